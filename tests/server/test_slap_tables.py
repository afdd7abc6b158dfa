"""Real-time tables: one process judges, others forward, and another takes over when it dies."""

import os
import re
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import select
from tests.server.slapping import Player, open_table, rules

import everfree.slap
from everfree.cli.check.served import Process, Served
from everfree.server.client import Client, Guest
from everfree.server.judging.bench import BEAT_SECONDS, LEASE_MILLISECONDS
from everfree.server.slap_game.host import SlapHost
from everfree.server.storage.archives import SPECTATOR
from everfree.server.storage.schema import ARCHIVES, COMMANDS, JUDGES, TABLES
from everfree.slap.commands import Leave, Measure, Slap
from everfree.slap.events import Judged
from everfree.slap.table import KIND
from everfree.table.commands import Tick
from everfree.table.log import MatchLog, from_bytes
from everfree.table.match import Match, replay

Start = Callable[..., Served]

SLACK_SECONDS = 3.0
"""How much longer than its lease it may take to replace a judge on a machine that does other things."""


def played(guest: Guest, table: str) -> Match:
    """Replay the log of a finished match."""
    log: MatchLog = from_bytes(guest.fetch(f"/api/tables/{table}/log")[1], KIND.commands)
    return replay(log, KIND.start)


def claims(match: Match) -> Counter[tuple[int, int]]:
    """Count how often the slap of a seat at a card was judged."""
    verdicts = [event.verdict for event in match.game.told(0, 0) if isinstance(event, Judged)]
    return Counter([(one.claim.seat, one.claim.version) for verdict in verdicts for one in verdict.evidence])


def judge_of(server: Served, table: str) -> tuple[str, int]:
    """Return which process judges a table, and its number."""
    wanted = select(JUDGES.c.gateway, JUDGES.c.number).where(JUDGES.c.table == table)
    with server.engine.connect() as database:
        row = database.execute(wanted).one_or_none()
    return ("", 0) if row is None else (row.gateway, row.number)


def head(server: Served, table: str) -> int:
    """Return how many commands are stored."""
    with server.engine.connect() as database:
        return len(database.execute(select(COMMANDS.c.number).where(COMMANDS.c.match == table)).all())


def wait_for(wanted: Callable[[], Any], seconds: float = 20) -> float:
    """Wait until *wanted* returns something true; return for how many seconds."""
    began = time.monotonic()
    while not wanted():
        assert time.monotonic() < began + seconds, "it did not happen"
        time.sleep(0.02)
    return time.monotonic() - began


def archived(server: Served, table: str) -> set[int]:
    """Return whose archives of a match are stored."""
    with server.engine.connect() as database:
        return set(database.execute(select(ARCHIVES.c.viewer).where(ARCHIVES.c.match == table)).scalars())


