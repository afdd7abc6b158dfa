"""One browser for all tests, a real server with its database on the disk, and windows that are watched."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from scripts.browser.chromium import ARTEFACTS, chromium, window
from scripts.browser.laying import Laid
from scripts.browser.serving import Hall, serving
from scripts.browser.watching import watch

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give the browser."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Give a server whose computers do not dawdle."""
    with serving(tmp_path_factory.mktemp("data")) as started:
        yield started


@pytest.fixture
def open_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Give what opens a page in a window of its own; of a test that fails the last pictures are kept."""
    opened: list[BrowserContext] = []

    def open_one(laid: Laid | None = None, *, seat: int = 0, path: str = "", **wishes: Any) -> Page:
        context = window(browser, **wishes)
        opened.append(context)
        watch(context)
        if laid is not None and seat >= 0:
            laid.sit(context, seat)
        page = context.new_page()
        if laid is not None:
            page.goto(laid.path + path)
        return page

    yield open_one
    for number, context in enumerate(opened):
        if request.node.stash.get(FAILED, False):
            for page in context.pages:
                ARTEFACTS.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=ARTEFACTS / f"failed-{request.node.name}-{number}.png")
        context.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which test failed, for the pictures."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report
