"""The Troublemakers of Premiere."""

from everfree.ccg.language import (
    A_PLAYER,
    CHARACTER,
    COMMON,
    EPIC,
    FRIEND,
    FROM,
    HERE,
    HOME,
    IT,
    LEADING,
    NAMED,
    OPPONENT,
    OWNER,
    RARE,
    RESOURCE,
    THAT_PLAYER,
    THIS,
    TROUBLEMAKER_PHASE,
    UNCOMMON,
    VILLAIN,
    YOU,
    At,
    By,
    Choose,
    ControlledBy,
    DiscardCards,
    Dismiss,
    DuringFaceoff,
    Exhaust,
    FlipsMore,
    IsUncovered,
    Move,
    PayOr,
    PhaseEnds,
    PhaseStarts,
    PlayCost,
    PutTopIntoDiscardPile,
    Standing,
    This,
    cards,
    choose,
    here,
    troublemaker,
    when,
    yours,
)

AHUIZOTL_THE_TROUBLEMAKER = troublemaker(
    "pr152",
    "Ahuizotl",
    power=5,
    points=2,
    rarity=RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(
            PhaseEnds(TROUBLEMAKER_PHASE, A_PLAYER),
            By(THAT_PLAYER, Move(choose(yours(CHARACTER, At(HERE, FROM))), HOME)),
        ),
    ),
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

WILD_MANTICORE = troublemaker(
    "pr159",
    "Wild Manticore",
    power=4,
    points=2,
    rarity=UNCOMMON,
    abilities=(Standing(FlipsMore(YOU, 1), DuringFaceoff(involving_this=True, wording=LEADING)),),
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
    AHUIZOTL_THE_TROUBLEMAKER,
    BROWN_PARASPRITE,
    FLAM,
    FLIM,
    PURPLE_PARASPRITE,
    TIMBERWOLF,
    WILD_MANTICORE,
    YELLOW_PARASPRITE,
)
