"""Why the search player answers as it does: the line of play it found, and what it expects of it.

A thought is plain data; `everfree.lessons.advising` puts it into words.
"""

from dataclasses import dataclass
from typing import Final

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.vocab import HAND, HOME_AREA, PROBLEM_AREA, AreaId, CardId, Seat
from everfree.players.moves import WITH_CARD, Name
from everfree.players.tree import Node

STEPS: Final = {
    option.PLAY: "play",
    option.MOVE: "move",
    option.RALLY: "rally",
    option.USE: "use",
    option.DRAW: "draw",
    option.END: "end",
}
"""Answers of a line that are told, besides a challenge; the others only complete them, or do nothing."""
MOST_STEPS: Final = 3
"""How many steps after the answer are told."""
NOWHERE: Final = "nowhere"
IDLE, NEXT = "idle", "next"
"""What an answer is compared with: doing nothing more this turn, or the next best answer."""


@dataclass(frozen=True)
class Step:
    """An action of a line: "play", "move", "rally", "use", "challenge", "draw" or "end"."""

    does: str
    card: str = ""
    """The printed id of its card."""
    place: str = NOWHERE
    """Where the card goes: "home", "own" (the seat's Problem), "other" (an opposing one) or "nowhere"."""


@dataclass(frozen=True)
class Thought:
    """What the search expects of an answer."""

    place: str
    """Where the card of the answer goes, as in a `Step`."""
    then: tuple[Step, ...]
    """How the line goes on this turn."""
    mine: int
    theirs: int
    """The points of the seat and of its best opponent at the end of the turn."""
    scores: bool
    """Whether that differs from the present score."""
    chance: int
    """Wins in a hundred games."""
    gain: int
    """How many more than without the answer."""
    over: str
    """What *gain* is counted from: `IDLE` or `NEXT`."""


def hundredths(chance: float) -> int:
    """Return a chance as wins in a hundred games."""
    return round(100 * max(0.0, min(1.0, chance)))


def line_from(node: Node, name: Name) -> list[tuple[Name, Kernel]]:
    """List the most visited answers, each with the game it is given in, as long as the same seat is asked."""
    found: list[tuple[Name, Kernel]] = []
    while True:
        game = next(iter(node.games.values()))
        found.append((name, game))
        node = node.children[name]
        tried = [one for one, child in node.children.items() if child.visits > 1]
        if not node.is_mine or not tried:
            return found
        name = max(tried, key=lambda one: (node.children[one].visits, one))


def told_line(line: list[tuple[Name, Kernel]], seat: Seat) -> tuple[str, tuple[Step, ...]]:
    """Return where the card of the first answer goes, and the steps after it that are told.

    The line ends with the turn or the Main Phase, and before a card that the seat does not know at the first
    question: the games are imagined, so another card may lie there.
    """
    (name, first), *rest = line
    root = Step(STEPS.get(name[0], ""))
    steps = [root]
    for name, game in rest:
        if steps[-1].does == "end" or game.state.turn != first.state.turn:
            break
        question = game.state.question
        kind = "" if question is None else question.kind
        if name[0] == option.AREA and kind == "where":
            steps[-1] = Step(steps[-1].does, steps[-1].card, place_of(game, AreaId(name[1]), seat))
            continue
        does = "challenge" if (kind, name[0]) == ("challenge", option.CARD) else STEPS.get(name[0], "")
        if not does:
            continue
        if name[0] in WITH_CARD and not is_known(first, name[1], seat):
            break
        steps.append(Step(does, printed(game, name[1]) if name[0] in WITH_CARD else ""))
    return steps[0].place, tuple(steps[1 : MOST_STEPS + 1])


def is_known(game: Kernel, number: int, seat: Seat) -> bool:
    """Tell whether a seat knows a card that a move names by number or, if negative, by definition."""
    state = game.state
    if number < 0:
        return any(state.definition[card] == -1 - number for card in game.cards_in(HAND, seat))
    return number < len(state.known) and bool(state.known[number] >> seat & 1)


def printed(game: Kernel, number: int) -> str:
    """Return the printed id of a card, which a move names by number or, if negative, by definition."""
    if number < 0:
        return game.definitions.cards[-1 - number].card.id
    return game.definition(CardId(number)).card.id


def place_of(game: Kernel, area: AreaId, seat: Seat) -> str:
    """Return the word for an area as *seat* sees it."""
    state = game.state
    is_own = state.area_owner[area] == seat
    if state.area_kind[area] == HOME_AREA:
        return "home" if is_own else NOWHERE
    if state.area_kind[area] == PROBLEM_AREA:
        return "own" if is_own else "other"
    return NOWHERE
