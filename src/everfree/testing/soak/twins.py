"""Check that a state is a value: a clone, saved bytes and the replayed log all go on as the match does."""

from typing import Any

from everfree.ccg.game import Game
from everfree.ccg.kernel.encoding import to_plain
from everfree.ccg.kernel.state import State
from everfree.ccg.table import KIND, PonyTable, start
from everfree.table.commands import Command
from everfree.table.log import from_bytes, to_bytes
from everfree.table.match import Match, replay

SHORT_WAYS = ("clone", "bytes")
WAYS = (*SHORT_WAYS, "log")
BOOKKEEPING = ("shared",)
"""Parts of a state that are not compared: which frames it shares with a clone."""


class Twin:
    """A copy of a match that receives the same commands for some decisions and must stay equal."""

    def __init__(self, way: str, table: PonyTable, *, born: int, until: int) -> None:
        self.way = way
        self.table = table
        self.born = born
        """Number of the decision at which it was made."""
        self.until = until
        """Number of the decision at which it is compared for the last time."""

    def apply(self, command: Command) -> None:
        self.table.apply(command)

    def difference(self, game: Game, *, closely: bool) -> str:
        """Return how it differs from *game*, or ""; *closely* compares more than the question."""
        one, other = game.state.question, self.table.played.state.question
        asked = one.data() if one is not None else None
        also_asked = other.data() if other is not None else None
        if asked == also_asked and (not closely or game.digest() == self.table.digest()):
            return ""
        where = ", ".join(differing(game.state, self.table.played.state))
        return f"a twin made by {self.way} at decision {self.born} differs in {where}"


def twin_of(match: Match, way: str, *, born: int, until: int) -> Twin:
    """Copy the match in one of `WAYS`."""
    table = played_by(match)
    game = table.played
    if way == "log":
        table = played_by(replay(from_bytes(to_bytes(match.log), KIND.commands), start))
    elif way == "bytes":
        table = PonyTable(game.restored(game.to_bytes()))
    else:
        copy = game.clone()
        copy.kernel = game.kernel.clone()  # unlike the facade's clone, it shares the kernel's caches
        table = PonyTable(copy)
    return Twin(way, table, born=born, until=until)


def played_by(match: Match) -> PonyTable:
    """Return the table of a match of the pony card game; raise for another game."""
    table = match.game
    if not isinstance(table, PonyTable):
        raise TypeError("not a match of the pony card game")
    return table


def differing(one: State, other: State) -> list[str]:
    """Name the parts in which two states differ."""
    mine, theirs = parts_of(one), parts_of(other)
    return [name for name in mine if mine[name] != theirs[name]]


def parts_of(state: State) -> dict[str, Any]:
    """Return every part of a state as plain data; read from the object, so that none is forgotten."""
    found: dict[str, Any] = {}
    for name in dir(state):
        value = getattr(state, name)
        if name == "frames":
            found[name] = [(type(one).__name__, one.step, to_plain(one.data())) for one in state.frames]
        elif not name.startswith("_") and not callable(value) and name not in BOOKKEEPING:
            found[name] = to_plain(value)
    return found
