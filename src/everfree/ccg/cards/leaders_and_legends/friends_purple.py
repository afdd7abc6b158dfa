"""The purple Friends of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, AT_LEAST, AT_MOST, CARD, CHANGELING, CHAOTIC, CHARACTER, COMMON, COST, EARTH_PONY,
    EVENT, FLIP, OPPONENT, OTHER_AREAS, POWER, PREPARED, PURPLE, RARE, ROYALTY, STUDIOUS, THIS,
    TROUBLEMAKER_FACEOFF, UNCOMMON, UNICORN, YOU, At, Banish, Continuous, ControlledBy, CopyEffects,
    Elsewhere, ForEach, HasPoints, HighestOf, InFaceoff, May, Move, PayTo, Plays, Power, PowerBecomes, This,
    WinsFaceoff, With, cards, choose, friend, one, when, wordings as w,
)  # fmt: skip

DUSTY_PAGES_LIFE_OUTSIDE_THE_LIBRARY = friend(
    "ll34",
    "Dusty Pages, Life Outside the Library",
    PURPLE,
    power=4,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(STUDIOUS,),
    abilities=(
        when(
            WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF, here=True),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
        ),
    ),
)

MOONDANCER_ACADEMIC_PROFESSIONAL = friend(
    "ll35",
    "Moondancer, Academic Professional",
    PURPLE,
    power=0,
    cost=3,
    needs=3,
    traits=(UNICORN, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(
            FLIP,
            Continuous(
                (
                    PowerBecomes(
                        HighestOf(POWER, cards(CARD, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff()))
                    ),
                ),
                This(w.IT),
                wording=w.HAVE,
            ),
            w.LEADING,
        ),
        Continuous(
            (
                Power(
                    ForEach(+1, cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(OTHER_AREAS))), w.HAVE
                ),
            ),
            THIS,
        ),
    ),
)

OCELLUS_READY_TO_DANCE = friend(
    "ll36",
    "Ocellus, Ready to Dance",
    PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(CHANGELING, EARTH_PONY),
    rarity=COMMON,
    keywords=(PREPARED, STUDIOUS),
)

PRINCESS_TWILIGHT_SPARKLE_HEADMARE = friend(
    "ll38",
    "Princess Twilight Sparkle, Headmare",
    PURPLE,
    power=2,
    cost=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    abilities=(
        when(
            Plays(YOU, one(EVENT, With(COST, AT_MOST, 2))),
            May(PayTo((Banish(THIS),), CopyEffects(w.NAMED))),
            if_=HasPoints(A_PLAYER, AT_LEAST, 8),
        ),
    ),
)
