"""The Resources of Marks in Time."""

from everfree.ccg.language import (
    ACCESSORY,
    CHAOTIC,
    FLIP,
    FRIEND,
    HAVE,
    THAT_ONE,
    THIS,
    UNCOMMON,
    WHITE,
    WITHIN,
    Card,
    Continuous,
    Elsewhere,
    FaceoffEnds,
    ForEachOnHost,
    Host,
    Power,
    PutIntoPlay,
    play_on,
    resource,
    when,
    yours,
)

BEDAZZLING_COSTUME = resource(
    "mt96",
    "Bedazzling Costume",
    WHITE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ACCESSORY, CHAOTIC),
    abilities=(
        Elsewhere(FLIP, when(FaceoffEnds(), PutIntoPlay(THIS, on=yours(FRIEND))), wording=WITHIN),
        play_on(FRIEND),
        Continuous((Power(ForEachOnHost(+1, ACCESSORY), HAVE),), Host(FRIEND, THAT_ONE)),
    ),
)

CARDS: tuple[Card, ...] = (BEDAZZLING_COSTUME,)
