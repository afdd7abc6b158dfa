"""The fan-made cards of a table: those a guest sends, and those stored with the table."""

from everfree.ccg.decks.fan_made import (
    NONE,
    FanMade,
    cards_from,
    deck_with,
    is_fan_made,
    printed_with,
    read_fan_made,
)
from everfree.ccg.language import Card
from everfree.ccg.written import CardRefused
from everfree.server.protocol import OTHER_VERSION
from everfree.server.refusals import RequestRefused, unplayable
from everfree.telling.cards import PrintedCard, printed


def read_cards(text: str) -> FanMade:
    """Read the fan-made cards a guest sent, none if *text* is empty; cards without a deck get one.

    Raise `RequestRefused`, or `UnreadableDeck`.
    """
    if not text:
        return NONE
    try:
        found = read_fan_made(text)
    except CardRefused as refused:
        where, key = refused.where or "card", f"card-refused-{refused.reason}"
        raise RequestRefused(key, 422, where=where, what=refused.what) from None
    return FanMade(found.cards, found.deck or deck_with(found.cards))


def cards_of(texts: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the fan-made cards of a stored table; raise `RequestRefused` if this version can't read them."""
    try:
        return cards_from(texts)
    except CardRefused:
        raise unplayable(OTHER_VERSION) from None


def printed_cards(texts: tuple[str, ...], language: str) -> dict[str, PrintedCard]:
    """Return the fan-made cards of a table and their tokens for a client, by id."""
    cards = printed_with(cards_of(texts))
    return {card: printed(cards[card], language) for card in cards if is_fan_made(card)}


def ids_of(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of the fan-made cards of a table; none if this version can't read them."""
    try:
        return tuple([card.id for card in cards_from(texts)])
    except CardRefused:
        return ()