class TestOneServer:
    """A match from the opening to the replay, on either database."""

    def test_people_and_computers_play_to_the_end(self, start_server: Start) -> None:
        """Everybody sees the same end; the log has the clock's rows and the measured connections."""
        server = start_server()
        guests = [server.guest() for _ in range(3)]
        table = open_table(guests, computers=1)
        clients = [guest.join(table) for guest in guests]
        clients[0].lag = 0.06
        players = [Player(client).begin() for client in clients]
        for player in players:
            player.join()

        match = played(guests[0], table)
        winners = match.game.outcome()
        assert winners is not None
        assert {tuple(one.client.view["winners"]) for one in players} == {winners.winners}
        assert match.game.digest() == server.game(table).digest()
        assert {Tick, Slap, Measure} <= {type(command) for command in match.log.commands}
        wait_for(lambda: archived(server, table) == {SPECTATOR, 0, 1, 2, 3}, 60)
        trips = [one.round_trip for one in match.log.commands if isinstance(one, Measure) and one.seat == 0]
        assert 60 <= trips[0] < 1000
        assert max(claims(match).values()) == 1
        accepted = [reply for one in players for reply in one.replies.values() if reply["is"] == "accepted"]
        assert len(accepted) > 10

    def test_eight_play_and_a_verdict_has_its_evidence(self, start_server: Start) -> None:
        """One person among seven computers; what was judged is in the view and in the log."""
        server = start_server()
        guest = server.guest()
        opened = guest.ask(
            "/api/tables", {"game": "slap", "seats": 8, "level": "hard", "options": {**rules(40)}}
        )
        player = Player(guest.join(opened["table"])).begin()
        player.join()

        assert len(player.client.view["players"]) == 8
        assert len(player.client.view["game"]["seats"]) == 8
        verdict = player.client.view["game"]["verdict"]
        assert {"claim", "least", "counted", "notes"} <= verdict["evidence"][0].keys()
        assert any(line.get("event") == "took" for line in player.client.log)

    def test_a_restart_goes_on(self, start_server: Start) -> None:
        """The next process judges with the next number, once the first has given its lease back."""
        server = start_server()
        guest = server.guest()
        table = open_table([guest], computers=2, cards=16)
        client = guest.join(table)
        client.until(lambda one: one.number > 3)
        assert judge_of(server, table)[1] == 1
        server.stop()
        server = start_server()
        guest.address = server.address
        Player(guest.join(table)).play()

        assert played(guest, table).game.outcome() is not None
        assert judge_of(server, table)[1] == 2

    def test_nobody_need_watch(self, start_server: Start) -> None:
        """A table that everybody has left is played to its end by the clock and the computers."""
        server = start_server()
        guest = server.guest()
        table = open_table([guest], computers=1, cards=16)
        client = guest.join(table)
        client.until(lambda one: one.number > 0)
        client.close()
        wait_for(lambda: not server.room(table).connections)
        again = guest.join(table)  # the judge is still there, and rules
        assert again.ask("command", command={"do": "join"})["is"] == "declined"
        again.close()
        wait_for(lambda: guest.ask(f"/api/tables/{table}").get("over"))
        wait_for(lambda: not server.holds(table))

    def test_a_server_finds_the_tables_that_nobody_judges(self, start_server: Start) -> None:
        """Nobody comes back after a restart; the match is played to its end all the same."""
        server = start_server()
        guest = server.guest()
        table = open_table([guest], computers=1, cards=12)
        guest.join(table).until(lambda one: one.number > 0)
        server.stop()
        server = start_server()
        with server.engine.begin() as database:
            database.execute(TABLES.update().where(TABLES.c.id == table).values(next_deadline=0))
        guest.address = server.address
        wait_for(lambda: guest.ask(f"/api/tables/{table}").get("over"))

    def test_what_a_player_may_not_do_is_declined(self, start_server: Start) -> None:
        """With a sentence: undo and stops, commands of the table itself, and nonsense."""
        server = start_server()
        guest = server.guest()
        client = guest.join(open_table([guest], computers=1, cards=200))
        client.until(lambda one: one.number > 0)
        for command in ({"do": "tick"}, {"do": "measure", "round_trip": 9, "jitter": 9}, {"do": "slap"}, {}):
            reply = client.ask("command", command=command)
            assert reply["reason"]["key"] == "refused-not-for-the-game", command
        assert client.ask("undo")["reason"]["key"] == "refused-not-for-the-game"
        reply = client.ask("command", command={"do": "slap", "version": 10**6, "reaction": 300})
        assert reply["reason"]["key"] == "slap-refused-not-shown"
        assert client.ask("command", command={"do": "join"})["reason"]["key"] == "slap-refused-seat-taken"
        assert client.ask("concede")["is"] == "accepted"

    def test_a_request_sent_twice_is_done_once(self, start_server: Start) -> None:
        """The same nonce gets the same answer; for another request it is refused."""
        server = start_server()
        guest = server.guest()
        client = guest.join(open_table([guest], computers=1, cards=200))
        client.until(lambda one: one.view["game"]["version"] > 0)
        slap = {"do": "slap", "version": client.view["game"]["version"], "reaction": 300}
        first = client.ask("command", nonce="twice", command=slap)
        assert first["is"] == "accepted"
        assert client.ask("command", nonce="twice", command=slap) == first
        other = client.ask("command", nonce="twice", command={**slap, "reaction": 301})
        assert other["reason"]["key"] == "table-nonce-used"

    @pytest.mark.parametrize(
        "wish",
        [
            {"seats": 9},
            {"seats": 1},
            {"seats": 2, "computers": 2, "against": "friend"},
            {"level": "godlike"},
            {"options": {"limit": None}},
            {"options": {"judging": "keys"}},
            {"options": {"decks": 0}},
            {"options": {"nonsense": 1}},
            {"options": {"composition": []}},
            {"options": {"limit": {"type": "cards", "cards": 10**9}}},
            {"options": {"limit": {"type": "minutes", "minutes": 600}}},
            {"clock": {"bank": 60000}},
        ],
    )
    def test_impossible_tables_are_refused(self, server: Served, wish: dict[str, Any]) -> None:
        """With status 400."""
        assert server.guest().fetch("/api/tables", {"game": "slap", **wish})[0] == 400


