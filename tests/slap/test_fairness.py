"""The judge is fair to connections, and cheats gain what was published at most."""

import pytest

from everfree.testing.slap.fairness import HONEST, Cheat, Person, binomial_p, cheats_at, duel, gain, honest

SLAPS = 1500
"""`everfree slap fairness` uses 5,000."""
NEAR, FAR = 20, 180


class TestConnections:
    """Equal reactions, unequal round trips."""

    @pytest.mark.ruling("S6")
    @pytest.mark.parametrize("jitter", [0, 60])
    def test_a_long_way_costs_nothing(self, jitter: int) -> None:
        """20 against 180 ms, steady or shaky: no difference that 1,500 slaps could show."""
        found = duel(NEAR, FAR, jitter=jitter, cap=150, slaps=SLAPS)

        assert found.p > 0.001
        assert not found.is_marked

    def test_without_compensation_it_does(self) -> None:
        """The same slaps judged by arrival: the far one has no chance."""
        found = duel(NEAR, FAR, jitter=0, cap=0, slaps=SLAPS)

        assert found.wins < 0.2 * SLAPS
        assert found.p < 1e-6

    def test_honest_people_are_not_marked(self) -> None:
        """Nobody at any connection in 200 slaps, however shaky."""
        people = [
            Person(f"{trip} {jitter} {number}", round_trip=trip, jitter=jitter)
            for trip in (20, 180, 300)
            for jitter in (0, 60, 120)
            for number in range(3)
        ]
        for person in people:
            for _ in range(200):
                person.slap(0)

        assert [person.marked_after for person in people] == [0] * len(people)


class TestCheats:
    """Lower claims, delayed pongs, and both."""

    @pytest.mark.ruling("S6")
    @pytest.mark.parametrize("number", range(7))
    def test_bounded_and_seen(self, number: int) -> None:
        """No slap gains more than the published bound; ten of ten cheats are marked within 50 slaps."""
        found = gain(cheats_at(NEAR, 150)[number], round_trip=NEAR, cap=150, slaps=300, cheaters=10)

        assert found.largest <= found.bound - NEAR == 180
        assert 0 < found.marked_after <= 50

    def test_irregular_pongs_win_no_lots(self) -> None:
        """Pongs that vary by a second make no more photo finishes than a connection that varies by 25 ms."""
        erratic = Cheat("irregular", 0, honest, pongs_vary=1000)
        found = duel(NEAR, NEAR, jitter=0, cap=150, slaps=SLAPS, cheats=(HONEST, erratic))

        assert found.lots < 0.25 * SLAPS
        assert found.is_marked
        assert found.p > 0.001

    @pytest.mark.parametrize("number", range(7))
    def test_nothing_to_gain_without_compensation(self, number: int) -> None:
        """Where arrival counts, claims and pongs are worth nothing."""
        found = gain(cheats_at(NEAR, 150)[number], round_trip=NEAR, cap=0, slaps=300, cheaters=1)

        assert found.largest <= 0


class TestBinomial:
    """The exact test."""

    @pytest.mark.parametrize(
        ("wins", "of", "p"), [(0, 10, 2 / 1024), (5, 10, 1.0), (9, 10, 22 / 1024), (3, 7, 1.0)]
    )
    def test_by_hand(self, wins: int, of: int, p: float) -> None:
        """Small cases, both sides counted."""
        assert binomial_p(wins, of) == pytest.approx(p)
