"""Provable shuffles: the server commits before it sees a nonce, and reveals its secret at the end."""

import base64
import logging
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from everfree.ccg.table import PonyTable
from everfree.cli.check.served import Served
from everfree.cli.replay import NotReplayed, replayed, shuffle_of
from everfree.messages import LANGUAGES, Messages
from everfree.server.card_game.sealing import sealed_question
from everfree.server.client import Client, Guest
from everfree.server.limits import Limits
from everfree.server.protocol import Problem
from everfree.server.storage import promises
from everfree.server.storage.database import now
from everfree.server.storage.promises import KEPT_MILLISECONDS
from everfree.server.storage.schema import PROMISES, TABLES
from everfree.server.tables.shuffling import new_promise
from everfree.table.log import Header, header_of
from everfree.table.shuffles import Shuffle, fault_in
from everfree.telling.speaking import speak


def nonce() -> str:
    """Choose a nonce as a browser does."""
    return secrets.token_hex(32)


class Pair:
    """Two guests at a table whose shuffle both take part in, unless they are told not to."""

    def __init__(self, server: Served, *, first: bool = True, second: bool = True, **wish: Any) -> None:
        self.server = server
        self.host, self.friend = server.guest(), server.guest()
        self.shown: dict[str, str] = self.host.ask("/api/commitments", {}) if first else {}
        self.nonces = (nonce() if first else "", nonce() if second else "")
        mine = {"table": self.shown["table"], "shuffle_nonce": self.nonces[0]} if first else {}
        opened = self.host.ask("/api/tables", {"against": "friend", "deck": "rainbow-dash", **mine, **wish})
        self.table: str = opened["table"]
        self.seen_by_friend: str = self.friend.ask(f"/api/tables/{self.table}").get("commitment", "")
        self.invite = opened["invite"].split("invite=")[1]
        self.clients: list[Client] = []

    @property
    def path(self) -> str:
        """The path of the table."""
        return f"/api/tables/{self.table}"

    def sit(self) -> "Pair":
        """Let the friend sit down, and connect both."""
        wish = {"invite": self.invite, "deck": "applejack", "shuffle_nonce": self.nonces[1]}
        self.friend.ask(f"{self.path}/seats", wish)
        self.clients = [self.host.join(self.table), self.friend.join(self.table)]
        return self

    def end(self) -> "Pair":
        """Let the first seat concede."""
        self.clients[0].ask("concede")
        self.clients[1].until(lambda client: client.is_over)
        return self

    def header(self, guest: Guest | None = None) -> Header:
        """Return the header of the log that a guest is given, by default the friend."""
        status, data = (guest or self.friend).fetch(f"{self.path}/log")
        assert status == 200
        return header_of(data)

    def close(self) -> None:
        """Disconnect both."""
        for client in self.clients:
            client.close()


@pytest.fixture
def pair(server: Served) -> Iterator[Pair]:
    """Give two guests at a table where all sit."""
    made = Pair(server).sit()
    yield made
    made.close()


def record(header: Header) -> Shuffle:
    """Return the record of a shuffle, which must be there."""
    assert header.shuffle is not None
    return header.shuffle


def reason(answer: tuple[int, bytes]) -> tuple[int, str]:
    """Return the status and the key of a refusal, which can be said in every language."""
    said = msgspec.json.decode(answer[1], type=Problem).reason
    assert all(speak(said, Messages(language), ["Iris", "Kiwi"]) for language in LANGUAGES)
    return answer[0], said.key


