"""The Troublemakers of Defenders of Equestria."""

from everfree.ccg.language import (
    CHARACTER, COMMON, EACH_OTHER_PROBLEM, EPIC, FRIEND, HOME, OPPONENT, RARE, THIS, ControlledBy,
    IsUncovered, May, Move, Pay, PayTo, PutIntoHand, PutTokenCopy, cards, choose, each, here, troublemaker,
    when, wordings as w,
)  # fmt: skip

CHANGELING_BARRICADE_YOU_SHALL_NOT_PASS = troublemaker(
    "de115",
    "Changeling Barricade, You Shall Not Pass",
    power=4,
    points=0,
    rarity=RARE,
    abilities=(when(IsUncovered(THIS), PutTokenCopy(THIS, place=EACH_OTHER_PROBLEM, wording=w.FACE_UP)),),
)

GARBLE_KIND_OF_A_JERK = troublemaker(
    "de118",
    "Garble, Kind of a Jerk",
    power=5,
    points=0,
    rarity=COMMON,
    abilities=(
        when(
            IsUncovered(THIS),
            May(PayTo((Pay(2),), PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
        ),
    ),
)

QUEEN_CHRYSALIS_VICIOUS_VENGEANCE = troublemaker(
    "de119",
    "Queen Chrysalis, Vicious Vengeance",
    power=7,
    points=2,
    rarity=RARE,
    traits=(EPIC,),
    abilities=(when(IsUncovered(THIS), Move(each(cards(CHARACTER, here()), wording=w.WHOLE), HOME)),),
)
