"""Players that search: in budget, the same for the same seed, blind, and better for thinking."""

import gc
from dataclasses import replace
from random import Random
from time import process_time

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import APPLEJACK, FLUTTERSHY, RAINBOW_DASH, RARITY
from everfree.ccg.game import NAMES, Game
from everfree.ccg.kernel.options import DRAW, PLAY
from everfree.ccg.kernel.records import Question
from everfree.ccg.language import EVENT, FRIEND, WILD, YOU, NameCard, Need, main_phase
from everfree.ccg.vocab import DRAW_DECK, HAND, LARGEST_NUMBER, Seat
from everfree.ccg.written import card_from_json
from everfree.players import (
    BUDGETS,
    LEVELS,
    Budget,
    Player,
    RandomPlayer,
    SearchPlayer,
    Sight,
    named,
    search_player,
)
from everfree.players.collecting import no_collector
from everfree.players.greedy import GreedyPlayer
from everfree.players.levels import PACE
from everfree.players.moves import moves_of
from everfree.players.thoughts import IDLE, NEXT, Step, told_line
from everfree.testing import Table, plain, plain_problem
from everfree.testing.dice import Dice
from everfree.testing.poison import poison
from everfree.testing.soak.positions import seeded_position
from everfree.testing.strangers.growing import growing_card
from everfree.testing.strangers.judging import position_with

THRIFTY = 120
"""Nodes: as many as the middle level has."""
SMALL = Budget("small", nodes=60, seconds=5.0, worlds=2)


def played(seed: int, decisions: int) -> Game:
    """Play a random game for a while."""
    game = Game([RAINBOW_DASH, APPLEJACK] if seed % 2 else [RARITY, FLUTTERSHY], seed=seed)
    dice = RandomPlayer(seed)
    for _ in range(decisions):
        if game.is_over:
            break
        game.take(dice.choose(Sight(game.kernel, game.question.seat)))
    return game


def thrifty(level: str) -> Player:
    """Give the player of a level, thinking for a while at most: the same search, ended sooner."""
    if level not in BUDGETS:
        return named(level, 5)
    budget = BUDGETS[level]
    return search_player(replace(budget, nodes=min(budget.nodes, THRIFTY), seconds=60.0), 5)


class TestNamed:
    """named."""

    @pytest.mark.parametrize("name", LEVELS)
    def test_makes_everyone(self, name: str) -> None:
        """Each name is a player that answers."""
        game = played(1, 2)
        count = len(game.question.options)
        assert 0 <= named(name, 3).choose(Sight(game.kernel, game.question.seat)) < count

    def test_knows_nobody_else(self) -> None:
        """A wrong name is told with those there are."""
        with pytest.raises(LookupError, match="no computer player 'clever'; there are: random, greedy"):
            named("clever", 1)

    def test_levels_think_more_and_more(self) -> None:
        """Gentle, fair, strong: each spends more than the one before; the champion as much as strong."""
        budgets = [BUDGETS[name].nodes for name in ("gentle", "fair", "strong")]
        assert budgets == sorted(budgets)
        assert len(set(budgets)) == 3
        assert BUDGETS["champion"].nodes == budgets[-1]

    def test_levels_that_think_as_long_wait_as_long(self) -> None:
        """And no level waits shorter than the one before."""
        beats = [PACE.get(name, 1) for name in BUDGETS]
        assert beats == sorted(beats)
        assert PACE["champion"] == PACE["strong"]


class TestBlindness:
    """No player touches what its seat may not know."""

    @pytest.mark.parametrize("closed", [False, True])
    @pytest.mark.parametrize("name", LEVELS)
    def test_hidden_cards_are_never_touched(self, name: str, closed: bool) -> None:
        """With poison in every hidden place the answer is the same as without."""
        for seed, decisions in ((1, 0), (2, 3), (3, 30), (4, 61), (5, 90)):
            game = played(seed, decisions)
            seat = game.question.seat
            clean, sight = (Sight(game.clone().kernel, seat, closed=closed) for _ in range(2))
            poison(sight._game, seat)
            with pytest.raises(IndexError):
                sight._game.definition(sight._game.cards_in(1, Seat(1 - seat))[0])
            assert thrifty(name).choose(sight) == thrifty(name).choose(clean)


