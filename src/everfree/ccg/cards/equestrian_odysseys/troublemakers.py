"""The Troublemakers of Equestrian Odysseys."""

from everfree.ccg.language import (
    CHARACTER,
    EPIC,
    IT,
    THIS,
    TOGETHER,
    ULTRA_RARE,
    UNCOMMON,
    Card,
    Continuous,
    IfDone,
    IsUncovered,
    KeepsPower,
    NotDefeated,
    PowerBecomes,
    PutCounters,
    RemoveCounters,
    Replacement,
    This,
    WouldBeDefeated,
    cards,
    each,
    here,
    troublemaker,
    when,
)

THE_SMOOZE_CREEPING_CRUD = troublemaker(
    "eo178",
    "The Smooze, Creeping Crud",
    power=3,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(IsUncovered(THIS), PutCounters(This(IT))),
        Replacement(
            WouldBeDefeated(THIS), IfDone(RemoveCounters(This(IT)), NotDefeated(THIS)), optional=True
        ),
    ),
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

CARDS: tuple[Card, ...] = (
    THE_SMOOZE_CREEPING_CRUD,
    STARLIGHT_GLIMMER_ENFORCED_EQUALITY,
)
