"""The Resources of Equestrian Odysseys."""

from everfree.ccg.language import (
    ASSET, BLUE, PURPLE, RARE, TROUBLEMAKER, UNIQUE, YOU, Continuous, Gain, HasAbilities, PlayToHome,
    TurnStarts, each, resource, when, wordings as w, yours,
)  # fmt: skip

DARING_DO_POSTER = resource(
    "eo150",
    "Daring Do Poster",
    BLUE | PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET, UNIQUE),
    abilities=(
        PlayToHome(),
        Continuous(
            (HasAbilities((when(TurnStarts(YOU), Gain(1)),)),), each(yours(TROUBLEMAKER), wording=w.TOGETHER)
        ),
    ),
)
