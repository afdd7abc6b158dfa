"""The Troublemakers of Equestrian Odysseys."""

from everfree.ccg.language import (
    CHARACTER, EPIC, THIS, ULTRA_RARE, UNCOMMON, Continuous, IfDone, IsDefeated, IsUncovered, KeepsPower,
    NotDefeated, PowerBecomes, PutCounters, RemoveCounters, Replacement, This, cards, each, here,
    troublemaker, when, wordings as w,
)  # fmt: skip

THE_SMOOZE_CREEPING_CRUD = troublemaker(
    "eo178",
    "The Smooze, Creeping Crud",
    power=3,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(IsUncovered(THIS), PutCounters(This(w.IT))),
        Replacement(IsDefeated(THIS), IfDone(RemoveCounters(This(w.IT)), NotDefeated(THIS)), optional=True),
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
        Continuous((PowerBecomes(2), KeepsPower()), each(cards(CHARACTER, here()), wording=w.TOGETHER)),
    ),
)
