"""Kill a server in the middle of matches and check that everything it had acknowledged is still there."""

import os
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from everfree.ccg.table import KIND
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Process
from everfree.cli.processes import children
from everfree.server.client import Client, Message
from everfree.table.log import from_bytes
from everfree.table.match import replay


class Lost(AssertionError):
    """Something the server had acknowledged is missing after the restart."""


@dataclass
class Survived:
    """The figures of a crash in which nothing was lost."""

    matches: int = 0
    acknowledged: int = 0
    """How many commands the server had accepted before it was killed."""
    restart: float = 0.0
    """Seconds from the new start to its first answer."""


@dataclass
class Player:
    """Plays a match in its own thread until the server is gone; stores every acknowledgement."""

    duel: Duel
    accepted: list[tuple[Client, Message, list[int]]] = field(default_factory=list)

    def play(self) -> None:
        """Give random answers until the match ends or the connection is lost."""
        try:
            while not self.duel.is_over:
                client, choice = self.duel.asked, self.duel.choice()
                said = self.duel.move(choice)
                if said["is"] == "accepted":
                    self.accepted.append((client, said, [choice]))
        except (ConnectionClosed, TimeoutError):
            return


def crash(data: Path, matches: int, seconds: float) -> Survived:
    """Kill a server in the middle of *matches* and start it again; raise `Lost` if anything is missing."""
    server = Process(data, "--seed-tables", "--think", "0")
    players = [Player(Duel(server.address, seed=str(number))) for number in range(matches)]
    players[0].duel.host.ask("/api/tables", {"level": "random"})
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    workers = list(children(server.pid))
    server.kill()
    for thread in threads:
        thread.join()
    _wait_until_gone(workers)
    again = Process(data, "--seed-tables", "--think", "0")
    try:
        survived = Survived(restart=again.seconds)
        for player in players:
            _check(player, again.address)
            survived.matches += 1
            survived.acknowledged += len(player.accepted)
    finally:
        if again.stop() != 0:
            raise Lost("the server did not end in peace")
    return survived


def _check(player: Player, address: str) -> None:
    """Raise `Lost` unless each accepted command kept its number, both can play on and the log replays."""
    duel = player.duel
    back: dict[int, Client] = {}
    for old, guest in zip(duel.clients, (duel.host, duel.friend), strict=True):
        guest.address = address
        back[id(old)] = guest.join(duel.table)
    for client, said, answers in player.accepted:
        again = back[id(client)].ask("answer", nonce=said["nonce"], seen=0, answers=answers)
        if again != said:
            raise Lost(f"table {duel.table}: {said} was acknowledged, and now it is {again}")
        if back[id(client)].number < said["number"]:
            raise Lost(f"table {duel.table} has {back[id(client)].number} commands")
    one = next(iter(back.values()))
    if not one.is_over:
        one.ask("concede")
    log = duel.host.fetch(f"/api/tables/{duel.table}/log")[1]
    if replay(from_bytes(log, KIND.commands), KIND.start).game.outcome() is None:
        raise Lost(f"the log of {duel.table} does not replay to an end")
    for client in (*back.values(), *duel.clients):
        client.close()


def _wait_until_gone(pids: list[int]) -> None:
    """Wait until all processes have ended; raise `Lost` if a worker keeps running without its server."""
    until = time.monotonic() + 10
    while any(_is_alive(pid) for pid in pids):
        if time.monotonic() > until:
            raise Lost("a worker outlived its server")
        time.sleep(0.05)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
