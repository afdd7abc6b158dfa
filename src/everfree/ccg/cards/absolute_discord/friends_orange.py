"""The orange Friends of Absolute Discord."""

from everfree.ccg.language import (
    ALICORN, ALLY, AT_MOST, CARD, CHAOTIC, CHARACTER, COMMON, DRACONEQUUS, EARTH_PONY, END_OF_FACEOFF, FLIP,
    FRIEND, ORANGE, POWER, RANDOM, RARE, ROYALTY, THIS, TREE, UNCOMMON, UNICORN, YOU, Continuous,
    DuringFaceoff, Elsewhere, Enters, Exhaust, FlipCard, FlipsMore, Give, Has, InFaceoff, IsFlipped, May,
    Power, Standing, With, cards, choose, friend, in_your_discard_pile, when, wordings as w, yours,
)  # fmt: skip

BLOOMBERG_DEEP_ROOTS = friend(
    "ad19",
    "Bloomberg, Deep Roots",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(ALLY, TREE),
    rarity=COMMON,
    abilities=(Continuous((Power(+1, w.HAVE),), THIS, Has(YOU, in_your_discard_pile(FRIEND))),),
)

COCO_CRUSOE_FLIPPING_OUT = friend(
    "ad21",
    "Coco Crusoe, Flipping Out",
    ORANGE,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), FlipCard(w.ADDITIONAL))),
        Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True, wording=w.LEADING)),
    ),
)

DAISY_FICKLE_SALESMARE = friend(
    "ad22",
    "Daisy, Fickle Salesmare",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(RANDOM,),
)

DISCORD_DOWN_TO_EARTH = friend(
    "ad23",
    "Discord, Down to Earth",
    ORANGE,
    power=2,
    cost=3,
    traits=(EARTH_PONY, DRACONEQUUS, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Give((Power(+2),), choose(yours(CARD, InFaceoff())), END_OF_FACEOFF))
        ),
    ),
)

LYRA_GOOD_POSTURE = friend(
    "ad26", "Lyra, Good Posture", ORANGE, power=2, cost=2, traits=(UNICORN,), rarity=COMMON
)

PRINCESS_LUNA_THE_SANDMARE = friend(
    "ad27",
    "Princess Luna, The Sandmare",
    ORANGE,
    power=4,
    cost=3,
    needs=3,
    traits=(ALICORN, ROYALTY, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(
            FLIP,
            when(IsFlipped(THIS), Exhaust(choose(cards(CHARACTER, With(POWER, AT_MOST, 2), InFaceoff())))),
        ),
        when(Enters(THIS), May(Exhaust(choose(cards(CHARACTER))))),
    ),
)
