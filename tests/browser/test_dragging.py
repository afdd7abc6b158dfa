"""UX 6.7 and 6.13: a card may be dragged where it is for, by mouse and by finger; nothing needs it."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page
from scripts.browser import checks, watching
from scripts.browser.chromium import ARTEFACTS, DESKTOP, PHONE
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.wire import Wire
from tests.browser.cases import cases
from tests.browser.clock import stretch
from tests.browser.positions import main_phase

OpenPage = Callable[..., Page]
Point = tuple[float, float]

STEPS = 8
OFF = "() => localStorage.setItem('everfree-settings', JSON.stringify({ drag: false }))"


class Table:
    """A Main Phase with cards to play and to move, and what drags them."""

    def __init__(self, hall: Hall, open_page: OpenPage, size: tuple[int, int], *, off: bool = False) -> None:
        laid = hall.lay(main_phase())
        self.page = open_page(size=size)
        self.wire = Wire(self.page)
        laid.sit(self.page.context)
        if off:
            self.page.context.add_init_script(f"({OFF})()")
        self.page.goto(laid.path)
        self.person = Person(self.page)
        self.person.wait()
        checks.rest(self.page)
        stretch(self.page)  # a finger that rests for long opens the card
        self.touch = size == PHONE

    def first(self, verb: str) -> int:
        """Give the first card to be seen that can do this and nothing else."""
        options = (self.wire.question or {})["options"]
        cards = [one["card"] for one in options if one.get("card")]
        able = [one["card"] for one in options if one["verb"] == verb and cards.count(one["card"]) == 1]
        seen = [card for card in able if self.page.locator(f'[data-handle="{card}"]').is_visible()]
        return int(seen[0])

    def area_of(self, handle: int) -> int:
        """Give where a card in play is, -1 for one that is not."""
        there = [one for one in self.wire.game["play"] if one["handle"] == handle]
        return int(there[0].get("area", 0)) if there else -1

    def other_area(self, handle: int) -> int:
        """Give a Problem's area in which a card is not."""
        areas = [one["area"] for one in self.wire.game["areas"] if one.get("problem")]
        return int(next(area for area in areas if area != self.area_of(handle)))

    def drag(self, start: str, end: str) -> None:
        """Take what lies at one place to another, a little up at first."""
        (x, y), goal = self.person.point(start), self.person.point(end)
        way = [(x, y - 2 * STEPS)]
        way += [
            (x + (goal[0] - x) * one / STEPS, y + (goal[1] - y) * one / STEPS) for one in range(1, STEPS + 1)
        ]
        if self.touch:
            self._by_finger((x, y), way)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            for point in way:
                self.page.mouse.move(*point)
            self.page.screenshot(path=ARTEFACTS / "dragging.png")
            self.page.mouse.up()

    def onto(self, area: int) -> str:
        """Name a Problem's place: on a phone its tab."""
        return f'.ptab[data-onto="{area}"]' if self.touch else f'.area[data-onto="{area}"] .problem'

    def _by_finger(self, start: Point, way: Sequence[Point]) -> None:
        line = self.page.context.new_cdp_session(self.page)
        for kind, points in [
            ("touchStart", [start]),
            *[("touchMove", [one]) for one in way],
            ("touchEnd", []),
        ]:
            line.send(
                "Input.dispatchTouchEvent",
                {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
            )
            self.page.wait_for_timeout(20)
        self.page.screenshot(path=ARTEFACTS / "dragging-phone.png")


@pytest.mark.parametrize(
    ("verb", "size"),
    cases(("play", "move"), (DESKTOP, PHONE), ci=[("play", PHONE), ("move", DESKTOP)]),
)
def test_a_card_is_dragged_to_a_problem(
    hall: Hall, open_page: OpenPage, verb: str, size: tuple[int, int]
) -> None:
    """A card of the hand is played there, a character moves there: the answers of two presses."""
    table = Table(hall, open_page, size)
    handle = table.first(verb)
    area = table.other_area(handle)
    before = table.person.seen
    table.drag(f'[data-handle="{handle}"]', table.onto(area))
    table.person.wait_for(before + 2)
    assert table.area_of(handle) == area
    assert watching.faults(table.page) == []
    assert table.page.locator("[data-moving]").count() == 0


@pytest.mark.parametrize("size", cases((DESKTOP, PHONE), ci=[(PHONE,)]))
def test_a_place_that_is_no_answer_leaves_the_question(
    hall: Hall, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """Let go over the other player's home, the card asks where to, as after one press."""
    table = Table(hall, open_page, size)
    handle = table.first("play")
    before = table.person.seen
    table.drag(f'[data-handle="{handle}"]', ".strip.foe .home")
    table.person.wait_for(before + 1)
    assert (table.wire.question or {})["source"] == handle
    assert table.area_of(handle) == -1


def test_a_card_that_is_put_back_does_nothing(hall: Hall, open_page: OpenPage) -> None:
    """Over the hand, beside the table, or with Escape nothing is answered and nothing is lifted."""
    table = Table(hall, open_page, DESKTOP)
    handle = table.first("play")
    card = f'[data-handle="{handle}"]'
    before = table.person.seen

    def escape() -> None:
        x, y = table.person.point(card)
        table.page.mouse.move(x, y)
        table.page.mouse.down()
        table.page.mouse.move(x, y - 300)
        table.page.keyboard.press("Escape")
        table.page.mouse.up()

    ways: dict[str, Callable[[], None]] = {
        "hand": lambda: table.drag(card, ".hand [data-handle]:last-child"),
        "aside": lambda: table.drag(card, ".rail"),
        "escape": escape,
    }
    for name, put_back in ways.items():
        put_back()
        checks.rest(table.page)
        assert table.page.locator("[data-moving], [data-drop], .lifted").count() == 0, name
        assert table.person.seen == before, name


def test_dragging_can_be_turned_off(hall: Hall, open_page: OpenPage) -> None:
    """With the setting off nothing follows the pointer."""
    table = Table(hall, open_page, DESKTOP, off=True)
    handle = table.first("move")
    before = table.person.seen
    table.drag(f'[data-handle="{handle}"]', table.onto(table.other_area(handle)))
    checks.rest(table.page)
    assert table.person.seen == before
