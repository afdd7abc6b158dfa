"""The Friends of Leaders and Legends with several colours."""

from everfree.ccg.language import (
    A_PROBLEM, ALICORN, BLUE, FRIEND, OPPONENT, ORANGE, PEGASUS, PINK, ROYALTY, STUBBORN, THERE, THIS,
    TROUBLEMAKER, UNCOMMON, WHITE, YOU, At, Banish, CardType, ControlledBy, Exhaust, IsDismissed, May, Moves,
    PayTo, ReadyCards, Replacement, That, cards, choose, friend, one, when, wordings as w,
)  # fmt: skip

RAINBOWSHINE_BACK_IN_ACTION = friend(
    "ll58",
    "Rainbowshine, Back in Action",
    BLUE | ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(STUBBORN,),
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(PayTo((Exhaust(THIS),), ReadyCards(choose(cards(FRIEND, At(THERE)))))),
        ),
    ),
)

PRINCESS_CADANCE_LOST_PARENT = friend(
    "ll77",
    "Princess Cadance, Lost Parent",
    PINK | WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=UNCOMMON,
    abilities=(
        Replacement(
            IsDismissed(one(CardType(FRIEND | TROUBLEMAKER), ControlledBy(OPPONENT, w.OPPOSING))),
            PayTo((Exhaust(THIS),), Banish(That(CardType(FRIEND | TROUBLEMAKER)))),
            optional=True,
        ),
    ),
)
