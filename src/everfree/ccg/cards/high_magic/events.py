"""The Events of High Magic."""

from everfree.ccg.language import (
    AN_OPPONENT, AT_LEAST, BLUE, CARD, CHARACTER, COMMON, CRITTER, END_OF_FACEOFF, END_OF_TURN, FIGMENT,
    FRIEND, HAND, HASTY, IMMEDIATE, MAIN_PHASE_TIMING, OPPONENT, ORANGE, PINK, POWER, PURPLE, RARE, RESOURCE,
    SONG, START_OF_YOUR_NEXT_TURN, SWIFT, THIS, TROUBLEMAKER, ULTRA_RARE, WHITE, YELLOW, YOU, Banish,
    CheapenNextCard, Choose, ChooseOne, ControlledBy, DiscardCards, Dismiss, Draw, EventText, FaceDown,
    Frightened, Gain, Give, HasKeyword, InFaceoff, LoseTokens, Move, Need, Plays, Power, PutIntoHand,
    PutOnDeck, PutTokens, Sequence, Spelt, TurnFaceDown, Uncover, Unfrighten, With, cards, choose, each,
    event, in_your_discard_pile, in_your_hand, one, token, wordings as w, yours,
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

CALL_IN_THE_DREAM_CAVALRY = event(
    "hm87",
    "Call in the Dream Cavalry",
    BLUE,
    power=3,
    cost=0,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give((HasKeyword(SWIFT.name),), each(yours(CHARACTER), wording=w.TOGETHER), END_OF_TURN, w.SPAN),
        ),
    ),
)

GLASS_OF_WATER = event(
    "hm89",
    "Glass of Water",
    PURPLE | YELLOW,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    TurnFaceDown(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING)))),
                    Uncover(choose(yours(TROUBLEMAKER, FaceDown()))),
                    Sequence((LoseTokens(AN_OPPONENT, 1), Gain(1))),
                )
            ),
        ),
    ),
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

PINKIE_THE_PARTY_PLANNER = event(
    "hm92",
    "Pinkie the Party Planner",
    PINK | PURPLE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    Dismiss(choose(cards(FRIEND, With(POWER, AT_LEAST, 3)))),
                    Give((Power(+3),), choose(cards(TROUBLEMAKER)), START_OF_YOUR_NEXT_TURN, w.AS_DEED),
                    Sequence((Draw(2), PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOURS))),
                )
            ),
        ),
    ),
)

POWER_PONY_UP = event(
    "hm93",
    "Power Pony Up!",
    ORANGE,
    power=3,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(
            IMMEDIATE,
            Unfrighten(Choose(cards(FRIEND, Frightened(w.UNDERSTOOD)), 2, wording=w.IN_WORDS, up_to=True)),
        ),
    ),
)

RISE_AND_SHINE = event(
    "hm94",
    "Rise and Shine",
    YELLOW,
    power=4,
    cost=1,
    needs=4,
    rarity=COMMON,
    text=(EventText(IMMEDIATE, PutTokens(token(1, YELLOW, CRITTER), Spelt(2))),),
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

THE_WONDERBOLTS_RAP = event(
    "hm97",
    "The Wonderbolts Rap",
    BLUE | PINK,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (Move(choose(yours(CHARACTER))), Draw(2), CheapenNextCard(2, cards(FRIEND), w.PAID_FOR))
            ),
        ),
    ),
)

THROUGH_THE_AGES = event(
    "hm98",
    "Through the Ages",
    PURPLE,
    power=4,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(
            IMMEDIATE,
            Give(
                (Power(-1, w.HAVE),),
                each(
                    cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff(w.SOME_FACEOFF)),
                    wording=w.TOGETHER,
                ),
                END_OF_FACEOFF,
            ),
        ),
    ),
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
