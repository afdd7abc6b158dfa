"""The Troublemakers of Premiere."""

from everfree.ccg.language import (
    A_PLAYER,
    ALL_OF_THEM,
    CHARACTER,
    COMMON,
    EACH_PLAYERS,
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
    PERMANENTLY,
    RARE,
    RESOURCE,
    STRAIGHT,
    THAT_PLAYER,
    THIS,
    TROUBLEMAKER_PHASE,
    ULTRA_RARE,
    UNCOMMON,
    VILLAIN,
    WHILE_IN_PLAY,
    WHOLE,
    YOU,
    At,
    By,
    Choose,
    ControlledBy,
    DiscardCards,
    DiscardHand,
    Dismiss,
    Draw,
    DuringFaceoff,
    EachPlayer,
    Exhaust,
    FlipsMore,
    Frighten,
    Give,
    IsUncovered,
    Move,
    OneParagraph,
    PayOr,
    PhaseEnds,
    PhaseStarts,
    PlayCost,
    Power,
    PutTopIntoDiscardPile,
    ReachesPower,
    Sequence,
    Standing,
    This,
    cards,
    choose,
    each,
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

PARASPRITE_SWARM = troublemaker(
    "pr156",
    "Parasprite Swarm",
    power=4,
    points=1,
    rarity=RARE,
    abilities=(
        OneParagraph(
            (
                when(
                    PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT),
                    Give((Power(+1),), THIS, WHILE_IN_PLAY, PERMANENTLY),
                ),
                when(
                    ReachesPower(8),
                    Sequence(
                        (
                            Frighten(each(cards(FRIEND, ControlledBy(OPPONENT), here(IT)), wording=WHOLE)),
                            Dismiss(THIS),
                        )
                    ),
                ),
            )
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

NIGHTMARE_MOON = troublemaker(
    "pr210",
    "Nightmare Moon",
    power=7,
    points=3,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(
            IsUncovered(THIS),
            EachPlayer(Sequence((DiscardHand(), Draw(3)), STRAIGHT), wording=ALL_OF_THEM),
        ),
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, A_PLAYER, EACH_PLAYERS),
            DiscardCards(THAT_PLAYER, at_random=True),
        ),
    ),
)

CARDS = (
    AHUIZOTL_THE_TROUBLEMAKER,
    BROWN_PARASPRITE,
    FLAM,
    FLIM,
    PARASPRITE_SWARM,
    PURPLE_PARASPRITE,
    TIMBERWOLF,
    WILD_MANTICORE,
    YELLOW_PARASPRITE,
    NIGHTMARE_MOON,
)
