"""Every deck by its name; decks from files, lists, codes and names of cards.

>>> from everfree import decks
>>> decks["Rainbow Dash"]
<Deck Rainbow Dash: pr1, 45 cards and 10 Problems>
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from everfree.ccg.cards import POOL
from everfree.ccg.decks.catalogue import plain_name
from everfree.ccg.decks.code import BadCode, deck_from_code
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.lists import UnreadableDeck, read_deck
from everfree.ccg.decks.readiness import missing_cards
from everfree.ccg.decks.ready import READY_DECKS
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.language.card import Card
from everfree.library.errors import UnknownDeck, UnplayableDeck
from everfree.library.lookup import Cards

DeckLike = Deck | str | Path
"""A deck, or what names one: a ready deck, a file, a code, or the text of a list."""

SENTENCES: Final = {
    "not-a-mane": "{name} is not a Mane Character.",
    "format": "{name} belongs to a format with rules of its own.",
    "draw-deck-too-small": "A Draw Deck needs at least {least} cards; this one has {have}.",
    "not-for-the-draw-deck": "{name} does not belong in a Draw Deck.",
    "too-many-copies": "At most {most} copies of {name} are allowed; this deck has {have}.",
    "problem-deck-size": "A Problem Deck needs exactly {needed} Problems; this one has {have}.",
    "only-problems": "{name} is not a Problem.",
    "no-starting-problem": "A Problem Deck needs a Problem to start with.",
}
"""What each reason of a refused deck says."""
UNREADABLE: Final = {
    "too-long": "The list is too long for a deck.",
    "not-a-list": "This is no deck list.",
    "unknown-cards": "These lines name no card: {lines}.",
    "no-mane": "The list has no Mane Character.",
    "two-manes": "The list has more than one Mane Character.",
}


class Decks(Mapping[str, Deck]):
    """The ready decks by name, theme decks first, and the ways to make decks.

    >>> decks = Decks()
    >>> decks
    <27 ready decks: rainbow-dash, applejack, pinkie-pie, ...>
    >>> decks["applejack"].name
    'Applejack'
    >>> decks.faults(decks.make("Rainbow Dash, Flier Extraordinaire", {"Dig Deep": 3}, {}))[0]
    'A Draw Deck needs at least 45 cards; this one has 3.'
    """

    def __repr__(self) -> str:
        first = ", ".join(list(READY_DECKS)[:3])
        return f"<{len(READY_DECKS)} ready decks: {first}, ...>"

    def __getitem__(self, name: str) -> Deck:
        """Return the ready deck with this name; raise `UnknownDeck` with a hint."""
        found = self._named(name)
        if found is None:
            known = {plain_name(one): one for one in READY_DECKS}
            like = [known[one] for one in get_close_matches(plain_name(name), list(known), n=2)]
            hint = f" Did you mean {' or '.join(like)}?" if like else ""
            raise UnknownDeck(f"No ready deck is called {name!r}.{hint} There are: {', '.join(READY_DECKS)}.")
        return found

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._named(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(READY_DECKS)

    def __len__(self) -> int:
        return len(READY_DECKS)

    def read(self, source: DeckLike, *, pool: Mapping[str, Card] = POOL) -> Deck:
        """Return the deck that *source* is or names: a ready deck, a file, a code, or the text of a list."""
        if isinstance(source, Deck):
            return with_ids(source, pool)
        named = None if isinstance(source, Path) else self._named(source)
        if named is not None:
            return named
        if isinstance(source, str) and "\n" in source.strip():
            return _read(source, "")
        path = Path(source)
        try:
            if path.is_file():
                text = path.read_text(encoding="utf-8", errors="replace")
                return _read(text, path.stem, where=f"The deck file {str(path)!r}: ")
        except OSError as problem:
            raise UnknownDeck(f"The deck file {str(path)!r} can't be read: {problem.strerror}.") from None
        try:
            return deck_from_code(str(source))
        except BadCode:
            pass
        if path.is_dir():
            raise UnknownDeck(f"{str(path)!r} is a folder; name a deck file in it.")
        if isinstance(source, Path) or path.suffix:
            raise UnknownDeck(f"There is no deck file {str(path)!r}.")
        return self[source]

    def make(
        self, mane: str, draw: Mapping[str, int], problems: Mapping[str, int], *, name: str = "A deck"
    ) -> Deck:
        """Return the deck of these cards and their copies; each card by its name or its id."""
        return with_ids(Deck(name, mane, dict(draw), dict(problems)), POOL)

    def faults(self, deck: DeckLike, *, pool: Mapping[str, Card] = POOL) -> list[str]:
        """List everything that keeps a deck from being played, as sentences; empty if it may be played."""
        read = self.read(deck, pool=pool)
        missing = [f"{one.name} ({one.card}) can't be played here yet." for one in missing_cards(read, pool)]
        return missing or [sentence(refusal) for refusal in refuse_deck(read, pool)]

    def _named(self, name: str) -> Deck | None:
        plain = plain_name(name)
        named = READY_DECKS.items()
        return next((deck for key, deck in named if plain in (plain_name(key), plain_name(deck.name))), None)


def with_ids(deck: Deck, pool: Mapping[str, Card]) -> Deck:
    """Return *deck* with the id of every card that it has by name; raise `UnknownCard`."""
    listed = (deck.mane, *deck.draw, *deck.problems)
    if all(card in pool for card in listed):
        return deck
    known = Cards(pool)
    ids = {word: word if word in pool else known[word].id for word in listed}
    return Deck(deck.name, ids[deck.mane], _renamed(deck.draw, ids), _renamed(deck.problems, ids))


def playable(deck: Deck, *, pool: Mapping[str, Card] = POOL) -> Deck:
    """Return *deck*; raise `UnplayableDeck` with every reason if the rules do not allow it."""
    faults = decks.faults(deck, pool=pool)
    if faults:
        raise UnplayableDeck(f"The deck {deck.name!r} can't be played. {' '.join(faults)}")
    return deck


def sentence(refusal: Refusal) -> str:
    """Return the sentence of a reason against a deck."""
    told = SENTENCES.get(refusal.reason, refusal.reason)
    return told.format(**refusal.particulars)


def _renamed(listed: Mapping[str, int], ids: Mapping[str, str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word, copies in listed.items():
        found[ids[word]] = found.get(ids[word], 0) + copies
    return found


def _read(text: str, name: str, *, where: str = "") -> Deck:
    try:
        return read_deck(text, name)
    except UnreadableDeck as unreadable:
        lines = ", ".join([repr(one.text) for one in unreadable.unread])
        raise UnknownDeck(where + UNREADABLE[unreadable.reason].format(lines=lines)) from None


decks: Final = Decks()
"""The decks that are ready, and the ways to make others."""
