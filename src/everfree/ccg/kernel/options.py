"""Options of a question: each is a tuple that begins with one of these verbs.

PASS, DONE, YES, NO, DRAW and END stand alone; CARD, PLAY, MOVE and RALLY carry a card; AREA an area; SEAT a
seat; NUMBER a number, or the least and the greatest of a range (105.1); USE a card and the number of its
ability; TRIGGER the place of a waiting effect; NAME the place of a card in the list of those
that may be named; COLOUR a colour; TYPE a card type; COUNTER the place of a name in `Definitions.counters`.
"""

from typing import Final

CANCEL: Final = -1
"""Never listed among the options: the answer that takes back an unfinished action (705.2)."""

PASS: Final = 0
CARD: Final = 1
AREA: Final = 2
YES: Final = 3
NO: Final = 4
PLAY: Final = 5
MOVE: Final = 6
DRAW: Final = 7
RALLY: Final = 8
USE: Final = 9
END: Final = 10
NUMBER: Final = 11
TRIGGER: Final = 12
DONE: Final = 13
SEAT: Final = 14
NAME: Final = 15
COLOUR: Final = 16
TYPE: Final = 17
COUNTER: Final = 18

OPTION_NAMES: Final = (
    "pass",
    "card",
    "area",
    "yes",
    "no",
    "play",
    "move",
    "draw",
    "rally",
    "use",
    "end",
    "number",
    "trigger",
    "done",
    "seat",
    "name",
    "colour",
    "type",
    "counter",
)


def is_range(option: tuple[int, ...]) -> bool:
    """Tell whether *option* is a range of numbers, least and greatest included (105.1)."""
    return option[0] == NUMBER and len(option) == 3
