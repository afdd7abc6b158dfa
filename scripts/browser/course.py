"""Find stretches of seeded games in which certain things happen, and replay them at a page."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Final

from scripts.browser.laying import MOST_COMMANDS, game_of, match_of
from scripts.browser.person import Person
from scripts.browser.wire import Wire

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.view import QuestionView
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Client
from everfree.server.tables.replica import Replica
from everfree.table.commands import Answer, Command
from everfree.table.log import MatchLog

PAGE_SEAT: Final = 0
"""The seat that plays at the page."""
EAGER: Final = 0.75
"""How often a player acts where it could pass."""
FRIGHT: Final = "ff98"
"""An Event that frightens; theme decks have none, and without one nobody can rally."""
BLUE: Final = THEME_DECKS["rainbow-dash"]
GAMES: Final[tuple[tuple[str, tuple[str | Deck, str | Deck]], ...]] = (
    ("course-3", ("rainbow-dash", "fluttershy")),
    ("course-0", ("twilight-sparkle", "fluttershy")),
    ("rally", (replace(BLUE, draw={**BLUE.draw, FRIGHT: 30}), replace(BLUE, draw={**BLUE.draw, FRIGHT: 30}))),
)
"""Games that together contain everything in `COURSE`; the seeds were found by trying."""


@dataclass(frozen=True)
class Step:
    """One command of a played game."""

    number: int
    seat: int
    kind: str
    verb: str
    faceoff: str
    """The faceoff in which it was given: "", troublemaker, problem or double."""
    events: tuple[str, ...]
    """The keys of the events it caused."""
    leads_to: str
    """The kind of the next question."""
    is_asked: bool
    """Whether the player is asked; otherwise the page gives the only answer by itself."""


@dataclass(frozen=True)
class Stretch:
    """The commands from *first* to before *end* of a game."""

    log: MatchLog
    first: int
    end: int

    def before(self) -> MatchLog:
        """Return the log of the game up to the beginning of the stretch."""
        return MatchLog(self.log.header, self.log.commands[: self.first])

    def commands(self) -> list[Command]:
        """List the commands to replay."""
        return self.log.commands[self.first : self.end]

    def numbers(self, viewer: int) -> list[int]:
        """List, by the number in the log up to *end*, how many commands a viewer counts."""
        replica = Replica(self.log.header, CardGameHost())
        for command in self.log.commands[: self.end]:
            replica.apply(command)
        return [replica.shown_number(viewer, number) for number in range(self.end + 1)]


def played(seed: str, decks: Sequence[str | Deck]) -> tuple[MatchLog, list[Step]]:
    """Let two random players play a whole game; return its log and its steps."""
    match = match_of(seed, decks)
    chance = Random(seed)
    steps: list[Step] = []
    told = len(game_of(match).told(PAGE_SEAT, 0))
    for number in range(MOST_COMMANDS):
        game = game_of(match)
        asked = game.asked()
        if not asked:
            break
        seat = next(iter(asked))
        view = game.view(seat)
        assert view.question is not None
        choice = _chosen(view.question, chance)
        kind, verb, faceoff = view.question.kind, view.question.options[choice].verb, ""
        if view.faceoff is not None:
            double = "double" if len(view.faceoff.areas) > 1 else "problem"
            faceoff = "troublemaker" if view.faceoff.troublemaker else double
        is_asked = not game.goes_on()
        match.apply(Answer(seat, (choice,)))
        news = [event.key for event in game.told(PAGE_SEAT, told)]
        told += len(news)
        question = game.played.state.question
        leads_to = "" if question is None else question.kind
        steps.append(Step(number, seat, kind, verb, faceoff, tuple(news), leads_to, is_asked))
    return match.log, steps


def _chosen(question: QuestionView, chance: Random) -> int:
    """Choose an option at random, mostly one that is not passing, preferably a rare one."""
    verbs = [option.verb for option in question.options]
    acts = [place for place, verb in enumerate(verbs) if verb not in ("pass", "end", "done", "no")]
    rare = [place for place in acts if verbs[place] in ("rally", "use")]
    if rare and chance.random() < EAGER:
        return chance.choice(rare)
    return chance.choice(acts) if acts and chance.random() < EAGER else chance.randrange(len(verbs))


def _action(verb: str) -> "Finder":
    """Find an action in the page's Main Phase, up to the next question of that phase.

    Actions that search a pile are left out: its cards are not on the board, so they have a tray of their own.
    """

    def find(steps: Sequence[Step]) -> Iterator[tuple[int, int]]:
        for step in steps:
            if step.seat == PAGE_SEAT and step.kind == "main" and step.verb == verb:
                end = _until(steps, step.number, lambda one: one.leads_to in ("main", ""))
                if not any(one.kind == "search" for one in steps[step.number : end]):
                    yield step.number, end

    return find


def _faceoff(kind: str, *, event: str = "", reacts: bool = False) -> "Finder":
    """Find a faceoff, from the command that starts it to the one that ends it."""

    def find(steps: Sequence[Step]) -> Iterator[tuple[int, int]]:
        for step in steps:
            if "faceoff-started" not in step.events or step.number + 1 >= len(steps):
                continue
            end = _until(steps, step.number, lambda one: "faceoff-ended" in one.events)
            inside = steps[step.number + 1 : end]
            tells = not event or any(event in one.events for one in (step, *inside))
            acts = any(one.seat == PAGE_SEAT and one.verb in ("play", "use") for one in inside)
            if tells and (acts or not reacts) and any(kind in (one.faceoff, "") for one in inside):
                yield step.number, end

    return find


def _question(kind: str) -> "Finder":
    """Find a question to the page for a single card; several cards are one selection at the page."""

    def find(steps: Sequence[Step]) -> Iterator[tuple[int, int]]:
        for before, step in pairwise(steps):
            if step.seat == PAGE_SEAT and step.kind == kind and kind not in (before.kind, step.leads_to):
                yield step.number, step.number + 1

    return find


def _until(steps: Sequence[Step], first: int, ends: Callable[[Step], bool]) -> int:
    return next((one.number + 1 for one in steps[first:] if ends(one)), len(steps))


Finder = Callable[[Sequence[Step]], Iterator[tuple[int, int]]]

COURSE: Final[dict[str, Finder]] = {
    "draw": _action("draw"),
    "play": _action("play"),
    "move": _action("move"),
    "use": _action("use"),
    "rally": _action("rally"),
    "troublemaker-faceoff": _faceoff("troublemaker"),
    "faceoff-with-a-reaction": _faceoff("problem", reacts=True),
    "double-faceoff": _faceoff("double"),
    "tie": _faceoff("", event="faceoff-tied"),
    "retire": _question("home-limit"),
    "discard-to-eight": _question("discard-down"),
}
"""What a scripted game must show (UX 11.3), by name."""


def stretches() -> dict[str, Stretch]:
    """Return the first stretch for each entry of `COURSE`."""
    found: dict[str, Stretch] = {}
    for seed, decks in GAMES:
        log, steps = played(seed, decks)
        for name, find in COURSE.items():
            if name not in found and (place := next(find(steps), None)) is not None:
                found[name] = Stretch(log, *place)
    return found


class Replay:
    """Replays a stretch: the answers of one seat at the page, those of the other by a program."""

    def __init__(self, person: Person, wire: Wire, other: Client) -> None:
        self._person = person
        self._wire = wire
        self._other = other

    def run(self, stretch: Stretch) -> None:
        """Give each answer of the stretch when the page has seen all commands before it."""
        mine, theirs = stretch.numbers(PAGE_SEAT), stretch.numbers(1 - PAGE_SEAT)
        self._person.wait_for(mine[stretch.first])
        for number, command in enumerate(stretch.commands(), start=stretch.first):
            assert isinstance(command, Answer)
            if command.seat == PAGE_SEAT:
                self._person.wait_for(mine[number])
                if not self._wire.is_passed(mine[number]):
                    self._person.take(command.options[0], self._wire)
            else:
                self._other.until(lambda client, number=theirs[number]: client.number >= number)
                answered = self._other.ask("answer", answers=list(command.options))
                assert answered["is"] == "accepted", answered
        self._person.wait_for(mine[stretch.end])
