"""A card as an SVG picture of our own, drawn from its printed facts and the text printed from its tree."""

from html import escape
from textwrap import wrap
from typing import Final

from everfree.ccg.language.card import Card, Side
from everfree.ccg.language.paints import FONT, INK, PAPER, fill_of
from everfree.ccg.language.text import LANGUAGES, card_facts, card_text

WIDTH: Final = 250
HEIGHT: Final = 350
SIZES: Final = ((11, 40), (10, 44), (9, 49), (8, 55), (7, 63), (6, 73))
"""Sizes of letters, the largest first, with how many fit on a line."""


def card_svg(card: Card, *, boosted: bool = False, language: str = "en") -> str:
    """Draw a card: cost and power in the corners, name, type and traits, requirements, and the text box."""
    place = 1 if boosted and card.boosted is not None else 0
    side = card.sides[place]
    facts = dict(card_facts(card, language)[0])
    names = LANGUAGES[language].labels.facts
    told = [
        f"{name}: {facts[name]}"
        for name in (names[key] for key in ("needs", "owner needs", "opponent needs", "points", "bonus"))
        if name in facts
    ]
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' width='{WIDTH}' "
        f"role='img' aria-label='{escape(card.name, quote=True)}'>",
        f"<rect x='1' y='1' width='{WIDTH - 2}' height='{HEIGHT - 2}' rx='12' fill='{PAPER}' "
        f"stroke='{INK}'/>",
        f"<rect x='8' y='8' width='{WIDTH - 16}' height='64' rx='8' fill='{fill_of(side.colours)}'/>",
        *_corners(card, side),
        *_name(card),
        _line(86, 10, " · ".join([facts[names["type"]], *side.traits])),
        *[_line(100 + 13 * number, 9, one) for number, one in enumerate(told)],
        *_text(card_text(card, language).sides[place].lines, 112 + 13 * len(told)),
        _line(HEIGHT - 12, 8, f"{card.id} · {card.rarity}"),
        "</svg>",
    ]
    return "".join(parts)


def _corners(card: Card, side: Side) -> list[str]:
    """Draw the cost at the left and the power at the right."""
    found: list[str] = []
    for x, number in ((26, card.cost), (WIDTH - 26, side.power if side.colours or side.power else -1)):
        if number >= 0:
            found.append(f"<circle cx='{x}' cy='28' r='15' fill='{PAPER}' stroke='{INK}'/>")
            found.append(
                f"<text x='{x}' y='33' {FONT} font-size='15' font-weight='bold' "
                f"text-anchor='middle' fill='{INK}'>{number}</text>"
            )
    return found


def _name(card: Card) -> list[str]:
    """Draw title and subtitle between the corners."""
    lines = [*wrap(card.title, 24)[:2]]
    found = [_line(26 + 15 * number, 13, one, bold=True) for number, one in enumerate(lines)]
    return [*found, _line(64, 10, card.subtitle)] if card.subtitle else found


def _text(lines: tuple[str, ...], top: int) -> list[str]:
    """Draw the text box in the largest letters with which it fits."""
    room = HEIGHT - 26 - top
    size, width = SIZES[-1]
    for size, width in SIZES:
        rows = [row for line in lines for row in (*wrap(line, width), "")]
        if len(rows) * (size + 3) <= room:
            break
    rows = [row for line in lines for row in (*wrap(line, width), "")]
    return [
        f"<text x='14' y='{top + 8 + number * (size + 3)}' {FONT} font-size='{size}' fill='{INK}'>"
        f"{escape(row)}</text>"
        for number, row in enumerate(rows)
        if row
    ]


def _line(y: int, size: int, text: str, *, bold: bool = False) -> str:
    weight = " font-weight='bold'" if bold else ""
    return (
        f"<text x='{WIDTH // 2}' y='{y}' {FONT} font-size='{size}'{weight} text-anchor='middle' "
        f"fill='{INK}'>{escape(text)}</text>"
    )
