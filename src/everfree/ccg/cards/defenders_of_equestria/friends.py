"""The Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    COMMON,
    DISCARD_PILE,
    EARTH_PONY,
    EXPERIENCED,
    HAVE,
    MANE,
    ONLY,
    ORANGE,
    Card,
    Continuous,
    Elsewhere,
    Power,
    each,
    friend,
    yours,
)

DOUBLE_DIAMOND_SECOND_IN_COMMAND = friend(
    "de18",
    "Double Diamond, Second in Command",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
    abilities=(
        Elsewhere(DISCARD_PILE, Continuous((Power(+1, wording=HAVE),), each(yours(MANE), wording=ONLY))),
    ),
)

CARDS: tuple[Card, ...] = (DOUBLE_DIAMOND_SECOND_IN_COMMAND,)
