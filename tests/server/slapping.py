"""Scripted players of the slap game at a real server."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from everfree.cli.check.served import Served
from everfree.server.client import Client, Guest
from everfree.server.storage.schema import ARCHIVES
from everfree.slap.table import KIND
from everfree.table.log import MatchLog, from_bytes
from everfree.table.match import Match, replay

QUICK = {
    "min_play_interval_ms": 20,
    "award_grace_ms": 60,
    "slap_window_ms": 20,
    "turn_timeout_ms": 250,
    "countdown_ms": 0,
}
"""House rules with which a game takes seconds."""
JOKER = "joker"


def rules(cards: int) -> dict[str, Any]:
    """Return quick house rules for a game of so many cards."""
    return {**QUICK, "limit": {"type": "cards", "cards": cards}}


def open_table(guests: list[Guest], *, computers: int = 0, cards: int = 30, **wish: Any) -> str:
    """Seat guests and computers at a table, the first guest opens it; return its id."""
    seats = len(guests) + computers
    asked = {"game": "slap", "against": "friend", "seats": seats, "computers": computers, "level": "hard"}
    opened = guests[0].ask("/api/tables", {**asked, "options": rules(cards), **wish})
    invite = opened.get("invite", "").partition("#invite=")[2]
    for guest in guests[1:]:
        guest.ask(f"/api/tables/{opened['table']}/seats", {"invite": invite})
    return str(opened["table"])


def is_match(top: list[dict[str, Any]]) -> bool:
    """Tell whether the last cards can be slapped."""
    last = set(top[-1]["symbols"])
    return any(last & set(card["symbols"]) or JOKER in last | set(card["symbols"]) for card in top[-3:-1])


def played(guest: Guest, table: str) -> Match:
    """Replay the log of a finished match."""
    log: MatchLog = from_bytes(guest.fetch(f"/api/tables/{table}/log")[1], KIND.commands)
    return replay(log, KIND.start)


def archived(server: Served, table: str) -> set[int]:
    """Return whose archives of a match are stored."""
    with server.engine.connect() as database:
        return set(database.execute(select(ARCHIVES.c.viewer).where(ARCHIVES.c.match == table)).scalars())


def wait_for(wanted: Callable[[], Any], seconds: float = 20) -> float:
    """Wait until *wanted* returns something true; return for how many seconds."""
    began = time.monotonic()
    while not wanted():
        assert time.monotonic() < began + seconds, "it did not happen"
        time.sleep(0.02)
    return time.monotonic() - began


class Player:
    """Turns over cards and slaps matches, in a thread of its own, until the game is over."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.replies: dict[str, dict[str, Any]] = {}
        """What the server said to each request, by nonce."""
        self._played = self._slapped = -1
        self._thread: threading.Thread | None = None

    def begin(self) -> "Player":
        """Start the thread."""
        self._thread = threading.Thread(target=self.play, daemon=True)
        self._thread.start()
        return self

    def join(self, seconds: float = 30) -> None:
        """Wait until the game is over for this player."""
        assert self._thread is not None
        self._thread.join(seconds)
        assert not self._thread.is_alive(), self.client.view["game"]

    def play(self) -> None:
        """Play until the game is over, or the server is gone."""
        with suppress(ConnectionClosed):
            while not self.client.is_over:
                self.act()
                message = self.client.receive()
                if "nonce" in message and message["is"] != "ping":
                    self.replies[message["nonce"]] = message

    def act(self) -> None:
        """Slap what matches; turn over a card if it is one's turn."""
        game = self.client.view.get("game")
        if game is None:
            return
        if game["may_slap"] and game["version"] > self._slapped and game["top"] and is_match(game["top"]):
            self._slapped = game["version"]
            self.client.send("command", command={"do": "slap", "version": game["version"], "reaction": 250})
        elif game["may_play"] and game["version"] > self._played:
            self._played = game["version"]
            time.sleep(QUICK["min_play_interval_ms"] * 1.5 / 1000)
            self.client.send("answer", answers=[0])
