"""Hints in games against the computer: told to whoever asks, and nothing else changes."""

from collections.abc import Callable
from dataclasses import replace
from unittest.mock import patch

import msgspec
import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.table import PonyTable, header, start
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.players.budgets import CHAMPION
from everfree.players.learned import LearnedValue
from everfree.players.player import Sight
from everfree.players.search import SearchPlayer
from everfree.server.card_game import thinking
from everfree.server.card_game.host import CardGameHost
from everfree.server.card_game.sealing import sealed_question
from everfree.server.client import Client, Message

Serve = Callable[..., Served]


def seated(server: Served, **wish: object) -> tuple[Client, str]:
    """Sit down against a computer, and wait for the first question."""
    guest = server.guest()
    table: str = guest.ask("/api/tables", {"seed": "3", "level": "random", **wish})["table"]
    client = guest.join(table)
    client.until(lambda client: client.question is not None)
    return client, table


def hint(client: Client) -> Message:
    """Ask for a hint until there is one: this machine may be too busy to start a worker in time."""
    while (told := client.ask("hint"))["is"] == "declined":
        assert told["reason"]["key"] == "table-no-hint"
    return told


def test_names_an_answer_and_says_why(server: Served) -> None:
    """The answer can be given as it is; the sentence begins with it."""
    client, _ = seated(server)
    for _ in range(3):
        client.until(lambda client: client.question is not None)
        told = hint(client)
        assert told["is"] == "hint"
        assert told["number"] == client.number
        assert told["why"]["key"] in ("hint-line", "hint-forced")
        assert told["why"]["args"]["answer"]["key"].startswith(("answer-", "table-label"))
        assert client.ask("answer", answers=[told["option"]])["is"] == "accepted"
    client.close()


def test_changes_nothing(server: Served) -> None:
    """Neither the log nor the view nor its number; a spectator is sent nothing."""
    client, table = seated(server, clock={"bank": 600_000})
    spectator = server.guest().join(table, watch=True)
    client.refresh()
    replica = server.room(table).seated()
    before = client.hash, client.number, client.view["clock"]
    told = hint(client)
    assert {**hint(client), "nonce": ""} == {**told, "nonce": ""}
    assert server.room(table).seated() is replica
    client.refresh()
    assert (client.hash, client.number, client.view["clock"]) == before
    spectator.refresh()
    assert not [one for one in spectator.received if b'"is":"hint"' in one]
    client.close()
    spectator.close()


def test_is_what_the_champion_takes_from_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as the search with the same seed at the table itself, although the question is sealed."""
    budget = replace(CHAMPION, nodes=60, seconds=1e9, worlds=2)
    monkeypatch.setattr(thinking, "CHAMPION", budget)
    begun = header([RAINBOW_DASH, APPLEJACK], b"hint")
    table = start(begun)
    assert isinstance(table, PonyTable)
    seat = table.played.question.seat
    asked = thinking.Advise(sealed_question(table.played, seat, begun, seed=9), 4)
    advice = msgspec.msgpack.decode(thinking.answer(thinking.question(asked)), type=thinking.Advised)
    player = SearchPlayer(budget, 4, LearnedValue())
    assert advice.option == player.choose(Sight(table.played.kernel, seat))
    assert advice.thought == player.why


class TestDeclined:
    """Whom the computer does not help."""

    def test_against_people(self, duel: Duel) -> None:
        """A friend plays against you, not against you and a computer."""
        told = duel.asked.ask("hint")
        assert (told["is"], told["reason"]["key"]) == ("declined", "table-hint-against-people")

    def test_in_a_lesson(self, server: Served) -> None:
        """There the coach helps."""
        client, _ = seated(server, against="lesson", lesson="confront", level="")
        assert client.ask("hint")["reason"]["key"] == "table-hint-of-coach"
        client.close()

    def test_who_is_not_asked(self, start_server: Serve) -> None:
        """While the computer thinks, and after the end."""
        client, _ = seated(start_server(think_seconds=600.0))
        while client.question is not None:
            done = client.ask("answer", answers=[0])["number"]
            client.until(lambda client, done=done: client.number >= done)
        assert client.ask("hint")["reason"]["key"] == "refused-not-asked"
        client.ask("concede")
        client.until(lambda client: client.is_over)
        assert client.ask("hint")["reason"]["key"] == "refused-not-asked"
        client.close()

    def test_a_spectator(self, server: Served) -> None:
        """Who watches asks for nothing."""
        client, table = seated(server)
        spectator = server.guest().join(table, watch=True)
        assert spectator.ask("hint")["reason"]["key"] == "table-only-watching"
        client.close()
        spectator.close()


def test_a_fault_costs_one_hint(server: Served) -> None:
    """It is recorded and declined; the socket and the match go on, and the next hint comes."""
    client, _ = seated(server)
    with patch.object(CardGameHost, "hint", side_effect=ZeroDivisionError):
        assert client.ask("hint")["reason"]["key"] == "table-no-hint"
    assert hint(client)["is"] == "hint"
    assert client.ask("answer", answers=[0])["is"] == "accepted"
    client.close()
