"""The Troublemakers of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, DEFEATER, EPIC, THAT_PLAYER, TROUBLEMAKER_PHASE, ULTRA_RARE, VILLAIN, Banish, By, MayPlayThat,
    NoRequirement, PhaseStarts, Sequence, TopOf, WhileBanished, troublemaker, when, wordings as w,
)  # fmt: skip

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
            PhaseStarts(TROUBLEMAKER_PHASE, A_PLAYER, w.EACH_PLAYERS),
            Sequence(
                (
                    By(THAT_PLAYER, Banish(TopOf())),
                    WhileBanished((NoRequirement(), MayPlayThat(DEFEATER))),
                )
            ),
        ),
    ),
)
