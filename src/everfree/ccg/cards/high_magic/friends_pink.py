"""The pink Friends of High Magic."""

from everfree.ccg.language import COMMON, EARTH_PONY, PINK, friend

PINKIE_PIE_RAINBOW_POWERED = friend(
    "hm30", "Pinkie Pie, Rainbow Powered", PINK, power=2, cost=1, needs=2, traits=(EARTH_PONY,), rarity=COMMON
)
