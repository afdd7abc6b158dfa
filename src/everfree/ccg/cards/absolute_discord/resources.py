"""The Resources of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, ALL, AN_OPPONENT, ASSET, BLUE, CARD, CHAOTIC, CHARACTER, COMMON, END_OF_PHASE, FRIEND, LOCATION,
    MAIN_PHASE_TIMING, OPPONENT, OPPONENTS, ORANGE, PROBLEM, PURPLE, RARE, REPORT, THIS, TROUBLEMAKER,
    UNCOMMON, WHITE, YOU, Activated, AlsoIs, Continuous, ControlledBy, Counters, Exhaust, Flips, ForEach,
    Frighten, Give, HasNone, IfDone, InFaceoff, May, Move, OfColour, PayTo, PlayCost, Plays, PlayToHome,
    Power, PutCounters, RemoveCounters, Retire, Score, Standing, TurnStarts, WithTrait, cards, choose, each,
    here, one, play_on, resource, when, wordings as w,
)  # fmt: skip

A_TINY_GLASS_OF_WATER = resource(
    "ad120",
    "A Tiny Glass of Water",
    WHITE,
    power=3,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            May(PayTo((Retire(THIS),), Score(1))),
        ),
    ),
)

BOULDER = resource(
    "ad126",
    "Boulder",
    0,
    power=2,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            MAIN_PHASE_TIMING,
            May(IfDone(Exhaust(THIS), Give((AlsoIs(FRIEND, ORANGE),), THIS, END_OF_PHASE))),
            condition=HasNone(YOU, cards(FRIEND, OfColour(ORANGE))),
        ),
    ),
)

GROWING_PAINS = resource(
    "ad133",
    "Growing Pains",
    PURPLE,
    power=5,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(REPORT,),
    abilities=(
        play_on(PROBLEM),
        Continuous((Power(+2, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),
    ),
)

HAUNTED_CASTLE = resource(
    "ad134",
    "Haunted Castle",
    BLUE,
    power=4,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            May(PayTo((Exhaust(THIS),), Frighten(choose(cards(FRIEND))))),
        ),
    ),
)

TIP = "Tip"

STACK_OF_SUITCASES = resource(
    "ad147",
    "Stack of Suitcases",
    WHITE,
    power=3,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(Plays(AN_OPPONENT, one(CARD)), PutCounters(counter=TIP)),
        when(TurnStarts(A_PLAYER, w.NOBODYS), RemoveCounters(count=ALL, counter=TIP)),
        Standing(PlayCost(ForEach(+1, Counters(TIP)), cards(CARD), OPPONENTS)),
    ),
)

TEMPTING_OFFER = resource(
    "ad149",
    "Tempting Offer",
    PURPLE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff())))),
        ),
    ),
)
