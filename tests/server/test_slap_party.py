"""A table for friends: what an invitation tells, beginning with those who are there, leaving."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.slapping import open_table, rules, wait_for

from everfree.cli.check.served import Served
from everfree.messages import Messages
from everfree.server.client import Client, Guest
from everfree.server.protocol import NewTable
from everfree.server.slap_game.announcing import house_rule_sentences
from everfree.server.slap_game.host import SlapHost
from everfree.server.storage import records
from everfree.server.storage.records import Chair, Record
from everfree.server.storage.schema import SEATS
from everfree.server.storage.sqlite import SqliteDatabase, open_sqlite
from everfree.server.tables.new_tables import Draw, new_table, usual_header
from everfree.slap.options import Cards, ChallengeChances, Options

Start = Callable[..., Served]

SEED = bytes(32)
PARTY = {"game": "slap", "against": "friend"}


def opened(guest: Guest, seats: int, **wish: Any) -> tuple[str, str]:
    """Open a table for friends; return its id and the code of its link."""
    found = guest.ask("/api/tables", {**PARTY, "seats": seats, **wish})
    return found["table"], found["invite"].partition("#invite=")[2]


def sit(guest: Guest, table: str, invite: str) -> tuple[int, bytes]:
    """Ask for a seat; return the status and the answer."""
    return guest.fetch(f"/api/tables/{table}/seats", {"invite": invite})


class TestInvitation:
    """What somebody reads before they sit down."""

    def test_it_tells_who_is_there_and_the_house_rules(self, server: Served) -> None:
        """The seats, the names, and the rules as sentences; the same rules at the table."""
        host, friend = server.guest(), server.guest()
        table, _invite = opened(host, 4, name="Ada", computers=1, options={"penalty_cards": 2})

        read = friend.ask(f"/api/tables/{table}")

        assert (read["seats"], read["players"][0], len(read["players"])) == (4, "Ada", 2)
        keys = [rule["key"] for rule in read["rules"]]
        assert keys == ["slap-house-minutes", "slap-house-guests", "slap-house-penalty"]
        assert host.join(table).view["rules"] == read["rules"]

    def test_a_full_table_says_so(self, server: Served) -> None:
        """As many players as seats: a late guest is led to the table, not to a form."""
        guests = [server.guest() for _ in range(2)]
        table = open_table(guests)

        read = server.guest().ask(f"/api/tables/{table}")

        assert len(read["players"]) == read["seats"] == 2

    def test_a_table_that_is_shown_later_does_not_tell_that_it_is_full(self, server: Served) -> None:
        """Whoever may not know yet that the match has begun reads of one player."""
        guests = [server.guest() for _ in range(2)]
        table = open_table(guests, spectator_delay=-1)

        assert len(server.guest().ask(f"/api/tables/{table}")["players"]) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_house_rule_has_its_sentence(language: str) -> None:
    """Each option that differs is told; no message is missing."""
    messages = Messages(language)
    usual = len(house_rule_sentences(Options()))
    others: list[dict[str, Any]] = [
        {"chances": ChallengeChances(alicorn=5)},
        {"joker": "slap"},
        {"joker": "challenge5"},
        {"joker": "plain"},
        {"jokers_per_deck": 0},
        {"decks": 2},
        {"short_challenge": "fail"},
        {"compensation_cap_ms": 0},
        {"photo_finish": "signs"},
        {"min_play_interval_ms": 1200},
        {"penalty_cards": 3},
        {"text_symbols": True},
    ]
    for option in others:
        assert len(house_rule_sentences(Options(**option))) == usual + 1, option
    others += [{"limit": None}, {"limit": Cards(200)}, {"slap_in": "nobody"}]
    for option in others:
        for sentence in house_rule_sentences(Options(**option)):
            arguments = {name: one for name, one in sentence.args.items() if isinstance(one, str | int)}
            assert messages.say(sentence.key, **arguments)


class TestBeginning:
    """Whoever opened the table begins with those who are there."""

    def test_the_free_seats_are_given_up(self, start_server: Start) -> None:
        """Two of four begin; the next one watches, and the rematch is for two."""
        server = start_server()
        host, friend = server.guest(), server.guest()
        table, invite = opened(host, 4, options=rules(6))
        waiting = host.join(table)
        assert "may_begin" not in waiting.view
        sit(friend, table, invite)
        waiting.until(lambda one: one.view.get("may_begin"))
        other = friend.join(table)
        assert "may_begin" not in other.view

        host.ask(f"/api/tables/{table}/begin", {})

        for client in (waiting, other):
            client.until(lambda one: one.view.get("game"))
            assert len(client.view["players"]) == client.view["game"]["dealt"] == 2
        assert sit(server.guest(), table, invite)[0] == 409
        for client in (waiting, other):
            client.until(lambda one: one.is_over, 60)
        again = host.ask(f"/api/tables/{table}/rematch", {"swap": False})["table"]
        assert len(host.join(again).view["players"]) == 2

    def test_only_whoever_opened_it_and_not_alone(self, server: Served) -> None:
        """A guest is refused, and so is a host without anybody."""
        host, friend = server.guest(), server.guest()
        table, invite = opened(host, 3)
        assert host.fetch(f"/api/tables/{table}/begin", {})[0] == 409
        sit(friend, table, invite)
        assert friend.fetch(f"/api/tables/{table}/begin", {})[0] == 403
        assert server.guest().fetch(f"/api/tables/{table}/begin", {})[0] == 403

    def test_the_card_game_does_not(self, server: Served) -> None:
        """A game for two has no seats to give up."""
        host = server.guest()
        table = host.ask("/api/tables", {"against": "friend"})["table"]
        assert host.fetch(f"/api/tables/{table}/begin", {})[0] == 409

    def test_somebody_who_sits_down_at_the_same_moment_plays_or_is_told(self, start_server: Start) -> None:
        """However the race ends, every stored seat is dealt in, and who got none was told so."""
        server = start_server()
        for _ in range(12):
            host, friend, third = server.guest(), server.guest(), server.guest()
            table, invite = opened(host, 4, options=rules(4))
            sit(friend, table, invite)
            statuses: list[int] = []
            at_once = threading.Barrier(2)

            def late(
                third: Guest = third,
                table: str = table,
                invite: str = invite,
                statuses: list[int] = statuses,
                at_once: threading.Barrier = at_once,
            ) -> None:
                at_once.wait()
                statuses.append(sit(third, table, invite)[0])

            thread = threading.Thread(target=late)
            thread.start()
            at_once.wait()
            host.ask(f"/api/tables/{table}/begin", {})
            thread.join()

            view = host.join(table).view
            with server.engine.connect() as database:
                wanted = select(SEATS.c.seat).where(SEATS.c.table == table)
                stored = len(database.execute(wanted).all())
            assert view["game"]["dealt"] == stored == (3 if statuses == [201] else 2)
            assert statuses in ([201], [409])


class TestStoredBeginning:
    """What the database decides when a beginning and a guest meet."""

    @pytest.fixture
    def database(self, tmp_path: Path) -> Iterator[SqliteDatabase]:
        """Give a database of its own."""
        opened_here = open_sqlite(tmp_path / "tables.sqlite")
        yield opened_here
        opened_here.close()

    def table(self, database: SqliteDatabase) -> Record:
        """Store a table for four at which two sit."""
        host = SlapHost()
        wish = NewTable(game="slap", against="friend", seats=4)
        record = new_table(host, host.opening(wish, SEED), "ada", "Ada", Draw("t", SEED))
        with database.engine.begin() as connection:
            records.add(connection, record)
        self.sit(database, record, 1)
        return self.found(database)

    def found(self, database: SqliteDatabase) -> Record:
        """Read the table."""
        with database.engine.begin() as connection:
            record = records.find(connection, "t")
        assert record is not None
        return record

    def sit(self, database: SqliteDatabase, record: Record, seat: int) -> None:
        """Take a seat."""
        chair = Chair(seat, f"guest {seat}", "Bo", "", b"{}")
        with database.engine.begin() as connection:
            records.sit_down(connection, record.id, chair, None, None, "")

    def begin(self, database: SqliteDatabase, record: Record) -> None:
        """Begin with those who sit there as far as *record* knows."""
        full = replace(record, seats=len(record.chairs))
        full = replace(full, header=usual_header(SlapHost(), full))
        with database.engine.begin() as connection:
            records.begin_early(connection, record=full, before=record.seats, begun=None, build="")

    def test_a_beginning_before_a_guest(self, database: SqliteDatabase) -> None:
        """The guest, who read of a free seat, gets none."""
        record = self.table(database)
        self.begin(database, record)

        with pytest.raises(records.SeatTaken):
            self.sit(database, record, 2)
        assert (self.found(database).seats, len(self.found(database).chairs)) == (2, 2)

    def test_a_guest_before_a_beginning(self, database: SqliteDatabase) -> None:
        """The beginning, which knew of two, is not stored; with three it is."""
        record = self.table(database)
        self.sit(database, record, 2)

        with pytest.raises(records.SeatTaken):
            self.begin(database, record)
        now = self.found(database)
        assert (now.header, now.seats) == (None, 4)
        self.begin(database, now)
        assert (self.found(database).seats, self.found(database).header is None) == (3, False)


def late_slap(client: Client) -> list[dict[str, Any]]:
    """Slap each match after somebody has won it, until a slap counts as late, and return that one.

    On a busy machine the next card may lie there before a slap arrives; then the next match is tried.
    """
    tried: set[int] = set()
    until = time.monotonic() + 60

    def is_late(one: Client) -> bool:
        assert time.monotonic() < until, "no slap was late"
        game = one.view["game"]
        if game["verdict"] is not None:
            version = game["verdict"]["evidence"][0]["claim"]["version"]
            if version not in tried:
                tried.add(version)
                one.ask("command", command={"do": "slap", "version": version, "reaction": 900})
        return bool(one.view["game"]["late"])

    client.until(is_late)
    late: list[dict[str, Any]] = client.view["game"]["late"]
    return late


def test_a_late_right_slap_is_in_the_view_with_its_time(start_server: Start) -> None:
    """The verdict stays as it was; the slap that came after it is told beside it."""
    server = start_server()
    guest = server.guest()
    options = {
        **rules(400),
        "joker": "slap",
        "jokers_per_deck": 9,
        "turn_timeout_ms": 1500,
        "min_play_interval_ms": 900,
    }
    wish = {"game": "slap", "level": "hard", "seats": 2, "options": options}
    client = guest.join(guest.ask("/api/tables", wish)["table"])

    late = late_slap(client)

    assert [one["claim"]["seat"] for one in late] == [0]
    assert late[0]["counted"] > 0
    assert client.view["game"]["verdict"]["winner"] == 1


class TestList:
    """The list of one's own games."""

    def test_it_speaks_of_cards(self, server: Served) -> None:
        """The game's own sentence, with the number of players and one's cards."""
        guest = server.guest()
        guest.ask("/api/tables", {"game": "slap", "seats": 4})

        (mine,) = guest.ask("/api/tables")

        assert mine["standing"]["key"] == "home-frappe-standing"
        assert mine["standing"]["args"] == {"players": "4", "cards": mine["score"][0]}

    def test_a_game_that_was_left_is_not_offered(self, start_server: Start) -> None:
        """The others play on, and only they find it again."""
        server = start_server()
        guests = [server.guest() for _ in range(3)]
        table = open_table(guests, options={**rules(5000), "turn_timeout_ms": 5000})
        clients = [guest.join(table) for guest in guests]

        clients[0].ask("concede")

        wait_for(lambda: guests[0].ask("/api/tables") == [])
        assert [one["table"] for one in guests[1].ask("/api/tables")] == [table]
