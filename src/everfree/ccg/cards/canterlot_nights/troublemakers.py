"""The Troublemakers of Canterlot Nights."""

from everfree.ccg.language import (
    FRIEND, OPPONENT, RARE, ControlledBy, Dismiss, HandOver, Pay, Sequence, cards, choose, main_phase,
    troublemaker,
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
