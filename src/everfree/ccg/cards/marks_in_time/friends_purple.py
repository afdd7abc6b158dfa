"""The purple Friends of Marks in Time."""

from everfree.ccg.language import (
    AN_OPPONENT, ANYWHERE, COMMON, CRITTER, FOAL, FRIEND, PREPARED, PURPLE, THIS, UNCOMMON, UNICORN, Another,
    Confronts, Continuous, Exhaust, Gain, HasKeyword, May, OfColour, PayTo, WithCard, friend, when, yours,
)  # fmt: skip

CLOVER_THE_CLEVER_EQUESTRIAN_FOUNDER = friend(
    "mt33",
    "Clover the Clever, Equestrian Founder",
    PURPLE,
    power=4,
    cost=4,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PREPARED,),
)

OWLOWISCIOUS_BEST_OWL = friend(
    "mt34",
    "Owlowiscious, Best Owl",
    PURPLE,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Meticulous", 1),),
            THIS,
            WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(PURPLE))),
        ),
    ),
)

TWINKLESHINE_COMPULSIVE_HELPER = friend(
    "mt39",
    "Twinkleshine, Compulsive Helper",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=UNCOMMON,
    abilities=(when(Confronts(AN_OPPONENT), May(PayTo((Exhaust(THIS),), Gain(1)))),),
)
