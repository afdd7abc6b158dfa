"""The one source of chance of a match: draws of a keyed counter (`table.chance`), and fresh keys from it."""

from hashlib import blake2b

from everfree.table.chance import draw_below as draw_below, seed_bytes as seed_bytes


def new_seed(seed: bytes, count: int) -> bytes:
    """Derive a fresh key from draw number *count*, for worlds that are only imagined."""
    return blake2b(count.to_bytes(8, "big"), digest_size=32, key=seed, person=b"everfree-seed").digest()
