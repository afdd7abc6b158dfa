"""The open question and its options, as sentences."""

from everfree.ccg.kernel.kinds import KIND_NAMES
from everfree.ccg.view import OptionView, QuestionView
from everfree.ccg.vocab import COLOUR_NAMES, PROBLEM, TYPE_NAMES
from everfree.telling.board import Board
from everfree.telling.own_cards import OwnCards
from everfree.telling.printed import problem_card
from everfree.telling.said import Argument, CardName, CardText, Said, said
from everfree.telling.voice import counted_tokens

ASKED_BY_TEXT = ("choose", "may", "pay-or", "pay-with", "replace", "search", "discard")
"""Questions that come from a card's text; the text is shown with them."""


class Asking:
    """The open question as sentences for the player who is asked."""

    def __init__(self, board: Board, own_cards: OwnCards, question: QuestionView) -> None:
        self.voice = board.voice
        self.board = board
        self.own_cards = own_cards
        self.question = question
        self._names = own_cards.names
        self._cards = {card.handle: card for card in board.view.play}

    def sentence(self) -> Said:
        """Return the sentence of the question."""
        asked = self.question
        event = KIND_NAMES[asked.number] if asked.kind == "replace" else ""
        return said(
            f"question-{asked.kind}",
            card=self._name(asked.source),
            number=asked.number,
            tokens=counted_tokens(asked.number),
            event=event,
        )

    def option(self, one: OptionView) -> Said:
        """Return the sentence of one option; name options get no other arguments, as there are thousands."""
        if one.verb == "name":
            return said("option-name", card=CardName(one.name))
        voice = self.voice
        card = self._cards.get(one.card)
        area = one.area if one.area >= 0 else -1 if card is None else card.area
        prices = sorted([price.total for price in one.prices]) or [0]
        return said(
            f"option-{one.verb}",
            **self.board.place(area),
            **voice.who(one.number if card is None else card.controller),
            card=self._called(one),
            range="yes" if one.upto else "no",
            upto=one.upto,
            least=prices[0],
            tokens=counted_tokens(prices[-1]),
            varies=varies_by(one),
            question=self.question.kind,
            number=one.number,
            color=said(f"color-{COLOUR_NAMES[one.number]}") if one.verb == "colour" else "",
            type=said(f"type-{TYPE_NAMES[one.number]}") if one.verb == "type" else "",
            text=self._ability(one) or "",
            whose=self._whose(area),
        )

    def _called(self, one: OptionView) -> Argument:
        """Name the card of an option."""
        return self._described(one) if one.verb == "card" else self._name(one.card)

    def _name(self, handle: int) -> CardName:
        return CardName(self._names.get(handle, ""), handle)

    def _described(self, one: OptionView) -> Argument:
        """Name a card with what helps to choose it: its state in play, or a Problem's requirements."""
        card = self._cards.get(one.card)
        if card is not None and card.host and card.host not in self._problems():
            return said("attached-card", card=self.board.card(card), host=self._name(card.host))
        if card is not None:
            return self.board.card(card)
        printed = self.voice.printed.get(self._names.get(one.card, ""))
        if printed is not None and printed.type == PROBLEM:
            return problem_card(printed, one.card)
        return self._name(one.card)

    def _problems(self) -> list[int]:
        return [area.problem for area in self.board.view.areas]

    def _whose(self, area: int) -> str:
        owners = [one.owner for one in self.board.view.areas if one.area == area]
        return "you" if owners == [self.voice.seat] else "other"

    def paragraph(self) -> CardText | None:
        """Return the card text that asks the question; None if no text does."""
        asked = self.question
        if asked.kind not in ASKED_BY_TEXT or asked.source not in self._names:
            return None
        return CardText(self._names[asked.source], self._side(asked.source), -1)

    def text_of(self, one: OptionView) -> CardText | None:
        """Return the text an option uses: its ability, or the whole text of a card that is played or asks."""
        if one.verb == "play" and one.card in self._names:
            return CardText(self._names[one.card], self._side(one.card), -1)
        return self.paragraph() if one.verb == "yes" else self._ability(one)

    def _ability(self, one: OptionView) -> CardText | None:
        """Return the text of the ability an option uses; None if it uses none."""
        if one.ability < 0 or one.card not in self._names:
            return None
        if one.lender:
            return CardText(one.lender, 0, one.ability)
        return CardText(self._names[one.card], self._side(one.card), one.ability)

    def _side(self, handle: int) -> int:
        """Return the side of a card that is face up: 1 for a boosted Mane Character, else 0."""
        card = self._cards.get(handle)
        return 1 if card is not None and card.boosted else 0


def varies_by(one: OptionView) -> str:
    """Return what the price of an option depends on: "place", "way" (also host or payment) or "no"."""
    if len({price.total for price in one.prices}) < 2:
        return "no"
    found = {(price.area, price.total) for price in one.prices}
    return "place" if len(found) == len({area for area, _ in found}) else "way"
