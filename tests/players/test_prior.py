"""Decks guessed for an opponent whose list nobody showed."""

from collections import Counter

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.theme import APPLEJACK, FLUTTERSHY, RAINBOW_DASH, RARITY
from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.seats.determinize import Chance, definition_brought
from everfree.ccg.vocab import MANE, PROBLEM, CardId
from everfree.players import BUDGETS, RandomPlayer, SearchPlayer, Sight
from everfree.players.prior import brought


def played(seed: int, decisions: int, decks: list[Deck]) -> Game:
    """Play a random game for a while."""
    game = Game(decks, seed=seed)
    for number in range(decisions):
        if game.is_over:
            break
        game.take(draw_below(seed_bytes(seed), number, len(game.question.options)))
    return game


def seen_of(game: Game, owner: int, viewer: int) -> Counter[str]:
    """Count the cards of a player that another knows."""
    state = game.state
    return Counter(
        [
            game.kernel.definitions.cards[definition_brought(state, CardId(card))].card.id
            for card in range(len(state.definition))
            if state.owner[card] == owner and state.known[card] >> viewer & 1
        ]
    )


@pytest.mark.parametrize("decisions", [0, 5, 40, 120])
class TestBrought:
    """brought."""

    def test_is_a_legal_deck_with_everything_seen(self, decisions: int) -> None:
        """101: as large as the real one, of few colours, with the cards that were seen in it."""
        game = played(3, decisions, [RAINBOW_DASH, FLUTTERSHY])
        for number in range(5):
            ids = brought(game.kernel, 1, 0, Chance(seed_bytes(number)))
            assert len(ids) == len([owner for owner in game.state.owner if owner == 1])
            assert not seen_of(game, 1, 0) - Counter(ids)
            mane = next(name for name in ids if POOL[name].type == MANE)
            problems = Counter([name for name in ids if POOL[name].type == PROBLEM])
            draw = Counter([name for name in ids if POOL[name].type not in (MANE, PROBLEM)])
            assert refuse_deck(Deck("guessed", mane, dict(draw), dict(problems)), POOL) == ()
            assert mane == "pr6"

    def test_is_the_same_whatever_the_hidden_cards_are(self, decisions: int) -> None:
        """Another deck in the opponent's hands, with the same cards seen, is guessed alike."""
        game = played(3, decisions, [RAINBOW_DASH, FLUTTERSHY])
        twin = game.kernel.clone()
        for card in range(len(twin.state.definition)):
            if not twin.state.known[card] & 1:
                twin.state.definition[card] = 1_000_000
        for number in range(3):
            one, other = (brought(table, 1, 0, Chance(seed_bytes(number))) for table in (game.kernel, twin))
            assert one == other


class TestClosedSight:
    """Sight with closed lists."""

    def test_imagines_cards_the_match_does_not_have(self) -> None:
        """The view is the same, the cards behind it are of the whole pool, and the game plays on."""
        game = played(5, 60, [APPLEJACK, RARITY])
        seat = game.question.seat
        sight = Sight(game.kernel, seat, closed=True)
        strange: set[str] = set()
        for number in range(4):
            imagined = sight.imagine(seed_bytes(number))
            assert Sight(imagined, seat).view == sight.view
            ids = {
                imagined.definition(CardId(card)).card.id for card in range(len(imagined.state.definition))
            }
            strange |= ids - {one.card.id for one in game.kernel.definitions.cards}
            dice = RandomPlayer(number)
            for _ in range(80):
                if imagined.state.question is None:
                    break
                imagined.take(dice.choose(Sight(imagined, imagined.state.question.seat)))
        assert len(strange) > 10

    def test_the_opponents_list_makes_no_difference(self) -> None:
        """Before anything but the Mane Character was seen, any deck of that Mane is played against alike."""
        other = Deck("other", FLUTTERSHY.mane, RARITY.draw, RARITY.problems)
        answers = []
        for deck in (FLUTTERSHY, other):
            game = Game([RAINBOW_DASH, deck], seed=9)
            player = SearchPlayer(BUDGETS["gentle"], 3)
            answers.append(player.choose(Sight(game.kernel, 0, closed=True)))
        assert answers[0] == answers[1]
