"""The Problems in the middle of Premiere, Hungry Hungry Caterpillars to My Pinkie Sense is Tingling."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, CARD, CHARACTER, COMMON, CRITTER, FRIEND, HOME, ITS_PROBLEM, OPPONENT, ORANGE, OWNER,
    PINK, PROBLEM_FACEOFFS, PURPLE, REPORT, RESOURCE, SCORE_PHASE, STARTING_PROBLEM, THAT_PLAYER, THIS,
    UNCOMMON, WHITE, YELLOW, YOU, At, By, Cant, ControlledBy, Defeats, DiscardCards, Dismiss, Draw,
    EachPlayer, Frighten, Gain, Has, IsPlayed, It, LookAndReorder, May, Moves, Need, Not, OfColour, Other,
    PhaseStarts, PlayCost, ProblemDeckAt, PutIntoHand, ReadyCards, Reveal, Score, SearchDeck, Sequence,
    Standing, ThereAre, WinsFaceoff, WithTrait, cards, choose, here, main_phase, not_, one, problem, when,
    wordings as w, yours,
)  # fmt: skip

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
    abilities=(when(WinsFaceoff(A_PLAYER, here=True, exactly=1), Score(1, THAT_PLAYER, w.ADDITIONAL)),),
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
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.BEGINNING),
            By(THAT_PLAYER, May(ReadyCards(choose(cards(CARD, At(HOME)))))),
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
    abilities=(when(Defeats(A_PLAYER, here=True, wording=w.NAMED), Score(1, THAT_PLAYER, w.ADDITIONAL)),),
)

MAY_THE_BEST_PET_WIN = problem(
    "pr179",
    "May the Best Pet Win",
    bonus=3,
    owner=(Need(YELLOW, 4), not_(YELLOW, 3)),
    opponent=8,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            IsPlayed(THIS),
            By(
                OWNER,
                May(
                    SearchDeck(
                        cards(FRIEND, WithTrait(CRITTER)),
                        Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))),
                        wording=w.IN_ONE,
                    )
                ),
            ),
        ),
    ),
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
            Cant(Moves(A_PLAYER, one(CHARACTER, Not(OfColour(WHITE))), ITS_PROBLEM, wording=w.AWAY)),
            ThereAre(cards(CHARACTER, OfColour(WHITE), At(ITS_PROBLEM)), 3),
            wording=w.IF,
        ),
    ),
)

NOT_ENOUGH_PINKIE_PIES = problem(
    "pr181",
    "Not Enough Pinkie Pies",
    bonus=3,
    owner=(Need(BLUE, 3), Need(PINK, 2)),
    opponent=7,
    rarity=COMMON,
    abilities=(
        when(
            Moves(A_PLAYER, one(CHARACTER, OfColour(PINK)), destination=ITS_PROBLEM),
            By(THAT_PLAYER, May(Draw())),
            if_=Has(THAT_PLAYER, cards(CHARACTER, OfColour(PINK), here(), Other(w.ALREADY))),
            wording=w.THEY,
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
    abilities=(Standing(PlayCost(-1, cards(RESOURCE, WithTrait(REPORT)), A_PLAYER, ITS_PROBLEM, w.REDUCED)),),
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

MY_PINKIE_SENSE_IS_TINGLING = problem(
    "pr184",
    "My Pinkie Sense is Tingling",
    bonus=2,
    owner=(Need(PINK, 4), not_(PINK, 3)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(
        when(
            WinsFaceoff(A_PLAYER, PROBLEM_FACEOFFS, here=True),
            By(THAT_PLAYER, May(LookAndReorder(3, ProblemDeckAt(ITS_PROBLEM)))),
            wording=w.THEY,
        ),
    ),
)
