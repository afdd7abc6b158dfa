"""The Problems in the middle of Premiere, Hungry Hungry Caterpillars to My Pinkie Sense is Tingling."""

from everfree.ccg.language import (
    A_PLAYER,
    ADDITIONAL,
    AWAY,
    BEGINNING,
    BLUE,
    CARD,
    CHARACTER,
    COMMON,
    FRIEND,
    HERE,
    HOME,
    IF,
    NAMED,
    OPPONENT,
    ORANGE,
    PURPLE,
    REDUCED,
    REPORT,
    RESOURCE,
    SCORE_PHASE,
    STARTING_PROBLEM,
    THAT_PLAYER,
    THIS,
    UNCOMMON,
    WHITE,
    YELLOW,
    YOU,
    At,
    CantMove,
    Choose,
    ControlledBy,
    Defeats,
    DiscardCards,
    Dismiss,
    EachPlayer,
    Frighten,
    Gain,
    Has,
    IsPlayed,
    May,
    Need,
    OfColour,
    PhaseStarts,
    PlayCost,
    ReadyCards,
    Score,
    Standing,
    ThereAre,
    WinsFaceoff,
    WithoutColour,
    WithTrait,
    cards,
    choose,
    each,
    here,
    main_phase,
    not_,
    problem,
    when,
    yours,
)

HUNGRY_HUNGRY_CATERPILLARS = problem(
    "pr173",
    "Hungry Hungry Caterpillars",
    bonus=2,
    owner=(Need(ORANGE, 2), not_(ORANGE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(when(IsPlayed(THIS), EachPlayer(DiscardCards(YOU))),),
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

WHO_IS_GABBY_GUMS = problem(
    "pr180",
    "Who is Gabby Gums?",
    bonus=3,
    owner=(Need(WHITE, 4), not_(WHITE, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        Standing(
            CantMove(A_PLAYER, each(cards(CHARACTER, WithoutColour(WHITE), here())), AWAY),
            ThereAre(cards(CHARACTER, OfColour(WHITE), here(NAMED)), 3),
            wording=IF,
        ),
    ),
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

MONSTER_OF_A_MINOTAUR = problem(
    "pr183",
    "Monster of a Minotaur",
    bonus=1,
    owner=(Need(YELLOW, 4), not_(YELLOW, 3)),
    opponent=4,
    rarity=COMMON,
    abilities=(when(IsPlayed(THIS), EachPlayer(Frighten(choose(cards(FRIEND, ControlledBy(OPPONENT)))))),),
)

CARDS = (
    HUNGRY_HUNGRY_CATERPILLARS,
    I_CAN_FIX_IT,
    I_NEED_ANSWERS,
    ITS_A_TWISTER,
    ITS_ALIVE,
    LOOKING_FOR_TROUBLE,
    WHO_IS_GABBY_GUMS,
    MONITOR_EVERYTHING,
    MONSTER_OF_A_MINOTAUR,
)
