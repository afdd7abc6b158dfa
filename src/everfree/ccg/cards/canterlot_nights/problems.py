"""The Problems of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, CHARACTER, COMMON, HERE, HOME, MANE, OPPONENT, PURPLE, SWIFT, THAT_PLAYER, UNCOMMON, By,
    Confronts, Continuous, ControlledBy, HasKeyword, Move, Need, Pay, cards, choose, each, here, main_phase,
    not_, problem, when, wordings as w,
)  # fmt: skip

CRASH_COURSE = problem(
    "cn174",
    "Crash Course",
    bonus=2,
    owner=(Need(BLUE, 3), Need(PURPLE, 2)),
    opponent=7,
    rarity=COMMON,
    abilities=(Continuous((HasKeyword(SWIFT.name),), each(cards(CHARACTER, here()), wording=w.TOGETHER)),),
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

LOST_IN_THE_CRYSTAL_CAVES = problem(
    "cn182",
    "Lost in the Crystal Caves",
    bonus=2,
    owner=(Need(PURPLE, 4), not_(PURPLE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(when(Confronts(A_PLAYER), By(THAT_PLAYER, Move(choose(cards(CHARACTER, here())), HOME))),),
)
