"""Who was first: bounds, photo finishes and marks."""

import pytest

from everfree.slap import suspicion
from everfree.slap.events import Marked
from everfree.slap.judge import (
    CAPPED,
    MOST_JITTER_MS,
    TOO_EARLY,
    TOO_LOW,
    TOO_QUICK,
    UNSTEADY,
    Claim,
    gathering_ms,
    judge,
    most_error_ms,
    weigh,
)
from everfree.slap.suspicion import LATE_PONGS, LOW_CLAIMS, UNCANNY, Record, marks_of, note
from everfree.slap.view import view_of
from everfree.testing.slap import Scene

LOT = (b"seed", 0)


def claim(
    reaction: int, *, seat: int = 0, elapsed: int | None = None, round_trip: int = 0, jitter: int = 0
) -> Claim:
    """Make a slap; without an arrival it is an honest one over this connection."""
    arrival = reaction + round_trip if elapsed is None else elapsed
    return Claim(seat, 1, 1000, 1000 + arrival, reaction, round_trip, jitter)


class TestBounds:
    """A claim counts within what the table can check."""

    @pytest.mark.parametrize("round_trip", [0, 20, 150, 180, 200])
    def test_an_honest_claim_counts(self, round_trip: int) -> None:
        """Up to the cap and the margin, 200 ms in all, the connection does not matter."""
        found = weigh(claim(300, round_trip=round_trip), 150)

        assert (found.counted, found.notes) == (300, ())

    @pytest.mark.ruling("7.11", "S6")
    def test_nobody_is_quicker_than_the_floor(self) -> None:
        """A claim of 20 ms counts as 100 ms and is noted."""
        found = weigh(claim(20), 150)

        assert (found.counted, found.notes) == (100, (TOO_QUICK,))

    @pytest.mark.ruling("7.11", "S6")
    def test_an_impossible_claim_is_raised(self) -> None:
        """It is never less than arrival, less the measured round trip, less 50 ms."""
        found = weigh(claim(200, elapsed=400, round_trip=60), 150)

        assert (found.least, found.counted, found.notes) == (290, 290, (TOO_LOW,))

    @pytest.mark.ruling("S6")
    def test_the_cap(self) -> None:
        """A round trip beyond the cap is not compensated, and the note says whose fault it is: nobody's."""
        found = weigh(claim(300, round_trip=240), 150)

        assert (found.counted, found.notes) == (340, (CAPPED,))
        assert weigh(claim(300, round_trip=240), 250).counted == 300

    @pytest.mark.ruling("S6")
    @pytest.mark.parametrize("cap", [1, 100, 150, 250])
    def test_whatever_is_sent_the_gain_is_bounded(self, cap: int) -> None:
        """Nothing a client sends makes a slap count more than cap and margin before it arrived."""
        for reaction in range(0, 900, 50):
            for round_trip in range(0, 2000, 50):
                found = weigh(claim(reaction, elapsed=500, round_trip=round_trip), cap)
                assert 500 - cap - 50 <= found.counted <= 500

    @pytest.mark.ruling("S6")
    def test_the_time_of_the_table_is_not_that_of_the_player(self) -> None:
        """A card that is sent late is seen late: what counts is the time since it was sent."""
        late = Claim(0, 1, 1000, 1600, 300, 180, 0, since=480)

        assert (weigh(late, 150).counted, weigh(late, 150).notes) == (300, ())
        assert weigh(late, 0).counted == 480
        assert weigh(Claim(0, 1, 1000, 1600, 300, 180, 0), 150).counted == 400

    def test_nothing_is_sent_before_it_is_shown(self) -> None:
        """A time longer than that is not believed."""
        assert Claim(0, 1, 1000, 1600, 300, 180, 0, since=900).elapsed == 600

    @pytest.mark.ruling("S6")
    def test_without_compensation(self) -> None:
        """A cap of 0 judges by arrival."""
        assert weigh(claim(200, round_trip=60), 0).counted == 260

    def test_a_claim_later_than_its_arrival(self) -> None:
        """Counts as the arrival."""
        assert weigh(claim(500, elapsed=400), 150).counted == 400

    def test_earlier_than_the_connection_allows(self) -> None:
        """Then the connection was measured longer than it is."""
        assert weigh(claim(300, elapsed=320, round_trip=150), 150).notes == (TOO_EARLY,)
        assert weigh(claim(300, elapsed=380, round_trip=150, jitter=20), 150).notes == ()
        assert weigh(claim(300, elapsed=320, round_trip=150, jitter=400), 150).notes == (TOO_EARLY, UNSTEADY)

    @pytest.mark.ruling("S6")
    def test_the_gathering_time(self) -> None:
        """The window and half the longest round trip, at most 300 ms."""
        assert [gathering_ms(150, trip) for trip in (0, 90, 299, 300, 9999)] == [150, 195, 299, 300, 300]


