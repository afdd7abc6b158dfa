"""Lessons in the browser: by mouse, keys, touch and in the text view, and as a newcomer would."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, DESKTOP, LANGUAGES, PHONE
from scripts.browser.figures import keep
from scripts.browser.learner import learner
from scripts.browser.lesson_screens import violations
from scripts.browser.person import WAYS
from scripts.browser.pupil import Newcomer
from scripts.browser.serving import Hall
from tests.browser.cases import ENGLISH_FIRST, FRENCH_FIRST, cases

from everfree.lessons import LESSONS

OpenPage = Callable[..., Page]

POSITIONS = [name for name, lesson in LESSONS.items() if lesson.position is not None]
SMALL = (390, 664)
LAPTOP = (1366, 657)


@pytest.mark.parametrize(
    ("way", "language", "count"),
    [
        ("keys", "fr", 2),
        pytest.param("keys", "fr", len(POSITIONS), marks=pytest.mark.long),
        pytest.param("mouse", "en", len(POSITIONS), marks=pytest.mark.long),
    ],
)
def test_lessons_one_after_the_other(
    hall: Hall, open_page: OpenPage, way: str, language: str, count: int
) -> None:
    """Each ends with a button for the next; the list shows what was done, also after a reload."""
    page = open_page(language=language, size=LAPTOP)
    person = learner(way, page)
    person.learn(hall.address, POSITIONS[0])
    for _ in POSITIONS[1:count]:
        person.next_lesson()
        person.finish()
    page.goto(f"{hall.address}/learn")
    page.wait_for_selector("[data-lesson]")
    assert page.locator(".place.done").count() == count


@pytest.mark.parametrize(
    ("way", "language", "lesson"),
    [
        pytest.param("touch", "en", "troublemakers", marks=pytest.mark.long),
        pytest.param("touch", "fr", "winning", marks=pytest.mark.long),
        pytest.param("text", "en", "friends-that-react", marks=pytest.mark.long),
        ("text", "fr", "resources-and-events"),
    ],
)
def test_other_ways(hall: Hall, open_page: OpenPage, way: str, language: str, lesson: str) -> None:
    """A few lessons by touch and as text; `python -m scripts.browser lessons` does all of them."""
    page = open_page(language=language, size=SMALL if way == "touch" else DESKTOP)
    learner(way, page).learn(hall.address, lesson)


@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_a_newcomer_presses_what_the_sentence_names(hall: Hall, open_page: OpenPage, language: str) -> None:
    """Nothing but the words in the sentence leads through lesson 1; two presses lead there."""
    page = open_page(language=language, size=LAPTOP)
    newcomer = Newcomer(page)
    began = time.monotonic()
    newcomer.arrive(hall.address)
    keep(f"front page to lesson 1, seconds ({language})", time.monotonic() - began)
    assert newcomer.presses == 2
    newcomer.finish()
    keep(f"front page to the end of lesson 1, presses ({language})", newcomer.presses)
    keep(f"front page to the end of lesson 1, seconds ({language})", time.monotonic() - began)
    assert newcomer.presses <= 8


def test_a_wrong_move_can_be_tried_again(hall: Hall, open_page: OpenPage) -> None:
    """The coach says that the goal is out of reach; the button restores the start of the lesson."""
    page = open_page(size=LAPTOP)
    person = learner("mouse", page)
    person.open_list(hall.address)
    page.click('[data-lesson="confront"]')
    person.wait()
    first = person.sentence
    page.wait_for_timeout(300)  # the page ignores a press in the first moments of a question
    page.click("#main")
    page.wait_for_selector('[data-says="lost"]')
    page.click("[data-next]")
    page.wait_for_selector('[data-says="playing"]')
    assert person.sentence == first
    person.finish()


@pytest.mark.parametrize(
    ("size", "language", "lessons"),
    cases(
        (SMALL, LAPTOP),
        LANGUAGES,
        (tuple(POSITIONS[:2]), tuple(POSITIONS[2:])),
        ci=[(LAPTOP, "en", tuple(POSITIONS[:2]))],
    ),
)
def test_the_coach_leaves_the_board_its_room(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str, lessons: tuple[str, ...]
) -> None:
    """The main button stays on the screen, and nothing covers what can be pressed, at the first question."""
    page = open_page(language=language, size=size)
    person = learner("mouse", page)
    for lesson in lessons:
        person.open_list(hall.address)
        page.click(f'[data-lesson="{lesson}"]')
        person.wait()
        page.wait_for_timeout(300)
        main = page.locator("#main").bounding_box()
        assert main is not None
        assert main["y"] + main["height"] <= size[1]
        assert checks.covered_buttons(page) == []
        assert page.locator("[data-coach]:visible").count() >= 1


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_new_screens_have_no_violations(hall: Hall, open_page: OpenPage, language: str) -> None:
    """axe-core, in both themes; `python -m scripts.browser lesson-access` looks at all sizes."""
    page = open_page(language=language, size=PHONE if language == "fr" else DESKTOP)
    person = learner("touch" if language == "fr" else "mouse", page)
    assert violations(person, hall.address) == []


@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_the_lesson_that_is_won_ends_with_joy(hall: Hall, open_page: OpenPage, language: str) -> None:
    """The end screen has the coach's sentence and one button for what comes next, and no empty curve."""
    page = open_page(language=language, size=LAPTOP)
    learner("mouse", page).learn(hall.address, "winning")
    ending = page.locator(".ending")
    ending.locator("[data-joy]").wait_for(state="attached")
    assert ending.locator('[data-says="done"]').is_visible()
    assert ending.locator("svg[role=img]").count() == 0
    page.screenshot(path=ARTEFACTS / f"lesson-won-{language}.png")
    assert page.locator("[data-next]").count() == 1
    ending.locator(".next .mini").click()
    assert page.locator(".ctl [data-next]").is_visible()


