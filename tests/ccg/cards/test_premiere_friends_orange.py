"""Orange Friends of Premiere."""

from everfree.ccg.cards.premiere.friends_orange import (
    CHERRY_JUBILEE_QUEEN_OF_THE_HILL,
    IGNEOUS_ROCK_PEBBLE_PUSHER,
)
from everfree.ccg.cards.premiere.resources import HARD_HAT
from everfree.ccg.language import ORANGE
from everfree.testing import Table, piece, plain


class TestIgneousRock:
    """pr29."""

    def test_is_stronger_on_the_turn_it_is_played(self) -> None:
        """It has +1 power until the end of the turn, and the sum says where that comes from."""
        table = Table(hand=[IGNEOUS_ROCK_PEBBLE_PUSHER], home=[plain(2, ORANGE)], tokens=1)

        table.play(IGNEOUS_ROCK_PEBBLE_PUSHER, "home")

        assert table.power(IGNEOUS_ROCK_PEBBLE_PUSHER) == 2
        assert table.why(IGNEOUS_ROCK_PEBBLE_PUSHER) == [("printed", 1), (IGNEOUS_ROCK_PEBBLE_PUSHER, 1)]
        assert table.end_turn().power(IGNEOUS_ROCK_PEBBLE_PUSHER) == 1

    def test_needs_orange_power(self) -> None:
        """With one orange power it is refused."""
        table = Table(hand=[IGNEOUS_ROCK_PEBBLE_PUSHER], home=[plain(1, ORANGE)], tokens=1)

        refusal = table.why_not(IGNEOUS_ROCK_PEBBLE_PUSHER)

        assert IGNEOUS_ROCK_PEBBLE_PUSHER not in table.playable()
        assert refusal is not None
        assert refusal.clause == "205.1"


class TestCherryJubilee:
    """pr26."""

    def test_counts_resources_on_it(self) -> None:
        """Each attached Resource is worth one power."""
        jubilee = piece(CHERRY_JUBILEE_QUEEN_OF_THE_HILL, attached=(HARD_HAT,))
        table = Table(home=[jubilee])

        assert table.power(jubilee) == 2
        assert table.why(jubilee) == [("printed", 1), (jubilee, 1)]
