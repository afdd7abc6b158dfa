"""Ways to pay for a card besides its printed cost: Redeem (glossary, R56) and Transform (C1)."""

from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.flow.costs import refuse_paying_with
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import COST, Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.vocab import (
    FRIEND,
    NO_CARD,
    REDEEM_BIT,
    TRANSFORM_BIT,
    TROUBLEMAKER,
    CardId,
    Seat,
)

Way = tuple[int, CardId]
"""The way a card is paid for, and the card that is given up besides tokens."""

AS_PRINTED: Final = 0
REDEEMED: Final = 1
TRANSFORMED: Final = 2
PRINTED: Final[Way] = (AS_PRINTED, NO_CARD)
REDEEM_DISCOUNT: Final = 3


def has_other_ways(game: Kernel, card: CardId) -> bool:
    """Tell whether *card* has a keyword that allows other ways to pay for it."""
    keywords = game.definitions.cards[game.state.definition[card]].faces[0].keywords
    return keywords != 0 and keywords & (REDEEM_BIT | TRANSFORM_BIT) != 0


def other_ways(game: Kernel, seat: Seat, card: CardId) -> list[Way]:
    """List the other ways in which *seat* could pay for *card*, regardless of tokens."""
    keywords = game.definition(card).faces[0].keywords
    found: list[Way] = []
    if keywords & REDEEM_BIT:
        found.extend([(REDEEMED, one) for one in redeemable(game, seat, card)])
    if keywords & TRANSFORM_BIT:
        found.extend([(TRANSFORMED, one) for one in transformable(game, seat)])
    return found


def redeemable(game: Kernel, seat: Seat, card: CardId) -> list[CardId]:
    """R56: list the Friends and face-up Troublemakers of that title that *seat* can retire."""
    title = game.definition(card).card.title
    return [
        one
        for one in givable(game, seat, FRIEND | TROUBLEMAKER, kinds.RETIRED)
        if game.definition(one).card.title == title
    ]


def transformable(game: Kernel, seat: Seat) -> list[CardId]:
    """C1: list the Friends that *seat* can give up; only NO_CARD if none has to be (an option)."""
    mode = game.definitions.options.transform_mode
    if mode == "free":
        return [NO_CARD]
    return givable(game, seat, FRIEND, given_as(game, TRANSFORMED))


def given_as(game: Kernel, how: int) -> int:
    """Return the kind of occurrence by which a card is given up in this way of paying."""
    if how == TRANSFORMED and game.definitions.options.transform_mode == "return_to_hand":
        return kinds.PUT_INTO_HAND
    return kinds.RETIRED


def givable(game: Kernel, seat: Seat, types: int, kind: int) -> list[CardId]:
    """List *seat*'s cards of these types that can pay in this manner (508.1a, 508.1c)."""
    return [
        one
        for one in game.in_play()
        if game.state.controller[one] == seat
        and game.type_of(one) & types
        and not (game.type_of(one) == TROUBLEMAKER and game.is_face_down(one))
        and refuse_paying_with(game, Occurrence(kind, seat, one, by=seat)) is None
    ]


def card_costs(game: Kernel, seat: Seat, way: Way) -> list[Occurrence]:
    """List the occurrences by which a card is given up as a cost."""
    how, given = way
    if given == NO_CARD:
        return []
    return [Occurrence(given_as(game, how), seat, given, by=seat, mode=COST)]


claims("glossary.redeem", "R56", redeemable)
claims("C1", transformable)
