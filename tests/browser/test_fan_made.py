"""Fan-made cards in the browser: chosen on the front page, read before sitting down, marked at the table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from scripts.browser.serving import Hall

from everfree.ccg.language import COMMON, EARTH_PONY, ORANGE, YOU, Draw, Triggered, WinsFaceoff, friend
from everfree.ccg.written import card_to_json

OpenPage = Callable[..., Page]
MOSSY = friend(
    "fan1",
    "Mossy Path, Forest Guide",
    ORANGE,
    power=2,
    cost=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Triggered(WinsFaceoff(YOU, involving_this=True), Draw(1)),),
)


@pytest.fixture
def mossy(tmp_path: Path) -> Path:
    """Write the card."""
    path = tmp_path / "mossy.json"
    path.write_text(card_to_json(MOSSY), encoding="utf-8")
    return path


def test_by_a_link(hall: Hall, open_page: OpenPage, mossy: Path) -> None:
    """The host sees the mark while waiting, the friend reads the card, both see the mark at the table."""
    host, guest = open_page(), open_page()
    host.goto(hall.address)
    host.click("details:has(#fan-cards) summary")
    host.set_input_files("#fan-cards", mossy)
    host.click("button.friend")
    waiting = host.locator("[data-fan-made]")
    waiting.wait_for()
    assert "Mossy Path, Forest Guide" in waiting.inner_text()

    guest.goto(host.locator("input[readonly]").input_value())
    card = guest.locator("[data-fan-made] details")
    card.wait_for()
    assert "When you win a faceoff involving this card, draw a card." in card.inner_text()
    guest.click("button[type=submit]")
    for page in (host, guest):
        mark = page.locator("header [data-fan-made]")
        mark.wait_for()
        assert mark.get_attribute("title") == "This table has fan-made cards: Mossy Path, Forest Guide."


def test_a_card_that_is_refused(hall: Hall, open_page: OpenPage, mossy: Path) -> None:
    """The reason stands on the front page, and no table is opened."""
    mossy.write_text(card_to_json(MOSSY).replace('"fan1"', '"pr1"'), encoding="utf-8")
    page = open_page()
    page.goto(hall.address)
    page.click("details:has(#fan-cards) summary")
    page.set_input_files("#fan-cards", mossy)
    page.click("button.now")
    page.locator("p.said", has_text="pr1 belongs to a printed card").wait_for()
    long = mossy.with_name("long.json")
    long.write_text("x" * 70_000, encoding="utf-8")
    page.set_input_files("#fan-cards", long)
    page.locator("p.said", has_text="70000 characters").wait_for()
