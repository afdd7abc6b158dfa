"""The blue Friends of Marks in Time."""

from everfree.ccg.language import (
    ANYWHERE, BLUE, CHARACTER, COMMON, CRITTER, EARTH_PONY, FOAL, FRIEND, GRIFFON, HASTY, IMMEDIATE, PEGASUS,
    RARE, SWIFT, THIS, TROUBLEMAKER, UNCOMMON, UNICORN, Activated, Another, Challenge, Continuous, CutieMark,
    CutieMarked, ForEach, Frighten, Frightened, HasKeyword, Is, IsCutieMarked, IsFrightened, May, Move,
    OfColour, One, Pay, Power, PutTokens, RemoveCounters, This, WithCard, cards, choose, competitive,
    diligent, each, friend, here, main_phase, token, when, wordings as w, yours,
)  # fmt: skip

BABS_SEED_ANTI_BULLY = friend(
    "mt4",
    "Babs Seed, Anti-Bully",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    abilities=(
        Continuous((Power(ForEach(+1, cards(FRIEND, Frightened())), w.HAVE),), THIS),
        main_phase(CutieMark(), costs=(Pay(2),)),
        when(IsCutieMarked(THIS), May(Frighten(choose(cards(FRIEND))))),
    ),
)

COMMANDER_HURRICANE_EQUESTRIAN_FOUNDER = friend(
    "mt6",
    "Commander Hurricane, Equestrian Founder",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Activated(IMMEDIATE, Move(THIS), (Pay(2),)),),
)

GILDA_OUT_OF_THE_NEST = friend(
    "mt7",
    "Gilda, Out of the Nest",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(GRIFFON,),
    rarity=UNCOMMON,
    abilities=(
        when(
            IsFrightened(One(cards(FRIEND), or_this=True)),
            May(PutTokens(token(1, BLUE, PEGASUS, keywords=(SWIFT,)))),
        ),
    ),
)

PIPSQUEAK_CLASS_PRESIDENT = friend(
    "mt9",
    "Pipsqueak, Class President",
    BLUE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    keywords=(competitive(2),),
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        when(
            IsCutieMarked(THIS),
            May(
                Challenge(
                    choose(cards(TROUBLEMAKER, here())), each(yours(CHARACTER, here()), wording=w.TOGETHER)
                )
            ),
        ),
    ),
)

RAINBOW_DASH_GROWING_UP = friend(
    "mt10",
    "Rainbow Dash, Growing Up",
    BLUE,
    power=1,
    cost=1,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous((Power(+1, w.HAVE), HasKeyword(SWIFT.name)), This(w.IT), Is(tests=(CutieMarked(),))),
    ),
)

SHINING_ARMOR_SOLDIER_IN_TRAINING = friend(
    "mt12",
    "Shining Armor, Soldier in Training",
    BLUE,
    power=4,
    cost=3,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(competitive(3),),
)

TANK_BEST_TORTOISE = friend(
    "mt13",
    "Tank, Best Tortoise",
    BLUE,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Competitive", 2),),
            THIS,
            WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(BLUE))),
        ),
    ),
)

THUNDERLANE_UNSUNG_HERO = friend(
    "mt14",
    "Thunderlane, Unsung Hero",
    BLUE,
    power=5,
    cost=4,
    needs=4,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(HASTY, diligent(2)),
    abilities=(Activated(IMMEDIATE, Move(THIS), (RemoveCounters(),)),),
)
