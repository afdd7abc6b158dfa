"""The white Friends of Friends Forever."""

from everfree.ccg.language import (
    CHANGELING, CHARACTER, COMMON, EARTH_PONY, END_OF_TURN, PREPARED, THIS, UNCOMMON, UNICORN, WHITE, YOU,
    Give, Moves, Power, eccentric, friend, one, showy, when,
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

FLEUR_DIS_LEE_ENJOYING_THE_SHOW = friend(
    "ff41",
    "Fleur Dis Lee, Enjoying the Show",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(when(Moves(YOU, one(CHARACTER)), Give((Power(+1),), THIS, END_OF_TURN)),),
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
