"""Attacks by a broken disk on the stored logs: the match is shown as damaged, and harms no other."""

import sqlite3
import time
from typing import Final
from unittest.mock import patch

from everfree.cli.check.hostile.arena import Arena, expect
from everfree.server.backends import FILE
from everfree.server.tables.replica import CHECKED_EVERY, Replica


def garbage(database: sqlite3.Connection, table: str) -> None:
    """Make a command unreadable."""
    database.execute("UPDATE commands SET command = x'00ff' WHERE match = ? AND number = 5", (table,))


def impossible(database: sqlite3.Connection, table: str) -> None:
    """Make a command answer with an option that there is not."""
    answer = '{"do":"answer","seat":0,"options":[99]}'
    database.execute("UPDATE commands SET command = ? WHERE match = ? AND number = 5", (answer, table))


def hole(database: sqlite3.Connection, table: str) -> None:
    """Remove a command."""
    database.execute("DELETE FROM commands WHERE match = ? AND number = 5", (table,))


def other_state(database: sqlite3.Connection, table: str) -> None:
    """Make the log say that it led to another state than it does."""
    stored = f"number = {CHECKED_EVERY - 1}"
    database.execute(f"UPDATE commands SET digest = '1:00' WHERE match = ? AND {stored}", (table,))


DAMAGES: Final = (garbage, impossible, hole, other_state)


def logs_are_damaged(arena: Arena) -> None:
    """Logs with garbage, an impossible answer, a hole and another outcome."""
    for damage in DAMAGES:
        duel = arena.duel(seed=damage.__name__)
        duel.play(CHECKED_EVERY + 2)
        sound = duel.host.ask("/api/tables", {"level": "random"})["table"]
        duel.close()
        while arena.served.holds(duel.table):
            time.sleep(0.05)
        with sqlite3.connect(arena.served.data / FILE) as database:
            damage(database, duel.table)

        said = arena.socket_refusal(duel.host, duel.table)
        listed = {one["table"]: one.get("state", "playable") for one in duel.host.ask("/api/tables")}
        what = damage.__name__
        expect(f"{what}: the page says", said, ("table-damaged", 4409))
        expect(f"{what}: the list says", listed, {duel.table: "damaged", sound: "playable"})
        for path in ("log", "replay/3"):
            status = duel.host.fetch(f"/api/tables/{duel.table}/{path}")[0]
            expect(f"{what}: status of {path}", status, 409)
        with patch.object(Replica, "read", side_effect=AssertionError("replayed again")):
            state = duel.host.ask(f"/api/tables/{duel.table}")["state"]
        expect(f"{what}: later", state, "damaged")
