"""check_player: ours pass, and every kind of wrong player is found."""

import time
from itertools import count

import pytest

from everfree.ccg.vocab import HAND, Seat
from everfree.players import BUDGETS, RandomPlayer, SearchPlayer, Sight, named
from everfree.testing import check_player
from everfree.testing.check_player import NotAPlayer


@pytest.mark.parametrize("level", ["random", "greedy", "gentle"])
def test_ours_are_players(level: str) -> None:
    """Every promise is kept."""
    checked = check_player(lambda seed: named(level, seed), questions=12)
    assert checked.questions == 24
    assert checked.longest < 10


def test_a_search_of_any_budget_is_one() -> None:
    """With nodes alone as its limit."""
    check_player(lambda seed: SearchPlayer(BUDGETS["fair"], seed), games=1, questions=5)


class TooFar(RandomPlayer):
    """Answers what is no option."""

    def choose(self, sight: Sight) -> int:
        """Count past the end."""
        return len(sight.question.options)


class TooSlow(RandomPlayer):
    """Thinks for nothing."""

    def choose(self, sight: Sight) -> int:
        """Waste time."""
        until = time.process_time() + 0.1
        while time.process_time() < until:
            pass
        return super().choose(sight)


class Moody(RandomPlayer):
    """Answers by how many there were before it."""

    made = count()

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.number = next(self.made)

    def choose(self, sight: Sight) -> int:
        """Take that option."""
        return self.number % len(sight.question.options)


class Peeping(RandomPlayer):
    """Looks into the other's hand."""

    def choose(self, sight: Sight) -> int:
        """Count something there."""
        game = sight._game
        hand = game.cards_in(HAND, Seat(1 - sight.seat))
        seen = sum([game.state.definition[card] for card in hand])
        return seen % len(sight.question.options)


class Naming(RandomPlayer):
    """Reads a name in the other's hand, and does nothing with it."""

    def choose(self, sight: Sight) -> int:
        """Look it up."""
        for card in sight._game.cards_in(HAND, Seat(1 - sight.seat)):
            sight._game.definition(card)
        return 0


class Meddling(RandomPlayer):
    """Plays at the table instead of in its head."""

    def choose(self, sight: Sight) -> int:
        """Give itself a token."""
        sight._game.state.tokens[sight.seat] += 1
        return 0


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (TooFar, "answer 4 to a question with options 0 to 3"),
        (TooSlow, "an answer took 0.1 seconds, 0.05 are allowed"),
        (Moody, "the same seed answers otherwise"),
        (Peeping, "where only hidden things differ"),
        (Naming, "looked at something the seat may not know"),
        (Meddling, "thinking changed the game"),
    ],
)
def test_wrong_players_are_found(wrong: type[RandomPlayer], said: str) -> None:
    """Each for its own reason."""
    with pytest.raises(NotAPlayer, match=said):
        check_player(wrong, seconds=0.05 if wrong is TooSlow else 10)
