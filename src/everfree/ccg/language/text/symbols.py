"""Symbols that are the same in every language: colours, action tokens, signed numbers."""

from everfree.ccg.vocab import COLOUR_NAMES, colours_in


def colours(mask: int) -> tuple[str, ...]:
    """List the symbols of a set of colours."""
    return tuple(f"[{COLOUR_NAMES[colour]}]" for colour in colours_in(mask))


def tokens(amount: int) -> str:
    """Return the symbol of an amount of action tokens."""
    return f"[{amount}]"


def signed(amount: int) -> str:
    """Return a number with a plus or minus sign."""
    return f"{amount:+d}"


def signed_tokens(amount: int) -> str:
    """Return a change in action tokens with a plus or minus sign."""
    return f"{'-' if amount < 0 else '+'}[{abs(amount)}]"
