"""The render modes of both environments."""

import sys
from typing import Final

from everfree.ccg.cards import PRINTED
from everfree.ccg.view import CardView
from everfree.library.errors import EverfreeError
from everfree.library.game import Game
from everfree.library.questions import area_name

MODES: Final = ("human", "ansi", "svg")
"""`human` prints lines after every step, `ansi` returns them, `svg` returns a picture."""


class UnknownRenderMode(EverfreeError, ValueError):
    """A render mode that there is not."""


def checked_mode(mode: str | None) -> str | None:
    """Return *mode*; raise `UnknownRenderMode` if there is none like it."""
    if mode is not None and mode not in MODES:
        raise UnknownRenderMode(f"There is no render mode {mode!r}; there are: {', '.join(MODES)}.")
    return mode


def rendered(match: Game, mode: str | None) -> str | None:
    """Return a match in a render mode, or print it; do nothing without a mode."""
    if mode == "svg":
        return match.picture().svg
    if mode == "ansi":
        return lines(match)
    if mode == "human":
        sys.stdout.write(lines(match))
    return None


def lines(match: Game) -> str:
    """Return a match in a few lines: where it stands, then each area with its cards, as spectators see it."""
    view = match.view(len(match.names))
    found = [repr(match)[1:-1]]
    for area in view.areas:
        there = [card for card in view.play if card.area == area.area]
        told = ", ".join([_card(card) for card in there])
        found.append(f"  {area_name(view, area, match.names)}: {told or 'no card'}")
    return "\n".join(found) + "\n"


def _card(card: CardView) -> str:
    """Name a card with its power; one that is face down is not named."""
    name = PRINTED[card.card].name if card.card in PRINTED else "a card face down"
    return name if card.power is None else f"{name} ({card.power})"
