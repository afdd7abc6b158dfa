"""The Resources of The Crystal Games."""

from everfree.ccg.language import (
    A_PROBLEM, ACCESSORY, ANY_PHASE, ASSET, BLUE, CONDITION, EARTH_PONY, END_OF_TURN, FOAL, FRIEND, OPPONENT,
    PEGASUS, PROBLEM, PURPLE, RARE, SCORE_PHASE_TIMING, THIS, UNICORN, WHITE, YELLOW, YOU, Activated,
    ControlledBy, ControlsHost, EntersExhausted, Exhaust, Give, Host, MeetNeeds, Move, Pick, PlayOn, Plays,
    PlayToHome, Power, Retire, Sequence, Standing, That, WithTrait, cards, choose, each, one, play_on,
    resource, when, wordings as w,
)  # fmt: skip

PONY_CHARM = resource(
    "cg140",
    "Pony Charm",
    WHITE,
    power=4,
    cost=3,
    needs=5,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(play_on(FRIEND), Standing(ControlsHost())),
)

PONYVILLE_BANNER = resource(
    "cg141",
    "Ponyville Banner",
    0,
    power=4,
    cost=1,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            SCORE_PHASE_TIMING,
            Sequence(
                (Pick(choose(cards(PROBLEM))), MeetNeeds(That(PROBLEM), (UNICORN, EARTH_PONY, PEGASUS)))
            ),
            (Retire(THIS),),
        ),
    ),
)

SCOOTALOOS_SCOOTER = resource(
    "cg145",
    "Scootaloo's Scooter",
    BLUE,
    power=4,
    cost=1,
    needs=4,
    rarity=RARE,
    traits=(ACCESSORY,),
    abilities=(
        PlayOn(cards(FRIEND, WithTrait(FOAL))),
        Activated(ANY_PHASE, Move(Host(FRIEND, w.THAT_ONE), A_PROBLEM), (Exhaust(THIS),)),
    ),
)

SMILE_AND_WAVE = resource(
    "cg150",
    "Smile and Wave",
    YELLOW,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        play_on(FRIEND),
        when(Plays(YOU, one(FRIEND)), Give((Power(+2),), Host(FRIEND, w.ATTACHED), END_OF_TURN)),
    ),
)

STUDY_SESSION = resource(
    "cg153",
    "Study Session",
    PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Standing(
            EntersExhausted(each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), wording=w.TOGETHER))
        ),
    ),
)
