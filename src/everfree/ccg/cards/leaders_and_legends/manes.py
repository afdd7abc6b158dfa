"""The Mane Characters of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, PEGASUS, PROBLEM, PROBLEM_FACEOFFS, THIS, UNCOMMON, YELLOW, YOU, ControlledBy, Draw, Enters,
    Gain, Sequence, Side, StartsFaceoff, TurnOver, mane, one, when, wordings as w,
)  # fmt: skip

FLUTTERSHY_GROWING_CONFIDENCE = mane(
    "ll6",
    "Fluttershy, Growing Confidence",
    rarity=UNCOMMON,
    start=Side(
        YELLOW,
        1,
        (PEGASUS,),
        abilities=(when(StartsFaceoff(A_PLAYER, kinds=PROBLEM_FACEOFFS, wording=w.AS_TIME), TurnOver(THIS)),),
        home_limit=3,
    ),
    boosted=Side(
        YELLOW,
        3,
        (PEGASUS,),
        abilities=(when(Enters(one(PROBLEM, ControlledBy(YOU))), Sequence((Gain(1), Draw()))),),
        home_limit=4,
    ),
)
