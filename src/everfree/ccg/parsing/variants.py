"""What a text may have mentioned before a part of it, as far as its words show it."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, AN_OPPONENT, OPPONENT, THAT_PLAYER
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, FIRST, SOMEONE, Discourse


def variants(told: Discourse, words: frozenset[str]) -> list[Discourse]:
    """List what may have been mentioned in a text with these *words*, nothing first."""
    found = [told]
    if words & {"it", "its"}:
        found += [replace(one, this_told=True) for one in found]
    if "that" in words and "problem" in words and not told.is_problem:
        found += [replace(one, problem_told=True) for one in found]
    several = list(found)
    if words & {"they", "their"}:
        found += [replace(one, player=SOMEONE) for one in several]
        found += [replace(one, of_another=True, actor=THAT_PLAYER) for one in several[:2]]
    if "that" in words and words & {"player", "player's"}:
        found += [replace(one, player=A_PLAYER, actor=THAT_PLAYER) for one in several]
    if "that" in words and words & {"opponent", "opponent's"}:
        found += [replace(one, player=CHOSEN_OPPONENT, actor=THAT_PLAYER) for one in several]
    if words & {"opponent", "their"}:
        found += [
            replace(one, player=OPPONENT, actor=actor) for one in several for actor in (OPPONENT, AN_OPPONENT)
        ]
    if "player" in words:
        found += [one.naming(A_PLAYER) for one in several[:2]]
        found += [one.having_named(A_PLAYER) for one in several[:2]]
    if "first" in words:
        found += [one.called(FIRST) for one in several[:2]]
    return found
