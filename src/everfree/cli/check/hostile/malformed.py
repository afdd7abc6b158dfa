"""Attacks with bodies and messages that can't be read."""

import json
import random
from typing import Any, Final

from everfree.cli.check.hostile.arena import SOON, Arena, expect, key_of
from everfree.cli.check.hostile.raw import JSON, send

DEEP: Final = "[" * 30_000 + "]" * 30_000
LESS_DEEP: Final = "[" * 7_000 + "]" * 7_000
VALUES: Final = [
    *("null", "true", "0", "-1", "1e400", "9" * 400, "-" + "9" * 30, "0.5", '""', '"\\u0000"', '"\\ud800"'),
    *('"é"', '"' + "a" * 5000 + '"', "[]", "{}", "[[]]", '{"a":{}}', DEEP, LESS_DEEP, "NaN", "["),
    *('"../../etc/passwd"', '"__class__"', "[null]", '["a","b"]', '"\\"', '"{\\"cards\\":1}"', '"{}"'),
    '"' + "[" * 5000 + '"',
]
"""Values of members, as JSON or nearly."""
BODIES: Final = [
    b"",
    b"\x00",
    b"\xff\xfe",
    b'{"name":"\xff"}',
    b"{" * 9000,
    b"[" * 60_000,
    b'{"name":"\xed\xa0\x80"}',
    b"nul",
    b'{"a":1,"a":2}',
]
MESSAGES: Final[list[dict[str, Any]]] = [
    {"do": "answer", "answers": "$"},
    {"do": "answer", "answers": ["$"]},
    {"do": "answer", "answers": [0], "seen": "$"},
    {"do": "preview", "option": "$"},
    {"do": "undo", "back_to": "$"},
    {"do": "stops", "stops": "$"},
    {"do": "stops", "stops": {"asks": ["$"], "yields": "$"}},
    {"do": "correct", "changes": [{"what": "score", "seat": "$", "number": 1}]},
    {"do": "correct", "changes": [{"what": "tokens", "seat": 0, "number": "$"}]},
    {"do": "correct", "changes": [{"what": "move", "card": "$", "zone": "hand"}]},
    {"do": "correct-reply", "accept": "$"},
    {"do": "claim", "seen": "$"},
    {"do": "$"},
]
"""Messages of a socket; a value takes the place of every "$"."""


def malformed_bodies(arena: Arena) -> None:
    """Bodies of deep JSON, invalid UTF-8 and other bytes."""
    bodies = [*BODIES, *[f'{{"against":"friend","name":{value}}}'.encode() for value in VALUES]]
    for body in bodies:
        status = send(arena.address, "POST", "/api/tables", body, JSON).status
        expect(f"{body[:40]!r} makes the server fail", status >= 500, False)
    for value in VALUES:
        for shape in (f'{{"deck":{value}}}', f'{{"deck":"pr1","changes":{{"pr1":{value}}},"mend":{value}}}'):
            status = send(arena.address, "POST", "/api/decks/check", shape.encode(), JSON).status
            expect(f"{shape[:40]} makes the server fail", status >= 500, False)


def malformed_messages(arena: Arena) -> None:
    """Messages of a socket with members of every shape."""
    duel = arena.duel()
    client = duel.asked
    chance = random.Random(1)
    values = [one for one in VALUES if one is not DEEP]  # so long a message closes the socket
    for number in range(300):
        shape = json.dumps({"nonce": f"f{number}", "seen": client.number, **chance.choice(MESSAGES)})
        client.socket.send(shape.replace('"$"', chance.choice(values)))
        while (said := client.receive(SOON))["is"] not in ("declined", "accepted", "preview"):
            pass
        expect(f"{shape} makes the server fail", key_of(said) == "server-failed", False)
    client.socket.send(b"\x00\x01")
    expect("bytes", key_of(client.receive(SOON)), "table-not-understood")
    for one in duel.clients:
        one.send("full")
        while one.receive(SOON)["is"] != "full":
            pass
    expect("the next move", key_of(duel.move()), "accepted")
