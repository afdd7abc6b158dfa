"""The first Problems of Premiere, A Thorn in His Paw to Mean Meanie Pants."""

from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    CHARACTER,
    COMMON,
    FRIEND,
    HERE,
    NAMED,
    OPPONENT,
    ORANGE,
    PEGASUS,
    PURPLE,
    REDUCED,
    RESOURCE,
    STARTING_PROBLEM,
    THAT_PLAYERS_OPPONENT,
    UNCOMMON,
    WHITE,
    YELLOW,
    YOU,
    Confronts,
    DiscardCards,
    DuringFaceoff,
    EachPlayerHas,
    Has,
    Need,
    OfColour,
    PlayCost,
    Standing,
    Total,
    WithTrait,
    cards,
    here,
    not_,
    problem,
    when,
)

A_THORN_IN_HIS_PAW = problem(
    "pr161",
    "A Thorn in His Paw",
    bonus=3,
    owner=(Need(YELLOW, 4), not_(YELLOW, 3)),
    opponent=8,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        EachPlayerHas(
            PlayCost(+1, cards(FRIEND), OPPONENT, HERE),
            Has(YOU, cards(FRIEND, OfColour(YELLOW), here(NAMED)), 3),
        ),
    ),
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

WING_POWER_795 = problem(
    "pr171",
    "795 Wing Power",
    bonus=2,
    owner=(Need(BLUE, 2), not_(BLUE, 2)),
    opponent=5,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Standing(PlayCost(-1, cards(RESOURCE), A_PLAYER, wording=REDUCED, on=cards(CHARACTER, here()))),
    ),
)

CARDS = (
    A_THORN_IN_HIS_PAW,
    AVALANCHE,
    BUNNY_BREAKOUT,
    CLEARING_GLOOMY_SKIES,
    CLOUDBURSTING,
    EMERGENCY_DRESS_ORDER,
    WING_POWER_795,
)
