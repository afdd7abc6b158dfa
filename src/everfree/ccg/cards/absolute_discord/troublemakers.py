"""The Troublemakers of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, AN_OPPONENT, COMMON, DEFEATER, EPIC, FRIEND, RESOURCE, THAT_PLAYER, THIS, TROUBLEMAKER_PHASE,
    ULTRA_RARE, UNCOMMON, VILLAIN, YOU, Banish, By, Dismiss, Draw, Draws, EachPlayer, Gain, IsUncovered, May,
    MayPlayThat, NoRequirement, Pay, PayTo, PhaseStarts, PutCounters, Retire, Sequence, This, TopOf,
    WhileBanished, cards, choose, troublemaker, when, wordings as w,
)  # fmt: skip

APPLEJACK_LIAR = troublemaker(
    "ad155",
    "Applejack, Liar",
    power=6,
    points=0,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), Sequence((Retire(This(w.IT)), Gain(1)))),),
)

DISCORD_MASTER_OF_CHAOS = troublemaker(
    "ad157",
    "Discord, Master of Chaos",
    power=6,
    points=2,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), EachPlayer(Retire(choose(cards(FRIEND))))),),
)

FLUTTERSHY_BRUTE = troublemaker(
    "ad158",
    "Fluttershy, Brute",
    power=5,
    points=1,
    rarity=UNCOMMON,
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, A_PLAYER, w.EACH_PLAYERS),
            By(THAT_PLAYER, Retire(choose(cards(RESOURCE)))),
        ),
    ),
)

PINKIE_PIE_GRUMP = troublemaker(
    "ad160",
    "Pinkie Pie, Grump",
    power=3,
    points=2,
    rarity=UNCOMMON,
    abilities=(when(Draws(A_PLAYER), PutCounters()),),
)

RARITY_HOARDER = troublemaker(
    "ad163",
    "Rarity, Hoarder",
    power=4,
    points=0,
    rarity=COMMON,
    abilities=(when(PhaseStarts(TROUBLEMAKER_PHASE, YOU), May(Draw())),),
)

SPIKE_EXCESSIVE = troublemaker(
    "ad164",
    "Spike, Excessive",
    power=7,
    points=0,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), By(AN_OPPONENT, May(PayTo((Pay(2),), Dismiss(THIS))))),),
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
