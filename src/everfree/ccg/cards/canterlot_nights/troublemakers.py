"""The Troublemakers of Canterlot Nights."""

from everfree.ccg.language import (
    A_PROBLEM, ANOTHER_PROBLEM, COMMON, FRIEND, OPPONENT, RARE, THAT_PLAYER, THERE, THIS, TROUBLEMAKER,
    TROUBLEMAKER_PHASE, UNCOMMON, YOU, At, By, ControlledBy, Dismiss, Frighten, HandOver, IsUncovered, May,
    Move, Pay, PayTo, PhaseStarts, Plays, Retire, Sequence, This, TurnFaceDown, Uncover, cards, choose, here,
    main_phase, troublemaker, when, wordings as w,
)  # fmt: skip

PRINCESS_MI_AMORE_CADENZA = troublemaker(
    "cn156",
    '"Princess Mi Amore Cadenza"',
    power=5,
    points=2,
    rarity=RARE,
    abilities=(
        main_phase(
            Sequence((Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT)))), HandOver(FRIEND))),
            costs=(Pay(4),),
        ),
    ),
)

CHANGELING_SWARM = troublemaker(
    "cn158",
    "Changeling Swarm",
    power=6,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM),
            May(
                PayTo(
                    (Retire(choose(cards(TROUBLEMAKER, ControlledBy(YOU, w.CONTROLLED), At(THERE)))),),
                    Uncover(THIS),
                )
            ),
        ),
    ),
)

LIGHTNING_DUST = troublemaker(
    "cn160",
    "Lightning Dust",
    power=4,
    points=1,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), May(Move(This(w.IT), ANOTHER_PROBLEM))),),
)

PONY_OF_SHADOWS = troublemaker(
    "cn161",
    "Pony of Shadows",
    power=5,
    points=3,
    rarity=UNCOMMON,
    abilities=(when(IsUncovered(THIS), May(Frighten(choose(cards(FRIEND, here(w.IT)))))),),
)

RED_DRAGON = troublemaker(
    "cn163",
    "Red Dragon",
    power=6,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT),
            By(THAT_PLAYER, May(PayTo((Pay(2),), TurnFaceDown(THIS)))),
        ),
    ),
)
