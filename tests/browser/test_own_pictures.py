"""The reader's own pictures: from a folder, on this device only, never sent, forgotten with one press."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Request, WebSocket
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.emblems.drawing import pool
from tests.browser.positions import MOMENTS

OpenPage = Callable[..., Page]

HAND = "() => [...document.querySelectorAll('.hand [data-picture]')].map(one => one.dataset.picture)"


class Line:
    """Everything that a page sends."""

    def __init__(self, page: Page) -> None:
        self.requests: list[Request] = []
        self.frames: list[str | bytes] = []
        page.on("request", self._asked)
        page.on("websocket", self._joined)

    def _joined(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)

    def _asked(self, request: Request) -> None:
        self.requests.append(request)

    def _sent(self, payload: str | bytes) -> None:
        self.frames.append(payload)


def open_settings(page: Page) -> None:
    """Open the settings at a table."""
    page.get_by_role("button", name="Settings").first.click()
    page.locator("#own-pictures").wait_for()


def test_own_pictures_stay_on_this_device(hall: Hall, open_page: OpenPage, tmp_path: Path) -> None:
    """Named by id or by English name; other files are left alone; all of it without the network."""
    laid = hall.lay(MOMENTS["main"]())
    page = open_page()
    line = Line(page)
    laid.sit(page.context)
    page.goto(laid.path)
    Person(page).wait()
    page.wait_for_selector(".hand [data-picture] svg")
    first, second = list(dict.fromkeys(page.evaluate(HAND)))[:2]
    folder = tmp_path / "pictures" / "of cards"
    folder.mkdir(parents=True)
    page.screenshot(path=folder / f"{first}.png", clip={"x": 0, "y": 0, "width": 600, "height": 500})
    name = pool()[second]["name"]
    page.screenshot(path=folder / f"{name}.png", clip={"x": 100, "y": 100, "width": 60, "height": 90})
    (folder / "notes.txt").write_text("not a picture")

    open_settings(page)
    page.wait_for_load_state("networkidle")
    line.requests.clear()
    line.frames.clear()
    page.locator("#own-pictures").set_input_files(tmp_path / "pictures")
    page.locator('[data-own-pictures="2"]').wait_for()
    page.wait_for_timeout(500)
    assert [one.url for one in line.requests if not one.url.startswith("blob:")] == []
    assert line.frames == []
    page.keyboard.press("Escape")

    page.reload()
    Person(page).wait()
    for card in (first, second):
        page.locator(f'.hand [data-picture="{card}"] img').first.wait_for()
        size = page.locator(f'.hand [data-picture="{card}"] img').first.evaluate("one => one.naturalWidth")
        assert 0 < size <= 480
    assert page.locator(".hand [data-picture] svg").count() > 0
    assert {one.method for one in line.requests} == {"GET"}
    assert [
        one.url for one in line.requests if not one.url.startswith((hall.address, "blob:", "data:"))
    ] == []

    open_settings(page)
    page.get_by_role("button", name="Forget my pictures").click()
    page.locator('[data-own-pictures="0"]').wait_for()
    assert page.locator("[data-picture] img").count() == 0
    page.reload()
    Person(page).wait()
    page.wait_for_selector(".hand [data-picture] svg")
    assert page.locator("[data-picture] img").count() == 0


def test_another_device_does_not_show_them(hall: Hall, open_page: OpenPage, tmp_path: Path) -> None:
    """The other player sees the drawings."""
    laid = hall.lay(MOMENTS["main"]())
    page = open_page(laid)
    Person(page).wait()
    mane = page.evaluate("() => document.querySelector('.card.mane [data-picture]').dataset.picture")
    page.screenshot(path=tmp_path / f"{mane}.png", clip={"x": 0, "y": 0, "width": 90, "height": 60})
    open_settings(page)
    page.locator("#own-pictures").set_input_files(tmp_path)
    page.locator(f'[data-picture="{mane}"] img').first.wait_for()
    other = open_page(laid, seat=1)
    other.wait_for_selector(f'[data-picture="{mane}"] svg')
    assert other.locator("[data-picture] img").count() == 0
