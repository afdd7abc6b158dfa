"""A player that searches the consequences of its answers in many imagined games (determinizations)."""

from math import ceil, log2
from time import perf_counter

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.ccg.kernel.state import STOP_WHEN_ABLE
from everfree.ccg.vocab import Seat
from everfree.players.budgets import Budget
from everfree.players.collecting import no_collector
from everfree.players.moves import IDLE as IDLE_ANSWERS, SAME_ACTION, Move, Name
from everfree.players.player import Sight
from everfree.players.playout import play_out
from everfree.players.thoughts import IDLE, NEXT, Thought, hundredths, line_from, told_line
from everfree.players.tree import AnswerAverages, Node, pick
from everfree.players.value import Value, chance_of_winning

FUEL = 4_000
"""Fuel of a step in an imagined game: endless card texts are stopped sooner than at the table."""
MOST_AT_ROOT = 40
"""How many answers are searched; of a longer list so many are taken at even distances."""
MOST_WAYS = 16
"""How many ways to complete an action are tried when it is first visited."""


class SearchPlayer:
    """Answers by searching; the same seed, view and node budget lead to the same answer."""

    def __init__(self, budget: Budget, seed: int, value: Value = chance_of_winning) -> None:
        self.budget = budget
        self._value = value
        self._seed = seed_bytes(seed)
        self.spent = 0
        """Answers tried in imagined games for the last question."""
        self.why: Thought | None = None
        """What it expects of the last answer; None if there was nothing to choose."""

    def __repr__(self) -> str:
        return f"<{self.budget.name} player>"

    def choose(self, sight: Sight) -> int:
        """Return the best answer found within the budget, and set *spent* and *why*."""
        question = sight.question
        self.spent = 0
        if len(question.options) == 1 and not question.options[0].upto:
            self.why = None
            return 0
        with no_collector():
            search = Search(sight, self.budget, sight.seed(self._seed), self._value)
            move = self.best(search)
            self.spent = search.spent
            self.why = search.why(move)
            del search  # or the collector would look at all its games when it is switched on again
        return move[1]

    def best(self, search: "Search") -> Move:
        """Return the best answer that a search finds."""
        return search.best()


