"""What the slap game says and shows for who does not hear or see all of it: audio mode, captions, labels."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import ARTEFACTS, PHONE
from scripts.browser.serving import Hall
from tests.browser.cases import ENGLISH_FIRST
from tests.browser.slap_script import Scripted, Step

OpenPage = Callable[..., Page]

HERE = Path(__file__).parent
SEED = b"seed1".ljust(32, b"\0")
STEPS = {
    2: Step(((1, 400),)),  # no match: another player's false slap
    10: Step(((0, 350), (2, 420))),  # a Mirror: the reader is first
    13: Step(((0, 380),)),  # the look-alikes are no match: the reader's false slap
    19: Step(((2, 300), (0, 900))),  # a Hayburger: the reader is too late
    24: Step(leaves=1),
}
CARDS = 30
SPEAKER = """() => {
  window.spoken = [];
  const voice = { lang: 'en', name: 'recorded' };
  const synthesis = {
    getVoices: () => [voice],
    cancel: () => undefined,
    speak: (one) => { window.spoken.push(one.text); one.onstart?.(); },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""
"""A voice that records what it is given to say."""
CAPTIONS = """() => {
  window.captions = [];
  new MutationObserver(() => {
    const one = document.querySelector('[data-caption]')?.dataset.caption;
    if (one && one !== window.captions.at(-1)) window.captions.push(one);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Records which captions are shown, each change once."""


def keep(page: Page, place: str, settings: str) -> None:
    """Store settings in the page as if the person had chosen them before."""
    page.add_init_script(f"localStorage['{place}'] = JSON.stringify({settings})")


def sit_down(hall: Hall, page: Page, **options: bool) -> Scripted:
    """Open the table of the script."""
    page.route("**/api/tables/scripted", lambda route: route.fulfill(json={"game_name": "slap"}))
    script = Scripted(page, STEPS, seed=SEED, cards=CARDS, **options)
    page.goto(f"{hall.address}/t/scripted")
    page.wait_for_selector("[data-gesture=slap]")
    return script


@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_a_scripted_game_is_spoken_as_reviewed(hall: Hall, open_page: OpenPage, language: str) -> None:
    """Every card and event in a few words, once and in order."""
    page = open_page(size=PHONE, language=language)
    keep(page, "everfree-slap", "{audio: true}")
    page.add_init_script(f"({SPEAKER})()")
    for _ in sit_down(hall, page).run():
        pass
    page.wait_for_selector("[data-ending]")

    reviewed = (HERE / f"slap.{language}.txt").read_text(encoding="utf-8").strip().split("\n")
    assert page.evaluate("() => window.spoken") == reviewed
    assert page.locator("[data-spoken]").get_attribute("aria-live") == "off"


def test_sounds_have_captions_if_wanted(hall: Hall, open_page: OpenPage) -> None:
    """Every kind of sound is written when it is heard, and what it says does not cover the pile."""
    page = open_page(size=PHONE)
    keep(page, "everfree-settings", "{captions: true}")
    page.add_init_script(f"({CAPTIONS})()")
    for number in sit_down(hall, page).run():
        if number == 10:
            caption = page.locator("[data-caption]").bounding_box()
            pile = page.locator("[data-pile] .fan").bounding_box()
            assert caption is not None
            assert pile is not None
            is_beside = (
                caption["y"] >= pile["y"] + pile["height"] or caption["y"] + caption["height"] <= pile["y"]
            )
            assert is_beside, (caption, pile)
            page.screenshot(path=ARTEFACTS / "slap-caption.png")
    assert {"card", "challenge", "false", "won", "lost", "over"} <= set(
        page.evaluate("() => window.captions")
    )


def test_without_the_setting_nothing_is_captioned(hall: Hall, open_page: OpenPage) -> None:
    """Captions are a choice."""
    page = open_page(size=PHONE)
    page.add_init_script(f"({CAPTIONS})()")
    for _ in sit_down(hall, page).run():
        pass
    assert page.evaluate("() => window.captions") == []


@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_a_table_with_labels_names_every_card_within_its_edges(
    hall: Hall, open_page: OpenPage, language: str
) -> None:
    """The name of the symbol is on every card, and no letter leaves the card or meets its corner."""
    page = open_page(size=(360, 740), language=language)
    for number in sit_down(hall, page, text_symbols=True).run():
        found = page.evaluate("""() => [...document.querySelectorAll('[data-pile] .card')].map((card) => {
          const label = card.querySelector('.label');
          return { text: label?.textContent ?? '', wide: label ? label.scrollWidth > label.clientWidth : true,
                   named: card.ariaLabel.startsWith(label?.textContent ?? '-') };
        })""")
        assert all(one["text"] and one["named"] and not one["wide"] for one in found), (number, found)
        if number == 9:
            page.screenshot(path=ARTEFACTS / f"slap-labels-{language}.png")


def test_cards_have_no_labels_unless_the_table_says_so(hall: Hall, open_page: OpenPage) -> None:
    """The look-alikes are told apart by looking."""
    page = open_page(size=PHONE)
    next(sit_down(hall, page).run())
    assert page.locator("[data-pile] .card").count() == 1
    assert page.locator("[data-pile] .label").count() == 0


@pytest.mark.parametrize("left_handed", [False, True])
def test_the_stack_lies_away_from_the_thumb_that_slaps(
    hall: Hall, open_page: OpenPage, *, left_handed: bool
) -> None:
    """The zone is free on the side of the thumb; both halves of the zone slap, and only the stack flips."""
    page = open_page(size=PHONE)
    keep(page, "everfree-settings", f"{{leftHanded: {str(left_handed).lower()}}}")
    script = sit_down(hall, page)
    next(script.run())
    stack = page.locator("[data-gesture=flip]").bounding_box()
    assert stack is not None
    middle = stack["x"] + stack["width"] / 2
    assert middle > PHONE[0] / 2 if left_handed else middle < PHONE[0] / 2
    hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-gesture]')?.dataset.gesture"
    height = stack["y"] + stack["height"] / 2
    assert page.evaluate(hit, [middle, height]) == "flip"
    assert page.evaluate(hit, [PHONE[0] - middle, height]) == "slap"
