"""The Resources of Celestial Solstice."""

from everfree.ccg.language import (
    ARTIFACT, FIXED, FRIEND, THIS, UNIQUE, Counters, Exhaust, Gain, NumberOf, PlayToHome, PutCounters, Retire,
    This, choose, main_phase, resource, wordings as w, yours,
)  # fmt: skip

TREE_OF_HARMONY_SEEDS_OF_FRIENDSHIP = resource(
    "cs7",
    "Tree of Harmony",
    0,
    power=7,
    cost=3,
    rarity=FIXED,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        main_phase(PutCounters(counter="Harmony"), costs=(Exhaust(THIS), Exhaust(choose(yours(FRIEND))))),
        main_phase(Gain(NumberOf(Counters("Harmony", This(w.IT)))), costs=(Retire(THIS),)),
    ),
    subtitle="Seeds of Friendship",
)
