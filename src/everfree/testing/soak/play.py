"""Play one random game with checks, reproducible from its seed alone.

Cheap checks run at every decision, the others at some, which the seed decides. A game that fails is played
again with all invariants checked at every decision, so that the report names the first wrong one.
"""

from dataclasses import dataclass

from everfree.ccg.commands import Correct
from everfree.ccg.game import Game
from everfree.ccg.kernel.kinds import KIND_NAMES, PASSED
from everfree.ccg.kernel.options import CANCEL, OPTION_NAMES
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import DRAWN, State
from everfree.ccg.table import header, start
from everfree.ccg.vocab import WINNING_SCORE, CardId
from everfree.table.commands import Answer, Command, Undo
from everfree.table.game import Refused
from everfree.table.match import Match
from everfree.testing.dice import Dice
from everfree.testing.referee.agreement import disagreements
from everfree.testing.referee.reader import UnknownWord
from everfree.testing.soak.explanations import unexplained
from everfree.testing.soak.invariants import WITH_CARD, Census, faults, quick_faults
from everfree.testing.soak.mischief import Mischief, not_taken_back, not_undone
from everfree.testing.soak.setup import Setup
from everfree.testing.soak.twins import SHORT_WAYS, WAYS, Twin, played_by, twin_of

PLAIN = Setup()
"""Two theme decks and the comprehensive rules."""

PASS_EVENT = KIND_NAMES[PASSED]
# One in so many decisions runs the costly check.
ALL_FAULTS = 10
EVERY_OPTION = 80
EXPLANATIONS = 120
NEW_TWIN = 200
REFEREE = 400
LONG_LIFE = 300
"""Decisions for which a long-lived twin is played, to find late differences; mostly to the end."""
LONG_LOG = 400
"""Commands after which a match is no longer copied by replaying its log, which would be slow."""


class Broken(AssertionError):
    """An invariant of the engine was violated."""

    def __init__(self, found: list[str], *, when: str = "") -> None:
        told = "; ".join(found[:3])
        more = f"; and {len(found) - 3} more" if len(found) > 3 else ""
        super().__init__(f"{when}{told}{more}")


@dataclass(frozen=True)
class Failure:
    """Where a game failed, and the question that was open."""

    seed: int
    decision: int
    what: str
    question: str
    flags: str = ""

    def __str__(self) -> str:
        return (
            f"seed {self.seed}, decision {self.decision}: {self.what}\n{self.question}\n"
            f"again: everfree soak --seed {self.seed} --games 1{self.flags}"
        )


# How a game can end.
BY_POINTS = "won by points"
BY_LEAVING = "won by leaving"
BY_DRAW = "drawn by rule"
BY_FUEL = "loops, out of fuel"
BY_TURN_CAP = "stalls, turn cap"
ENDINGS = (BY_POINTS, BY_LEAVING, BY_DRAW, BY_FUEL, BY_TURN_CAP)


@dataclass(frozen=True)
class Report:
    """The result of one game."""

    seed: int
    decisions: int
    turns: int
    judged: int
    """How many positions the referee has checked."""
    events: int
    """How much happened in the game; passing does not count, nor what was taken back."""
    ending: str = ""
    """One of `ENDINGS`, or "" if the game failed."""
    failure: Failure | None = None


def soak(seed: int, *, setup: Setup = PLAIN) -> Report:
    """Play the random game of *seed* with checks; play it again with all of them if it fails."""
    report = watch(seed, setup, always=False)
    if report.failure is None:
        return report
    again = watch(seed, setup, always=True)
    return report if again.failure is None else again


def watch(seed: int, setup: Setup, *, always: bool) -> Report:
    """Play the game once; with *always*, check every invariant at every decision."""
    watched = WatchedGame(seed, setup, always=always)
    failure: Failure | None = None
    try:
        watched.play()
    except Exception as error:  # noqa: BLE001 - any exception of the engine is a finding
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        failure = Failure(seed, watched.decisions, what, described(watched.game), setup.flags)
    ending = "" if failure is not None else ending_of(watched.game)
    turns = watched.game.state.turn
    happened = sum([event.key != PASS_EVENT for event in watched.game.events])
    return Report(seed, watched.decisions, turns, watched.judged, happened, ending, failure)


