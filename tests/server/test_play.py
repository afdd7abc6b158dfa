"""Whole games over real sockets."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.messages import LANGUAGES, Messages
from everfree.server.protocol import Full
from everfree.telling.speaking import speak

Start = Callable[..., Duel]


def test_two_people_play_a_whole_game(server: Served, start_duel: Start, tmp_path: Path) -> None:
    """Both and a spectator keep their views by patches alone, to the same end, and the log replays."""
    duel = start_duel(server, spectator=True, seed="12")
    duel.play()

    assert len({tuple(client.view["winners"]) for client in duel.clients}) == 1
    for client in duel.clients:
        view, log = client.view, client.log
        client.send("full")
        client.until(lambda client: client.received[-1].startswith(b'{"is":"full"'))
        assert (client.view, client.log) == (view, log)
    status, data = duel.friend.fetch(f"/api/tables/{duel.table}/log")
    assert status == 200
    (tmp_path / "match.log").write_bytes(data)
    replayed = CliRunner().invoke(app, ["replay", str(tmp_path / "match.log")])
    assert "won by seat" in replayed.output or "drawn" in replayed.output
    assert f"commands  {server.room(duel.table).number}" in replayed.output


def test_everything_said_can_be_said_in_both_languages(server: Served, start_duel: Start) -> None:
    """Log, question, options, reasons and status of some hundred positions."""
    duel = start_duel(server, seed="5", spectator=True)
    names = ["Iris", "Kiwi"]
    messages = [Messages(language) for language in LANGUAGES]
    for _ in range(60):
        duel.move()
        if duel.is_over:
            break
    for client in duel.clients:
        client.send("full")
        client.until(lambda client: client.received[-1].startswith(b'{"is":"full"'))
        full = msgspec.json.decode(client.received[-1], type=Full)
        sentences = [line.text for line in full.log]
        if full.view.asked is not None:
            sentences += [full.view.asked.text, *[option.text for option in full.view.asked.options]]
        sentences += [grey.reason for grey in full.view.greys]
        assert full.view.status is not None
        assert len(sentences) > 20
        for told in (*sentences, full.view.status):
            for language in messages:
                assert speak(told, language, names)


def test_the_computer_answers(server: Served) -> None:
    """One click to a table against the computer, which plays its part of a game."""
    guest = server.guest()
    table = guest.ask("/api/tables", {"seed": "3", "deck": "pinkie-pie", "level": "greedy"})["table"]
    client = guest.join(table)
    chance = random.Random(3)
    for _ in range(25):
        client.until(lambda client: client.question is not None or client.is_over)
        if client.question is None:
            break
        client.ask("answer", answers=[chance.randrange(len(client.question["options"]))])

    assert client.view["players"][1]["computer"] == "greedy"
    assert client.view["players"][1]["connected"]
    assert client.view["game"]["turn"] > 1
    client.close()