class TestBudget:
    """A search ends when its budget is spent, whatever the table."""

    def test_in_nodes(self) -> None:
        """Never more than a playout beyond the budget."""
        for seed in range(6):
            game = played(seed, 40)
            player = SearchPlayer(SMALL, 1)
            player.choose(Sight(game.kernel, game.question.seat))
            assert player.spent <= SMALL.nodes + 61

    def test_in_time(self) -> None:
        """A second of time is enough where nodes are without limit."""
        game = played(3, 40)
        player = SearchPlayer(replace(SMALL, nodes=10**9, seconds=0.3), 1)
        began = process_time()
        player.choose(Sight(game.kernel, game.question.seat))
        assert process_time() - began < 1.5

    def test_in_nodes_is_the_same_every_time(self) -> None:
        """Where time does not run out, the seed and the nodes alone decide."""
        for seed in range(4):
            game = played(seed, 50)
            sights = [Sight(game.kernel, game.question.seat) for _ in range(2)]
            assert SearchPlayer(SMALL, 7).choose(sights[0]) == SearchPlayer(SMALL, 7).choose(sights[1])

    def test_in_memory(self) -> None:
        """A search leaves no cycles behind, so that it can do without the garbage collector for a while."""
        game = played(3, 40)
        sight = Sight(game.kernel, game.question.seat)
        SearchPlayer(SMALL, 1).choose(sight)  # what is read once is read now
        gc.collect()
        gc.disable()
        try:
            SearchPlayer(SMALL, 1).choose(sight)
            assert gc.collect() < SMALL.nodes / 10
            assert not gc.isenabled()
        finally:
            gc.enable()

    def test_the_garbage_collector_never_looks_at_a_search(self) -> None:
        """All games of a search are gone before the collector is on again."""
        game = played(3, 40)
        sight, player = Sight(game.kernel, game.question.seat), SearchPlayer(SMALL, 1)
        phases: list[str] = []

        def note(phase: str, _: dict[str, int]) -> None:
            phases.append(phase)

        gc.collect()
        gc.callbacks.append(note)
        try:
            player.choose(sight)
        finally:
            gc.callbacks.remove(note)
        assert phases == []
        assert player.spent > SMALL.nodes / 2

    def test_the_garbage_collector_is_on_afterwards(self) -> None:
        """Even if a search fails."""
        with no_collector():
            assert not gc.isenabled()
        assert gc.isenabled()
        with pytest.raises(LookupError), no_collector():
            raise LookupError
        assert gc.isenabled()

    @pytest.mark.parametrize("seed", range(8))
    def test_among_cards_that_never_stop(self, seed: int) -> None:
        """Strangers' cards whose abilities feed each other: an answer, and in time."""
        game = position_with(card_from_json(growing_card(Random(seed)))).game
        for _ in range(3):
            question = game.state.question
            if question is None:
                break
            began = process_time()
            choice = SearchPlayer(replace(SMALL, seconds=0.5), seed).choose(Sight(game, question.seat))
            assert process_time() - began < 8
            game.take(choice)

    @pytest.mark.parametrize("card", ["ad114", "eo69", "mt104", "ll138", *sorted(POOL)[::60]])
    def test_in_odd_positions(self, card: str) -> None:
        """Positions of the soak with copies of one card, those that name cards or numbers among them."""
        game = seeded_position(POOL[card], Dice(5, purpose=11)).game
        for number in range(6):
            question = game.state.question
            if question is None:
                break
            choice = SearchPlayer(SMALL, number).choose(Sight(game, question.seat))
            assert 0 <= choice < question.size()
            game.take(choice)


class TestMoves:
    """moves_of."""

    def test_copies_of_a_card_are_one_move(self) -> None:
        """Two cards in hand that are the same are played once."""
        friend = plain(1)
        table = Table(hand=[friend, friend, plain(2)], tokens=5)
        question = table.state.question
        assert question is not None
        plays = [name for name, _ in moves_of(table.game, question) if name[0] == 5]
        assert len(plays) == 2

    def test_only_names_that_matter(self) -> None:
        """Of the names of the pool those of cards that are in the imagined game are thought about."""
        namer = plain(abilities=(main_phase(NameCard(YOU, FRIEND)),))
        table = Table(home=[namer], hand=[POOL["pr60"]], opponent_deck=[POOL["pr61"]], names=NAMES).use(namer)
        wanted = {POOL["pr60"].name, POOL["pr61"].name}

        moves = moves_of(table.game, table.question)

        assert {NAMES[name[1]].name for name, _ in moves} == wanted
        assert all(table.question.options[place] == name for name, place in moves)
        for player in (GreedyPlayer(1), SearchPlayer(SMALL, 1)):
            chosen = player.choose(Sight(table.game, 0))
            assert NAMES[table.question.options[chosen][1]].name in wanted

    def test_names_that_do_not_matter(self) -> None:
        """Where no card of the game may be named, the first name does."""
        namer = plain(abilities=(main_phase(NameCard(YOU, EVENT)),))
        table = Table(home=[namer], names=NAMES).use(namer)

        assert [place for _, place in moves_of(table.game, table.question)] == [0]

    def test_a_range_is_a_few_numbers(self) -> None:
        """Of a million millions numbers some small ones and the largest are thought about."""
        table = Table()
        question = Question(Seat(0), "choose-number", ((11, 0, LARGEST_NUMBER),))
        moves = moves_of(table.game, question)
        assert len(moves) < 12
        assert moves[0] == ((11, 0), 0)
        assert moves[-1] == ((11, LARGEST_NUMBER), LARGEST_NUMBER)
        assert all(question.answer(place) == name for name, place in moves)


