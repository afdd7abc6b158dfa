"""The yellow Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    CHANGELING, CHAOTIC, CHARACTER, COMMON, CRITTER, EARTH_PONY, EXPERIENCED, FLIP, FRIEND, HOME, OPPONENT,
    PEGASUS, RARE, SCORE_PHASE, SWIFT, THAT, THIS, YELLOW, YOU, At, Continuous, ControlledBy, DiscardCards,
    Elsewhere, Enters, ForEach, HasKeyword, If, Is, IsFlipped, May, PayTo, PhaseStarts, Power, PutIntoHand,
    PutTokens, Reveal, Sequence, TopOf, calming, cards, choose, each, friend, token, when, wordings as w,
    yours,
)  # fmt: skip

BON_BON_CAROLLER = friend(
    "de48",
    "Bon Bon, Caroller",
    YELLOW,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(calming(1),),
    abilities=(
        when(
            Enters(THIS),
            Sequence(
                (
                    Reveal(TopOf()),
                    If(
                        Is(THAT, noun=FRIEND, wording=w.FOUND),
                        May(PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))))),
                    ),
                )
            ),
        ),
    ),
)

FLUTTERSHY_FLUTTERHOLLY = friend(
    "de49",
    "Fluttershy, Flutterholly",
    YELLOW,
    power=1,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Continuous((Power(ForEach(+1, yours(CHARACTER, At(HOME))), w.HAVE),), THIS),),
)

THE_FLYING_PRAIRINOS_PINK_PRAIRIE_DOG_PYRAMID = friend(
    "de50",
    "The Flying Prairinos, Pink Prairie Dog Pyramid",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        when(
            PhaseStarts(SCORE_PHASE, YOU),
            May(PayTo((DiscardCards(YOU),), PutTokens(token(1, YELLOW, CRITTER)))),
        ),
    ),
)

MR_AND_MRS_SHY_PERMISSIVE_PARENTS = friend(
    "de51",
    "Mr. and Mrs. Shy, Permissive Parents",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(Continuous((HasKeyword(SWIFT.name),), each(yours(FRIEND, At(HOME)), wording=w.TOGETHER)),),
)

THORAX_EARNING_HIS_WINGS = friend(
    "de53",
    "Thorax, Earning His Wings",
    YELLOW,
    power=2,
    cost=2,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
)

TRAPEZE_STAR_ACROBATIC_MAGIC = friend(
    "de54",
    "Trapeze Star, Acrobatic Magic",
    YELLOW,
    power=4,
    cost=4,
    traits=(EARTH_PONY, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), PutTokens(token(1, YELLOW, CRITTER)))),
        when(Enters(THIS), PutTokens(token(1, YELLOW, CRITTER))),
    ),
)
