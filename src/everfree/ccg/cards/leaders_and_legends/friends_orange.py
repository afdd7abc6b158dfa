"""The orange Friends of Leaders and Legends."""

from everfree.ccg.language import (
    CHARACTER, COMMON, EARTH_PONY, ELDER, FOAL, OPPONENT, ORANGE, PEGASUS, STUBBORN, THIS, ControlledBy,
    Exhaust, cards, choose, diligent, friend, here, main_phase, wordings as w,
)  # fmt: skip

MOODY_ROOT_GET_OFF_MY_LAWN = friend(
    "ll20",
    "Moody Root, Get Off My Lawn!",
    ORANGE,
    power=3,
    cost=3,
    needs=4,
    traits=(EARTH_PONY, ELDER),
    rarity=COMMON,
    keywords=(STUBBORN,),
    abilities=(
        main_phase(
            Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()))),
            costs=(Exhaust(THIS),),
        ),
    ),
)

WIND_SPRINT_LIVING_THE_GAME = friend(
    "ll23",
    "Wind Sprint, Living the Game",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    keywords=(diligent(1),),
)
