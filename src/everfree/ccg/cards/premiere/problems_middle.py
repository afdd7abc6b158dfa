"""The Problems in the middle of Premiere, Hungry Hungry Caterpillars to My Pinkie Sense is Tingling."""

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
    PURPLE,
    REDUCED,
    REPORT,
    RESOURCE,
    SCORE_PHASE,
    STARTING_PROBLEM,
    THAT_PLAYER,
    UNCOMMON,
    WHITE,
    At,
    Choose,
    Defeats,
    Dismiss,
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

CARDS = (
    I_CAN_FIX_IT,
    I_NEED_ANSWERS,
    ITS_A_TWISTER,
    ITS_ALIVE,
    LOOKING_FOR_TROUBLE,
    MONITOR_EVERYTHING,
)
