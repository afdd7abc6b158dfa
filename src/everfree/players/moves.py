"""The ways to answer a question in an imagined game, each with one name for all worlds."""

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Question
from everfree.ccg.vocab import DRAW_DECK, HAND, PROBLEM_DECK, CardId

Name = tuple[int, ...]
"""An option; a card in a hand or deck is named by what it is, as copies of one card are the same to play."""
Move = tuple[Name, int]
"""The name of an answer, and its place among those of the question."""

NAMED_BY_KIND = (HAND, DRAW_DECK, PROBLEM_DECK)
WITH_CARD = (option.CARD, option.PLAY, option.MOVE, option.RALLY, option.USE)
IDLE = (option.END, option.PASS, option.DONE)
"""Answers that do as little as possible."""
SAME_ACTION = ("where", "pay-with", "choose", "new-host", "give-for", "may")
"""Questions that belong to the action just begun: an action is as good as its best way."""
STEPS_OF_A_RANGE = (0, 1, 2, 3, 5, 8, 13, 100)
"""Numbers of a range that are thought about: so far above the least one; and the greatest."""


def moves_of(game: Kernel, question: Question) -> list[Move]:
    """List the different answers to a question, one for each name."""
    state = game.state
    found: list[Move] = []
    names: set[Name] = set()
    for place, one in enumerate(question.options):
        name = one
        if option.is_range(one):
            found.extend([((option.NUMBER, one[1] + step), place + step) for step in steps_of(one)])
            continue
        if one[0] in WITH_CARD and state.zone[one[1]] in NAMED_BY_KIND:
            name = (one[0], -1 - state.kind[CardId(one[1])], *one[2:])
        if name not in names:
            names.add(name)
            found.append((name, place))
    return found


def steps_of(one: tuple[int, ...]) -> list[int]:
    """Choose a few numbers of a range."""
    width = one[2] - one[1]
    return [*[step for step in STEPS_OF_A_RANGE if step < width], width]


def idle_place(question: Question) -> int:
    """Give the place of the answer that does as little as possible: to pass, else the first."""
    for place, one in enumerate(question.options):
        if one[0] in IDLE:
            return place
    return 0
