"""Sounds are made in the page: none before the first press, none when switched off, each also in words."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from tests.browser.cases import FRENCH_FIRST
from tests.browser.positions import MOMENTS

OpenPage = Callable[..., Page]

LISTEN = """
  window.heard = 0;
  window.contexts = 0;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.contexts += 1; }
    createGain() { window.heard += 1; return super.createGain(); }
  };
"""
"""Counts the notes that are played."""
CAPTIONS = {"en": "♪ Not now", "fr": "♪ Pas maintenant"}
COLLECT = """() => {
  window.captions = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-caption]')) captions.add(one.dataset.caption);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Collects the captions, which go away by themselves."""
UNUSABLE = ".hand .hc:not([data-gold])"


def at_main(
    hall: Hall, open_page: OpenPage, *, language: str = "en", moment: str = "main", **settings: object
) -> Page:
    """Open a page at a Main Phase with these settings, and count what is heard."""
    laid = hall.lay(MOMENTS[moment]())
    page = open_page(language=language)
    kept = json.dumps({"pace": "off", **settings})
    page.add_init_script(f"localStorage['everfree-settings'] = {json.dumps(kept)};{LISTEN}")
    laid.sit(page.context)
    page.goto(laid.path)
    Person(page).wait()
    return page


def test_nothing_is_heard_before_the_first_press(hall: Hall, open_page: OpenPage) -> None:
    """The page does not even open the audio device; a press on a card that cannot be played is heard."""
    page = at_main(hall, open_page)
    assert page.evaluate("[heard, contexts]") == [0, 0]
    page.locator(UNUSABLE).first.click()
    page.wait_for_function("() => contexts === 1")
    page.wait_for_timeout(300)  # the browser starts the device
    page.locator(UNUSABLE).last.click()
    page.wait_for_function("() => heard > 0")


def test_switched_off_is_silent(hall: Hall, open_page: OpenPage) -> None:
    """The audio device is never opened."""
    page = at_main(hall, open_page, sound="off")
    page.locator(UNUSABLE).first.click()
    page.wait_for_selector(".tag.why")
    assert page.evaluate("[heard, contexts]") == [0, 0]


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_each_sound_is_shown_in_words(hall: Hall, open_page: OpenPage, language: str) -> None:
    """Also when sounds are off, for who cannot hear them; the words go away by themselves."""
    page = at_main(hall, open_page, language=language, sound="off", captions=True)
    page.locator(UNUSABLE).first.click()
    caption = page.locator("[data-caption]")
    caption.wait_for()
    assert caption.inner_text() == CAPTIONS[language]
    caption.wait_for(state="detached")


def test_words_are_hidden_unless_wished(hall: Hall, open_page: OpenPage) -> None:
    """The setting is off at first."""
    page = at_main(hall, open_page)
    page.locator(UNUSABLE).first.click()
    page.wait_for_selector(".tag.why")
    assert page.locator("[data-caption]").count() == 0


def test_a_played_card_is_heard(hall: Hall, open_page: OpenPage) -> None:
    """With calm motion it is not: only what must not be missed."""
    for motion, expected in (("full", True), ("calm", False)):
        page = at_main(hall, open_page, sound="off", captions=True, motion=motion)
        person = Person(page)
        frames = page.locator("[data-film]").count()
        before = person.seen
        checks.rest(page)
        page.evaluate(COLLECT)
        person.press(".hand [data-gold]")
        person.wait_for(before + 1)
        person.wait()
        person.decide()  # where the card goes
        page.wait_for_function("count => document.querySelectorAll('[data-film]').length > count", arg=frames)
        assert page.evaluate("() => captions.has('played')") == expected
