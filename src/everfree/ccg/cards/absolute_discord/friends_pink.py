"""The pink Friends of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, ALLY, ANOTHER_PROBLEM, AT_MOST, CARD, CHAOTIC, CHARACTER, COMMON,
    DRACONEQUUS, EARTH_PONY, END_OF_FACEOFF, END_OF_SCORE_PHASE, END_OF_TURN, FIXED, FLIP, FOAL, FRIEND, HAND,
    HERE, ITS_PROBLEM, MAIN_PHASE, OPPONENT, PEGASUS, PINK, POWER, RARE, ROCK, ROYALTY, STUBBORN, THERE, THIS,
    UNCOMMON, UNICORN, YOU, Another, At, Continuous, ControlledBy, Dismiss, Draw, Elsewhere, Enters, ForEach,
    GainControl, Give, IfDone, InFaceoff, IsDismissed, IsFlipped, May, Move, Moves, PhaseEnds, Power, Retire,
    Sequence, This, With, cards, choose, each, friend, here, one, when, wordings as w, yours,
)  # fmt: skip

ACE_OH_RALLY = friend(
    "ad29",
    "Ace, Oh Rally",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Moves(A_PLAYER, one(CHARACTER, ControlledBy(OPPONENT)), HERE, ANOTHER_PROBLEM, w.PASSIVE),
            Sequence((Draw(), Move(THIS, THERE, w.UNDERSTOOD))),
        ),
    ),
)

DISCORD_TRICKSY = friend(
    "ad30",
    "Discord, Tricksy",
    PINK,
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

DJ_PON_3_LOOSE_CANNON = friend(
    "ad31",
    "DJ Pon-3, Loose Cannon",
    PINK,
    power=2,
    cost=1,
    needs=4,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(
            IsDismissed(THIS), Dismiss(each(cards(FRIEND, Another(), At(ITS_PROBLEM, w.IT)), wording=w.WHOLE))
        ),
    ),
)

HOOPS_PEER_PRESSURER = friend(
    "ad32",
    "Hoops, Peer Pressurer",
    PINK,
    power=2,
    cost=2,
    needs=4,
    traits=(PEGASUS, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS),
                GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT), InFaceoff())), END_OF_FACEOFF),
            ),
        ),
        when(
            Enters(THIS, A_PROBLEM),
            GainControl(
                choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), At(THERE))), END_OF_SCORE_PHASE
            ),
        ),
    ),
)

LILY_PERSISTENT = friend(
    "ad33",
    "Lily, Persistent",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUBBORN,),
)

MAUD_PIE_HAVING_A_BLAST = friend(
    "ad34", "Maud Pie, Having a Blast", PINK, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

PINKIE_PIE_LIFE_OF_THE_PARTY = friend(
    "ad35",
    "Pinkie Pie, Life of the Party",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            Give(
                (
                    Power(
                        ForEach(+1, cards(FRIEND, Another(), ControlledBy(YOU, w.HAVE), At(THERE, w.NAMED)))
                    ),
                ),
                This(w.IT),
                END_OF_TURN,
                w.COUNTED_LAST,
            ),
        ),
    ),
)

PONKA_PO_UNDERCOVER_MASTERMIND = friend(
    "ad36",
    "Ponka Po, Undercover Mastermind",
    PINK,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(
            IsDismissed(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))),
            Give((Power(+2),), THIS, END_OF_TURN),
        ),
    ),
)

PRINCESS_CADANCE_ON_VACATION = friend(
    "ad37",
    "Princess Cadance, On Vacation",
    PINK,
    power=4,
    cost=4,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    abilities=(when(Enters(THIS), Draw(2)),),
)

SCREWBALL_TOPSY_TURVY = friend(
    "ad38",
    "Screwball, Topsy Turvy",
    PINK,
    power=1,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(Enters(THIS), GainControl(THIS, who=OPPONENT, wording=w.CHOSEN_FIRST)),
        when(
            PhaseEnds(MAIN_PHASE, YOU),
            IfDone(Retire(choose(cards(FRIEND, Another(), here()))), Retire(THIS), negated=True),
        ),
    ),
)

SNIPS_AND_SNAILS_STAGE_MAGICIANS = friend(
    "ad39",
    "Snips & Snails, Stage Magicians",
    PINK,
    power=1,
    cost=3,
    needs=3,
    traits=(UNICORN, FOAL),
    rarity=FIXED,
    abilities=(
        Continuous((Power(ForEach(+1, cards(CARD, ControlledBy(OPPONENT), zone=HAND)), w.HAVE),), THIS),
    ),
)

TOM_ROLLING_ROCK = friend(
    "ad40",
    "Tom, Rolling Rock",
    PINK,
    power=1,
    cost=3,
    needs=4,
    traits=(ALLY, ROCK, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Dismiss(choose(cards(FRIEND, With(POWER, AT_MOST, 2), InFaceoff()))))
        ),
        when(Enters(THIS), May(Dismiss(choose(cards(FRIEND))))),
    ),
)
