"""The options of a question as a person reads them: equal ones once, the end of a phase last."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from everfree.ccg.view import OptionView, QuestionView, View
from everfree.telling.board import shown

LAST: Final = ("end",)
"""Verbs listed after all others, so that nobody ends a phase by taking the first option."""


@dataclass(frozen=True)
class Line:
    """One line of the list."""

    number: int
    """The number to type."""
    option: OptionView
    answers: tuple[int, ...]
    """Indexes of the equal options that it stands for."""


class Listing:
    """The lines of one question; a range has a single line, and is answered with a number in it."""

    def __init__(self, question: QuestionView, view: View) -> None:
        self._shown = {card.handle: card for card in shown(view)}
        self._hosts = {card.host for card in view.play}
        options = question.options
        self._range = (options[0].number, options[0].upto) if options[0].upto else None
        groups: dict[Any, list[int]] = {}
        for index, option in enumerate(options):
            groups.setdefault(self._looks(option), []).append(index)
        ordered = sorted(groups.values(), key=lambda group: options[group[0]].verb in LAST)
        self.lines = [
            Line(number, options[group[0]], tuple(group)) for number, group in enumerate(ordered, start=1)
        ]

    def _looks(self, option: OptionView) -> object:
        """Return all that a person can tell about an option; equal for options that only copies differ in."""
        card = self._shown.get(option.card)
        if card is None or card.face_down or option.card in self._hosts:
            return option
        prices = tuple([(price.area, price.total) for price in option.prices])
        bare = msgspec.structs.replace(option, card=0, prices=())
        return bare, prices, msgspec.structs.replace(card, handle=0, why=())

    def numbers(self) -> tuple[int, int]:
        """Return the first and the last number that answers the question."""
        return self._range or (1, len(self.lines))

    def answer(self, number: int) -> int:
        """Return the index that answers the question, for a number that was typed."""
        if self._range is not None:
            return number - self._range[0]
        return self.lines[number - 1].answers[0]

    def number_of(self, answer: int) -> int:
        """Return the number to type for an index of the question's options."""
        if self._range is not None:
            return answer + self._range[0]
        return next(line.number for line in self.lines if answer in line.answers)
