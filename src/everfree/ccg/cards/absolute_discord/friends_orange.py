"""The orange Friends of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, ALLY, AT_MOST, CARD, CHAOTIC, CHARACTER, COMMON, COW, DRACONEQUUS, EARTH_PONY, ELDER,
    END_OF_FACEOFF, FIXED, FLIP, FOAL, FRIEND, MANE, MINOTAUR, OPPONENT, OPPONENTS, ORANGE, PEGASUS, POWER,
    RANDOM, RARE, ROYALTY, STUBBORN, THIS, TREE, ULTRA_RARE, UNCOMMON, UNICORN, WHILE_THIS_REMAINS, YOU,
    Boosted, Cant, Continuous, ControlledBy, DoesntReady, DuringFaceoff, Elsewhere, Enters, Exhaust, FlipCard,
    FlipsMore, Frightened, Give, Has, HasKeyword, InFaceoff, Is, IsFlipped, IsReadied, Lasting,
    LosesAbilities, May, Pay, Power, Scores, Sequence, Standing, StaysWhenSolved, That, Unfrighten, With,
    cards, choose, each, friend, here, in_your_discard_pile, main_phase, one, when, wordings as w, yours,
)  # fmt: skip

BESSIE_BATHTIME = friend(
    "ad18",
    "Bessie, Bathtime",
    ORANGE,
    power=3,
    cost=2,
    needs=3,
    traits=(ALLY, COW),
    rarity=UNCOMMON,
    abilities=(Standing(Cant(IsReadied(one(FRIEND, here(), With(POWER, AT_MOST, 2))))),),
)

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

CARAMEL_CHEERFUL_WORKER = friend(
    "ad20",
    "Caramel, Cheerful Worker",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(main_phase(Unfrighten(choose(cards(FRIEND, Frightened(w.UNDERSTOOD)))), costs=(Pay(1),)),),
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

GRANNY_SMITH_RESPECT_YOUR_ELDERS = friend(
    "ad24",
    "Granny Smith, Respect Your Elders",
    ORANGE,
    power=2,
    cost=3,
    needs=1,
    traits=(EARTH_PONY, ELDER),
    rarity=FIXED,
    abilities=(
        Continuous(
            (Power(+2, w.HAVE), HasKeyword(STUBBORN.name)),
            THIS,
            Is(one(MANE, ControlledBy(OPPONENT)), (Boosted(),)),
        ),
    ),
)

HUGHBERT_JELLIUS_STICKS_AROUND = friend(
    "ad25",
    "Hughbert Jellius, Sticks Around",
    ORANGE,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(Standing(StaysWhenSolved(THIS)),),
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

SCOOTALOO_PRACTICE_MAKES_PERFECT = friend(
    "ad28",
    "Scootaloo, Practice Makes Perfect",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS, FOAL, CHAOTIC),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        Elsewhere(FLIP, Standing(Cant(Scores(OPPONENTS))), w.LEADING),
        Standing(Cant(Scores(A_PLAYER)), DuringFaceoff(involving_this=True, wording=w.LEADING)),
    ),
)

APPLEJACK_LASSO_CHAMPION = friend(
    "ad195",
    "Applejack, Lasso Champion",
    ORANGE,
    power=5,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            Enters(THIS),
            May(
                Sequence(
                    (
                        Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))),
                        Lasting(DoesntReady(That(CHARACTER)), WHILE_THIS_REMAINS),
                    ),
                    w.APART,
                )
            ),
        ),
    ),
)

IRON_WILL_ATTACK_THE_DAY = friend(
    "ad196",
    "Iron Will, Attack the Day",
    ORANGE,
    power=3,
    cost=2,
    needs=4,
    traits=(ALLY, MINOTAUR),
    rarity=ULTRA_RARE,
    keywords=(STUBBORN,),
    abilities=(
        Continuous(
            (LosesAbilities(barred=True),),
            each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.TOGETHER),
        ),
    ),
)
