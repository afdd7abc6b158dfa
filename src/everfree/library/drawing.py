"""A position as an SVG picture: what one viewer may see, area by area."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from everfree.ccg.language.card import Card
from everfree.ccg.language.paints import FONT, GREY, INK, PAPER, fill_of
from everfree.ccg.view import AreaView, CardView, SeatView, View
from everfree.library.questions import area_name

CARD: Final = (126, 46)
"""Width and height of a small card."""
GAP: Final = 8
PER_ROW: Final = 6
WIDTH: Final = PER_ROW * (CARD[0] + GAP) + 2 * GAP
LETTERS: Final = 19
"""How many letters fit on a line of a small card."""


@dataclass(frozen=True)
class Picture:
    """A drawing; a notebook shows it, `save` writes it to a file."""

    svg: str
    title: str

    def __repr__(self) -> str:
        return f"<Picture of {self.title}>"

    def _repr_html_(self) -> str:
        return f"<figure style='margin:0'>{self.svg}<figcaption>{escape(self.title)}</figcaption></figure>"

    def save(self, path: str | Path) -> Path:
        """Write the drawing as an SVG file and return its path."""
        written = Path(path)
        written.write_text(self.svg, encoding="utf-8")
        return written


def picture_of(view: View, names: Sequence[str], title: str, printed: Mapping[str, Card]) -> Picture:
    """Draw what the viewer of *view* may see; cards that the viewer does not know are shown face down."""
    drawing = _Drawing(printed)
    viewer = view.viewer if view.viewer < len(view.seats) else 0
    others = [seat for seat in view.seats if seat.seat != viewer]
    for seat in others:
        drawing.seat(seat, names, view)
    areas = sorted(view.areas, key=lambda area: _row(area, viewer, len(view.seats)))
    for area in areas:
        there = [card for card in view.play if card.area == area.area]
        drawing.area(area_name(view, area, names, printed), area, there, names)
    drawing.seat(view.seats[viewer], names, view)
    return Picture(drawing.svg(title), title)


def _row(area: AreaView, viewer: int, seats: int) -> tuple[int, int]:
    """Order the areas: other players' homes, other Problems, own Problem, own home."""
    is_home = area.area < seats
    if area.owner == viewer:
        return (3, 0) if is_home else (2, area.area)
    return (0, area.area) if is_home else (1, area.area)


class _Drawing:
    """Draws rows from the top down."""

    def __init__(self, printed: Mapping[str, Card]) -> None:
        self.printed = printed
        self.parts: list[str] = []
        self.y = GAP

    def svg(self, title: str) -> str:
        """Return the whole drawing."""
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {self.y}' width='{WIDTH}' "
            f"role='img' aria-label='{escape(title, quote=True)}'>"
            f"<rect width='{WIDTH}' height='{self.y}' rx='10' fill='{PAPER}'/>{''.join(self.parts)}</svg>"
        )

    def seat(self, seat: SeatView, names: Sequence[str], view: View) -> None:
        """Draw a player's numbers, and the cards of the hand that the viewer knows."""
        asked = " · is asked" if view.asked == seat.seat else ""
        mine = " · their turn" if view.turn_player == seat.seat and view.turn else ""
        self.line(
            f"{names[seat.seat]}: {seat.score} points, {seat.tokens} tokens, {seat.hand_count} cards in hand"
            f", {seat.deck_count} in the deck{mine}{asked}",
            bold=True,
        )
        self.cards(list(seat.hand))

    def area(self, name: str, area: AreaView, cards: Sequence[CardView], names: Sequence[str]) -> None:
        """Draw an area: its name, the power of each player there and the power needed, and its cards."""
        stands = [f"{names[one.seat]} {one.power} of {one.needed}" for one in area.confront]
        self.line(f"{name}{' · ' + ', '.join(stands) if stands else ''}")
        self.cards(cards)

    def line(self, text: str, *, bold: bool = False) -> None:
        """Draw a line of text."""
        weight = " font-weight='bold'" if bold else ""
        self.parts.append(
            f"<text x='{GAP}' y='{self.y + 12}' {FONT} font-size='12'{weight} fill='{INK}'>"
            f"{escape(text)}</text>"
        )
        self.y += 20

    def cards(self, cards: Sequence[CardView]) -> None:
        """Draw cards, as many rows as they need."""
        for place, card in enumerate(cards):
            row, column = divmod(place, PER_ROW)
            x, y = GAP + column * (CARD[0] + GAP), self.y + row * (CARD[1] + GAP)
            self.card(card, x, y)
        self.y += -(-len(cards) // PER_ROW) * (CARD[1] + GAP) + (GAP if cards else 2)

    def card(self, card: CardView, x: int, y: int) -> None:
        """Draw one small card: title, subtitle, power and state."""
        known = self.printed.get(card.card)
        side = None if known is None else known.sides[1 if card.boosted and known.boosted else 0]
        fill = GREY if side is None else fill_of(side.colours)
        dash = " stroke-dasharray='4 3'" if card.face_down or known is None else ""
        self.parts.append(
            f"<g><title>{escape('a card' if known is None else known.name)}</title>"
            f"<rect x='{x}' y='{y}' width='{CARD[0]}' height='{CARD[1]}' rx='5' fill='{fill}' "
            f"stroke='{INK}'{dash}/>"
        )
        title, subtitle = ("face down", "") if known is None else (known.title, known.subtitle)
        self.small(title, x, y + 13, bold=True)
        self.small(subtitle, x, y + 26)
        self.small(_state(card), x, y + 40)
        self.parts.append("</g>")

    def small(self, text: str, x: int, y: int, *, bold: bool = False) -> None:
        """Draw a line on a small card, cut where it is too long."""
        if text:
            shown = text if len(text) <= LETTERS else f"{text[: LETTERS - 1]}…"
            weight = " font-weight='bold'" if bold else ""
            self.parts.append(
                f"<text x='{x + 5}' y='{y}' {FONT} font-size='10'{weight} fill='{INK}'>{escape(shown)}</text>"
            )


def _state(card: CardView) -> str:
    """Return a card's power and its state in words."""
    words = [f"power {card.power}"] if card.power is not None else []
    if card.count > 1:
        words.append(f"x{card.count}")
    flags = {"exhausted": card.exhausted, "boosted": card.boosted, "face down": card.face_down}
    return ", ".join([*words, *[word for word, is_so in flags.items() if is_so]])