class TestVerdict:
    """The quickest wins, unless it can't be measured."""

    @pytest.mark.ruling("S6", "7.10")
    def test_the_quickest(self) -> None:
        """By reaction, not by arrival."""
        verdict = judge([claim(310, seat=0), claim(290, seat=1, round_trip=60)], cap=150, lot=LOT)

        assert (verdict.winner, verdict.by_lot, verdict.close) == (1, False, (1,))

    @pytest.mark.ruling("S6")
    @pytest.mark.parametrize(("apart", "is_close"), [(0, True), (5, True), (6, False)])
    def test_a_photo_finish(self, apart: int, is_close: bool) -> None:
        """Within 5 ms the lot decides, and the verdict says so."""
        verdict = judge([claim(300, seat=3), claim(300 + apart, seat=1)], cap=150, lot=LOT)

        assert (verdict.by_lot, len(verdict.close)) == (is_close, 1 + is_close)

    @pytest.mark.ruling("S6")
    def test_the_error_is_the_jitter_of_both(self) -> None:
        """Worse connections can't be told apart as finely."""
        slaps = [claim(300, seat=0, jitter=10), claim(322, seat=1, jitter=12), claim(330, seat=2)]

        verdict = judge(slaps, cap=150, lot=LOT)

        assert (verdict.close, verdict.error) == ((0, 1), 22)

    @pytest.mark.ruling("S6")
    @pytest.mark.parametrize(("apart", "is_close"), [(50, True), (51, False)])
    def test_the_error_is_limited(self, apart: int, is_close: bool) -> None:
        """However irregular pongs are: a slap that is later than the published error is never drawn for."""
        slaps = [claim(300, seat=0, jitter=60), claim(300 + apart, seat=1, jitter=5000)]

        verdict = judge(slaps, cap=150, lot=LOT)

        assert len(verdict.close) == 1 + is_close
        assert verdict.error <= most_error_ms(150) == 2 * MOST_JITTER_MS
        assert all(one.notes == (UNSTEADY,) for one in verdict.evidence)

    def test_arrivals_are_exact(self) -> None:
        """Without compensation the jitter of a connection does not matter."""
        slaps = [claim(300, seat=0, jitter=60), claim(306, seat=1, jitter=60)]

        assert (judge(slaps, cap=0, lot=LOT).close, most_error_ms(0)) == ((0,), 5)

    @pytest.mark.ruling("S6")
    def test_the_lot_is_fair_and_from_the_seed(self) -> None:
        """Each of those in the finish wins about as often, and the same draw gives the same winner."""
        slaps = [claim(300, seat=seat) for seat in range(3)]

        winners = [judge(slaps, cap=150, lot=(b"x", draw)).winner for draw in range(600)]

        assert [150 < winners.count(seat) < 250 for seat in range(3)] == [True] * 3
        assert judge(slaps[::-1], cap=150, lot=(b"x", 7)).winner == winners[7]

    def test_left_open(self) -> None:
        """Without a lot nobody has won yet."""
        verdict = judge([claim(300, seat=0), claim(300, seat=1)], cap=150, lot=None)

        assert (verdict.winner, verdict.by_lot) == (-1, False)


class TestMarks:
    """Seats worth a look."""

    def record(self, *claims: Claim) -> Record:
        """Remember these slaps."""
        record: Record = []
        for one in claims:
            note(record, one)
        return record

    def test_honest_slaps_leave_none(self) -> None:
        """Neither a long connection nor a shaky one is suspicious."""
        shaky = [claim(350, elapsed=350 + 180 + off, round_trip=180, jitter=15) for off in (-30, 30) * 25]

        assert marks_of(self.record(*shaky)) == 0

    def test_low_claims(self) -> None:
        """A habit of claiming a little less than the connection leaves room for."""
        assert marks_of(self.record(*[claim(400, elapsed=445, round_trip=20)] * 16)) == LOW_CLAIMS

    def test_two_slaps_that_came_late_are_no_habit(self) -> None:
        """A busy server kept them for a second; a third one within so few slaps is strange."""
        usual, late = claim(400, elapsed=420, round_trip=20), claim(400, elapsed=1420, round_trip=20)
        assert marks_of(self.record(*[usual] * 14, *[late] * 2)) == 0
        assert marks_of(self.record(*[usual] * 13, *[late] * 3)) == LOW_CLAIMS

    def test_late_pongs(self) -> None:
        """Slaps that always travel faster than the pings."""
        assert marks_of(self.record(*[claim(400, elapsed=420, round_trip=150)] * 16)) == LATE_PONGS

    def test_uncanny(self) -> None:
        """Five reactions below 200 ms among the last fifty."""
        quick, slow = claim(199), claim(400)

        assert marks_of(self.record(*[quick] * 4, *[slow] * 40)) == 0
        assert marks_of(self.record(*[quick] * 5, *[slow] * 40)) == UNCANNY

    def test_unsteady(self) -> None:
        """A mean distance over 60 ms in the last 16 slaps; one late answer to a ping does not count."""
        erratic, spike = claim(400, round_trip=20, jitter=61), claim(400, round_trip=20, jitter=150)
        calm = claim(400, round_trip=20, jitter=4)

        assert marks_of(self.record(*[erratic] * 16)) == suspicion.UNSTEADY
        assert marks_of(self.record(*[calm] * 12, *[spike] * 4)) == 0

    def test_irregular_pongs_hide_no_late_ones(self) -> None:
        """The tolerance grows with the jitter, but not without a bound."""
        late = [claim(400, elapsed=420, round_trip=200, jitter=300)] * 16

        assert marks_of(self.record(*late)) == LATE_PONGS | suspicion.UNSTEADY

    def test_only_the_last_fifty_count(self) -> None:
        """What is long ago is forgotten."""
        record = self.record(*[claim(199)] * 5, *[claim(400)] * 50)

        assert (len(record), marks_of(record)) == (50, 0)

    def test_a_mark_is_told_once(self) -> None:
        """The table is told when a seat earns a mark, and the verdicts go on as before."""
        scene = Scene("a " * 40, "a " * 40, "b c")
        for _ in range(7):
            scene.play(2).slap(1, after=150)

        assert [(event.seat, event.why) for event in scene.told(Marked)] == [(1, "uncanny")]
        assert [one.marks for one in view_of(scene.bout, 0).seats] == [(), ("uncanny",), ()]
