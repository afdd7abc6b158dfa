"""Pictures of the built site at the size of a desktop and of a phone, and pages that do not fit a window.

    make docs
    python -m scripts.pages.looking                    # every page is measured, those below have pictures
    python -m scripts.pages.looking judge/index        # only this page, with pictures

The pictures are in build/docs/pictures.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page
from scripts.browser.chromium import chromium

SITE: Final = Path(__file__).resolve().parents[2] / "build" / "docs" / "html"
PICTURES: Final = SITE.parent / "pictures"
SIZES: Final = ((1280, 800), (390, 844))
SHOWN: Final = (
    *("index", "fr/index", "play/index", "judge/index", "research/index", "building/index", "proved/index"),
    *("play/how-to-play", "play/first-game", "play/judges-index", "play/fr/comment-jouer", "fr/une-question"),
    *("guides/slap", "fr/frappe", "fr/premiere-simulation"),
    *("judge/first-question", "rules/index", "rules/514", "rules/options", "guides/rules"),
    *("research/first-simulation", "research/first-notebook", "research/environments", "guides/write-a-bot"),
    *("guides/add-a-card", "building/fan-set", "guides/run-a-server", "guides/protocol"),
    *("reference/python/games", "reference/python/table", "reference/commands"),
    *(
        "reference/cards/index",
        "reference/cards/premiere",
        "reference/words/index",
        "reference/words/effects",
    ),
    *(
        "proved/first-slice",
        "proved/card-language",
        "reports/load",
        "reports/bench",
        "dependencies",
        "search",
    ),
)
"""Pages of every kind."""
TOO_WIDE: Final = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return '';
  const reaches = one => one.getBoundingClientRect().right > width + 1;
  const wide = [...document.querySelectorAll('.content *')].filter(reaches);
  const first = wide.find(one => !one.closest('.table-wrapper, pre, .shown')) ?? wide[0];
  const name = first ? first.outerHTML.slice(0, 120) : 'no element';
  return `${document.documentElement.scrollWidth} px: ${name}`;
}"""
"""Says how much wider than the window a page is, and by which element."""


@contextmanager
def window(browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    """Open a window of this size, and close it at the end."""
    is_phone = size[0] < size[1]
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        is_mobile=is_phone,
        has_touch=is_phone,
    )
    try:
        yield context.new_page()
    finally:
        context.close()


def names() -> list[str]:
    """List all pages of the site, without the files that it offers for download."""
    found = sorted([str(path.relative_to(SITE).with_suffix("")) for path in SITE.rglob("*.html")])
    return [name for name in found if not name.startswith("_downloads/")]


def look(page: Page, name: str, *, picture: bool) -> str:
    """Open a page; return what is wider than the window, and take its picture if asked."""
    page.goto((SITE / f"{name}.html").as_uri())
    fault: str = page.evaluate(TOO_WIDE)
    if picture:
        PICTURES.mkdir(parents=True, exist_ok=True)
        width = page.viewport_size["width"] if page.viewport_size else 0
        page.screenshot(path=PICTURES / f"{name.replace('/', '-')}-{width}.png")
    return fault


def main(wanted: Sequence[str]) -> int:
    """Look at pages in both sizes; return 1 if one does not fit."""
    faults = 0
    with chromium() as browser:
        for size in SIZES:
            with window(browser, size) as page:
                for name in wanted or names():
                    fault = look(page, name, picture=bool(wanted) or name in SHOWN)
                    faults += bool(fault)
                    if fault:
                        print(f"{name} at {size[0]}x{size[1]}: {fault}", flush=True)
    print(f"{len(wanted or names())} pages in {len(SIZES)} sizes, {faults} too wide; pictures in {PICTURES}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
