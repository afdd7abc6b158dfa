"""A trial: two players with different connections or habits slap at the same cards, over many tables."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from everfree.cli.check.slap.players import Judged, Player
from everfree.cli.check.slap.wires import Wire, Wires
from everfree.server.client import Guest
from everfree.slap.events import Marked
from everfree.slap.judge import most_compensation_ms
from everfree.slap.table import KIND
from everfree.table.log import MatchLog, from_bytes
from everfree.table.match import replay
from everfree.testing.slap.fairness import CAP_MS, HONEST, Chance, Cheat, binomial_p

BEAT: Final[dict[str, Any]] = {
    "decks": 4,
    "jokers_per_deck": 9,
    "min_play_interval_ms": 50,
    "countdown_ms": 0,
    "award_grace_ms": 900,
    "limit": {"type": "cards", "cards": 1000},
}
"""House rules of all tables: many Jokers make many matches, many cards long games, and the beat is quick.

What concerns slaps is as usual.
"""


@dataclass(frozen=True)
class Trial:
    """What is compared, over how many slaps."""

    name: str
    wires: tuple[Wire, Wire]
    slaps: int
    tables: int
    """How many are played at a time."""
    cap: int = CAP_MS
    cheat: Cheat = HONEST
    """What the second player does."""


@dataclass
class Found:
    """The result of a trial."""

    trial: Trial
    slaps: int = 0
    wins: int = 0
    """Verdicts for the second player."""
    lots: int = 0
    both: int = 0
    """Verdicts about the slaps of both."""
    late: list[float] = field(default_factory=list)
    """For each verdict and player: milliseconds from the end of the gathering time to the player.

    The way of its wire is taken off, so that it is what server and clients need.
    """
    excess: dict[int, list[int]] = field(default_factory=lambda: {0: [], 1: []})
    """By player: how much longer each slap was under way than its wire takes."""
    gains: list[int] = field(default_factory=list)
    """By how many milliseconds slaps of the second player counted as quicker than they were."""
    marks: list[tuple[str, ...]] = field(default_factory=list)
    """For each table: what the second player was marked for."""
    honest_marks: list[str] = field(default_factory=list)
    """The marks of the first player, at all tables."""

    @property
    def is_done(self) -> bool:
        return self.slaps >= self.trial.slaps

    @property
    def share(self) -> float:
        """Which part of the verdicts was for the second player."""
        return self.wins / max(1, self.slaps)

    @property
    def p(self) -> float:
        """The probability of a result at least so uneven, if both are equally likely to win."""
        return binomial_p(self.wins, self.slaps)

    @property
    def bound(self) -> int:
        """The most by which a slap can count as earlier than it arrived: what the table publishes."""
        return most_compensation_ms(self.trial.cap)

    def late_at(self, part: float) -> float:
        """Return the quantile of the delays of verdicts."""
        ordered = sorted(self.late) or [0.0]
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


class Table:
    """One of the tables of a trial: matches follow each other until the trial is done."""

    def __init__(self, found: Found, server: str, wires: Wires, number: int) -> None:
        self._found, self._server, self._wires, self._number = found, server, wires, number
        self._heard: list[tuple[int, Judged]] = []
        """Verdicts, each with the place of the player who heard of it."""
        self._players: dict[int, Player] = {}
        """By place in the trial, 0 or 1."""
        self._seats: dict[int, int] = {}
        """The place in the trial of each seat."""

    async def run(self) -> None:
        """Play matches until the trial has enough slaps."""
        match = 0
        while not self._found.is_done:
            await self._play(match)
            match += 1

    async def _play(self, match: int) -> None:
        trial = self._found.trial
        guests, table = await asyncio.to_thread(self._open, trial)
        order = (0, 1) if (self._number + match) % 2 == 0 else (1, 0)
        self._seats = dict(enumerate(order))
        for seat, place in self._seats.items():
            self._players[place] = Player(
                self._wires.addresses[trial.wires[place]],
                table,
                guests[seat],
                Chance(f"{trial.name[:16]} {self._number} {match} {place}"),
                trial.cheat if place else HONEST,
                is_done=lambda: self._found.is_done,
                on_verdict=lambda judged, place=place: self._count(judged, place),  # type: ignore[misc]
            )
        try:
            await asyncio.gather(*[player.play() for player in self._players.values()])
        finally:
            self._time_verdicts()
            await asyncio.to_thread(self._look_back, guests, table)

    def _open(self, trial: Trial) -> tuple[list[Guest], str]:
        guests = [Guest(self._server), Guest(self._server)]
        options = {**BEAT, "compensation_cap_ms": trial.cap}
        wish = {"game": "slap", "against": "friend", "seats": 2, "computers": 0, "options": options}
        opened = guests[0].ask("/api/tables", wish)
        invite = opened["invite"].partition("#invite=")[2]
        guests[1].ask(f"/api/tables/{opened['table']}/seats", {"invite": invite})
        return guests, opened["table"]

    def _count(self, judged: Judged, place: int) -> None:
        """Count a verdict, once: when the first player hears of it."""
        found, verdict = self._found, judged.verdict
        self._heard.append((place, judged))
        if place or found.is_done:
            return
        found.slaps += 1
        found.wins += self._seats[verdict["winner"]] == 1
        found.lots += verdict["by_lot"]
        found.both += len(verdict["evidence"]) == 2
        for one in verdict["evidence"]:
            self._weigh(one)

    def _time_verdicts(self) -> None:
        """Add how long after the gathering time the verdicts of a match were heard of.

        The match counts its time from a moment that nobody was told. A slap arrives no sooner than its wire
        takes, so the quickest one of all tells it.
        """
        ways = [wire.one_way for wire in self._found.trial.wires]
        began = max(
            [
                self._players[place].sent[claim["version"]] * 1000 + ways[place] - claim["arrival"]
                for _, judged in self._heard
                for claim in [one["claim"] for one in judged.verdict["evidence"]]
                if claim["version"] in self._players[place := self._seats[claim["seat"]]].sent
            ],
            default=0.0,
        )
        for place, judged in self._heard:
            self._found.late.append(judged.received * 1000 - began - judged.at - ways[place])
        self._heard.clear()

    def _weigh(self, evidence: dict[str, Any]) -> None:
        """Compare what counted with what was true."""
        claim = evidence["claim"]
        by = self._seats[claim["seat"]]
        reaction = self._players[by].reactions.get(claim["version"])
        if reaction is None:
            return
        since = claim["since"] if claim["since"] >= 0 else claim["arrival"] - claim["shown"]
        travel = since - reaction
        self._found.excess[by].append(travel - self._found.trial.wires[by].round_trip)
        if by:
            self._found.gains.append(reaction - evidence["counted"])

    def _look_back(self, guests: list[Guest], table: str) -> None:
        """Read from the log who was marked; a match that is not over is given up for that."""
        for guest in guests:
            if not guest.ask(f"/api/tables/{table}").get("over"):
                client = guest.join(table)
                client.ask("concede")
                client.close()
        log: MatchLog = from_bytes(guests[0].fetch(f"/api/tables/{table}/log")[1], KIND.commands)
        told = replay(log, KIND.start).game.told(0, 0)
        marks = [(self._seats[event.seat], event.why) for event in told if isinstance(event, Marked)]
        self._found.marks.append(tuple([why for place, why in marks if place]))
        self._found.honest_marks += [why for place, why in marks if not place]


async def tried(trial: Trial, server: str, seed: int = 1) -> Found:
    """Run a trial at a server, over wires of its own."""
    found = Found(trial)
    wires = Wires(urlsplit(server).port or 0, tuple(dict.fromkeys(trial.wires)), seed)
    try:
        await asyncio.gather(*[Table(found, server, wires, number).run() for number in range(trial.tables)])
    finally:
        await asyncio.to_thread(wires.close)
    return found
