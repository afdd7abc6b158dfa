"""The orange Friends of Marks in Time."""

from everfree.ccg.language import (
    ALLY, ANYWHERE, CARD, CARD_TYPES, CHARACTER, COMMON, CRITTER, EARTH_PONY, END_OF_TURN, FOAL, FRIEND,
    IMMEDIATE, ORANGE, RARE, ROCK, START_OF_YOUR_NEXT_TURN, STUBBORN, SUPER_RARE, THIS, ULTRA_RARE, UNCOMMON,
    UNIQUE, YOU, Activated, Another, Banish, Cant, Continuous, ControlledBy, CutieMark, CutieMarked,
    Different, DuringFaceoff, Enters, Exhaust, FlipsMore, ForEach, Give, HasAbilities, HasKeyword, Is,
    IsFrightened, May, OfColour, Pay, Power, PutIntoDiscardPile, Standing, This, Token, TopOf, WithCard,
    choose, diligent, each, friend, in_your_discard_pile, main_phase, one, when, wordings as w, yours,
)  # fmt: skip

APPLE_BLOOM_FOREVER_A_CRUSADER = friend(
    "mt15",
    "Apple Bloom, Forever a Crusader",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, FOAL, UNIQUE),
    rarity=SUPER_RARE,
    abilities=(
        Continuous((Power(+1, w.HAVE),), each(yours(FRIEND, CutieMarked()), wording=w.TOGETHER)),
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous((HasKeyword("Diligent", 2),), This(w.IT), Is(tests=(CutieMarked(),))),
    ),
)

APPLEJACK_GROWING_UP = friend(
    "mt16",
    "Applejack, Growing Up",
    ORANGE,
    power=1,
    cost=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous((Power(+1, w.HAVE), HasKeyword("Diligent", 1)), This(w.IT), Is(tests=(CutieMarked(),))),
    ),
)

GRANNY_SMITH_FAMILY_FOUNDER = friend(
    "mt17",
    "Granny Smith, Family Founder",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(diligent(3),),
)

HOLDERS_BOULDER_KEY_STONE = friend(
    "mt18",
    "Holder's Boulder, Key Stone",
    ORANGE,
    power=3,
    cost=3,
    needs=4,
    traits=(ALLY, ROCK),
    rarity=RARE,
    abilities=(Standing(Cant(IsFrightened(one(FRIEND, ControlledBy(YOU), Token())))),),
)

IGNEOUS_ROCK_AND_CLOUDY_QUARTZ_ROCK_RANCHERS = friend(
    "mt19",
    "Igneous Rock & Cloudy Quartz, Rock Ranchers",
    ORANGE,
    power=2,
    cost=1,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        Activated(
            IMMEDIATE,
            Give((HasKeyword(STUBBORN.name),), choose(yours(CHARACTER)), START_OF_YOUR_NEXT_TURN),
            (Exhaust(THIS), Banish(choose(in_your_discard_pile(CARD), wording=w.FROM))),
        ),
    ),
)

MAUD_PIE_JUST_A_PEBBLE = friend(
    "mt20",
    "Maud Pie, Just a Pebble",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    abilities=(
        when(Enters(THIS), May(PutIntoDiscardPile(TopOf(2, wording=w.IN_WORDS)))),
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous(
            (Power(ForEach(+1, Different(CARD_TYPES, in_your_discard_pile(CARD))), w.HAVE),),
            This(w.IT),
            Is(tests=(CutieMarked(),)),
        ),
    ),
)

SMART_COOKIE_EQUESTRIAN_FOUNDER = friend(
    "mt21",
    "Smart Cookie, Equestrian Founder",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        Activated(
            IMMEDIATE,
            Give((Power(+1),), THIS, END_OF_TURN),
            (Banish(choose(in_your_discard_pile(CARD), wording=w.FROM)),),
        ),
    ),
)

WINONA_BEST_DOG = friend(
    "mt22",
    "Winona, Best Dog",
    ORANGE,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(STUBBORN.name),), THIS, WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(ORANGE)))
        ),
    ),
)

BIG_MAC_LITTLE_BIG_BROTHER = friend(
    "mt136",
    "Big Mac, Little Big Brother",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=ULTRA_RARE,
    keywords=(diligent(2),),
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous(
            (
                HasAbilities(
                    (Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True, wording=w.LEADING)),)
                ),
            ),
            This(w.IT),
            Is(tests=(CutieMarked(),)),
        ),
    ),
)
