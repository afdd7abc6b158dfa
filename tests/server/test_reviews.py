"""Reviews of finished matches: the same moments as `everfree review`, from small questions to workers."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from tests.server.thinking_here import Here, thinks_here

from everfree.ccg.table import PonyTable
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.cli.replay import replayed
from everfree.lessons.reviews import told
from everfree.players.reviewing import decisions, review
from everfree.server.card_game import thinking
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Guest
from everfree.server.limits import Limits
from everfree.table.game import Refused
from everfree.table.match import Match

Serve = Callable[..., Served]


@pytest.fixture
def here(server: Served, monkeypatch: pytest.MonkeyPatch) -> Here:
    """Give what answers instead of worker processes, with so few nodes that no time runs out."""
    return thinks_here(server, monkeypatch)


def finished(server: Served, answers: int = 12, guest: Guest | None = None) -> tuple[Guest, str]:
    """Play a match against a computer, and concede after some answers."""
    guest = guest or server.guest()
    table: str = guest.ask("/api/tables", {"seed": "3", "level": "random", "deck": "rainbow-dash"})["table"]
    client = guest.join(table)
    for _ in range(answers):
        client.until(lambda client: client.question is not None)
        last = len(client.question["options"]) - 1 if client.question is not None else 0
        number = client.ask("answer", answers=[last])["number"]
        client.until(lambda client, number=number: client.number >= number)
    client.ask("concede")
    client.until(lambda client: client.is_over)
    client.close()
    return guest, table


def reviewed(guest: Guest, table: str) -> tuple[dict[str, Any], list[tuple[int, int]]]:
    """Ask for a review until it is done; return it, and how far it was each time."""
    seen = []
    until = time.monotonic() + 120
    while time.monotonic() < until:
        found = guest.ask(f"/api/tables/{table}/review")
        seen.append((found["judged"], found["of"]))
        if found["moments"] is not None:
            return found, seen
        time.sleep(0.02)
    raise AssertionError(f"not done: {seen[-1]}")


def log_of(guest: Guest, table: str, folder: Path) -> Match:
    """Return a match from the log that its players may read."""
    file = folder / "match.log"
    file.write_bytes(guest.fetch(f"/api/tables/{table}/log")[1])
    return replayed(file)


def plain(told: object) -> Any:
    """Return something as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(told))


def refusal(guest: Guest, table: str) -> tuple[int, str]:
    """Return the status and the reason of a refused review."""
    status, body = guest.fetch(f"/api/tables/{table}/review")
    return status, msgspec.json.decode(body)["reason"]["key"]


def test_finds_the_moments_of_the_command_line(server: Served, here: Here, tmp_path: Path) -> None:
    """With the same seed; a moment is at the number where the player's replay shows it."""
    guest, table = finished(server)
    found, seen = reviewed(guest, table)
    assert seen == sorted(seen)
    assert found["judged"] == found["of"] > 0
    match = log_of(guest, table, tmp_path)
    assert isinstance(match.game, PonyTable)
    answers = list(decisions(match, 0))
    moments = [plain(told(one, match.game, answers)) for one in review(match, 0)]
    assert moments, "else the test shows nothing"
    assert [{**one, "command": 0} for one in found["moments"]] == [{**one, "command": 0} for one in moments]
    for ours, theirs in zip(moments, found["moments"], strict=True):
        shown = guest.ask(f"/api/tables/{table}/replay/{theirs['command']}")["game"]
        view = plain(match.at(ours["command"]).view(0))
        assert {**shown, "question": None} == {**view, "question": None}


def test_asks_small_questions_one_at_a_time(server: Served, here: Here, tmp_path: Path) -> None:
    """One about each answer with a choice, then the worst of them again; the moments are kept."""
    guest, table = finished(server)
    here.asked.clear()
    here.most = 0
    reviewed(guest, table)
    assert here.most == 1
    assert len({one.id for one in here.asked}) == len(here.asked)
    assert len({one.owner for one in here.asked} - {""}) == 1
    match = log_of(guest, table, tmp_path)
    asked = thinking.Suspect | thinking.Compare
    kinds = [type(msgspec.msgpack.decode(one.content, type=asked)) for one in here.asked]
    assert kinds.count(thinking.Suspect) == len(list(decisions(match, 0)))
    assert not [one for one in here.asked if match.log.header.seed in one.content]
    reviewed(guest, table)
    assert len(here.asked) == len(kinds)


def test_workers_judge_a_match(server: Served) -> None:
    """A short one, in processes of their own."""
    guest, table = finished(server, answers=1)
    found, _ = reviewed(guest, table)
    assert isinstance(found["moments"], list)


class TestRefused:
    """What can't be reviewed, and for whom."""

    def test_before_the_end_and_for_others(self, server: Served, duel: Duel) -> None:
        """Only a player learns what the player could have done, and only afterwards."""
        assert refusal(duel.host, duel.table) == (409, "table-review-later")
        assert refusal(Guest(server.address), duel.table) == (403, "table-review-of-others")
        duel.clients[0].ask("concede")
        duel.settle()
        assert refusal(Guest(server.address), duel.table) == (403, "table-review-of-others")

    def test_a_lesson(self, server: Served) -> None:
        """It has a coach."""
        guest = server.guest()
        table = guest.ask("/api/tables", {"against": "lesson", "lesson": "confront"})["table"]
        client = guest.join(table)
        client.ask("concede")
        client.until(lambda client: client.is_over)
        client.close()
        assert refusal(guest, table) == (409, "table-no-review")

    def test_a_second_one_of_a_guest(self, server: Served, here: Here) -> None:
        """Until the first is done."""
        guest, first = finished(server, 2)
        _, second = finished(server, 2, guest)
        other, third = finished(server, 2)
        here.waits = True
        assert guest.ask(f"/api/tables/{first}/review")["moments"] is None
        assert refusal(guest, second) == (429, "table-review-of-another")
        assert other.ask(f"/api/tables/{third}/review")["moments"] is None
        here.waits = False
        reviewed(guest, first)
        reviewed(guest, second)

    def test_one_that_no_worker_judges(self, server: Served, here: Here) -> None:
        """It is said once; who asks again begins it again."""
        guest, table = finished(server, 2)
        here.fails = True
        while guest.fetch(f"/api/tables/{table}/review")[0] == 200:
            time.sleep(0.02)
        here.fails = False
        assert reviewed(guest, table)[0]["moments"] is not None

    @pytest.mark.parametrize(
        ("error", "reason"),
        [
            (Refused("no-such-change"), "table-review-not-replayed"),
            (ZeroDivisionError(), "table-review-failed"),
        ],
    )
    def test_one_that_fails(self, server: Served, error: Exception, reason: str) -> None:
        """The guest who asked reads why, and nobody else notices."""
        guest, table = finished(server, 2)
        with patch.object(CardGameHost, "review", side_effect=error):
            assert guest.ask(f"/api/tables/{table}/review")["moments"] is None
            while (found := guest.fetch(f"/api/tables/{table}/review"))[0] == 200:
                time.sleep(0.02)
        assert msgspec.json.decode(found[1])["reason"]["key"] == reason


def test_only_so_many_are_kept(start_server: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that was asked for longest ago is forgotten, and made again when it is asked for."""
    server = start_server(limits=Limits(reviews=1))
    here = thinks_here(server, monkeypatch)
    guest, first = finished(server, 2)
    _, second = finished(server, 2, guest)
    here.asked.clear()
    reviewed(guest, first)
    once = len(here.asked)
    reviewed(guest, second)
    reviewed(guest, first)
    assert len(here.asked) == 3 * once > 0
