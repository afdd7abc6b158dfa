"""The Friends of Absolute Discord without colour."""

from everfree.ccg.language import (
    A_PLAYER, EARTH_PONY, END_OF_TURN, FRIEND, HERE, HOME, OPPONENT, ORANGE, PEGASUS, PINK, PURPLE, ROYALTY,
    SCORE_PHASE, THAT_PLAYER, THIS, ULTRA_RARE, UNCOMMON, UNICORN, UNIQUE, YELLOW, YOU, Another, ControlledBy,
    DiscardCards, Enters, Exhaust, Give, IfDone, It, May, Move, Need, PayTo, PhaseStarts, Power, PutCounters,
    Retire, TurnEnds, cards, choose, friend, here, one, when, wordings as w, yours,
)  # fmt: skip

FLUTTERSHY_DISCORDED = friend(
    "ad78",
    "Fluttershy, Discorded",
    0,
    power=3,
    cost=3,
    needs=(Need(PINK, 2),),
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(
        when(
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.THE_PHASE),
            May(
                PayTo(
                    (Exhaust(THIS),),
                    Give(
                        (Power(-2, w.HAVE),),
                        choose(
                            cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.CHOSEN_FIRST
                        ),
                        END_OF_TURN,
                    ),
                )
            ),
        ),
    ),
)

PINKIE_PIE_DISCORDED = friend(
    "ad80",
    "Pinkie Pie, Discorded",
    0,
    power=2,
    cost=2,
    needs=(Need(YELLOW, 2),),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), HERE),
            Give((Power(-1, w.HAVE),), It(), END_OF_TURN),
        ),
    ),
)

RAINBOW_DASH_DISCORDED = friend(
    "ad81",
    "Rainbow Dash, Discorded",
    0,
    power=4,
    cost=3,
    needs=(Need(PURPLE, 2),),
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(when(PhaseStarts(SCORE_PHASE, A_PLAYER, w.THE_PHASE), May(Move(THIS, HOME))),),
)

RARITY_DISCORDED = friend(
    "ad82",
    "Rarity, Discorded",
    0,
    power=2,
    cost=3,
    needs=(Need(ORANGE, 2),),
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(when(TurnEnds(OPPONENT, w.EACH_PLAYERS), DiscardCards(THAT_PLAYER), wording=w.AS_PLAYER),),
)

KING_SOMBRA_SLAVE_DRIVER = friend(
    "ad201",
    "King Sombra, Slave Driver",
    0,
    power=4,
    cost=3,
    traits=(UNICORN, ROYALTY, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(when(TurnEnds(YOU), IfDone(Retire(choose(yours(FRIEND, Another()))), PutCounters())),),
)
