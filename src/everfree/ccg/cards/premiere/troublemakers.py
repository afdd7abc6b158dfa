"""The Troublemakers of Premiere."""

from everfree.ccg.language import (
    CHARACTER,
    COMMON,
    FRIEND,
    HERE,
    IT,
    NAMED,
    OPPONENT,
    OWNER,
    RESOURCE,
    THAT_PLAYER,
    THIS,
    TROUBLEMAKER_PHASE,
    UNCOMMON,
    By,
    Choose,
    ControlledBy,
    DiscardCards,
    Dismiss,
    Exhaust,
    IsUncovered,
    PayOr,
    PhaseStarts,
    PlayCost,
    PutTopIntoDiscardPile,
    Standing,
    This,
    cards,
    here,
    troublemaker,
    when,
)

BROWN_PARASPRITE = troublemaker(
    "pr153",
    "Brown Parasprite",
    power=4,
    points=1,
    rarity=COMMON,
    abilities=(when(PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT), By(THAT_PLAYER, PutTopIntoDiscardPile())),),
)

FLAM = troublemaker(
    "pr154",
    "Flam",
    power=4,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT),
            Exhaust(
                Choose(cards(CHARACTER, ControlledBy(THAT_PLAYER), here(NAMED)), who=THAT_PLAYER), THAT_PLAYER
            ),
        ),
    ),
)

FLIM = troublemaker(
    "pr155",
    "Flim",
    power=3,
    points=1,
    rarity=UNCOMMON,
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT),
            Exhaust(Choose(cards(RESOURCE, ControlledBy(THAT_PLAYER)), who=THAT_PLAYER), THAT_PLAYER),
        ),
    ),
)

PURPLE_PARASPRITE = troublemaker(
    "pr157",
    "Purple Parasprite",
    power=4,
    points=1,
    rarity=COMMON,
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT),
            Exhaust(Choose(cards(CHARACTER, ControlledBy(THAT_PLAYER)), who=THAT_PLAYER), THAT_PLAYER),
        ),
    ),
)

TIMBERWOLF = troublemaker(
    "pr158",
    "Timberwolf",
    power=6,
    points=3,
    rarity=UNCOMMON,
    abilities=(
        when(IsUncovered(THIS), PayOr(OWNER, 2, Dismiss(This(IT)))),
        Standing(PlayCost(+2, cards(FRIEND), OPPONENT, HERE, NAMED)),
    ),
)

YELLOW_PARASPRITE = troublemaker(
    "pr160",
    "Yellow Parasprite",
    power=4,
    points=1,
    rarity=COMMON,
    abilities=(when(PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT), DiscardCards(THAT_PLAYER, at_random=True)),),
)

CARDS = (
    BROWN_PARASPRITE,
    FLAM,
    FLIM,
    PURPLE_PARASPRITE,
    TIMBERWOLF,
    YELLOW_PARASPRITE,
)
