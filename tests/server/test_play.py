"""Whole games over real sockets."""

import random
from typing import Any

import pytest

from everfree.cli.served import Served
from everfree.server.client import Client, Guest


def friends(server: Served, **wish: Any) -> tuple[Guest, Guest, str]:
    """Open a table for two people, by link."""
    host, friend = server.guest(), server.guest()
    opened = host.ask("/api/tables", {"against": "friend", "seed": "7", **wish})
    table, invite = opened["table"], opened["invite"].split("invite=")[1]
    friend.ask(f"/api/tables/{table}/seats", {"invite": invite, "deck": "applejack"})
    return host, friend, table


def play(clients: list[Client], *, seed: int, moves: int = 10_000) -> int:
    """Let everybody answer at random until it is over or *moves* are made; give how many were."""
    chance = random.Random(seed)
    for move in range(moves):
        if clients[0].is_over:
            return move
        asked = clients[0].view["game"]["asked"]
        one = clients[asked]
        assert one.question is not None
        said = one.ask("answer", answers=[chance.randrange(len(one.question["options"]))])
        assert said["is"] == "accepted"
        for client in clients:
            client.until(lambda client: client.number == said["number"])  # noqa: B023
    return moves


@pytest.mark.parametrize("seed", range(1))
def test_two_people_play_a_whole_game(server: Served, seed: int) -> None:
    """Both and a spectator keep their views by patches alone, right at every step, to the same end."""
    host, friend, table = friends(server, deck="rainbow-dash", seed=str(seed))
    clients = [host.join(table), friend.join(table), server.guest().join(table, watch=True)]

    play(clients, seed=seed)

    assert {tuple(client.view["winners"]) for client in clients} <= {(0,), (1,), ()}
    assert len({tuple(client.view["winners"]) for client in clients}) == 1
    for client in clients:
        view, log = client.view, client.log
        client.send("full")
        client.until(lambda client: b'"is":"full"' in client.received[-1][:20])
        assert (client.view, client.log) == (view, log)


def test_the_computer_answers(server: Served) -> None:
    """One click to a table against the computer, which plays its part of a game."""
    guest = server.guest()
    table = guest.ask("/api/tables", {"seed": "3", "deck": "pinkie-pie"})["table"]
    client = guest.join(table)
    chance = random.Random(3)
    for _ in range(60):
        client.until(lambda client: client.question is not None or client.is_over)
        if client.question is None:
            break
        client.ask("answer", answers=[chance.randrange(len(client.question["options"]))])

    assert client.view["players"][1]["computer"]
    assert client.view["game"]["turn"] > 1
