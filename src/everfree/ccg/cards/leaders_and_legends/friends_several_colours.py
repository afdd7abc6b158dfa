"""The Friends of Leaders and Legends with several colours."""

from everfree.ccg.language import (
    A_PROBLEM, ALICORN, BLUE, DRAGON, EARTH_PONY, EVENT, FOAL, FRIEND, IMMEDIATE, OPPONENT, ORANGE, PEGASUS,
    PINK, PURPLE, RARE, RESOURCE, ROYALTY, STUBBORN, THERE, THIS, TROUBLEMAKER, UNCOMMON, WHITE, YELLOW, YOU,
    Activated, At, Banish, Cant, CantContribute, CantHelpConfront, CardType, Continuous, ControlledBy,
    Dismiss, DuringTurn, Exhaust, IsDismissed, IsFrightened, LeavesPlay, LosesAbilities, May, Moves, Need,
    PayTo, Plays, PutCounters, PutIntoPlay, ReadyCards, Replacement, RequiresColourOf, Standing, That,
    Triggered, cards, choose, each, friend, here, in_your_hand, one, when, wordings as w,
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

PLUME_BUMP_SET = friend(
    "ll69",
    "Plume, Bump, Set",
    PURPLE | ORANGE,
    power=4,
    cost=4,
    needs=(Need(ORANGE, 3), Need(PURPLE, 3)),
    traits=(DRAGON,),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        Standing(Cant(IsFrightened(THIS))),
        Activated(IMMEDIATE, PutIntoPlay(choose(in_your_hand(TROUBLEMAKER))), (Exhaust(THIS),)),
    ),
)

TORQUE_WRENCH_RELIC_REPAIR = friend(
    "ll70",
    "Torque Wrench, Relic Repair",
    PURPLE | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2)),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        Triggered(
            Plays(YOU, one(EVENT, RequiresColourOf())),
            May(
                PayTo((Exhaust(THIS),), Dismiss(choose(cards(RESOURCE, ControlledBy(OPPONENT, w.OPPOSING)))))
            ),
            tag="Talented",
        ),
        when(LeavesPlay(one(RESOURCE, ControlledBy(OPPONENT, w.OPPOSING))), PutCounters()),
    ),
)

APPLEJACK_AND_APPLE_BLOOM_SEEDLING_STAKEOUT = friend(
    "ll72",
    "Applejack & Apple Bloom, Seedling Stakeout",
    YELLOW | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 1), Need(YELLOW, 1)),
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    abilities=(
        Continuous((LosesAbilities(barred=True),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),
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

CELESTIA_AND_LUNA_TRADING_OFF = friend(
    "ll82",
    "Celestia & Luna, Trading Off",
    WHITE | YELLOW,
    power=3,
    cost=2,
    needs=1,
    traits=(ALICORN, ROYALTY),
    rarity=RARE,
    abilities=(
        Standing(CantContribute(THIS), DuringTurn(YOU, w.LEADING)),
        Standing(CantHelpConfront(THIS), DuringTurn(OPPONENT, w.LEADING)),
    ),
)
