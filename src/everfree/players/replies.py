"""A search player that judges close answers again, by the position after the opponent's reply.

The search ends with the turn, and the value of a turn's end tells answers apart only roughly. What the
opponent can make of each of them tells more. A reply is the next turn, played greedily by the value in one
imagined game; all answers are judged in the same games, so that they share the luck.
"""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.players.moves import IDLE, SAME_ACTION, Move, Name, idle_place, moves_of
from everfree.players.playout import play_out
from everfree.players.search import MOST_AT_ROOT, MOST_WAYS, Search, SearchPlayer

CLOSE: Final = 0.15
"""How far an answer may lie behind the best one to be judged again: by so much the end of a turn misleads."""
MOST: Final = 6
"""How many answers are judged again."""
TREE: Final = 0.5
"""The weight of what the tree has found, against what follows the replies."""
MOST_WORLDS: Final = 16
"""In how many imagined games at most."""
LONGEST: Final = 40
"""Most answers in one reply."""
AGAIN: Final = 3
"""How many answers of a reply are tried again after another one."""
MAIN: Final = "main"
"""The kind of the question that is asked again after every action of a turn."""


class ReplyingPlayer(SearchPlayer):
    """Searches with the nodes of the tree; the others are for the replies to answers that lie close."""

    def best(self, search: Search) -> Move:
        """Return the best answer, after replies if others lie close."""
        return best_after_replies(search, search.best())


def best_after_replies(search: Search, best: Move) -> Move:
    """Return the best of the answers that lie close to *best*, which the search found.

    What the search found counts as well, because both have seen only some games.
    """
    moves = close_to(search, best)
    if len(moves) == 1:
        return best
    found = after_replies(search, moves, MOST_WORLDS)
    if not found:
        return best
    worths = [TREE * search.worth(move) + value for move, value in zip(moves, found, strict=True)]
    return moves[worths.index(max(worths))]


def after_replies(search: Search, moves: list[Move], worlds: int) -> list[float]:
    """Return the mean value of each answer after the next turn, over as many games as the nodes suffice for.

    The list is empty if they do not suffice for one.
    """
    search.limit = search.budget.nodes
    totals = [0.0] * len(moves)
    judged = 0
    for world in range(worlds):
        found: list[float] = []
        for move in moves:
            game = end_of_turn(search, move, world)
            reply(search, game)
            if search.is_spent():
                break
            found.append(search.value(game, search.seat))
        if len(found) < len(moves):
            break
        judged += 1
        totals = [total + one for total, one in zip(totals, found, strict=True)]
    return [total / judged for total in totals] if judged else []


def close_to(search: Search, best: Move) -> list[Move]:
    """List *best* and the answers that lie close to it, the best ones first."""
    least = search.worth(best) - CLOSE
    children = search.root.children
    others = [
        one
        for one in search.root.moves_in(0, search.world(0))
        if one[0] != best[0] and one[0] in children and children[one[0]].visits > 1
    ]
    found = sorted([one for one in others if search.worth(one) >= least], key=search.worth, reverse=True)
    return [best, *found][:MOST]


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
    search.spent += play_out(game, search.turn)
    return game


def reply(search: Search, game: Kernel) -> None:
    """Play the turn that has begun: who is active takes what is best at once, all others do nothing.

    When a question is asked again, only the answers that were best the first time are tried, and the new
    ones. Stop where the search has spent its nodes.
    """
    state = game.state
    turn, active = state.turn, state.turn_player
    known: dict[Name, float] = {}
    for _ in range(LONGEST):
        question = state.question
        if state.turn != turn or state.outcome != PLAYING or question is None:
            return
        if question.seat != active:
            game.take(idle_place(question))
            continue
        moves = worth_trying(moves_of(game, question)[:MOST_AT_ROOT], known)
        worths: list[float] = []
        for _, place in moves:
            if search.is_spent():
                return
            worths.append(worth_of(search, game, place))
        if question.kind == MAIN:
            known.update({name: worth for (name, _), worth in zip(moves, worths, strict=True)})
        game.take(moves[worths.index(max(worths))][1])
    search.spent += play_out(game, turn)


def worth_of(search: Search, game: Kernel, place: int, *, is_way: bool = False) -> float:
    """Return the value of the end of the turn for who is asked, after an answer completed in the best way."""
    asked = game.state.question
    assert asked is not None
    trial = game.clone()
    trial.take(place)
    search.spent += 1
    question = trial.state.question
    if not is_way and question is not None and question.seat == asked.seat and question.kind in SAME_ACTION:
        ways = moves_of(trial, question)[:MOST_WAYS]
        return max([worth_of(search, trial, way, is_way=True) for _, way in ways])
    search.spent += play_out(trial, game.state.turn)
    return search.value(trial, asked.seat)


def worth_trying(moves: list[Move], known: dict[Name, float]) -> list[Move]:
    """Return the answers that are not known, those that do nothing, and the best of the known ones."""
    best = sorted([known[name] for name, _ in moves if name in known], reverse=True)[:AGAIN]
    return [one for one in moves if one[0] not in known or one[0][0] in IDLE or known[one[0]] >= best[-1]]
