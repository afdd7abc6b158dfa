"""The pink Friends of Canterlot Nights."""

from everfree.ccg.language import (
    BANISHED, CARD, COMMON, EARTH_PONY, FOAL, FRIEND, PEGASUS, PINK, PUMPED, RANDOM, RARE, THIS, UNCOMMON,
    UNICORN, BeneathThis, Dismiss, Draw, EntersExhausted, Exhaust, Exhausted, PutIntoHand, Spend, Standing,
    This, cards, choose, friend, main_phase, supportive, wordings as w,
)  # fmt: skip

AURA_REALLY_RAMBUNCTIOUS = friend(
    "cn39",
    "Aura, Really Rambunctious",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    keywords=(RANDOM,),
)

CHEESE_SANDWICH_WANDERING_PARTIER = friend(
    "cn40",
    "Cheese Sandwich, Wandering Partier",
    PINK,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Standing(EntersExhausted(THIS)),
        main_phase(
            Dismiss(choose(cards(FRIEND, Exhausted()))), costs=(Exhaust(THIS), PutIntoHand(This(w.IT)))
        ),
    ),
)

PURPLE_WATERS_PRISMATIC_POET_MUSICIAN = friend(
    "cn41",
    "Purple Waters, Prismatic Poet/Musician",
    PINK,
    power=2,
    cost=1,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
)

GLOBE_TROTTER_SIGHT_SEER = friend(
    "cn42",
    "Globe Trotter, Sight Seer",
    PINK,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(main_phase(Draw(2), costs=(Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),)),),
)

HONDO_FLANKS_BIG_DADDY = friend(
    "cn45",
    "Hondo Flanks, Big Daddy",
    PINK,
    power=2,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(supportive(4),),
)
