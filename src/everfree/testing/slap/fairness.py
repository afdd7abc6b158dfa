"""Measure how a connection or a cheat changes the chance to win a slap, over many simulated slaps.

All reaction times have the same distribution; only connections and cheats differ. Connections are pinged and
measured as a server would, so that the judge sees measurements and not the true times.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from everfree.slap.curves import UNIT, ex_gaussian
from everfree.slap.judge import FLOOR_MS, MARGIN_MS, Claim, gathering_ms, judge, most_compensation_ms, weigh
from everfree.slap.options import Options
from everfree.slap.suspicion import Record, marks_of, note
from everfree.table.chance import draw_below, seed_bytes

PINGS: Final = 20
"""The number of latest pings that a connection is measured by."""
WINDOW_MS: Final = Options().slap_window_ms
CAP_MS: Final = Options().compensation_cap_ms

# How people react: mean and spread of the normal part, and its tail; the median is about 400 ms.
MEAN_MS: Final = 330
SPREAD_MS: Final = 50
TAIL_MS: Final = 100


class Chance:
    """A stream of random numbers."""

    def __init__(self, name: str) -> None:
        self._seed = seed_bytes(0)[:16] + name.encode()[:40]
        self._drawn = 0

    def below(self, bound: int) -> int:
        self._drawn += 1
        return draw_below(self._seed, self._drawn, bound)

    def reaction(self) -> int:
        """Return a random reaction time in milliseconds."""
        return ex_gaussian(MEAN_MS, SPREAD_MS, TAIL_MS, (self.below(UNIT), self.below(UNIT)))


@dataclass(frozen=True)
class Cheat:
    """A way to seem quicker."""

    name: str
    pongs_late: int
    """Milliseconds by which pongs are delayed."""
    claim: Callable[[int], int]
    """Returns the claimed reaction for a true one."""
    pongs_vary: int = 0
    """Milliseconds by which every other pong is delayed in addition."""


def honest(reaction: int) -> int:
    """Return the true reaction."""
    return reaction


HONEST: Final = Cheat("none", 0, honest)


class Person:
    """A player with a connection and maybe a cheat."""

    def __init__(self, name: str, *, round_trip: int, jitter: int, cheat: Cheat = HONEST) -> None:
        self.chance = Chance(f"reactions of {name}")
        self.wire = Chance(f"connection of {name}")
        self.round_trip = round_trip
        self.jitter = jitter
        """The range of its round trips, half of it below and half above the usual one."""
        self.cheat = cheat
        self.record: Record = []
        self.marked_after = 0
        """The number of the slap after which the player was marked as suspicious, 0 for none."""
        self._slaps = 0
        self._sent = 0
        self._pings = [self._ping() for _ in range(PINGS)]

    def _way(self) -> int:
        """Return a random round trip in milliseconds."""
        return max(1, self.round_trip - self.jitter // 2 + self.wire.below(self.jitter + 1))

    def _ping(self) -> int:
        """Return the round trip of the next ping, as the table measures it."""
        self._sent += 1
        return self._way() + self.cheat.pongs_late + self.cheat.pongs_vary * (self._sent % 2)

    def measured(self) -> tuple[int, int]:
        """Return the median of the last pings and their mean distance from it."""
        middle = sorted(self._pings)[PINGS // 2]
        return middle, sum([abs(ping - middle) for ping in self._pings]) // PINGS

    def slap(self, seat: int) -> tuple[Claim, int]:
        """Slap once; return the claim that the table receives, and the true reaction."""
        self._pings = [*self._pings[1:], self._ping()]
        reaction = self.chance.reaction()
        told = max(0, self.cheat.claim(reaction))
        claim = Claim(seat, 1, 0, reaction + self._way(), told, *self.measured())
        note(self.record, claim)
        self._slaps += 1
        if not self.marked_after and marks_of(self.record):
            self.marked_after = self._slaps
        return claim, reaction


@dataclass(frozen=True)
class Duel:
    """The result of many slaps of two players with different connections."""

    round_trips: tuple[int, int]
    jitter: int
    cap: int
    slaps: int
    wins: int
    """Wins of the second, longer connection."""
    lots: int
    is_marked: bool
    """Whether one of the two was marked as suspicious."""

    @property
    def p(self) -> float:
        """The probability of a result at least so uneven if both are equally likely to win."""
        return binomial_p(self.wins, self.slaps)


def duel(
    near: int, far: int, *, jitter: int, cap: int, slaps: int, cheats: tuple[Cheat, Cheat] = (HONEST, HONEST)
) -> Duel:
    """Let two players slap at the same cards and have every slap judged."""
    people = [
        Person(place, round_trip=trip, jitter=jitter, cheat=cheat)
        for place, trip, cheat in zip("ab", (near, far), cheats, strict=True)
    ]
    wins = lots = 0
    for number in range(slaps):
        claims = [person.slap(seat)[0] for seat, person in enumerate(people)]
        closing = min([claim.arrival for claim in claims]) + gathering_ms(
            WINDOW_MS, max([claim.round_trip for claim in claims])
        )
        verdict = judge(
            [claim for claim in claims if claim.arrival <= closing], cap=cap, lot=(b"fairness", number)
        )
        wins += verdict.winner == 1
        lots += verdict.by_lot
    is_marked = any(person.marked_after for person in people)
    return Duel((near, far), jitter, cap, slaps, wins, lots, is_marked)


@dataclass(frozen=True)
class Gain:
    """What a cheat gains."""

    cheat: str
    cap: int
    average: int
    largest: int
    bound: int
    """The published bound: the most by which anybody can be judged quicker than the slap arrived."""
    wins: int
    slaps: int
    marked_after: int
    """The slap after which all of many such cheaters were marked, 0 if one never was."""


def gain(cheat: Cheat, *, round_trip: int, cap: int, slaps: int, cheaters: int) -> Gain:
    """Compare the judged with the true reactions, and count the wins against an honest player."""
    person = Person(f"c {cheat.name} {cap}", round_trip=round_trip, jitter=0, cheat=cheat)
    gains: list[int] = []
    for _ in range(slaps):
        claim, reaction = person.slap(0)
        gains.append(reaction - weigh(claim, cap).counted)
    marked = [marked_after(cheat, round_trip, number) for number in range(cheaters)]
    won = duel(round_trip, round_trip, jitter=0, cap=cap, slaps=slaps, cheats=(HONEST, cheat)).wins
    return Gain(
        cheat.name,
        cap,
        average=sum(gains) // slaps,
        largest=max(gains),
        bound=most_compensation_ms(cap),
        wins=won,
        slaps=slaps,
        marked_after=0 if 0 in marked else max(marked),
    )


def marked_after(cheat: Cheat, round_trip: int, number: int, *, slaps: int = 500) -> int:
    """Return the slap after which cheater *number* was marked, 0 if never."""
    person = Person(f"m {cheat.name} {number}", round_trip=round_trip, jitter=5, cheat=cheat)
    for _ in range(slaps):
        person.slap(0)
        if person.marked_after:
            break
    return person.marked_after


def cheats_at(round_trip: int, cap: int) -> tuple[Cheat, ...]:
    """List the three cheats, each in a greedy form and in one that avoids being marked."""
    held = max(0, cap + MARGIN_MS - round_trip)
    return (
        Cheat("lower claims, greedy", 0, lambda reaction: FLOOR_MS),
        Cheat("lower claims, careful", 0, lambda reaction: reaction - MARGIN_MS + 5),
        Cheat("delayed pongs, greedy", 400, honest),
        Cheat("delayed pongs, careful", held, honest),
        Cheat("irregular pongs", 0, honest, pongs_vary=1000),
        Cheat("both, greedy", 400, lambda reaction: FLOOR_MS),
        Cheat("both, careful", held, lambda reaction: reaction - held),
    )


def modest(held: int) -> Cheat:
    """Return the cheat that delays pongs and lowers claims by *held* milliseconds each."""
    return Cheat(f"both, by {held}", held, lambda reaction: reaction - held)


def binomial_p(wins: int, of: int) -> float:
    """Return the two-sided exact probability of a result at least so uneven, for a fair coin."""
    fewer = min(wins, of - wins)
    if 2 * fewer == of:
        return 1.0
    ways = as_uneven = 1
    for number in range(fewer):  # each binomial coefficient from the one before
        ways = ways * (of - number) // (number + 1)
        as_uneven += ways
    return 2 * as_uneven / (1 << of)
