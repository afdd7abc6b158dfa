"""The white Friends of Friends Forever."""

from everfree.ccg.language import (
    CHANGELING, COMMON, EARTH_PONY, PREPARED, UNICORN, WHITE, eccentric, friend, showy,
)  # fmt: skip

CORNICLE_LEAD_ROLE = friend(
    "ff40",
    "Cornicle, Lead Role",
    WHITE,
    power=2,
    cost=3,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(showy(1),),
)

RARITY_SHINE_ON_THE_INSIDE = friend(
    "ff44",
    "Rarity, Shine on the Inside",
    WHITE,
    power=3,
    cost=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(eccentric(1),),
)

SANDBAR_STUDENT_OF_FRIENDSHIP = friend(
    "ff45",
    "Sandbar, Student of Friendship",
    WHITE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(PREPARED,),
)
