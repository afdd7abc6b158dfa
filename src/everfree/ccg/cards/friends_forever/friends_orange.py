"""The orange Friends of Friends Forever."""

from everfree.ccg.language import COMMON, DRAGON, EARTH_PONY, ORANGE, PERSISTENT, competitive, friend

CINDERS_SITTING_PRETTY = friend(
    "ff14",
    "Cinders, Sitting Pretty",
    ORANGE,
    power=3,
    cost=3,
    traits=(DRAGON,),
    rarity=COMMON,
    keywords=(PERSISTENT,),
)

PROFESSOR_FOSSIL_CHIPPING_AWAY = friend(
    "ff19", "Professor Fossil, Chipping Away", ORANGE, power=4, cost=4, traits=(EARTH_PONY,), rarity=COMMON
)

SMOLDER_STUDENT_OF_FRIENDSHIP = friend(
    "ff20",
    "Smolder, Student of Friendship",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(DRAGON,),
    rarity=COMMON,
    keywords=(competitive(2),),
)
