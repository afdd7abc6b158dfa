"""A tree of what may be done, shared by all imagined worlds: information-set search on clones that are kept.

Each node keeps the game of every world that came through, so that no move is made twice. What is good in
one place is tried first in others.
"""

from math import log, sqrt

from everfree.ccg.kernel.kernel import Kernel
from everfree.players.moves import Move, Name, moves_of

CURIOSITY = 0.3
"""How much an answer tried seldom is preferred, as a part of what is at stake."""
WIDENING = 2.0
"""A node thinks about so many answers times the root of its visits; more as it is visited more often."""
AT_LEAST = 4


class Node:
    """A series of answers, from the question that is asked."""

    __slots__ = ("children", "ends", "games", "is_mine", "is_way", "moves", "total", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[Name, Node] = {}
        self.games: dict[int, Kernel] = {}
        """By world: the game after these answers."""
        self.moves: dict[int, list[Move]] = {}
        """By world: what can be answered then."""
        self.ends: dict[int, float] = {}
        """By world: what it was judged to be worth, where nothing more is looked at."""
        self.is_mine = True
        """Whether the searching seat is asked here."""
        self.is_way = False
        """Whether it asks in which way an action is done that has just begun."""
        self.visits = 0
        self.total = 0.0
        self.value = 0.0
        """What it is worth to the searching seat, more than doing nothing."""

    def moves_in(self, world: int, game: Kernel) -> list[Move]:
        """List the answers in one world."""
        found = self.moves.get(world)
        if found is None:
            question = game.state.question
            found = [] if question is None else moves_of(game, question)
            self.moves[world] = found
        return found

    def learn(self, value: float, *, boldness: float) -> None:
        """Count a visit; the answer one came back to most counts for more than what else was tried.

        Not the best one: what was drawn in a lucky world alone can't be played in the others.
        """
        self.visits += 1
        self.total += value
        mean = self.total / self.visits
        self.value = mean
        if self.is_mine and self.children:
            if self.is_way:
                self.value = max([child.value for child in self.children.values()])
                return
            best = max(self.children.values(), key=_visits)
            if best.visits > 1 and best.value > mean:
                self.value = mean + boldness * (best.value - mean)


def _visits(node: Node) -> int:
    return node.visits


class Habits:
    """How well each answer has done, wherever it was given: where nothing else is known, it is a start."""

    def __init__(self) -> None:
        self._sums: dict[Name, tuple[int, float]] = {}

    def learn(self, name: Name, value: float) -> None:
        """Note how a game with this answer ended."""
        count, total = self._sums.get(name, (0, 0.0))
        self._sums[name] = (count + 1, total + value)

    def expect(self, name: Name, otherwise: float) -> float:
        """Give what to expect of an answer; *otherwise* while little is known of it."""
        found = self._sums.get(name)
        return otherwise if found is None else (found[1] + otherwise) / (found[0] + 1)


def pick(node: Node, moves: list[Move], habits: Habits, stake: float) -> Move:
    """Choose what to look at next: what promises most, or was looked at least (upper confidence bounds)."""
    sign = 1.0 if node.is_mine else -1.0
    width = max(AT_LEAST, int(WIDENING * sqrt(node.visits + 1)))
    scale = CURIOSITY * stake * sqrt(log(node.visits + 2))
    best: Move = moves[0]
    highest = -9.0
    untried = 0
    for move in moves:
        child = node.children.get(move[0])
        if child is None or not child.visits:
            untried += 1
            if untried > width:
                continue
            bound = sign * habits.expect(move[0], node.value) + scale
        else:
            bound = sign * child.value + scale / sqrt(child.visits)
        if bound > highest:
            highest = bound
            best = move
    return best
