"""The yellow Friends of Marks in Time."""

from everfree.ccg.language import (
    ANYWHERE, COMMON, CRITTER, EARTH_PONY, FOAL, FRIEND, IMMEDIATE, OPPONENT, PERSISTENT, RARE, RESOURCE,
    THIS, TROUBLEMAKER, UNCOMMON, UNICORN, YELLOW, Activated, Another, CantContribute, Continuous,
    ControlledBy, Dismiss, Enters, HasKeyword, May, OfColour, PutIntoHand, Retire, Standing, WithCard,
    calming, cards, choose, friend, when, wordings as w, yours,
)  # fmt: skip

ANGEL_BEST_BUNNY = friend(
    "mt49",
    "Angel, Best Bunny",
    YELLOW,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(PERSISTENT.name),),
            THIS,
            WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(YELLOW))),
        ),
    ),
)

BATTLESNAKES_HISSY_FIT = friend(
    "mt50",
    "Battlesnakes, Hissy Fit",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=RARE,
    abilities=(
        when(Enters(THIS), May(PutIntoHand(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

LEMON_HEARTS_CONTENTS_UNDER_PRESSURE = friend(
    "mt52",
    "Lemon Hearts, Contents Under Pressure",
    YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=UNCOMMON,
    abilities=(
        Activated(
            IMMEDIATE, Dismiss(choose(cards(RESOURCE, ControlledBy(OPPONENT, w.OPPOSING)))), (Retire(THIS),)
        ),
    ),
)

MARBLE_PIE_QUIET_AS_A_STONE = friend(
    "mt53",
    "Marble Pie, Quiet as a Stone",
    YELLOW,
    power=3,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(Standing(CantContribute(THIS)),),
)

PARASPRITE_CALM_BEFORE_THE_SWARM = friend(
    "mt54",
    "Parasprite, Calm Before the Swarm",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(calming(1),),
)
