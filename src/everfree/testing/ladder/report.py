"""Summarise the games as figures for a JSON file."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from everfree.lab.pairs import mean
from everfree.lab.sequential import evidence
from everfree.lab.wording import counted
from everfree.testing.ladder.entrants import LEARNED, entrant
from everfree.testing.ladder.games import Played
from everfree.testing.ladder.verdicts import (
    GOALS,
    interval,
    is_decided,
    is_over,
    kind_of,
    scores_of,
    threshold,
)

RIVAL: Final = "strong"
"""Whom the champion plays at several node budgets."""


def pair_report(games: Sequence[Played]) -> dict[str, Any]:
    """Return the figures of two players."""
    first = games[0]
    scores = scores_of(games)
    low, high = interval(games)
    found: dict[str, Any] = {
        "a": first.a,
        "b": first.b,
        "games": len(games),
        "pairs": len(scores),
        "a_wins": len([game for game in games if game.score == 1]),
        "draws": len([game for game in games if game.score == 0.5]),
        "a_score": round(mean(scores), 4),
        "interval": [round(low, 4), round(high, 4)],
        "kind": kind_of(games),
        "node_budget": list(first.nodes),
        "compared_with": threshold(first.a, first.b),
        "evidence": round(evidence(scores, threshold(first.a, first.b)), 2),
        "decided": is_decided(games),
        "over": is_over(games),
        "compiled": all(game.compiled for game in games),
        "turns": round(sum([game.turns for game in games]) / len(games), 1),
    }
    for place, side in enumerate("ab"):
        decisions = sum([game.decisions[place] for game in games])
        seconds = sum([game.seconds[place] for game in games])
        spent = sum([game.spent[place] for game in games])
        found[f"{side}_seconds_a_decision"] = round(seconds / max(1, decisions), 4)
        if spent:
            found[f"{side}_nodes_a_second"] = round(spent / max(seconds, 1e-9))
    return found


def told(games: Sequence[Played]) -> str:
    """Return the sentence about two players."""
    found = pair_report(games)
    low, high = found["interval"]
    early = "" if found["over"] else ", stopped early"
    return (
        f"{found['a']} scored {found['a_score']:.1%} ({low:.1%} to {high:.1%}) against {found['b']} "
        f"in {counted(found['pairs'], 'pair')} of games{early}"
    )


def report(played: Mapping[tuple[str, str], Sequence[Played]], **about: Any) -> dict[str, Any]:
    """Return the figures of all players that have a pair of games, and which goals are reached.

    Whether a goal is reached is not known before two players have played all that a goal takes.
    """
    found = [pair_report(games) for games in played.values() if scores_of(games)]
    measured = {(pair["a"], pair["b"]): pair for pair in found}
    goals = [
        {
            "a": a,
            "b": b,
            "goal": goal,
            "measured": measured[a, b]["a_score"],
            "reached": measured[a, b]["a_score"] >= goal if measured[a, b]["over"] else None,
        }
        for (a, b), goal in GOALS.items()
        if (a, b) in measured
    ]
    return {**about, "goals": goals, "curve": curve(found), "pairs": found}


def curve(pairs: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the scores of the champion against `RIVAL` at each of its node budgets, the smallest first."""
    points = [
        {
            "nodes": pair["node_budget"][0],
            "score": pair["a_score"],
            "interval": pair["interval"],
            "kind": pair["kind"],
            "pairs": pair["pairs"],
        }
        for pair in pairs
        if pair["b"] == RIVAL and _is_champion(pair["a"])
    ]
    return sorted(points, key=lambda point: int(point["nodes"]))


def _is_champion(name: str) -> bool:
    who = entrant(name)
    return who.level == LEARNED and not who.sees_all
