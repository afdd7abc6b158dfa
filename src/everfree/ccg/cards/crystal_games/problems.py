"""The Problems of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, HERE, PINK, PURPLE, RARE, STARTING_PROBLEM, THAT_PLAYER, TROUBLEMAKER, UNCOMMON, By, Cant,
    Confronts, IsPlayed, May, Need, Pay, PayTo, Score, Standing, not_, one, problem, when, wordings as w,
)  # fmt: skip

DEEP_DARK_FOREST = problem(
    "cg172",
    "Deep Dark Forest",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(Cant(IsPlayed(one(TROUBLEMAKER), HERE, w.NEARBY))),),
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
