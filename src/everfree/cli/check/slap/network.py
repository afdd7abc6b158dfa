"""Whether the slap game is fair over real sockets: near against far, steady or varying, honest or not."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from everfree.cli.check.slap.trials import Found, Trial, tried
from everfree.cli.check.slap.wires import Wire
from everfree.slap.judge import MARGIN_MS, MOST_JITTER_MS, most_compensation_ms, most_error_ms
from everfree.testing.slap.fairness import CAP_MS, HONEST, cheats_at

NEAR_MS: Final = 20
FAR_MS: Final = 180
VARYING_MS: Final = 60
CHEAT_TABLES: Final = 3
CHEAT_SLAPS: Final = 64
"""For each of these tables: the simulation finds every cheat within 50."""
LEAST, MOST = 0.48, 0.52
"""Between these shares of the verdicts is fair."""
LEAST_P: Final = 0.001
OFF_PART: Final = 5
"""Without compensation a fifth of the slaps shows enough."""


@dataclass
class Results:
    """All trials."""

    steady: Found
    varying: Found
    off: Found
    cheats: list[Found]

    @property
    def late(self) -> list[float]:
        """All delays of verdicts over wires that take the same time always, in order."""
        return sorted([*self.steady.late, *self.off.late])

    def faults(self) -> Iterator[str]:
        """Yield a sentence for each promise that was not kept."""
        for found in (self.steady, self.varying):
            if found.p <= LEAST_P or not LEAST <= found.share <= MOST:
                yield f"{found.trial.name}: the far player won {found.share:.1%}, p = {found.p:.2g}"
            marks = Counter([*found.honest_marks, *[mark for marks in found.marks for mark in marks]])
            if marks:
                counted = ", ".join([f"{mark} {count}" for mark, count in sorted(marks.items())])
                yield f"{found.trial.name}: of {2 * len(found.marks)} honest players were marked: {counted}"
        for found in self.cheats:
            if max(found.gains) > found.bound:
                yield f"{found.trial.name}: gained {max(found.gains)} ms, the bound is {found.bound}"
            if not all(found.marks):
                yield f"{found.trial.name}: not marked at every table"


async def compared(server: str, slaps: int, tables: int, seed: int) -> Results:
    """Run all trials, those of cheats at the same time."""
    near, far = Wire(NEAR_MS), Wire(FAR_MS)
    steady = await tried(Trial("steady", (near, far), slaps, tables), server, seed)
    wires = (Wire(NEAR_MS, VARYING_MS), Wire(FAR_MS, VARYING_MS))
    varying = await tried(Trial("varying", wires, slaps, tables), server, seed + 1)
    off = await tried(Trial("off", (near, far), max(1, slaps // OFF_PART), tables, cap=0), server, seed + 2)
    cheats = await asyncio.gather(
        *[
            tried(
                Trial(cheat.name, (near, near), CHEAT_SLAPS * CHEAT_TABLES, CHEAT_TABLES, cheat=cheat),
                server,
                seed + 3,
            )
            for cheat in cheats_at(NEAR_MS, CAP_MS)
            if cheat != HONEST
        ]
    )
    return Results(steady, varying, off, list(cheats))


def figures(results: Results) -> dict[str, Any]:
    """Return everything that was found, as JSON."""
    steady, varying, off, late = results.steady, results.varying, results.off, results.late
    return {
        "slaps": steady.slaps,
        "slow_wins": steady.wins,
        "share": round(steady.share, 4),
        "p": steady.p,
        "slaps_jitter": varying.slaps,
        "slow_wins_jitter": varying.wins,
        "share_jitter": round(varying.share, 4),
        "p_jitter": varying.p,
        "verdict_p50_ms": round(late[len(late) // 2]),
        "verdict_p99_ms": round(late[len(late) * 99 // 100]),
        "off": {"slaps": off.slaps, "slow_wins": off.wins, "share": round(off.share, 4), "p": off.p},
        "round_trips_ms": [NEAR_MS, FAR_MS],
        "jitter_ms": VARYING_MS,
        "tables": steady.trial.tables,
        "lots": round(steady.lots / steady.slaps, 4),
        "lots_jitter": round(varying.lots / varying.slaps, 4),
        "travel_ms": {found.trial.name: _travel(found) for found in (steady, varying)},
        "published": {
            "cap_ms": CAP_MS,
            "margin_ms": MARGIN_MS,
            "most_compensation_ms": most_compensation_ms(CAP_MS),
            "most_jitter_ms": MOST_JITTER_MS,
            "most_error_ms": most_error_ms(CAP_MS),
        },
        "cheats": [_cheat(found) for found in results.cheats],
    }


def _travel(found: Found) -> dict[str, list[int]]:
    """Return by how much the ways of slaps were longer than those of the wire: median, p90 and p99."""
    return {
        name: [_quantile(found.excess[place], part) for part in (0.5, 0.9, 0.99)]
        for place, name in enumerate(("near", "far"))
    }


def _quantile(numbers: list[int], part: float) -> int:
    return sorted(numbers)[int(len(numbers) * part)] if numbers else 0


def _cheat(found: Found) -> dict[str, Any]:
    return {
        "cheat": found.trial.name,
        "slaps": found.slaps,
        "wins": found.wins,
        "share": round(found.share, 4),
        "gain_ms": round(sum(found.gains) / max(1, len(found.gains))),
        "most_gain_ms": max(found.gains, default=0),
        "bound_ms": found.bound,
        "tables": len(found.marks),
        "marked": len([1 for marks in found.marks if marks]),
        "marks": sorted({mark for marks in found.marks for mark in marks}),
    }


def lines(told: dict[str, Any]) -> Iterator[str]:
    """Yield the figures as a table of plain lines."""
    yield f"{'connections':<28}{'slaps':>7}{'far one wins':>14}{'p':>10}"
    near, far = told["round_trips_ms"]
    for name, wins, slaps, p in (
        ("steady", told["slow_wins"], told["slaps"], told["p"]),
        (f"varying by {told['jitter_ms']}", told["slow_wins_jitter"], told["slaps_jitter"], told["p_jitter"]),
        ("steady, no compensation", *[told["off"][name] for name in ("slow_wins", "slaps", "p")]),
    ):
        yield f"{name:<28}{slaps:>7,}{wins / slaps:>14.1%}{p:>10.2g}"
    yield f"Round trips of {near} and {far} ms; {told['tables']} tables at a time."
    half, most = told["verdict_p50_ms"], told["verdict_p99_ms"]
    yield f"Verdicts: p50 {half} ms, p99 {most} ms after the end of the gathering time."
    yield ""
    yield f"{'cheat':<28}{'slaps':>7}{'wins':>9}{'gain':>6}{'most':>6}{'bound':>7}  marked"
    for one in told["cheats"]:
        marked = f"{one['marked']} of {one['tables']}: {', '.join(one['marks'])}"
        yield (
            f"{one['cheat']:<28}{one['slaps']:>7}{one['share']:>9.1%}{one['gain_ms']:>6}"
            f"{one['most_gain_ms']:>6}{one['bound_ms']:>7}  {marked}"
        )