class TestSeed:
    """Who takes part in it."""

    def test_both_seats(self, pair: Pair, tmp_path: Path) -> None:
        """Both saw the same commitment before they sent their nonces; the log keeps to all three."""
        shown = pair.shown["commitment"]
        header = pair.end().header()

        assert (pair.shown["table"], pair.seen_by_friend) == (pair.table, shown)
        assert (record(header).commitment, record(header).nonces) == (shown, pair.nonces)
        assert fault_in(record(header), header.seed) == ""
        assert shuffle_of(header, shown).endswith("seats: 0 and 1.")
        assert pair.header(pair.host) == header
        revealed = {"secret": record(header).secret, "nonces": list(pair.nonces), "seed": header.seed.hex()}
        assert pair.friend.ask(f"{pair.path}/shuffle")["revealed"] == revealed
        file = tmp_path / "match.log"
        file.write_bytes(pair.host.fetch(f"{pair.path}/log")[1])
        assert replayed(file).game.outcome() is not None

    def test_the_players_are_dealt_from_it(self, pair: Pair) -> None:
        """The match itself has the seed of the record, and its decks are in the one order allowed."""
        room = pair.server.room(pair.table)
        header = room.seated().match.log.header
        assert room.host.kind.is_in_order(header)
        assert header.seed not in (room.record.seed, bytes.fromhex(record(header).secret))

    @pytest.mark.parametrize(
        ("first", "second", "seats"), [(True, False, (0,)), (False, True, (1,)), (False, False, ())]
    )
    def test_clients_without_a_nonce_play(
        self, server: Served, first: bool, second: bool, seats: tuple[int, ...]
    ) -> None:
        """The record says who took part; with nobody it proves nothing, and says that."""
        pair = Pair(server, first=first, second=second).sit()
        assert tuple(pair.host.ask(f"{pair.path}/shuffle").get("seats", ())) == seats
        header = pair.end().header()
        assert record(header).seats == seats
        assert record(header).commitment == pair.seen_by_friend
        assert ("could have chosen" in shuffle_of(header)) == (not seats)
        pair.close()

    def test_against_a_computer_only_the_player(self, server: Served) -> None:
        """The computer adds nothing, because the server could choose that."""
        guest, mine = server.guest(), nonce()
        shown = guest.ask("/api/commitments", {})
        wish = {"level": "random", "table": shown["table"], "shuffle_nonce": mine}
        table = guest.ask("/api/tables", wish)["table"]
        client = guest.join(table)
        client.ask("concede")
        header = header_of(guest.fetch(f"/api/tables/{table}/log")[1])
        assert table == shown["table"]
        assert record(header).nonces == (mine, "")
        assert shuffle_of(header, shown["commitment"]).endswith("seats: 0.")
        client.close()

    def test_a_chosen_seed_is_not_provable(self, server: Served) -> None:
        """Tests choose seeds; nothing claims that such a shuffle was fair."""
        pair = Pair(server, seed="7").sit()
        assert "commitment" not in pair.host.ask(f"{pair.path}/shuffle")
        assert pair.seen_by_friend == ""
        header = pair.end().header()
        assert header.shuffle is None
        assert "can’t be checked" in shuffle_of(header)
        with pytest.raises(NotReplayed, match="another fingerprint"):
            shuffle_of(header, pair.shown["commitment"])
        pair.close()

    @pytest.mark.parametrize("wish", [{"against": "lesson", "lesson": "first-steps"}, {"card": "pr10"}])
    def test_what_begins_in_the_middle_has_no_shuffle(self, server: Served, wish: dict[str, str]) -> None:
        """Lessons and trials are opened without a commitment, and refused with one."""
        guest = server.guest()
        lesson = guest.ask("/api/lessons")[0]["id"]
        wish = {**wish, "lesson": lesson} if "lesson" in wish else wish
        table = guest.ask("/api/tables", wish)["table"]
        assert "commitment" not in guest.ask(f"/api/tables/{table}/shuffle")
        shown = guest.ask("/api/commitments", {})
        answer = guest.fetch("/api/tables", {**wish, "table": shown["table"], "shuffle_nonce": nonce()})
        assert reason(answer) == (409, "table-not-provable")


class TestRematch:
    """Both players send their nonces when the match is over, before either asks for the rematch."""

    def test_has_the_nonces_of_both(self, pair: Pair) -> None:
        """Each sees the same commitment first."""
        pair.end()
        guests, path = (pair.host, pair.friend), f"{pair.path}/rematch"
        shown = [guest.ask(f"{path}/commitment", {}) for guest in guests]
        sent = (nonce(), nonce())
        for guest, mine in zip(guests, sent, strict=True):
            guest.ask(f"{path}/nonce", {"table": shown[0]["table"], "shuffle_nonce": mine})
        table = pair.friend.ask(path, {})["table"]
        client = pair.host.join(table)
        client.ask("concede")
        header = header_of(pair.host.fetch(f"/api/tables/{table}/log")[1])

        assert shown[0] == shown[1]
        assert table == shown[0]["table"]
        assert record(header).nonces == sent
        assert shuffle_of(header, shown[0]["commitment"])
        client.close()

    def test_begins_without_who_sent_none(self, pair: Pair) -> None:
        """A nonce that comes too late is refused, so that its sender does not count on it."""
        pair.end()
        path = f"{pair.path}/rematch"
        shown = pair.host.ask(f"{path}/commitment", {})
        mine = nonce()
        pair.host.ask(f"{path}/nonce", {"table": shown["table"], "shuffle_nonce": mine})
        table = pair.host.ask(path, {})["table"]
        late = pair.friend.fetch(f"{path}/nonce", {"table": shown["table"], "shuffle_nonce": nonce()})
        assert reason(late) == (409, "table-not-promised")
        assert reason(pair.friend.fetch(f"{path}/commitment", {})) == (409, "table-not-promised")
        assert pair.host.ask(f"/api/tables/{table}/shuffle")["seats"] == [0]

    def test_is_promised_to_players_after_the_end(self, pair: Pair) -> None:
        """To nobody else, and not before."""
        path = f"{pair.path}/rematch/commitment"
        assert reason(pair.host.fetch(path, {})) == (409, "table-rematch-later")
        pair.end()
        assert reason(pair.server.guest().fetch(path, {})) == (403, "table-rematch-of-others")
        other = {"table": "another-one1", "shuffle_nonce": nonce()}
        pair.host.ask(path, {})
        assert reason(pair.host.fetch(f"{pair.path}/rematch/nonce", other)) == (409, "table-not-promised")


