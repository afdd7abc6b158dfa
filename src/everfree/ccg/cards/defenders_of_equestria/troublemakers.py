"""The Troublemakers of Defenders of Equestria."""

from everfree.ccg.language import (
    AN_OPPONENT, CHARACTER, COMMON, EACH_OTHER_PROBLEM, EPIC, FRIEND, HOME, OPPONENT, RARE, THIS, Continuous,
    ControlledBy, HasMore, IsDefeated, IsUncovered, May, Move, Pay, PayTo, Power, PutIntoHand, PutTokenCopy,
    This, cards, choose, each, here, troublemaker, when, wordings as w,
)  # fmt: skip

CHANGELING_BARRICADE_YOU_SHALL_NOT_PASS = troublemaker(
    "de115",
    "Changeling Barricade, You Shall Not Pass",
    power=4,
    points=0,
    rarity=RARE,
    abilities=(when(IsUncovered(THIS), PutTokenCopy(THIS, place=EACH_OTHER_PROBLEM, wording=w.FACE_UP)),),
)

DR_CABALLERON_TURNABOUT_IS_FOUL_PLAY = troublemaker(
    "de117",
    "Dr. Caballeron, Turnabout is Foul Play",
    power=5,
    points=0,
    rarity=COMMON,
    abilities=(Continuous((Power(+3, w.HAVE),), THIS, HasMore(cards(FRIEND), who=AN_OPPONENT)),),
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

SKELETON_SOLDIERS_NECROMANCY_IS_MAGIC = troublemaker(
    "de120",
    "Skeleton Soldiers, Necromancy is Magic",
    power=4,
    points=0,
    rarity=COMMON,
    abilities=(when(IsDefeated(THIS), PutIntoHand(This(w.IT))),),
)
