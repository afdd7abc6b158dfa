"""The question of `everfree doctor`, which any worker can answer: it shows that one is there."""


def answer(content: bytes) -> bytes:
    """Return the question."""
    return content
