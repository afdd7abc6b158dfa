"""The longest and strangest games of a soak, kept as logs that `everfree replay` plays again."""

from collections.abc import Iterable
from pathlib import Path

from everfree.table.log import to_bytes
from everfree.testing.soak.play import BY_DRAW, BY_FUEL, Report, WatchedGame
from everfree.testing.soak.setup import Setup

MOST = 10


def strangest(reports: Iterable[Report], most: int = MOST) -> list[Report]:
    """Choose games that ended in a loop, then in turn the longest and those with the busiest turns."""
    played = [report for report in reports if report.failure is None]
    loops = [report for report in played if report.ending in (BY_DRAW, BY_FUEL)]
    longest = sorted(played, key=lambda report: -report.turns)
    busiest = sorted(played, key=lambda report: -report.decisions / max(1, report.turns))
    in_turn = [report for pair in zip(longest, busiest, strict=True) for report in pair]
    found = {report.seed: report for report in [*loops[: most // 2], *in_turn]}
    return list(found.values())[:most]


def keep(reports: Iterable[Report], setup: Setup, folder: Path) -> list[Path]:
    """Play the strangest games again and write their logs into *folder*, named by ending and seed."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = []
    for report in strangest(reports):
        game = WatchedGame(report.seed, setup, always=False)
        game.play()
        how = report.ending.replace(",", "").replace(" ", "-")
        path = folder / f"{how}-{report.turns}-turns-{report.seed}.jsonl"
        path.write_bytes(to_bytes(game.match.log))
        kept.append(path)
    return kept
