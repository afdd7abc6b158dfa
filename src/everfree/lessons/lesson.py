"""What a lesson is made of: a position, steps, the opponent's script and the goal."""

import msgspec

from everfree.ccg.laying import Position


class Condition(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that is so at the table; every member that is given must hold."""

    event: str = ""
    """Key of an event that has happened."""
    by: int = -1
    """The seat that the event is about; -1 for any."""
    card: str = ""
    """Id of a card that the event mentions."""
    count: int = 1
    """How often the event has happened, at least."""
    points: int = 0
    """Points the learner has, at least."""
    turn: int = 0
    """Number of the turn, at least."""
    phase: str = ""
    in_play: str = ""
    """Id of a card that the learner has in play."""
    at: str = ""
    """Where that card is: home, own (the learner's Problem) or other (the opponent's)."""
    won: bool = False
    """Whether the learner has won the game."""
    over: bool = False
    """Whether the game is over."""
    can_confront: bool = False
    """Whether the learner meets what a Problem needs."""
    offered: str = ""
    """An option of the open question, such as "play friend"; see `matching.py`."""
    forced: bool = False
    """Whether the open question has a single option."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An answer that somebody should give, and the coach's sentence about it.

    Steps are tried in their order. The first whose conditions hold and that names an option of the open
    question is said, so a learner who takes another way meets the step that fits the new position.
    """

    say: str = ""
    """Name of the sentence: its message is `lesson-LESSON-SAY`; the opponent's steps have none."""
    wants: tuple[str, ...] = ()
    """The named options, such as "play pr12", "area home", "end"; see `matching.py`. Empty names none."""
    asked: str = ""
    """The kind of the question; any if empty."""
    source: str = ""
    """Id or type of the card that the question is about; any if empty."""
    after: Condition | None = None
    """What must have happened before."""
    until: Condition | None = None
    """What ends this step."""
    first: int = 0
    """Say it only at the first questions of this kind, so many; 0 for every time."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the glossary, and what must have happened before it matters."""

    term: str
    after: Condition


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game to play with a coach, instead of a position."""

    decks: tuple[str, str]
    """Names of theme decks: the learner's and the opponent's."""
    level: str
    points: int
    deal: int
    """The seed of the deal that `everfree play --teach` plays."""


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A lesson; its title, introduction and last sentence are messages named after its id."""

    goal: tuple[Condition, ...]
    """What the learner wants to reach; all of it."""
    steps: tuple[Step, ...]
    position: Position | None = None
    game: Game | None = None
    script: tuple[Step, ...] = ()
    """What the opponent does at a position; it declines everything else."""
    notes: tuple[Note, ...] = ()
    """Words that are explained when they first matter, where hints are given."""
    lost: Condition | None = None
    """What makes the goal impossible, beside what the coach finds out by trying."""
    minutes: int = 2
    id: str = ""
    """Given by the name of its file."""
