"""Signs that every language prints alike: colours, action tokens, signed numbers."""

from everfree.ccg.vocab import COLOUR_NAMES, colours_in


def colours(mask: int) -> tuple[str, ...]:
    """Give the signs of a set of colours."""
    return tuple(f"[{COLOUR_NAMES[colour]}]" for colour in colours_in(mask))


def tokens(amount: int) -> str:
    """Give the sign of an amount of action tokens."""
    return f"[{amount}]"


def signed(amount: int) -> str:
    """Give a number with its sign."""
    return f"{amount:+d}"


def signed_tokens(amount: int) -> str:
    """Give a difference in action tokens."""
    return f"{'-' if amount < 0 else '+'}[{abs(amount)}]"
