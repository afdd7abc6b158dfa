"""Every printed card that can be in a deck, with id, name and a few facts, whether playable here or not."""

import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from typing import Final

from everfree.ccg.vocab import COLOUR_NAMES, TYPE_NAMES

_TYPES: Final = {name: bit for bit, name in TYPE_NAMES.items()}
_COLOURS: Final = {name: bit for bit, name in COLOUR_NAMES.items()}


@dataclass(frozen=True)
class Entry:
    """A printed card."""

    id: str
    set: str
    name: str
    type: int
    colours: int
    power: int
    cost: int
    """-1 if none is printed."""
    octgn: tuple[str, ...]
    """Its ids in OCTGN's deck files."""


class Catalogue:
    """The printed cards by id, by name and by OCTGN's id."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = {entry.id: entry for entry in entries}
        self._names: dict[str, str] = {}
        self._octgn = {number: entry.id for entry in entries for number in entry.octgn}
        for entry in entries:
            self._names.setdefault(plain_name(entry.name), entry.id)

    def by_name(self, name: str) -> str | None:
        """Return the id of the card with this name, ignoring case, accents and punctuation, or None."""
        return self._names.get(plain_name(name))

    def by_octgn(self, number: str) -> str | None:
        """Return the id of the card that has this id in OCTGN, or None."""
        return self._octgn.get(number.lower())

    def like(self, name: str) -> list[str]:
        """List the ids of up to three cards with similar names."""
        close = get_close_matches(plain_name(name), list(self._names), n=3, cutoff=0.6)
        return [self._names[one] for one in close]


def plain_name(name: str) -> str:
    """Return a name reduced to its letters and digits."""
    spread = unicodedata.normalize("NFKD", name.lower())
    return "".join([letter for letter in spread if letter.isalnum()])


_CATALOGUE: list[Catalogue] = []


def catalogue() -> Catalogue:
    """Return the catalogue; it is read on first use, because a game does not need it."""
    if not _CATALOGUE:
        text = files(__package__).joinpath("catalogue.tsv").read_text(encoding="utf-8")
        _CATALOGUE.append(Catalogue([_entry(line.split("\t")) for line in text.splitlines()]))
    return _CATALOGUE[0]


def _entry(cells: list[str]) -> Entry:
    id_, set_, name, type_, colours, power, cost, octgn = cells
    return Entry(
        id_,
        set_,
        name,
        _TYPES[type_],
        sum([_COLOURS[colour] for colour in colours.split("/") if colour]),
        int(power or 0),
        int(cost) if cost else -1,
        tuple(octgn.split()),
    )
