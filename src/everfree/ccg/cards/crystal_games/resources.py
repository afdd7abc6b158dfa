"""The Resources of The Crystal Games."""

from everfree.ccg.language import (
    ASSET, CONDITION, EARTH_PONY, FRIEND, PEGASUS, PROBLEM, RARE, SCORE_PHASE_TIMING, THIS, UNICORN, WHITE,
    Activated, ControlsHost, MeetNeeds, Pick, PlayToHome, Retire, Sequence, Standing, That, cards, choose,
    play_on, resource,
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