class TestRefusals:
    """A player reads why a command was refused."""

    NEVER_HEARD = (
        *("bad-options", "bad-players", "too-few-cards"),  # when a table is opened
        *("nothing-due", "time-first", "time-runs-backwards", "no-way-back"),  # the judge knows better
        *("no-such-reaction", "table-full"),  # what can't be read, and guests
    )

    def test_every_reason_has_its_sentence(self) -> None:
        """Read off the source of the game."""
        source = "".join(path.read_text() for path in Path(everfree.slap.__file__).parent.glob("*.py"))
        reasons = set(re.findall(r'(?:Refused\(|return |else )"([a-z]+(?:-[a-z]+)+|banned)"', source))
        heard = reasons.difference(self.NEVER_HEARD)

        assert {"banned", "no-slapping-in", "not-asked", "too-soon"} < heard
        assert all(SlapHost().refused(reason).key for reason in heard)

    def test_a_command_that_fails_is_declined_and_the_game_goes_on(self, start_server: Start) -> None:
        """The fault is recorded."""
        server = start_server()
        guest = server.guest()
        client = guest.join(open_table([guest], computers=1, cards=200))
        client.until(lambda one: one.number > 0)
        with patch.object(SlapHost, "refused", side_effect=RuntimeError("no words")):
            reply = client.ask("command", command={"do": "slap", "version": 10**6, "reaction": 300})
        assert reply["reason"]["key"] == "server-failed"
        assert server.hall.services.faults.totals["request"] == 1
        number = client.number
        client.until(lambda one: one.number > number + 2)


class TestTwoGateways:
    """The players of a table are connected to different processes."""

    def test_commands_are_forwarded_to_the_judge(self, start_gateway: Start) -> None:
        """Two processes, four players, one judge; both processes have the same state in the end."""
        one, two = start_gateway(), start_gateway()
        guests = [Guest(server.address) for server in (one, two, one, two)]
        table = open_table(guests)
        players = [Player(guest.join(table)).begin() for guest in guests]
        for player in players:
            player.join()

        match = played(guests[1], table)
        assert {one.game(table).digest(), two.game(table).digest()} == {match.game.digest()}
        assert judge_of(one, table)[1] == 1
        assert max(claims(match).values(), default=1) == 1
        for player in players:
            assert any(reply["is"] == "accepted" for reply in player.replies.values())

    @pytest.mark.parametrize("ends", [True, False])
    def test_a_clean_stop_hands_the_table_over(self, start_gateway: Start, *, ends: bool) -> None:
        """Another process goes on, without waiting for the lease to lapse, while the first one drains."""
        with patch("everfree.server.judging.bench.LEASE_MILLISECONDS", 600_000):
            one, two = start_gateway(), start_gateway()
            guest = Guest(one.address)
            table = open_table([guest], computers=1, cards=200)
            guest.join(table).until(lambda client: client.number > 2)
            watcher = Guest(two.address).join(table, watch=True)
            assert judge_of(two, table) == (one.hall.services.gateway, 1)
            if ends:
                one.stop()
            else:
                one.hall.services.is_draining = True
            wait_for(lambda: judge_of(two, table)[1] == 2)
            taken = watcher.number
            watcher.until(lambda client: client.number > taken + 4)

            assert judge_of(two, table) == (two.hall.services.gateway, 2)


