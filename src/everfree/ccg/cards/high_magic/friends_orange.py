"""The orange Friends of High Magic."""

from everfree.ccg.language import (
    AT_LEAST, CARD, CHARACTER, COMMON, CRITTER, EARTH_PONY, ELDER, FOAL, FRIEND, ITS_PROBLEM, MANE, ORANGE,
    PERSISTENT, POWER, POWER_PONY, RARE, ROCK, ROYALTY, STUBBORN, SUPER_RARE, THIS, ULTRA_RARE, UNCOMMON,
    UNICORN, VEXING, Another, At, Banish, Continuous, Exhausted, ForEach, HasKeyword, Is, IsFrightened,
    IsUnfrightened, LeavesPlay, May, OfColour, One, Power, PutCounters, PutTokens, RemoveCounters,
    Replacement, Spelt, This, With, cards, choose, competitive, diligent, each, friend, in_your_discard_pile,
    main_phase, token, when, wordings as w, yours,
)  # fmt: skip

APPLE_BLOOM_BUDDING_APPLE = friend(
    "hm14",
    "Apple Bloom, Budding Apple",
    ORANGE,
    power=3,
    cost=3,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Diligent", 2),), THIS, Is(each(yours(MANE), wording=w.ONLY), (OfColour(ORANGE),))
        ),
    ),
)

APPLEJACK_RAINBOW_POWERED = friend(
    "hm15",
    "Applejack, Rainbow Powered",
    ORANGE,
    power=2,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
)

APPLEJACK_TREE_WHISPERER = friend(
    "hm16",
    "Applejack, Tree Whisperer",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        Continuous(
            (HasKeyword("Calming", 2),), This(w.IT), Is(tests=(With(POWER, AT_LEAST, 4, w.AT_LEAST),))
        ),
    ),
)

DOUBLE_DIAMOND_SKI_CHAMP = friend(
    "hm18",
    "Double Diamond, Ski Champ",
    ORANGE,
    power=3,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(competitive(3), diligent(1)),
)

GRANNY_SMITH_FIT_AS_A_FIDDLE = friend(
    "hm19",
    "Granny Smith, Fit as a Fiddle",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY, ELDER),
    rarity=SUPER_RARE,
    keywords=(PERSISTENT,),
    abilities=(
        Replacement(
            IsFrightened(THIS), Banish(choose(in_your_discard_pile(CARD), wording=w.FROM)), optional=True
        ),
    ),
)

MAUD_PIE_PET_ROCKS = friend(
    "hm20",
    "Maud Pie, Pet Rocks",
    ORANGE,
    power=2,
    cost=3,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=SUPER_RARE,
    keywords=(diligent(2),),
    abilities=(main_phase(PutTokens(token(3, ORANGE, ROCK)), costs=(RemoveCounters(count=Spelt(2)),)),),
)

SHINING_ARMOR_TEAM_TRAINER = friend(
    "hm21",
    "Shining Armor, Team Trainer",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(UNICORN, ROYALTY),
    rarity=UNCOMMON,
    keywords=(PERSISTENT,),
    abilities=(
        when(IsUnfrightened(One(yours(FRIEND), or_this=True)), May(PutCounters(choose(yours(FRIEND))))),
    ),
)

SILVER_SHILL_SECRETS_AND_LIES = friend(
    "hm22",
    "Silver Shill, Secrets and Lies",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(VEXING,),
    abilities=(when(LeavesPlay(THIS), May(PutCounters(choose(cards(CHARACTER))))),),
)

WINONA_GOOD_GIRL = friend(
    "hm23",
    "Winona, Good Girl!",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(PERSISTENT,),
)

APPLEJACK_MISTRESS_MARE_VELOUS = friend(
    "hm141",
    "Applejack, Mistress Mare-velous",
    ORANGE,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY, POWER_PONY),
    rarity=ULTRA_RARE,
    keywords=(STUBBORN,),
    abilities=(
        Continuous(
            (Power(ForEach(+2, cards(CHARACTER, Another(), Exhausted(), At(ITS_PROBLEM, w.IT))), w.HAVE),),
            THIS,
        ),
    ),
)
