"""Replies: answers that lie close are told apart by what the opponent makes of them."""

from dataclasses import replace

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RARITY
from everfree.ccg.game import Game
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import END, PLAY
from everfree.ccg.vocab import HAND, Seat
from everfree.players import Budget, Sight, named
from everfree.players.moves import Name
from everfree.players.playout import play_out
from everfree.players.replies import (
    AGAIN,
    CLOSE,
    MOST,
    ReplyingPlayer,
    after_replies,
    best_after_replies,
    close_to,
    end_of_turn,
    reply,
    worth_trying,
)
from everfree.players.search import Search, SearchPlayer
from everfree.players.value import Value, chance_of_winning

SMALL = Budget("small", nodes=60, seconds=60.0, worlds=2)
REPLYING = Budget("replying", nodes=2_000, seconds=60.0, worlds=2, tree=60)
"""The same nodes for the tree, and many for replies."""
SEED = b"a seed of its own"


@pytest.fixture(name="sight")
def sight_of_a_main_phase() -> Sight:
    """A Main Phase with something to choose."""
    game = Game([APPLEJACK, RARITY], seed=4)
    dice = named("greedy", 1)
    while game.state.turn < 4 or game.question.kind != "main" or len(game.question.options) < 4:
        game.take(dice.choose(Sight(game.kernel, game.question.seat)))
    return Sight(game.kernel, game.question.seat)


def keeping_cards_later(turn: int) -> Value:
    """Return a value that knows nothing until the turn after *turn* is over; then cards in hand count."""

    def value(game: Kernel, seat: Seat) -> float:
        return 0.5 if game.state.turn <= turn + 1 else len(game.cards_in(HAND, seat)) / 20

    return value


def levelled(search: Search) -> Search:
    """Let all answers of a search lie equally close."""
    search.best()
    for child in search.root.children.values():
        child.value, child.visits = 0.0, max(2, child.visits)
    return search


def test_nothing_close_is_left_to_the_search(sight: Sight) -> None:
    """With one answer far better than the others, no reply is played."""
    search = levelled(Search(sight, REPLYING, SEED))
    best = search.root.moves_in(0, search.world(0))[0]
    search.root.children[best[0]].value = 0.5
    spent = search.spent

    assert close_to(search, best) == [best]
    assert best_after_replies(search, best) == best
    assert search.spent == spent


def test_few_answers_are_judged_again(sight: Sight) -> None:
    """However many lie close; the best answer is the first of them."""
    search = levelled(Search(sight, REPLYING, SEED))
    best = search.root.moves_in(0, search.world(0))[-1]

    assert close_to(search, best)[0] == best
    assert len(close_to(search, best)) == MOST


def test_what_lies_far_behind_is_not_judged_again(sight: Sight) -> None:
    """The end of a turn misleads by so much, and hardly by more."""
    search = levelled(Search(sight, REPLYING, SEED))
    best, near, far = search.root.moves_in(0, search.world(0))[:3]
    for child in search.root.children.values():
        child.value = -CLOSE - 0.01
    search.root.children[best[0]].value = 0.0
    search.root.children[near[0]].value = -CLOSE + 0.01

    assert close_to(search, best) == [best, near]
    assert search.worth(far) < search.worth(near)


def test_a_reply_is_the_whole_next_turn(sight: Sight) -> None:
    """From the end of the own turn to the end of the opponent's, who gains by it."""
    search = Search(sight, SMALL, SEED)
    best = search.best()
    search.limit = 10_000
    game = end_of_turn(search, best, 0)
    assert (game.state.turn, game.state.turn_player) == (search.turn + 1, 1 - sight.seat)

    idle = game.clone()
    search.spent = 0
    reply(search, game)

    assert game.state.turn == search.turn + 2
    assert search.spent > 20
    play_out(idle, search.turn + 1)
    opponent = Seat(1 - sight.seat)
    assert chance_of_winning(game, opponent) > chance_of_winning(idle, opponent)


def test_what_follows_decides_between_equals(sight: Sight) -> None:
    """Answers that are equal at the end of the turn differ after the reply."""
    search = levelled(Search(sight, REPLYING, SEED))
    search.value = keeping_cards_later(search.turn)
    moves = search.root.moves_in(0, search.world(0))
    plays = next(move for move in moves if move[0][0] == PLAY)
    ends = next(move for move in moves if move[0][0] == END)
    for name, child in search.root.children.items():
        child.value = 0.0 if name in (plays[0], ends[0]) else -0.5

    assert best_after_replies(search, plays) == ends


def test_the_value_after_replies_is_the_mean_of_the_games(sight: Sight) -> None:
    """Each answer in the same games; nothing if the nodes do not suffice for one."""
    search = levelled(Search(sight, REPLYING, SEED))
    search.value = keeping_cards_later(search.turn)
    moves = [one for one in search.root.moves_in(0, search.world(0)) if one[0][0] in (PLAY, END)]
    both, first = after_replies(search, moves, 2), after_replies(search, moves, 1)
    assert len(both) == len(moves)
    assert all(0 < value < 0.5 for value in both)
    assert both != first
    search.spent = search.budget.nodes
    assert after_replies(search, moves, 2) == []


def test_an_unfinished_comparison_does_not_count(sight: Sight) -> None:
    """If the nodes end before every answer had its reply, the search decides."""
    search = levelled(Search(sight, replace(REPLYING, nodes=62), SEED))
    search.value = keeping_cards_later(search.turn)
    plays = next(move for move in search.root.moves_in(0, search.world(0)) if move[0][0] == PLAY)

    assert best_after_replies(search, plays) == plays


def test_the_budget_holds_and_the_answer_repeats(sight: Sight) -> None:
    """Replies are part of the nodes: at most a playout more, and they are used."""
    players = [ReplyingPlayer(REPLYING, 3, chance_of_winning) for _ in range(2)]
    first, second = [player.choose(sight) for player in players]

    assert first == second
    assert players[0].spent == players[1].spent
    assert players[0].spent <= REPLYING.nodes + 61
    alone = SearchPlayer(SMALL, 3)
    alone.choose(sight)
    assert players[0].spent > 2 * alone.spent
    assert players[0].why is not None


def test_known_answers_are_tried_again_only_if_they_were_good() -> None:
    """The best few, whatever is new, and what does nothing."""
    names: list[Name] = [(PLAY, number) for number in range(6)]
    known = {name: number / 10 for number, name in enumerate(names)} | {(END,): -1.0}
    moves = [(name, place) for place, name in enumerate([*names, (PLAY, 9), (END,)])]

    assert AGAIN == 3
    assert [name for name, _ in worth_trying(moves, known)] == [*names[-AGAIN:], (PLAY, 9), (END,)]
    assert worth_trying(moves, {}) == moves
