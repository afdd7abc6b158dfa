"""The log: which lines there are, and what a client needs to know of each."""

from typing import TYPE_CHECKING

from tests.telling.conftest import new_table, play

from everfree.ccg.cards import POOL
from everfree.ccg.table import PonyTable
from everfree.ccg.view import EventView, ToldCard
from everfree.players import RandomPlayer
from everfree.telling.events import QUIET, Teller
from everfree.telling.shapes import LogLine
from everfree.telling.voice import Voice

if TYPE_CHECKING:
    from tests.telling.conftest import Say


def told(table: PonyTable, viewer: int) -> list[LogLine]:
    """Tell a viewer everything so far."""
    return Teller(Voice(viewer, table.seats), table.view(viewer).areas).lines(table.told(viewer, 0))


def played(seed: int = 4, decisions: int = 160) -> PonyTable:
    """Play some of a random game."""
    table = new_table(seed)
    play(table, RandomPlayer(seed), decisions)
    return table


class TestLines:
    """`Teller.lines`."""

    def test_know_their_turn_and_phase(self) -> None:
        """As the events before them said: turns count up, and the phases of a turn are in order."""
        lines = told(played(), 0)
        turns = [line.turn for line in lines]
        assert turns == sorted(turns)
        assert turns[0] == 0
        assert turns[-1] > 3
        assert {line.phase for line in lines if line.event == "drew" and line.turn > 1} <= {"ready", "main"}
        assert {line.phase for line in lines if line.event == "confronted"} <= {"score"}
        assert {line.phase for line in lines if line.turn == 0} == {""}

    def test_leave_the_quiet_ones_out(self) -> None:
        """And the entering of what was just played; everything else is a line."""
        table = played()
        events = table.told(0, 0)
        lines = told(table, 0)
        assert {line.event for line in lines} == {event.key for event in events} - set(QUIET)
        assert any(event.key in QUIET for event in events)
        assert len(lines) < len([event for event in events if event.key not in QUIET])

    def test_the_bonus_of_old_rules_is_told_apart(self, say: "Say") -> None:
        """Who confronts a Problem first scores twice: for confronting it, and its bonus."""
        teller = Teller(Voice(0, 2), new_table(1).view(0).areas)
        points = EventView("scored", 0, 1)
        bonus = EventView("scored", 0, 2, 3, word="bonus")
        lines = [say(line.text) for line in teller.lines([points, bonus])]
        assert lines == [
            "You score 1 point.",
            "You score 2 points more as a bonus for being the first to confront it.",
        ]

    def test_say_whose_and_about_what(self, say: "Say") -> None:
        """Seat, amount, place and the handles of the cards, the source among them."""
        table = new_table(1)
        teller = Teller(Voice(0, 2), table.view(0).areas)
        cards = (ToldCard(7, "pr55"),)
        exhausted = EventView("exhausted", 1, 2, 3, cards=cards, source=ToldCard(9, "pr1"))

        (line,) = teller.lines([exhausted])

        assert (line.seat, line.event, line.amount, line.area, line.cards) == (1, "exhausted", 2, 3, (7, 9))
        assert say(line.text) == f'"{POOL["pr55"].name}" is exhausted by "{POOL["pr1"].name}".'

    def test_tell_a_pass_that_nobody_pressed(self) -> None:
        """It is marked, so that it is said more quietly."""
        table = new_table(1)
        passed, paid = Teller(Voice(0, 2), table.view(0).areas).lines(
            [EventView("passed", 1), EventView("paid", 1, 2)]
        )
        assert (passed.passed, paid.passed) == (True, False)

    def test_remember_which_problem_was_where(self, say: "Say") -> None:
        """A move to a Problem that has been replaced since is told with the name it had then."""
        table = new_table(1)
        area = next(one.area for one in table.view(0).areas if one.kind != 0)
        teller = Teller(Voice(0, 2), table.view(0).areas)
        mover = (ToldCard(7, "pr55"),)
        lines = teller.lines(
            [
                EventView("entered", 0, 0, area, cards=(ToldCard(3, "pr162"),)),
                EventView("moved", 0, 0, area, cards=mover),
                EventView("entered", 0, 0, area, cards=(ToldCard(4, "pr167"),)),
                EventView("moved", 0, 0, area, cards=mover),
            ]
        )
        assert [say(line.text) for line in lines if line.event == "moved"] == [
            f'You move "{POOL["pr55"].name}" to "{POOL[problem].name}".' for problem in ("pr162", "pr167")
        ]
