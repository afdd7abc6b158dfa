"""The first Problems of Premiere, A Thorn in His Paw to Mean Meanie Pants."""

from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    CHARACTER,
    COMMON,
    NAMED,
    ORANGE,
    PEGASUS,
    PURPLE,
    STARTING_PROBLEM,
    THAT_PLAYERS_OPPONENT,
    UNCOMMON,
    WHITE,
    YELLOW,
    Confronts,
    DiscardCards,
    DuringFaceoff,
    Need,
    Standing,
    Total,
    WithTrait,
    cards,
    here,
    not_,
    problem,
    when,
)

AVALANCHE = problem(
    "pr162",
    "Avalanche!",
    bonus=2,
    owner=(Need(ORANGE, 2), Need(PURPLE, 2)),
    opponent=6,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(Confronts(A_PLAYER), DiscardCards(THAT_PLAYERS_OPPONENT)),),
)

BUNNY_BREAKOUT = problem(
    "pr164",
    "Bunny Breakout",
    bonus=1,
    owner=(Need(YELLOW, 1), not_(YELLOW, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

CLEARING_GLOOMY_SKIES = problem(
    "pr167",
    "Clearing Gloomy Skies",
    bonus=3,
    owner=(Need(BLUE, 4), Need(WHITE, 3)),
    opponent=9,
    rarity=UNCOMMON,
    abilities=(
        Standing(Total(+1, cards(CHARACTER, WithTrait(PEGASUS), here(NAMED)), 2), DuringFaceoff(here=True)),
    ),
)

CLOUDBURSTING = problem(
    "pr168",
    "Cloudbursting",
    bonus=1,
    owner=(Need(BLUE, 1), not_(BLUE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

EMERGENCY_DRESS_ORDER = problem(
    "pr170",
    "Emergency Dress Order",
    bonus=1,
    owner=(Need(WHITE, 1), not_(WHITE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

CARDS = (
    AVALANCHE,
    BUNNY_BREAKOUT,
    CLEARING_GLOOMY_SKIES,
    CLOUDBURSTING,
    EMERGENCY_DRESS_ORDER,
)
