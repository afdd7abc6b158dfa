"""What a text may have mentioned before a part of it, as far as its words show it."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, AN_OPPONENT, OPPONENT, THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, FIRST, SOMEONE, Discourse
from everfree.ccg.parsing.tokens import stems


def variants(told: Discourse, text: str) -> list[Discourse]:  # noqa: C901 - one case for each phrase
    """List what may have been mentioned in *text*, nothing first."""
    words = frozenset(stems(text))
    text = text.lower()
    found = [told]
    if words & {"it", "its"}:
        found += [replace(one, this_told=True) for one in found]
    if "that problem" in text and not told.is_problem:
        found += [replace(one, problem_told=True) for one in found]
    ends = [found[0], found[-1]] if len(found) > 1 else found
    if words & {"they", "their"}:
        found += [replace(one, player=SOMEONE) for one in ends]
        found += [replace(one, of_another=True) for one in ends]
        found += [replace(one, of_another=True, actor=THAT_PLAYER) for one in ends]
    if "that player" in text:
        found += [replace(one, player=A_PLAYER, actor=THAT_PLAYER) for one in ends]
    if "that opponent" in text:
        found += [replace(one, player=CHOSEN_OPPONENT, actor=THAT_PLAYER) for one in ends]
    if words & {"opponent", "their"}:
        found += [
            replace(one, player=OPPONENT, actor=actor) for one in ends for actor in (OPPONENT, AN_OPPONENT)
        ]
    if "that turn" in text:
        found += [replace(one, player=YOU) for one in ends]
    if "player" in words:
        found += [one.naming(A_PLAYER) for one in ends]
        found += [one.having_named(A_PLAYER) for one in ends]
    if words & {"can't", "not"}:
        found += [replace(one, general=True) for one in ends]
    if "first" in words:
        found += [one.called(FIRST) for one in ends]
    return list(dict.fromkeys(found))
