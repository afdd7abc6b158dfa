"""The Mane Characters of The Crystal Games."""

from everfree.ccg.language import (
    FIXED,
    IT,
    OPPONENTS,
    PEGASUS,
    THEN,
    YELLOW,
    YOU,
    Card,
    Confronts,
    If,
    PlayLimit,
    PutCounters,
    RemoveThem,
    Sequence,
    Side,
    Standing,
    ThereAreCounters,
    This,
    TurnOver,
    mane,
    when,
)

POSTAGE = "Postage"

BUBBLY_MARE_HELPING_HOOF = mane(
    "cg4",
    "Bubbly Mare, Helping Hoof",
    rarity=FIXED,
    start=Side(
        YELLOW,
        1,
        (PEGASUS,),
        (),
        (
            when(
                Confronts(YOU, anywhere=True),
                Sequence(
                    (
                        PutCounters(counter=POSTAGE),
                        If(
                            ThereAreCounters(5, POSTAGE),
                            Sequence((RemoveThem(POSTAGE), TurnOver(This(IT)))),
                            wording=THEN,
                        ),
                    )
                ),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(YELLOW, 3, (PEGASUS,), (), (Standing(PlayLimit(OPPONENTS, 1)),), home_limit=4),
)

CARDS: tuple[Card, ...] = (BUBBLY_MARE_HELPING_HOOF,)
