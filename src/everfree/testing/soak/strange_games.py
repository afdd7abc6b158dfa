"""The longest and strangest games of a soak, kept as logs that `everfree replay` plays again."""

import gzip
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path

from everfree.table.log import to_bytes
from everfree.testing.soak.play import BY_DRAW, BY_FUEL, BY_TURN_CAP, Report, WatchedGame
from everfree.testing.soak.setup import Setup

MOST = 10


def strangest(reports: Iterable[Report], most: int = MOST) -> list[Report]:
    """Choose games that ended in a loop; then in turn long, busy and locked ones.

    Long games took most turns of those that somebody won. In busy ones most happened in a turn. In locked
    ones nobody won before the turn cap, and least happened in a turn.
    """
    played = [report for report in reports if report.failure is None]
    loops = [report for report in played if report.ending in (BY_DRAW, BY_FUEL)]
    long = sorted([one for one in played if one.ending != BY_TURN_CAP], key=lambda one: -one.turns)
    busy = sorted(played, key=lambda one: -_events_a_turn(one))
    locked = sorted([one for one in played if one.ending == BY_TURN_CAP], key=_events_a_turn)
    in_turn = [one for three in zip_longest(long, busy, locked) for one in three if one is not None]
    found = {report.seed: report for report in [*loops[: most // 2], *in_turn]}
    return list(found.values())[:most]


def _events_a_turn(report: Report) -> float:
    return report.events / max(1, report.turns)


def keep(reports: Iterable[Report], setup: Setup, folder: Path) -> list[Path]:
    """Play the strangest games again and write their logs into *folder*, named by ending and seed."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = []
    for report in strangest(reports):
        game = WatchedGame(report.seed, setup, always=False)
        game.play()
        how = report.ending.replace(",", "").replace(" ", "-")
        path = folder / f"{how}-{report.turns}-turns-{report.seed}.jsonl.gz"
        path.write_bytes(gzip.compress(to_bytes(game.match.log), mtime=0))
        kept.append(path)
    return kept
