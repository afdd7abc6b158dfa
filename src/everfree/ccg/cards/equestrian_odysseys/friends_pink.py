"""The pink Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    A_PLAYER, AT_LEAST, CARD, CHAOTIC, COMMON, CRITTER, EARTH_PONY, END_OF_TURN, FIXED, FLIP, FOAL, FRIEND,
    OPPONENT, PEGASUS, PINK, POWER, PROBLEM_FACEOFFS, RARE, SUPER_RARE, THIS, UNCOMMON, UNICORN, YOU,
    AdditionalCost, Continuous, ControlledBy, Dismiss, Draw, Draws, Elsewhere, Enters, Exhaust, Exhausted,
    ForEach, Give, It, May, Pay, Power, PutCounters, PutIntoHand, Retire, Reveal, SearchDeck, Sequence,
    StartsFaceoff, This, TurnEnds, With, cards, choose, eccentric, friend, here, in_your_hand, main_phase,
    when, wordings as w,
)  # fmt: skip

BABS_SEED_CUTIE_MARKED = friend(
    "eo36",
    "Babs Seed, Cutie Marked",
    PINK,
    power=2,
    cost=3,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(when(Draws(YOU), Give((Power(+1),), THIS, END_OF_TURN)),),
)

BERRY_PUNCH_DRINK_UP = friend(
    "eo37",
    "Berry Punch, Drink Up!",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(eccentric(1),),
)

BRAEBURN_TWO_LEFT_HOOVES = friend(
    "eo38",
    "Braeburn, Two Left Hooves",
    PINK,
    power=4,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(AdditionalCost((Retire(choose(cards(FRIEND))),)),),
)

CHEESE_SANDWICH_THE_PARTY_NEVER_ENDS = friend(
    "eo39",
    "Cheese Sandwich, The Party Never Ends",
    PINK,
    power=1,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(when(TurnEnds(YOU), May(Draw())),),
)

DJ_PON_3_BREAKDOWN = friend(
    "eo40",
    "DJ Pon-3, Breakdown",
    PINK,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=FIXED,
    abilities=(main_phase(Dismiss(choose(cards(FRIEND, Exhausted()))), costs=(Exhaust(THIS),)),),
)

GUMMY_BEST_BAKER = friend(
    "eo41", "Gummy, Best Baker", PINK, power=2, cost=2, traits=(CRITTER,), rarity=COMMON
)

HIGH_ROLLERS_LETS_GO_BOWLING = friend(
    "eo42",
    "High Rollers, Let's Go Bowling",
    PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(FLIP, Continuous((Power(ForEach(+1, in_your_hand(CARD)), w.HAVE),), This(w.IT)), w.LEADING),
        when(StartsFaceoff(A_PLAYER, kinds=PROBLEM_FACEOFFS, involving_this=True, wording=w.AS_TIME), Draw()),
    ),
)

MOVING_MARE_CRASH_ON_DELIVERY = friend(
    "eo44",
    "Moving Mare, Crash on Delivery",
    PINK,
    power=2,
    cost=1,
    needs=4,
    traits=(PEGASUS,),
    rarity=SUPER_RARE,
    abilities=(
        main_phase(
            PutCounters(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here()))), costs=(Pay(1),)
        ),
        main_phase(
            Dismiss(choose(cards(FRIEND, here(), With(POWER, AT_LEAST, 4, w.AT_LEAST)))),
            costs=(Pay(1), Exhaust(THIS)),
        ),
    ),
)

PINKIE_PIE_CUTIE_MARK_CONSULTANT = friend(
    "eo45", "Pinkie Pie, Cutie Mark Consultant", PINK, power=4, cost=4, traits=(EARTH_PONY,), rarity=COMMON
)

PINKIE_PIE_EVERYPONYS_PFF = friend(
    "eo46",
    "Pinkie Pie, Everypony's PFF",
    PINK,
    power=2,
    cost=2,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=SUPER_RARE,
    abilities=(
        when(
            Enters(THIS),
            SearchDeck(cards(FRIEND), Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))), wording=w.IN_ONE),
        ),
    ),
)

PIPSQUEAK_TROTTINGHAMIAN = friend(
    "eo47",
    "Pipsqueak, Trottinghamian",
    PINK,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    keywords=(eccentric(1),),
)

POUND_CAKE_AND_PUMPKIN_CAKE_FOALIN_AROUND = friend(
    "eo48",
    "Pound Cake & Pumpkin Cake, Foalin' Around",
    PINK,
    power=3,
    cost=3,
    needs=2,
    traits=(PEGASUS, UNICORN, FOAL),
    rarity=UNCOMMON,
    keywords=(eccentric(2),),
)
