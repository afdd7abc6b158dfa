"""A player that searches what may follow an answer, in many games that look like the one at the table."""

from math import ceil, log2
from time import perf_counter

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.ccg.kernel.state import STOP_WHEN_ABLE
from everfree.ccg.vocab import Seat
from everfree.players.budgets import Budget
from everfree.players.moves import SAME_ACTION, Move, Name
from everfree.players.player import Sight
from everfree.players.playout import play_out
from everfree.players.thoughts import Sentence, forced, thought
from everfree.players.tree import Habits, Node, pick
from everfree.players.value import TUNED, Weights, chance_of_winning

TANK = 4_000
"""Fuel of an imagined step: texts that go on for ever are given up sooner than at the table."""
MOST_AT_ROOT = 40
"""Answers that are thought about; of longer lists so many, from all of it."""
MOST_WAYS = 16
"""Ways to do an action that are all tried as it is first looked at."""


class SearchPlayer:
    """Answers by searching; the same seed, view and node budget give the same answer."""

    def __init__(self, budget: Budget, seed: int, weights: Weights = TUNED) -> None:
        self.budget = budget
        self._weights = weights
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
        search = Search(sight, self.budget, sight.seed(self._seed), self._weights)
        move = search.best()
        self.spent = search.spent
        self.why = search.why(move)
        return move[1]


class Search:
    """The search for one answer."""

    def __init__(self, sight: Sight, budget: Budget, seed: bytes, weights: Weights = TUNED) -> None:
        self.sight = sight
        self.budget = budget
        self.seed = seed
        self.weights = weights
        self.seat = Seat(sight.seat)
        self.spent = 0
        self.root = Node()
        self.mine, self.theirs = Habits(), Habits()
        self.idle: dict[int, float] = {}
        """By world: the chance of winning if nothing more is done this turn: luck that all answers share."""
        self.lowest, self.highest = 0.0, 0.0
        """What the worst and the best so far were worth: how much is at stake."""
        self.scores: dict[Name, list[int]] = {}
        """By answer: one's own points and the best opponent's where it was judged, in all, and how often."""
        self.until = perf_counter() + budget.seconds
        first = self.world(0)
        self.turn = first.state.turn
        """The search ends with the turn."""

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
        if len(moves) > MOST_AT_ROOT:
            moves = [moves[place * len(moves) // MOST_AT_ROOT] for place in range(MOST_AT_ROOT)]
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
        mine, theirs, judged = self.scores[name]
        chance = self.root.children[name].value + sum(self.idle.values()) / len(self.idle)
        return thought(self.root, name, self.seat, (mine / judged, theirs / judged), chance)

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
        return child.value if child is not None and child.visits else -2.0

    def visit(self, name: Name, place: int, world: int) -> None:
        """Follow an answer into one world down to something new, judge it, and learn from that."""
        node = self.root
        game = self.world(world)
        path = [node]
        names: list[Name] = []
        while True:
            node, game = self.follow(node, game, name, place, world)
            path.append(node)
            names.append(name)
            question = game.state.question
            if not node.visits or question is None or game.state.turn > self.turn:
                break
            habits = self.mine if node.is_mine else self.theirs
            name, place = pick(node, node.moves_in(world, game), habits, self.highest - self.lowest)
        if node.is_way and not node.visits:
            value = self.every_way(node, game, world, names[0])
        else:
            value = self.judge(node, game, world, names[0])
        self.lowest = min(self.lowest, value)
        self.highest = max(self.highest, value)
        for one in path:
            one.learn(value, boldness=self.budget.boldness)
        for asked, each in zip(path, names, strict=False):
            (self.mine if asked.is_mine else self.theirs).learn(each, value)

    def follow(self, node: Node, game: Kernel, name: Name, place: int, world: int) -> tuple[Node, Kernel]:
        """Give what comes after an answer, in one world; each is made once and kept."""
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
            question = after.state.question
            if question is not None:
                child.is_mine = question.seat == self.seat
                child.is_way = child.is_mine and question.kind in SAME_ACTION
        return child, after

    def every_way(self, node: Node, game: Kernel, world: int, name: Name) -> float:
        """Judge every way to do an action that has just begun; it is worth as much as the best."""
        best = -1.0
        for each, place in node.moves_in(world, game)[:MOST_WAYS]:
            child, after = self.follow(node, game, each, place, world)
            value = self.judge(child, after, world, name)
            child.learn(value, boldness=self.budget.boldness)
            best = max(best, value)
            if self.is_over():
                break
        return best

    def count(self, name: Name, game: Kernel) -> None:
        """Note the score that came of an answer."""
        score = game.state.score
        sums = self.scores.setdefault(name, [0, 0, 0])
        sums[2] += 1
        sums[0] += score[self.seat]
        sums[1] += max([points for seat, points in enumerate(score) if seat != self.seat])

    def judge(self, node: Node, game: Kernel, world: int, name: Name) -> float:
        """Play on to the end of the turn and give what was gained there in chances of winning.

        Where nothing is left to play on, it is found once for each world. *name* is the answer it came from.
        """
        if game.state.question is not None and game.state.turn <= self.turn:
            game = game.clone()
            self.spent += play_out(game, self.turn)
            value = chance_of_winning(game, self.seat, self.weights)
        else:
            self.spent += 1
            if world not in node.ends:
                node.ends[world] = chance_of_winning(game, self.seat, self.weights)
            value = node.ends[world]
        self.count(name, game)
        return value - self.idleness(world)

    def idleness(self, world: int) -> float:
        """Give the chance of winning in a world where nothing more is done this turn."""
        found = self.idle.get(world)
        if found is None:
            game = self.world(world).clone()
            self.spent += play_out(game, self.turn)
            found = chance_of_winning(game, self.seat, self.weights)
            self.idle[world] = found
        return found
