"""Randomness as part of the state: a counter-based generator whose whole state is a key and a count.

Every draw is a keyed hash of the count, so seeing some outcomes reveals nothing about the others.
"""

from hashlib import blake2b


def draw_below(seed: bytes, count: int, bound: int) -> int:
    """Return draw number *count* as a number from 0 to *bound* - 1.

    The draw has 64 bits and bounds are at most a few thousand, so the bias is below one in 10^15.
    """
    block = blake2b(count.to_bytes(8, "big"), digest_size=8, key=seed).digest()
    return int.from_bytes(block, "big") % bound


def seed_bytes(seed: int | bytes) -> bytes:
    """Return the key made from a number that people can type; return a key unchanged."""
    if isinstance(seed, bytes):
        return seed
    return blake2b(str(seed).encode(), digest_size=32, person=b"everfree-int").digest()
