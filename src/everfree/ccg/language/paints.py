"""What cards are painted with in our pictures: ink, paper, letters, and a fill for each colour."""

from typing import Final

from everfree.ccg.vocab import colours_in

INK: Final = "#1d1b24"
PAPER: Final = "#fbfaf6"
FILLS: Final = {1: "#8fb8ea", 2: "#f0a9cd", 4: "#e6e1d3", 8: "#b9a3dd", 16: "#f0d878", 32: "#f2b477"}
"""The fill of each colour; a card without one is grey."""
GREY: Final = "#c9c9cf"
FONT: Final = "font-family='system-ui, sans-serif'"


def fill_of(colours: int) -> str:
    """Return the fill of a card's first colour."""
    found = colours_in(colours)
    return FILLS[found[0]] if found else GREY
