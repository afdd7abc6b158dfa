"""The round trip of a connection, from the answers to pings."""

from everfree.server.judging.links import FIRST_PING_SECONDS, KEPT, MOST_OPEN, PING_SECONDS, Link
from everfree.slap.suspicion import UNSTEADY_MS


class Clock:
    """A clock that stands still until it is told otherwise."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def measured(*trips: float) -> Link:
    """Return a link with pings that took so many milliseconds."""
    clock = Clock()
    link = Link(clock)
    for trip in trips:
        nonce = link.ping()
        clock.now += trip / 1000
        assert link.pong(nonce)
    return link


def test_the_median_and_the_mean_distance_from_it() -> None:
    """One late answer does not make a slow connection."""
    assert measured(40, 60, 240).measured == (60, 67)


def test_late_answers_count_for_little() -> None:
    """Two that waited for seconds in a busy process leave it a connection that people can play over."""
    assert measured(40, 40, 5000, 40, 40, 9000, 40).measured == (40, 57)
    assert UNSTEADY_MS > 57


def test_three_answers_are_needed() -> None:
    """Until then pings follow each other quickly."""
    assert (measured(40, 50).measured, measured(40, 50).pause) == (None, FIRST_PING_SECONDS)
    assert measured(40, 50, 45).pause == PING_SECONDS


def test_only_the_last_count() -> None:
    """A connection that became slower is measured as slow."""
    assert measured(*[10] * 20, *[90] * KEPT).measured == (90, 0)


def test_an_answer_without_a_ping_is_not_counted() -> None:
    """Nor one that is repeated, or to a ping that is long forgotten."""
    link = Link()
    first = link.ping()
    last = [link.ping() for _ in range(MOST_OPEN)][-1]
    assert not link.pong("invented")
    assert not link.pong(first)
    assert link.pong(last)
    assert not link.pong(last)
