"""A deck as a short code for a link; a code stays valid, because sets are only added at the end of a list.

The code is URL-safe base64 of these bytes: a version, the Mane Character, the cards of the Draw Deck and of
the Problem Deck, and a checksum. Cards of one set are sorted, so that most take one byte with their copies.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Mapping
from typing import Final

from everfree.ccg.decks.deck import Deck

VERSION: Final = 1
PREFIXES: Final = (
    *("pr", "cn", "rr", "cs", "cg", "ad", "eo", "hm", "mt", "de", "sb", "ff", "st", "ll"),
    *("cnpf", "cgpf", "prpf", "cnf", "rrf", "csf", "gf", "ks", "nm", "qc"),
)
"""The prefixes of card ids. Add new ones at the end only, because codes contain indexes into this list."""
MOST_BYTES: Final = 600
MOST_COPIES: Final = 1 << 10


class BadCode(ValueError):
    """Raised for a code that does not decode to a deck."""


def deck_code(deck: Deck) -> str:
    """Return the code of a deck; it contains neither the deck's name nor the order of its list."""
    data = bytearray([VERSION])
    prefix, number = _split(deck.mane)
    _write(data, PREFIXES.index(prefix))
    _write(data, _folded(number))
    for listed in (deck.draw, deck.problems):
        _write_list(data, listed)
    data.append(zlib.crc32(data) & 0xFF)
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def deck_from_code(code: str, name: str = "") -> Deck:
    """Return the deck of a code, or raise `BadCode`."""
    try:
        data = base64.b64decode(code.encode("ascii") + b"=" * (-len(code) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError, ValueError):
        raise BadCode("it has letters that no code has") from None
    if len(data) > MOST_BYTES or len(data) < 4:
        raise BadCode("no deck has a code of this length")
    if zlib.crc32(data[:-1]) & 0xFF != data[-1]:
        raise BadCode("a letter is wrong or missing")
    if data[0] != VERSION:
        raise BadCode("it was made by a later version")
    reader = _Reader(data[1:-1])
    mane = reader.card_of(reader.number(), reader.number())
    deck = Deck(name, mane, reader.listed(), reader.listed())
    if reader.place != len(reader.data):
        raise BadCode("it goes on after its end")
    return deck


def _split(card: str) -> tuple[str, int]:
    match = re.fullmatch(r"([a-z]+)(-?\d+)", card)
    if match is None or match[1] not in PREFIXES:
        raise BadCode(f"{card} has no place in a code")
    return match[1], int(match[2])


def _folded(number: int) -> int:
    """Map 0, -1, 1, -2, ... to 0, 1, 2, 3, ..., because only numbers from zero up can be written."""
    return 2 * number if number >= 0 else -2 * number - 1


def _write(data: bytearray, number: int) -> None:
    """Append a number in groups of seven bits, lowest first; the top bit marks the last byte."""
    while number > 127:
        data.append(number & 127)
        number >>= 7
    data.append(number | 128)


def _write_list(data: bytearray, listed: Mapping[str, int]) -> None:
    by_prefix: dict[int, list[tuple[int, int]]] = {}
    for card, copies in listed.items():
        prefix, number = _split(card)
        by_prefix.setdefault(PREFIXES.index(prefix), []).append((_folded(number), copies))
    _write(data, len(by_prefix))
    for place in sorted(by_prefix):
        cards = sorted(by_prefix[place])
        _write(data, place)
        _write(data, len(cards))
        before = 0
        for number, copies in cards:
            step = (number - before) // 2 if (number - before) % 2 == 0 else -1
            small = 0 <= step < 32 and 1 <= copies <= 3
            if small:
                _write(data, step * 4 + copies)
            else:
                _write(data, 0)
                _write(data, number)
                _write(data, copies)
            before = number


class _Reader:
    """Reads the bytes of a code."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.place = 0

    def number(self) -> int:
        number = shift = 0
        while True:
            if self.place >= len(self.data) or shift > 21:
                raise BadCode("it ends too early")
            byte = self.data[self.place]
            self.place += 1
            number |= (byte & 127) << shift
            shift += 7
            if byte & 128:
                return number

    def card_of(self, prefix: int, folded: int) -> str:
        if prefix >= len(PREFIXES):
            raise BadCode("it has a set that is not known here")
        number = folded // 2 if folded % 2 == 0 else -(folded + 1) // 2
        return f"{PREFIXES[prefix]}{number}"

    def listed(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for _ in range(self.number()):
            prefix = self.number()
            folded = 0
            for _ in range(self.number()):
                one = self.number()
                if one == 0:
                    folded = self.number()
                    copies = self.number()
                else:
                    folded += one // 4 * 2
                    copies = one % 4
                if not 0 < copies < MOST_COPIES:
                    raise BadCode("it has a card with no copies")
                found[self.card_of(prefix, folded)] = copies
        return found
