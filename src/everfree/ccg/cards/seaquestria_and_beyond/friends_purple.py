"""The purple Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALICORN, CHARACTER, COMMON, CRITTER, DRAGON, ITS_PROBLEM, OPPONENT, PURPLE, RARE, ROYALTY, SEAPONY, THIS,
    TRAVELER, UNCOMMON, YOU, Another, At, Continuous, ControlledBy, DuringFaceoff, Enters, Exhaust, Has, May,
    Move, Moves, OfColour, Power, cards, choose, each, friend, here, main_phase, meticulous, transform, when,
    wordings as w,
)  # fmt: skip

PRINCESS_LUNA_DUSK_TO_DAWN = friend(
    "sb40",
    "Princess Luna, Dusk to Dawn",
    PURPLE,
    power=3,
    cost=3,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    keywords=(meticulous(2),),
)

PRINCESS_TWILIGHT_SPARKLE_MAGICAL_PONY = friend(
    "sb41",
    "Princess Twilight Sparkle, Magical Pony",
    PURPLE,
    power=2,
    cost=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
            if_=Has(YOU, cards(CHARACTER, Another(), OfColour(PURPLE))),
        ),
    ),
)

PRINCESS_TWILIGHT_SPARKLE_MAGICAL_SEAPONY = friend(
    "sb42",
    "Princess Twilight Sparkle, Magical Seapony",
    PURPLE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY, ROYALTY),
    rarity=UNCOMMON,
    keywords=(transform(2), meticulous(2)),
)

SPIKE_FESTIVAL_ASSISTANT = friend(
    "sb43",
    "Spike, Festival Assistant",
    PURPLE,
    power=1,
    cost=1,
    needs=2,
    traits=(DRAGON,),
    rarity=COMMON,
    keywords=(TRAVELER,),
    abilities=(
        when(Moves(YOU, THIS), May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

SPIKE_PUFFER_UP = friend(
    "sb44",
    "Spike, Puffer Up",
    PURPLE,
    power=2,
    cost=4,
    needs=2,
    traits=(CRITTER,),
    rarity=RARE,
    keywords=(transform(2),),
    abilities=(
        Continuous(
            (Power(-1, w.HAVE),),
            each(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.TOGETHER),
            DuringFaceoff(),
        ),
        main_phase(
            Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(ITS_PROBLEM)))),
            costs=(Exhaust(THIS),),
        ),
    ),
)
