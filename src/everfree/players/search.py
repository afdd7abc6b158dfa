"""A player that searches what may follow an answer, in many games that look like the one at the table."""

from math import ceil, log2
from time import perf_counter

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.ccg.kernel.state import STOP_WHEN_ABLE
from everfree.ccg.vocab import Seat
from everfree.players.budgets import Budget
from everfree.players.moves import Move, Name
from everfree.players.player import Sight
from everfree.players.playout import Playout
from everfree.players.thoughts import Sentence, forced, thought
from everfree.players.tree import Habits, Node, pick
from everfree.players.value import chance_of_winning

TANK = 4_000
"""Fuel of an imagined step: texts that go on for ever are given up sooner than at the table."""
MOST_AT_ROOT = 40


class SearchPlayer:
    """Answers by searching; the same seed, view and node budget give the same answer."""

    def __init__(self, budget: Budget, seed: int) -> None:
        self.budget = budget
        self._seed = seed_bytes(seed)
        self.spent = 0
        """Answers tried in imagined games for the last question."""
        self.why: Sentence = forced()
        """One sentence on the last answer."""

    def choose(self, sight: Sight) -> int:
        """Give the best answer found within the budget."""
        question = sight.question
        self.spent = 0
        if len(question.options) == 1 and not question.options[0].upto:
            self.why = forced()
            return 0
        search = Search(sight, self.budget, sight.seed(self._seed))
        move = search.best()
        self.spent = search.spent
        self.why = search.why(move)
        return move[1]


class Search:
    """The search for one answer."""

    def __init__(self, sight: Sight, budget: Budget, seed: bytes) -> None:
        self.sight = sight
        self.budget = budget
        self.seed = seed
        self.seat = Seat(sight.seat)
        self.spent = 0
        self.root = Node()
        self.habits = Habits()
        self.lowest, self.highest = 1.0, 0.0
        """What the worst and the best so far were worth: how much is at stake."""
        self.scores: dict[Name, list[int]] = {}
        """By answer: one's own points and the best opponent's, added up where it was judged."""
        self.until = perf_counter() + budget.seconds
        first = self.world(0)
        self.last_turn = first.state.turn + budget.turns
        self.playout = Playout(self.seat, first.state.turn + budget.replies, Habits(), seed)

    def world(self, number: int) -> Kernel:
        """Give the game of a world at the root, imagined when it is first needed."""
        game = self.root.games.get(number)
        if game is None:
            game = self.sight.imagine(new_seed(self.seed, number))
            game.tank = TANK
            game.state.stops = [STOP_WHEN_ABLE] * game.state.seats
            self.root.games[number] = game
        return game

    def best(self) -> Move:
        """Halve the answers that are left, round by round, until one is left or the budget is spent."""
        moves = self.root.moves_in(0, self.world(0))
        if len(moves) == 1:
            return moves[0]
        moves = moves[:MOST_AT_ROOT]
        rounds = ceil(log2(len(moves)))
        for number in range(rounds):
            share = self.spent + (self.budget.nodes - self.spent) // (rounds - number)
            self.look_at(moves, share)
            moves = sorted(moves, key=self.worth, reverse=True)
            if self.is_over():
                break
            moves = moves[: (len(moves) + 1) // 2]
        return moves[0]

    def why(self, move: Move) -> Sentence:
        """Say the best line that begins with an answer, and the score expected."""
        name = move[0]
        if name not in self.scores:
            return forced()
        mine, theirs = self.scores[name]
        visits = self.root.children[name].visits
        return thought(self.root, name, self.seat, (mine / visits, theirs / visits))

    def is_over(self) -> bool:
        """Tell whether the budget is spent."""
        return self.spent >= self.budget.nodes or perf_counter() > self.until

    def look_at(self, moves: list[Move], share: int) -> None:
        """Look at each of *moves* in turn until a share of the budget is spent, once at least."""
        while True:
            for name, place in moves:
                child = self.root.children.get(name)
                self.visit(name, place, 0 if child is None else child.visits % self.budget.worlds)
                if self.is_over():
                    return
            if self.spent >= share:
                return

    def worth(self, move: Move) -> float:
        """Give what an answer is worth as far as we know."""
        child = self.root.children.get(move[0])
        return child.value if child is not None and child.visits else -1.0

    def visit(self, name: Name, place: int, world: int) -> None:
        """Follow an answer into one world down to something new, judge it, and learn from that."""
        node = self.root
        game = self.world(world)
        path = [node]
        names: list[Name] = []
        while True:
            child = node.children.get(name)
            if child is None:
                child = Node()
                node.children[name] = child
            after = child.games.get(world)
            if after is None:
                after = game.clone()
                after.take(place)
                self.spent += 1
                child.games[world] = after
            path.append(child)
            names.append(name)
            node, game = child, after
            question = game.state.question
            is_end = question is None or game.state.turn > self.last_turn
            if question is not None:
                node.is_mine = question.seat == self.seat
            if not node.visits or is_end:
                break
            name, place = pick(node, node.moves_in(world, game), self.habits, self.highest - self.lowest)
        if question is None or game.state.turn > max(self.last_turn, self.playout.last_turn):
            value = self.judged(node, world, game)
        else:
            game = game.clone()
            value = self.judge(game)
        self.count(names[0], game)
        self.lowest = min(self.lowest, value)
        self.highest = max(self.highest, value)
        for one in path:
            one.learn(value, boldness=self.budget.boldness)
        for each in names:
            self.habits.learn(each, value)
        self.playout.learn(value)

    def count(self, name: Name, game: Kernel) -> None:
        """Note the score that came of an answer."""
        score = game.state.score
        sums = self.scores.setdefault(name, [0, 0])
        sums[0] += score[self.seat]
        sums[1] += max([points for seat, points in enumerate(score) if seat != self.seat])

    def judge(self, game: Kernel) -> float:
        """Play on to the end of the turn, or of the opponents' replies, and give the chance of winning."""
        self.spent += self.playout.run(game)
        return chance_of_winning(game, self.seat)

    def judged(self, node: Node, world: int, game: Kernel) -> float:
        """Give the chance of winning where the search ends; found once for each world."""
        value = node.ends.get(world)
        if value is None:
            value = chance_of_winning(game, self.seat)
            node.ends[world] = value
        self.playout.names = []
        self.spent += 1
        return value
