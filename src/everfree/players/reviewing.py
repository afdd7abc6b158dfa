"""Reviewing a match: the answers that cost a player most, each with a better one.

Every answer is judged by what its player knew then. A quick search looks at all answers; those that seem to
have cost most are compared with the better ones again, in other imagined games, because the best of many
noisy values looks better than it is. Positions are judged by the value of the champion.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from everfree.ccg.game import Game
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.ccg.kernel.state import PLAYING
from everfree.ccg.table import PonyTable, start
from everfree.players.budgets import Budget
from everfree.players.greedy import GreedyPlayer
from everfree.players.learned import LearnedValue
from everfree.players.moves import SAME_ACTION, Move, move_at
from everfree.players.player import Sight
from everfree.players.replies import after_replies
from everfree.players.search import Search, SearchPlayer
from everfree.players.thoughts import Thought
from everfree.table.commands import Answer
from everfree.table.match import Match

QUICK: Final = Budget("quick review", nodes=150, seconds=3.0, worlds=4)
"""Spent on every answer."""
CAREFUL: Final = Budget("careful review", nodes=6_000, tree=1_500, seconds=20.0, worlds=16)
"""Spent on each comparison of two answers: a tree that finds how to go on, then replies."""
SEARCHES: Final = 4
"""How many searches compare two answers: each of them may miss how to go on after one."""
COMPARED: Final = 3
"""For each moment wanted, how many answers are compared carefully."""
FINISHING: Final = Budget("finishing the turn", nodes=60, seconds=60.0, worlds=4)
"""Spent on each further answer of the same turn in a game that is played on: an answer is often the first of
two steps, and worth nothing to a player who does not take the second one."""
LAST_TURN: Final = 200
"""The turn at which a game that is played on counts as drawn."""
TO_JUDGE: Final = "judging"
TO_COMPARE: Final = "comparing"
"""The two parts of a review."""
LEAST: Final = 0.02
"""What an answer must have cost to be shown: two wins in a hundred games."""


@dataclass(frozen=True)
class Decision:
    """An answer that a seat gave."""

    command: int
    """The number of its command in the log."""
    game: Game
    """The game before the answer."""
    seat: int
    given: int
    """The index of the answer."""

    def sight(self) -> Sight:
        """Return what the seat could know then."""
        return Sight(self.game.kernel, self.seat)


@dataclass(frozen=True)
class Moment:
    """An answer that cost chances, and a better one."""

    decision: Decision
    better: int
    """The index of the better answer."""
    chance: float
    """The chance of winning with the answer that was given, from 0 to 1."""
    best_chance: float
    """The chance of winning with the better one."""
    line: Thought | None
    """What the search expects of the better answer."""

    @property
    def cost(self) -> float:
        """How much chance of winning the answer cost."""
        return self.best_chance - self.chance


@dataclass(frozen=True)
class Suspicion:
    """That an answer may have cost chances."""

    cost: float
    """What it seems to have cost."""
    better: int
    """The index of the answer that seems best."""


@dataclass(frozen=True)
class Comparison:
    """Two answers to a question, compared: the one that was given and a better one."""

    chance: float
    best_chance: float
    line: Thought | None


Suspect = tuple[Decision, Suspicion]


def review(
    match: Match,
    seat: int,
    *,
    moments: int = 3,
    seed: int = 0,
    each: Callable[[str, list[Any]], Iterable[Any]] = lambda _, found: found,
) -> list[Moment]:
    """Return the answers of *seat* that cost it most, in the order of play; fewer if few cost anything.

    *each* may show how far the review is: it is given the answers to judge, then those to compare, and yields
    them one by one.
    """
    suspects: list[Suspect] = []
    for decision in each(TO_JUDGE, list(decisions(match, seat))):
        found = suspicion(decision.sight(), decision.given, seed)
        if found is not None:
            suspects.append((decision, found))
    compared = [
        moment_of(decision, found, compare(decision.sight(), decision.given, found.better, seed))
        for decision, found in each(TO_COMPARE, worst_suspects(suspects, moments))
    ]
    return costliest(compared, moments)


def worst_suspects(suspects: list[Suspect], moments: int) -> list[Suspect]:
    """Return the answers to compare carefully for so many moments, the most suspicious one first."""
    return sorted(suspects, key=lambda one: -one[1].cost)[: moments * COMPARED]


def moment_of(decision: Decision, found: Suspicion, compared: Comparison) -> Moment:
    """Return an answer that was compared with a better one."""
    return Moment(decision, found.better, compared.chance, compared.best_chance, compared.line)


def costliest(compared: list[Moment], moments: int) -> list[Moment]:
    """Return the moments that cost most, in the order of play.

    Of each turn only the worst one: those after it often miss the same thing.
    """
    costly = sorted([one for one in compared if one.cost >= LEAST], key=lambda one: -one.cost)
    worst_of_turns: dict[int, Moment] = {}
    for one in costly:
        worst_of_turns.setdefault(one.decision.game.state.turn, one)
    return sorted(list(worst_of_turns.values())[:moments], key=lambda one: one.decision.command)


def decisions(match: Match, seat: int) -> Iterator[Decision]:
    """Yield the answers of *seat* that were neither taken back nor the only ones possible."""
    table = start(match.log.header)
    action: list[Decision] = []
    for number in match.standing():
        command = match.log.commands[number]
        if isinstance(command, Answer) and command.seat == seat:
            for decision in answers_in(table, command, number):
                if decision.given < 0:
                    action = []
                    continue
                if decision.game.question.kind not in SAME_ACTION:
                    yield from action
                    action = []
                if decision.game.question.size() > 1:
                    action.append(decision)
        table.apply(command)
    yield from action


def answers_in(table: PonyTable, command: Answer, number: int) -> Iterator[Decision]:
    """Yield the answers of one command, each with the game before it."""
    game = table.played.clone()
    for given in command.options:
        yield Decision(number, game.clone(), command.seat, given)
        if given < 0:
            game.cancel()
        else:
            game.take(given)


def suspicion(sight: Sight, given: int, seed: int) -> Suspicion | None:
    """Return what the answer *given* seems to have cost; None if it seems to be the best one."""
    search = Search(sight, QUICK, sight.seed(seed_bytes(seed)), LearnedValue())
    best = search.best()
    answer = answer_at(search, given)
    if best[0] == answer[0]:
        return None
    search.visit_each([answer], 0)
    return Suspicion(search.worth(best) - search.worth(answer), best[1])


def compare(sight: Sight, given: int, better: int, seed: int) -> Comparison:
    """Compare the answer that was given with another, in imagined games that chose neither.

    Both are judged after the next turn: at the end of its own turn, a player who is about to lose still seems
    to gain by whatever looks useful.
    """
    return mean_of([compare_once(sight, given, better, seed, number) for number in range(SEARCHES)])


def mean_of(found: list[Comparison]) -> Comparison:
    """Return the mean of comparisons of the same answers, with the line that promises most."""
    return Comparison(
        sum([one.chance for one in found]) / len(found),
        sum([one.best_chance for one in found]) / len(found),
        max(found, key=lambda one: one.best_chance).line,
    )


def compare_once(sight: Sight, given: int, better: int, seed: int, number: int) -> Comparison:
    """Compare the answers in the imagined games of search *number*, one of several."""
    search = Search(sight, CAREFUL, new_seed(sight.seed(seed_bytes(seed)), number + 1), LearnedValue())
    answer, best = answer_at(search, given), answer_at(search, better)
    search.visit_each([answer, best], search.limit)
    idle = search.mean_idle_chance()
    found = after_replies(search, [answer, best], CAREFUL.worlds)
    chance, best_chance = found or (search.worth(answer) + idle, search.worth(best) + idle)
    return Comparison(chance, best_chance, search.why(best))


def answer_at(search: Search, place: int) -> Move:
    """Return the answer at an index of the question that is searched."""
    world = search.world(0)
    if world.state.question is None:
        raise LookupError("nobody is asked")
    return move_at(world, world.state.question, place)


@dataclass(frozen=True)
class PlayedOn:
    """How games ended that were played on from a moment, each with both answers."""

    games: int
    given: float
    """Games won with the answer that was given; a draw is half a game."""
    better: float
    """Games won with the better answer."""
    both: float
    """The sum of the products of each pair: without draws, the games won with either answer."""


def played_on(
    moment: Moment, games: int, seed: int, progress: Callable[[int], None] = lambda _: None
) -> PlayedOn:
    """Finish imagined games from a moment, each with the answer that was given and with the better one.

    *progress* is called after each of them, with how many were finished: one.
    """
    pairs: list[tuple[float, float]] = []
    for number in range(games):
        pairs.append(play_on(moment, number, seed))
        progress(1)
    return PlayedOn(
        games,
        sum([given for given, _ in pairs]),
        sum([better for _, better in pairs]),
        sum([given * better for given, better in pairs]),
    )


def play_on(moment: Moment, number: int, seed: int) -> tuple[float, float]:
    """Finish imagined game *number* twice: return what the given answer won, and what the better one won.

    A small search finishes the seat's turn, then greedy players play on; 1 is a win, 0.5 a draw.
    """
    decision = moment.decision
    own = new_seed(seed_bytes(seed), number)
    world = decision.sight().imagine(own)
    given, better = [finished(world, decision.seat, place, own) for place in (decision.given, moment.better)]
    return given, better


def finished(world: Kernel, seat: int, place: int, own: bytes) -> float:
    """Take an answer in a copy of an imagined game, play it to the end, and return what *seat* won."""
    game = world.clone()
    state, turn = game.state, game.state.turn
    game.take(place)
    seeds = [int.from_bytes(new_seed(own, one)[:6], "big") for one in range(state.seats + 1)]
    players = [GreedyPlayer(one) for one in seeds[:-1]]
    finisher = SearchPlayer(FINISHING, seeds[-1])
    while state.outcome == PLAYING and state.question is not None and state.turn < LAST_TURN:
        asked = state.question.seat
        player = finisher if asked == seat and state.turn == turn else players[asked]
        game.take(player.choose(Sight(game, asked)))
    if state.outcome == PLAYING or state.winner < 0:
        return 0.5
    return float(state.winner == seat)
