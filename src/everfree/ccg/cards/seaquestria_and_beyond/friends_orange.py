"""The orange Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALLY, CHARACTER, COMMON, EARTH_PONY, FRIEND, OPPONENT, ORANGE, PIRATE, RARE, RESOURCE, SEAPONY, STORM,
    SUPER_RARE, THIS, TRAVELER, UNCOMMON, YOU, Another, Cant, ControlledBy, Dismiss, DuringFaceoff, Enters,
    Exhaust, FlipsMore, Has, IfDone, IsFrightened, May, OfColour, PutCounters, Standing, TurnEnds, TurnStarts,
    cards, choose, diligent, friend, transform, when, wordings as w, yours,
)  # fmt: skip

APPLEJACK_HONEST_PONY = friend(
    "sb17",
    "Applejack, Honest Pony",
    ORANGE,
    power=2,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            May(Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
            if_=Has(YOU, cards(CHARACTER, Another(), OfColour(ORANGE))),
        ),
    ),
)

APPLEJACK_HONEST_SEAPONY = friend(
    "sb18",
    "Applejack, Honest Seapony",
    ORANGE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), diligent(2)),
)

BIG_MAC_BIG_EATER = friend(
    "sb19",
    "Big Mac, Big Eater",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(when(TurnEnds(YOU), May(IfDone(Dismiss(choose(cards(RESOURCE))), PutCounters()))),),
)

DELIVERY_CREW_PRIORITY_MAIL = friend(
    "sb21",
    "Delivery Crew, Priority Mail",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(STORM,),
    rarity=SUPER_RARE,
    abilities=(when(TurnEnds(YOU), May(PutCounters(choose(yours(FRIEND))))),),
)

GRUBBER_BAKED_BADS = friend(
    "sb22",
    "Grubber, Baked Bads",
    ORANGE,
    power=4,
    cost=3,
    needs=3,
    traits=(STORM,),
    rarity=RARE,
    abilities=(
        when(Enters(THIS), May(Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))),
        when(TurnStarts(YOU), May(Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

LIX_SPITTLE_WAYFARING_CHEF = friend(
    "sb23",
    "Lix Spittle, Wayfaring Chef",
    ORANGE,
    power=3,
    cost=3,
    needs=1,
    traits=(PIRATE,),
    rarity=COMMON,
    keywords=(TRAVELER,),
)

RED_DELICIOUS_POWERHORSE = friend(
    "sb24", "Red Delicious, Powerhorse", ORANGE, power=7, cost=4, needs=4, traits=(EARTH_PONY,), rarity=COMMON
)

RESCUE_PARTY_THE_POWER_OF_FRIENDSHIP = friend(
    "sb25",
    "Rescue Party, The Power of Friendship",
    ORANGE,
    power=6,
    cost=4,
    needs=3,
    traits=(ALLY,),
    rarity=RARE,
    abilities=(
        Standing(Cant(IsFrightened(THIS))),
        Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True)),
    ),
)

SEAPONY_GUARD_DEFENDER_OF_SEAQUESTRIA = friend(
    "sb26",
    "Seapony Guard, Defender of Seaquestria",
    ORANGE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=COMMON,
    keywords=(diligent(2),),
)
