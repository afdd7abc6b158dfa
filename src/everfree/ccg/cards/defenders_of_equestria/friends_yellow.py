"""The yellow Friends of Defenders of Equestria."""

from everfree.ccg.language import CHANGELING, COMMON, EXPERIENCED, YELLOW, friend

THORAX_EARNING_HIS_WINGS = friend(
    "de53",
    "Thorax, Earning His Wings",
    YELLOW,
    power=2,
    cost=2,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
)
