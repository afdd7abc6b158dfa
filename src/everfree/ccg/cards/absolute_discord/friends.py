"""The Friends of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER,
    AHUIZOTL,
    ALLY,
    CARD,
    CHANGELING,
    CHAOTIC,
    DRACONEQUUS,
    EARTH_PONY,
    FACEOFF_TIMING,
    FLIP,
    FRIEND,
    HAVE,
    IT,
    NOBODYS,
    PEGASUS,
    PINK,
    PURPLE,
    RARE,
    ROYALTY,
    THIS,
    TOGETHER,
    TROUBLEMAKER_PHASE,
    ULTRA_RARE,
    UNICORN,
    UNIQUE,
    WHITE,
    YELLOW,
    Activated,
    As,
    Card,
    Continuous,
    Elsewhere,
    EndFaceoff,
    Enters,
    HasPrintedAbilitiesOfNoted,
    HasTrait,
    IsFlipped,
    May,
    Note,
    PayTo,
    Power,
    PutIntoPlay,
    Retire,
    ScoreLimit,
    SkipPhase,
    Standing,
    This,
    TurnStarts,
    WithoutTrait,
    cards,
    choose,
    each,
    friend,
    when,
)

CHEERILEE_BREAK_IT_UP = friend(
    "ad42",
    "Cheerilee, Break It Up!",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), May(EndFaceoff()))),
        Activated(FACEOFF_TIMING, EndFaceoff(), (Retire(THIS),)),
    ),
)

AHUIZOTL_OPPRESSIVE = friend(
    "ad75",
    "Ahuizotl, Oppressive",
    0,
    power=3,
    cost=3,
    traits=(ALLY, AHUIZOTL, UNIQUE),
    rarity=RARE,
    abilities=(Standing(ScoreLimit(A_PLAYER, 2)),),
)

DISCORD_SPIRIT_OF_CHAOS = friend(
    "ad197",
    "Discord, Spirit of Chaos",
    PINK,
    power=7,
    cost=3,
    needs=2,
    traits=(DRACONEQUUS, CHAOTIC),
    rarity=ULTRA_RARE,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), May(PutIntoPlay(This(IT))))),
        Continuous((Power(-3, HAVE),), THIS),
    ),
)

TRENDERHOOF_TRAILBLAZER = friend(
    "ad199",
    "Trenderhoof, Trailblazer",
    WHITE,
    power=2,
    cost=2,
    needs=4,
    traits=(UNICORN, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(Continuous((HasTrait(UNIQUE),), each(cards(CARD), wording=TOGETHER)),),
)

FLUTTERSHY_HIDE_AND_SQUEAK = friend(
    "ad200",
    "Fluttershy, Hide and Squeak",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    abilities=(
        when(TurnStarts(A_PLAYER, NOBODYS), May(PayTo((Retire(THIS),), SkipPhase(TROUBLEMAKER_PHASE)))),
    ),
)

QUEEN_CHRYSALIS_IDENTITY_THEFT = friend(
    "ad202",
    "Queen Chrysalis, Identity Theft",
    0,
    power=3,
    cost=3,
    traits=(CHANGELING, ROYALTY, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(
        As(
            Enters(THIS),
            Note(choose(cards(FRIEND, WithoutTrait(UNIQUE)))),
            meanwhile=(Continuous((HasPrintedAbilitiesOfNoted(FRIEND),), THIS),),
        ),
    ),
)

CARDS: tuple[Card, ...] = (
    CHEERILEE_BREAK_IT_UP,
    AHUIZOTL_OPPRESSIVE,
    DISCORD_SPIRIT_OF_CHAOS,
    TRENDERHOOF_TRAILBLAZER,
    FLUTTERSHY_HIDE_AND_SQUEAK,
    QUEEN_CHRYSALIS_IDENTITY_THEFT,
)
