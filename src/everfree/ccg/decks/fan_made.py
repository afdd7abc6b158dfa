"""Fan-made cards: files with such cards and a deck, and the cards of a match that has some.

A fan-made card is data from a stranger (`ccg.written`). It never takes the place of a printed card: neither
the id nor the name of a printed card is accepted for it, so an id tells whether a card is fan-made.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from everfree.ccg.cards import POOL, PRINTED
from everfree.ccg.decks.catalogue import Catalogue, Entry, catalogue
from everfree.ccg.decks.code import PREFIXES
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import DRAW_DECK_COPIES, IN_DRAW_DECK
from everfree.ccg.decks.lists import UnreadableDeck, read_deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.language.card import TOKEN_ID, Card, second_card
from everfree.ccg.language.nodes import walk
from everfree.ccg.vocab import MANE
from everfree.ccg.written import CardRefused, card_from_json
from everfree.ccg.written.reading import DEEPEST, parsed
from everfree.ccg.written.writing import plain

LONGEST_FILE: Final = 60_000
"""The greatest number of characters of a file; a request to the server may have little more."""
MOST_CARDS: Final = 40
ID: Final = re.compile(r"[a-z][a-z0-9-]{1,23}")
FAN_MADE: Final = "FAN"
"""Stands for the set of a fan-made card."""
KEPT_TEXTS: Final = 32
_cards_cache: dict[tuple[str, ...], tuple[Card, ...]] = {}
"""The cards read last, by their texts: the same text gives the same objects, so definitions are shared."""


@dataclass(frozen=True)
class FanMade:
    """Fan-made cards, and a deck that uses them if there is one."""

    cards: tuple[Card, ...] = ()
    deck: Deck | None = None


NONE: Final = FanMade()


def is_fan_made(card: str) -> bool:
    """Tell whether the card with this id is not printed: a fan-made card, or a token of one."""
    return card not in PRINTED


def read_fan_made(text: str) -> FanMade:
    """Read a card, a list of cards, or an object with `cards` and a `deck`.

    Raise `CardRefused` with the place and the reason, or `UnreadableDeck`.
    """
    value = _parsed(text)
    is_one = not _is_several(value)
    members: dict[str, Any] = value if isinstance(value, dict) and not is_one else {"cards": value}
    for name in members:
        if name not in ("cards", "deck"):
            raise CardRefused("unknown-field", "", repr(name)[:40])
    listed = [members["cards"]] if is_one else members["cards"]
    if not isinstance(listed, list):
        raise CardRefused("wrong-type", "cards", type(listed).__name__)
    if not listed:
        raise CardRefused("no-card", "cards")
    if len(listed) > MOST_CARDS:
        raise CardRefused("too-many-parts", "cards", str(len(listed)))
    cards = tuple([_card(one, "" if is_one else f"cards[{place}]") for place, one in enumerate(listed)])
    _check_names(cards, is_one=is_one)
    deck = members.get("deck")
    if deck is None:
        return FanMade(cards)
    if not isinstance(deck, dict):
        raise UnreadableDeck("not-a-list")
    return FanMade(cards, read_deck(json.dumps(deck), known=catalogue_with(cards)))


def holds_several(text: str) -> bool:
    """Tell whether a file has a list of cards or an object with `cards`; raise `CardRefused` if not JSON."""
    return _is_several(_parsed(text))


def _parsed(text: str) -> Any:
    return parsed(text, longest=LONGEST_FILE, deepest=DEEPEST + 2)


def _is_several(value: Any) -> bool:
    return isinstance(value, list) or (isinstance(value, dict) and "cards" in value)


def _card(value: Any, where: str) -> Card:
    try:
        return card_from_json(json.dumps(value))
    except CardRefused as refused:
        inside = ".".join([part for part in (where, refused.where) if part])
        raise CardRefused(refused.reason, inside, refused.what) from None


def _check_names(cards: Sequence[Card], *, is_one: bool) -> None:
    """Refuse ids and names of printed cards, and those that two of the cards share."""
    ids: set[str] = set()
    names: set[str] = set()
    known = catalogue()
    for place, card in enumerate(cards):
        where = "" if is_one else f"cards[{place}]."
        if not ID.fullmatch(card.id):
            raise CardRefused("bad-name", f"{where}id", repr(card.id)[:40])
        if card.id.rstrip("0123456789-") in PREFIXES or card.id.startswith(TOKEN_ID) or card.id in PRINTED:
            raise CardRefused("printed-card", f"{where}id", card.id)
        if known.by_name(card.name) is not None:
            raise CardRefused("printed-card", f"{where}title", card.name)
        if card.id in ids or card.name in names:
            raise CardRefused("same-card", f"{where}id", card.id)
        ids.add(card.id)
        names.add(card.name)


def texts_of(cards: Iterable[Card]) -> list[str]:
    """Return fan-made cards as texts, for the header of a match."""
    return [json.dumps(plain(card, Card), ensure_ascii=False, separators=(",", ":")) for card in cards]


def cards_from(texts: Sequence[str]) -> tuple[Card, ...]:
    """Read what `texts_of` wrote; raise `CardRefused` if this version can't."""
    key = tuple(texts)
    found = _cards_cache.get(key)
    if found is None:
        found = tuple([card_from_json(text) for text in key])
        while len(_cards_cache) >= KEPT_TEXTS:
            _cards_cache.pop(next(iter(_cards_cache)), None)
        _cards_cache[key] = found
    return found


