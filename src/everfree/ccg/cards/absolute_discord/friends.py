"""The Friends of Absolute Discord."""

from everfree.ccg.language import (
    AHUIZOTL, ALLY, AN_OPPONENT, A_PLAYER, CARD, CHANGELING, CHAOTIC, DRACONEQUUS, EARTH_PONY,
    FACEOFF_TIMING, FLIP, FRIEND, PEGASUS, PINK, POINTS, PURPLE, RARE, ROYALTY, THIS, TROUBLEMAKER_PHASE,
    ULTRA_RARE, UNCOMMON, UNICORN, UNIQUE, WHITE, YELLOW, Activated, As, Continuous, Elsewhere, EndFaceoff,
    Enters, HasPrintedAbilitiesOfNoted, HasTrait, IsFlipped, May, Need, Not, Note, PayTo, Power, PutIntoPlay,
    Replacement, Retire, ScoreThem, Scores, SkipPhase, Standing, This, TurnLimit, TurnStarts, WithTrait,
    cards, choose, each, friend, when, wordings as w,
)  # fmt: skip

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
    abilities=(Standing(TurnLimit(A_PLAYER, 2, POINTS)),),
)

APPLEJACK_DISCORDED = friend(
    "ad76",
    "Applejack, Discorded",
    0,
    power=2,
    cost=3,
    needs=(Need(WHITE, 2),),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(Replacement(Scores(AN_OPPONENT, bonus=True), ScoreThem()),),
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
        Elsewhere(FLIP, when(IsFlipped(THIS), May(PutIntoPlay(This(w.IT))))),
        Continuous((Power(-3, w.HAVE),), THIS),
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
    abilities=(Continuous((HasTrait(UNIQUE),), each(cards(CARD), wording=w.TOGETHER)),),
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
        when(TurnStarts(A_PLAYER, w.NOBODYS), May(PayTo((Retire(THIS),), SkipPhase(TROUBLEMAKER_PHASE)))),
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
            Note(choose(cards(FRIEND, Not(WithTrait(UNIQUE))))),
            meanwhile=(Continuous((HasPrintedAbilitiesOfNoted(FRIEND),), THIS),),
        ),
    ),
)
