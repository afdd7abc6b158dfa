"""A search player that judges close answers again: by the position after the opponent's greedy reply.

The search ends with the turn. Where its best answers lie close, what the opponent can make of the position
may tell them apart. This is an experiment: docs/reports/champion.md has what it gained.
"""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.players.moves import Move, idle_place, moves_of
from everfree.players.one_ply import worth_of
from everfree.players.player import Sight
from everfree.players.playout import play_out
from everfree.players.search import MOST_AT_ROOT, Search, SearchPlayer
from everfree.players.value import Value

CLOSE: Final = 0.03
"""How far an answer may lie behind the best one to be judged again: three wins in a hundred games."""
MOST: Final = 3
"""How many answers are judged again."""
LONGEST: Final = 40
"""Most answers in one reply."""
DEPTH: Final = 1
"""How many questions in a row that complete an action of the reply are tried."""


class ReplyingPlayer(SearchPlayer):
    """Searches, then judges the answers that lie close after replies in so many imagined games."""

    replies = 4

    def choose(self, sight: Sight) -> int:
        """Return the best answer after replies; the replies are not part of the budget."""
        question = sight.question
        if len(question.options) == 1 and not question.options[0].upto:
            return 0
        search = Search(sight, self.budget, sight.seed(self._seed), self._value)
        return best_after_replies(search, search.best(), self.replies)[1]


def best_after_replies(search: Search, move: Move, worlds: int) -> Move:
    """Return the best of the answers that lie close to *move*, each followed by a reply in *worlds* games."""
    moves = close_to(search, move)
    if len(moves) == 1:
        return move
    totals = [0.0] * len(moves)
    for world in range(worlds):
        for place, each in enumerate(moves):
            game = end_of_turn(search, each, world)
            reply(game, search.value)
            totals[place] += search.value(game, search.seat)
    return moves[totals.index(max(totals))]


def close_to(search: Search, move: Move) -> list[Move]:
    """List *move*, the best answer, and those that lie close to it, the best ones first."""
    least = search.worth(move) - CLOSE
    children = search.root.children
    rest = [
        one
        for one in search.root.moves_in(0, search.world(0))
        if one[0] != move[0] and one[0] in children and children[one[0]].visits > 1
    ]
    found = sorted([one for one in rest if search.worth(one) >= least], key=search.worth, reverse=True)
    return [move, *found][:MOST]


def end_of_turn(search: Search, move: Move, world: int) -> Kernel:
    """Return the game at the end of the turn, after an answer and the line that the search expects of it."""
    node, game = search.follow(search.root, search.world(world), *move, world)
    while node.children and game.state.question is not None and game.state.turn <= search.turn:
        known = [one for one in node.moves_in(world, game) if one[0] in node.children]
        if not known:
            break
        visits = [node.children[name].visits for name, _ in known]
        name, place = known[visits.index(max(visits))]
        node, game = search.follow(node, game, name, place, world)
    game = game.clone()
    play_out(game, search.turn)
    return game


def reply(game: Kernel, value: Value) -> None:
    """Play the turn that has begun: who is active takes what is best at once, all others do nothing."""
    state = game.state
    turn, active = state.turn, state.turn_player
    for _ in range(LONGEST):
        question = state.question
        if state.turn != turn or state.outcome != PLAYING or question is None:
            return
        if question.seat != active:
            game.take(idle_place(question))
            continue
        moves = moves_of(game, question)[:MOST_AT_ROOT]
        worths = [worth_of(game, active, place, DEPTH, value) for _, place in moves]
        game.take(moves[worths.index(max(worths))][1])
    play_out(game, turn)
