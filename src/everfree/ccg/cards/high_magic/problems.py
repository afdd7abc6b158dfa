"""The Problems of High Magic."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, CHARACTER, COMMON, END_OF_TURN, EVENT, EXACTLY, FRIEND, HERE, IMMEDIATE, ITS_PROBLEM,
    MANE, OPPONENT, OPPONENTS, ORANGE, PINK, POINTS, POWER, PROBLEM_FACEOFFS, PURPLE, RARE, STARTING_PROBLEM,
    STUBBORN, TROUBLEMAKER, UNCOMMON, WHITE, WILD, YELLOW, YOU, Activated, AtLeast, Banish, ConfrontNeeds,
    Confronts, Continuous, ControlledBy, Counters, Draw, Draws, Enters, FirstTime, ForEach, Gain, Give,
    HasKeyword, IsUncovered, May, Move, Moves, Need, Other, Pay, PayTo, Power, PutCounters, PutIntoHand,
    Score, Standing, StartsFaceoff, This, TurnLimit, With, cards, choose, each, here, in_your_hand, one,
    problem, when, wordings as w, yours,
)  # fmt: skip

A_PARTY_FOR_MOONDANCER = problem(
    "hm120",
    "A Party for Moondancer",
    bonus=1,
    owner=(Need(YELLOW, 3), Need(PURPLE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(when(Confronts(YOU, using=AtLeast(4, cards(CHARACTER))), Gain(1)),),
)

APPLEJACKS_WORST_NIGHTMARE = problem(
    "hm121",
    "Applejack's Worst Nightmare",
    bonus=1,
    owner=(Need(ORANGE, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(Continuous((HasKeyword(STUBBORN.name),), each(yours(CHARACTER, here()), wording=w.TOGETHER)),),
)

EQUALIST_PROPAGANDA = problem(
    "hm123",
    "Equalist Propaganda",
    bonus=1,
    owner=(Need(WILD, 4),),
    opponent=6,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(TurnLimit(A_PLAYER, 3, POINTS)),),
)

FLUTTERSHYS_WORST_NIGHTMARE = problem(
    "hm124",
    "Fluttershy's Worst Nightmare",
    bonus=1,
    owner=(Need(YELLOW, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, here=True, kinds=PROBLEM_FACEOFFS, wording=w.AS_TIME),
            PutIntoHand(
                each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here(), With(POWER, EXACTLY, 0)))
            ),
        ),
    ),
)

HALT_EVIL_DOERS = problem(
    "hm125",
    "Halt Evil Doers!",
    bonus=1,
    owner=(Need(BLUE, 4), Need(WILD, 2)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(
        when(
            FirstTime(Moves(YOU, one(CHARACTER), destination=ITS_PROBLEM)),
            May(PayTo((Pay(1),), Move(choose(cards(CHARACTER, Other())), HERE))),
        ),
    ),
)

MAKE_YOURSELF_AT_HOME = problem(
    "hm126",
    "Make Yourself at Home",
    bonus=1,
    owner=(Need(YELLOW, 3), Need(WILD, 3)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(when(IsUncovered(one(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING)), here=True), Draw(3)),),
)

MUSICAL_NUMBER = problem(
    "hm127",
    "Musical Number",
    bonus=1,
    owner=(Need(PINK, 4), Need(WILD, 4)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(
        when(Confronts(YOU), May(PutCounters(This(w.AS_CARD), counter="Chorus"))),
        Standing(ConfrontNeeds(OPPONENTS, ForEach(+1, Counters("Chorus", This(w.AS_CARD))))),
    ),
)

PINKIES_WORST_NIGHTMARE = problem(
    "hm128",
    "Pinkie's Worst Nightmare",
    bonus=1,
    owner=(Need(PINK, 3), Need(WILD, 3)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(when(Draws(YOU), May(Give((Power(+1),), choose(cards(CHARACTER, here())), END_OF_TURN))),),
)

RARITYS_WORST_NIGHTMARE = problem(
    "hm130",
    "Rarity's Worst Nightmare",
    bonus=1,
    owner=(Need(WHITE, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(one(FRIEND), HERE),
            Give((Power(+1),), choose(cards(CHARACTER, Other(), here())), END_OF_TURN),
        ),
    ),
)

SAVE_THE_DAY = problem(
    "hm131",
    "Save the Day",
    bonus=1,
    owner=(Need(YELLOW, 3), Need(BLUE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(when(Confronts(YOU), Score(1, wording=w.ADDITIONAL)),),
)

THE_TROUBLE_WITH_TRIXIE = problem(
    "hm134",
    "The Trouble With Trixie",
    bonus=1,
    owner=(Need(PURPLE, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(when(Enters(This(w.AS_CARD)), Gain(1)),),
)

TWILIGHTS_WORST_NIGHTMARE = problem(
    "hm136",
    "Twilight's Worst Nightmare",
    bonus=1,
    owner=(Need(PURPLE, 4), Need(WILD, 4)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(
        Activated(
            IMMEDIATE,
            Give((Power(+2),), choose(cards(CHARACTER, here())), END_OF_TURN),
            (Banish(choose(in_your_hand(EVENT), wording=w.FROM)),),
        ),
    ),
)

UNDER_LOCK_AND_TREE = problem(
    "hm137",
    "Under Lock and Tree",
    bonus=1,
    owner=(Need(WILD, 5),),
    opponent=7,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Continuous((Power(+1, w.HAVE),), each(cards(MANE, here()), wording=w.TOGETHER)),),
)
