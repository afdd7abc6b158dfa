"""The white Friends of Absolute Discord."""

from everfree.ccg.language import (
    CARD, CHAOTIC, COMMON, DRACONEQUUS, EARTH_PONY, END_OF_FACEOFF, FLIP, HERE, PEGASUS, RARE, ROYALTY,
    STUDIOUS, THIS, TROUBLEMAKER, UNICORN, WHITE, Elsewhere, Exhaust, Give, InFaceoff, IsFlipped, Move, Pay,
    Power, cards, choose, friend, main_phase, when, wordings as w, yours,
)  # fmt: skip

BULK_BICEPS_IN_UNIFORM = friend(
    "ad55", "Bulk Biceps, In Uniform", WHITE, power=2, cost=2, traits=(PEGASUS,), rarity=COMMON
)

DISCORD_ARTISTE_DE_ANARCHY = friend(
    "ad57",
    "Discord, Artiste de Anarchy",
    WHITE,
    power=2,
    cost=3,
    traits=(DRACONEQUUS, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Give((Power(+2),), choose(yours(CARD, InFaceoff())), END_OF_FACEOFF))
        ),
    ),
)

PRINCE_BLUEBLOOD_LOUDMOUTH = friend(
    "ad59",
    "Prince Blueblood, Loudmouth",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, ROYALTY),
    rarity=RARE,
    abilities=(main_phase(Move(choose(cards(TROUBLEMAKER)), HERE, w.NAMED), costs=(Exhaust(THIS), Pay(1))),),
)

ROSELUCK_FLOWER_WHIZ = friend(
    "ad61",
    "Roseluck, Flower Whiz",
    WHITE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUDIOUS,),
)
