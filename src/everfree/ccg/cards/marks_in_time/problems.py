"""The Problems of Marks in Time."""

from everfree.ccg.language import (
    AN_OPPONENT, BLUE, CHARACTER, FRIEND, MANE, ORANGE, PERSISTENT, PURPLE, RARE, TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF, UNCOMMON, WHITE, WILD, YOU, Continuous, DuringFaceoff, Exhaust, FlipCard, FlipsMore,
    ForEach, Gain, HasKeyword, Need, Power, Standing, StartsFaceoff, each, here, main_phase, problem, when,
    wordings as w, yours,
)  # fmt: skip

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

ON_THE_CASE = problem(
    "mt132",
    "On the Case",
    bonus=1,
    owner=(Need(PURPLE, 4), Need(WHITE, 4)),
    opponent=10,
    rarity=RARE,
    abilities=(when(StartsFaceoff(AN_OPPONENT, here=True), Gain(2)),),
)
