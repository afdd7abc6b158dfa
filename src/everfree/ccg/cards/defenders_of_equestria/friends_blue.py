"""The blue Friends of Defenders of Equestria."""

from everfree.ccg.language import BLUE, COMMON, PEGASUS, competitive, friend

NIGHT_GLIDER_SWOOPER_DUPER = friend(
    "de8",
    "Night Glider, Swooper Duper",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(competitive(2),),
)
