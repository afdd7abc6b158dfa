"""The socket: retries, races, refusals, coming and going."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from everfree.cli.check.duels import Duel
from everfree.cli.check.hostile.arena import to_main
from everfree.cli.check.served import Served
from everfree.messages import LANGUAGES, Messages
from everfree.server.client import Guest, Message
from everfree.server.protocol import Declined
from everfree.server.tables.room import Room
from everfree.telling.speaking import speak

Serve = Callable[..., Served]
Start = Callable[..., Duel]


def reason(said: Message) -> str:
    """Give the key of a refusal, and see that it can be said in every language."""
    declined = msgspec.json.decode(msgspec.json.encode(said), type=Declined)
    for language in LANGUAGES:
        assert speak(declined.reason, Messages(language), ["Iris", "Kiwi"])
    return declined.reason.key


class TestCommands:
    """What is done once, and what not at all."""

    def test_a_retry_learns_that_it_is_done(self, duel: Duel) -> None:
        """The same nonce gets the same number, and nothing happens a second time."""
        client, seen, choice = duel.asked, duel.asked.number, duel.choice()
        first = client.ask("answer", nonce="n1", answers=[choice])
        again = client.ask("answer", nonce="n1", seen=seen, answers=[choice])

        assert first == again == {"is": "accepted", "nonce": "n1", "number": seen + 1}
        duel.settle()
        assert client.number == seen + 1

    def test_a_retry_at_another_server_learns_it_too(self, start_server: Serve, start_duel: Start) -> None:
        """The log knows, whoever asks it."""
        one, two = start_server(), start_server()
        duel = start_duel(one)
        client, choice = duel.asked, duel.choice()
        guest = duel.host if client is duel.clients[0] else duel.friend
        first = client.ask("answer", nonce="n1", answers=[choice])
        guest.address = two.address
        elsewhere = guest.join(duel.table)

        again = elsewhere.ask("answer", nonce="n1", seen=0, answers=[choice])

        assert again == first
        assert elsewhere.number == first["number"]

    def test_of_two_commands_at_once_the_log_takes_one(self, start_server: Serve, start_duel: Start) -> None:
        """Two servers that do not hear of each other: the slower one finds its number taken."""
        one, two = start_server(), start_server(prefix="deaf", beat_seconds=600)
        duel = start_duel(one)
        client = duel.asked
        guest = duel.host if client is duel.clients[0] else duel.friend
        guest.address = two.address
        slower = guest.join(duel.table)
        duel.move()

        said = slower.ask("answer", nonce="late", answers=[0])

        assert reason(said) == "table-stale"
        slower.until(lambda client: client.number == duel.clients[0].number)
        assert slower.view["game"]["seats"] == client.view["game"]["seats"]

    def test_an_answer_to_an_older_question_is_stale(self, duel: Duel) -> None:
        """It is refused, not guessed at."""
        for _ in range(6):
            duel.move()

        assert reason(duel.asked.ask("answer", seen=2, answers=[0])) == "table-stale"

    @pytest.mark.parametrize(
        ("message", "name"),
        [
            ({"do": "concede", "why": "x"}, "why"),
            ({"do": "answer", "answers": [0], "option": 0}, "option"),
            ({"do": "stops", "stops": {"turn": True}}, "turn"),
            ({"do": "correct", "changes": [{"what": "score", "points": 1}]}, "points"),
        ],
    )
    def test_an_unknown_member_is_named(self, duel: Duel, message: dict[str, Any], name: str) -> None:
        """The request is declined as a whole."""
        duel.asked.socket.send(msgspec.json.encode({**message, "nonce": "n"}).decode())
        said = duel.asked.receive()

        assert reason(said) == "server-unknown-member"
        assert said["reason"]["args"] == {"name": name}

    def test_what_does_not_exist_is_refused(self, duel: Duel) -> None:
        """A phase of a stop, and a command to go back to; nothing else is done in their place."""
        duel.move()
        mover = next(one for one in duel.clients if one.view["undo"].get("possible"))
        assert reason(mover.ask("stops", stops={"own": ["nonsense"]})) == "refused-no-such-phase"
        for back_to in (-2, -100, 10**30):
            assert reason(mover.ask("undo", back_to=back_to)) == "refused-nothing-to-undo"
        assert mover.ask("undo", back_to=-1)["is"] == "accepted"

    def test_nobody_has_seen_more_than_there_is(self, duel: Duel) -> None:
        """Such a request is wrong, whatever it asks for."""
        duel.play(4)
        duel.settle()
        for seen in (duel.asked.number + 1, 10**9):
            for do, members in (("answer", {"answers": [0]}), ("undo", {}), ("concede", {})):
                assert reason(duel.asked.ask(do, seen=seen, **members)) == "table-ahead"
        assert duel.play(2) == 2

    def test_nobody_has_seen_less_than_nothing(self, duel: Duel) -> None:
        """Such a message can't be read, whatever it asks for."""
        duel.settle()
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("answer", {"answers": [0]}),
            ("concede", {}),
            ("full", {}),
        ]
        for do, members in wrong:
            duel.asked.send(do, seen=-1, **members)
            assert reason(duel.asked.receive()) == "table-not-understood"
        assert duel.play(2) == 2

    def test_a_setting_of_the_other_does_not_make_an_answer_stale(self, duel: Duel) -> None:
        """Stops change no question."""
        seen = duel.asked.number
        duel.other.ask("stops", stops={"faceoffs": False})

        assert duel.asked.ask("answer", seen=seen, answers=[duel.choice()])["is"] == "accepted"

    def test_several_answers_are_taken_all_or_none(self, duel: Duel) -> None:
        """One that is refused takes the others with it."""
        to_main(duel)
        before = duel.asked.hash
        options = (duel.asked.question or {})["options"]
        begins = next(place for place, option in enumerate(options) if option["verb"] in ("play", "move"))

        assert reason(duel.asked.ask("answer", answers=[begins, 99])) == "refused-no-such-option"
        duel.asked.send("full")
        duel.asked.receive()
        assert duel.asked.hash == before

    @pytest.mark.parametrize(
        ("members", "key"),
        [
            ({"do": "answer", "answers": [99]}, "refused-no-such-option"),
            ({"do": "answer", "answers": [-1]}, "refused-nothing-to-take-back"),
            ({"do": "undo"}, "refused-nothing-to-undo"),
            ({"do": "undo", "back_to": 5000}, "refused-nothing-to-undo"),
            ({"do": "undo-reply", "about": "", "accept": True}, "table-nobody-asked"),
            ({"do": "stops", "stops": {"yields": ["no-such-card"]}}, "refused-no-such-card"),
        ],
    )
    def test_what_cannot_be_done_is_refused(self, duel: Duel, members: dict[str, Any], key: str) -> None:
        """With a sentence, and nothing has changed."""
        before = duel.asked.hash

        assert reason(duel.asked.ask(**members)) == key
        assert duel.asked.hash == before

    def test_who_is_not_asked_cannot_answer(self, duel: Duel) -> None:
        """Nor answer for the other."""

        assert reason(duel.other.ask("answer", answers=[0])) == "refused-not-asked"

    @pytest.mark.parametrize(
        "sent",
        ["", "{", "[]", '{"do":"win"}', '{"do":"answer","nonce":"n"}', '{"do":"tick","nonce":"n","seat":0}'],
    )
    def test_what_is_no_message_is_not_understood(self, duel: Duel, sent: str) -> None:
        """The connection stays open, and the next message is heard."""
        client = duel.asked
        client.socket.send(sent)
        while (said := client.receive())["is"] != "declined":
            pass

        assert reason(said) == "table-not-understood"
        assert duel.move()["is"] == "accepted"

    def test_conceding_ends_the_match(self, duel: Duel) -> None:
        """The other has won; nothing more is accepted; the table is no longer among the open ones."""
        duel.move()
        duel.clients[0].ask("concede")
        duel.settle()

        assert [client.view["winners"] for client in duel.clients] == [[1], [1]]
        assert reason(duel.clients[1].ask("concede")) == "refused-game-over"
        assert reason(duel.clients[1].ask("undo")) == "refused-game-over"
        assert duel.host.ask("/api/tables") == []


