"""The last Problems of Premiere, Maybes are for Babies to Wrapping Up Winter."""

from everfree.ccg.language import (
    FRIEND,
    ORANGE,
    PINK,
    STARTING_PROBLEM,
    UNCOMMON,
    CantBeDismissed,
    Need,
    OfColour,
    Standing,
    cards,
    here,
    not_,
    problem,
)

RAZE_THIS_BARN = problem(
    "pr189",
    "Raze This Barn",
    bonus=3,
    owner=(Need(ORANGE, 4), not_(ORANGE, 3)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(CantBeDismissed(cards(FRIEND, OfColour(ORANGE), here()))),),
)

RUNAWAY_CART = problem(
    "pr190",
    "Runaway Cart",
    bonus=1,
    owner=(Need(ORANGE, 1), not_(ORANGE, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

SPECIAL_DELIVERY = problem(
    "pr192",
    "Special Delivery!",
    bonus=1,
    owner=(Need(PINK, 1), not_(PINK, 1)),
    opponent=4,
    rarity=UNCOMMON,
    keywords=(STARTING_PROBLEM,),
)

CARDS = (
    RAZE_THIS_BARN,
    RUNAWAY_CART,
    SPECIAL_DELIVERY,
)
