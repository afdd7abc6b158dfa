"""The Troublemakers of Equestrian Odysseys."""

from everfree.ccg.language import (
    CHARACTER, COLOURS, COMMON, EPIC, FRIEND, HOME, ITS_PROBLEM, OPPONENT, RARE, THAT_PLAYER, THIS,
    TROUBLEMAKER, TROUBLEMAKER_PHASE, ULTRA_RARE, UNCOMMON, YOU, At, Cant, Continuous, ControlledBy,
    Different, DoesntHappen, ForEach, Frighten, IfDone, IsDefeated, IsUncovered, KeepsPower, May, Move,
    Outcome, PhaseStarts, Power, PowerBecomes, PutCounters, RemoveCounters, Replacement, Standing,
    StartFaceoff, That, This, cards, choose, each, here, one, troublemaker, when, wordings as w,
)  # fmt: skip

APPLE_BLOOMS_SHADOW_WAKING_NIGHTMARE = troublemaker(
    "eo170",
    "Apple Bloom's Shadow, Waking Nightmare",
    power=4,
    points=1,
    rarity=UNCOMMON,
    abilities=(
        when(
            IsUncovered(THIS),
            StartFaceoff(
                THIS,
                choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))),
                (Outcome(YOU, Frighten(That(FRIEND))),),
            ),
        ),
    ),
)

ARIMASPI_ANCIENT_TERROR = troublemaker(
    "eo171",
    "Arimaspi, Ancient Terror",
    power=5,
    points=0,
    rarity=COMMON,
    abilities=(Standing(Cant(IsUncovered(one(TROUBLEMAKER), here=True))),),
)

PINK_PARASPRITE_PEST = troublemaker(
    "eo175",
    "Pink Parasprite, Pest",
    power=4,
    points=2,
    rarity=RARE,
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT),
            Move(choose(cards(CHARACTER, ControlledBy(THAT_PLAYER), here())), HOME),
        ),
    ),
)

RAINBOW_DASH_TOTAL_GRINCH = troublemaker(
    "eo176",
    "Rainbow Dash, Total Grinch",
    power=6,
    points=1,
    rarity=COMMON,
    abilities=(
        when(
            IsDefeated(THIS),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(ITS_PROBLEM))))),
        ),
    ),
)

THE_SMOOZE_CREEPING_CRUD = troublemaker(
    "eo178",
    "The Smooze, Creeping Crud",
    power=3,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(IsUncovered(THIS), PutCounters(This(w.IT))),
        Replacement(
            IsDefeated(THIS),
            IfDone(RemoveCounters(This(w.IT)), DoesntHappen(IsDefeated(THIS))),
            optional=True,
        ),
    ),
)

TOWN_EQUALISTS_CULT_FOLLOWING = troublemaker(
    "eo179",
    "Town Equalists, Cult Following",
    power=4,
    points=0,
    rarity=COMMON,
    abilities=(
        Continuous(
            (
                Power(
                    ForEach(
                        +1, Different(COLOURS, cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()))
                    ),
                    w.HAVE,
                ),
            ),
            THIS,
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
        Continuous((PowerBecomes(2), KeepsPower()), each(cards(CHARACTER, here()), wording=w.TOGETHER)),
    ),
)
