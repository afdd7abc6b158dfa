"""Numbers in the words of the lab's sentences and tables."""


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, in the plural unless it is one.

    >>> counted(1, "pair"), counted(1_000, "pair")
    ('1 pair', '1,000 pairs')
    """
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def in_percent(share: float) -> str:
    """Return a share in percent, with as many decimals as it has.

    >>> in_percent(0.95), in_percent(0.999)
    ('95%', '99.9%')
    """
    return f"{round(100 * share, 6):g}%"
