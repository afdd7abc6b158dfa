"""The question of `everfree doctor`, which any worker can answer: it shows that one is there."""


def answer(content: bytes) -> int:
    """Return the length of the question."""
    return len(content)
