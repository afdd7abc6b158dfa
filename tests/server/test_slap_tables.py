"""Real-time tables: one process judges, others forward, and another takes over when it dies."""

import os
import re
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import select
from tests.server.slapping import Player, archived, open_table, played, rules, wait_for

import everfree.slap
from everfree.cli.check.served import Process, Served
from everfree.server.client import Client, Guest
from everfree.server.judging.bench import BEAT_SECONDS, LEASE_MILLISECONDS, Bench
from everfree.server.judging.docket import PATIENCE_SECONDS
from everfree.server.slap_game.host import SlapHost
from everfree.server.storage.archives import SPECTATOR
from everfree.server.storage.schema import COMMANDS, JUDGES, TABLES
from everfree.slap.commands import Leave, Measure, Slap
from everfree.slap.events import Judged
from everfree.table.commands import Tick
from everfree.table.match import Match

Start = Callable[..., Served]

SLACK_SECONDS = 10.0
"""How much longer than its lease it may take to replace a judge on a machine that does other things."""


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


class TestOneServer:
    """A match from the opening to the replay, on either database."""

    def test_people_and_computers_play_to_the_end(self, start_server: Start) -> None:
        """Everybody sees the same end; the log has the clock's rows and the measured connections."""
        server = start_server()
        guests = [server.guest() for _ in range(3)]
        jokers = {**rules(30), "joker": "slap", "jokers_per_deck": 9}  # so that there is something to slap
        table = open_table(guests, computers=1, options=jokers)
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

        summary = guest.ask(f"/api/tables/{opened['table']}")
        assert player.client.view["game_name"] == summary["game_name"] == "slap"
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
        assert client.ask("command", command={"do": "join"})["reason"]["key"] == "refused-not-for-the-game"
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
            {"options": {"limit": "long"}},
            {"options": {"chances": 3}},
            {"clock": {"bank": 60000}},
        ],
    )
    def test_impossible_tables_are_refused(self, server: Served, wish: dict[str, Any]) -> None:
        """With status 400."""
        assert server.guest().fetch("/api/tables", {"game": "slap", **wish})[0] == 400

    @pytest.mark.parametrize(
        ("wish", "name"),
        [
            ({"game": "slap", "deck": "rainbow-dash"}, "deck"),
            ({"game": "slap", "card": "pr114"}, "card"),
            ({"game": "slap", "cards": "[]"}, "cards"),
            ({"game": "slap", "lesson": "first-turn"}, "lesson"),
            ({"game": "slap", "edition": "absolute_discord"}, "edition"),
            ({"game": "slap", "undo_policy": "free"}, "undo_policy"),
            ({"seats": 2}, "seats"),
            ({"against": "friend", "computers": 1}, "computers"),
            ({"options": {"limit": None}}, "options"),
        ],
    )
    def test_members_of_other_games_are_refused(
        self, server: Served, wish: dict[str, Any], name: str
    ) -> None:
        """None is ignored; one with its default says nothing."""
        status, body = server.guest().fetch("/api/tables", wish)

        assert status == 400
        reason = msgspec.json.decode(body)["reason"]
        assert (reason["key"], reason["args"]) == ("table-not-in-this-game", {"name": name})
        usual = {"game": "slap", "deck": "", "undo_policy": "ask", "edition": "comprehensive"}
        assert server.guest().fetch("/api/tables", usual)[0] == 201

    def test_a_guest_brings_no_deck(self, server: Served) -> None:
        """It would be ignored."""
        host, friend = server.guest(), server.guest()
        opened = host.ask("/api/tables", {"game": "slap", "against": "friend", "seats": 2})
        invite = opened["invite"].partition("#invite=")[2]
        path = f"/api/tables/{opened['table']}/seats"

        status, body = friend.fetch(path, {"invite": invite, "deck": "rainbow-dash"})
        assert (status, b"table-not-in-this-game" in body) == (400, True)
        assert friend.fetch(path, {"invite": invite})[0] == 201

    def test_the_first_view_shows_oneself_there(self, server: Served) -> None:
        """Also at a table whose match began before one came."""
        guests = [server.guest(), server.guest()]
        table = open_table(guests)

        for seat, guest in enumerate(guests):
            client = guest.join(table)
            me = msgspec.json.decode(client.received[0])["view"]["players"][seat]
            assert me["connected"]
            assert "away_since" not in me
            client.close()

    @pytest.mark.parametrize(
        ("options", "key", "words"),
        [
            ({"slap_window_ms": 10_000}, "slap-bad-number", {"slap_window_ms", "0", "300"}),
            ({"slap_window_ms": "150"}, "slap-bad-number", {"slap_window_ms", "0", "300"}),
            ({"compensation_cap_ms": 251}, "slap-bad-number", {"compensation_cap_ms", "0", "250"}),
            ({"chances": {"villain": 10}}, "slap-bad-number", {"villain", "1", "9"}),
            ({"limit": {"type": "minutes", "minutes": 61}}, "slap-bad-number", {"minutes", "1", "60"}),
            ({"limit": None}, "slap-needs-limit", {"60", "5000"}),
            ({"joker": "wilder"}, "slap-no-such-value", {"joker", "challenge5, plain, slap, wild"}),
            ({"nonsense": 1}, "slap-no-such-option", {"nonsense"}),
            (
                {"turn_timeout_ms": 400},
                "slap-timeout-too-short",
                set(),
            ),
        ],
    )
    def test_the_refusal_says_which_house_rule(
        self, server: Served, options: dict[str, Any], key: str, words: set[str]
    ) -> None:
        """And what it can be."""
        status, answer = server.guest().fetch("/api/tables", {"game": "slap", "options": options})
        reason = msgspec.json.decode(answer)["reason"]
        assert (status, reason["key"], set(reason.get("args", {}).values())) == (400, key, words)

    def test_after_the_end_the_answer_comes_at_once(self, start_server: Start) -> None:
        """The match is over, whatever is asked for; a request of before has the number it had."""
        server = start_server()
        guest = server.guest()
        client = guest.join(open_table([guest], computers=1, cards=200))
        client.until(lambda one: one.number > 0)
        left = client.ask("concede", nonce="left")
        client.until(lambda one: one.is_over)
        began = time.monotonic()
        slap = {"do": "slap", "version": 1, "reaction": 300}
        assert client.ask("command", command=slap)["reason"]["key"] == "refused-game-over"
        assert client.ask("answer", answers=[0])["reason"]["key"] == "refused-game-over"
        assert client.ask("concede", nonce="left") == left
        assert time.monotonic() - began < PATIENCE_SECONDS / 2

    def test_the_view_says_from_when_a_card_may_be_played(self, start_server: Start) -> None:
        """Until then it is refused."""
        server = start_server()
        guest = server.guest()
        options = {"min_play_interval_ms": 5000, "turn_timeout_ms": 6000}
        wish = {"game": "slap", "seats": 2, "options": options}
        client = guest.join(guest.ask("/api/tables", wish)["table"])
        client.until(lambda one: one.view["game"]["may_play"])
        if client.view["game"]["version"] == 0:
            assert client.view["game"].get("play_from", 0) == 0
            assert client.ask("answer", answers=[0])["is"] == "accepted"
        client.until(lambda one: one.view["game"]["version"] > 0 and one.view["game"]["may_play"])
        game = client.view["game"]
        assert game["play_from"] - game["shown"] == 5000
        assert client.ask("answer", answers=[0])["reason"]["key"] == "slap-refused-too-soon"


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

    @pytest.mark.parametrize("name", ["nonsense", "seat", "at", "since", "round_trip"])
    def test_an_unknown_member_of_a_command_is_refused(self, server: Served, name: str) -> None:
        """Like one of any other message; so are those that the server sets."""
        guest = server.guest()
        client = guest.join(open_table([guest], computers=1, cards=200))
        reply = client.ask("command", command={"do": "slap", "version": 1, "reaction": 300, name: 1})

        assert reply["is"] == "declined"
        assert reply["reason"] == {**reply["reason"], "key": "server-unknown-member", "args": {"name": name}}
        client.close()

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
    """A table whose judge is a process of its own, with a player there and one at another process.

    The other process takes no lease until it is let: a busy machine changes nothing before.
    """

    def __init__(self, stays: Served, tmp_path: Path) -> None:
        self.stays = stays
        self._is_let = threading.Event()
        sit = Bench.sit

        async def wait_or_sit(bench: Bench) -> None:
            if self._is_let.is_set():
                await sit(bench)

        self._waiting = patch.object(Bench, "sit", wait_or_sit)
        self._waiting.start()
        self.judge = Process(tmp_path, "--beat", "0.5", services=stays.services)
        self.guests = [Guest(self.judge.address), Guest(stays.address)]
        self.table = open_table(self.guests, computers=1, cards=44)
        self.there = Player(self.guests[0].join(self.table))
        wait_for(lambda: judge_of(stays, self.table)[1] == 1)
        self.here = Player(self.guests[1].join(self.table)).begin()
        self.there.client.until(lambda client: client.number > 6)
        assert judge_of(stays, self.table) != (stays.hall.services.gateway, 1)

    def let(self) -> None:
        """Let the other process judge."""
        self._is_let.set()
        self._waiting.stop()

    @property
    def number(self) -> int:
        """The number of the judge."""
        return judge_of(self.stays, self.table)[1]

    def until_replaced(self) -> float:
        """Wait until another process has judged something; return for how many seconds."""
        began, stored = time.monotonic(), head(self.stays, self.table)
        self.let()
        wait_for(lambda: self.number >= 2)
        wait_for(lambda: head(self.stays, self.table) > stored + 1)  # one could be on its way before
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