class TestCheatingServer:
    """The check finds whatever a server does after it has seen the nonces."""

    def test_another_secret(self, server: Served) -> None:
        """It replaces the secret before the match begins, and the seed follows from the new one."""
        pair = Pair(server)
        with server.engine.begin() as connection:
            mine = TABLES.c.id == pair.table
            connection.execute(update(TABLES).where(mine).values(seed=secrets.token_bytes(32)))
        header = pair.sit().end().header()
        with pytest.raises(NotReplayed, match="changed afterwards"):
            shuffle_of(header)
        pair.close()

    def test_another_secret_with_its_commitment(self, pair: Pair) -> None:
        """The record is consistent; only who kept the first commitment finds it."""
        header = Pair(pair.server).sit().end().header()
        assert shuffle_of(header)
        with pytest.raises(NotReplayed, match="another fingerprint than the one you were shown"):
            shuffle_of(header, pair.shown["commitment"])

    def test_another_seed_or_order(self, pair: Pair) -> None:
        """It deals from something else than the record says."""
        header = pair.end().header()
        with pytest.raises(NotReplayed, match="does not follow"):
            shuffle_of(msgspec.structs.replace(header, seed=bytes(32)))
        arranged = dict(reversed(header.setup["decks"][0]["draw"].items()))
        decks = [{**header.setup["decks"][0], "draw": arranged}, header.setup["decks"][1]]
        with pytest.raises(NotReplayed, match="arranged"):
            shuffle_of(msgspec.structs.replace(header, setup={**header.setup, "decks": decks}))


