"""801 and 802: choices made at the same time, and loops."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "801.1": "Choices made at once are asked in turn and done together",
    "802.2": "In a loop with choices the smallest number named decides",
    "802.3": "A loop nobody can stop runs its named number of times",
    "802.4": "An action that stops a loop ends it early",
}
"""Titles by clause id."""
