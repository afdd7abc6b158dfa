"""The Friends of High Magic."""

from everfree.ccg.language import (
    AS_IN_HAND,
    CARD,
    DISCARD_PILE,
    EARTH_PONY,
    FRIEND,
    IT,
    ORANGE,
    RARE,
    RESOURCE,
    WHITE,
    Banish,
    Card,
    CardType,
    Description,
    MayPlayFrom,
    Replacement,
    Standing,
    That,
    WouldEnterDiscardPile,
    friend,
    one,
)

HOITY_TOITY_DISCERNING_EYE = friend(
    "hm74",
    "Hoity Toity, Discerning Eye",
    ORANGE | WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Standing(MayPlayFrom(Description(CardType(FRIEND | RESOURCE), zone=DISCARD_PILE), AS_IN_HAND)),
        Replacement(WouldEnterDiscardPile(one(CARD), from_play=True), Banish(That(wording=IT))),
    ),
)

CARDS: tuple[Card, ...] = (HOITY_TOITY_DISCERNING_EYE,)
