"""Play one random game of the slap game with checks, reproducible from its seed alone."""

from dataclasses import dataclass
from random import Random
from typing import Final

from everfree.slap.bout import Bout
from everfree.slap.cards import Group
from everfree.slap.clock import earliest_card, may_play
from everfree.slap.commands import Join, Leave, Measure, Ready, Slap
from everfree.slap.events import Took
from everfree.slap.options import Cards, ChallengeChances, Minutes, Options
from everfree.slap.state import ACTIVE, BANNED, EMPTY, GONE, GUEST, NEVER, NOBODY, NOTHING, State
from everfree.slap.table import KIND, SlapTable, header, start
from everfree.table.chance import seed_bytes
from everfree.table.commands import TABLE, Answer, Command, Concede, Tick, Undo
from everfree.table.game import Refused
from everfree.table.log import from_bytes, to_bytes
from everfree.table.match import Match, replay

COMMAND_CAP: Final = 20_000
"""Commands after which a game is stopped: the rules allow endless games."""
ONE_IN_LONG: Final = 40
"""One in so many games has no limit of cards."""
ONE_IN_UNCHANGED: Final = 20
"""One in so many commands is checked to change nothing if it is refused."""


class Broken(AssertionError):
    """An invariant of the game was violated."""


@dataclass(frozen=True)
class Report:
    """The result of one game."""

    seed: int
    commands: int
    cards: int
    slaps: int
    is_stalled: bool = False
    failure: str | None = None


def soak(seed: int) -> Report:
    """Play the random game of *seed* with all checks."""
    watched = WatchedGame(seed)
    failure: str | None = None
    try:
        watched.play()
    except Exception as error:  # noqa: BLE001 - whatever the game raises is the finding
        failure = (
            f"seed {seed}, command {len(watched.match.log.commands)}: {type(error).__name__}: {error}\n"
            f"again: everfree soak slap --seed {seed} --games 1"
        )
    state = watched.state
    return Report(
        seed,
        len(watched.match.log.commands),
        state.played,
        watched.slaps,
        is_stalled=state.winners is None,
        failure=failure,
    )


def some_options(chance: Random) -> Options:
    """Draw random options for a table; most of them make a short game."""
    limit: Minutes | Cards | None = Cards(20 + chance.randrange(120))
    if chance.randrange(ONE_IN_LONG) == 0:
        limit = chance.choice([None, Minutes(1 + chance.randrange(3))])
    composition = Options().composition
    if chance.randrange(4) == 0:
        composition = some_composition(chance)
    return Options(
        chances=ChallengeChances(*[1 + chance.randrange(9) for _ in range(4)])
        if chance.randrange(8) == 0
        else ChallengeChances(),
        joker=chance.choice(["wild", "wild", "slap", "challenge5", "plain"]),
        jokers_per_deck=chance.choice([1, 1, 0, 2]),
        decks=chance.choice([1, 1, 1, 2]),
        composition=composition,
        two_symbols=chance.choice(["any", "all"]),
        slap_in=chance.choice(["players", "anyone", "nobody"]),
        short_challenge=chance.choice(["pass_on", "fail"]),
        award_grace_ms=chance.choice([1200, 0, 300]),
        judging=chance.choice(["network", "network", "keys"]),
        slap_window_ms=chance.choice([150, 0, 300]),
        compensation_cap_ms=chance.choice([150, 0, 250]),
        photo_finish=chance.choice(["lot", "signs"]),
        min_play_interval_ms=chance.choice([400, 0, 100]),
        countdown_ms=chance.choice([0, 0, 1000, 3000]),
        turn_timeout_ms=chance.choice([5000, 1000]),
        limit=limit,
        penalty_cards=chance.choice([1, 1, 3]),
    )


def some_composition(chance: Random) -> tuple[Group, ...]:
    """Draw a small deck with few symbols, some of its cards with two."""
    groups: list[Group] = []
    for symbol in ("alicorn", "parasprite", "wonderbolt", "shadowbolt", "pet"):
        groups.append(Group((symbol,), ("one",) * (2 + chance.randrange(4))))
    groups.append(Group(("wonderbolt", "pet"), ("two",)))
    return tuple(groups)


