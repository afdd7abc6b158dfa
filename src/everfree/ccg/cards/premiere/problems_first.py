"""The first Problems of Premiere, A Thorn in His Paw to Mean Meanie Pants."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, CHARACTER, COMMON, EXACTLY, FRIEND, HERE, ITS_PROBLEM, OPPONENT, ORANGE, PEGASUS, PINK,
    POWER, PURPLE, RESOURCE, STARTING_PROBLEM, THAT_PLAYER, THAT_PLAYERS_OPPONENT, THIS, UNCOMMON, WHITE,
    YELLOW, YOU, At, AtLeast, By, Choose, Confronts, ControlledBy, Defeats, DiscardCards, Dismiss, Draw,
    DuringFaceoff, EachPlayer, EachPlayerHas, Has, HasTotal, InFaceoff, IsPlayed, LookAndSort, May, Move,
    Need, OfColour, On, PlayCost, ProblemDeckAt, PutIntoHand, Standing, With, WithTrait, cards, choose, here,
    in_your_discard_pile, not_, problem, when, wordings as w,
)  # fmt: skip

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
            Has(YOU, cards(FRIEND, OfColour(YELLOW), At(ITS_PROBLEM)), 3),
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

KITCHEN_AU_FLAMBE = problem(
    "pr163",
    "Kitchen au Flambé",
    bonus=2,
    owner=(Need(WHITE, 2), not_(WHITE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER),
            By(
                THAT_PLAYER,
                May(
                    PutIntoHand(
                        Choose(in_your_discard_pile(FRIEND, With(POWER, EXACTLY, 1)), wording=w.FROM),
                        w.YOURS,
                    )
                ),
            ),
            first=True,
        ),
    ),
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

BUNNY_STAMPEDE = problem(
    "pr165",
    "Bunny Stampede",
    bonus=2,
    owner=(Need(YELLOW, 2), not_(YELLOW, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            Confronts(A_PLAYER),
            By(
                THAT_PLAYER,
                May(Dismiss(choose(cards(RESOURCE, On(cards(FRIEND, ControlledBy(OPPONENT), here())))))),
            ),
            first=True,
        ),
    ),
)

THE_PROBLEM_WITH_PARASPRITES = problem(
    "pr166",
    "The Problem With Parasprites",
    bonus=3,
    owner=(Need(BLUE, 4), not_(BLUE, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        when(
            Defeats(A_PLAYER, here=True),
            By(THAT_PLAYER, May(Move(choose(cards(CHARACTER, InFaceoff()))))),
        ),
    ),
)

CLEARING_GLOOMY_SKIES = problem(
    "pr167",
    "Clearing Gloomy Skies",
    bonus=3,
    owner=(Need(BLUE, 4), Need(WHITE, 3)),
    opponent=9,
    rarity=UNCOMMON,
    abilities=(
        Standing(
            HasTotal(A_PLAYER, +1, AtLeast(2, cards(CHARACTER, WithTrait(PEGASUS), At(ITS_PROBLEM)))),
            DuringFaceoff(here=True),
        ),
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

ADVENTURES_IN_FOALSITTING = problem(
    "pr169",
    "Adventures in Foalsitting",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 1)),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            Confronts(A_PLAYER),
            By(THAT_PLAYER, May(LookAndSort(1, ProblemDeckAt(ITS_PROBLEM, w.POINTED_AT), w.EITHER))),
            first=True,
        ),
    ),
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
        Standing(PlayCost(-1, cards(RESOURCE), A_PLAYER, wording=w.REDUCED, on=cards(CHARACTER, here()))),
    ),
)

MEAN_MEANIE_PANTS = problem(
    "pr172",
    "Mean Meanie Pants",
    bonus=2,
    owner=(Need(PINK, 2), not_(PINK, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(IsPlayed(THIS), EachPlayer(Draw())),),
)
