"""The blue Friends of Marks in Time."""

from everfree.ccg.language import BLUE, COMMON, UNICORN, competitive, friend

SHINING_ARMOR_SOLDIER_IN_TRAINING = friend(
    "mt12",
    "Shining Armor, Soldier in Training",
    BLUE,
    power=4,
    cost=3,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(competitive(3),),
)
