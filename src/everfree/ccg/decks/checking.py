"""Checking a deck as somebody pasted it: what was read, what can't be played yet, what the rules forbid.

A list that is not complete is checked as far as possible, so that its owner can mend it entry by entry.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from everfree.ccg.cards import POOL
from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.code import BadCode, deck_from_code
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_draw_deck, refuse_format, refuse_problem_deck
from everfree.ccg.decks.faults import Fault
from everfree.ccg.decks.lists import DeckList, UnreadableDeck, list_to_text, read_list, to_json
from everfree.ccg.decks.readiness import Missing, exchanged, left_out, missing_cards, with_replacements
from everfree.ccg.decks.suggestions import Suggestions, suggestions

CODE: Final = re.compile(r"[A-Za-z0-9_-]{4,800}")


@dataclass(frozen=True)
class Checked:
    """A list, its cards that can't be played yet, and everything that is wrong with it."""

    read: DeckList
    deck: Deck
    """Its Mane Character is "" unless the list has exactly one."""
    missing: tuple[Missing, ...]
    suggested: tuple[Suggestions, ...]
    """For each of the entries of `read` that name no card."""
    faults: tuple[Fault, ...]
    mended: str = ""
    """The list as text after the changes; empty if nothing was to be changed."""


def check_list(text: str, changes: Mapping[str, tuple[str, ...]], *, mend: bool = False) -> Checked:
    """Check a list of any kind or a deck code; raise `UnreadableDeck` if it is neither.

    *changes* has the ids of the cards that take the place of an entry, which is named by its id or, if it
    names no card, by its text; an entry without such cards is left out. *mend* replaces all missing cards.
    A list that is changed is written as text and checked as such, so that its lines are those of that text.
    """
    if not changes and not mend:
        return _checked(read_list(_without_code(text)))
    meant = {text: cards[0] if cards else "" for text, cards in changes.items()}
    read = read_list(_without_code(text), meant=meant)
    deck = _changed(_deck(read), changes)
    if mend:
        deck = with_replacements(deck, POOL)
    manes = (deck.mane,) if deck.mane else read.manes
    mended = list_to_text(replace(read, manes=manes, draw=dict(deck.draw), problems=dict(deck.problems)))
    return replace(_checked(read_list(mended)), mended=mended)


def _deck(read: DeckList) -> Deck:
    mane = read.manes[0] if len(read.manes) == 1 else ""
    return Deck(read.name, mane, read.draw, read.problems)


def _checked(read: DeckList) -> Checked:
    deck = _deck(read)
    missing = tuple([one for one in missing_cards(deck, POOL) if one.card])
    suggested = [suggestions(one, deck, POOL, needs_mane=not read.manes) for one in read.unread]
    return Checked(read, deck, missing, tuple(suggested), tuple(_faults(read, deck, missing)))


def _without_code(text: str) -> str:
    """Return a deck code as a list; any other text as it is."""
    word = text.strip()
    if not CODE.fullmatch(word) or word.lower() in catalogue().entries or catalogue().by_name(word):
        return text
    try:
        return to_json(deck_from_code(word))
    except BadCode:
        raise UnreadableDeck("bad-code") from None


def _changed(deck: Deck, changes: Mapping[str, tuple[str, ...]]) -> Deck:
    for old, cards in changes.items():
        if not cards:
            deck = left_out(deck, old)
        for new in cards:
            deck = exchanged(deck, old, new, POOL)
    return deck


def _faults(read: DeckList, deck: Deck, missing: tuple[Missing, ...]) -> list[Fault]:
    found: list[Fault] = []
    if read.unread:
        found.append(Fault("deck-unreadable-unknown-cards"))
    if not deck.mane:
        found.append(Fault(f"deck-unreadable-{'two-manes' if read.manes else 'no-mane'}", clause="102.1"))
    if missing:
        found.append(Fault("deck-has-unready", {"count": len(missing)}))
    if not read.unread:
        found.extend(_rules(deck))
    return found


def _rules(deck: Deck) -> list[Fault]:
    """List what the rules forbid in *deck*, as it would be with its missing cards replaced.

    The rules need facts that only the pool has; if a card can't be replaced, they are not checked.
    """
    mended = with_replacements(deck, POOL)
    cards = [*[mended.mane][: bool(mended.mane)], *mended.draw, *mended.problems]
    if not all(card in POOL for card in cards):
        return []
    refusals = [
        *refuse_format(cards, POOL),
        *refuse_draw_deck(mended.draw, POOL),
        *refuse_problem_deck(mended.problems, POOL),
    ]
    return [Fault(f"refusal-{one.reason}", one.particulars, one.clause) for one in refusals]
