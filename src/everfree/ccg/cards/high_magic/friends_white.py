"""The white Friends of High Magic."""

from everfree.ccg.language import (
    ALICORN, ALLY, AT_MOST, CARD, CHARACTER, COMMON, COST, EARTH_PONY, END_OF_TURN, FOAL, FRIEND, HAND, HERE,
    IMMEDIATE, MANE, OPPONENT, PEGASUS, PREPARED, RARE, ROYALTY, SEA_SERPENT, SONG, SUPER_RARE, THIS,
    TROUBLEMAKER, UNCOMMON, UNICORN, VEXING, WHITE, YOU, Activated, Another, Banish, CantHelpConfront,
    Continuous, ControlledBy, Elsewhere, Enters, Give, HasKeyword, Is, LeavesPlay, LowerNeeds, May, Move,
    OfColour, Plays, Power, PutIntoPlay, PutTokens, Standing, ThereAre, With, WithTrait, cards, choose, each,
    friend, here, in_your_discard_pile, one, showy, token, when, wordings as w, yours,
)  # fmt: skip

DANCE_FEVER_DANCING_MACHINE = friend(
    "hm44",
    "Dance Fever, Dancing Machine",
    WHITE,
    power=2,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Plays(YOU, one(CARD, WithTrait(SONG))),
            Give((Power(+2),), choose(cards(CHARACTER, Another())), END_OF_TURN, w.AS_DEED),
        ),
    ),
)

DARING_DO_WELL_DISGUISED = friend(
    "hm45",
    "Daring Do, Well Disguised",
    WHITE,
    power=4,
    cost=3,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(PREPARED,),
)

DJ_PON_3_AND_OCTAVIA_CROWD_PLEASERS = friend(
    "hm46",
    "DJ Pon-3 & Octavia, Crowd Pleasers",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(UNICORN, EARTH_PONY),
    rarity=SUPER_RARE,
    keywords=(showy(2),),
    abilities=(
        when(
            Enters(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), HERE),
            May(PutTokens(token(1, WHITE, UNICORN, keywords=(PREPARED,)))),
        ),
    ),
)

FANCY_PANTS_RESPECTED_ARISTOCRAT = friend(
    "hm47",
    "Fancy Pants, Respected Aristocrat",
    WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        Elsewhere(HAND, Activated(IMMEDIATE, LowerNeeds(2, WHITE, END_OF_TURN), (Banish(THIS),)), w.FROM),
        when(
            Plays(YOU, THIS),
            May(PutIntoPlay(choose(in_your_discard_pile(FRIEND, With(COST, AT_MOST, 2)), wording=w.FROM))),
        ),
    ),
)

PRIM_HEMLINE_RUNWAY_JUDGE = friend(
    "hm49",
    "Prim Hemline, Runway Judge",
    WHITE,
    power=4,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Standing(CantHelpConfront(THIS)),),
)

PRINCESS_CADANCE_SPA_DAY = friend(
    "hm50",
    "Princess Cadance, Spa Day",
    WHITE,
    power=2,
    cost=1,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=SUPER_RARE,
    abilities=(
        Continuous(
            (HasKeyword("Showy", 2),),
            THIS,
            ThereAre(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), 0),
        ),
    ),
)

RARITY_RAINBOW_POWERED = friend(
    "hm51", "Rarity, Rainbow Powered", WHITE, power=2, cost=1, needs=2, traits=(UNICORN,), rarity=COMMON
)

STEVEN_MAGNET_WHAT_A_WORLD = friend(
    "hm52",
    "Steven Magnet, What a World!",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(ALLY, SEA_SERPENT),
    rarity=RARE,
    keywords=(VEXING,),
    abilities=(when(LeavesPlay(THIS), May(Move(choose(cards(TROUBLEMAKER))))),),
)

SWEETIE_BELLE_FORSOOTH_AND_ANON = friend(
    "hm53",
    "Sweetie Belle, Forsooth and Anon",
    WHITE,
    power=2,
    cost=2,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Showy", 1),), THIS, Is(each(yours(MANE), wording=w.ONLY), (OfColour(WHITE),))
        ),
    ),
)
