"""The orange Friends of Leaders and Legends."""

from everfree.ccg.language import COMMON, FOAL, ORANGE, PEGASUS, diligent, friend

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
