"""Contact sheets of pictures: rows of decks at one size, in one theme, as seen by one kind of eyes."""

from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from scripts.browser.chromium import THEMES
from scripts.emblems.drawing import pool

SMALL: Final = 64
LARGE: Final = 120
SIGHTS: Final = {
    "plain": "",
    "protan": "0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.00388 -0.04812 1.051998 0 0",
    "deutan": "0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.01182 0.04294 0.968881 0 0",
    "tritan": "1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.3039 0 0",
}
"""Colour matrices of Machado, Oliveira and Fernandes (2009) at full severity."""
PAGE: Final = {"dusk": ("#15112A", "#C6BFE6"), "light": ("#ECE8F8", "#4A4170")}
WIDTH: Final = 1300
GAP: Final = 6
FILTER: Final = (
    "<svg width=0 height=0 style='position:absolute'><filter id=sight color-interpolation-filters=linearRGB>"
    "<feColorMatrix values='{} 0 0 0 1 0'/></filter></svg>"
)
STYLE: Final = """
  html {{ background: {back} }}
  body {{ margin: 0; padding: 8px; background: {back}; color: {ink}; font: 600 {letters}px/1.15 sans-serif }}
  div {{ display: flex; flex-wrap: wrap; gap: {gap}px }}
  h2 {{ margin: 6px 0 4px; font-size: 13px }}
  figure {{ margin: 0; width: {width}px }}
  svg {{ display: block; width: {width}px; height: {height}px; border-radius: 8px }}
  figcaption {{ overflow: hidden; white-space: nowrap; text-overflow: ellipsis }}
"""


def write_sheet(
    page: Page, rows: dict[str, list[str]], into: Path, *, size: int, theme: str, sight: str = "plain"
) -> None:
    """Write one sheet with a heading for each row of cards."""
    back, ink = PAGE[theme]
    drawn = page.evaluate(
        "([ids, theme]) => Object.fromEntries(ids.map(id => [id, draw(id, theme)]))",
        [sorted({card for cards in rows.values() for card in cards}), theme],
    )
    style = STYLE.format(
        back=back, ink=ink, gap=GAP, width=size, height=size * 2 // 3, letters=9 if size < 100 else 11
    )
    style += " body { filter: url(#sight) }" if SIGHTS[sight] else ""
    body = "".join([_row(title, cards, drawn) for title, cards in rows.items()])
    shown = page.context.browser.new_page(viewport={"width": WIDTH, "height": 100})  # type: ignore[union-attr]
    shown.set_content(f"<style>{style}</style>{FILTER.format(SIGHTS[sight])}{body}")
    shown.screenshot(path=into, full_page=True)
    shown.close()


def _row(title: str, cards: list[str], drawn: dict[str, str]) -> str:
    names = pool()
    figures = [
        f"<figure>{drawn[card]}<figcaption>{escape(names[card]['title'])}</figcaption></figure>"
        for card in cards
    ]
    return f"<h2>{escape(title)}</h2><div>{''.join(figures)}</div>"


def _by_type(decks: dict[str, list[str]]) -> dict[str, list[str]]:
    rows: dict[str, list[str]] = {}
    for card in sorted({card for cards in decks.values() for card in cards}):
        rows.setdefault(pool()[card]["type"], []).append(card)
    return rows


def write_all(page: Page, decks: dict[str, list[str]], folder: Path) -> list[Path]:
    """Write all decks at 64 pixels and their cards by type at 120, for themes and kinds of sight."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for size, rows in ((SMALL, decks), (LARGE, _by_type(decks))):
        for theme in THEMES:
            for sight in SIGHTS:
                written.append(folder / f"decks-{size}-{theme}-{sight}.png")
                write_sheet(page, rows, written[-1], size=size, theme=theme, sight=sight)
    return written
