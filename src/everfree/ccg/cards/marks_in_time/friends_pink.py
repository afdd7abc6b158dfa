"""The pink Friends of Marks in Time."""

from everfree.ccg.language import (
    ALICORN, ANYWHERE, CARD, COMMON, CRITTER, DRACONEQUUS, EARTH_PONY, FOAL, FRIEND, HASTY, ITS_PROBLEM,
    OPPONENT, PEGASUS, PINK, PROBLEM, RARE, ROYALTY, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, UNICORN,
    Another, At, Continuous, ControlledBy, CutieMark, CutieMarked, Dismiss, Enters, Exhaust, FaceDown,
    HasKeyword, Is, IsCutieMarked, It, LookAndSort, May, OfColour, Pay, Power, ProblemDeckAt, PutIntoHand,
    ReplaceProblems, SearchDeck, This, Titled, Uncover, WithCard, cards, choose, each, friend, main_phase,
    when, wordings as w, yours,
)  # fmt: skip

DISCORD_DUBIOUS_INTENT = friend(
    "mt24",
    "Discord, Dubious Intent",
    PINK,
    power=2,
    cost=2,
    needs=4,
    traits=(DRACONEQUUS,),
    rarity=RARE,
    keywords=(HASTY,),
    abilities=(when(Enters(THIS), May(Uncover(choose(cards(TROUBLEMAKER, FaceDown(w.UNDERSTOOD)))))),),
)

GUMMY_BEST_GATOR = friend(
    "mt26",
    "Gummy, Best Gator",
    PINK,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Eccentric", 2),), THIS, WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(PINK)))
        ),
    ),
)

LYRA_CANDY_FIEND = friend(
    "mt27",
    "Lyra, Candy Fiend",
    PINK,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN, FOAL),
    rarity=RARE,
    abilities=(
        main_phase(
            SearchDeck(cards(CARD, Titled("Bon Bon")), PutIntoHand(It(), w.YOURS), wording=w.UNDERSTOOD),
            costs=(Exhaust(THIS),),
        ),
    ),
)

PARTY_FILLY_BUBBLE_BURSTER = friend(
    "mt29",
    "Party Filly, Bubble Burster",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS, FOAL),
    rarity=UNCOMMON,
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        when(IsCutieMarked(THIS), Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))))),
    ),
)

PINKIE_PIE_GROWING_UP = friend(
    "mt30",
    "Pinkie Pie, Growing Up",
    PINK,
    power=1,
    cost=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous((Power(+1, w.HAVE), HasKeyword("Eccentric", 2)), This(w.IT), Is(tests=(CutieMarked(),))),
    ),
)

PRINCESS_CADANCE_BEST_FOALSITTER_EVER = friend(
    "mt31",
    "Princess Cadance, Best Foalsitter Ever",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    keywords=(HASTY,),
)

CHEESE_SANDWICH_PARTIER_IN_TRAINING = friend(
    "mt137",
    "Cheese Sandwich, Partier in Training",
    PINK,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY, FOAL),
    rarity=ULTRA_RARE,
    abilities=(
        when(Enters(THIS), May(LookAndSort(1, ProblemDeckAt(ANYWHERE), w.TOP_OR_BOTTOM))),
        main_phase(CutieMark(), costs=(Pay(2),)),
        when(
            IsCutieMarked(THIS),
            May(ReplaceProblems(each(cards(PROBLEM, At(ITS_PROBLEM, w.IT)), wording=w.ONLY))),
        ),
    ),
)
