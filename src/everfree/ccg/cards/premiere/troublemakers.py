"""The Troublemakers of Premiere."""

from everfree.ccg.language import (
    A_PLAYER, CHARACTER, COMMON, EPIC, FRIEND, HOME, ITS_PROBLEM, OPPONENT, OWNER, RARE, RESOURCE,
    THAT_PLAYER, THIS, TROUBLEMAKER_PHASE, ULTRA_RARE, UNCOMMON, VILLAIN, WHILE_IN_PLAY, YOU, At, By,
    ControlledBy, DiscardCards, DiscardHand, Dismiss, Draw, DuringFaceoff, EachPlayer, Exhaust, FlipsMore,
    Frighten, Give, IsUncovered, Move, OneParagraph, PayOr, PhaseEnds, PhaseStarts, PlayCost, Power,
    PutIntoDiscardPile, ReachesPower, Sequence, Standing, This, TopOf, cards, choose, each, troublemaker,
    when, wordings as w, yours,
)  # fmt: skip

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
            By(THAT_PLAYER, Move(choose(yours(CHARACTER, At(ITS_PROBLEM, w.FROM))), HOME)),
        ),
    ),
)

BROWN_PARASPRITE = troublemaker(
    "pr153",
    "Brown Parasprite",
    power=4,
    points=1,
    rarity=COMMON,
    abilities=(
        when(PhaseStarts(TROUBLEMAKER_PHASE, OPPONENT), By(THAT_PLAYER, PutIntoDiscardPile(TopOf()))),
    ),
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
            By(THAT_PLAYER, Exhaust(choose(yours(CHARACTER, At(ITS_PROBLEM))))),
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
            By(THAT_PLAYER, Exhaust(choose(yours(RESOURCE)))),
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
                    Give((Power(+1),), THIS, WHILE_IN_PLAY, w.PERMANENTLY),
                ),
                when(
                    ReachesPower(8),
                    Sequence(
                        (
                            Frighten(
                                each(
                                    cards(FRIEND, ControlledBy(OPPONENT), At(ITS_PROBLEM, w.IT)),
                                    wording=w.WHOLE,
                                )
                            ),
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
            By(THAT_PLAYER, Exhaust(choose(yours(CHARACTER)))),
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
        when(IsUncovered(THIS), PayOr(OWNER, 2, Dismiss(This(w.IT)))),
        Standing(PlayCost(+2, cards(FRIEND), OPPONENT, ITS_PROBLEM)),
    ),
)

WILD_MANTICORE = troublemaker(
    "pr159",
    "Wild Manticore",
    power=4,
    points=2,
    rarity=UNCOMMON,
    abilities=(Standing(FlipsMore(YOU, 1), DuringFaceoff(involving_this=True, wording=w.LEADING)),),
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
            EachPlayer(Sequence((DiscardHand(), Draw(3)), w.STRAIGHT), wording=w.ALL_OF_THEM),
        ),
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, A_PLAYER, w.EACH_PLAYERS),
            DiscardCards(THAT_PLAYER, at_random=True),
        ),
    ),
)
