"""Checking a deck for a guest who wants to play it, as messages."""

import asyncio
from dataclasses import replace

from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.checking import Checked, check_list
from everfree.ccg.decks.code import deck_code
from everfree.ccg.decks.faults import colours_of
from everfree.ccg.decks.lists import SECTIONS, UnreadableDeck, to_json
from everfree.ccg.vocab import TYPE_NAMES
from everfree.server.card_game.decks import unread
from everfree.server.hourly_limit import HourlyLimit
from everfree.server.limits import Limits
from everfree.server.protocol import (
    CheckDeck,
    CheckedCard,
    CheckedDeck,
    CheckedPart,
    DeckFault,
    NamedCard,
    UnknownEntry,
)
from everfree.server.refusals import RequestRefused
from everfree.server.tables.guest_names import tidied
from everfree.telling.said import said

MOST_CHANGES = 60
"""Changed entries of one request; a deck has fewer different cards."""


class DeckChecks:
    """Checks decks, as often as the limits allow."""

    def __init__(self, limits: Limits) -> None:
        self._limit = HourlyLimit(limits.deck_checks_per_address_per_hour)

    async def check(self, wish: CheckDeck, address: str) -> CheckedDeck:
        """Check a deck in a thread; raise `RequestRefused` or `DeckRefused`."""
        if not self._limit.admits(address):
            raise RequestRefused("server-too-many-decks", 429)
        return await asyncio.to_thread(check_deck, wish)


def check_deck(wish: CheckDeck) -> CheckedDeck:
    """Check a deck; raise `DeckRefused` if it can't be read at all."""
    if len(wish.changes) > MOST_CHANGES:
        raise RequestRefused("table-not-understood")
    try:
        return _told(check_list(wish.deck, wish.changes, mend=wish.mend))
    except UnreadableDeck as unreadable:
        raise unread(unreadable) from None


def _told(checked: Checked) -> CheckedDeck:
    deck = replace(checked.deck, name=tidied(checked.deck.name) or _title(checked.deck.mane))
    return CheckedDeck(
        deck.name,
        not checked.faults,
        _parts(checked),
        colours_of(deck),
        _unknown(checked),
        tuple([DeckFault(said(one.key, **one.arguments), one.clause) for one in checked.faults]),
        deck_code(deck) if deck.mane else "",
        to_json(deck) if deck.mane else "",
        checked.mended,
    )


def _unknown(checked: Checked) -> tuple[UnknownEntry, ...]:
    return tuple(
        [
            UnknownEntry(entry.line, entry.text, _named(offered.like), _named(offered.instead))
            for entry, offered in zip(checked.read.unread, checked.suggested, strict=True)
        ]
    )


def _parts(checked: Checked) -> tuple[CheckedPart, ...]:
    entries = catalogue().entries
    missing = {one.card: one for one in checked.missing}
    manes = [checked.deck.mane] if checked.deck.mane else checked.read.manes
    listed = [*[(mane, 1) for mane in manes], *checked.deck.draw.items(), *checked.deck.problems.items()]
    parts = []
    for type_ in SECTIONS:
        cards = [(card, copies) for card, copies in listed if entries[card].type == type_]
        told = [
            CheckedCard(
                card,
                entries[card].name,
                copies,
                card in missing,
                _named(missing[card].instead) if card in missing else (),
            )
            for card, copies in cards
        ]
        if told:
            parts.append(CheckedPart(TYPE_NAMES[type_], sum([copies for _, copies in cards]), tuple(told)))
    return tuple(parts)


def _title(mane: str) -> str:
    """Return the title of a Mane Character, which names a deck without a name."""
    return tidied(catalogue().entries[mane].name.partition(",")[0]) if mane else ""


def _named(cards: tuple[str, ...]) -> tuple[NamedCard, ...]:
    entries = catalogue().entries
    return tuple([NamedCard(card, entries[card].name) for card in cards])
