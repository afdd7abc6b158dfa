"""The Events of Friends Forever."""

from everfree.ccg.language import (
    A_PLAYER, AGILE, AN_OPPONENT, AT_MOST, BLUE, CARD, CHANGELING, CHARACTER, COMMON, DISCARD_PILE,
    END_OF_TURN, FRIEND, GRIFFON, IMMEDIATE, MAIN_PHASE_TIMING, OPPONENT, OPPONENTS, ORANGE, PINK, POWER,
    PREVIOUS_AREA, PURPLE, RARE, RESOURCE, SONG, SUPER_RARE, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON,
    UNICORN, UNTIL_TRIGGERED, WHITE, YELLOW, YOU, Banish, Cant, CardType, Choose, ChooseOne, ControlledBy,
    DiscardCards, DiscardHand, DontPrevent, Draw, EachPlayer, Elsewhere, EventText, Frighten, Further, Give,
    Has, HasKeyword, If, Lasting, May, Move, Moves, Need, PayTo, Plays, PutOnDeck, Send, Sequence,
    ShuffleInto, Triggered, TurnAllOver, TurnStarts, WasMoved, With, WithTrait, cards, choose, each, event,
    in_your_discard_pile, one, when, wordings as w, yours,
)  # fmt: skip

DEFEND_THE_HIVE = event(
    "ff86",
    "Defend the Hive!",
    YELLOW,
    power=5,
    cost=1,
    needs=2,
    rarity=COMMON,
    text=(
        EventText(IMMEDIATE, Move(choose(yours(CHARACTER)))),
        Further(
            Give(
                (HasKeyword(AGILE.name),),
                each(yours(CHARACTER, WithTrait(CHANGELING)), wording=w.TOGETHER),
                END_OF_TURN,
            ),
            "Harmony Changeling",
        ),
    ),
)

RELIVING_HISTORY = event(
    "ff95",
    "Reliving History",
    WHITE,
    power=5,
    cost=1,
    needs=2,
    rarity=COMMON,
    text=(
        EventText(IMMEDIATE, Send(choose(cards(CHARACTER, WasMoved())), PREVIOUS_AREA)),
        Further(
            If(
                Has(YOU, cards(CHARACTER, WithTrait(UNICORN)), 3, w.OR_MORE),
                Lasting(
                    Cant(Moves(OPPONENTS, one(CHARACTER))),
                    END_OF_TURN,
                    wording=w.LAST,
                ),
            ),
            "Harmony Unicorn",
        ),
    ),
)

SKIPPING_CLASS = event(
    "ff96",
    "Skipping Class",
    PINK,
    power=6,
    cost=3,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(IMMEDIATE, Sequence((DiscardHand(), Draw(6)), w.THEN)),),
)

STOP_FIGHTING = event(
    "ff98",
    "Stop Fighting!",
    BLUE,
    power=5,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(IMMEDIATE, Frighten(choose(cards(FRIEND, With(POWER, AT_MOST, 2))))),
        Elsewhere(
            DISCARD_PILE,
            Triggered(
                Plays(YOU, one(FRIEND, WithTrait(GRIFFON))),
                May(PayTo((Banish(THIS),), Frighten(choose(cards(FRIEND, With(POWER, AT_MOST, 2)))))),
                tag="Harmony Griffon",
            ),
            wording=w.WITHIN,
        ),
    ),
)

UNTESTED_MAGIC_FIREWORKS = event(
    "ff102",
    "Untested Magic Fireworks",
    PINK | PURPLE,
    power=5,
    cost=4,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            IMMEDIATE,
            Sequence(
                (
                    TurnAllOver(),
                    Lasting(
                        when(TurnStarts(A_PLAYER, w.FOLLOWING), TurnAllOver(w.AGAIN)),
                        UNTIL_TRIGGERED,
                    ),
                )
            ),
        ),
    ),
)

WERE_FRIENDSHIP_BOUND = event(
    "ff103",
    "We're Friendship Bound",
    PURPLE | YELLOW | ORANGE,
    power=6,
    cost=2,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2), Need(YELLOW, 2)),
    rarity=SUPER_RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    DiscardCards(AN_OPPONENT, 2, at_random=True),
                    Move(
                        Choose(
                            cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)),
                            3,
                            wording=w.IN_WORDS,
                            up_to=True,
                        )
                    ),
                    DontPrevent(each(cards(TROUBLEMAKER), wording=w.TOGETHER)),
                )
            ),
        ),
    ),
)

SCHOOL_SHUT_DOWN = event(
    "ff140",
    "School Shut Down",
    PURPLE,
    power=3,
    cost=5,
    needs=3,
    rarity=ULTRA_RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    PutOnDeck(each(cards(CardType(FRIEND | RESOURCE | TROUBLEMAKER)))),
                    EachPlayer(ShuffleInto(each(in_your_discard_pile(CARD)))),
                ),
                w.THEN,
            ),
        ),
    ),
)
