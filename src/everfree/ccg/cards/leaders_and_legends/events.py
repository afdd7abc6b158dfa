"""The Events of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, CHARACTER, COMMON, END_OF_TURN, IMMEDIATE, MAIN_PHASE_TIMING, POWER, PURPLE, THERE,
    TROUBLEMAKER, ULTRA_RARE, UNTIL_TRIGGERED, YOU, At, ControlledBy, DontPrevent, EventText, HighestOf,
    Lasting, May, MayPlayImmediately, Move, NeedLess, Sequence, TurnEnds, cards, choose, each, event, when,
    wordings as w, yours,
)  # fmt: skip

FORMATION_FLYING = event(
    "ll92",
    "Formation Flying",
    BLUE,
    power=2,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Move(choose(yours(CHARACTER))),
                    Lasting(
                        when(TurnEnds(A_PLAYER, w.NOBODYS), May(Move(choose(yours(CHARACTER))))),
                        UNTIL_TRIGGERED,
                    ),
                )
            ),
        ),
    ),
)

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
