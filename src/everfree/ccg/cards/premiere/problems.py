"""The Problems of Premiere."""

from everfree.ccg.language import (
    A_PLAYER,
    ADDITIONAL,
    BEGINNING,
    BLUE,
    CARD,
    CHARACTER,
    COMMON,
    FRIEND,
    HERE,
    HOME,
    NAMED,
    ORANGE,
    PEGASUS,
    PURPLE,
    REDUCED,
    REPORT,
    RESOURCE,
    SCORE_PHASE,
    STARTING_PROBLEM,
    THAT_PLAYER,
    THAT_PLAYERS_OPPONENT,
    UNCOMMON,
    WHITE,
    At,
    CantBeDismissed,
    Choose,
    Confronts,
    Defeats,
    DiscardCards,
    Dismiss,
    DuringFaceoff,
    Gain,
    Has,
    May,
    Need,
    OfColour,
    PhaseStarts,
    PlayCost,
    ReadyCards,
    Score,
    Standing,
    Total,
    WinsFaceoff,
    WithTrait,
    cards,
    choose,
    here,
    main_phase,
    not_,
    problem,
    when,
    yours,
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

I_CAN_FIX_IT = problem(
    "pr174",
    "I Can Fix It!",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 1)),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(WinsFaceoff(A_PLAYER, here=True, exactly=1), Score(1, THAT_PLAYER, ADDITIONAL)),),
)

I_NEED_ANSWERS = problem(
    "pr175",
    "I Need Answers",
    bonus=2,
    owner=(Need(PURPLE, 3), not_(PURPLE, 2)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(main_phase(Gain(1), costs=(Dismiss(choose(yours(FRIEND, here()))),), anyone=True),),
)

ITS_A_TWISTER = problem(
    "pr176",
    "It's a Twister!",
    bonus=2,
    owner=(Need(BLUE, 2), not_(BLUE, 2)),
    opponent=5,
    rarity=UNCOMMON,
    abilities=(
        when(
            PhaseStarts(SCORE_PHASE, A_PLAYER, BEGINNING),
            May(ReadyCards(Choose(cards(CARD, At(HOME)), who=THAT_PLAYER)), THAT_PLAYER),
            if_=Has(THAT_PLAYER, cards(CHARACTER, OfColour(BLUE)), 2),
        ),
    ),
)

ITS_ALIVE = problem(
    "pr177",
    "It's Alive!",
    bonus=1,
    owner=(Need(PURPLE, 1), not_(PURPLE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

LOOKING_FOR_TROUBLE = problem(
    "pr178",
    "Looking For Trouble",
    bonus=1,
    owner=(Need(BLUE, 2), not_(BLUE, 2)),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(Defeats(A_PLAYER, here=True, wording=NAMED), Score(1, THAT_PLAYER, ADDITIONAL)),),
)

MONITOR_EVERYTHING = problem(
    "pr182",
    "Monitor EVERYTHING!",
    bonus=3,
    owner=(Need(PURPLE, 4), not_(PURPLE, 3)),
    opponent=8,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(PlayCost(-1, cards(RESOURCE, WithTrait(REPORT)), A_PLAYER, HERE, REDUCED)),),
)

RAZE_THIS_BARN = problem(
    "pr189",
    "Raze This Barn",
    bonus=3,
    owner=(Need(ORANGE, 4), not_(ORANGE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(CantBeDismissed(cards(FRIEND, OfColour(ORANGE), here()))),),
)

RUNAWAY_CART = problem(
    "pr190",
    "Runaway Cart",
    bonus=1,
    owner=(Need(ORANGE, 1), not_(ORANGE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

CARDS = (
    AVALANCHE,
    CLEARING_GLOOMY_SKIES,
    CLOUDBURSTING,
    EMERGENCY_DRESS_ORDER,
    I_CAN_FIX_IT,
    I_NEED_ANSWERS,
    ITS_A_TWISTER,
    ITS_ALIVE,
    LOOKING_FOR_TROUBLE,
    MONITOR_EVERYTHING,
    RAZE_THIS_BARN,
    RUNAWAY_CART,
)
