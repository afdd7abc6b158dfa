"""The white Friends of Absolute Discord."""

from everfree.ccg.language import (
    ACCESSORY, BUFFALO, CARD, CHAOTIC, CHARACTER, COMMON, DRACONEQUUS, EARTH_PONY, END_OF_FACEOFF, FLIP, FOAL,
    FRIEND, ITS_PROBLEM, OPPONENT, OPPONENTS, PEGASUS, RARE, ROYALTY, STUDIOUS, THIS, TROUBLEMAKER, UNICORN,
    WHITE, Continuous, Elsewhere, Exhaust, ForEach, Give, HomeLimit, InFaceoff, IsFlipped, Move, MoveCost,
    Pay, Power, PowerTimes, Standing, WithAttached, WithTrait, cards, choose, friend, main_phase, when,
    wordings as w, yours,
)  # fmt: skip

APPLE_BLOOM_OVERDRESSED = friend(
    "ad53",
    "Apple Bloom, Overdressed",
    WHITE,
    power=3,
    cost=4,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(Standing(MoveCost(+1, cards(CHARACTER), OPPONENTS, ITS_PROBLEM, wording=w.PLURAL)),),
)

BALLERINA_BUFFALOS_BUFFALO_BUFFALO_BUFFALO = friend(
    "ad54",
    "Ballerina Buffalos, Buffalo Buffalo Buffalo",
    WHITE,
    power=2,
    cost=2,
    needs=4,
    traits=(BUFFALO,),
    rarity=RARE,
    abilities=(Standing(HomeLimit(OPPONENT, -1)),),
)

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
    abilities=(main_phase(Move(choose(cards(TROUBLEMAKER)), ITS_PROBLEM), costs=(Exhaust(THIS), Pay(1))),),
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

SAPPHIRE_SHORES_GLITZ_AND_GLAM = friend(
    "ad62",
    "Sapphire Shores, Glitz and Glam",
    WHITE,
    power=2,
    cost=3,
    needs=4,
    traits=(UNICORN, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS),
                Give(
                    (PowerTimes(),),
                    choose(
                        cards(FRIEND, WithAttached(cards(CARD, WithTrait(ACCESSORY, w.ALONE)), w.BRIEFLY)),
                        wording=w.CHOSEN_FIRST,
                    ),
                    END_OF_FACEOFF,
                    w.AS_DEED,
                ),
            ),
        ),
        Continuous((Power(ForEach(+2, yours(CARD, WithTrait(ACCESSORY, w.ALONE))), w.HAVE),), THIS),
    ),
)