class TestCheatingPlayer:
    """A nonce is sent once, after the commitment, by the one whom it was shown to."""

    def test_cannot_change_the_nonce_of_the_first_seat(self, server: Served) -> None:
        """The same request again finds the same table; with another nonce it is refused."""
        pair = Pair(server)
        wish = {"against": "friend", "deck": "rainbow-dash", "table": pair.table}
        wish["shuffle_nonce"] = pair.nonces[0]
        assert pair.host.ask("/api/tables", wish)["table"] == pair.table
        changed = pair.host.fetch("/api/tables", {**wish, "shuffle_nonce": nonce()})
        assert reason(changed) == (409, "table-shuffle-nonce-sent")
        assert record(pair.sit().end().header()).nonces == pair.nonces
        pair.close()

    @pytest.mark.parametrize(
        ("against", "changed"),
        [
            ("friend", {"deck": "rarity-enhanced"}),
            ("friend", {"clock": {"bank": 60_000}}),
            ("friend", {"undo_policy": "off"}),
            ("friend", {"edition": "crystal_games"}),
            ("friend", {"against": "computer"}),
            ("computer", {"against": "friend"}),
            ("computer", {"level": "greedy"}),
            ("friend", {"name": "Somebody else"}),
            ("friend", {"shuffle_nonce": ""}),
        ],
    )
    def test_cannot_open_two_tables_with_one_promise(
        self, server: Served, against: str, changed: dict[str, Any]
    ) -> None:
        """Another request is refused, rather than answered with a table that is not what it asks for."""
        guest = server.guest()
        table = guest.ask("/api/commitments", {})["table"]
        wish = {"against": against, "name": "Iris", "table": table, "shuffle_nonce": nonce()}
        opened = guest.ask("/api/tables", wish)

        assert reason(guest.fetch("/api/tables", {**wish, **changed})) == (409, "table-opened-otherwise")
        assert guest.ask("/api/tables", wish) == opened, "also with a deck that was drawn by chance"

    def test_cannot_sit_down_twice(self, server: Served) -> None:
        """Who opened the table is told that they have a seat; so is who sent no nonce for theirs."""
        for first in (True, False):
            pair = Pair(server, first=first, second=False).sit()
            for guest in (pair.host, pair.friend):
                wish = {"invite": pair.invite, "shuffle_nonce": nonce()}
                assert reason(guest.fetch(f"{pair.path}/seats", wish)) == (409, "table-seated-before")
            pair.close()

    def test_cannot_change_the_nonce_of_the_second_seat(self, pair: Pair) -> None:
        """Sent again it is the same; another one is refused."""
        wish = {"invite": pair.invite, "shuffle_nonce": pair.nonces[1]}
        assert pair.friend.ask(f"{pair.path}/seats", wish) == {"seat": 1}
        changed = pair.friend.fetch(f"{pair.path}/seats", {**wish, "shuffle_nonce": nonce()})
        assert reason(changed) == (409, "table-shuffle-nonce-sent")
        assert record(pair.end().header()).nonces == pair.nonces

    def test_cannot_change_the_nonce_of_a_rematch(self, pair: Pair) -> None:
        """The first one counts."""
        path = f"{pair.end().path}/rematch"
        shown, first = pair.host.ask(f"{path}/commitment", {}), nonce()
        sent = {"table": shown["table"], "shuffle_nonce": first}
        for _ in range(2):
            assert pair.host.ask(f"{path}/nonce", sent) == sent
        changed = {**sent, "shuffle_nonce": nonce()}
        assert reason(pair.host.fetch(f"{path}/nonce", changed)) == (409, "table-shuffle-nonce-sent")
        pair.friend.ask(path, {})
        assert pair.host.ask(f"{path}/nonce", sent) == sent, "the rematch is open, and the nonce in its seed"
        assert reason(pair.host.fetch(f"{path}/nonce", changed)) == (409, "table-shuffle-nonce-sent")

    def test_cannot_use_the_promise_to_another(self, server: Served) -> None:
        """Nor send a nonce without a promise, nor name one that was never made."""
        shown = server.guest().ask("/api/commitments", {})
        other = server.guest()
        for table in (shown["table"], "", "never-made-1", "nul\0"):
            answer = other.fetch("/api/tables", {"table": table, "shuffle_nonce": nonce()})
            assert reason(answer) == (409, "table-not-promised")

    @pytest.mark.parametrize("bad", ["0", "g" * 64, "A" * 64, "0" * 65, f"{'0' * 63}\n", "-" * 64])
    def test_cannot_send_anything_else(self, server: Served, bad: str) -> None:
        """Only 64 hexadecimal digits are hashed."""
        pair = Pair(server)
        shown = pair.host.ask("/api/commitments", {})
        for guest, path, wish in (
            (pair.host, "/api/tables", {"table": shown["table"]}),
            (pair.friend, f"{pair.path}/seats", {"invite": pair.invite}),
        ):
            answer = guest.fetch(path, {**wish, "shuffle_nonce": bad})
            assert reason(answer) == (400, "table-bad-shuffle-nonce")


def forms(secret: bytes) -> list[bytes]:
    """List the ways in which bytes could be written."""
    return [
        secret,
        secret.hex().encode(),
        base64.b64encode(secret)[:40],
        base64.urlsafe_b64encode(secret)[:40],
    ]


