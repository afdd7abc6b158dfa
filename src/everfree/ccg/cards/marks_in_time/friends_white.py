"""The white Friends of Marks in Time."""

from everfree.ccg.language import COMMON, ROYALTY, UNICORN, WHITE, friend, showy

PRINCESS_PLATINUM_EQUESTRIAN_FOUNDER = friend(
    "mt45",
    "Princess Platinum, Equestrian Founder",
    WHITE,
    power=5,
    cost=5,
    needs=1,
    traits=(UNICORN, ROYALTY),
    rarity=COMMON,
    keywords=(showy(2),),
)
