"""The Resources of Premiere that are played on other cards."""

from everfree.ccg.language import (
    A_PROBLEM, ACCESSORY, AT_MOST, CHARACTER, COMMON, CONDITION, FRIEND, ITS_PROBLEM, OPPONENT,
    OPPONENTS_PROBLEM, ORANGE, PINK, POWER, PROBLEM, PURPLE, REPORT, SCORE_PHASE, TROUBLEMAKER_FACEOFF,
    UNCOMMON, WHITE, YELLOW, YOU, AllOf, At, Cant, ColouredPower, ConfrontNeeds, Continuous, ControlledBy,
    DuringFaceoff, DuringPhase, Gain, HasKeyword, HasPower, Host, Involved, Moves, PlayOn, Plays, Power,
    Standing, WinsFaceoff, With, cards, each, is_at, one, play_on, resource, when, wordings as w, yours,
)  # fmt: skip

TANGLED_COIFFURE = resource(
    "pr133",
    "Tangled Coiffure",
    WHITE,
    power=3,
    cost=2,
    needs=4,
    traits=(CONDITION,),
    rarity=UNCOMMON,
    abilities=(
        PlayOn(cards(FRIEND, ControlledBy(OPPONENT))),
        Standing(Cant(Moves(OPPONENT, Host(FRIEND)))),
    ),
)

FIGHTING_FOR_FRIENDSHIP = resource(
    "pr135",
    "Fighting for Friendship",
    PURPLE,
    power=3,
    cost=2,
    needs=2,
    traits=(REPORT,),
    rarity=COMMON,
    abilities=(
        play_on(PROBLEM),
        Continuous(
            (Power(+1),), each(yours(CHARACTER, At(ITS_PROBLEM)), wording=w.AFTERWARDS), DuringFaceoff()
        ),
    ),
)

FOCUSED_STUDY = resource(
    "pr137",
    "Focused Study",
    PURPLE,
    power=3,
    cost=2,
    needs=3,
    traits=(REPORT,),
    rarity=UNCOMMON,
    abilities=(
        play_on(PROBLEM),
        Standing(
            Cant(
                Plays(OPPONENT, one(FRIEND, With(POWER, AT_MOST, 2, w.POWER_FIRST)), ITS_PROBLEM),
                wording=w.MAY_NOT,
            )
        ),
    ),
)

HARD_HAT = resource(
    "pr139",
    "Hard Hat",
    ORANGE,
    power=4,
    cost=1,
    needs=2,
    traits=(ACCESSORY,),
    rarity=UNCOMMON,
    abilities=(
        play_on(FRIEND),
        Continuous((HasKeyword("Stubborn"),), Host(FRIEND)),
    ),
)

MARVELOUS_CHAPEAU = resource(
    "pr141",
    "Marvelous Chapeau",
    WHITE,
    power=4,
    cost=1,
    needs=2,
    traits=(ACCESSORY,),
    rarity=UNCOMMON,
    abilities=(
        play_on(FRIEND),
        Standing(ConfrontNeeds(YOU, -1), AllOf((is_at(OPPONENTS_PROBLEM, Host(FRIEND)), HasPower(WHITE, 3)))),
    ),
)

OUTSHINE_THEM_ALL = resource(
    "pr142",
    "Outshine Them All",
    PURPLE,
    power=3,
    cost=1,
    needs=2,
    traits=(REPORT,),
    rarity=UNCOMMON,
    abilities=(
        play_on(PROBLEM),
        when(WinsFaceoff(YOU, here=True, wording=w.NAMED), Gain(1)),
    ),
)

RIDICULOUS_OUTFIT = resource(
    "pr143",
    "Ridiculous Outfit",
    PINK,
    power=4,
    cost=2,
    needs=3,
    traits=(ACCESSORY,),
    rarity=UNCOMMON,
    abilities=(
        play_on(FRIEND),
        Continuous(
            (Power(-1),),
            each(cards(CHARACTER, ControlledBy(OPPONENT), At(ITS_PROBLEM)), wording=w.AFTERWARDS),
            AllOf((is_at(A_PROBLEM, Host(FRIEND)), DuringPhase(SCORE_PHASE))),
        ),
    ),
)

RUBBER_CHICKEN = resource(
    "pr144",
    "Rubber Chicken",
    PINK,
    power=4,
    cost=1,
    needs=1,
    traits=(ACCESSORY,),
    rarity=COMMON,
    abilities=(
        play_on(FRIEND),
        Continuous(
            (ColouredPower(+2, PINK),), Host(FRIEND, w.IT), Involved(TROUBLEMAKER_FACEOFF, Host(FRIEND))
        ),
    ),
)

TOO_MANY_BANDAGES = resource(
    "pr148",
    "Too Many Bandages",
    YELLOW,
    power=3,
    cost=2,
    needs=2,
    traits=(CONDITION,),
    rarity=UNCOMMON,
    abilities=(
        play_on(FRIEND),
        Continuous((Power(-2),), Host(FRIEND)),
    ),
)

TOO_MUCH_PIE = resource(
    "pr149",
    "Too Much Pie",
    ORANGE,
    power=3,
    cost=1,
    needs=2,
    traits=(CONDITION,),
    rarity=UNCOMMON,
    abilities=(
        play_on(FRIEND),
        Continuous((Power(-5),), Host(FRIEND), DuringPhase(SCORE_PHASE)),
    ),
)
