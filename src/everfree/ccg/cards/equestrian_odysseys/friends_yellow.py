"""The yellow Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    ALLY, AN_OPPONENT, CHARACTER, COMMON, CRITTER, EARTH_PONY, END_OF_TURN, EXACTLY, FIXED, FRIEND, IMMEDIATE,
    MANE, OPPONENT, PEGASUS, PONY_TONE, POWER, RARE, RESOURCE, SUPER_RARE, THIS, TROUBLEMAKER, UNCOMMON,
    YELLOW, YOU, Activated, Another, CardType, ChooseOne, Continuous, ControlledBy, Dismiss, DuringFaceoff,
    Enters, Exhaust, FaceDown, ForEach, Give, LookAt, LoseTokens, May, NumberOf, Power, PowerBecomes,
    PutIntoHand, TurnOver, With, WithTrait, calming, cards, choose, each, friend, here, when, wordings as w,
    yours,
)  # fmt: skip

ANIMAL_ALLIES_WELCOME_TO_THE_HORDE = friend(
    "eo78",
    "Animal Allies, Welcome to the Horde",
    YELLOW,
    power=0,
    cost=3,
    needs=2,
    traits=(CRITTER, ALLY),
    rarity=FIXED,
    abilities=(Continuous((PowerBecomes(NumberOf(cards(FRIEND, ControlledBy(YOU, w.HAVE)))),), THIS),),
)

CALVIN_AND_THEO_AW_NUTS = friend(
    "eo79",
    "Calvin & Theo, Aw, Nuts",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    abilities=(when(Enters(THIS), May(Dismiss(choose(cards(RESOURCE))))),),
)

FLUTTERSHY_BACKUP_VOCALS = friend(
    "eo80",
    "Fluttershy, Backup Vocals",
    YELLOW,
    power=2,
    cost=4,
    needs=2,
    traits=(PEGASUS, PONY_TONE),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            May(
                ChooseOne(
                    (
                        PutIntoHand(choose(cards(CardType(FRIEND | RESOURCE), Another()))),
                        TurnOver(choose(cards(MANE))),
                    )
                )
            ),
        ),
    ),
)

FLUTTERSHY_CUTIE_MARK_CONSULTANT = friend(
    "eo81", "Fluttershy, Cutie Mark Consultant", YELLOW, power=4, cost=4, traits=(PEGASUS,), rarity=COMMON
)

FLUTTERSHY_STARE_MASTER = friend(
    "eo82",
    "Fluttershy, Stare Master",
    YELLOW,
    power=2,
    cost=2,
    needs=4,
    traits=(PEGASUS,),
    rarity=SUPER_RARE,
    abilities=(
        Activated(
            IMMEDIATE,
            Give(
                (Power(-1),), each(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here())), END_OF_TURN
            ),
            (Exhaust(THIS),),
        ),
    ),
)

HARRY_BEAR_HUGS = friend(
    "eo84",
    "Harry, Bear Hugs",
    YELLOW,
    power=5,
    cost=5,
    needs=2,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    keywords=(calming(3),),
)

JUNEBUG_GENTLE_SOUL = friend(
    "eo85",
    "Junebug, Gentle Soul",
    YELLOW,
    power=2,
    cost=1,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(calming(1),),
)

MR_AND_MRS_CAKE_BUSY_PARENTS = friend(
    "eo86",
    "Mr. & Mrs. Cake, Busy Parents",
    YELLOW,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(calming(1),),
)

NURSE_REDHEART_NURSES_ORDERS = friend(
    "eo87",
    "Nurse Redheart, Nurse's Orders",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Activated(
            IMMEDIATE,
            PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), With(POWER, EXACTLY, 0)))),
            (Exhaust(THIS),),
        ),
    ),
)

PEEWEE_FIRESTARTER = friend(
    "eo88",
    "Peewee, Firestarter",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), LoseTokens(AN_OPPONENT, 1)),),
)

SCREWY_ONE_WITH_THE_PACK = friend(
    "eo91",
    "Screwy, One With the Pack",
    YELLOW,
    power=2,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Continuous(
            (Power(ForEach(+2, yours(CHARACTER, WithTrait(CRITTER), here())), w.HAVE),),
            THIS,
            DuringFaceoff(wording=w.LEADING),
        ),
    ),
)

SUNSHOWER_STORM_SPOTTER = friend(
    "eo92",
    "Sunshower, Storm Spotter",
    YELLOW,
    power=2,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(LookAt(choose(cards(TROUBLEMAKER, FaceDown()))))),),
)

WEATHER_MARE_TEAM_PLAYER = friend(
    "eo93", "Weather Mare, Team Player", YELLOW, power=2, cost=2, traits=(PEGASUS,), rarity=COMMON
)
