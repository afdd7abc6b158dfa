"""The Events of Canterlot Nights."""

from everfree.ccg.language import (
    DISCARD_PILE,
    END_OF_PHASE,
    FRIEND,
    IT,
    MAIN_PHASE_TIMING,
    RARE,
    RESOURCE,
    THIS,
    WHITE,
    Banish,
    Card,
    CardType,
    Description,
    EventText,
    Lasting,
    MayPlayFrom,
    Replacement,
    Sequence,
    That,
    WouldEnterDiscardPile,
    event,
    one,
)

FRIEND_OR_RESOURCE = CardType(FRIEND | RESOURCE)

WHATS_OLD_IS_NEW_AGAIN = event(
    "cn127",
    "What's Old is New Again",
    WHITE,
    power=4,
    cost=2,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Lasting(MayPlayFrom(Description(FRIEND_OR_RESOURCE, zone=DISCARD_PILE)), END_OF_PHASE),
                    Lasting(
                        Replacement(WouldEnterDiscardPile(one(FRIEND_OR_RESOURCE)), Banish(That(wording=IT))),
                        END_OF_PHASE,
                    ),
                    Banish(THIS),
                )
            ),
        ),
    ),
)

CARDS: tuple[Card, ...] = (WHATS_OLD_IS_NEW_AGAIN,)
