"""The open question and its options, as sentences."""

from everfree.ccg.kernel.kinds import KIND_NAMES
from everfree.ccg.view import OptionView, QuestionView, TextView
from everfree.ccg.vocab import COLOUR_NAMES, PROBLEM, TYPE_NAMES
from everfree.telling.board import Board
from everfree.telling.own_cards import OwnCards
from everfree.telling.printed import problem_card
from everfree.telling.said import Argument, CardName, CardText, Said, said
from everfree.telling.texts import printed_text
from everfree.telling.voice import counted_counters, counted_tokens


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
        if one.verb == "counter":
            return said("option-counter", counter=counted_counters(one.name, 1))
        voice = self.voice
        card = self._cards.get(one.card)
        area = one.area if one.area >= 0 else -1 if card is None else card.area
        prices = sorted([price.total for price in one.prices]) or [0]
        is_effect = self.question.kind == "effect" and one.text is not None
        return said(
            "chosen-effect" if is_effect else f"option-{one.verb}",
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

    def source(self) -> Said | None:
        """Return the card whose text asks, with the sentence that asks; None if no text does."""
        text = self.paragraph()
        if text is None:
            return None
        asker = self.question.asker
        card = self._name(asker) if asker in self._names else CardName(text.card)
        return said("asked-by", card=card, text=text)

    def paragraph(self) -> CardText | None:
        """Return the text that asks the question, or all of its card's if its place is not known."""
        asker = self.question.asker
        text = self._text(self.question.text, asker)
        return self._whole(asker) if text is None and asker in self._names else text

    def text_of(self, one: OptionView) -> CardText | None:
        """Return the text an option uses: its ability, or the whole text of a card that is played or asks."""
        if one.verb == "play" and one.card in self._names:
            return self._whole(one.card)
        return self.paragraph() if one.verb == "yes" else self._ability(one)

    def _ability(self, one: OptionView) -> CardText | None:
        """Return the text an option uses or chooses; None if it has none."""
        return self._text(one.text, one.card)

    def _text(self, text: TextView | None, handle: int) -> CardText | None:
        """Return a text of a card as it is printed there, or on any card if it is a keyword's meaning."""
        return None if text is None else printed_text(self.voice.printed, text, self._names.get(handle, ""))

    def _whole(self, handle: int) -> CardText:
        return CardText(self._names[handle], self._side(handle), -1)

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
