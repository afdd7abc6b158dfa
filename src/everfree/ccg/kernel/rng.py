"""Random numbers of a match: draws from a keyed counter (`table.chance`), and new seeds derived from it."""

from hashlib import blake2b

from everfree.table.chance import draw_below as draw_below, seed_bytes as seed_bytes


def new_seed(seed: bytes, count: int) -> bytes:
    """Derive another seed from *seed* and *count*, for determinized copies of a game."""
    return blake2b(count.to_bytes(8, "big"), digest_size=32, key=seed, person=b"everfree-seed").digest()