class WatchedGame:
    """A match whose players give random commands at random times, checked after each."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        players = 2 + self.chance.randrange(7)
        options = some_options(self.chance)
        self.match = Match(header(players, seed_bytes(seed), options=options), start)
        game = self.match.game
        assert isinstance(game, SlapTable)
        self.table = game
        self.restless = 0.3 if self.chance.randrange(10) == 0 else 0.03
        """How often players do something else than play and slap."""
        self.slaps = 0
        self.checked = 0
        """How many events have been checked."""

    @property
    def bout(self) -> Bout:
        return self.table.bout

    @property
    def state(self) -> State:
        return self.table.bout.state

    def play(self) -> None:
        """Play to the end, then replay the log."""
        commands = self.match.log.commands
        self.check()
        while self.state.winners is None and len(commands) < COMMAND_CAP:
            self.apply(self.command())
            self.check()
        self.check_replay()

    def apply(self, command: Command) -> None:
        """Apply a command; now and then check that a refused command changes nothing."""
        is_looked_at = self.chance.random() * ONE_IN_UNCHANGED < 1
        before = b""
        if is_looked_at:
            self.match.pass_time(command.at)
            before = self.state.to_bytes()
        try:
            self.match.apply(command)
        except Refused as refused:
            if is_looked_at and self.state.to_bytes() != before:
                raise Broken(f"{command} was refused ({refused.reason}) and changed the state") from refused

    def command(self) -> Command:
        """Choose the next command at random."""
        state = self.state
        roll = self.chance.random()
        if roll < self.restless:
            return self.mischief()
        roll = self.chance.random()
        is_open = state.sights[-1].match != NOTHING
        if roll < (0.7 if state.gathered else 0.5 if is_open else 0.06):
            return self.slap(is_open)
        asked = self.table.asked()
        if not asked:
            due = self.table.due()
            return Tick(TABLE, at=state.now if due is None else due)
        at = state.now + int(self.chance.random() * 300)
        if state.signers:
            seat = self.chance.choice(list(asked))
            return Answer(seat, (self.chance.randrange(3),), at=at)
        if roll > 0.99:
            at += 6000  # falls asleep
        return Answer(state.turn, (0,), at=max(at, earliest_card(self.bout)))

    def slap(self, is_open: bool) -> Slap:
        """Return a slap by any player, mostly at the present card, with a claim that may be false."""
        chance = self.chance
        state = self.state
        self.slaps += 1
        wait = int(chance.random() * (60 if state.gathered else 700 if is_open else 200))
        version = state.version - (int(chance.random() * 4) if chance.random() < 0.2 else 0)
        seat = int(chance.random() * (len(state.status) + 0.02))
        elapsed = state.now + wait - state.sights[-1].shown
        claim = max(0, elapsed - int(chance.random() * 200))
        return Slap(seat, version, claim, at=state.now + wait)

    def mischief(self) -> Command:
        """Return something else: a guest, a player who leaves, a measurement, or an invalid command."""
        chance = self.chance
        state = self.state
        people = len(state.status)
        seat = chance.randrange(people)
        at = state.now + chance.randrange(50)
        kind = chance.randrange(12)
        if kind < 5:
            return Measure(seat, chance.randrange(400), chance.randrange(60), at=at)
        if kind < 7:
            return Join(people, at=at)
        if kind == 7:
            return Leave(seat, at=at)
        nonsense: list[Command] = [
            Slap(seat, state.version + 3, 300, at=at),
            Slap(people, state.version, 300, at=at),
            Slap(seat, state.version, -5, at=at),
            Answer(seat, (1,), at=at),
            Answer(-1, (0,), at=at),
            Answer(state.turn, (0,), at=state.now - 1),
            Concede(seat, at=at),
            Undo(seat, 0, at=at),
            Join(0, at=at),
            Ready(TABLE, at=at),
            Tick(TABLE, at=state.now),
        ]
        return nonsense[chance.randrange(len(nonsense))]

    def check(self) -> None:
        """Raise `Broken` if an invariant is violated."""
        found = faults(self.bout)
        told = self.bout.told
        for event in told[self.checked :]:
            if isinstance(event, Took) and self.state.status[event.seat] == BANNED:
                found.append(f"seat {event.seat} is banned and took the pile")
        self.checked = len(told)
        if found:
            raise Broken("; ".join(found))

    def check_replay(self) -> None:
        """Raise `Broken` unless the stored log gives the same state and the same events."""
        again = replay(from_bytes(to_bytes(self.match.log), KIND.commands), start)
        table = again.game
        assert isinstance(table, SlapTable)
        if table.digest() != self.table.digest():
            raise Broken("the replay ends in another state")
        if table.bout.told != self.bout.told:
            raise Broken("the replay tells another story")
        if State.from_bytes(self.state.to_bytes()) != self.state:
            raise Broken("the bytes hold another state")


def faults(bout: Bout) -> list[str]:
    """List the invariants that a table violates."""
    state = bout.state
    found: list[str] = []
    cards = state.pile[:]
    for stack in state.stacks:
        cards += stack
    if len(cards) != bout.deck.size or len(set(cards)) != len(cards):
        found.append("cards were lost or doubled")
    for seat, status in enumerate(state.status):
        if (status == ACTIVE) != bool(state.stacks[seat]):
            found.append(f"seat {seat} is status {status} with {len(state.stacks[seat])} cards")
    if state.winners is not None:
        if [seat for seat in state.winners if state.status[seat] not in (ACTIVE, EMPTY)]:
            found.append("somebody won who could not")
        return found
    return [*found, *faults_of_turn(bout)]


def faults_of_turn(bout: Bout) -> list[str]:
    """List the invariants of a running game that are violated: turn, challenge and gathering."""
    state = bout.state
    found: list[str] = []
    if state.turn not in state.order or state.status[state.turn] in (GUEST, GONE):
        found.append(f"the turn belongs to seat {state.turn}, which is not in the game")
    if may_play(bout) and not state.stacks[state.turn]:
        found.append(f"seat {state.turn} is to play and has no card")
    if state.challenger != NOBODY and state.challenged != state.turn:
        found.append("the challenged player does not have the turn")
    if (state.challenger != NOBODY) != (state.challenged != NOBODY):
        found.append("half a challenge")
    if (state.gather_until != NEVER) != bool(state.gathered):
        found.append("half a gathering")
    return found
