"""Provable shuffles: a seed that neither the server nor a player can choose.

The server commits to a secret before any seat has sent a nonce; the seed of the match is a hash of the secret
and all nonces. What is hashed is text in lines of fixed lengths, so that `printf` and `sha256sum` are enough
to check it by hand.
"""

import re
from hashlib import sha256
from typing import Final

import msgspec

COMMITMENT_LABEL: Final = "everfree commitment 1"
"""The first line of what a commitment hashes; no seed hashes the same text."""
SEED_LABEL: Final = "everfree seed 1"
NO_NONCE: Final = "-" * 64
"""Hashed in the place of the nonce of a seat that sent none; as long as a nonce, and never one."""

HEX: Final = re.compile(r"[0-9a-f]{64}")
MATCH: Final = re.compile(r"[A-Za-z0-9_-]{12}")


class Shuffle(msgspec.Struct, frozen=True):
    """How the seed of a match was made; it must stay secret until the match is over."""

    match: str
    """Id of the match. The commitment contains it, so that the server can't choose it after the nonces."""
    commitment: str
    """What was shown to the seats before they sent their nonces: 64 hexadecimal digits."""
    secret: str
    """The server's part: 64 hexadecimal digits."""
    nonces: tuple[str, ...]
    """The part of each seat, 64 hexadecimal digits; empty for a seat that sent none."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that took part."""
        return tuple([seat for seat, nonce in enumerate(self.nonces) if nonce])


def is_nonce(text: str) -> bool:
    """Tell whether a text can be a nonce or a secret: 64 hexadecimal digits in lower case."""
    return HEX.fullmatch(text) is not None


def is_match(text: str) -> bool:
    """Tell whether a text can be the id of a match with a provable shuffle."""
    return MATCH.fullmatch(text) is not None


def commitment_to(match: str, secret: str) -> str:
    """Return the hash with which the server commits to its secret for a match."""
    return _hash(COMMITMENT_LABEL, match, secret).hex()


def seed_from(match: str, secret: str, nonces: tuple[str, ...]) -> bytes:
    """Return the seed of a match."""
    return _hash(SEED_LABEL, match, secret, *[nonce or NO_NONCE for nonce in nonces])


def _hash(*lines: str) -> bytes:
    return sha256("".join([f"{line}\n" for line in lines]).encode()).digest()


def fault_in(shuffle: Shuffle, seed: bytes) -> str:
    """Return what is wrong with the record of a shuffle: form, commitment or seed; empty if nothing is."""
    parts = (shuffle.secret, shuffle.commitment, *[nonce for nonce in shuffle.nonces if nonce])
    if not is_match(shuffle.match) or not all(map(is_nonce, parts)):
        return "form"
    if commitment_to(shuffle.match, shuffle.secret) != shuffle.commitment:
        return "commitment"
    return "" if seed_from(shuffle.match, shuffle.secret, shuffle.nonces) == seed else "seed"
