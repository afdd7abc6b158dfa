"""Start Debian's chromium without a screen; the sizes of windows that the table must fit."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import everfree

EXECUTABLE: Final = Path("/usr/bin/chromium")
FLAGS: Final = (
    "--no-sandbox",  # acceptable, because a test machine has no other user
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
SIZES: Final = (DESKTOP, (1280, 720), (1024, 768), PHONE, (360, 740))
"""The windows in which nothing may overlap (UX 11.6)."""
LANGUAGES: Final = ("en", "fr")
THEMES: Final = ("dusk", "light")
PHONES_BELOW: Final = 720
CLIENT: Final = Path(everfree.__file__).parent / "server" / "web" / "index.html"
ARTEFACTS: Final = Path(__file__).parents[2] / "build" / "browser"
"""The folder of screenshots and contact sheets."""


class NotInstalled(RuntimeError):
    """Chromium or the built client is missing on this machine."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a browser; close it at the end."""
    if not EXECUTABLE.exists():
        raise NotInstalled(f"no {EXECUTABLE}: apt-get install chromium")
    if not CLIENT.exists():
        raise NotInstalled("the browser's table is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=EXECUTABLE, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


PACE: Final = """pace => {
  try { localStorage['everfree-settings'] ??= JSON.stringify({ pace }); } catch { /* there is no storage */ }
}"""
"""Chooses how long the moves of the others are shown, unless the page has kept settings already."""


def window(
    browser: Browser,
    size: tuple[int, int] = DESKTOP,
    *,
    language: str = "en",
    theme: str = "dusk",
    pace: str = "off",
    **more: Any,
) -> BrowserContext:
    """Open a window without cookies, in a language and a theme; at *pace* "full" each move is shown."""
    is_phone = size[0] < PHONES_BELOW
    wishes = {"has_touch": is_phone, "is_mobile": is_phone, **more}
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="dark" if theme == "dusk" else "light",
        **wishes,
    )
    context.add_init_script(f"({PACE})({pace!r})")
    return context


TEXT: Final = """size => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { --text-size: ${size / 100} !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
"""Important, because the page writes its own setting again when the theme changes."""


def set_text(page: Page, size: int) -> None:
    """Set the size of text as the settings do, in percent."""
    page.evaluate(TEXT, size)