class TestComingAndGoing:
    """Whoever comes back finds everything."""

    def test_a_second_tab_takes_the_seat_over(self, duel: Duel) -> None:
        """The first one is told so and closed; the second one plays on."""
        first = duel.clients[0]
        second = duel.host.join(duel.table)

        assert first.closes()
        assert first.received[-1] == b'{"is":"taken-over"}'
        assert second.view["you"] == 0
        duel.clients[0] = second
        assert duel.move()["is"] == "accepted"
        assert duel.clients[1].view["players"][0]["connected"]

    @pytest.mark.parametrize("late", ["join", "publish"])
    def test_a_page_left_behind_does_not_take_the_seat_back(
        self, duel: Duel, monkeypatch: pytest.MonkeyPatch, late: str
    ) -> None:
        """The seat belongs to the socket opened last, even if the other one joins or is announced later."""
        plain, first_came, go_on = getattr(Room, late), threading.Event(), threading.Event()

        async def hold_first(room: Room, *given: Any) -> None:
            if not first_came.is_set():
                first_came.set()
                await asyncio.to_thread(go_on.wait)
            await plain(room, *given)

        monkeypatch.setattr(Room, late, hold_first)
        with ThreadPoolExecutor(1) as threads:
            left_behind = threads.submit(duel.host.join, duel.table)
            first_came.wait()
            newest = duel.host.join(duel.table)
            go_on.set()

            assert left_behind.result().closes()
        assert left_behind.result().received[-1] == b'{"is":"taken-over"}'
        duel.clients[0] = newest
        assert duel.move()["is"] == "accepted"

    def test_the_same_cookie_comes_back_to_the_same_question(self, duel: Duel) -> None:
        """With the log as it was; meanwhile the other sees who is away, and since when."""
        for _ in range(12):
            duel.move()
        client, other = duel.clients[0], duel.clients[1]
        view, log = client.view, client.log
        client.close()
        other.until(lambda client: not client.view["players"][0].get("connected"))
        assert other.view["players"][0]["away_since"] > 0

        back = duel.host.join(duel.table)
        other.until(lambda client: client.view["players"][0].get("connected"))

        assert "away_since" not in other.view["players"][0]
        assert back.log == log
        assert {**back.view, "players": 0} == {**view, "players": 0}

    def test_since_when_somebody_is_away_outlives_an_empty_table(
        self, start_server: Serve, start_duel: Start
    ) -> None:
        """Whoever comes back alone is told the same, by this server and by the next."""
        server = start_server()
        duel = start_duel(server)
        duel.clients[0].close()
        duel.clients[1].until(lambda client: client.view["players"][0].get("away_since"))
        since = duel.clients[1].view["players"][0]["away_since"]
        duel.clients[1].close()
        while server.holds(duel.table):
            time.sleep(0.01)
        again = duel.friend.join(duel.table)
        assert again.view["players"][0]["away_since"] == since
        again.close()
        server.stop()
        duel.friend.address = start_server().address

        assert duel.friend.join(duel.table).view["players"][0]["away_since"] == since

    def test_it_comes_back_after_the_server_was_stopped(self, start_server: Serve, start_duel: Start) -> None:
        """Another process, the same file: the same seat, the same question."""
        server = start_server()
        duel = start_duel(server)
        for _ in range(12):
            duel.move()
        view, log = duel.clients[0].view, duel.clients[0].log
        duel.close()
        server.stop()

        duel.host.address = start_server().address
        back = duel.host.join(duel.table)

        assert (back.view["game"], back.view.get("asked"), back.log) == (view["game"], view.get("asked"), log)

    def test_a_third_person_watches_and_is_told_why(self, duel: Duel) -> None:
        """No hand, no question, no seat; a request is refused."""
        third = Guest(duel.host.address).join(duel.table)
        full = msgspec.json.decode(third.received[0])

        assert full["notice"]["key"] == "table-you-watch"
        assert third.view["you"] == 2
        assert third.question is None
        assert all(not seat["hand"] for seat in third.view["game"]["seats"])
        assert reason(third.ask("concede")) == "table-only-watching"

    def test_who_comes_to_watch_needs_no_explanation(self, duel: Duel) -> None:
        """Even somebody who has a seat may watch, as a stranger would see it."""
        watching = duel.host.join(duel.table, watch=True)

        assert "notice" not in msgspec.json.decode(watching.received[0])
        assert watching.view["you"] == 2
        assert duel.move()["is"] == "accepted"

    def test_a_page_of_another_site_gets_no_socket(self, duel: Duel) -> None:
        """Its origin gives it away."""
        address = duel.host.address.replace("http", "ws", 1) + f"/api/tables/{duel.table}/live"
        headers = {"Cookie": duel.host.cookie}
        with (
            connect(
                address, additional_headers=headers, origin=Origin("https://elsewhere.example")
            ) as socket,
            pytest.raises(ConnectionClosed, match="4403"),
        ):
            socket.recv(5)

    def test_there_is_no_socket_without_a_table(self, server: Served) -> None:
        """The reason comes first, then it is closed."""
        address = server.address.replace("http", "ws", 1) + "/api/tables/nowhere/live"
        with connect(address) as socket:
            assert msgspec.json.decode(socket.recv(5)) == {
                "is": "unavailable",
                "reason": {"is": "said", "key": "table-no-such-table"},
            }
            with pytest.raises(ConnectionClosed, match="4404"):
                socket.recv(5)
