"""Numbers with their nouns, for the sentences and tables of the lab."""


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, in the plural unless it is one.

    >>> counted(1, "pair"), counted(1_000, "pair")
    ('1 pair', '1,000 pairs')
    """
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