class Search:
    """The search for one answer."""

    def __init__(self, sight: Sight, budget: Budget, seed: bytes, value: Value = chance_of_winning) -> None:
        self.sight = sight
        self.budget = budget
        self.seed = seed
        self.value = value
        self.seat = Seat(sight.seat)
        self.spent = 0
        self.limit = min(budget.nodes, budget.tree or budget.nodes)
        """The nodes that may be spent."""
        self.root = Node()
        self.mine, self.theirs = AnswerAverages(), AnswerAverages()
        self.idle_chances: dict[int, float] = {}
        """By world: the chance of winning if the seat does nothing more this turn.

        Subtracted from every evaluation, because the luck of a world is the same for all answers.
        """
        self.lowest, self.highest = 0.0, 0.0
        """The lowest and the highest evaluation so far; their difference scales the exploration."""
        self.scores: dict[Name, list[int]] = {}
        """By answer: sums of the seat's points and of the best opponent's when evaluated, and how often."""
        self.until = perf_counter() + budget.seconds
        first = self.world(0)
        self.turn = first.state.turn
        """The turn in which the search takes place; it looks no further."""

    def world(self, number: int) -> Kernel:
        """Return the game of a world at the root; imagine it when it is first needed."""
        game = self.root.games.get(number)
        if game is None:
            game = self.sight.imagine(new_seed(self.seed, number))
            game.tank = FUEL
            game.state.stops = [STOP_WHEN_ABLE] * game.state.seats
            self.root.games[number] = game
        return game

    def best(self) -> Move:
        """Return the best answer, by sequential halving: each round keeps the better half of the answers."""
        moves = self.root.moves_in(0, self.world(0))
        if len(moves) == 1:
            return moves[0]
        if len(moves) > MOST_AT_ROOT:
            moves = [moves[place * len(moves) // MOST_AT_ROOT] for place in range(MOST_AT_ROOT)]
        rounds = ceil(log2(len(moves)))
        for number in range(rounds):
            share = self.spent + (self.limit - self.spent) // (rounds - number)
            self.visit_each(moves, share)
            moves = sorted(moves, key=self.worth, reverse=True)
            if self.is_spent():
                break
            moves = moves[: (len(moves) + 1) // 2]
        return moves[0]

    def why(self, move: Move) -> Thought | None:
        """Return what is expected of an answer; None if it was never visited, as nothing was to choose."""
        name = move[0]
        if name not in self.scores:
            return None
        mine, theirs, judged = self.scores[name]
        expected = round(mine / judged), round(theirs / judged)
        place, then = told_line(line_from(self.root, name), self.seat)
        gain, over = self.gain(name)
        return Thought(
            place,
            then,
            *expected,
            scores=expected != self.points(self.world(0)),
            chance=hundredths(self.root.children[name].value + self.mean_idle_chance()),
            gain=round(100 * gain),
            over=over,
        )

    def gain(self, name: Name) -> tuple[float, str]:
        """Return how much an answer adds to the chance of winning, and compared with what.

        Where no answer does nothing, as for an opening hand, the next best answer is the measure.
        """
        worth = self.root.children[name].value
        answers = [one for one, _ in self.root.moves_in(0, self.world(0))]
        if any(one[0] in IDLE_ANSWERS for one in answers):
            return worth, IDLE
        others = [child.value for one, child in self.root.children.items() if child.visits and one != name]
        return worth - max(others, default=worth), NEXT

    def mean_idle_chance(self) -> float:
        """Return the chance of winning if the seat does nothing more this turn, over the worlds visited."""
        return sum(self.idle_chances.values()) / len(self.idle_chances)

    def is_spent(self) -> bool:
        """Tell whether the budget is spent."""
        return self.spent >= self.limit or perf_counter() > self.until

    def visit_each(self, moves: list[Move], share: int) -> None:
        """Visit each of *moves* in turn until *share* nodes of the budget are spent, at least once."""
        with no_collector():
            while True:
                for name, place in moves:
                    child = self.root.children.get(name)
                    self.visit(name, place, 0 if child is None else child.visits % self.budget.worlds)
                    if self.is_spent():
                        return
                if self.spent >= share:
                    return

    def worth(self, move: Move) -> float:
        """Return the value of an answer so far, -2 if it was never visited."""
        child = self.root.children.get(move[0])
        return child.value if child is not None and child.visits else -2.0

    def visit(self, name: Name, place: int, world: int) -> None:
        """Follow an answer in one world down to a new node, evaluate it, and update the nodes on the path."""
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
            averages = self.mine if node.is_mine else self.theirs
            name, place = pick(node, node.moves_in(world, game), averages, self.highest - self.lowest)
        if node.is_way and not node.visits:
            value = self.judge_every_way(node, game, world, names[0])
        else:
            value = self.judge(node, game, world, names[0])
        self.lowest = min(self.lowest, value)
        self.highest = max(self.highest, value)
        for one in path:
            one.learn(value, boldness=self.budget.boldness)
        for asked, each in zip(path, names, strict=False):
            (self.mine if asked.is_mine else self.theirs).learn(each, value)

    def follow(self, node: Node, game: Kernel, name: Name, place: int, world: int) -> tuple[Node, Kernel]:
        """Return the node and the game after an answer in one world; both are made once and cached."""
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

    def judge_every_way(self, node: Node, game: Kernel, world: int, name: Name) -> float:
        """Evaluate every way to complete an action just begun, and return the value of the best."""
        best = -1.0
        for each, place in node.moves_in(world, game)[:MOST_WAYS]:
            child, after = self.follow(node, game, each, place, world)
            value = self.judge(child, after, world, name)
            child.learn(value, boldness=self.budget.boldness)
            best = max(best, value)
            if self.is_spent():
                break
        return best

    def count(self, name: Name, game: Kernel) -> None:
        """Add the score that an answer led to."""
        mine, theirs = self.points(game)
        sums = self.scores.setdefault(name, [0, 0, 0])
        sums[2] += 1
        sums[0] += mine
        sums[1] += theirs

    def points(self, game: Kernel) -> tuple[int, int]:
        """Return the points of the seat and of its best opponent."""
        score = game.state.score
        return score[self.seat], max([points for seat, points in enumerate(score) if seat != self.seat])

    def judge(self, node: Node, game: Kernel, world: int, name: Name) -> float:
        """Play on to the end of the turn; return by how much the chance of winning exceeds that of idling.

        The evaluation of a game whose turn is over already is cached by world. *name* is the answer at the
        root that led here.
        """
        if game.state.question is not None and game.state.turn <= self.turn:
            game = game.clone()
            self.spent += play_out(game, self.turn)
            value = self.value(game, self.seat)
        else:
            self.spent += 1
            if world not in node.ends:
                node.ends[world] = self.value(game, self.seat)
            value = node.ends[world]
        self.count(name, game)
        return value - self.idle_chance(world)

    def idle_chance(self, world: int) -> float:
        """Return the chance of winning in a world if the seat does nothing more this turn."""
        found = self.idle_chances.get(world)
        if found is None:
            game = self.world(world).clone()
            self.spent += play_out(game, self.turn)
            found = self.value(game, self.seat)
            self.idle_chances[world] = found
        return found
