"""The page that checks a shuffle: what was stored before the match is compared, and every lie is found."""

import base64
import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, THEMES
from scripts.browser.serving import Hall
from tests.browser.cases import PHONE_FIRST

from everfree.messages import Messages
from everfree.table.shuffles import commitment_to, seed_from

OpenPage = Callable[..., Page]

VERDICT = '[data-verdict="{}"]'


@dataclass
class Ended:
    """Two people after a match that one of them opened with a link and conceded."""

    host: Page
    friend: Page
    table: str

    def check(self, page: Page, hall: Hall) -> Page:
        """Open the page that checks the shuffle."""
        page.goto(f"{hall.address}/shuffle/{self.table}")
        return page


def ended(hall: Hall, open_page: OpenPage, language: str = "en", **wishes: object) -> Ended:
    """Open a table, sit down by the link, and concede in the text view."""
    said = Messages(language)
    host, friend = open_page(language=language, **wishes), open_page()
    host.goto(f"{hall.address}/?view=text")
    host.click("button.friend")
    link = host.locator("input[readonly]").input_value()
    friend.goto(link)
    friend.click("button[type=submit]")
    host.get_by_role("button", name=said.say("text-concede"), exact=True).click()
    host.get_by_role("button", name=said.say("text-concede-again")).click()
    host.get_by_role("link", name=said.say("shuffle-link")).wait_for()
    friend.wait_for_selector('[data-table="over"]', state="attached")
    return Ended(host, friend, link.split("/t/")[1].split("#")[0])


def outcomes(page: Page) -> dict[str, str]:
    """Return the outcome of each step by its name."""
    steps = page.locator("[data-step]").all()
    return {str(one.get_attribute("data-step")): str(one.get_attribute("data-outcome")) for one in steps}


@pytest.mark.parametrize(("size", "language"), PHONE_FIRST)
def test_an_honest_shuffle_is_proved(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """To both players, from the link at the end; the page fits the window and can be read by everybody."""
    match = ended(hall, open_page, language, size=size)
    match.host.get_by_role("link", name=Messages(language).say("shuffle-link")).click()
    for page in (match.host, match.check(match.friend, hall)):
        page.wait_for_selector(VERDICT.format("proved"))
        assert set(outcomes(page).values()) == {"held"}
        assert len(outcomes(page)) == 5
    page = match.host
    for theme in THEMES:
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        checks.rest(page)
        page.screenshot(path=ARTEFACTS / f"shuffle-{language}-{size[0]}-{theme}.png", full_page=True)
        assert checks.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_commands_print_what_the_page_shows(hall: Hall, open_page: OpenPage) -> None:
    """A terminal comes to the same fingerprint and the same seed."""
    match = ended(hall, open_page)
    page = match.check(match.host, hall)
    page.wait_for_selector(VERDICT.format("proved"))
    commands = page.locator("pre").all_inner_texts()
    values = page.locator("dd").all_inner_texts()
    printed = [
        subprocess.run(["sh", "-c", command], capture_output=True, check=True).stdout.decode().split()[0]
        for command in commands[:2]
    ]
    assert printed == [values[0], values[-1]]
    assert commands[2] == f"everfree replay {match.table}.log --commitment {values[0]}"


def lie(route: Route) -> None:
    """Answer with a log whose record is consistent, but made of another secret."""
    answer = route.fetch()
    first, *rest = answer.text().split("\n")
    header = json.loads(first)
    record = header["shuffle"]
    record["secret"] = "0a" * 32
    record["commitment"] = commitment_to(record["match"], record["secret"])
    seed = seed_from(record["match"], record["secret"], tuple(record["nonces"]))
    header["seed"] = base64.b64encode(seed).decode()
    route.fulfill(response=answer, body="\n".join([json.dumps(header), *rest]))


def deny(route: Route) -> None:
    """Answer as a server that reveals another number at the seat of the reader."""
    answer = route.fetch()
    state = answer.json()
    state["revealed"]["nonces"][0] = "0a" * 32
    route.fulfill(response=answer, json=state)


def test_a_server_that_chose_another_secret_is_found(hall: Hall, open_page: OpenPage) -> None:
    """At the end of the match, and on the page: the browser remembers what it was shown and what it sent."""
    match = ended(hall, open_page)
    match.host.route("**/shuffle", deny)
    match.host.reload()
    match.host.get_by_role("alert").get_by_text("The shuffle is not what was promised.").wait_for()
    match.host.unroute("**/shuffle", deny)
    match.host.route("**/log", lie)
    page = match.check(match.host, hall)
    page.wait_for_selector(VERDICT.format("broken"))
    assert [step for step, outcome in outcomes(page).items() if outcome == "broken"] == ["shown"]


def test_a_file_is_checked_with_what_was_noted(hall: Hall, open_page: OpenPage, tmp_path: Path) -> None:
    """On another device nothing is stored: the two values are typed."""
    match = ended(hall, open_page)
    log = match.host.request.get(f"{hall.address}/api/tables/{match.table}/log").body()
    (tmp_path / "match.log").write_bytes(log)
    record = json.loads(log.split(b"\n")[0])["shuffle"]
    page = open_page()
    page.goto(f"{hall.address}/shuffle")
    page.set_input_files("input[type=file]", tmp_path / "match.log")
    page.wait_for_selector(VERDICT.format("open"))
    page.get_by_label("The fingerprint you were shown").fill(record["commitment"])
    page.get_by_label("The number your browser sent").fill(record["nonces"][0])
    page.wait_for_selector(VERDICT.format("proved"))
    page.get_by_label("The number your browser sent").fill("0" * 64)
    page.wait_for_selector(VERDICT.format("broken"))


def test_a_match_is_published_when_both_agree(hall: Hall, open_page: OpenPage) -> None:
    """Until then nobody else reads the log."""
    match = ended(hall, open_page)
    stranger = match.check(open_page(), hall)
    stranger.wait_for_selector(VERDICT.format("private"))
    for page in (match.host, match.friend):
        match.check(page, hall).get_by_role("button", name="I agree to publish").click()
    match.friend.wait_for_selector("[data-published]")
    stranger.reload()
    stranger.wait_for_selector(VERDICT.format("open"))
    assert outcomes(stranger)["seed"] == "held"


def test_while_the_match_goes_on_the_page_keeps_what_was_shown(hall: Hall, open_page: OpenPage) -> None:
    """The fingerprint can be noted; the secret is not there."""
    page = open_page()
    page.goto(hall.address)
    page.click("button.friend")
    page.get_by_role("link", name="How the shuffle is kept fair").click()
    page.wait_for_selector(VERDICT.format("later"))
    assert len(page.get_by_label("The fingerprint you were shown").input_value()) == 64
    assert len(page.get_by_label("The number your browser sent").input_value()) == 64
