"""Kill a server at chosen moments: before it stores a command, and while requests for consent are open."""

from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from everfree.cli.check.crash import Lost
from everfree.cli.check.duels import Duel, is_proposed
from everfree.cli.check.hostile.arena import score, to_main
from everfree.cli.check.hostile.consent import ask_to_undo
from everfree.cli.check.served import Process
from everfree.server.client import Client

MOVES: Final = 12
"""How many commands are stored before the kill."""
DIES_BEFORE_STORING: Final = f"""
import os, signal
from everfree.server.storage.sqlite import SqliteLogs

append, left = SqliteLogs.append, {MOVES}

async def dying(*given, **named):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return await append(*given, **named)

SqliteLogs.append = dying
from everfree.cli.app import app

app()
"""
"""A server that is killed after it has applied a command and before it stores it."""


def crash_before_storing(data: Path) -> None:
    """Kill a server that has applied a command and not stored it; raise `Lost` if that shows afterwards."""
    server = Process(data, "--seed-tables", program=("-c", DIES_BEFORE_STORING))
    duel = Duel(server.address)
    duel.play(MOVES)
    seat, choice, number = duel.clients.index(duel.asked), duel.choice(), duel.asked.number
    try:
        said = duel.asked.ask("answer", nonce="unstored", answers=[choice])
    except ConnectionClosed:
        server.kill()
    else:
        server.kill()
        raise Lost(f"a command that is not stored was acknowledged: {said}")
    again = Process(data, "--seed-tables")
    try:
        client = come_back(duel, again.address)[seat]
        if client.number != number:
            raise Lost(f"{client.number} commands after the restart instead of {number}")
        for _ in range(2):
            said = client.ask("answer", nonce="unstored", seen=number, answers=[choice])
            if said.get("number") != number + 1:
                raise Lost(f"the same request after the restart: {said}")
    finally:
        duel.close()
        again.stop()


def crash_with_open_requests(data: Path) -> None:
    """Kill a server while a correction and an undo are asked for; raise `Lost` if they can't be granted."""
    server = Process(data, "--seed-tables")
    correcting, undoing = Duel(server.address), Duel(server.address)
    to_main(correcting)
    correcting.clients[0].ask("correct", changes=score(2))
    correcting.clients[1].until(is_proposed)
    proposal = correcting.clients[1].view["correction"]
    _, granting = ask_to_undo(undoing)
    granting.until(lambda client: client.view["undo"].get("ask"))
    ask, place = granting.view["undo"]["ask"], undoing.clients.index(granting)
    server.kill()
    again = Process(data, "--seed-tables")
    try:
        reader = come_back(correcting, again.address)[1]
        if reader.view.get("correction") != proposal:
            raise Lost(f"the proposal {proposal} is {reader.view.get('correction')} after the restart")
        granting = come_back(undoing, again.address)[place]
        if granting.view["undo"].get("ask") != ask:
            raise Lost(f"the undo request {ask} is {granting.view['undo']} after the restart")
        for said in (reader.reply_to_correction(accept=True), granting.reply_to_undo(accept=True)):
            if said["is"] != "accepted":
                raise Lost(f"consent after the restart: {said}")
    finally:
        for duel in (correcting, undoing):
            duel.close()
        again.stop()


def come_back(duel: Duel, address: str) -> list[Client]:
    """Connect both players of a duel to a server that was started again."""
    duel.close()
    duel.host.address = duel.friend.address = address
    duel.clients = [guest.join(duel.table) for guest in (duel.host, duel.friend)]
    return duel.clients
