"""The Problems of Defenders of Equestria."""

from everfree.ccg.language import (
    A_PROBLEM, BLUE, CHARACTER, COMMON, FRIEND, HOME, MANE, OPPONENT, ORANGE, PEGASUS, PINK, PURPLE, RESOURCE,
    STARTING_PROBLEM, SWIFT, TROUBLEMAKER, WHITE, WILD, YELLOW, YOU, At, CantHelpConfront, Confronts,
    ControlledBy, Draw, Exhaust, May, Move, Need, PutCounters, PutIntoHand, PutTokens, Standing, cards,
    choose, each, here, in_your_discard_pile, problem, token, when, wordings as w, yours,
)  # fmt: skip

CONCERNING_CUTIE_MARK = problem(
    "de122",
    "Concerning Cutie Mark",
    bonus=1,
    owner=(Need(WILD, 3),),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

EIGHT_CART_PILEUP = problem(
    "de123",
    "Eight Cart Pileup",
    bonus=2,
    owner=(Need(WILD, 7),),
    opponent=7,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

FRIENDSHIP_OVERBOARD = problem(
    "de124",
    "Friendship Overboard",
    bonus=2,
    owner=(Need(ORANGE, 4), Need(WILD, 4)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(YOU), May(Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()))))
        ),
    ),
)

GRAND_OPENING = problem(
    "de125",
    "Grand Opening",
    bonus=1,
    owner=(Need(WHITE, 4), Need(WILD, 2)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(YOU), May(PutIntoHand(choose(in_your_discard_pile(RESOURCE), wording=w.FROM), w.YOURS))
        ),
    ),
)

IN_THE_TEMPLE_OF_CHICOMOZTOC = problem(
    "de126",
    "In the Temple of Chicomoztoc",
    bonus=1,
    owner=(Need(BLUE, 2), Need(WILD, 5)),
    opponent=5,
    rarity=COMMON,
    abilities=(when(Confronts(YOU), May(PutTokens(token(1, BLUE, PEGASUS, keywords=(SWIFT,))))),),
)

SEEKING_THE_SCEPTER = problem(
    "de128",
    "Seeking the Scepter",
    bonus=1,
    owner=(Need(WILD, 8),),
    opponent=8,
    rarity=COMMON,
    abilities=(Standing(CantHelpConfront(each(cards(MANE)), here=True)),),
)

THRASH_THE_THRONE = problem(
    "de129",
    "Thrash the Throne",
    bonus=1,
    owner=(Need(PURPLE, 2), Need(WILD, 5)),
    opponent=5,
    rarity=COMMON,
    abilities=(when(Confronts(YOU), May(PutCounters(choose(yours(TROUBLEMAKER))))),),
)

TOO_MANY_FLUTTERSHYS = problem(
    "de130",
    "Too Many Fluttershys",
    bonus=1,
    owner=(Need(YELLOW, 4), Need(WILD, 4)),
    opponent=9,
    rarity=COMMON,
    abilities=(when(Confronts(YOU), May(Move(choose(yours(FRIEND, At(HOME))), A_PROBLEM))),),
)

TOUGH_CALL = problem(
    "de131",
    "Tough Call",
    bonus=2,
    owner=(Need(PINK, 2), Need(WILD, 4)),
    opponent=7,
    rarity=COMMON,
    abilities=(when(Confronts(YOU), May(Draw())),),
)
