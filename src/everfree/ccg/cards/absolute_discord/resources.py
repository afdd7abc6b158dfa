"""The Resources of Absolute Discord."""

from everfree.ccg.language import (
    ALL, AN_OPPONENT, ASSET, A_PLAYER, CARD, COMMON, END_OF_PHASE, FRIEND, MAIN_PHASE_TIMING, OPPONENTS,
    ORANGE, RARE, THIS, WHITE, YOU, Activated, AlsoIs, Counters, Exhaust, ForEach, Give, HasNone, IfDone, May,
    OfColour, PlayCost, PlayToHome, Plays, PutCounters, RemoveCounters, Standing, TurnStarts, cards, one,
    resource, when, wordings as w,
)  # fmt: skip

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
