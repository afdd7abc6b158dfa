"""The white Friends of High Magic."""

from everfree.ccg.language import COMMON, PEGASUS, PREPARED, UNCOMMON, UNICORN, WHITE, friend

DARING_DO_WELL_DISGUISED = friend(
    "hm45",
    "Daring Do, Well Disguised",
    WHITE,
    power=4,
    cost=3,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(PREPARED,),
)

RARITY_RAINBOW_POWERED = friend(
    "hm51", "Rarity, Rainbow Powered", WHITE, power=2, cost=1, needs=2, traits=(UNICORN,), rarity=COMMON
)
