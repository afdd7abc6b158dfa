"""The orange Friends of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ANYWHERE, BREEZIE, CARD, CHARACTER, COMMON, CRITTER, CRYSTAL, DONKEY, DRAGON,
    EARTH_PONY, END_OF_TURN, FACEOFF_TIMING, FOAL, FRIEND, HOME, MANE, OPPONENT, OPPONENTS, ORANGE, PEGASUS,
    PERFORMER, PRISMATIC, RARE, STUBBORN, TEAMWORK, THERE, THIS, ULTRA_RARE, UNCOMMON, YOU, Activated,
    Another, At, Cant, ColoursOf, Continuous, ControlledBy, Draw, DuringFaceoff, EachPlayer, Enters, Exhaust,
    FlipCard, ForEach, Give, HasKeyword, Is, IsDismissed, IsFrightened, LeavesPlay, Moves, Or, OwnCost,
    Perform, Power, Replacement, Retire, Scores, Sequence, ShuffleInto, Standing, This, Titled, TurnEnds,
    WithCard, WithTrait, cards, choose, friend, here, in_your_hand, main_phase, one, supportive, when,
    wordings as w, yours,
)  # fmt: skip

APPLE_BLOOM_SHOWSTOPPER = friend(
    "cg19",
    "Apple Bloom, Showstopper",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, FOAL, PERFORMER),
    rarity=COMMON,
    abilities=(
        main_phase(
            Sequence(
                (
                    Perform("joke"),
                    EachPlayer(
                        ShuffleInto(choose(in_your_hand(CARD), wording=w.FROM)), wording=w.ALL_OF_THEM
                    ),
                ),
                w.CAUSED,
            ),
            costs=(Exhaust(THIS),),
        ),
    ),
)

APPLEJACK_BREEZIEFIED = friend(
    "cg20",
    "Applejack, Breeziefied",
    ORANGE,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(
        Replacement(
            IsDismissed(one(FRIEND, ControlledBy(YOU), Another(w.ONE_UNSAID), here())),
            Retire(THIS),
            optional=True,
        ),
    ),
)

APPLEJACK_CRYSTALLIZED = friend(
    "cg21",
    "Applejack, Crystallized",
    ORANGE,
    power=1,
    cost=3,
    needs=3,
    traits=(CRYSTAL,),
    rarity=UNCOMMON,
    keywords=(PRISMATIC,),
    abilities=(Continuous((Power(ForEach(+2, ColoursOf(This(w.IT))), w.HAVE),), THIS),),
)

BRAEBURN_APPLELOOSAN_APPLE = friend(
    "cg22",
    "Braeburn, Appleloosan Apple",
    ORANGE,
    power=2,
    cost=3,
    needs=5,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(2)),
)

CRANKY_DOODLE_DONKEY_CRANKIEST_OF_CREATURES = friend(
    "cg23",
    "Cranky Doodle Donkey, Crankiest of Creatures",
    ORANGE,
    power=0,
    cost=2,
    needs=1,
    traits=(DONKEY,),
    rarity=RARE,
    abilities=(Standing(Cant(Scores(A_PLAYER)), DuringFaceoff(involving_this=True)),),
)

ELBOW_GREASE_STREET_SWEEPER = friend(
    "cg24",
    "Elbow Grease, Street Sweeper",
    ORANGE,
    power=2,
    cost=3,
    traits=(CRYSTAL,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(STUBBORN.name),),
            THIS,
            WithCard(ANYWHERE, yours(CHARACTER, Another(w.ONE_UNSAID), WithTrait(CRYSTAL))),
        ),
    ),
)

MAUD_PIE_LIKE_A_ROCK = friend(
    "cg25",
    "Maud Pie, Like a Rock",
    ORANGE,
    power=4,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Standing(
            Cant(
                Or(
                    (
                        IsDismissed(THIS, w.PASSIVE, OPPONENTS),
                        Moves(OPPONENTS, THIS, wording=w.PASSIVE),
                        LeavesPlay(THIS, to_hand=True, by=OPPONENTS),
                    )
                )
            )
        ),
    ),
)

ROYAL_PEACEKEEPER_WATCHFUL_EYE = friend(
    "cg26",
    "Royal Peacekeeper, Watchful Eye",
    ORANGE,
    power=1,
    cost=2,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(when(TurnEnds(YOU), Draw(bottom=True)),),
)

SHERIFF_SILVERSTAR_CONFIDENT_CONSTABLE = friend(
    "cg27",
    "Sheriff Silverstar, Confident Constable",
    ORANGE,
    power=3,
    cost=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Standing(Cant(IsFrightened(THIS)), Is(one(MANE, ControlledBy(OPPONENT)), (At(HOME),))),),
)

SILVERSPEED_EYE_IN_THE_SKY = friend(
    "cg28",
    "Silverspeed, Eye in the Sky",
    ORANGE,
    power=3,
    cost=4,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        main_phase(
            Exhaust(choose(cards(FRIEND, ControlledBy(OPPONENT), here()))),
            costs=(Exhaust(choose(yours(CHARACTER, WithTrait(EARTH_PONY), here()))),),
        ),
    ),
)

SPIKE_STATUESQUE = friend(
    "cg29",
    "Spike, Statuesque",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(DRAGON,),
    rarity=RARE,
    abilities=(when(Enters(THIS), Give((Power(+3),), This(w.IT), END_OF_TURN, w.BRIEFLY)),),
)

TALL_TALE_TOO_TALL = friend(
    "cg30",
    "Tall Tale, Too Tall",
    ORANGE,
    power=6,
    cost=8,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(Standing(OwnCost(ForEach(-1, yours(FRIEND, WithTrait(EARTH_PONY), At(THERE))), A_PROBLEM)),),
)

THUNDERLANE_NERVES_OF_STEEL = friend(
    "cg31",
    "Thunderlane, Nerves of Steel",
    ORANGE,
    power=1,
    cost=3,
    needs=4,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(TEAMWORK,),
    abilities=(Standing(Cant(IsFrightened(THIS))),),
)

WINONA_DEPENDABLE_PET = friend(
    "cg32",
    "Winona, Dependable Pet",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(ANYWHERE, yours(CARD, Titled("Applejack", w.ALONE)))),
    ),
)

APPLEJACK_CARBO_LOADER = friend(
    "cg194",
    "Applejack, Carbo-Loader",
    ORANGE,
    power=4,
    cost=3,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    keywords=(TEAMWORK,),
    abilities=(Activated(FACEOFF_TIMING, FlipCard(w.ADDITIONAL), (Exhaust(THIS),)),),
)
