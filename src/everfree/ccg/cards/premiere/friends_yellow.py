"""The yellow Friends of Premiere."""

from everfree.ccg.language import (
    A_PROBLEM,
    CARETAKER,
    COMMON,
    CRITTER,
    FRIEND,
    RARE,
    THERE,
    THIS,
    UNICORN,
    YELLOW,
    YOU,
    May,
    Move,
    Moves,
    WithTrait,
    choose,
    friend,
    when,
    yours,
)

AMETHYST_STAR_ANIMAL_LEADER = friend(
    "pr80",
    "Amethyst Star, Animal Leader",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(CARETAKER,),
)

BLUE_JAY_WARBLER = friend(
    "pr81", "Blue Jay, Warbler", YELLOW, power=2, cost=2, traits=(CRITTER,), rarity=COMMON
)

FALCON_FAST_AND_FURIOUS = friend(
    "pr82",
    "Falcon, Fast & Furious",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=RARE,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(Move(choose(yours(FRIEND, WithTrait(CRITTER))), THERE)),
        ),
    ),
)

HOUSE_MOUSE_LITTLE_PIPSQUEAK = friend(
    "pr86", "House Mouse, Little Pipsqueak", YELLOW, power=1, cost=1, traits=(CRITTER,), rarity=COMMON
)

CARDS = (
    AMETHYST_STAR_ANIMAL_LEADER,
    BLUE_JAY_WARBLER,
    FALCON_FAST_AND_FURIOUS,
    HOUSE_MOUSE_LITTLE_PIPSQUEAK,
)
