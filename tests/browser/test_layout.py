"""Every moment of a game fits every window: nothing overlaps, nothing is cut, every number adds up."""

from collections.abc import Callable, Iterable
from typing import Final

import pytest
from playwright.sync_api import Browser, Page
from scripts.browser import checks, fit
from scripts.browser.chromium import DESKTOP, LANGUAGES, PHONE, SIZES, THEMES, set_text
from scripts.browser.fitting import WINDOWS, unfit
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.sheet import played
from tests.browser.positions import MOMENTS

from everfree.table.log import MatchLog

OpenPage = Callable[..., Page]
FONT = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
SPOIL = """style => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""


def overlapping(page: Page, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """List the faults of a board in some windows, in both themes, at usual and at large text."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for text in (100, 150):
            set_text(page, text)
            checks.rest(page)
            for theme in THEMES:
                page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                where = f"{width}x{height} {theme} {text} %"
                found += [f"{where}: {fault}" for fault in checks.board_faults(page)]
    return found


@pytest.mark.parametrize(
    ("moment", "size", "language"),
    [
        ("beginning", PHONE, "fr"),
        ("main", (1280, 720), "fr"),
        ("confrontation", (1024, 768), "fr"),
        ("faceoff", PHONE, "en"),
        ("double", DESKTOP, "fr"),
        ("crowd", DESKTOP, "en"),
        ("full-home", (360, 740), "fr"),
    ],
)
def test_nothing_overlaps(
    hall: Hall, open_page: OpenPage, moment: str, size: tuple[int, int], language: str
) -> None:
    """UX 11.5 and 11.6: every moment in one window, and every window with some moment."""
    page = open_page(hall.lay(MOMENTS[moment]()), language=language)
    Person(page).wait()
    assert overlapping(page, [size]) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", list(MOMENTS))
def test_nothing_overlaps_in_any_window(hall: Hall, open_page: OpenPage, moment: str, language: str) -> None:
    """UX 11.5 and 11.6: every moment in five sizes."""
    page = open_page(hall.lay(MOMENTS[moment]()), language=language)
    Person(page).wait()
    assert overlapping(page, SIZES) == []


FITTING = [
    ("main", "fr"),
    pytest.param("faceoff", "en", marks=pytest.mark.long),
    pytest.param("full-home", "en", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("moment", "language"), FITTING)
def test_the_table_fits(hall: Hall, browser: Browser, moment: str, language: str) -> None:
    """A phone upright and on its side, a short laptop; `python -m scripts.browser layout` has all windows."""
    windows = tuple([one for one in WINDOWS if str(one) in ("390x664", "844x390", "1366x657")])
    seen = list(fit.laid_out(hall, browser, moment, MOMENTS[moment](), language=language, windows=windows))
    assert len(seen) == len(windows) * len(THEMES)
    assert [(str(one), one.faults) for one in seen if one.faults] == []


CROWDED: Final[dict[str, Callable[[], MatchLog]]] = {
    "text-of-the-asking-card": lambda: played("sheet-1-799308", ("rainbow-dash", "applejack-enhanced"), 16),
    "flips": lambda: played(
        "sheet-1-239874", ("twilight-sparkle-enhanced", "applejack"), 18, in_faceoff=True
    ),
    "blocked": lambda: played("sheet-1-26681", ("rarity-enhanced", "pinkie-pie-enhanced"), 8),
    "resource": lambda: played("sheet-1-36202", ("applejack-enhanced", "twilight-sparkle"), 20),
    "crowd": MOMENTS["crowd"],
}
"""Moments that did not fit once: long texts, many flips, two requirements, a Resource at a Problem."""


@pytest.mark.long
@pytest.mark.parametrize("moment", list(CROWDED))
def test_crowded_moments_fit_small_windows(hall: Hall, browser: Browser, moment: str) -> None:
    """In French, whose words are longer; a laptop zoomed in to 200 % is as small as a phone on its side."""
    small = ("360x640", "844x390", "720x394", "1280x720-115")
    windows = tuple([one for one in WINDOWS if str(one) in small])
    seen = list(
        fit.laid_out(
            hall, browser, moment, CROWDED[moment](), language="fr", windows=windows, themes=THEMES[:1]
        )
    )
    assert len(seen) == len(small)
    assert [(str(one), one.faults) for one in seen if one.faults] == []


def test_what_does_not_fit_is_found(hall: Hall, open_page: OpenPage) -> None:
    """The check itself finds a cut card, a hidden button, small letters, small targets and overlaps."""
    page = open_page(hall.lay(MOMENTS["main"]()), size=(390, 664))
    Person(page).wait()
    checks.rest(page)
    assert unfit(page, touch=True) == []
    spoilt = (
        ".app.app { height: 130% } .row { overflow: hidden } .card { margin-left: -2rem }"
        " .ptab b { font-size: 10px !important }"
        " .tool.tool { min-width: 1rem !important; width: 2rem; padding: 0; margin-right: -.75rem }"
    )
    page.evaluate(SPOIL, spoilt)
    checks.rest(page)
    kinds = {fault.split(":")[0] for fault in unfit(page, touch=True)}
    assert kinds == {"asked", "clipped", "crossing", "letters", "fingers"}


def test_large_text_stays_large(hall: Hall, open_page: OpenPage) -> None:
    """The check itself looks at large text in both themes; on an upright phone it grows as far as it fits."""
    page = open_page(hall.lay(MOMENTS["main"]()))
    Person(page).wait()
    usual = page.evaluate(FONT)
    set_text(page, 150)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        checks.rest(page)
        assert page.evaluate(FONT) == 1.5 * usual
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    checks.rest(page)
    assert usual < page.evaluate(FONT) < 1.5 * usual


def test_a_divided_name_is_found(hall: Hall, open_page: OpenPage) -> None:
    """The check itself: a word over two lines and letters too small are both told."""
    page = open_page(hall.lay(MOMENTS["main"]()))
    Person(page).wait()
    assert checks.divided_names(page) == []
    names = page.locator(".card .nm")
    names.evaluate_all("all => all.forEach((one) => (one.style = 'font-size:3rem;overflow-wrap:anywhere'))")
    assert any("is divided" in fault for fault in checks.divided_names(page))
    names.evaluate_all("all => all.forEach((one) => (one.style = 'font-size:.5rem'))")
    assert any("is too small" in fault for fault in checks.divided_names(page))
