"""The different answers to a question in an imagined game, each with a name shared by all worlds."""

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import DRAW_DECK, HAND, PROBLEM_DECK, CardId

Name = tuple[int, ...]
"""An option; a card in a hand or deck is named by its definition, as copies of a card are interchangeable."""
Move = tuple[Name, int]
"""The name of an answer, and its index among the options of the question."""

NAMED_BY_KIND = (HAND, DRAW_DECK, PROBLEM_DECK)
WITH_CARD = (option.CARD, option.PLAY, option.MOVE, option.RALLY, option.USE)
IDLE = (option.END, option.PASS, option.DONE)
"""Answers that do nothing, such as to pass."""
SAME_ACTION = ("where", "pay-with", "choose", "new-host", "give-for", "may")
"""Questions that complete the action just begun: the action is worth as much as its best completion."""
STEPS_OF_A_RANGE = (0, 1, 2, 3, 5, 8, 13, 100)
"""Which numbers of a range are tried, as distances from the least one; the greatest is tried too."""


def moves_of(game: Kernel, question: Question) -> list[Move]:
    """List the different answers to a question, one for each name."""
    state = game.state
    found: list[Move] = []
    names: set[Name] = set()
    if question.options[0][0] == option.NAME:
        return [(question.options[place], place) for place in names_worth_naming(game, question)]
    for place, one in enumerate(question.options):
        if option.is_range(one):
            found.extend([((option.NUMBER, one[1] + step), place + step) for step in steps_of(one)])
            continue
        name = name_of(state, one)
        if name not in names:
            names.add(name)
            found.append((name, place))
    return found


def name_of(state: State, one: tuple[int, ...]) -> Name:
    """Return the name of an option."""
    if one[0] in WITH_CARD and state.zone[one[1]] in NAMED_BY_KIND:
        return (one[0], -1 - state.definition[CardId(one[1])], *one[2:])
    return one


def move_at(game: Kernel, question: Question, place: int) -> Move:
    """Return the answer at an index of a question."""
    return name_of(game.state, question.answer(place)), place


def names_worth_naming(game: Kernel, question: Question) -> list[int]:
    """List the options that name a card in this imagined game, or the first option if there is none.

    Naming a card that nobody has brought does nothing, and the pool has thousands of them.
    """
    definitions = game.definitions
    brought = {definitions.cards[kind].card.name for kind in game.state.definition}
    options = question.options
    return [place for place, one in enumerate(options) if definitions.names[one[1]].name in brought] or [0]


def steps_of(one: tuple[int, ...]) -> list[int]:
    """List a few numbers of a range, as distances from its least one."""
    width = one[2] - one[1]
    return [*[step for step in STEPS_OF_A_RANGE if step < width], width]


def idle_place(question: Question) -> int:
    """Return the index of an answer that does nothing, else of the first option."""
    for place, one in enumerate(question.options):
        if one[0] in IDLE:
            return place
    return 0
