"""The reasons for refusing a card from JSON."""

from typing import Final

REASONS: Final = (
    "too-long",
    "too-deep",
    "not-json",
    "too-many-words",
    "unknown-word",
    "unknown-field",
    "missing-field",
    "wrong-type",
    "unknown-value",
    "number-out-of-range",
    "bad-name",
    "too-many-parts",
    "not-for-this-type",
    "two-places",
    "dilemma-place",
    "no-card",
    "no-cost",
    "no-token",
    "no-text",
    "printed-card",
    "same-card",
)
"""Every reason; each has a message `card-refused-...` in the catalogue."""


class CardRefused(ValueError):
    """Raised for a card that cannot be accepted, with the place in it and the reason."""

    def __init__(self, reason: str, where: str, what: str = "") -> None:
        super().__init__(f"{where or 'card'}: {reason}{f' ({what})' if what else ''}")
        self.reason = reason
        self.where = where
        """The path to the fault, for example `front.abilities[0].effect`."""
        self.what = what
        """The word, field or value itself, truncated."""
