"""The Friends of Absolute Discord without colour."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, BLUE, CARDS_DRAWN, CHAOTIC, COLOURS, DISCARD_PILE, EARTH_PONY, END_OF_TURN, FLIP,
    FRIEND, HERE, HOME, OPPONENT, ORANGE, PEGASUS, PINK, PROBLEMS_CONFRONTED, PURPLE, RARE, ROYALTY,
    SCORE_PHASE, THAT_PLAYER, THIS, ULTRA_RARE, UNCOMMON, UNICORN, UNIQUE, YELLOW, YOU, Another, Continuous,
    ControlledBy, Different, DiscardCards, Elsewhere, Enters, Exhaust, ForEach, Give, IfDone, IsFlipped, It,
    LosesGame, May, Move, Need, PayTo, PhaseStarts, Power, PutCounters, Retire, Standing, TurnEnds, TurnLimit,
    cards, choose, friend, here, one, when, wordings as w, yours,
)  # fmt: skip

SLENDERPONY = friend(
    "ad-3",
    "[slenderpony]",
    0,
    power=3,
    cost=1,
    traits=(CHAOTIC, UNIQUE),
    rarity=UNCOMMON,
    abilities=(Elsewhere(FLIP, when(IsFlipped(THIS), LosesGame())),),
)

FLIM_AND_FLAM_SHREWD_SCHEMERS = friend(
    "ad77",
    "Flim & Flam, Shrewd Schemers",
    0,
    power=2,
    cost=2,
    traits=(UNICORN, UNIQUE),
    rarity=RARE,
    abilities=(Standing(TurnLimit(A_PLAYER, 1, PROBLEMS_CONFRONTED)),),
)

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

NIGHTMARE_MOON_DEEP_DARKNESS = friend(
    "ad79",
    "Nightmare Moon, Deep Darkness",
    0,
    power=2,
    cost=2,
    traits=(ALICORN, ROYALTY, UNIQUE),
    rarity=RARE,
    abilities=(Standing(TurnLimit(A_PLAYER, 2, CARDS_DRAWN)),),
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

TWILIGHT_SPARKLE_DISCORDED = friend(
    "ad83",
    "Twilight Sparkle, Discorded",
    0,
    power=2,
    cost=3,
    needs=(Need(BLUE, 2),),
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(
        Continuous((Power(ForEach(+1, Different(COLOURS, cards(FRIEND, zone=DISCARD_PILE))), w.HAVE),), THIS),
    ),
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
