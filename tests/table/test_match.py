"""A match keeps time and writes down everything, for any game."""

import msgspec
import pytest

from everfree.ccg.table import KIND as PONIES
from everfree.slap.commands import Slap
from everfree.slap.options import Options
from everfree.slap.table import KIND as SLAPPING, header, start
from everfree.table.commands import TABLE, Answer, Concede, Tick, Undo
from everfree.table.game import Refused
from everfree.table.log import from_bytes, header_of, to_bytes
from everfree.table.match import Match, replay

OPTIONS = Options(limit=None)


def match() -> Match:
    """Begin a match with a clock."""
    return Match(header(2, b"seed", options=OPTIONS, dealer=1), start)


class TestTime:
    """What a game has due happens in the log, at its own moment."""

    def test_passes_before_a_command(self) -> None:
        """Seat 0 falls asleep twice before seat 1 does something: both are in the log, at their times."""
        played = match()

        played.apply(Slap(1, 0, 300, at=10_400))

        assert played.log.commands == [
            Tick(TABLE, at=5000),
            Tick(TABLE, at=10_000),
            Slap(1, 0, 300, at=10_400),
        ]

    def test_passes_even_if_the_command_is_refused(self) -> None:
        """The refused command leaves no trace, the time that has passed does."""
        played = match()

        with pytest.raises(Refused):
            played.apply(Answer(0, (0,), at=5100))
        assert played.log.commands == [Tick(TABLE, at=5000)]

    def test_replays_to_the_same_log(self) -> None:
        """Ticks that are in the log are not made again."""
        played = match()
        played.apply(Slap(1, 0, 300, at=10_400))

        again = replay(from_bytes(to_bytes(played.log), SLAPPING.commands), start)

        assert again.log.commands == played.log.commands
        assert again.game.digest() == played.game.digest()

    def test_a_tick_without_cause_is_refused(self) -> None:
        """The log holds no empty lines."""
        with pytest.raises(Refused, match="nothing-due"):
            match().apply(Tick(TABLE, at=4999))

    def test_a_game_that_is_asked_directly_wants_its_time_first(self) -> None:
        """A command that jumps over what is due is refused."""
        game = match().game

        with pytest.raises(Refused, match="time-first"):
            game.apply(Slap(1, 0, 300, at=10_400))


class TestKinds:
    """Each game reads its own commands."""

    def test_a_command_without_a_time_is_written_without(self) -> None:
        """Games without a clock have no times in their logs."""
        assert msgspec.json.encode(Concede(1)) == b'{"do":"concede","seat":1}'
        assert msgspec.json.encode(Concede(1, at=5)) == b'{"do":"concede","seat":1,"at":5}'

    def test_the_header_says_which_game(self) -> None:
        """It can be read before the commands."""
        assert header_of(to_bytes(match().log)).game == "slap"

    def test_a_slap_is_not_for_the_card_game(self) -> None:
        """A line of another game is an error, not a shorter match."""
        played = match()
        played.apply(Slap(1, 0, 300, at=400))

        with pytest.raises(msgspec.ValidationError):
            from_bytes(to_bytes(played.log), PONIES.commands)

    def test_no_client_speaks_for_the_table(self) -> None:
        """Measurements, the time, who takes a seat and that all are ready are the table's own."""
        assert {kind.__name__ for kind in SLAPPING.from_table} == {"Join", "Measure", "Ready", "Tick"}
        assert not set(SLAPPING.from_table) & set(SLAPPING.from_seats)

    def test_a_slap_can_not_be_taken_back(self) -> None:
        """A game may refuse to undo, and then nothing has changed."""
        played = match()
        played.apply(Slap(1, 0, 300, at=400))
        before = played.game.digest()

        with pytest.raises(Refused, match="no-way-back"):
            played.apply(Undo(1, 0, at=400))
        assert (played.game.digest(), len(played.log.commands)) == (before, 1)
