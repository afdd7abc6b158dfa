"""The Events of Leaders and Legends."""

from everfree.ccg.language import (
    BLUE, END_OF_TURN, IMMEDIATE, MAIN_PHASE_TIMING, POWER, PURPLE, THERE, TROUBLEMAKER, ULTRA_RARE, YOU, At,
    ControlledBy, DontPrevent, EventText, HighestOf, Lasting, MayPlayImmediately, NeedLess, Sequence, cards,
    each, event, wordings as w, yours,
)  # fmt: skip

SONIC_RAINBOOM = event(
    "ll142",
    "Sonic Rainboom",
    BLUE,
    power=3,
    cost=1,
    needs=4,
    rarity=ULTRA_RARE,
    text=(EventText(IMMEDIATE, Lasting(MayPlayImmediately(MAIN_PHASE_TIMING), END_OF_TURN)),),
)

THE_POWER_OF_FRIENDSHIP = event(
    "ll143",
    "The Power of Friendship",
    PURPLE,
    power=5,
    cost=3,
    needs=4,
    rarity=ULTRA_RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    DontPrevent(each(yours(TROUBLEMAKER), wording=w.TOGETHER), wording=w.JOINED),
                    NeedLess(
                        HighestOf(POWER, cards(TROUBLEMAKER, ControlledBy(YOU, w.CONTROLLED), At(THERE)))
                    ),
                )
            ),
        ),
    ),
)
