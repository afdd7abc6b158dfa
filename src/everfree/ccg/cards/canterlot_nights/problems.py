"""The Problems of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ACCESSORY, ANOTHER_PROBLEM, BLUE, CARD, CHARACTER, COMMON, FACEOFF_TIMING, FRIEND,
    HERE, HOME, ITS_CONTROLLER, ITS_OWNER, ITS_PROBLEM, MAIN_PHASE, MAIN_PHASE_TIMING, MANE, OPPONENT, ORANGE,
    OWNER, PINK, PROBLEM_FACEOFFS, PURPLE, RARE, RESOURCE, STARTING_PROBLEM, SWIFT, THAT_PLAYER, THERE, THIS,
    TROUBLEMAKER, UNCOMMON, WHITE, YELLOW, YOU, ActionTokens, Activated, AllOf, Another, At, AtLeast, By,
    Cant, Choose, Confronts, Continuous, ControlledBy, DiscardCards, Dismiss, DuringFaceoff, DuringPhase,
    EachPlayer, Enters, Exhaust, FirstTime, ForEach, Frighten, Has, HasBeenConfronted, HasKeyword, If,
    InFaceoff, Involved, Is, IsPlayed, IsSolved, It, LookAndReorder, LookAndSort, May, Move, Moves, Need, Not,
    On, Other, Pay, PayTo, Plays, Power, ProblemDeckAt, PutIntoDiscardPile, PutIntoHand, ReadyCards, Reattach,
    Reveal, Score, Sequence, Standing, That, TopOf, TurnStarts, Uncover, WinsFaceoff, WithAttached, WithTrait,
    cards, choose, each, here, main_phase, not_, one, problem, when, wordings as w, yours,
)  # fmt: skip

YEARS_OF_SWELTERING_HEAT_800 = problem(
    "cn165",
    "800 Years of Sweltering Heat",
    bonus=2,
    owner=(Need(BLUE, 4), not_(BLUE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        when(
            Confronts(A_PLAYER),
            By(
                THAT_PLAYER,
                May(PayTo((Pay(1),), Frighten(choose(cards(FRIEND, ControlledBy(OPPONENT), here()))))),
            ),
        ),
    ),
)

A_STITCH_IN_TIME = problem(
    "cn166",
    "A Stitch in Time",
    bonus=3,
    owner=(Need(WHITE, 4), not_(WHITE, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            By(
                OWNER,
                May(Reattach(choose(cards(RESOURCE, On(yours(FRIEND), w.FROM))), yours(FRIEND, Another()))),
            ),
        ),
    ),
)

ANCIENT_RESEARCH = problem(
    "cn167",
    "Ancient Research",
    bonus=1,
    owner=(Need(PURPLE, 2), not_(PURPLE, 2)),
    opponent=5,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            TurnStarts(OWNER, w.AS_CARD),
            By(THAT_PLAYER, May(LookAndReorder(2))),
            if_=Is(each(cards(MANE, ControlledBy(THAT_PLAYER)), wording=w.ONLY), (here(),)),
            wording=w.THEY,
        ),
    ),
)

APPLEBUCKING_DAY = problem(
    "cn168",
    "Applebucking Day",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Continuous(
            (Power(+2, w.HAVE),),
            each(cards(MANE, ControlledBy(OWNER, w.AS_CARD)), wording=w.ONLY),
            Involved(PROBLEM_FACEOFFS, each(cards(MANE, ControlledBy(OWNER, w.AS_CARD)), wording=w.ONLY)),
        ),
    ),
)

ATTITUDE_AND_PIZZAZZ = problem(
    "cn169",
    "Attitude and Pizzazz!",
    bonus=2,
    owner=(Need(WHITE, 3), Need(YELLOW, 2)),
    opponent=7,
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),),
            each(
                cards(CHARACTER, WithAttached(cards(CARD, WithTrait(ACCESSORY, w.ALONE)), w.PLURAL), here()),
                wording=w.TOGETHER,
            ),
        ),
    ),
)

BOTTOM_OF_THE_WELL = problem(
    "cn170",
    "Bottom of the Well",
    bonus=1,
    owner=(Need(BLUE, 2), not_(BLUE, 2)),
    opponent=5,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),),
            each(cards(MANE, ControlledBy(OWNER, w.AS_CARD)), wording=w.ONLY),
            Involved(what=each(cards(MANE, ControlledBy(OWNER, w.AS_CARD)), wording=w.ONLY)),
        ),
    ),
)

CHEERING_UP_A_FRIEND = problem(
    "cn171",
    "Cheering Up a Friend",
    bonus=2,
    owner=(Need(PINK, 2), not_(PINK, 1)),
    opponent=4,
    rarity=COMMON,
    abilities=(Standing(Cant(Confronts(A_PLAYER), unless=Has(THAT_PLAYER, cards(CHARACTER, here()), 4))),),
)

COCKATRICE_ON_THE_LOOSE = problem(
    "cn172",
    "Cockatrice on the Loose",
    bonus=2,
    owner=(Need(YELLOW, 4), not_(YELLOW, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        when(
            IsPlayed(one(TROUBLEMAKER), HERE), By(ITS_OWNER, May(PutIntoHand(choose(cards(FRIEND, here())))))
        ),
    ),
)

COMFORTING_CRITTERS = problem(
    "cn173",
    "Comforting Critters",
    bonus=1,
    owner=(Need(YELLOW, 2), not_(YELLOW, 2)),
    opponent=5,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),),
            each(cards(MANE, ControlledBy(OWNER, w.AS_CARD)), wording=w.ONLY),
            AllOf(
                (
                    Is(each(cards(MANE, ControlledBy(OWNER, w.AS_CARD)), wording=w.ONLY), (At(ITS_PROBLEM),)),
                    DuringPhase(MAIN_PHASE),
                )
            ),
        ),
    ),
)

CRASH_COURSE = problem(
    "cn174",
    "Crash Course",
    bonus=2,
    owner=(Need(BLUE, 3), Need(PURPLE, 2)),
    opponent=7,
    rarity=COMMON,
    abilities=(Continuous((HasKeyword(SWIFT.name),), each(cards(CHARACTER, here()), wording=w.TOGETHER)),),
)

DARK_DANK_DUNGEON = problem(
    "cn175",
    "Dark Dank Dungeon",
    bonus=3,
    owner=(Need(WHITE, 3), Need(YELLOW, 4)),
    opponent=9,
    rarity=UNCOMMON,
    abilities=(when(Confronts(A_PLAYER), By(THAT_PLAYER, PutIntoHand(choose(yours(FRIEND, here()))))),),
)

GOOF_OFF = problem(
    "cn176",
    "Goof Off",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Activated(
            MAIN_PHASE_TIMING,
            LookAndSort(1, ProblemDeckAt(THERE), w.AT_WILL),
            (Exhaust(each(yours(MANE, At(A_PROBLEM)), wording=w.ONLY)),),
            wording=w.AS_CARD,
        ),
    ),
)

FROWN_TOWN = problem(
    "cn177",
    "Frown Town",
    bonus=2,
    owner=(Need(PINK, 4), not_(PINK, 3)),
    opponent=8,
    rarity=UNCOMMON,
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
                            PutIntoDiscardPile(It(), w.LAID_IN),
                            w.OTHERWISE,
                        ),
                    )
                ),
                w.THEY,
            ),
        ),
    ),
)

FRUIT_BAT_ROUNDUP = problem(
    "cn178",
    "Fruit Bat Roundup",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 1)),
    opponent=4,
    rarity=RARE,
    abilities=(when(Enters(THIS), EachPlayer(DiscardCards(YOU, ForEach(+1, ActionTokens(YOU, w.HAVE))))),),
)

GREETING_LOTS_OF_FOLKS_WITH_CLOUT = problem(
    "cn179",
    "Greeting Lots of Folks With Clout",
    bonus=1,
    owner=(Need(PURPLE, 2), not_(PURPLE, 1)),
    opponent=4,
    rarity=COMMON,
    abilities=(
        main_phase(
            Move(each(cards(MANE, ControlledBy(OPPONENT)), wording=w.ONLY), HERE),
            costs=(Pay(1),),
            anyone=True,
        ),
    ),
)

HUNGRY_HUNGRY_HOUSE_GUEST = problem(
    "cn180",
    "Hungry Hungry House Guest",
    bonus=1,
    owner=(Need(YELLOW, 2), not_(YELLOW, 1)),
    opponent=4,
    rarity=COMMON,
    abilities=(
        Standing(
            Cant(
                Moves(
                    A_PLAYER,
                    one(FRIEND, WithAttached(cards(RESOURCE), w.PLURAL)),
                    destination=HERE,
                    wording=w.PASSIVE,
                )
            )
        ),
    ),
)

IMPRESS_THE_INSPECTOR = problem(
    "cn181",
    "Impress the Inspector",
    bonus=2,
    owner=(Need(BLUE, 3), Need(PURPLE, 4)),
    opponent=9,
    rarity=UNCOMMON,
    abilities=(
        when(
            FirstTime(Plays(A_PLAYER, one(FRIEND), HERE), w.LEADING),
            By(THAT_PLAYER, May(ReadyCards(choose(cards(FRIEND, Other(), here()))))),
        ),
    ),
)

LOST_IN_THE_CRYSTAL_CAVES = problem(
    "cn182",
    "Lost in the Crystal Caves",
    bonus=2,
    owner=(Need(PURPLE, 4), not_(PURPLE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(when(Confronts(A_PLAYER), By(THAT_PLAYER, Move(choose(cards(CHARACTER, here())), HOME))),),
)

OUT_OF_CONTROL = problem(
    "cn183",
    "Out of Control",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 1)),
    opponent=4,
    rarity=COMMON,
    abilities=(when(IsSolved(), Dismiss(Choose(cards(FRIEND, here()), at_random=True))),),
)

ROYAL_DRESS_REHEARSAL = problem(
    "cn184",
    "Royal Dress Rehearsal",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    abilities=(
        Standing(
            Cant(
                Moves(
                    A_PLAYER,
                    one(FRIEND, Not(WithAttached(cards(RESOURCE), w.PLURAL))),
                    destination=HERE,
                    wording=w.PASSIVE,
                )
            )
        ),
    ),
)

SOCIAL_OBLIGATIONS = problem(
    "cn185",
    "Social Obligations",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 2)),
    opponent=5,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            WinsFaceoff(OWNER, wording=w.AS_CARD, others=AtLeast(1, cards(MANE, ControlledBy(THAT_PLAYER)))),
            By(THAT_PLAYER, May(PayTo((Exhaust(That(MANE)),), Score(1, wording=w.ADDITIONAL)))),
        ),
    ),
)

STORMING_THE_VILLAINS_LAIR = problem(
    "cn186",
    "Storming the Villain's Lair",
    bonus=1,
    owner=(Need(BLUE, 2), not_(BLUE, 1)),
    opponent=4,
    rarity=COMMON,
    abilities=(
        when(IsPlayed(one(TROUBLEMAKER), HERE), By(ITS_CONTROLLER, May(PayTo((Pay(2),), Uncover(It()))))),
    ),
)

THREAT_AGAINST_CANTERLOT = problem(
    "cn187",
    "Threat Against Canterlot",
    bonus=2,
    owner=(Need(ORANGE, 4), not_(ORANGE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(Cant(IsPlayed(one(TROUBLEMAKER), HERE)), HasBeenConfronted(), wording=w.ONCE),),
)

TOO_MANY_PINKIE_PIES = problem(
    "cn188",
    "Too Many Pinkie Pies",
    bonus=2,
    owner=(Need(PINK, 2), not_(PINK, 1)),
    opponent=4,
    rarity=RARE,
    abilities=(
        Activated(
            FACEOFF_TIMING,
            Move(choose(cards(CHARACTER, At(ANOTHER_PROBLEM, w.FROM))), HERE),
            faceoffs=PROBLEM_FACEOFFS,
            anyone=True,
            wording=w.AS_PLAYER,
            condition=AllOf(
                (DuringFaceoff(PROBLEM_FACEOFFS, here=True), Has(YOU, cards(CHARACTER, InFaceoff())))
            ),
        ),
    ),
)