class TestSearchPlayer:
    """What it finds."""

    def test_moves_where_the_point_is(self) -> None:
        """It finds the move after which it can confront and win."""
        friend = plain(3)
        table = Table(home=[friend], problem=plain_problem((Need(WILD, 3),)), tokens=2, score=14)
        player = SearchPlayer(SMALL, 1)

        table.game.take(player.choose(Sight(table.game, 0)))
        table.game.take(player.choose(Sight(table.game, 0)))
        assert table.area_of(friend) == "mine"
        assert table.end_turn().is_over

    @pytest.mark.parametrize("level", ["strong", "champion"])
    def test_finds_a_plan_of_two_actions(self, level: str) -> None:
        """Neither of two moves wins by itself; together they do."""
        friends = [plain(2), plain(2)]
        table = Table(home=friends, problem=plain_problem((Need(WILD, 4),)), tokens=4, score=14)
        player = search_player(replace(BUDGETS[level], seconds=600.0), 1)  # nodes decide
        turn = table.state.turn
        while table.state.turn == turn and table.state.question is not None:
            table.game.take(player.choose(Sight(table.game, table.state.question.seat)))
        assert table.is_over


class TestWhy:
    """What it expects of an answer."""

    def test_has_the_line_the_score_and_the_gain(self) -> None:
        """Where the card goes, what comes next, and what that adds to doing nothing."""
        table = Table(home=[POOL["pr51"]], problem=plain_problem((Need(WILD, 3),)), tokens=2, score=14)
        player = SearchPlayer(SMALL, 1)
        player.choose(Sight(table.game, 0))
        why = player.why
        assert why is not None
        assert (why.place, why.then) == ("own", ())
        assert (why.mine, why.theirs, why.scores, why.chance, why.over) == (15, 0, True, 100, IDLE)

        early = Table(home=[POOL["pr51"]], problem=plain_problem((Need(WILD, 3),)), tokens=2)
        player.choose(Sight(early.game, 0))
        assert player.why is not None
        assert player.why.chance > player.why.gain > 0

    def test_compares_with_the_next_best_answer_where_none_does_nothing(self) -> None:
        """An opening hand is kept or drawn again."""
        game = played(1, 0)
        player = SearchPlayer(SMALL, 1)
        while game.question.kind != "mulligan":
            game.take(0)
        player.choose(Sight(game.kernel, game.question.seat))
        assert player.why is not None
        assert player.why.over == NEXT
        assert player.why.gain >= 0
        assert not player.why.scores

    def test_a_line_ends_before_a_card_that_is_not_known(self) -> None:
        """After a drawn card it would name one that lies there only in an imagined game."""
        table = Table(hand=[POOL["pr51"]], home=[POOL["pr60"]], tokens=5)
        game, seat = table.game, Seat(0)
        held = table.state.definition[game.cards_in(HAND, seat)[0]]
        drawn = table.state.definition[game.cards_in(DRAW_DECK, seat)[0]]
        assert held != drawn
        first, known, unknown = (DRAW,), (PLAY, -1 - held), (PLAY, -1 - drawn)
        assert told_line([(first, game), (known, game)], seat) == ("nowhere", (Step("play", "pr51"),))
        assert told_line([(first, game), (unknown, game), (known, game)], seat) == ("nowhere", ())

    def test_says_where_nothing_was_to_choose(self) -> None:
        """One option is taken without a thought."""
        game = played(1, 0)
        player = SearchPlayer(SMALL, 1)
        for _ in range(40):
            seat = game.question.seat
            is_forced = len(game.question.options) == 1
            game.take(player.choose(Sight(game.kernel, seat)))
            assert (player.why is None) == is_forced
