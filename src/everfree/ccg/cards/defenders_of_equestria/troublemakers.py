"""The Troublemakers of Defenders of Equestria."""

from everfree.ccg.language import (
    EACH_OTHER_PROBLEM,
    FACE_UP,
    RARE,
    THIS,
    Card,
    IsUncovered,
    PutTokenCopy,
    troublemaker,
    when,
)

CHANGELING_BARRICADE_YOU_SHALL_NOT_PASS = troublemaker(
    "de115",
    "Changeling Barricade, You Shall Not Pass",
    power=4,
    points=0,
    rarity=RARE,
    abilities=(when(IsUncovered(THIS), PutTokenCopy(THIS, place=EACH_OTHER_PROBLEM, wording=FACE_UP)),),
)

CARDS: tuple[Card, ...] = (CHANGELING_BARRICADE_YOU_SHALL_NOT_PASS,)