class Shared:
    """A table whose judge is a process of its own, with a player there and one at another process."""

    def __init__(self, stays: Served, tmp_path: Path) -> None:
        self.stays = stays
        self.judge = Process(tmp_path, "--beat", "0.5", services=stays.services)
        self.guests = [Guest(self.judge.address), Guest(stays.address)]
        self.table = open_table(self.guests, computers=1, cards=44)
        self.there = Player(self.guests[0].join(self.table))
        wait_for(lambda: judge_of(stays, self.table)[1] == 1)
        self.here = Player(self.guests[1].join(self.table)).begin()
        self.there.client.until(lambda client: client.number > 6)
        assert judge_of(stays, self.table) != (stays.hall.services.gateway, 1)

    @property
    def number(self) -> int:
        """The number of the judge."""
        return judge_of(self.stays, self.table)[1]

    def until_replaced(self) -> float:
        """Wait until another process has judged something; return for how many seconds."""
        began = time.monotonic()
        wait_for(lambda: self.number == 2)
        stored = head(self.stays, self.table)
        wait_for(lambda: head(self.stays, self.table) > stored)
        return time.monotonic() - began

    def check(self) -> Match:
        """Check that the match has ended, that no slap was judged twice and that it replays."""
        match = played(self.guests[1], self.table)
        assert match.game.outcome() is not None
        assert max(claims(match).values(), default=1) == 1
        times = [command.at for command in match.log.commands]
        assert times == sorted(times)
        assert match.game.digest() == self.stays.game(self.table).digest()
        return match


BOUND_SECONDS = LEASE_MILLISECONDS / 1000 + BEAT_SECONDS + SLACK_SECONDS


def test_a_killed_judge_is_replaced(start_gateway: Start, tmp_path: Path) -> None:
    """Within its lease and a beat; what was forwarded meanwhile counts from when it arrived."""
    shared = Shared(start_gateway(), tmp_path)
    shared.judge.kill()
    taken = shared.until_replaced()
    print(f"replaced after {taken:.2f} s")  # noqa: T201 - a figure

    assert taken < BOUND_SECONDS
    shared.guests[0].address = shared.stays.address
    back = Player(shared.guests[0].join(shared.table)).begin()
    for player in (shared.here, back):
        player.join()
    shared.check()


def test_a_frozen_judge_does_not_come_back(start_gateway: Start, tmp_path: Path) -> None:
    """It wakes up, can't append, follows the other judge, and forwards what its own player sends."""
    shared = Shared(start_gateway(), tmp_path)
    os.kill(shared.judge.pid, signal.SIGSTOP)
    try:
        taken = shared.until_replaced()
        print(f"replaced after {taken:.2f} s")  # noqa: T201 - a figure
    finally:
        os.kill(shared.judge.pid, signal.SIGCONT)
    shared.there.begin()
    for player in (shared.here, shared.there):
        player.join()

    assert taken < BOUND_SECONDS
    assert shared.number == 2
    shared.check()
    shared.judge.stop()


def test_a_command_sent_while_nobody_judges_counts_from_its_arrival(
    start_gateway: Start, tmp_path: Path
) -> None:
    """The next judge rules on it, at the time at which a server received it."""
    shared = Shared(start_gateway(), tmp_path)
    watcher: Client = shared.guests[1].join(shared.table)  # takes the seat over from the player
    room = shared.stays.room(shared.table)
    shared.judge.kill()
    time.sleep(0.3)  # what the judge has stored is here by now
    sent = room.services.now() - room.record.began
    reply = watcher.ask("concede")
    ruled = room.services.now() - room.record.began

    assert reply["is"] == "accepted"
    command = room.seated().match.log.commands[reply["number"] - 1]
    assert isinstance(command, Leave)
    assert ruled - sent > 500
    assert abs(command.at - sent) < (ruled - sent) / 2
