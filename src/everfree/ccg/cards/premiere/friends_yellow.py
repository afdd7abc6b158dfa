"""The yellow Friends of Premiere."""

from everfree.ccg.language import (
    A_PROBLEM,
    AN_OPPONENT,
    BESIDE,
    CARETAKER,
    CHARACTER,
    COMMON,
    CRITTER,
    EARTH_PONY,
    FRIEND,
    NAMED,
    OPPONENT,
    OPPONENTS_HOME,
    RARE,
    RESOURCE,
    THERE,
    THIS,
    UNICORN,
    YELLOW,
    YOU,
    Another,
    At,
    Continuous,
    ControlledBy,
    Dismiss,
    Exhaust,
    LoseTokens,
    May,
    Move,
    Moves,
    On,
    Plays,
    Power,
    WithTrait,
    cards,
    choose,
    each,
    friend,
    here,
    main_phase,
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

FOREST_OWL_NOVICE_ASSISTANT = friend(
    "pr85",
    "Forest Owl, Novice Assistant",
    YELLOW,
    power=0,
    cost=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(Continuous((Power(+1),), each(yours(CHARACTER, Another(), At(A_PROBLEM), here(BESIDE)))),),
)

HOUSE_MOUSE_LITTLE_PIPSQUEAK = friend(
    "pr86", "House Mouse, Little Pipsqueak", YELLOW, power=1, cost=1, traits=(CRITTER,), rarity=COMMON
)

MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER = friend(
    "pr90",
    "Mr. Beaverton Beaverteeth, Dam Builder",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(CRITTER,),
    rarity=RARE,
    abilities=(main_phase(Dismiss(choose(cards(RESOURCE, At(OPPONENTS_HOME)))), costs=(Exhaust(THIS),)),),
)

MR_BREEZY_FAN_FAN = friend(
    "pr91",
    "Mr. Breezy, Fan Fan",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Plays(YOU, THIS), LoseTokens(AN_OPPONENT, 1)),),
)

OPALESCENCE_CURTAIN_SHREDDER = friend(
    "pr92",
    "Opalescence, Curtain Shredder",
    YELLOW,
    power=1,
    cost=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(
                Dismiss(
                    choose(cards(RESOURCE, On(cards(CHARACTER, ControlledBy(OPPONENT), At(THERE, NAMED)))))
                )
            ),
        ),
    ),
)

CARDS = (
    AMETHYST_STAR_ANIMAL_LEADER,
    BLUE_JAY_WARBLER,
    FALCON_FAST_AND_FURIOUS,
    FOREST_OWL_NOVICE_ASSISTANT,
    HOUSE_MOUSE_LITTLE_PIPSQUEAK,
    MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER,
    MR_BREEZY_FAN_FAN,
    OPALESCENCE_CURTAIN_SHREDDER,
)
