"""The Friends of Seaquestria and Beyond with several colours."""

from everfree.ccg.language import (
    ALICORN, ALLY, BLUE, CHARACTER, EARTH_PONY, EVENT, FRIEND, HASTY, IMMEDIATE, OPPONENT, OPPONENTS, ORANGE,
    PINK, PIRATE, PREPARED, PURPLE, RARE, ROYALTY, SEAPONY, STORM, STUBBORN, SWIFT, THIS, TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF, UNCOMMON, UNICORN, YELLOW, YOU, Activated, Another, CantContribute, Challenge,
    Continuous, ControlledBy, DiscardCards, Draw, DuringFaceoff, Enters, Exhaust, FlipsMore, ForEach,
    Frighten, May, Move, Need, Pay, Plays, Power, PutIntoHand, PutOnDeck, ReadyCards, Sequence, Standing,
    This, WinsFaceoff, WithTrait, cards, choose, competitive, each, eccentric, friend, here,
    in_your_discard_pile, meticulous, one, when, wordings as w, yours,
)  # fmt: skip

APPLEJACK_PONY_PIRATE = friend(
    "sb66",
    "Applejack, Pony Pirate",
    BLUE | ORANGE,
    power=4,
    cost=3,
    needs=3,
    traits=(EARTH_PONY, PIRATE),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            May(Challenge(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING))), This(w.IT))),
        ),
        Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True)),
    ),
)

FIRST_MATE_MULLET_ARRR_YOU_READY = friend(
    "sb67",
    "First Mate Mullet, Arrr You Ready?",
    BLUE | ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(PIRATE,),
    rarity=UNCOMMON,
    keywords=(STUBBORN,),
    abilities=(
        Activated(IMMEDIATE, Move(choose(yours(CHARACTER))), (Pay(1), Exhaust(THIS))),
        when(Enters(one(FRIEND, ControlledBy(YOU), Another(), WithTrait(PIRATE))), May(ReadyCards(THIS))),
    ),
)

PINKIE_PIE_PONY_PIRATE = friend(
    "sb68",
    "Pinkie Pie, Pony Pirate",
    BLUE | PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY, PIRATE),
    rarity=RARE,
    keywords=(competitive(3),),
    abilities=(
        when(Enters(THIS), May(Draw())),
        when(WinsFaceoff(YOU, involving_this=True), May(Sequence((Draw(), DiscardCards(YOU))))),
    ),
)

PRINCESS_TWILIGHT_SPARKLE_PONY_PIRATE = friend(
    "sb70",
    "Princess Twilight Sparkle, Pony Pirate",
    BLUE | PURPLE,
    power=2,
    cost=4,
    needs=2,
    traits=(ALICORN, ROYALTY, PIRATE),
    rarity=RARE,
    abilities=(when(Plays(YOU, THIS), May(Frighten(each(cards(FRIEND, Another(), here()))))),),
)

APPLEJACK_AND_TWILIGHT_SPARKLE_SOUP_DU_JOUR = friend(
    "sb78",
    "Applejack & Twilight Sparkle, Soup Du Jour",
    PURPLE | ORANGE,
    power=4,
    cost=4,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2)),
    traits=(EARTH_PONY, ALICORN, ROYALTY),
    rarity=UNCOMMON,
    keywords=(meticulous(1),),
    abilities=(Standing(FlipsMore(YOU, +1), DuringFaceoff(TROUBLEMAKER_FACEOFF)),),
)

LIX_SPITTLE_RECIPE_FOR_DISASTER = friend(
    "sb79",
    "Lix Spittle, Recipe for Disaster",
    PURPLE | ORANGE,
    power=2,
    cost=4,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2)),
    traits=(STORM,),
    rarity=RARE,
    keywords=(PREPARED,),
    abilities=(
        Continuous(
            (Power(ForEach(+1, in_your_discard_pile(EVENT)), w.HAVE),),
            each(yours(TROUBLEMAKER), wording=w.TOGETHER),
        ),
    ),
)

SEAPONY_DUO_FLIPPER_FLOPPERS = friend(
    "sb83",
    "Seapony Duo, Flipper Floppers",
    YELLOW | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 3), Need(YELLOW, 3)),
    traits=(SEAPONY,),
    rarity=RARE,
    abilities=(
        Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True)),
        Standing(FlipsMore(OPPONENTS, -1), DuringFaceoff(involving_this=True)),
    ),
)

TEMPEST_SHADOW_AND_GRUBBER_ON_THE_TRAIL = friend(
    "sb85",
    "Tempest Shadow & Grubber, On the Trail",
    PINK | PURPLE,
    power=4,
    cost=4,
    needs=3,
    traits=(UNICORN, STORM),
    rarity=UNCOMMON,
    keywords=(HASTY,),
    abilities=(
        when(Enters(THIS), May(PutOnDeck(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

PINKIE_PIE_AND_PRINCESS_SKYSTAR_SURPRISE_GUEST = friend(
    "sb88",
    "Pinkie Pie & Princess Skystar, Surprise Guest",
    PINK | YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(SEAPONY, ROYALTY),
    rarity=UNCOMMON,
    keywords=(HASTY,),
    abilities=(
        when(Enters(THIS), May(PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

SHELLY_AND_SHELDON_HAPPY_AS_A_CLAM = friend(
    "sb89",
    "Shelly & Sheldon, Happy as a Clam",
    PINK | YELLOW,
    power=3,
    cost=2,
    needs=2,
    traits=(ALLY,),
    rarity=RARE,
    keywords=(eccentric(3), SWIFT),
    abilities=(Standing(CantContribute(THIS)),),
)
