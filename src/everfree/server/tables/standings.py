"""What is stored of a match beside its log, so that lists need no replay and due matches are found."""

from collections.abc import Iterable
from typing import Final

from everfree.server.hosting import GameHost
from everfree.server.storage.match_logs import After, Standing
from everfree.server.storage.records import Chair
from everfree.table.clocks import Due
from everfree.table.game import Game

COMPUTER_DUE: Final = 20_000
"""Milliseconds after which any process may ask a computer that has not answered, or judge a table."""
NO_CLOCK: Final = Due(None, None)


def after_of(
    game: Game,
    host: GameHost,
    chairs: Iterable[Chair],
    *,
    time: Due = NO_CLOCK,
    report: bytes | None = None,
) -> After:
    """Return what is stored of a match together with the command that led to *game*.

    *time* is when the first player will have none left.
    """
    ends = game.outcome() is not None
    turn, score = host.standing(game)
    asked = tuple([] if ends else sorted(game.asked()))
    is_asked = any(chair.computer and chair.seat in asked for chair in chairs)
    is_due = is_asked or (host.is_real_time and not ends)
    times = [one for one in (COMPUTER_DUE if is_due else None, time.after) if one is not None]
    return After(
        Standing(turn, score, asked, host.gone(game)), min(times, default=None), time.at, ends, report
    )
