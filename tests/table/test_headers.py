"""Headers of stored matches, of which a server holds many at once."""

import msgspec

from everfree.table.log import Header, header_of


def stored(seed: bytes) -> bytes:
    """Return the header of a match as it is stored."""
    setup = {"names": ["a1", "b2"], "stops": [1, 2], "decks": [{"mane": "c3"}], "none": []}
    return msgspec.json.encode(Header("game", 1, "1.0", "hash", seed, setup))


def test_matches_share_equal_lists_of_words() -> None:
    """The names of all cards are some hundred kilobytes; each match would have its own."""
    one, other = header_of(stored(b"1")), header_of(stored(b"2"))

    assert one.setup["names"] is other.setup["names"]
    assert one.setup["names"] == ["a1", "b2"]


def test_a_header_is_read_as_it_was_written() -> None:
    """Lists of other things than words stay as they are."""
    assert msgspec.json.encode(header_of(stored(b"1"))) == stored(b"1")
