"""The white Friends of Equestrian Odysseys."""

from everfree.ccg.language import COMMON, DRAGON, EARTH_PONY, UNCOMMON, UNICORN, WHITE, friend, showy

AUNT_ORANGE_DISTANT_COUSIN = friend(
    "eo64",
    "Aunt Orange, Distant Cousin",
    WHITE,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(showy(1),),
)

FLEUR_DIS_LEE_CANTERLOT_SOCIALITE = friend(
    "eo67",
    "Fleur Dis Lee, Canterlot Socialite",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(showy(1),),
)

PRINCE_BLUEBLOOD_SKIN_DEEP = friend(
    "eo71",
    "Prince Blueblood, Skin Deep",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(showy(1),),
)

RARITY_CUTIE_MARK_CONSULTANT = friend(
    "eo73", "Rarity, Cutie Mark Consultant", WHITE, power=4, cost=4, traits=(UNICORN,), rarity=COMMON
)

SPIKE_TO_THE_NINES = friend(
    "eo75", "Spike, To the Nines", WHITE, power=2, cost=2, traits=(DRAGON,), rarity=COMMON
)