NOBODY_SECONDS = 2.0
"""How long nobody judges, in one test."""
BOUND_SECONDS = LEASE_MILLISECONDS / 1000 + BEAT_SECONDS + SLACK_SECONDS


@pytest.fixture
def shared(start_gateway: Start, tmp_path: Path) -> Iterator[Shared]:
    """Give such a table."""
    made = Shared(start_gateway(), tmp_path)
    yield made
    made.let()


def test_a_killed_judge_is_replaced(shared: Shared) -> None:
    """Within its lease and a beat; what was forwarded meanwhile counts from when it arrived."""
    shared.judge.kill()
    taken = shared.until_replaced()
    print(f"replaced after {taken:.2f} s")  # noqa: T201 - a figure

    assert taken < BOUND_SECONDS
    shared.guests[0].address = shared.stays.address
    back = Player(shared.guests[0].join(shared.table)).begin()
    for player in (shared.here, back):
        player.join()
    shared.check()


def test_a_frozen_judge_does_not_come_back(shared: Shared) -> None:
    """It wakes up, can't append, follows the other judge, and forwards what its own player sends."""
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
    assert any(reply["is"] == "accepted" for reply in shared.there.replies.values())
    shared.check()
    shared.judge.stop()


def test_a_command_sent_while_nobody_judges_counts_from_its_arrival(shared: Shared) -> None:
    """The next judge rules on it, at the time at which a server received it."""
    watcher: Client = shared.guests[1].join(shared.table)  # takes the seat over from the player
    room = shared.stays.room(shared.table)
    shared.judge.kill()
    time.sleep(0.3)  # what the judge has stored is here by now
    threading.Timer(NOBODY_SECONDS, shared.let).start()
    sent = room.services.now() - room.record.began
    reply = watcher.ask("concede")
    ruled = room.services.now() - room.record.began

    assert reply["is"] == "accepted"
    command = room.seated().match.log.commands[reply["number"] - 1]
    assert isinstance(command, Leave)
    assert ruled - sent > NOBODY_SECONDS * 1000
    assert abs(command.at - sent) < (ruled - sent) / 2
