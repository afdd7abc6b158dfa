"""The Problems of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, AT_LEAST, AT_MOST, BLUE, CHARACTER, COMMON, END_OF_PHASE, FRIEND, HERE, HOME, ITS_PROBLEM, MANE,
    OPPONENT, ORANGE, PINK, POWER, PROBLEM_FACEOFFS, PURPLE, STARTING_PROBLEM, THAT_PLAYER, THIS,
    TROUBLEMAKER, UNCOMMON, WHITE, YELLOW, YOU, AtLeast, Boosted, By, Cant, CantHelpConfront, ConfrontNeeds,
    Confronts, Continuous, ContributeAtMost, ControlledBy, Dismiss, DoesntPrevent, Draw, DrawCost, EachPlayer,
    Enters, FaceDown, ForEach, Gain, HasMore, HasTokens, HomeLimit, If, Involved, Is, IsSolved, It, Lasting,
    LosesAbilities, May, Move, Moves, Need, Or, Pay, PayTo, Pick, PlayCost, Plays, Power, PutIntoDiscardPile,
    PutIntoHand, PutOnDeck, ReadyCards, Replacement, Reveal, Scores, ScoreThem, Sequence, Standing,
    StartsFaceoff, StaysWhenSolved, That, ThereAre, This, TopOf, Uncover, With, cards, choose, each, here,
    not_, one, problem, when, wordings as w, yours,
)  # fmt: skip

APPLEBUCK_SEASON = problem(
    "ad167",
    "Applebuck Season",
    bonus=2,
    owner=(Need(ORANGE, 4), not_(ORANGE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(
        when(
            IsSolved(),
            Sequence(
                (
                    EachPlayer(
                        Pick(choose(cards(FRIEND, here()))),
                        wording=w.AT_LEAST,
                        having=AtLeast(1, cards(FRIEND, here())),
                    ),
                    Lasting(StaysWhenSolved(That(FRIEND), w.UNDERSTOOD), END_OF_PHASE),
                )
            ),
        ),
    ),
)

BABYSITTING_BREEZIES = problem(
    "ad168",
    "Babysitting Breezies",
    bonus=1,
    owner=(Need(YELLOW, 2), not_(YELLOW, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(CantHelpConfront(each(cards(CHARACTER, With(POWER, AT_LEAST, 3))), here=True)),),
)

BALLOON_PARTY_GONE_WRONG = problem(
    "ad169",
    "Balloon Party Gone Wrong!",
    bonus=2,
    owner=(Need(PINK, 4), not_(PINK, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(ConfrontNeeds(OPPONENT, +3, w.WHILE_THEIRS, AtLeast(1, cards(MANE, Boosted())))),),
)

BEGUILING_BAUBLE = problem(
    "ad170",
    "Beguiling Bauble",
    bonus=2,
    owner=(Need(WHITE, 4), not_(WHITE, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(-2, w.HAVE),),
            each(cards(MANE, ControlledBy(OPPONENT, w.OPPOSING), Boosted(), here()), wording=w.TOGETHER),
            Involved(
                PROBLEM_FACEOFFS,
                each(cards(MANE, ControlledBy(OPPONENT, w.OPPOSING), Boosted(), here()), wording=w.TOGETHER),
            ),
        ),
    ),
)

DESPERATELY_SEEKING_SPIKE = problem(
    "ad171",
    "Desperately Seeking Spike",
    bonus=1,
    owner=(Need(BLUE, 2), not_(BLUE, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            Confronts(A_PLAYER),
            By(
                THAT_PLAYER,
                Sequence(
                    (
                        Reveal(TopOf()),
                        If(
                            Is(It(), noun=FRIEND, wording=w.CONTRACTED),
                            PutIntoHand(It(), w.YOURS),
                            PutIntoDiscardPile(It(), w.YOURS),
                            w.OTHERWISE,
                        ),
                    )
                ),
                w.THEY,
            ),
        ),
    ),
)

DINNER_WITH_DISCORD = problem(
    "ad172",
    "Dinner with Discord",
    bonus=2,
    owner=(Need(YELLOW, 4), not_(YELLOW, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(when(Enters(THIS), EachPlayer(Draw(), having=HasTokens(YOU, 1))),),
)

DRAINED_DRY = problem(
    "ad173",
    "Drained Dry",
    bonus=2,
    owner=(Need(ORANGE, 4), not_(ORANGE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(DrawCost(1)),),
)

EVERFREE_RESCUE_MISSION = problem(
    "ad174",
    "Everfree Rescue Mission",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(IsSolved(), Dismiss(each(cards(FRIEND, here())))),),
)

FEAR_ITSELF = problem(
    "ad175",
    "Fear Itself",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 1)),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(Cant(Confronts(A_PLAYER)), ThereAre(cards(TROUBLEMAKER, FaceDown(), here()))),),
)

FLOODING_AT_SWEET_APPLE_ACRES = problem(
    "ad177",
    "Flooding at Sweet Apple Acres",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        Standing(
            Cant(
                Or(
                    (
                        Moves(A_PLAYER, one(CHARACTER), destination=ITS_PROBLEM),
                        Plays(A_PLAYER, one(CHARACTER), ITS_PROBLEM),
                    )
                ),
                having=AtLeast(2, cards(CHARACTER, here())),
                wording=w.OR_MORE,
            )
        ),
    ),
)

FREEING_DISCORD = problem(
    "ad178",
    "Freeing Discord",
    bonus=2,
    owner=(Need(ORANGE, 2), Need(PINK, 3)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(
        when(
            Plays(A_PLAYER, one(TROUBLEMAKER), HERE),
            By(THAT_PLAYER, May(PayTo((Pay(2),), Uncover(That(TROUBLEMAKER, w.IT))))),
        ),
    ),
)

FRIEND_OR_FOE = problem(
    "ad179",
    "Friend or Foe?",
    bonus=1,
    owner=(Need(PURPLE, 4), not_(PURPLE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Replacement(Scores(A_PLAYER, defeating=True), ScoreThem(THAT_PLAYER, 1), wording=w.THEY),),
)

FRIENDSHIP_TEST = problem(
    "ad180",
    "Friendship Test",
    bonus=1,
    owner=(Need(BLUE, 2), not_(BLUE, 1)),
    opponent=4,
    rarity=COMMON,
    abilities=(when(IsSolved(), EachPlayer(Gain(1), having=AtLeast(1, cards(CHARACTER, here())))),),
)

HEAVY_LIFTING = problem(
    "ad181",
    "Heavy Lifting",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 2)),
    opponent=5,
    rarity=UNCOMMON,
    abilities=(Standing(ContributeAtMost(2)),),
)

HIGH_SPEED_CHASE = problem(
    "ad182",
    "High Speed Chase",
    bonus=2,
    owner=(Need(BLUE, 3), not_(BLUE, 3)),
    opponent=7,
    rarity=COMMON,
    abilities=(when(Enters(This(w.AS_CARD)), EachPlayer(May(Move(choose(yours(CHARACTER)), ITS_PROBLEM)))),),
)

HIGHLY_CONTAGIOUS = problem(
    "ad183",
    "Highly Contagious",
    bonus=2,
    owner=(Need(ORANGE, 3), Need(WHITE, 4)),
    opponent=9,
    rarity=UNCOMMON,
    abilities=(
        Standing(
            HomeLimit(
                A_PLAYER, ForEach(-1, cards(CHARACTER, ControlledBy(THAT_PLAYER, w.CONTROLLED), here()))
            )
        ),
    ),
)

PLUNDERSEEDS_IN_PONYVILLE = problem(
    "ad184",
    "Plunderseeds in Ponyville",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 1)),
    opponent=4,
    rarity=COMMON,
    abilities=(
        when(Enters(This(w.AS_CARD)), Dismiss(each(cards(FRIEND, With(POWER, AT_MOST, 2)), wording=w.WHOLE))),
    ),
)

PROTECT_AND_SERVE = problem(
    "ad185",
    "Protect and Serve",
    bonus=2,
    owner=(Need(BLUE, 2), Need(YELLOW, 3)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(Standing(PlayCost(+1, cards(TROUBLEMAKER), A_PLAYER, HERE)),),
)

REFORMING_A_DRACONEQUUS = problem(
    "ad186",
    "Reforming a Draconequus",
    bonus=1,
    owner=(Need(YELLOW, 2), not_(YELLOW, 1)),
    opponent=4,
    rarity=UNCOMMON,
    abilities=(Standing(DoesntPrevent(each(cards(TROUBLEMAKER), wording=w.TOGETHER), A_PLAYER)),),
)

RESTORING_FRIENDSHIPS = problem(
    "ad187",
    "Restoring Friendships",
    bonus=2,
    owner=(Need(BLUE, 4), not_(BLUE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, here=True, kinds=PROBLEM_FACEOFFS, wording=w.AS_TIME),
            EachPlayer(May(PayTo((Pay(1),), ReadyCards(choose(cards(CHARACTER, here())))))),
        ),
    ),
)

SLIPPERY_SLOPES = problem(
    "ad188",
    "Slippery Slopes",
    bonus=1,
    owner=(Need(PURPLE, 2), not_(PURPLE, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(Confronts(A_PLAYER), By(THAT_PLAYER, Move(choose(yours(CHARACTER, here())), HOME))),),
)

TRACKING_TIREK = problem(
    "ad189",
    "Tracking Tirek",
    bonus=2,
    owner=(Need(PURPLE, 3), not_(PURPLE, 3)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, here=True, kinds=PROBLEM_FACEOFFS, wording=w.AS_TIME),
            EachPlayer(
                PutOnDeck(choose(yours(FRIEND, here()))),
                having=HasMore(cards(CHARACTER, here()), than_every=True, in_power=True),
            ),
        ),
    ),
)

TRAITOR = problem(
    "ad190",
    "Traitor!",
    bonus=1,
    owner=(Need(PURPLE, 2), not_(PURPLE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(Continuous((Power(+2, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),),
)

UN_UNICORNED = problem(
    "ad191",
    "Un-Unicorned",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 1)),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Continuous(
            (LosesAbilities(barred=True, wording=w.GAINED),),
            each(cards(CHARACTER, here()), wording=w.TOGETHER),
        ),
    ),
)
