"""The Mane Characters of The Crystal Games."""

from everfree.ccg.language import (
    FIXED, OPPONENTS, PEGASUS, YELLOW, YOU, Confronts, If, PlayLimit, PutCounters, RemoveThem, Sequence, Side,
    Standing, ThereAreCounters, This, TurnOver, mane, when, wordings as w,
)  # fmt: skip

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
                            Sequence((RemoveThem(POSTAGE), TurnOver(This(w.IT)))),
                            wording=w.THEN,
                        ),
                    )
                ),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(YELLOW, 3, (PEGASUS,), (), (Standing(PlayLimit(OPPONENTS, 1)),), home_limit=4),
)