def pool_with(cards: Sequence[Card], pool: Mapping[str, Card] = POOL) -> Mapping[str, Card]:
    """Return the cards that decks of a match may have: those of *pool* and the fan-made *cards*."""
    return {**{card.id: card for card in cards}, **pool} if cards else pool


def printed_with(cards: Sequence[Card]) -> Mapping[str, Card]:
    """Return every card that can lie on a table with fan-made *cards*, their tokens included."""
    if not cards:
        return PRINTED
    tokens = {
        node.id: node
        for card in cards
        for node in walk(card.sides)
        if isinstance(node, Card) and node.id.startswith(TOKEN_ID)
    }
    seconds = [second_card(card) for card in cards]
    backs = {card.id: card for card in seconds if card is not None}
    return {**tokens, **{card.id: card for card in cards}, **backs, **PRINTED}


def catalogue_with(cards: Sequence[Card]) -> Catalogue:
    """Return the catalogue of printed cards with fan-made *cards* added."""
    if not cards:
        return catalogue()
    return Catalogue([*catalogue().entries.values(), *[_entry(card) for card in cards]])


def _entry(card: Card) -> Entry:
    side = card.front
    return Entry(card.id, FAN_MADE, card.name, card.type, side.colours, side.power, card.cost, ())


def deck_with(cards: Sequence[Card]) -> Deck:
    """Return a deck to try fan-made *cards* with: a theme deck of their colours that has them too.

    Of cards for the Draw Deck it has three copies; of several Mane Characters, the first. Problems are left
    out, because a Problem Deck has a fixed size.
    """
    colours = [card.front.colours for card in cards]
    deck = max(THEME_DECKS.values(), key=lambda one: sum([_share(one, colour) for colour in colours]))
    drawn = {card.id: DRAW_DECK_COPIES for card in cards if card.type & IN_DRAW_DECK}
    manes = [card.id for card in cards if card.type == MANE]
    name = " + ".join([deck.name, *[card.title for card in cards[:1]]])
    return replace(deck, name=name, mane=manes[0] if manes else deck.mane, draw={**deck.draw, **drawn})


def _share(deck: Deck, colours: int) -> int:
    """Count the cards of a Draw Deck that have one of these colours."""
    return sum([copies for card, copies in deck.draw.items() if POOL[card].front.colours & colours])
