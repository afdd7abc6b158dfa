"""The orange Friends of Canterlot Nights."""

from everfree.ccg.language import (
    A_PROBLEM, AN_OPPONENT, BANISHED, CARD, CHARACTER, COMMON, EARTH_PONY, ELDER, END_OF_PHASE, FRIEND, HAND,
    HOME, ITS_PROBLEM, OPPONENT, ORANGE, PEGASUS, PUMPED, RARE, RESOURCE, SCORE_PHASE_TIMING, STUBBORN,
    THAT_PLAYER, THERE, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, UNICORN, UNIQUE, YOU, Activated, AllOf, At,
    Banish, BeneathThis, By, Cant, ChooseFromHand, ChoosePlayer, Confronts, ControlledBy, DiscardCards,
    Discards, Dismiss, DuringFaceoff, Elsewhere, Enters, Exhaust, Exhausted, FlipsMore, Give, Is, IsDismissed,
    IsFrightened, IsRetired, It, May, Or, Pay, PayTo, Power, PutIntoDiscardPile, PutIntoHand, PutIntoPlay,
    RallyCost, Replacement, Reveal, Sequence, Spend, SpokenOf, Standing, This, TopOf, WithBeneath,
    WithKeyword, cards, choose, each, friend, in_your_hand, main_phase, supportive, when, wordings as w,
    yours,
)  # fmt: skip

APPLE_BUMPKIN_CARAMEL_COATER = friend(
    "cn24",
    "Apple Bumpkin, Caramel Coater",
    ORANGE,
    power=3,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
)

APPLEJACK_ELEMENT_OF_HONESTY = friend(
    "cn25",
    "Applejack, Element of Honesty",
    ORANGE,
    power=5,
    cost=6,
    needs=6,
    traits=(EARTH_PONY, UNIQUE),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            May(Dismiss(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT), At(THERE, w.NAMED))))),
        ),
        Elsewhere(
            HAND,
            Replacement(Discards(YOU, THIS, by=AN_OPPONENT), PutIntoPlay(This(w.IT)), optional=True),
            w.UNDERSTOOD,
        ),
    ),
)

APPLEJACK_APPLEBUCKER = friend(
    "cn26",
    "Applejack, Applebucker",
    ORANGE,
    power=2,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(THIS), Sequence((ChoosePlayer(), By(THAT_PLAYER, PutIntoDiscardPile(TopOf(4), w.BRIEFLY))))
        ),
    ),
)

BAGS_VALET_LUGGAGE_LACKEY = friend(
    "cn27",
    "Bags Valet, Luggage Lackey",
    ORANGE,
    power=1,
    cost=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        Activated(
            SCORE_PHASE_TIMING,
            Give((Power(+2),), THIS, END_OF_PHASE),
            (Exhaust(choose(yours(RESOURCE, At(HOME)))),),
        ),
    ),
)

BIG_MAC_BIGGEST_BROTHER = friend(
    "cn28",
    "Big Mac, Biggest Brother",
    ORANGE,
    power=4,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(supportive(2),),
)

CHERRY_FIZZY_STALWART_SOLDIER = friend(
    "cn29",
    "Cherry Fizzy, Stalwart Soldier",
    ORANGE,
    power=4,
    cost=5,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Replacement(IsFrightened(THIS), Exhaust(This(w.IT)), optional=True),),
)

CLOUDY_QUARTZ_CONCERNED_MOTHER = friend(
    "cn30",
    "Cloudy Quartz, Concerned Mother",
    ORANGE,
    power=0,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(supportive(2),),
)

DAISY_MOUSY_MARE = friend(
    "cn31",
    "Daisy, Mousy Mare",
    ORANGE,
    power=2,
    cost=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(when(IsRetired(THIS), PutIntoHand(This(w.IT))),),
)

DOC_TOP_PONY_PEDIATRICIAN = friend(
    "cn32",
    "Doc Top, Pony Pediatrician",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        main_phase(Exhaust(THIS)),
        Standing(RallyCost(-1, yours(FRIEND), YOU, minimum=1), Is(tests=(Exhausted(),))),
    ),
)

EARTH_PONY_ROYAL_GUARD_ARRESTING_OFFICER = friend(
    "cn33",
    "Earth Pony Royal Guard, Arresting Officer",
    ORANGE,
    power=2,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS, HOME, w.YOURS),
            ChooseFromHand(
                AN_OPPONENT,
                DiscardCards(THAT_PLAYER, description=cards(CARD, SpokenOf())),
                cards(FRIEND),
                shown=True,
                may=True,
            ),
        ),
    ),
)

FAST_CLIP_DRILL_INSTRUCTOR = friend(
    "cn34",
    "Fast Clip, Drill Instructor",
    ORANGE,
    power=2,
    cost=2,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(PUMPED,),
    abilities=(
        main_phase(
            Exhaust(each(cards(CHARACTER, At(ITS_PROBLEM)), wording=w.WHOLE)),
            costs=(Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),),
        ),
    ),
)

GOLDEN_HARVEST_BEYOND_HER_GARDEN = friend(
    "cn35",
    "Golden Harvest, Beyond Her Garden",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUBBORN,),
)

HAYSEED_TURNIP_TRUCK_A_FOR_EFFORT = friend(
    "cn36",
    'Hayseed Turnip Truck, "A" For Effort',
    ORANGE,
    power=2,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(
        Standing(
            FlipsMore(YOU, +1),
            AllOf((DuringFaceoff(involving_this=True, wording=w.LEADING), Is(tests=(WithBeneath(),)))),
        ),
    ),
)

JOE_DOUGHNUTEER = friend(
    "cn37",
    "Joe, Doughnuteer",
    ORANGE,
    power=1,
    cost=2,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        main_phase(
            Sequence(
                (
                    Reveal(choose(in_your_hand(CARD), wording=w.FROM)),
                    Banish(It(), beneath=choose(yours(FRIEND, WithKeyword(PUMPED.name)))),
                )
            ),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

STEAM_ROLLER_JUGGERNAUT = friend(
    "cn38",
    "Steam Roller, Juggernaut",
    ORANGE,
    power=3,
    cost=3,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(PUMPED,),
    abilities=(
        Standing(Cant(Or((IsDismissed(This(w.IT)), IsFrightened(This(w.IT))))), Is(tests=(WithBeneath(),))),
    ),
)

GRANNY_SMITH_JAR_JUDGER = friend(
    "cn193",
    "Granny Smith, Jar Judger",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY, ELDER),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            Confronts(YOU),
            May(PayTo((Pay(1),), DiscardCards(OPPONENT, wording=w.CHOSEN_FIRST))),
            wording=w.UNPAUSED,
        ),
    ),
)
