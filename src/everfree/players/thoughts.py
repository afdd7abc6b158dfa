"""One sentence that explains an answer of the search player: its best line and the score it expects.

Returned as data in the form of `telling.said`: a key and arguments, for any language.
"""

from typing import Any, Final

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.vocab import HOME_AREA, PROBLEM_AREA, AreaId, CardId, Seat
from everfree.players.moves import WITH_CARD, Name
from everfree.players.tree import Node

Sentence = dict[str, Any]

STEPS: Final = {
    option.PLAY: "thought-play",
    option.MOVE: "thought-move",
    option.RALLY: "thought-rally",
    option.USE: "thought-use",
    option.CARD: "thought-card",
    option.DRAW: "thought-draw",
    option.END: "thought-end",
    option.PASS: "thought-pass",
    option.YES: "thought-yes",
    option.NO: "thought-no",
}
"""Answers that a sentence mentions, and their message keys."""
LONGEST: Final = 4
"""How many steps of a line a sentence mentions."""


def sentence(key: str, **arguments: Any) -> Sentence:
    """Return a sentence in the form of `telling.said`."""
    return {"is": "said", "key": key, "args": arguments}


def forced() -> Sentence:
    """Return the sentence that there was nothing to choose."""
    return sentence("thought-forced")


def thought(node: Node, name: Name, seat: Seat, score: tuple[float, float], chance: float) -> Sentence:
    """Return a sentence with the line from the answer *name* at *node* on, and the expected score."""
    steps = steps_of(line_from(node, name), seat)
    hundredths = round(100 * max(0.0, min(1.0, chance)))
    expected = {"mine": round(score[0]), "theirs": round(score[1]), "chance": hundredths}
    if not steps:
        return sentence("thought-score", **expected)
    return sentence("thought-line", line={"is": "list", "items": steps[:LONGEST]}, **expected)


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


def steps_of(line: list[tuple[Name, Kernel]], seat: Seat) -> list[Sentence]:
    """Return the steps of a line that a sentence mentions; a chosen area is added to the step before it."""
    found: list[Sentence] = []
    turn = line[0][1].state.turn
    for name, game in line:
        if game.state.turn != turn:
            break
        if name[0] == option.AREA and found:
            found[-1]["args"]["place"] = place_of(game, AreaId(name[1]), seat)
        elif name[0] in STEPS:
            step = sentence(STEPS[name[0]])
            if name[0] in WITH_CARD:
                step["args"] = {"card": {"is": "card", "card": printed(game, name[1])}, "place": "nowhere"}
            found.append(step)
    return found


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
        return "home" if is_own else "nowhere"
    if state.area_kind[area] == PROBLEM_AREA:
        return "own" if is_own else "other"
    return "nowhere"
