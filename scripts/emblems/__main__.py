"""`python -m scripts.emblems`: figures of the pictures, and contact sheets in build/emblems."""

from gzip import compress
from pathlib import Path
from typing import Annotated, Final

import typer
from playwright.sync_api import Page
from scripts.browser.chromium import THEMES, chromium
from scripts.emblems.drawing import code, drawing_page, pool, ready_decks
from scripts.emblems.measuring import AT_A_GLANCE, NEARLY_THE_SAME, compare, of_one_deck, of_one_kind
from scripts.emblems.sheets import write_all, write_sheet

FOLDER: Final = Path(__file__).parents[2] / "build" / "emblems"
CLOSEST: Final = 12
SPEED: Final = """() => {
  const ids = Object.keys(cards);
  const start = performance.now();
  for (const id of ids) draw(id, 'dusk');
  return (performance.now() - start) / ids.length;
}"""
LENGTHS: Final = """() => Object.values(cards).flatMap(card => card.sides.flatMap((_, side) =>
  ['dusk', 'light'].map(theme => draw(card.id, theme, { side }).length)))"""


def main(
    *,
    sheets: Annotated[bool, typer.Option(help="write the contact sheets too")] = True,
    whole: Annotated[bool, typer.Option("--pool", help="also a sheet of every card of the pool")] = False,
) -> None:
    """Measure the pictures of the pool and of the ready-made decks, and draw contact sheets of the decks."""
    with chromium() as browser:
        page = drawing_page(browser)
        print(f"code: {len(code()):,} bytes, {len(compress(code(), 9)):,} compressed")
        print(f"one picture drawn for the first time: {page.evaluate(SPEED):.3f} ms")
        lengths = sorted(page.evaluate(LENGTHS))
        mean = sum(lengths) // len(lengths)
        print(f"{len(lengths):,} pictures: {mean:,} bytes on average, at most {lengths[-1]:,}")
        for theme in THEMES:
            _print_pairs(page, theme)
        if sheets:
            for path in write_all(page, ready_decks(), FOLDER):
                print(path.relative_to(FOLDER.parents[1]))
        if whole:
            for theme in THEMES:
                write_sheet(page, {"pool": list(pool())}, FOLDER / f"pool-{theme}.png", size=64, theme=theme)


def _print_pairs(page: Page, theme: str) -> None:
    for where, pairs in (("pool", of_one_kind()), ("decks", of_one_deck(ready_decks()))):
        seen = compare(page, pairs, theme=theme)
        same = len([one for one in seen if one.fine > NEARLY_THE_SAME])
        alike = len([one for one in seen if one.glance > AT_A_GLANCE])
        close = len([one for one in seen if one.is_close])
        print(
            f"{theme}, {where}: {len(seen):,} pairs; nearly the same {same} ({same / len(seen):.3%}),"
            f" at a glance {alike} ({alike / len(seen):.3%}), close {close} ({close / len(seen):.2%})"
        )
        for one in seen[:CLOSEST]:
            print(f"  {one}")


if __name__ == "__main__":
    typer.run(main)
