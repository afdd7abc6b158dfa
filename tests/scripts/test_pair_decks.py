"""The search for decks of two colours finds the same decks again, and writes what the package has."""

import pytest
from scripts.pair_decks import trying
from scripts.pair_decks.drawing import PAIRS, drawn
from scripts.pair_decks.trying import Found, HastyPlayer, Size, best, learned, search
from scripts.pair_decks.writing import MODULE, module_of, page_of

from everfree.ccg.cards import POOL
from everfree.ccg.decks.colour_pairs import COLOUR_PAIR_DECKS
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.players import Player, RandomPlayer, Sight

TINY = Size(rounds=1, decks=2, games=1, finalists=2, last=2)


def test_a_seed_draws_one_deck() -> None:
    """The same seed draws the same legal deck, another seed another one."""
    deck = drawn("blue-orange", {}, "a")

    assert deck == drawn("blue-orange", {}, "a")
    assert deck != drawn("blue-orange", {}, "b")
    assert refuse_deck(deck, POOL) == ()


def test_a_learned_card_is_drawn() -> None:
    """What the games taught outweighs the guess."""
    deck = drawn("blue-orange", {}, "a")
    left_out = next(card for card in drawn("blue-orange", {}, "b").draw if card not in deck.draw)

    assert left_out in drawn("blue-orange", {left_out: 9.0}, "a").draw


def test_cards_are_judged_by_the_decks_that_have_them() -> None:
    """A card of a deck that won more gains what one of the other loses, and a card of both nothing."""
    better = Deck("a", "m", {"x": 3, "both": 3}, {})
    worse = Deck("b", "n", {"y": 3, "both": 3}, {})

    found = learned([(better, 0.75), (worse, 0.25)])

    assert found["x"] == -found["y"] > 0
    assert found["both"] == 0


def test_a_hasty_player_beats_a_random_one() -> None:
    """On either seat, with the same deck."""
    for first in (0, 1):
        game = Game([RAINBOW_DASH, RAINBOW_DASH], seed=1)
        players: list[Player] = [HastyPlayer(1), RandomPlayer(1)]
        if first == 1:
            players.reverse()
        while not game.is_over:
            seat = game.question.seat
            game.take(players[seat].choose(Sight(game.kernel, seat)))
        assert game.winner == first


def test_the_search_is_reproducible(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two searches of a tiny size find the same deck with the same result."""
    monkeypatch.setattr(trying, "TURN_CAP", 6)

    assert search("pink-yellow", TINY) == search("pink-yellow", TINY)


def test_the_best_deck_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck that wins every game is found among those that win none."""
    winner = drawn("pink-yellow", {}, "1 pink-yellow 0 1")
    monkeypatch.setattr(trying, "game", lambda deck, number: float(deck == winner))

    assert best("pink-yellow", Size(1, 4, 1, 3, 2), "1") == winner


def test_a_weak_deck_is_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under 40 % a second search follows, and the better deck of the two is kept."""
    monkeypatch.setattr(trying, "game", lambda deck, number: float(number >= 2 * trying.FRESH))

    assert search("pink-yellow", TINY).searches == 2


def test_the_module_is_what_was_written() -> None:
    """Nobody changed a list by hand."""
    found = [Found(pair, COLOUR_PAIR_DECKS[pair], 1, 1.0) for pair in PAIRS]

    assert module_of(found) == MODULE.read_text(encoding="utf-8")


def test_the_page_says_how_certain_a_share_is() -> None:
    """With the interval of 95 % and the number of searches."""
    found = [Found("blue-white", RAINBOW_DASH, 100, 60.0), Found("purple-orange", APPLEJACK, 100, 50.0, 2)]

    page = page_of(found)

    assert (
        "| `blue-white` | Silver Clouds | Rainbow Dash, Flier Extraordinaire | 0 | 60% (50% to 69%) | 1 |"
        in page
    )
    assert "| 50% (40% to 60%) | 2 |" in page


def test_the_page_says_which_deck_was_not_measured() -> None:
    """Instead of a share of no games."""
    found = [Found("blue-white", RAINBOW_DASH, 100, 60.0), Found("purple-orange", APPLEJACK, 0, 0.0)]

    assert "| not measured | 0 |" in page_of(found)
