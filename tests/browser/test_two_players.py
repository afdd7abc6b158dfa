"""Two people at two browsers, by a link; a third who comes too late watches."""

import time
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Page
from scripts.browser.laying import match_of
from scripts.browser.line import Line
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.together import play_together
from tests.browser.cases import cases
from tests.browser.positions import open_faceoff

OpenPage = Callable[..., Page]

AWAY = 3_000
"""Milliseconds without a line; `make browser` has twenty seconds."""
DECISIONS = 4


def test_a_link_gives_the_free_seat_and_then_only_a_look(hall: Hall, open_page: OpenPage) -> None:
    """One opens a table, the friend sits down by its link, a third sees the same game without any gold."""
    host = open_page()
    host.goto(hall.address)
    host.click("button.friend")
    link = host.locator("input[readonly]").input_value()
    friend, third = open_page(), open_page()
    friend.goto(link)
    friend.click("button[type=submit]")
    people = [Person(host, 1), Person(friend, 2)]
    play_together(people, DECISIONS)
    third.goto(link)
    third.wait_for_selector('[data-table="waiting"]', state="attached")
    assert third.locator("[data-gold]:visible").count() == 0
    assert Person(third).seen > 0


@pytest.mark.parametrize("within", cases((3, 30), ci=[(30,)]))
def test_a_reload_and_a_lost_line_in_a_faceoff(hall: Hall, open_page: OpenPage, within: int) -> None:
    """In the middle of a faceoff one loads the page again and the other loses the line: the game goes on.

    It does so *within* some seconds: 3 on a machine that does nothing else.
    """
    laid = hall.lay(open_faceoff())
    with closing(Line(hall.address)) as line:
        first, second = open_page(laid), open_page()
        laid.sit(second.context, 1)
        second.goto(laid.path.replace(hall.address, line.address))
        people = [Person(first, 1), Person(second, 2)]
        play_together(people, 1)
        first.reload()
        line.cut()
        second.wait_for_selector('[data-table="waiting"]', state="attached")
        second.wait_for_timeout(AWAY)
        line.mend()
        began = time.monotonic()
        second.wait_for_function("() => document.querySelector('#main').dataset.wait !== 'server'")
        assert time.monotonic() - began < within
        before = [person.seen for person in people]
        assert play_together(people, DECISIONS) > 0
        assert all(person.seen > seen for person, seen in zip(people, before, strict=True))


def test_a_second_tab_takes_the_seat(hall: Hall, open_page: OpenPage) -> None:
    """The same person opens the table again: the new tab plays, the old one says so."""
    laid = hall.lay(match_of("tabs").log)
    old = open_page(laid)
    Person(old).wait()
    new = old.context.new_page()
    new.goto(laid.path)
    Person(new).wait()
    old.wait_for_selector('[data-table="waiting"]', state="attached")
    assert old.locator("[data-gold]:visible").count() == 0
