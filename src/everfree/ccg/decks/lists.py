"""Reading and writing deck lists: plain text, JSON and OCTGN's deck files.

The readers never guess: they report a line that names no card, with cards that have similar names.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from xml.etree import ElementTree

from everfree.ccg.decks.catalogue import Catalogue, catalogue
from everfree.ccg.decks.deck import Deck
from everfree.ccg.vocab import EVENT, FRIEND, MANE, PROBLEM, RESOURCE, TROUBLEMAKER

LONGEST: Final = 65_536
MOST_COPIES: Final = 99
MOST_LIKENED: Final = 12
"""For how many unknown entries similar names are searched, because a search takes milliseconds."""
OCTGN_GAME: Final = "65656467-b709-43b2-a5c6-80c2f216adf9"
DECLARATION: Final = '<?xml version="1.0" encoding="utf-8" standalone="yes"?>'
SECTIONS: Final = {
    MANE: "Mane Character",
    FRIEND: "Friends",
    RESOURCE: "Resources",
    EVENT: "Events",
    TROUBLEMAKER: "Troublemakers",
    PROBLEM: "Problems",
}
"""The sections of an OCTGN deck file, by card type."""
LINE: Final = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d{1,3}))?")


@dataclass(frozen=True)
class Unread:
    """A line or entry that names no known card, and the ids of cards with similar names."""

    line: int
    text: str
    like: tuple[str, ...] = ()
    copies: int = 1


class UnreadableDeck(ValueError):
    """Raised for a list that cannot be read, with all of its unknown entries."""

    def __init__(self, reason: str, unread: tuple[Unread, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        """`too-long`, `not-a-list`, `unknown-cards`, `no-mane` or `two-manes`; messages `deck-...`."""
        self.unread = unread


@dataclass(frozen=True)
class DeckList:
    """A list as it was read: ids with copies, and the entries that name no card."""

    name: str
    manes: tuple[str, ...]
    draw: dict[str, int]
    problems: dict[str, int]
    unread: tuple[Unread, ...] = ()

    def deck(self) -> Deck:
        """Return the deck, or raise `UnreadableDeck`."""
        if self.unread:
            raise UnreadableDeck("unknown-cards", self.unread)
        if len(self.manes) != 1:
            raise UnreadableDeck("two-manes" if self.manes else "no-mane")
        return Deck(self.name, self.manes[0], self.draw, self.problems)


def read_deck(text: str, name: str = "", *, known: Catalogue | None = None) -> Deck:
    """Read a list of any of the three kinds; raise `UnreadableDeck` unless every entry names a card.

    Its cards are those *known*, the printed ones if not given.
    """
    return read_list(text, name, known=known).deck()


def read_list(
    text: str, name: str = "", *, known: Catalogue | None = None, meant: Mapping[str, str] | None = None
) -> DeckList:
    """Read a list of any of the three kinds, which are told apart by their first character.

    *meant* has the id of the card that the text of an unknown entry stands for; "" leaves the entry out.
    """
    if len(text) > LONGEST:
        raise UnreadableDeck("too-long")
    pile = _Pile(known or catalogue(), meant or {})
    beginning = text.lstrip("\ufeff \t\r\n")[:1]
    if beginning == "<":
        _from_octgn(text, pile)
    elif beginning == "{":
        name = _from_json(text, name, pile)
    else:
        name = _from_text(text, name, pile)
    return DeckList(name, tuple(pile.manes), pile.draw, pile.problems, tuple(pile.unread))


def to_text(deck: Deck, *, known: Catalogue | None = None) -> str:
    """Write a list for people: copies and names, with a section for each card type.

    Fan-made cards, which only *known* has, stand in sections of their own.
    """
    return list_to_text(DeckList(deck.name, (deck.mane,), deck.draw, deck.problems), known=known)


def list_to_text(listed: DeckList, *, known: Catalogue | None = None) -> str:
    """Write a list that need not be complete like `to_text`, with its unknown entries at the end."""
    printed = catalogue().entries
    entries = (known or catalogue()).entries
    everything = [*[(mane, 1) for mane in listed.manes], *listed.draw.items(), *listed.problems.items()]
    lines: list[str] = []
    for type_, section in SECTIONS.items():
        for is_fan_made in (False, True):
            cards = [
                (card, copies)
                for card, copies in everything
                if entries[card].type == type_ and (card not in printed) == is_fan_made
            ]
            if cards:
                lines.extend(["", f"# {section}{', fan-made' * is_fan_made}"])
                lines.extend([f"{copies} {entries[card].name}" for card, copies in cards])
    if listed.unread:
        lines.extend(["", *[f"{one.copies} {' '.join(one.text.split())}" for one in listed.unread]])
    if listed.name:
        lines.insert(0, f"# {' '.join(listed.name.split())}")
    return "\n".join(lines).lstrip("\n") + "\n"


def to_json(deck: Deck) -> str:
    """Write a list for programs: ids with their copies."""
    parts = {"name": deck.name, "mane": deck.mane, "draw": deck.draw, "problems": deck.problems}
    return json.dumps(parts, ensure_ascii=False, indent=1)


def to_octgn(deck: Deck) -> str:
    """Write a list for OCTGN."""
    entries = catalogue().entries
    root = ElementTree.Element("deck", game=OCTGN_GAME)
    for type_, section in SECTIONS.items():
        part = ElementTree.SubElement(root, "section", name=section)
        for card, copies in _everything(deck):
            entry = entries[card]
            if entry.type == type_:
                line = ElementTree.SubElement(part, "card", qty=str(copies), id=entry.octgn[0])
                line.text = entry.name
    ElementTree.indent(root)
    return f"{DECLARATION}\n{ElementTree.tostring(root, 'unicode')}\n"


def _everything(deck: Deck) -> list[tuple[str, int]]:
    return [(deck.mane, 1), *deck.draw.items(), *deck.problems.items()]


class _Pile:
    """Collects the cards of a list, sorted into Mane Characters, Draw Deck and Problem Deck."""

    def __init__(self, known: Catalogue, meant: Mapping[str, str]) -> None:
        self.known = known
        self.meant = meant
        self.manes: list[str] = []
        self.draw: dict[str, int] = {}
        self.problems: dict[str, int] = {}
        self.unread: list[Unread] = []

    def take(self, line: int, text: str, card: str | None, copies: int) -> None:
        """Add copies of a card where its type belongs; record the entry if it names no card.

        The entry may be the text of a stranger: copies of 0 stand for a number that can't be read.
        """
        word = text[:80]
        found = self.meant.get(word, "?") if card is None else card
        if found == "":
            return
        if found not in self.known.entries or not 0 < copies <= MOST_COPIES:
            like = self.known.like(word) if len(self.unread) < MOST_LIKENED else []
            self.unread.append(Unread(line, word, tuple(like), copies))
            return
        type_ = self.known.entries[found].type
        if type_ == MANE:
            self.manes.append(found)
            return
        pile = self.problems if type_ == PROBLEM else self.draw
        pile[found] = pile.get(found, 0) + copies

    def found(self, word: str) -> str | None:
        """Return the id of the card with this id or name, or None."""
        return word.lower() if word.lower() in self.known.entries else self.known.by_name(word)


def _from_text(text: str, name: str, pile: _Pile) -> str:
    for number, whole in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        line = whole.strip()
        if line.startswith("#") and not name and line.lstrip("# ") not in SECTIONS.values():
            name = line.lstrip("# ")
        if not line or line.startswith(("#", "//")) or line.endswith(":"):
            continue
        match = LINE.fullmatch(line)
        assert match is not None
        before, word, after = match.groups()
        pile.take(number, word, pile.found(word) or pile.found(line), int(before or after or 1))
    return name


def _from_json(text: str, name: str, pile: _Pile) -> str:
    try:
        value: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise UnreadableDeck("not-a-list") from None
    if not isinstance(value, dict) or not isinstance(value.get("mane"), str):
        raise UnreadableDeck("not-a-list")
    entries: list[tuple[str, Any]] = [(value["mane"], 1)]
    for part in ("draw", "problems"):
        listed = value.get(part, {})
        if not isinstance(listed, dict):
            raise UnreadableDeck("not-a-list")
        entries.extend(listed.items())
    for number, (word, copies) in enumerate(entries, start=1):
        pile.take(number, word, pile.found(word), copies if isinstance(copies, int) else 0)
    told = value.get("name", "")
    return name or (told[:80] if isinstance(told, str) else "")


def _from_octgn(text: str, pile: _Pile) -> None:
    if "<!" in text:
        raise UnreadableDeck("not-a-list")  # deck files have no DTD; nested entities could exhaust memory
    try:
        root = ElementTree.fromstring(text.lstrip("\ufeff \t\r\n"))
    except (ElementTree.ParseError, ValueError):
        raise UnreadableDeck("not-a-list") from None
    for number, line in enumerate(root.iter("card"), start=1):
        word = (line.text or "").strip()
        card = pile.known.by_octgn(line.get("id", "")) or pile.found(word)
        copies = line.get("qty", "1")
        count = int(copies[:4]) if copies.isdecimal() else 0
        pile.take(number, word or line.get("id", ""), card, count)
