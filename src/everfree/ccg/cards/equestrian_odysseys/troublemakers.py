"""The Troublemakers of Equestrian Odysseys."""

from everfree.ccg.language import (
    CHARACTER,
    EPIC,
    TOGETHER,
    ULTRA_RARE,
    Card,
    Continuous,
    KeepsPower,
    PowerBecomes,
    cards,
    each,
    here,
    troublemaker,
)

STARLIGHT_GLIMMER_ENFORCED_EQUALITY = troublemaker(
    "eo217",
    "Starlight Glimmer, Enforced Equality",
    power=6,
    points=2,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    abilities=(
        Continuous((PowerBecomes(2), KeepsPower()), each(cards(CHARACTER, here()), wording=TOGETHER)),
    ),
)

CARDS: tuple[Card, ...] = (STARLIGHT_GLIMMER_ENFORCED_EQUALITY,)
