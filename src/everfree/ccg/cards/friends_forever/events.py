"""The Events of Friends Forever."""

from everfree.ccg.language import (
    A_PLAYER, AT_MOST, BLUE, CHARACTER, COMMON, DISCARD_PILE, END_OF_TURN, FRIEND, GRIFFON, IMMEDIATE,
    OPPONENTS, PINK, POWER, PREVIOUS_AREA, PURPLE, RARE, THIS, UNCOMMON, UNICORN, UNTIL_TRIGGERED, WHITE, YOU,
    Banish, Cant, DiscardHand, Draw, Elsewhere, EventText, Frighten, Further, Has, If, Lasting, May, Moves,
    PayTo, Plays, Send, Sequence, Triggered, TurnAllOver, TurnStarts, WasMoved, With, WithTrait, cards,
    choose, event, one, when, wordings as w,
)  # fmt: skip

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
                        once=True,
                    ),
                )
            ),
        ),
    ),
)
