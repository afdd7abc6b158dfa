"""The white Friends of Absolute Discord."""

from everfree.ccg.language import (
    ACCESSORY, ALLY, AN_OPPONENT, ASSET, BUFFALO, CARD, CHAOTIC, CHARACTER, COMMON, DRACONEQUUS, DRAGON,
    EARTH_PONY, END_OF_FACEOFF, FACEOFF_TIMING, FLIP, FOAL, FRIEND, HERE, HOME, ITS_PROBLEM, OPPONENT,
    OPPONENTS, PEGASUS, RARE, ROYALTY, SEA_SERPENT, STUDIOUS, THAT, THAT_PLAYER, THIS, TROUBLEMAKER, UNCOMMON,
    UNICORN, UNTIL_TRIGGERED, WHITE, Activated, At, Banish, Continuous, ControlledBy, Elsewhere, Exhaust,
    FaceoffEnds, FlipCard, ForEach, GainControl, Give, HomeLimit, InFaceoff, IsFlipped, Lasting, LosesFaceoff,
    Move, MoveCost, Pay, Power, PowerTimes, PutIntoPlay, PutOnDeck, Sequence, Standing, WithAttached,
    WithTrait, cards, choose, friend, in_your_discard_pile, main_phase, when, wordings as w, yours,
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

CRACKLE_DIAMOND_IN_THE_ROUGH = friend(
    "ad56",
    "Crackle, Diamond in the Rough",
    WHITE,
    power=4,
    cost=4,
    needs=3,
    traits=(DRAGON,),
    rarity=UNCOMMON,
    abilities=(
        Standing(
            HomeLimit(
                OPPONENT,
                ForEach(
                    -1, cards(CARD, WithTrait(ASSET, w.ALONE), ControlledBy(THAT_PLAYER), At(HOME, w.THEY))
                ),
            )
        ),
    ),
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

LOTUS_BLOSSOM_MASSEUSE = friend(
    "ad58",
    "Lotus Blossom, Masseuse",
    WHITE,
    power=2,
    cost=2,
    needs=4,
    traits=(EARTH_PONY, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS),
                Sequence(
                    (
                        Banish(THIS),
                        PutOnDeck(choose(in_your_discard_pile(CARD), wording=w.FROM), w.YOURS),
                        FlipCard(that=True),
                    ),
                    w.THEN,
                ),
            ),
        ),
        Activated(
            FACEOFF_TIMING,
            Sequence(
                (
                    PutIntoPlay(choose(in_your_discard_pile(FRIEND), wording=w.FROM), place=HERE),
                    Lasting(when(FaceoffEnds(wording=w.SPOKEN_OF), Banish(THAT)), UNTIL_TRIGGERED),
                )
            ),
            (Banish(THIS),),
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

RARITY_SUDDEN_INSPIRATION = friend(
    "ad60",
    "Rarity, Sudden Inspiration",
    WHITE,
    power=1,
    cost=1,
    traits=(UNICORN, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS), Sequence((Banish(choose(cards(FRIEND, InFaceoff()))), Banish(THIS)), w.THEN)
            ),
        ),
    ),
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

STEVEN_MAGNET_GREAT_GUY = friend(
    "ad63",
    "Steven Magnet, Great Guy",
    WHITE,
    power=1,
    cost=1,
    needs=3,
    traits=(ALLY, SEA_SERPENT),
    rarity=UNCOMMON,
    abilities=(
        when(
            LosesFaceoff(AN_OPPONENT, here=True, challenging=True),
            GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff(w.SPOKEN_OF)))),
        ),
    ),
)