def ending_of(game: Game) -> str:
    """Return how a game ended: by the rules, or because a limit stopped an endless game."""
    state = game.state
    if not game.is_over:
        return BY_TURN_CAP
    if state.outcome == DRAWN:
        return BY_FUEL if game.kernel.fuel < 0 else BY_DRAW
    return BY_POINTS if state.score[state.winner] >= WINNING_SCORE else BY_LEAVING


class WatchedGame:
    """A match with its twins and the random players."""

    def __init__(self, seed: int, setup: Setup, *, always: bool) -> None:
        self.setup = setup
        self.always = always
        self.answers = Dice(seed)
        self.mischief = Mischief(seed, setup.players)
        self.trials, self.reasons, self.births = [Dice(seed, purpose) for purpose in (2, 3, 4)]
        """Dice that decide when to try every option, to check explanations, to make a twin."""
        self.looks, self.calls = Dice(seed, purpose=8), Dice(seed, purpose=9)
        """Dice that decide when to check every invariant, to call the referee."""
        self.judged = 0
        decks, options = setup.decks(seed), setup.options(seed)
        table = header(decks, seed_bytes(seed), stops=self.mischief.stops, options=options)
        self.match = Match(table, start)
        self.census = Census.of(self.game.state)
        self.decisions = 0
        self.twins: list[Twin] = []
        self.before: State | None = None
        """The state before the current action, to compare with if the action is cancelled."""
        self.kept: State | None = None
        self.digest_of_kept = ""
        """A clone that is not played, with its digest: playing the match must not change it."""
        self.told = 0
        """How many events have been sent to every viewer."""

    @property
    def game(self) -> Game:
        """The match's game; an undo replaces it by another."""
        return played_by(self.match).played

    def play(self) -> None:
        """Play to the end or the turn cap."""
        self.check(closely=True)
        while not self.game.is_over and self.game.state.turn <= self.setup.turn_cap:
            self.look_closely()
            self.apply(self.command())
            self.decisions += 1
            self.check(closely=self.looks.one_in(ALL_FAULTS) or self.always or self.game.is_over)
        for twin in self.twins:
            self.compare(twin, closely=True)

    def command(self) -> Command:
        """Choose the next command."""
        state = self.game.state
        done = self.mischief.command(state, self.decisions, len(self.match.log.commands))
        if done is not None:
            return done
        repair = self.mischief.correction(state)
        if repair is not None and self.makes_sense(repair):
            return repair
        question = self.game.question
        return Answer(question.seat, (self.answers.below(len(question.options)),))

    def makes_sense(self, command: Correct) -> bool:
        """Tell whether the table would accept a correction, without applying it."""
        try:
            played_by(self.match).check(command)
        except Refused:
            return False
        return True

    def apply(self, command: Command) -> None:
        """Apply a command to the match and to every twin; check that a cancelled action left nothing."""
        question = self.game.question
        if isinstance(command, Undo):
            self.undo(command)
            return
        if not question.can_cancel:
            self.before = self.game.state.clone()
        self.match.apply(command)
        for twin in self.twins:
            twin.apply(command)
        if isinstance(command, Answer) and command.options == (CANCEL,) and self.before is not None:
            left = not_taken_back(self.before, self.game.state)
            if left:
                raise Broken([f"an action was taken back and left its traces in {', '.join(left)}"])

    def undo(self, command: Undo) -> None:
        """Undo some answers; check that the state is as it was then, except for what players have learned."""
        for twin in self.twins:
            self.compare(twin, closely=True)
        self.twins.clear()
        then = Match(self.match.log.header, start)
        for earlier in self.match.log.commands[: command.back_to]:
            then.apply(earlier)
        self.match.apply(command)
        self.told = 0
        self.before = None
        left = not_undone(played_by(then).played.state, self.game.state)
        if left:
            raise Broken([f"an undo did not bring back {', '.join(left)}"])

    def check(self, *, closely: bool) -> None:
        """Raise `Broken` if an invariant is violated or a twin differs; *closely* checks all invariants."""
        found = faults(self.game.kernel, self.census) if closely else quick_faults(self.game.state)
        if found:
            raise Broken(found)
        if self.kept is not None and self.kept.digest() != self.digest_of_kept:
            raise Broken(["playing on changed a clone that was made before"])
        self.kept = None
        for twin in self.twins:
            self.compare(twin, closely=twin.until <= self.decisions)
        self.twins = [twin for twin in self.twins if twin.until > self.decisions]

    def compare(self, twin: Twin, *, closely: bool) -> None:
        """Raise `Broken` if a twin differs from the match."""
        difference = twin.difference(self.game, closely=closely)
        if difference:
            raise Broken([difference])

    def look_closely(self) -> None:
        """Now and then run a costly check: every option, explanations, a new twin, the referee."""
        if self.trials.one_in(EVERY_OPTION):
            self.try_every_option()
        if self.reasons.one_in(EXPLANATIONS):
            self.ask_for_reasons()
        if self.births.one_in(NEW_TWIN):
            self.make_twin()
        if self.calls.one_in(REFEREE):
            self.call_referee()

    def call_referee(self) -> None:
        """Compare this position with the referee's result; skip it if a word is unknown to the referee."""
        try:
            found = disagreements(self.game.kernel)
        except UnknownWord:
            return
        self.judged += 1
        if found:
            raise Broken(found)

    def ask_for_reasons(self) -> None:
        """Check all explanations, and build the new events for every viewer."""
        found = unexplained(self.game)
        if found:
            raise Broken(found)
        table = played_by(self.match)
        for viewer in range(table.seats + 1):
            table.told(viewer, self.told)
        self.told = len(self.game.events)

    def make_twin(self) -> None:
        """Copy the match in one of the ways a match can be stored, and play the copy beside it."""
        dice = self.births
        life = LONG_LIFE if dice.one_in(4) else 1 + dice.below(80)
        ways = WAYS if len(self.match.log.commands) <= LONG_LOG else SHORT_WAYS
        way = ways[dice.below(len(ways))]
        twin = twin_of(self.match, way, born=self.decisions, until=self.decisions + life)
        self.compare(twin, closely=True)
        self.twins.append(twin)

    def try_every_option(self) -> None:
        """Take each option on a clone: none may raise, violate an invariant or change this game."""
        kernel = self.game.kernel
        digest = self.game.digest()
        question = self.game.question
        choices = [*range(len(question.options)), *([CANCEL] if question.can_cancel else [])]
        for choice in choices:
            clone = kernel.clone()
            try:
                clone.take(choice)
            except Exception as error:
                raise Broken([f"option {choice} raises {type(error).__name__}: {error}"]) from error
            found = faults(clone, self.census)
            if found:
                raise Broken(found, when=f"after option {choice}: ")
        if self.game.digest() != digest:
            raise Broken(["what was tried on a clone changed the game it was cloned from"])
        self.kept = self.game.state.clone()
        self.digest_of_kept = digest


def described(game: Game) -> str:
    """Return the open question with its options as text, with the names of cards."""
    question = game.state.question
    if question is None:
        return "the game is over"
    lines = [f"turn {game.state.turn}, seat {question.seat} is asked {question.kind!r}:"]
    for place, one in enumerate(question.options):
        rest = [str(number) for number in one[1:]]
        if one[0] in WITH_CARD:
            rest.append(f"({game.kernel.definition(CardId(one[1])).card.name})")
        lines.append(f"  {place}: {' '.join([OPTION_NAMES[one[0]], *rest])}")
    return "\n".join(lines)
