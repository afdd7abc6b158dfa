"""The Troublemakers of Defenders of Equestria."""

from everfree.ccg.language import (
    EACH_OTHER_PROBLEM, RARE, THIS, IsUncovered, PutTokenCopy, troublemaker, when, wordings as w,
)  # fmt: skip

CHANGELING_BARRICADE_YOU_SHALL_NOT_PASS = troublemaker(
    "de115",
    "Changeling Barricade, You Shall Not Pass",
    power=4,
    points=0,
    rarity=RARE,
    abilities=(when(IsUncovered(THIS), PutTokenCopy(THIS, place=EACH_OTHER_PROBLEM, wording=w.FACE_UP)),),
)
