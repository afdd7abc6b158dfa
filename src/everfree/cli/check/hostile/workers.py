"""Attacks on the processes in which computers think: killed, frozen, or impossible to start."""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from everfree.cli.check.hostile.arena import Arena, expect, expect_soon
from everfree.server.client import Client, Message

KILLS: Final = 10
UNUSABLE: Final = (["/no/such/program"], [sys.executable, "-c", "import time; time.sleep(600)"])
"""Commands that start no process, and one that never gets ready."""
ANSWER_SECONDS: Final = 10.0
"""Time in which a computer must answer, with or without its process."""


def killed_ten_times(arena: Arena) -> None:
    """Ten worker processes in a row are killed under their questions."""
    client, _ = _against_computer(arena)
    with _killing(arena, KILLS) as killed:
        while len(killed) < KILLS:
            _until_asked(client)
            _answer(client)
    for _ in range(100):
        _until_asked(client)
        if not client.view.get("trouble"):
            return
        _answer(client)
    expect("a new process answers at last", False)


@contextmanager
def _killing(arena: Arena, times: int) -> Iterator[set[int]]:
    """Kill every new worker of a server, up to a number of them; yield the ids of those that were killed."""
    killed: set[int] = set()
    ended = threading.Event()

    def kill() -> None:
        while len(killed) < times and not ended.wait(0.005):
            for pid in set(arena.served.worker_pids) - killed:
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)

    thread = threading.Thread(target=kill)
    thread.start()
    try:
        yield killed
    finally:
        ended.set()
        thread.join()


def frozen(arena: Arena) -> None:
    """A worker process is frozen while the computers of two tables must answer."""
    clients = [_against_computer(arena)[0] for _ in range(2)]
    for client in clients:  # so that a worker has started
        _until_computer_is_asked(client)
        _until_asked(client)
    for pid in arena.served.worker_pids:
        os.kill(pid, signal.SIGSTOP)
    for client in clients:
        _until_computer_is_asked(client)
    for client in reversed(clients):
        _until_asked(client)


def cannot_be_started(arena: Arena) -> None:
    """Worker processes can't be started, or do not get ready."""
    counted = arena.faults()["computer"]
    for command in UNUSABLE:
        with patch.object(arena.served.computers, "_command", command):
            _play_unthought(arena)
    logged = arena.faults()["computer"] - counted
    expect("the log of the server says so, once for each table at most", logged in (1, 2))


def _play_unthought(arena: Arena) -> None:
    """Play against a computer without a process: it answers in time, and everybody reads why."""
    client, table = _against_computer(arena)
    spectator = arena.join(arena.guest(), table)
    troubles: set[str] = set()
    while client.number < 12:
        _until_asked(client)
        _answer(client)
        if trouble := client.view.get("trouble"):
            troubles.add(trouble["key"])
    expect("the player reads", "table-computer-unthought" in troubles)
    expect_soon("the spectator follows", spectator, lambda one: one.number >= 12)
    expect("the spectator reads", b"table-computer-unthought" in b"".join(spectator.received))


def _against_computer(arena: Arena) -> tuple[Client, str]:
    """Open a table against a computer and join it."""
    guest = arena.guest()
    table: str = guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"]
    return arena.join(guest, table), table


def _until_asked(client: Client) -> None:
    began = time.monotonic()
    expect_soon("the computer answers", client, lambda one: one.question is not None, ANSWER_SECONDS)
    expect("the computer answers in time", time.monotonic() - began < 2 * ANSWER_SECONDS)


def _answer(client: Client) -> Message:
    said = client.ask("answer", answers=[0])
    client.until(lambda one: one.number >= said["number"])
    return said


def _until_computer_is_asked(client: Client) -> None:
    while client.question is not None:
        _answer(client)
