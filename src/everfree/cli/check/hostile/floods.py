"""Attacks by number: messages, tables, sockets, spectators, and the length of a match."""

from typing import Final

from everfree.cli.check.duels import Duel
from everfree.cli.check.hostile.arena import SOON, Arena, close_code, expect, key_of
from everfree.cli.check.hostile.raw import JSON, send
from everfree.server.client import Client
from everfree.server.limits import Limits

SMALL: Final = Limits(
    messages_per_second=20,
    messages_at_once=10,
    declined_messages=20,
    open_tables_per_guest=2,
    tables_per_address_per_hour=6,
    sockets_per_guest=2,
    spectators_per_table=2,
)
"""Limits that an attack reaches within a second."""
UNREAD: Final = 14
"""Messages sent at a time: more than may wait, and fewer than the client's library leaves unread."""
SHORT: Final = Limits(commands_per_match=40, undos_per_seat=2, stops_per_seat=3)
"""Limits of a match that is over soon."""


def messages(arena: Arena) -> None:
    """A flood of messages over one socket."""
    duel = arena.duel()
    flooding = duel.other
    for _ in range(30):
        flooding.send("answer", answers=[0])
    keys = [key_of(flooding.receive(SOON)) for _ in range(30)]
    expect("some are declined", keys.count("server-too-many-messages") >= 5)
    expect("the others are carried out", keys.count("refused-not-asked") >= 10)
    expect("the other player's move", key_of(duel.move()), "accepted")
    expect("close code", _code_after_flood(flooding), 4429)


def _code_after_flood(client: Client) -> int:
    """Send more than is carried out until the server closes the socket; return the code, 0 if it does not."""
    rounds = iter(range(20))

    def send_and_receive() -> None:
        if next(rounds, None) is None:
            raise TimeoutError
        for _ in range(UNREAD):
            client.send("answer", answers=[0])
        for _ in range(UNREAD):
            client.receive(SOON)

    return close_code(send_and_receive)


def tables(arena: Arena) -> None:
    """More tables than anybody plays at."""
    guest = arena.guest()
    guest.ask("/api/tables", {"against": "friend"})
    headers = {**JSON, "Cookie": guest.cookie}
    replies = [_open(arena, headers) for _ in range(2)]
    expect("one guest", replies, [(201, ""), (429, "server-too-many-open-tables")])
    replies = [_open(arena, JSON) for _ in range(5)]
    expect("one address", replies, [(201, "")] * 4 + [(429, "server-too-many-new-tables")])
    expect("another address", _open(arena, JSON, "127.0.0.2"), (201, ""))


def _open(arena: Arena, headers: dict[str, str], source: str = "127.0.0.1") -> tuple[int, str]:
    reply = send(arena.address, "POST", "/api/tables", '{"against":"friend"}', headers, source=source)
    return reply.status, "" if reply.status == 201 else reply.key


def sockets(arena: Arena) -> None:
    """More sockets and spectators than a guest or a table may have."""
    duel = arena.duel()
    arena.join(duel.host, duel.table, watch=True)
    refusal = arena.socket_refusal(duel.host, duel.table)
    expect("the third socket of a guest", refusal, ("server-too-many-sockets", 4429))
    arena.join(arena.guest(), duel.table)
    refusal = arena.socket_refusal(arena.guest(), duel.table)
    expect("the third spectator", refusal, ("server-too-many-spectators", 4429))
    expect("a move", key_of(duel.move()), "accepted")


def length_of_a_match(arena: Arena) -> None:
    """A match with undos, stops and commands without end."""
    duel = arena.duel(undo_policy="free")
    for client in duel.clients:  # one player does not use up those of the other
        stops = [key_of(client.ask("stops", stops={"faceoffs": False})) for _ in range(4)]
        expect("stops", stops, ["accepted"] * 3 + ["table-too-many-stops"])
    undos = [_undo(duel) for _ in range(3)]
    expect("undos", undos, ["accepted"] * 2 + ["table-too-many-undos"])
    duel.settle()
    said = duel.move()
    while said["is"] == "accepted" and not duel.is_over:
        said = duel.move()
    expect("the last move", key_of(said), "table-match-too-long")
    expect("conceding", key_of(duel.other.ask("concede")), "accepted")


def _undo(duel: Duel) -> str:
    """Play until the last mover can undo, undo, and return the reply."""
    while True:
        mover = duel.asked
        duel.move()
        if mover.view["undo"].get("possible"):
            break
    said = mover.ask("undo")
    if said["is"] == "accepted":
        duel.settle()
    return key_of(said)
