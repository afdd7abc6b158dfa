"""Clocks of a match: computed from the times of its commands."""

from everfree.table.clocks import Clocks, Due, TimeControl, begun

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE

CHESS = TimeControl(bank=20 * MINUTE, increment=10 * SECOND)
RESERVE = TimeControl(bank=5 * MINUTE, free=30 * SECOND)
LETTERS = TimeControl(free=3 * DAY)


def clocks(control: TimeControl, asked: tuple[int, ...] = (0,)) -> Clocks:
    """The clocks of two players at time 0."""
    return begun(control, (0, 1), 2, asked, 0)


class TestLikeChess:
    """A bank and an increment."""

    def test_the_bank_of_the_asked_seat_runs(self) -> None:
        """What a seat takes comes out of its bank; then the increment is added."""
        after = clocks(CHESS).after((1,), 3 * MINUTE)

        assert after.banks == (17 * MINUTE + 10 * SECOND, 20 * MINUTE)
        assert after.deadline(0) is None
        assert after.deadline(1) == 23 * MINUTE

    def test_answers_that_leave_the_same_seat_asked_change_nothing(self) -> None:
        """Nobody gains time by beginning and cancelling an action again and again."""
        before = clocks(CHESS)
        after = before.after((0,), MINUTE).after((0,), 2 * MINUTE)

        assert after == before
        assert after.deadline(0) == 20 * MINUTE

    def test_both_clocks_run_while_both_are_asked(self) -> None:
        """Each ends at its own time."""
        after = clocks(CHESS, (0, 1)).after((1,), MINUTE)

        assert after.banks[0] == 19 * MINUTE + 10 * SECOND
        assert after.deadline(1) == 20 * MINUTE

    def test_no_clock_runs_at_the_end(self) -> None:
        """After the match nobody is asked."""
        assert clocks(CHESS).after((), MINUTE).first() is None

    def test_who_is_out_of_time_has_none_left(self) -> None:
        """Nor an increment for a decision that came too late; one in the last moment has it."""
        assert clocks(CHESS).after((), 20 * MINUTE + 1).banks == (0, 20 * MINUTE)
        assert clocks(CHESS).after((1,), 20 * MINUTE).banks == (10 * SECOND, 20 * MINUTE)


class TestUndo:
    """Taking a move back gives no time back."""

    def test_answering_and_undoing_again_and_again_gains_nothing(self) -> None:
        """Neither increments nor free time."""
        for control in (CHESS, RESERVE):
            start = now = clocks(control)
            for step in range(10):
                there = now.after((1,), (2 * step + 1) * SECOND)
                now = there.after_undo(start, (0,), (2 * step + 2) * SECOND)

            assert now.banks == start.banks
            assert now.first() == (0, control.free + control.bank + 10 * SECOND), (
                "the other was asked for 10 s"
            )

    def test_the_other_seat_keeps_no_increment(self) -> None:
        """For a question that was taken back from it."""
        before = clocks(CHESS)
        undone = before.after((1,), SECOND).after((0,), 2 * SECOND).after_undo(before, (0,), 3 * SECOND)

        assert undone.banks == (20 * MINUTE, 20 * MINUTE)
        assert undone.deadline(0) == 20 * MINUTE + SECOND

    def test_what_is_due_agrees_with_the_clocks(self) -> None:
        """Before the time of the undo is known."""
        then = clocks(RESERVE)
        for later in (then.after((1,), 50 * SECOND), then.after((0,), 50 * SECOND)):
            due, at = later.due((0,), then), 70 * SECOND
            ends = [end for end in (due.at, None if due.after is None else at + due.after) if end is not None]
            found = later.after_undo(then, (0,), at).first()

            assert found is not None
            assert ends == [found[1]]


class TestReserve:
    """Time for each decision, and a reserve."""

    def test_the_first_seconds_cost_nothing(self) -> None:
        """A decision within the free time leaves the reserve whole."""
        assert clocks(RESERVE).after((1,), 30 * SECOND).banks == (5 * MINUTE, 5 * MINUTE)

    def test_only_the_time_beyond_is_taken_from_the_reserve(self) -> None:
        """And the reserve does not come back."""
        after = clocks(RESERVE).after((1,), 90 * SECOND)

        assert after.banks[0] == 4 * MINUTE
        assert after.after((0,), 100 * SECOND).deadline(0) == 100 * SECOND + 30 * SECOND + 4 * MINUTE


class TestCorrespondence:
    """Days for each decision."""

    def test_every_decision_has_the_same_time(self) -> None:
        """However long the earlier ones took."""
        after = clocks(LETTERS).after((1,), 2 * DAY).after((0,), 4 * DAY)

        assert after.first() == (0, 7 * DAY)


class TestDue:
    """When a process must look at a match, before the time of the next command is known."""

    def test_a_seat_that_stays_asked_keeps_its_moment(self) -> None:
        """It does not depend on when the command is stored."""
        assert clocks(CHESS).due((0,)) == Due(20 * MINUTE, None)

    def test_a_seat_that_will_be_asked_has_its_time_from_then_on(self) -> None:
        """The database adds it to the time of the command."""
        assert clocks(CHESS).due((1,)) == Due(None, 20 * MINUTE)

    def test_it_agrees_with_the_clocks_afterwards(self) -> None:
        """Whoever is asked, and whenever the command is stored."""
        for control in (CHESS, RESERVE, LETTERS):
            for first in ((0,), (1,), (0, 1)):
                for then in ((0,), (1,), (0, 1)):
                    before = clocks(control, first)
                    due, at = before.due(then), 7 * SECOND
                    ends = [end for end in (due.at, None if due.after is None else at + due.after) if end]
                    found = before.after(then, at).first()

                    assert found is not None
                    assert min(ends) == found[1]


def test_a_computer_has_no_clock() -> None:
    """Only the seats of people are timed."""
    alone = begun(CHESS, (0,), 2, (1,), 0)

    assert alone.first() is None
    assert alone.due((1,)) == Due(None, None)
    assert alone.after((0,), DAY).deadline(0) == DAY + 20 * MINUTE


def test_impossible_controls() -> None:
    """No time at all, negative and endless times."""
    assert CHESS.is_possible()
    assert LETTERS.is_possible()
    for control in (TimeControl(), TimeControl(increment=5), TimeControl(-1, 0, 5), TimeControl(10**12)):
        assert not control.is_possible()
