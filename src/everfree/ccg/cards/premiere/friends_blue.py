"""The blue Friends of Premiere."""

from everfree.ccg.language import (
    A_PROBLEM, BLUE, CARD, CHARACTER, COMMON, DISCARD_PILE, DRAGON, EARTH_PONY, END_OF_TURN, FIXED, FOAL,
    FRIEND, HAND, HOME, ITS_PROBLEM, PEGASUS, RARE, SWIFT, THERE, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON,
    UNICORN, YOU, Another, At, CheapenNextCard, Choose, Continuous, Elsewhere, EntersDiscardPile, Exhaust,
    Gain, Give, IfDone, Involved, It, May, Move, Moves, Pay, PlayForFree, Plays, Power, PutIntoHand,
    PutsFlippedUnderDeck, ReadyCards, Replacement, SearchDeck, Titled, WithTrait, cards, choose, friend,
    main_phase, one, when, wordings as w, yours,
)  # fmt: skip

JETSTREAM_ALL_HEART = friend(
    "pr7",
    "Jetstream, All Heart",
    BLUE,
    power=2,
    cost=3,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Continuous((Power(+2),), THIS, Involved()),),
)

CERULEAN_SKIES_SKYWARD_SOARER = friend(
    "pr8",
    "Cerulean Skies, Skyward Soarer",
    BLUE,
    power=1,
    cost=1,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(SWIFT,),
)

FINISH_LINE_JAMMER = friend(
    "pr9",
    "Finish Line, Jammer",
    BLUE,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    keywords=(SWIFT,),
)

WILD_FIRE_SPEED_RACER = friend(
    "pr10",
    "Wild Fire, Speed Racer",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(Move(choose(yours(CHARACTER, Another())), THERE, w.SAME)),
        ),
    ),
)

CLOUDCHASER_FLEXIBLE_FLIER = friend(
    "pr11",
    "Cloudchaser, Flexible Flier",
    BLUE,
    power=1,
    cost=2,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(main_phase(CheapenNextCard(1, cards(FRIEND), w.BY_FIRST), costs=(Exhaust(THIS),)),),
)

EMERALD_GREEN_CIDER_AFICIONADO = friend(
    "pr12", "Emerald Green, Cider Aficionado", BLUE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

HOLLY_DASH_FLIGHTY_FILLY = friend(
    "pr13",
    "Holly Dash, Flighty Filly",
    BLUE,
    power=4,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=FIXED,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(Move(choose(yours(CHARACTER, Another())), THERE, w.SAME)),
        ),
    ),
)

PEGASUS_ROYAL_GUARD_ELITE_SENTRY = friend(
    "pr14",
    "Pegasus Royal Guard, Elite Sentry",
    BLUE,
    power=1,
    cost=1,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Continuous((Power(+1),), THIS, Involved()),),
)

RAINBOW_DASH_WEATHER_LEADER = friend(
    "pr15",
    "Rainbow Dash, Weather Leader",
    BLUE,
    power=2,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(main_phase(ReadyCards(choose(yours(CARD, Another()))), costs=(Exhaust(THIS),)),),
)

RAINBOWSHINE_CLOUD_WRANGLER = friend(
    "pr16",
    "Rainbowshine, Cloud Wrangler",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        when(Moves(YOU, THIS, destination=A_PROBLEM), ReadyCards(choose(yours(CHARACTER, At(THERE))))),
    ),
)

SCOOTALOO_CREATURE_CATCHER = friend(
    "pr17",
    "Scootaloo, Creature Catcher",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS, FOAL),
    rarity=RARE,
    abilities=(main_phase(PlayForFree(choose(cards(TROUBLEMAKER, zone=HAND))), costs=(Exhaust(THIS),)),),
)

SPIKE_BABY_DRAGON = friend(
    "pr18",
    "Spike, Baby Dragon",
    BLUE,
    power=0,
    cost=2,
    needs=1,
    traits=(DRAGON,),
    rarity=RARE,
    keywords=(SWIFT,),
    abilities=(main_phase(Give((Power(+1),), THIS, END_OF_TURN), costs=(Pay(1),)),),
)

SOLAR_WIND_ENTERPRISING_ASTRONOMER = friend(
    "pr19",
    "Solar Wind, Enterprising Astronomer",
    BLUE,
    power=1,
    cost=1,
    needs=1,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        when(
            Plays(YOU, one(FRIEND, WithTrait(PEGASUS)), ITS_PROBLEM),
            May(IfDone(Exhaust(THIS), Gain(1))),
        ),
    ),
)

SWEETIE_SUNRISE_EARLY_RISER = friend(
    "pr20", "Sweetie Sunrise, Early Riser", BLUE, power=1, cost=1, traits=(PEGASUS,), rarity=COMMON
)

DR_HOOVES_UNBLINKING = friend(
    "pr197",
    "Dr. Hooves, Unblinking",
    BLUE,
    power=4,
    cost=5,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    abilities=(
        Elsewhere(
            DISCARD_PILE,
            when(
                EntersDiscardPile(THIS),
                May(
                    SearchDeck(
                        cards(CARD, Titled("Dr. Hooves", w.ALONE)),
                        PlayForFree(It(), HOME, frightened=True),
                        wording=w.IN_ONE,
                    )
                ),
            ),
            w.UNDERSTOOD,
        ),
    ),
)

RAINBOW_DASH_WINGED_WONDER = friend(
    "pr198",
    "Rainbow Dash, Winged Wonder",
    BLUE,
    power=2,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    keywords=(SWIFT,),
    abilities=(when(Plays(YOU, THIS, A_PROBLEM), May(Move(Choose(yours(FRIEND), 3, up_to=True), THERE))),),
)

RAINBOW_DASH_TO_THE_RESCUE = friend(
    "pr212",
    "Rainbow Dash, To the Rescue",
    BLUE,
    power=3,
    cost=4,
    needs=2,
    traits=(PEGASUS,),
    rarity=FIXED,
    keywords=(SWIFT,),
    abilities=(
        Replacement(
            PutsFlippedUnderDeck(YOU, involving_this=True),
            PutIntoHand(It(), w.YOURS),
            optional=True,
            once_per_faceoff=True,
        ),
    ),
)
