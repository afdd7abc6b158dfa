"""The search tree: one tree of answers for all imagined worlds (information-set tree search).

Each node caches the game of every world that visited it, so that no move is made twice. An answer that did
well in one node is tried first in others.
"""

from math import log, sqrt

from everfree.ccg.kernel.kernel import Kernel
from everfree.players.moves import Move, Name, moves_of

CURIOSITY = 0.3
"""The exploration constant of the upper confidence bound, as a part of the range of values."""
WIDENING = 2.0
"""Progressive widening: a node considers so many untried answers times the square root of its visits."""
AT_LEAST = 4


class Node:
    """The node reached by a series of answers, starting from the open question."""

    __slots__ = ("children", "ends", "games", "is_mine", "is_way", "moves", "total", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[Name, Node] = {}
        self.games: dict[int, Kernel] = {}
        """By world: the game after these answers."""
        self.moves: dict[int, list[Move]] = {}
        """By world: the possible answers."""
        self.ends: dict[int, float] = {}
        """By world: the cached evaluation, at a leaf where the turn is over."""
        self.is_mine = True
        """Whether the searching seat is asked here."""
        self.is_way = False
        """Whether its question completes an action of that seat that has just begun."""
        self.visits = 0
        self.total = 0.0
        self.value = 0.0
        """Its value for the searching seat: the gain in chance of winning over doing nothing."""

    def moves_in(self, world: int, game: Kernel) -> list[Move]:
        """List the answers in one world, computed once."""
        found = self.moves.get(world)
        if found is None:
            question = game.state.question
            found = [] if question is None else moves_of(game, question)
            self.moves[world] = found
        return found

    def learn(self, value: float, *, boldness: float) -> None:
        """Count a visit and update the value: the mean, moved by *boldness* towards the most visited answer.

        Towards the most visited answer and not the best one, because the best may be a card that was drawn in
        one lucky world and can't be played in others. An action is worth as much as its best completion.
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


class AnswerAverages:
    """The average value of each answer over all nodes; the first estimate where an answer is untried."""

    def __init__(self) -> None:
        self._sums: dict[Name, tuple[int, float]] = {}

    def learn(self, name: Name, value: float) -> None:
        """Add the evaluation of a game in which this answer was given."""
        count, total = self._sums.get(name, (0, 0.0))
        self._sums[name] = (count + 1, total + value)

    def expect(self, name: Name, otherwise: float) -> float:
        """Return the expected value of an answer; *otherwise* counts as one more observation."""
        found = self._sums.get(name)
        return otherwise if found is None else (found[1] + otherwise) / (found[0] + 1)


def pick(node: Node, moves: list[Move], averages: AnswerAverages, stake: float) -> Move:
    """Return the answer to visit next: the one with the highest upper confidence bound."""
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
            bound = sign * averages.expect(move[0], node.value) + scale
        else:
            bound = sign * child.value + scale / sqrt(child.visits)
        if bound > highest:
            highest = bound
            best = move
    return best
