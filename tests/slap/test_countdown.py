"""The countdown before the first card."""

import pytest

from everfree.slap.bots import Bot
from everfree.slap.commands import Leave, Ready, Slap
from everfree.slap.countdown import LONGEST_WAIT_MS
from everfree.slap.events import Counted, Ended, Played
from everfree.slap.options import Minutes, Options
from everfree.slap.room import Room
from everfree.slap.table import KIND, header, start
from everfree.table.commands import TABLE, Answer, Command, Tick
from everfree.table.game import Refused
from everfree.table.log import from_bytes, to_bytes
from everfree.table.match import Match, replay

OPTIONS = Options(countdown_ms=3000, limit=Minutes(5))


def begun(options: Options = OPTIONS, *commands: Command) -> Match:
    """Start a match of two and apply commands."""
    match = Match(header(2, b"countdown", options=options, dealer=1), start)
    for command in commands:
        match.apply(command)
    return match


def counted(match: Match) -> list[tuple[int, int]]:
    """List the numbers of the countdown with their times."""
    return [(event.at, event.left) for event in match.game.told(0, 0) if isinstance(event, Counted)]


def ticks(*moments: int) -> list[Command]:
    """Return what the clock does at some moments."""
    return [Tick(TABLE, at=moment) for moment in moments]


def test_the_numbers_are_rows_and_a_replay_has_them() -> None:
    """3 as soon as everybody is there, then a number a second; the view shows the number it has reached."""
    match = begun()
    assert (match.game.view(0).is_waiting, match.game.view(0).count) == (True, 0)
    match.apply(Ready(TABLE, at=500))
    assert (match.game.view(0).is_waiting, match.game.view(0).count) == (False, 3)
    for moment in (1500, 2500, 3500):
        assert match.game.due() == moment
        match.apply(Tick(TABLE, at=moment))

    assert counted(match) == [(500, 3), (1500, 2), (2500, 1), (3500, 0)]
    again = replay(from_bytes(to_bytes(match.log), KIND.commands), start)
    assert counted(again) == counted(match)
    assert [again.at(number).view(0).count for number in range(5)] == [0, 3, 2, 1, 0]


def test_nobody_plays_or_slaps_before_the_end_of_it() -> None:
    """Both are refused and cost nothing; then the first player is asked."""
    match = begun(OPTIONS, Ready(TABLE, at=0), *ticks(1000, 2000))
    view = match.game.view(0)
    assert (view.may_play, view.may_slap, match.game.asked()) == (False, False, {})
    for command in (Answer(0, (0,), at=2100), Slap(0, 0, 200, at=2100)):
        with pytest.raises(Refused, match="not-begun"):
            match.apply(command)
    match.apply(Tick(TABLE, at=3000))

    assert match.game.asked() == {0: 1}
    assert match.game.view(1).may_slap
    match.apply(Answer(0, (0,), at=3001))


def test_clocks_start_after_it() -> None:
    """The first player has the whole time for a turn, and the game its whole minutes."""
    match = begun(OPTIONS, Ready(TABLE, at=7000), *ticks(8000, 9000, 10_000))

    assert match.game.due() == 10_000 + OPTIONS.turn_timeout_ms
    assert match.game.view(0).ends_at == 10_000 + 5 * 60_000


def test_it_does_not_wait_for_ever() -> None:
    """Without those who are away it begins by the clock; a second beginning is refused."""
    match = begun(OPTIONS, *ticks(LONGEST_WAIT_MS))

    assert counted(match) == [(LONGEST_WAIT_MS, 3)]
    with pytest.raises(Refused, match="begun-already"):
        match.apply(Ready(TABLE, at=LONGEST_WAIT_MS + 1))


def test_a_player_may_leave_during_it() -> None:
    """The other one wins."""
    match = begun(OPTIONS, Ready(TABLE, at=0), Leave(0, at=10))

    assert any(isinstance(event, Ended) for event in match.game.told(0, 0))
    assert match.game.due() is None


def test_computers_wait_for_it() -> None:
    """The first card lies after it."""
    match = begun(OPTIONS, Ready(TABLE, at=0))
    bots = [Bot(seat, level="hard", seed=b"countdown" * 4, options=OPTIONS) for seat in range(2)]
    room = Room(match, bots)
    while not any(isinstance(event, Played) for event in match.game.told(0, 0)):
        room.step()

    first = next(event for event in match.game.told(0, 0) if isinstance(event, Played))
    assert first.at > 3000
    assert not first.by_clock


def test_a_match_without_it_begins_at_once() -> None:
    """As matches did that were stored before."""
    match = begun(Options())

    assert counted(match) == []
    assert match.game.asked() == {0: 1}
    with pytest.raises(Refused, match="begun-already"):
        match.apply(Ready(TABLE, at=1))
