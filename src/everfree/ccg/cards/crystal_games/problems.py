"""The Problems of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, ANY_CARD, AT_MOST, BLUE, CHARACTER, COMMON, FRIEND, HERE, ITS_PROBLEM, MANE, ORANGE, PINK,
    POWER, PURPLE, RARE, RESOURCE, STARTING_PROBLEM, THAT_PLAYER, TROUBLEMAKER, UNCOMMON, WHITE, YELLOW, At,
    By, Cant, Confronts, Draw, EachPlayer, Enters, Exhaust, Frighten, Gain, Is, IsFrightened, IsPlayed, May,
    Need, Pay, PayTo, ReadyCards, Retire, Score, Standing, This, Unfrighten, Various, With, cards, choose,
    each, here, not_, one, problem, when, wordings as w, yours,
)  # fmt: skip

ACCESSORIZE_THE_CRYSTAL_PONIES = problem(
    "cg167",
    "Accessorize the Crystal Ponies",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(
                THAT_PLAYER,
                May(
                    PayTo(
                        (Exhaust(each(yours(MANE, here()), wording=w.ONLY)),), Score(1, wording=w.ADDITIONAL)
                    )
                ),
            ),
        ),
    ),
)

CHEER_UP_THE_CRYSTAL_PONIES = problem(
    "cg170",
    "Cheer Up the Crystal Ponies",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(when(Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))), By(THAT_PLAYER, May(Draw()))),),
)

DEEP_DARK_FOREST = problem(
    "cg172",
    "Deep Dark Forest",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(Cant(IsPlayed(one(TROUBLEMAKER), HERE))),),
)

ENCOURAGE_THE_CRYSTAL_PONIES = problem(
    "cg174",
    "Encourage the Crystal Ponies",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(THAT_PLAYER, May(Unfrighten(choose(cards(FRIEND))))),
        ),
    ),
)

ENTERTAIN_THE_CRYSTAL_PONIES = problem(
    "cg175",
    "Entertain the Crystal Ponies",
    bonus=1,
    owner=(Need(BLUE, 2), not_(BLUE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(THAT_PLAYER, May(ReadyCards(choose(ANY_CARD)))),
        ),
    ),
)

LOST_AND_NOT_FOUND = problem(
    "cg180",
    "Lost and Not Found",
    bonus=2,
    owner=(Need(YELLOW, 4), not_(YELLOW, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(when(Enters(This(w.AS_CARD)), EachPlayer(Retire(choose(cards(RESOURCE))))),),
)

OVERGROWN_EVERFREE = problem(
    "cg182",
    "Overgrown Everfree",
    bonus=2,
    owner=(Need(PURPLE, 3), Need(WHITE, 2)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(Standing(Cant(IsPlayed(one(FRIEND), HERE)), Is(one(TROUBLEMAKER), (At(ITS_PROBLEM),))),),
)

RUNAWAY_PONY = problem(
    "cg185",
    "Runaway Pony!",
    bonus=2,
    owner=(Need(PINK, 4), not_(PINK, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        when(Enters(This(w.AS_CARD)), EachPlayer(Retire(choose(cards(FRIEND, With(POWER, AT_MOST, 2)))))),
    ),
)

SAVE_THE_CRYSTAL_PONIES = problem(
    "cg186",
    "Save the Crystal Ponies",
    bonus=1,
    owner=(Need(PURPLE, 2), not_(PURPLE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        when(
            Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))),
            By(THAT_PLAYER, May(PayTo((Exhaust(choose(yours(CHARACTER, here()))),), Gain(1)))),
        ),
    ),
)

SWINDLERS_IN_TOWN = problem(
    "cg187",
    "Swindlers in Town",
    bonus=2,
    owner=(Need(ORANGE, 4), not_(ORANGE, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(Standing(Cant(IsFrightened(one(FRIEND, here())))),),
)

THROUGH_THE_CAVE = problem(
    "cg189",
    "Through the Cave",
    bonus=2,
    owner=(Need(BLUE, 4), not_(BLUE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(when(Enters(This(w.AS_CARD)), EachPlayer(Frighten(choose(yours(FRIEND))))),),
)

WONDERBOLTS_RESERVE_EXAM = problem(
    "cg190",
    "Wonderbolts Reserve Exam",
    bonus=0,
    owner=(Need(PURPLE, 4), not_(PURPLE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(when(Confronts(A_PLAYER), By(THAT_PLAYER, May(PayTo((Pay(3),), Score(2)))), first=True),),
)
