"""The purple Friends of High Magic."""

from everfree.ccg.language import (
    ALICORN, CHARACTER, COMMON, CRITTER, DRAGON, EARTH_PONY, END_OF_TURN, EVENT, FIGMENT, FIXED, HAND,
    IMMEDIATE, ITS_PROBLEM, MANE, OPPONENT, PREPARED, PURPLE, RARE, ROYALTY, SUPER_RARE, THIS, UNCOMMON,
    UNICORN, VEXING, YOU, ZEBRA, Activated, At, Banish, CantContribute, Continuous, ControlledBy, Elsewhere,
    Enters, Exhaust, Gain, HasKeyword, Is, LeavesPlay, LowerNeeds, May, Move, OfColour, Pay, PayTo, Plays,
    PutTokens, Standing, cards, choose, each, friend, here, main_phase, meticulous, one, showy, token, when,
    wordings as w, yours,
)  # fmt: skip

CHEERILEE_FOAL_HERDER = friend(
    "hm35",
    "Cheerilee, Foal Herder",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(PREPARED,),
)

OWLOWISCIOUS_RESHELVER = friend(
    "hm37",
    "Owlowiscious, Reshelver",
    PURPLE,
    power=2,
    cost=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Meticulous", 1),), THIS, Is(each(yours(MANE), wording=w.ONLY), (OfColour(PURPLE),))
        ),
    ),
)

PRINCESS_LUNA_WEB_OF_DREAMS = friend(
    "hm38",
    "Princess Luna, Web of Dreams",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=SUPER_RARE,
    keywords=(meticulous(1),),
    abilities=(when(Plays(YOU, one(EVENT)), May(PayTo((Pay(1),), PutTokens(token(2, PURPLE, FIGMENT))))),),
)

PRINCESS_TWILIGHT_SPARKLE_RAINBOW_POWERED = friend(
    "hm39",
    "Princess Twilight Sparkle, Rainbow Powered",
    PURPLE,
    power=2,
    cost=1,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
)

PRINCESS_TWILIGHT_SPARKLE_COVER_TO_COVER = friend(
    "hm40",
    "Princess Twilight Sparkle, Cover to Cover",
    PURPLE,
    power=0,
    cost=2,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=FIXED,
    keywords=(meticulous(1), PREPARED),
    abilities=(main_phase(Gain(1), costs=(Exhaust(THIS),)),),
)

SPIKE_HUM_DRUM = friend(
    "hm41",
    "Spike, Hum Drum",
    PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(DRAGON,),
    rarity=RARE,
    keywords=(VEXING,),
    abilities=(
        when(LeavesPlay(THIS), May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

TRIXIE_CENTER_STAGE = friend(
    "hm42",
    "Trixie, Center Stage",
    PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(showy(1),),
    abilities=(
        when(
            Enters(THIS),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(ITS_PROBLEM))))),
        ),
    ),
)

ZECORA_FOREST_SHAMAN = friend(
    "hm43",
    "Zecora, Forest Shaman",
    PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(ZEBRA,),
    rarity=COMMON,
    abilities=(
        Elsewhere(HAND, Activated(IMMEDIATE, LowerNeeds(2, PURPLE, END_OF_TURN), (Banish(THIS),)), w.FROM),
        Standing(
            CantContribute(each(cards(MANE, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.TOGETHER))
        ),
    ),
)
