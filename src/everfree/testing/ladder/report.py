"""Summarise the games as figures for a JSON file."""

from typing import Any

from everfree.testing.ladder.games import Played
from everfree.testing.ladder.keeping import of_pair
from everfree.testing.ladder.verdicts import ENOUGH, GOALS, evidence, interval, is_decided, threshold


def pair_report(games: list[Played]) -> dict[str, Any]:
    """Return the figures of one pair."""
    first = games[0]
    score = sum([game.score for game in games])
    low, high = interval(score, len(games))
    found: dict[str, Any] = {
        "a": first.a,
        "b": first.b,
        "games": len(games),
        "a_wins": len([game for game in games if game.score == 1]),
        "draws": len([game for game in games if game.score == 0.5]),
        "a_score": round(score / len(games), 4),
        "interval": [round(low, 4), round(high, 4)],
        "node_budget": list(first.nodes),
        "compared_with": threshold(first.a, first.b),
        "evidence": round(evidence(score, len(games) - score, threshold(first.a, first.b)), 2),
        "decided": is_decided(games) and evidence_is_enough(games, score),
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


def evidence_is_enough(games: list[Played], score: float) -> bool:
    """Tell whether the evidence suffices, so that the series did not just reach its maximum of games."""
    return evidence(score, len(games) - score, threshold(games[0].a, games[0].b)) >= ENOUGH


def report(games: list[Played], pairs: list[tuple[str, str]], **about: Any) -> dict[str, Any]:
    """Return the figures of all pairs that have games, and which goals are reached."""
    found = [pair_report(mine) for a, b in pairs if (mine := of_pair(games, a, b))]
    scores = {(pair["a"], pair["b"]): pair["a_score"] for pair in found}
    goals = [
        {"a": a, "b": b, "goal": goal, "measured": scores[a, b], "reached": scores[a, b] >= goal}
        for (a, b), goal in GOALS.items()
        if (a, b) in scores
    ]
    return {**about, "goals": goals, "pairs": found}