class TestSecrecy:
    """Nobody is sent the secret or the seed before the match is over, and only its players afterwards."""

    def test_no_byte_tells_it_before_the_end(
        self, server: Served, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
    ) -> None:
        """Sockets of both seats and a spectator, every answer over HTTP, refusals, and log lines."""
        caplog.set_level(logging.DEBUG)
        pair = Pair(server)
        read = [pair.host.fetch(path)[1] for path in (pair.path, f"{pair.path}/shuffle", "/api/tables")]
        pair.sit()
        spectator = server.guest().join(pair.table, watch=True)
        for client in (*pair.clients, spectator):
            client.refresh()
        for _ in range(4):
            asked = next(one for one in pair.clients if one.question is not None)
            asked.ask("answer", answers=[0])
            pair.clients[0].refresh()
            pair.clients[1].refresh()
        pair.clients[0].ask("answer", answers=[999])
        pair.clients[1].send("nonsense")
        pair.clients[1].refresh()
        gets = ("", "/shuffle", "/log", "/replay/0", "/cards/en")
        posts = ("/publish", "/rematch", "/rematch/commitment", "/rematch/nonce", "/seats")
        for guest in (pair.host, pair.friend, server.guest()):
            read += [guest.fetch(f"{pair.path}{path}")[1] for path in gets]
            read += [guest.fetch(f"{pair.path}{path}", {})[1] for path in posts]
            read.append(guest.fetch("/api/tables")[1])
        for client in (*pair.clients, spectator):
            read += client.received
        printed = capfd.readouterr()
        read += [caplog.text.encode(), printed.out.encode(), printed.err.encode()]

        header = server.room(pair.table).seated().match.log.header
        for hidden in (bytes.fromhex(record(header).secret), header.seed):
            for form in forms(hidden):
                assert not [one for one in read if form in one]
        assert any(record(header).commitment.encode() in one for one in read)
        spectator.close()
        pair.close()

    def test_a_computer_is_not_asked_with_it(self, server: Served) -> None:
        """The question that leaves the process has neither secret nor seed nor nonces."""
        guest, mine = server.guest(), nonce()
        shown = guest.ask("/api/commitments", {})
        wish = {"level": "random", "table": shown["table"], "shuffle_nonce": mine}
        client = guest.join(guest.ask("/api/tables", wish)["table"])
        replica = server.room(shown["table"]).seated()
        header = replica.match.log.header
        assert isinstance(replica.game, PonyTable)
        question = msgspec.msgpack.encode(sealed_question(replica.game.played, 0, header, seed=1))
        for hidden in (bytes.fromhex(record(header).secret), header.seed, bytes.fromhex(mine)):
            assert not [form for form in forms(hidden) if form in question]
        client.close()

    def test_a_match_that_was_left_reveals_nothing(self, server: Served) -> None:
        """Neither while nobody is there nor after a restart of the table; conceding reveals it."""
        pair = Pair(server).sit()
        pair.close()
        for guest in (pair.host, pair.friend):
            assert reason(guest.fetch(f"{pair.path}/log")) == (409, "table-log-later")
        pair.clients = [pair.host.join(pair.table), pair.friend.join(pair.table)]
        pair.end()
        for guest in (pair.host, pair.friend):
            assert shuffle_of(pair.header(guest), pair.shown["commitment"])
        assert reason(server.guest().fetch(f"{pair.path}/log")) == (403, "table-log-of-others")
        pair.close()

    def test_a_table_nobody_sat_down_at_reveals_nothing(self, server: Served) -> None:
        """The free seat stays free, and the secret stays secret."""
        pair = Pair(server)
        assert reason(pair.host.fetch(f"{pair.path}/log")) == (409, "table-log-later")
        assert reason(pair.host.fetch(f"{pair.path}/publish", {})) == (400, "table-not-everyone-sits")


class TestPublishing:
    """A log is for everybody once all players agree."""

    def test_needs_the_consent_of_both(self, pair: Pair) -> None:
        """With one agreement, only that is known, and only to the players."""
        stranger = pair.server.guest()
        assert reason(pair.host.fetch(f"{pair.path}/publish", {})) == (409, "table-publish-later")
        pair.end()
        assert reason(stranger.fetch(f"{pair.path}/publish", {})) == (403, "table-publish-of-others")

        for _ in range(2):  # agreeing twice is not the consent of two
            state = pair.host.ask(f"{pair.path}/publish", {})
            assert (state["agreed"], state.get("published", False)) == ([0], False)
        assert reason(stranger.fetch(f"{pair.path}/log")) == (403, "table-log-of-others")
        assert not {"agreed", "revealed"} & stranger.ask(f"{pair.path}/shuffle").keys()
        assert pair.friend.ask(f"{pair.path}/shuffle")["agreed"] == [0]

        assert pair.friend.ask(f"{pair.path}/publish", {})["published"]
        assert stranger.ask(f"{pair.path}/shuffle").keys() >= {"published", "revealed"}
        assert stranger.fetch(f"{pair.path}/log") == pair.host.fetch(f"{pair.path}/log")

    def test_against_a_computer_the_player_decides(self, server: Served) -> None:
        """A computer is not asked."""
        guest = server.guest()
        table = guest.ask("/api/tables", {"level": "random"})["table"]
        client = guest.join(table)
        client.ask("concede")
        assert guest.ask(f"/api/tables/{table}/publish", {})["published"]
        assert server.guest().fetch(f"/api/tables/{table}/log")[0] == 200
        client.close()

    def test_outlives_the_server(self, start_server: Callable[..., Served]) -> None:
        """Consent is a row."""
        first = start_server()
        pair = Pair(first).sit().end()
        pair.host.ask(f"{pair.path}/publish", {})
        pair.close()
        first.stop()
        second = start_server()
        pair.friend.address = second.address
        assert pair.friend.ask(f"{pair.path}/publish", {})["published"]
        assert second.guest().fetch(f"{pair.path}/log")[0] == 200


