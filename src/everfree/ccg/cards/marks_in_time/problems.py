"""The Problems of Marks in Time."""

from everfree.ccg.language import (
    AN_OPPONENT, BLUE, CHARACTER, CRITTER, EARTH_PONY, FRIEND, ITS_PROBLEM, MANE, ORANGE, PERSISTENT, PINK,
    PURPLE, RARE, TROUBLEMAKER, TROUBLEMAKER_FACEOFF, UNCOMMON, WHITE, WILD, YELLOW, YOU, Banish, Confronts,
    Continuous, DuringFaceoff, Enters, Exhaust, FlipCard, FlipsMore, ForEach, Frighten, Gain, HasKeyword,
    IsSolved, KeepsPower, May, Move, Need, Power, PowerBecomes, PutTokens, Standing, StartsFaceoff, This,
    cards, choose, each, here, main_phase, problem, token, when, wordings as w, yours,
)  # fmt: skip

ANXIOUS_ANIMALS = problem(
    "mt117",
    "Anxious Animals",
    bonus=2,
    owner=(Need(YELLOW, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(when(Confronts(YOU), May(PutTokens(token(1, YELLOW, CRITTER)))),),
)

AWKWARD_CUTECENARA = problem(
    "mt118",
    "Awkward Cuteceñara",
    bonus=1,
    owner=(Need(PINK, 6), Need(WILD, 2)),
    opponent=10,
    rarity=UNCOMMON,
    abilities=(
        main_phase(
            PutTokens(token(1, PINK, EARTH_PONY)), costs=(Exhaust(each(yours(MANE), wording=w.ONLY)),)
        ),
    ),
)

BLANKEST_FLANKS = problem(
    "mt120",
    "Blankest Flanks",
    bonus=1,
    owner=(Need(PINK, 3), Need(YELLOW, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        Continuous(
            (PowerBecomes(2), KeepsPower(w.REVERSED)), each(cards(FRIEND, here()), wording=w.TOGETHER)
        ),
    ),
)

DESPERATE_TIMES = problem(
    "mt122",
    "Desperate Times",
    bonus=2,
    owner=(Need(ORANGE, 4), Need(PURPLE, 4)),
    opponent=8,
    rarity=RARE,
    abilities=(
        Standing(FlipsMore(YOU, +1), DuringFaceoff(TROUBLEMAKER_FACEOFF, here=True, wording=w.LEADING)),
    ),
)

ENTRANCE_EXAM = problem(
    "mt123",
    "Entrance Exam",
    bonus=1,
    owner=(Need(PURPLE, 2), Need(WILD, 4)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(main_phase(Gain(1), costs=(Exhaust(each(yours(MANE), wording=w.ONLY)),)),),
)

FALLING_ROCK_ZONE = problem(
    "mt125",
    "Falling Rock Zone",
    bonus=1,
    owner=(Need(ORANGE, 4), Need(WILD, 4)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Continuous((HasKeyword(PERSISTENT.name),), each(yours(FRIEND, here()), wording=w.TOGETHER)),),
)

FEEDING_THE_FRONT_LINE = problem(
    "mt127",
    "Feeding the Front Line",
    bonus=1,
    owner=(Need(BLUE, 3), Need(ORANGE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(when(StartsFaceoff(YOU, here=True), FlipCard(w.ADDITIONAL)),),
)

GUILTY_UNTIL_PROVEN_INNOCENT = problem(
    "mt128",
    "Guilty Until Proven Innocent",
    bonus=2,
    owner=(Need(BLUE, 2), Need(WILD, 6)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(when(Enters(This(w.AS_CARD)), May(Move(each(yours(MANE), wording=w.ONLY), ITS_PROBLEM))),),
)

HYSTERICAL_RECREATION = problem(
    "mt129",
    "Hysterical Recreation",
    bonus=1,
    owner=(Need(PURPLE, 4), Need(WILD, 2)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(
        Continuous(
            (Power(ForEach(+1, yours(CHARACTER, here())), w.HAVE),),
            each(yours(TROUBLEMAKER), wording=w.TOGETHER),
        ),
    ),
)

NIGHTMARE_NIGHT_WHAT_A_FRIGHT = problem(
    "mt131",
    "Nightmare Night, What a Fright!",
    bonus=1,
    owner=(Need(BLUE, 4),),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(when(IsSolved(wording=w.BECOMES), Frighten(choose(cards(FRIEND)))),),
)

ON_THE_CASE = problem(
    "mt132",
    "On the Case",
    bonus=1,
    owner=(Need(PURPLE, 4), Need(WHITE, 4)),
    opponent=10,
    rarity=RARE,
    abilities=(when(StartsFaceoff(AN_OPPONENT, here=True), Gain(2)),),
)

UNREASONABLE_DEMANDS = problem(
    "mt134",
    "Unreasonable Demands",
    bonus=1,
    owner=(Need(WHITE, 3), Need(WILD, 3)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(when(IsSolved(wording=w.BECOMES), May(Banish(choose(cards(FRIEND))))),),
)
