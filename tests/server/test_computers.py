"""Computer players in processes of their own, and the pace at which they answer."""

import asyncio
import os
import signal
import time
from collections.abc import Callable

import msgspec
import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.game import Game
from everfree.cli.served import Served
from everfree.players.levels import PACE
from everfree.players.sealed import Sealed, sealed
from everfree.server.computers import Computers

Serve = Callable[..., Served]
BEAT = 0.5


def question() -> Sealed:
    """Seal the first question of a game."""
    decks = [RAINBOW_DASH, APPLEJACK]
    game = Game(decks, seed=1)
    written = (msgspec.json.encode(decks), msgspec.json.encode(COMPREHENSIVE))
    return sealed(game, game.question.seat, decks=written[0], options=written[1], seed=1)


def kill_self() -> None:
    """End this process at once, as the system does when memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_an_answer_comes_even_after_a_process_was_killed() -> None:
    """Others are started, and asked again."""
    computers = Computers(1)
    try:
        first = asyncio.run(computers.choose(question(), "random", 3))
        with pytest.raises(RuntimeError):
            computers._pool.submit(kill_self).result()
        assert asyncio.run(computers.choose(question(), "random", 3)) == first
    finally:
        computers.close()


@pytest.mark.parametrize("level", ["gentle", "fair", "strong"])
def test_every_answer_of_a_level_takes_the_same_time(start_server: Serve, level: str) -> None:
    """Whether it has a choice, which its hand decides, can't be told from the clock."""
    server = start_server(think_seconds=BEAT)
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": level})["table"])
    waits: list[float] = []
    while len(waits) < 5:
        client.until(lambda client: client.question is not None)
        done = client.ask("answer", answers=[0])["number"]
        client.until(lambda client, done=done: client.number == done)
        if client.question is None:
            began = time.monotonic()
            client.receive()
            waits.append(time.monotonic() - began)
    client.close()

    beats = [round(wait / BEAT) for wait in waits]
    assert min(beats) >= PACE.get(level, 1)
    assert sorted(beats)[len(beats) // 2] <= 2 * PACE.get(level, 1)  # a busy machine may take some more
