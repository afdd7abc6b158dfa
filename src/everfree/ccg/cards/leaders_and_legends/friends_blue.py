"""The blue Friends of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, ALLY, AT_LEAST, BLUE, CARD, COMMON, END_OF_TURN, EVENT, FLIP, FOAL, FRIEND, GRIFFON, OPPONENT,
    PEGASUS, RARE, RESOURCE, SUPER_RARE, SWIFT, THIS, TRAVELER, UNCOMMON, UNICORN, YOU, Another, Continuous,
    ControlledBy, Counters, Enters, ForEach, Frighten, Give, HasKeyword, HasPoints, LosesAbilities, May, Move,
    Plays, Power, PutCounters, RequiresColourOf, Triggered, WithCounters, cards, choose, each, friend, one,
    when, wordings as w, yours,
)  # fmt: skip

GALLUS_EARLY_FOR_CLASS = friend(
    "ll8",
    "Gallus, Early For Class",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(GRIFFON,),
    rarity=COMMON,
    keywords=(SWIFT,),
)

HOOFAR_ROAD_TRIP = friend(
    "ll9",
    "Hoo'Far, Road Trip",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    keywords=(TRAVELER,),
    abilities=(
        when(
            Enters(THIS),
            Give(
                (HasKeyword(TRAVELER.name),), each(yours(FRIEND, Another()), wording=w.TOGETHER), END_OF_TURN
            ),
        ),
    ),
)

LORD_TIREK_PUMPING_IRON = friend(
    "ll11",
    "Lord Tirek, Pumping Iron",
    BLUE,
    power=4,
    cost=3,
    needs=4,
    traits=(ALLY,),
    rarity=RARE,
    abilities=(
        Triggered(Plays(YOU, one(EVENT, RequiresColourOf())), PutCounters(counter="Muscle"), tag="Talented"),
        Continuous(
            (Power(ForEach(+1, Counters("Muscle")), w.HAVE),),
            each(cards(CARD, ControlledBy(YOU), zone=FLIP), wording=w.TOGETHER),
        ),
    ),
)

RAINBOW_DASH_PROFESSOR_OF_LOYALTY = friend(
    "ll12",
    "Rainbow Dash, Professor of Loyalty",
    BLUE,
    power=2,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        when(Enters(THIS), May(Frighten(choose(cards(FRIEND)))), if_=HasPoints(A_PLAYER, AT_LEAST, 8)),
    ),
)

SCOOTALOO_HALF_PINT_DYNAMITE = friend(
    "ll13",
    "Scootaloo, Half-Pint Dynamite",
    BLUE,
    power=3,
    cost=3,
    needs=1,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    abilities=(Triggered(Plays(YOU, one(EVENT, RequiresColourOf())), May(Move(THIS)), tag="Talented"),),
)

SPEARHEAD_PAINT_IT_BLACK = friend(
    "ll14",
    "Spearhead, Paint It Black",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(THIS),
            PutCounters(choose(cards(RESOURCE, ControlledBy(OPPONENT, w.OPPOSING))), counter="Art"),
        ),
        Continuous(
            (LosesAbilities(barred=True),),
            each(cards(RESOURCE, WithCounters("Art", wording=w.PLURAL)), wording=w.TOGETHER),
        ),
    ),
)
