"""One random game under watch, reproducible from its seed alone."""

from dataclasses import dataclass

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel.options import CANCEL, OPTION_NAMES
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import DRAWN, State
from everfree.ccg.table import header, start
from everfree.ccg.vocab import CardId
from everfree.table.commands import Answer, Command, Undo
from everfree.table.match import Match
from everfree.testing.dice import Dice
from everfree.testing.soak.explanations import unexplained
from everfree.testing.soak.invariants import WITH_CARD, Census, faults
from everfree.testing.soak.mischief import Mischief, not_taken_back, not_undone
from everfree.testing.soak.twins import WAYS, Twin, played_by, twin_of

TURN_CAP = 200
"""Endless games are legal; a policy outside the rules ends them (and nobody has failed)."""

# Once in how many decisions something costly is looked at.
EVERY_OPTION = 40
EXPLANATIONS = 60
NEW_TWIN = 200
LONG_LIFE = 300
"""Decisions a twin lives that is to find what shows late; in most games that is to the end."""


class Broken(AssertionError):
    """A promise of the engine was not kept."""

    def __init__(self, found: list[str], *, when: str = "") -> None:
        told = "; ".join(found[:3])
        more = f"; and {len(found) - 3} more" if len(found) > 3 else ""
        super().__init__(f"{when}{told}{more}")


@dataclass(frozen=True)
class Failure:
    """Where a game went wrong, and the question that was open."""

    seed: int
    decision: int
    what: str
    question: str
    players: int = 2

    def __str__(self) -> str:
        """Say it with the command that shows it again."""
        players = f" --players {self.players}" if self.players != 2 else ""
        return (
            f"seed {self.seed}, decision {self.decision}: {self.what}\n{self.question}\n"
            f"again: everfree soak --seed {self.seed} --games 1{players}"
        )


@dataclass(frozen=True)
class Report:
    """How one game went."""

    seed: int
    decisions: int
    turns: int
    stalled: bool = False
    drawn: bool = False
    failure: Failure | None = None


def soak(seed: int, *, turn_cap: int = TURN_CAP, players: int = 2) -> Report:
    """Play the random game of *seed*, checking everything on the way."""
    watched = WatchedGame(seed, players)
    try:
        watched.play(turn_cap)
    except Exception as error:  # noqa: BLE001 - whatever the engine raises is the finding
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        failure = Failure(seed, watched.decisions, what, described(watched.game), players)
        return Report(seed, watched.decisions, watched.game.state.turn, failure=failure)
    state = watched.game.state
    return Report(
        seed, watched.decisions, state.turn, stalled=not watched.game.is_over, drawn=state.outcome == DRAWN
    )


class WatchedGame:
    """A match of the two theme decks, dealt out in turn, its twins, and the players' dice."""

    def __init__(self, seed: int, players: int = 2) -> None:
        self.answers = Dice(seed)
        self.mischief = Mischief(seed, players)
        self.trials, self.reasons, self.births = [Dice(seed, purpose) for purpose in (2, 3, 4)]
        """When to try every option, to ask for every reason, to make a twin."""
        decks = [(RAINBOW_DASH, APPLEJACK)[seat % 2] for seat in range(players)]
        self.match = Match(header(decks, seed_bytes(seed), stops=self.mischief.stops), start)
        self.census = Census.of(self.game.state)
        self.decisions = 0
        self.twins: list[Twin] = []
        self.before: State | None = None
        """The state before the action under way, for when it is taken back."""
        self.kept: State | None = None
        self.digest_of_kept = ""
        """A clone that nobody plays on with, and what it was: it must stay that."""
        self.told = 0
        """How many events have been told to every viewer."""

    @property
    def game(self) -> Game:
        """The match's game; an undo puts another in its place."""
        return played_by(self.match).played

    def play(self, turn_cap: int) -> None:
        """Play to the end or the turn cap."""
        self.check()
        while not self.game.is_over and self.game.state.turn <= turn_cap:
            self.look_closely()
            self.apply(self.command())
            self.decisions += 1
            self.check()
        for twin in self.twins:
            self.compare(twin, closely=True)

    def command(self) -> Command:
        """Decide what is done next."""
        state = self.game.state
        done = self.mischief.command(state, self.decisions, len(self.match.log.commands))
        if done is not None:
            return done
        question = self.game.question
        return Answer(question.seat, (self.answers.below(len(question.options)),))

    def apply(self, command: Command) -> None:
        """Do it in the match and in every twin."""
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
        """Go back some answers; all but what was learned is as it was then."""
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

    def check(self) -> None:
        """See that every promise holds, here and in every twin."""
        found = faults(self.game.kernel, self.census)
        if found:
            raise Broken(found)
        if self.kept is not None and self.kept.digest() != self.digest_of_kept:
            raise Broken(["playing on changed a clone that was made before"])
        self.kept = None
        for twin in self.twins:
            self.compare(twin, closely=twin.until <= self.decisions)
        self.twins = [twin for twin in self.twins if twin.until > self.decisions]

    def compare(self, twin: Twin, *, closely: bool) -> None:
        """See that a twin has gone the same way."""
        difference = twin.difference(self.game, closely=closely)
        if difference:
            raise Broken([difference])

    def look_closely(self) -> None:
        """Now and then: try every option, ask for every reason, make a twin."""
        if self.trials.one_in(EVERY_OPTION):
            self.try_every_option()
        if self.reasons.one_in(EXPLANATIONS):
            self.ask_for_reasons()
        if self.births.one_in(NEW_TWIN):
            self.make_twin()

    def ask_for_reasons(self) -> None:
        """Ask why and why not everywhere, and tell every viewer what happened since the last time."""
        found = unexplained(self.game)
        if found:
            raise Broken(found)
        table = played_by(self.match)
        for viewer in range(table.seats + 1):
            table.told(viewer, self.told)
        self.told = len(self.game.events)

    def make_twin(self) -> None:
        """Copy the match in one of the ways it can be kept, to go on beside it."""
        dice = self.births
        life = LONG_LIFE if dice.one_in(4) else 1 + dice.below(80)
        way = WAYS[dice.below(len(WAYS))]
        twin = twin_of(self.match, way, born=self.decisions, until=self.decisions + life)
        self.compare(twin, closely=True)
        self.twins.append(twin)

    def try_every_option(self) -> None:
        """Take each option on a clone: all are legal, and none of it reaches this game."""
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
    """Show the open question with its options by the cards' names."""
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
