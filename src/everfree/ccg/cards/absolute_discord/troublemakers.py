"""The Troublemakers of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER,
    DEFEATER,
    EACH_PLAYERS,
    EPIC,
    THAT_PLAYER,
    TROUBLEMAKER_PHASE,
    ULTRA_RARE,
    VILLAIN,
    BanishTop,
    Card,
    MayPlayThat,
    NoRequirement,
    PhaseStarts,
    Sequence,
    WhileBanished,
    troublemaker,
    when,
)

DISCORD_UTTER_PANDEMONIUM = troublemaker(
    "ad206",
    "Discord, Utter Pandemonium",
    power=7,
    points=1,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, A_PLAYER, EACH_PLAYERS),
            Sequence(
                (
                    BanishTop(THAT_PLAYER),
                    WhileBanished((NoRequirement(), MayPlayThat(DEFEATER))),
                )
            ),
        ),
    ),
)

CARDS: tuple[Card, ...] = (DISCORD_UTTER_PANDEMONIUM,)
