"""The Mane Characters of Sands in Time."""

from everfree.ccg.language import (
    BLUE, EARTH_PONY, FIXED, YOU, ExtraTurn, If, PutCounters, RemoveThem, Sequence, Side, ThereAreCounters,
    This, TurnOver, WinsFaceoff, mane, when, wordings as w,
)  # fmt: skip

TIME = "Time"

DR_HOOVES_TIME_WALKER = mane(
    "st1",
    "Dr. Hooves, Time Walker",
    rarity=FIXED,
    start=Side(
        BLUE,
        1,
        (EARTH_PONY,),
        (),
        (
            when(
                WinsFaceoff(YOU),
                Sequence(
                    (
                        PutCounters(counter=TIME),
                        If(
                            ThereAreCounters(5, TIME),
                            Sequence((RemoveThem(TIME), TurnOver(This(w.IT)), ExtraTurn())),
                            wording=w.THEN,
                        ),
                    )
                ),
            ),
        ),
        home_limit=4,
    ),
    boosted=Side(BLUE, 3, (EARTH_PONY,), (), (), home_limit=4),
)
