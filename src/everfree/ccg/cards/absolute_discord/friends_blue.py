"""The blue Friends of Absolute Discord."""

from everfree.ccg.language import BLUE, CARETAKER, COMMON, EARTH_PONY, FOAL, UNICORN, friend

CHEESE_SANDWICH_ALL_AROUND_EQUESTRIA = friend(
    "ad7", "Cheese Sandwich, All Around Equestria", BLUE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

SWEETIE_BELLE_CAT_SITTER = friend(
    "ad15",
    "Sweetie Belle, Cat Sitter",
    BLUE,
    power=1,
    cost=1,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    keywords=(CARETAKER,),
)
