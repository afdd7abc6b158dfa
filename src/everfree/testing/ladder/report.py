"""Summarise the games as figures for a JSON file."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from everfree.lab.pairs import mean
from everfree.lab.sequential import evidence
from everfree.lab.wording import counted
from everfree.testing.ladder.entrants import LEARNED, entrant
from everfree.testing.ladder.games import Played
from everfree.testing.ladder.verdicts import (
    ABOVE,
    BELOW,
    GOALS,
    OPEN,
    interval,
    is_over,
    kind_of,
    planned_pairs,
    scores_of,
    threshold,
    verdict,
)

RIVAL: Final = "strong"
"""Whom the champion plays at several node budgets."""
REACHED: Final = {ABOVE: True, BELOW: False, OPEN: None}
"""Whether a goal is reached, by the verdict about it; None if the games do not show it."""


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
        "verdict": verdict(games),
        "planned_pairs": planned_pairs(first.a, first.b),
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
    pairs = counted(found["pairs"], "pair") if found["over"] else f"{pairs_told(found)} pairs"
    return (
        f"{found['a']} scored {found['a_score']:.1%} ({low:.1%} to {high:.1%}, {found['kind']}) against "
        f"{found['b']} in {pairs} of games, compared with {found['compared_with']:.0%}: "
        f"{verdict_told(found)}."
    )


def pairs_told(found: Mapping[str, Any]) -> str:
    """Return the number of pairs that two players have played, and of how many if the ladder wants more.

    >>> pairs_told({"pairs": 22, "planned_pairs": 50, "over": False})
    '22 of 50'
    """
    return str(found["pairs"]) if found["over"] else f"{found['pairs']} of {found['planned_pairs']}"


def verdict_told(found: Mapping[str, Any]) -> str:
    """Return the verdict on two players in words."""
    return "not decided" if found["verdict"] == OPEN else str(found["verdict"])


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
            "reached": REACHED[measured[a, b]["verdict"]] if measured[a, b]["over"] else None,
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
    return who.level == LEARNED and not who.sees_all and not who.tree