class TestFirstGame:
    """The short game with a coach."""

    @pytest.mark.parametrize(
        ("size", "language", "questions"),
        cases((PHONE, LAPTOP), LANGUAGES, (4, 12), ci=[(PHONE, "fr", 4)]),
    )
    def test_the_coach_speaks_at_every_question(
        self, hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str, questions: int
    ) -> None:
        """Beside the question, without covering anything, in the first turns."""
        page = open_page(language=language, size=size)
        person = WAYS["touch" if size == PHONE else "mouse"](page, 3)
        first_game(page, hall)
        for _ in range(questions):
            assert person.wait() == "asked"
            checks.rest(page)
            assert page.locator("[data-sentence]").inner_text()
            assert checks.covered_buttons(page) == []
            main = page.locator("#main").bounding_box()
            assert main is not None
            assert main["y"] + main["height"] <= size[1]
            person.decide()

    @pytest.mark.parametrize("language", FRENCH_FIRST)
    def test_the_end_says_what_comes_next(self, hall: Hall, open_page: OpenPage, language: str) -> None:
        """Conceded at once: "You" and the opponent's name, the coach, and no curve of a single turn."""
        page = open_page(language=language, size=PHONE)
        person = WAYS["touch"](page, 3)
        first_game(page, hall)
        person.wait()
        for _ in range(2):
            page.locator(".leave:visible").first.click()
        ending = page.locator(".ending")
        ending.wait_for()
        page.screenshot(path=ARTEFACTS / f"first-game-over-{language}.png")
        assert ending.locator(".score .y").inner_text().startswith("You" if language == "en" else "Vous")
        assert ending.locator("svg[role=img]").count() == 0
        assert ending.locator('[data-says="done"]').is_visible()
        assert ending.locator("[data-again]").is_visible()


def first_game(page: Page, hall: Hall) -> None:
    """Open the coached game."""
    page.goto(f"{hall.address}/learn")
    page.click('[data-lesson="first-game"]')


NAMED = [("en", "Play"), pytest.param("fr", "Jouer", marks=pytest.mark.long)]


@pytest.mark.parametrize(("language", "words"), NAMED)
def test_the_coach_names_the_button_of_a_lifted_card(
    hall: Hall, open_page: OpenPage, language: str, words: str
) -> None:
    """By touch the first press opens the card's sheet; the sentence then names the button on it."""
    page = open_page(language=language, size=SMALL)
    person = learner("touch", page)
    page.goto(f"{hall.address}/learn")
    page.click('[data-lesson="turn-and-tokens"]')
    person.wait()
    before = person.sentence
    page.locator(".hand [data-coach]").first.tap()
    page.locator(".sheet").wait_for()
    assert words in person.sentence
    assert person.sentence != before
    page.locator(".sheet .close").tap()
    assert person.sentence == before


class TestPlayNow:
    """The front page remembers deck and level."""

    def test_deck_and_level_are_one_press_each_and_stay(self, hall: Hall, open_page: OpenPage) -> None:
        """Each choice has its sentence; after a reload it is still chosen, and the game has it."""
        page = open_page()
        page.goto(hall.address)
        page.get_by_label("strong", exact=True).check()
        page.get_by_label("Rarity", exact=True).check()
        assert page.get_by_text("Thinks long and gives").is_visible()
        assert page.get_by_text("White and blue").is_visible()
        page.reload()
        page.wait_for_selector("[data-chooser] input:checked")
        assert page.get_by_text("Thinks long and gives").is_visible()
        page.click("button.now")
        page.wait_for_selector('[data-table="asked"]', state="attached")
        assert "strong" in page.locator(".strip.foe").inner_text()


class TestWords:
    """Words of the game explain themselves."""

    def test_on_hover_focus_and_press(self, hall: Hall, open_page: OpenPage) -> None:
        """A bubble with one sentence; Escape closes it, and so does leaving the word."""
        page = open_page(size=LAPTOP)
        person = learner("mouse", page)
        person.open_list(hall.address)
        page.click('[data-lesson="confront"]')
        person.wait()
        bubble = page.locator("#term")
        page.hover(".bonus >> nth=0")
        bubble.get_by_text("The bonus goes to the winner").wait_for()
        page.keyboard.press("Escape")
        bubble.wait_for(state="detached")
        page.keyboard.press("Tab")
        page.locator('[data-term="phase-score"]').focus()
        bubble.get_by_text("Score Phase:").wait_for()
        assert page.locator('[data-term="phase-score"]').get_attribute("aria-describedby") == "term"
        page.click(".rail .term-word")
        bubble.get_by_text("15 points win.").wait_for()
        page.mouse.move(700, 300)
        bubble.wait_for(state="detached")

    @pytest.mark.parametrize("size", cases((SMALL, PHONE, LAPTOP), ci=[(SMALL,), (LAPTOP,)]))
    def test_how_many_points_win_is_in_sight(
        self, hall: Hall, open_page: OpenPage, size: tuple[int, int]
    ) -> None:
        """The number is on the score at every size, and a press explains it."""
        page = open_page(size=size)
        person = learner("mouse", page)
        person.open_list(hall.address)
        page.click('[data-lesson="confront"]')
        person.wait()
        assert page.get_by_text("15").locator("visible=true").count() >= 1
        page.locator('[data-term="score"]:visible').first.click()
        page.locator("#term").get_by_text("15 points win.").wait_for()