class TestPromises:
    """Commitments that no table was opened with yet."""

    def test_are_limited_by_address(self, start_server: Callable[..., Served]) -> None:
        """A table is opened without one all the same."""
        server = start_server(limits=Limits(commitments_per_address_per_hour=2))
        guest = server.guest()
        for _ in range(2):
            guest.ask("/api/commitments", {})
        assert reason(guest.fetch("/api/commitments", {})) == (429, "server-too-many-commitments")
        assert guest.ask("/api/tables", {"against": "friend"})["table"]

    def test_are_forgotten_after_a_day(self, server: Served) -> None:
        """Another commitment clears them away."""
        with server.engine.begin() as connection:
            for table, age in (("old-promise1", KEPT_MILLISECONDS + 1000), ("new-promise1", 1000)):
                row = {"table": table, "secret": nonce(), "guest": "g", "closed": False, "at": now() - age}
                connection.execute(insert(PROMISES).values(row))
        server.guest().ask("/api/commitments", {})
        with server.engine.begin() as connection:
            left = set(connection.execute(select(PROMISES.c.table)).scalars())
        assert "old-promise1" not in left
        assert "new-promise1" in left

    def test_are_used_up(self, pair: Pair) -> None:
        """The secret of a table is nobody's promise any more."""
        with pair.server.engine.begin() as connection:
            found = connection.execute(select(PROMISES.c.table).where(PROMISES.c.table == pair.table))
            assert found.scalar() is None


def test_a_nonce_that_was_taken_counts(start_gateway: Callable[..., Served]) -> None:
    """A rematch that begins while a nonce is being stored waits for it: its sender is told that it counts."""
    server = start_gateway()
    pair, mine = Pair(server).sit().end(), nonce()
    table = pair.friend.ask(f"{pair.path}/rematch/commitment", {})["table"]

    def close() -> dict[int, str]:
        with server.engine.begin() as connection:
            return promises.close(connection, pair.table, new_promise())[1]

    with server.engine.connect() as connection, ThreadPoolExecutor(1) as thread:
        assert promises.add_nonce(connection, pair.table, table, 1, mine) == mine
        closing = thread.submit(close)
        with pytest.raises(TimeoutError):
            closing.result(0.5)
        connection.commit()
        assert closing.result(10) == {1: mine}
    pair.close()


def test_any_process_keeps_the_promise_of_another(start_gateway: Callable[..., Served]) -> None:
    """The commitment, the opening, the second seat and the rematch at different processes."""
    one, other = start_gateway(), start_gateway()
    guest, friend, mine, theirs = one.guest(), other.guest(), nonce(), nonce()
    shown = guest.ask("/api/commitments", {})
    guest.address = other.address
    wish = {"against": "friend", "table": shown["table"], "shuffle_nonce": mine}
    opened = guest.ask("/api/tables", wish)
    guest.address, path = one.address, f"/api/tables/{opened['table']}"
    assert guest.ask("/api/tables", wish) == opened
    friend.ask(f"{path}/seats", {"invite": opened["invite"].split("invite=")[1], "shuffle_nonce": theirs})
    client = guest.join(opened["table"])
    client.ask("concede")
    header = header_of(friend.fetch(f"{path}/log")[1])
    assert record(header).nonces == (mine, theirs)
    assert shuffle_of(header, shown["commitment"])

    again = [one_guest.ask(f"{path}/rematch/commitment", {}) for one_guest in (guest, friend)]
    assert again[0] == again[1]
    friend.ask(f"{path}/rematch/nonce", {"table": again[0]["table"], "shuffle_nonce": theirs})
    tables = {one_guest.ask(f"{path}/rematch", {})["table"] for one_guest in (guest, friend)}
    assert tables == {again[0]["table"]}
    assert guest.ask(f"/api/tables/{again[0]['table']}/shuffle")["seats"] == [1]
    guest.ask(f"{path}/publish", {})
    assert friend.ask(f"{path}/publish", {})["published"]
    client.close()
