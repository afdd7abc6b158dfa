"""The Problems of Equestrian Odysseys."""

from everfree.ccg.language import (
    BLUE, CARD, CHARACTER, COMMON, CRITTER, FRIEND, HERE, ITS_PROBLEM, OPPONENTS, ORANGE, PINK, PURPLE, RARE,
    RESOURCE, STARTING_PROBLEM, TROUBLEMAKER, UNCOMMON, WHITE, WILD, YELLOW, YOU, AllOf, Confronts,
    Continuous, Dismiss, Draw, DuringFaceoff, Enters, Exhaust, FlipsMore, Frightened, HasMore, HasTotal,
    IsRetired, May, Move, Need, One, Pay, PayTo, PlayCost, Power, PutCounters, PutIntoHand, Replacement,
    Standing, That, This, TurnStarts, WithAttached, WithTrait, cards, choose, each, here,
    in_your_discard_pile, one, problem, when, wordings as w, yours,
)  # fmt: skip

DREAM_PATROL = problem(
    "eo184",
    "Dream Patrol",
    bonus=1,
    owner=(Need(YELLOW, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(Continuous((Power(-2, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),),
)

FIGURING_OUT_FRIENDSHIP = problem(
    "eo185",
    "Figuring Out Friendship",
    bonus=0,
    owner=(Need(PINK, 3), Need(WILD, 5)),
    opponent=10,
    rarity=UNCOMMON,
    abilities=(when(Enters(This(w.AS_CARD)), May(Draw())),),
)

GET_LOST = problem(
    "eo186",
    "Get Lost",
    bonus=1,
    owner=(Need(PINK, 3), Need(WHITE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        when(
            Enters(one(FRIEND), HERE),
            May(PayTo((Pay(2), Exhaust(choose(yours(CHARACTER, here())))), Dismiss(That(FRIEND)))),
        ),
    ),
)

GUNKED_UP_GALA = problem(
    "eo187",
    "Gunked Up Gala",
    bonus=1,
    owner=(Need(WHITE, 4), Need(WILD, 4)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(PlayCost(+1, cards(FRIEND), OPPONENTS, HERE, w.UNFORCED)),),
)

HAY_BALE_MONSTER_STACK = problem(
    "eo189",
    "Hay Bale Monster Stack",
    bonus=1,
    owner=(Need(ORANGE, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(when(Confronts(YOU), May(PutCounters(choose(yours(FRIEND))))),),
)

LOCKED_OUT = problem(
    "eo191",
    "Locked Out",
    bonus=0,
    owner=(Need(WILD, 4),),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

MOB_MENTALITY = problem(
    "eo192",
    "Mob Mentality",
    bonus=2,
    owner=(Need(YELLOW, 4), Need(WILD, 2)),
    opponent=6,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Standing(
            FlipsMore(OPPONENTS, -1),
            AllOf((HasMore(cards(CHARACTER, here()), than_every=True), DuringFaceoff(here=True))),
        ),
    ),
)

PET_PRIMPING = problem(
    "eo193",
    "Pet Primping",
    bonus=1,
    owner=(Need(YELLOW, 3), Need(WHITE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        when(
            TurnStarts(YOU),
            May(
                PutIntoHand(
                    choose(in_your_discard_pile(CARD, WithTrait(CRITTER, w.ALONE)), wording=w.FROM), w.YOURS
                )
            ),
        ),
    ),
)

READY_TO_FIGHT = problem(
    "eo194",
    "Ready to Fight",
    bonus=2,
    owner=(Need(BLUE, 6),),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(HasTotal(YOU, +2), DuringFaceoff(here=True)),),
)

STRUT_YOUR_STUFF = problem(
    "eo197",
    "Strut Your Stuff",
    bonus=1,
    owner=(Need(WHITE, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(
        Continuous(
            (Power(+2, w.HAVE),),
            each(cards(FRIEND, here(), WithAttached(cards(RESOURCE), w.PLURAL)), wording=w.TOGETHER),
        ),
    ),
)

TAKE_SHELTER = problem(
    "eo198",
    "Take Shelter",
    bonus=1,
    owner=(Need(ORANGE, 3), Need(YELLOW, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        Replacement(
            IsRetired(One(yours(FRIEND)), over_limit=True), Move(That(FRIEND, w.IT), HERE), optional=True
        ),
    ),
)

TO_GRIFFONSTONE = problem(
    "eo199",
    "To Griffonstone",
    bonus=1,
    owner=(Need(BLUE, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(when(Enters(This(w.AS_CARD)), May(Move(choose(yours(CHARACTER)), ITS_PROBLEM))),),
)

TOTALLY_LOST = problem(
    "eo200",
    "Totally Lost",
    bonus=1,
    owner=(Need(WILD, 5),),
    opponent=7,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

WINTER_IS_COMING = problem(
    "eo201",
    "Winter is Coming",
    bonus=1,
    owner=(Need(BLUE, 3), Need(PURPLE, 3)),
    opponent=8,
    rarity=RARE,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(Confronts(YOU), May(Dismiss(choose(cards(FRIEND, Frightened()))))),),
)

WINTER_START_UP = problem(
    "eo202",
    "Winter Start Up",
    bonus=2,
    owner=(Need(WILD, 8),),
    opponent=10,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)
