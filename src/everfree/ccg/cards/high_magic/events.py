"""The Events of High Magic."""

from everfree.ccg.language import (
    AN_OPPONENT, AT_LEAST, BLUE, CARD, CHARACTER, COMMON, END_OF_TURN, FIGMENT, FRIEND, HAND, HASTY,
    IMMEDIATE, MAIN_PHASE_TIMING, OPPONENT, ORANGE, POWER, PURPLE, RARE, RESOURCE, SONG, THIS, ULTRA_RARE,
    WHITE, YELLOW, YOU, Banish, ChooseOne, ControlledBy, DiscardCards, Dismiss, EventText, Give, HasKeyword,
    Need, Plays, Power, PutIntoHand, PutOnDeck, PutTokens, Sequence, With, cards, choose, each, event,
    in_your_discard_pile, one, token, wordings as w, yours,
)  # fmt: skip

BEWITCHED_BEAVERS = event(
    "hm86",
    "Bewitched Beavers",
    YELLOW,
    power=3,
    cost=1,
    needs=3,
    rarity=RARE,
    text=(EventText(IMMEDIATE, Dismiss(choose(cards(RESOURCE)))),),
)

HEARTS_STRONG_AS_HORSES = event(
    "hm90",
    "Hearts Strong as Horses",
    WHITE | ORANGE,
    power=4,
    cost=1,
    needs=(Need(ORANGE, 2), Need(WHITE, 2)),
    rarity=RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    PutIntoHand(
                        choose(
                            in_your_discard_pile(CARD, With(POWER, AT_LEAST, 3, w.AT_LEAST)), wording=w.FROM
                        ),
                        w.YOURS,
                    ),
                    DiscardCards(AN_OPPONENT, 2),
                    Give((Power(+3),), choose(yours(CHARACTER)), END_OF_TURN),
                )
            ),
        ),
    ),
)

PHANTASMAL_TALE = event(
    "hm91",
    "Phantasmal Tale",
    PURPLE,
    power=4,
    cost=3,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    PutOnDeck(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))),
                    PutTokens(token(2, PURPLE, FIGMENT)),
                ),
                w.THEN,
            ),
        ),
    ),
)

STAR_SWIRL_RESEARCH = event(
    "hm95",
    "Star Swirl Research",
    PURPLE,
    power=7,
    cost=0,
    needs=3,
    rarity=COMMON,
    text=(EventText(IMMEDIATE, PutOnDeck(THIS)),),
)

UH_OH = event(
    "hm100",
    "Uh-oh",
    WHITE,
    power=4,
    cost=3,
    needs=3,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, Banish(choose(cards(FRIEND)))),),
)

UNDER_THE_WIRE = event(
    "hm101",
    "Under the Wire",
    BLUE,
    power=4,
    cost=1,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            IMMEDIATE,
            Give(
                (HasKeyword(HASTY.name),),
                each(cards(FRIEND, ControlledBy(YOU), zone=HAND), wording=w.TOGETHER),
                END_OF_TURN,
                ended_by=Plays(YOU, one(FRIEND)),
            ),
        ),
    ),
)

REST_IN_PIECES = event(
    "hm148",
    "Rest in Pieces",
    PURPLE,
    power=5,
    cost=3,
    needs=3,
    rarity=ULTRA_RARE,
    text=(
        EventText(
            IMMEDIATE, Banish(each(cards(RESOURCE, ControlledBy(OPPONENT, w.OPPOSING)), wording=w.WHOLE))
        ),
    ),
)
