"""The record of a shuffle: what it hashes, and every way in which it can be false."""

import subprocess

import msgspec
import pytest

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.table import KIND, header as pony_header
from everfree.table.log import Header, header_of
from everfree.table.shuffles import NO_NONCE, Shuffle, commitment_to, fault_in, is_nonce, seed_from

MATCH = "aB3_-xyz0123"
SECRET, FIRST, SECOND = "0a" * 32, "1b" * 32, "2c" * 32


def honest(*nonces: str, match: str = MATCH, secret: str = SECRET) -> tuple[Shuffle, bytes]:
    """Return the record of a server that keeps its promise, and the seed."""
    return Shuffle(match, commitment_to(match, secret), secret, nonces), seed_from(match, secret, nonces)


def by_hand(*lines: str) -> str:
    """Hash lines as the guide tells players to."""
    printed = subprocess.run(["printf", "%s\\n", *lines], capture_output=True, check=True).stdout
    hashed = subprocess.run(["sha256sum"], input=printed, capture_output=True, check=True).stdout
    return hashed.decode().split()[0]


class TestHashes:
    """What is hashed, and that nothing else gives the same."""

    def test_are_those_of_the_tools_everybody_has(self) -> None:
        """`printf` and `sha256sum`, with a missing nonce as 64 hyphens."""
        shuffle, seed = honest(FIRST, "")

        assert shuffle.commitment == by_hand("everfree commitment 1", MATCH, SECRET)
        assert seed.hex() == by_hand("everfree seed 1", MATCH, SECRET, FIRST, "-" * 64)

    def test_every_part_changes_the_seed(self) -> None:
        """The match, the secret, each nonce, its seat, and whether it was sent at all."""
        seeds = [
            seed_from(MATCH, SECRET, (FIRST, SECOND)),
            seed_from("zB3_-xyz0123", SECRET, (FIRST, SECOND)),
            seed_from(MATCH, FIRST, (FIRST, SECOND)),
            seed_from(MATCH, SECRET, (SECOND, FIRST)),
            seed_from(MATCH, SECRET, (FIRST, "")),
            seed_from(MATCH, SECRET, ("", FIRST)),
            seed_from(MATCH, SECRET, (FIRST, "0" * 64)),
            seed_from(MATCH, SECRET, (FIRST,)),
        ]
        assert len(set(seeds)) == len(seeds)
        assert {len(seed) for seed in seeds} == {32}

    def test_no_nonce_is_the_mark_of_a_missing_one(self) -> None:
        """And all have one length, so that lines can't be shifted into each other."""
        assert not is_nonce(NO_NONCE)
        assert len(NO_NONCE) == len(FIRST)
        assert not any(
            map(is_nonce, ("", "0" * 63, "0" * 65, "G" * 64, "A" * 64, f"{'0' * 64}\n", "0" * 63 + " "))
        )


class TestFaults:
    """A record that is false says so."""

    def test_an_honest_one_has_none(self) -> None:
        """Whoever took part."""
        for nonces in ((FIRST, SECOND), (FIRST, ""), ("", SECOND), ("", "")):
            shuffle, seed = honest(*nonces)
            assert fault_in(shuffle, seed) == ""
            assert shuffle.seats == tuple(seat for seat, nonce in enumerate(nonces) if nonce)

    def test_a_changed_secret(self) -> None:
        """The server looks for a better one after it has seen the nonces; the seed follows from it."""
        promised, _ = honest(FIRST, SECOND)
        other, seed = honest(FIRST, SECOND, secret=SECOND)
        cheating = msgspec.structs.replace(other, commitment=promised.commitment)
        assert fault_in(cheating, seed) == "commitment"

    def test_a_changed_match(self) -> None:
        """The server looks for a better id of the match: the commitment has it."""
        promised, _ = honest(FIRST, SECOND)
        other, seed = honest(FIRST, SECOND, match="zB3_-xyz0123")
        assert fault_in(msgspec.structs.replace(other, commitment=promised.commitment), seed) == "commitment"

    def test_a_seed_from_elsewhere(self) -> None:
        """Every record is honest but for the seed, or but for a nonce."""
        shuffle, seed = honest(FIRST, SECOND)
        assert fault_in(shuffle, bytes(32)) == "seed"
        for nonces in ((SECOND, FIRST), (FIRST, FIRST), (FIRST, ""), (FIRST,), (FIRST, SECOND, "")):
            assert fault_in(msgspec.structs.replace(shuffle, nonces=nonces), seed) == "seed"

    @pytest.mark.parametrize(
        "wrong",
        [
            {"match": "short"},
            {"match": f"{MATCH}\n"},
            {"match": "aB3\n-xyz0123"},
            {"secret": SECRET.upper()},
            {"secret": SECRET[:-2]},
            {"secret": ""},
            {"commitment": ""},
            {"nonces": (FIRST, NO_NONCE)},
            {"nonces": (f"{FIRST}\n{SECOND}", "")},
        ],
    )
    def test_parts_of_another_form(self, wrong: dict[str, object]) -> None:
        """Even if the hashes fit: only one text may stand for a record."""
        shuffle, _ = honest(FIRST, SECOND)
        bent = msgspec.structs.replace(shuffle, **wrong)
        if "commitment" not in wrong:
            bent = msgspec.structs.replace(bent, commitment=commitment_to(bent.match, bent.secret))
        assert fault_in(bent, seed_from(bent.match, bent.secret, bent.nonces)) == "form"


class TestHeaders:
    """The header of a match has the record, and those of older matches are read and written as before."""

    def test_a_record_is_read_as_it_was_written(self) -> None:
        """In the first line of a log."""
        shuffle, seed = honest(FIRST, "")
        header = Header("game", 1, "1.0", "hash", seed, {}, shuffle)
        assert header_of(msgspec.json.encode(header)) == header

    def test_a_header_without_one_has_the_bytes_it_had(self) -> None:
        """So that logs of before this record replay, and programs of before it read those of today."""
        before = (
            b'{"game":"game","version":1,"program":"1.0","definitions":"hash","seed":"c2VlZA==","setup":{}}'
        )
        header = header_of(before)
        assert header.shuffle is None
        assert msgspec.json.encode(header) == before


class TestOrder:
    """A shuffle starts from the order of the list, so that must be one that nobody can choose."""

    def test_an_arranged_deck_is_found(self) -> None:
        """In either part of either deck."""
        sorted_decks = [RAINBOW_DASH.in_order(), APPLEJACK.in_order()]
        assert KIND.is_in_order(pony_header(sorted_decks, b"seed"))
        for seat in (0, 1):
            for part in ("draw", "problems"):
                parts = {"draw": dict(sorted_decks[seat].draw), "problems": dict(sorted_decks[seat].problems)}
                parts[part] = dict(reversed(parts[part].items()))
                decks = list(sorted_decks)
                decks[seat] = Deck("arranged", decks[seat].mane, **parts)
                assert not KIND.is_in_order(pony_header(decks, b"seed"))

    def test_it_is_the_same_deck(self) -> None:
        """Name, Mane Character and copies stay."""
        assert RAINBOW_DASH.in_order() == RAINBOW_DASH
