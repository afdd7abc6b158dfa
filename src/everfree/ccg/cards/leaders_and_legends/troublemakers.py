"""The Troublemakers of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, CHARACTER, COMMON, FRIEND, IMMEDIATE, ITS_PROBLEM, OPPONENT, THIS, UNCOMMON, Activated,
    Challenge, ControlledBy, DuringFaceoff, Exhaust, Frighten, InFaceoff, May, Move, Pay, PayTo,
    StartsFaceoff, cards, choose, here, main_phase, troublemaker, when, wordings as w, yours,
)  # fmt: skip

COZY_GLOW_LOST_FOAL = troublemaker(
    "ll121",
    "Cozy Glow, Lost Foal",
    power=4,
    points=0,
    rarity=COMMON,
    abilities=(
        Activated(
            IMMEDIATE,
            Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))), ITS_PROBLEM),
            (Exhaust(THIS),),
            condition=DuringFaceoff(wording=w.ONE_LEADING),
        ),
    ),
)

CRAGADILE_BIG_TEETH = troublemaker(
    "ll122",
    "Cragadile, Big Teeth",
    power=5,
    points=1,
    rarity=COMMON,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            May(PayTo((Pay(2),), Frighten(choose(cards(FRIEND, InFaceoff()))))),
        ),
    ),
)

THE_TREE_OF_HARMONY_TRIAL_BY_FRIENDSHIP = troublemaker(
    "ll125",
    "The Tree of Harmony, Trial by Friendship",
    power=5,
    points=1,
    rarity=UNCOMMON,
    abilities=(main_phase(Challenge(THIS, choose(yours(CHARACTER, here()))), costs=(Pay(2),), anyone=True),),
)
