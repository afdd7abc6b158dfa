"""The blue Friends of High Magic."""

from everfree.ccg.language import BLUE, COMMON, EARTH_PONY, HASTY, PEGASUS, UNCOMMON, diligent, friend

FILTHY_RICH_COLD_HARD_CASH = friend(
    "hm5",
    "Filthy Rich, Cold Hard Cash",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(HASTY, diligent(1)),
)

NIGHT_GLIDER_SHES_ON_IT = friend(
    "hm6",
    "Night Glider, She's On It!",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(HASTY,),
)

RAINBOW_DASH_RAINBOW_POWERED = friend(
    "hm8", "Rainbow Dash, Rainbow Powered", BLUE, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)
