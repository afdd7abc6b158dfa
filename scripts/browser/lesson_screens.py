"""The screens around lessons for checks of each, from the front page to a lesson that is done."""

from collections.abc import Iterator

from scripts.browser import checks
from scripts.browser.chromium import THEMES
from scripts.browser.learner import Learner


def screens(person: Learner, address: str) -> Iterator[str]:
    """Lead from one screen to the next; yield the name of each."""
    page = person.page
    page.goto(address)
    page.wait_for_selector("[data-chooser]")
    yield "front page"
    person.open_list(address)
    page.wait_for_selector("[data-lesson]")
    page.locator("summary").click()
    yield "lessons"
    page.click('[data-lesson="confront"]')
    person.wait()
    page.wait_for_timeout(400)
    yield "under way"
    page.click("#main")
    page.wait_for_selector('[data-says="lost"]')
    yield "lost"
    page.click("[data-next]")
    page.wait_for_selector('[data-says="playing"]')
    person.finish()
    yield "done"


def violations(person: Learner, address: str) -> list[str]:
    """List what axe-core finds on each of the screens, in both themes."""
    found: list[str] = []
    for name in screens(person, address):
        for theme in THEMES:
            person.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            person.page.wait_for_timeout(100)
            found += [f"{name}, {theme}: {fault}" for fault in checks.violations(person.page)]
    return found
