"""The open question and its options, as sentences."""

from everfree.ccg.cards import PRINTED
from everfree.ccg.kernel.kinds import KIND_NAMES
from everfree.ccg.rules.legality import DRAW_PRICE, RALLY_PRICE
from everfree.ccg.view import OptionView, QuestionView
from everfree.ccg.vocab import COLOUR_NAMES, PROBLEM, TYPE_NAMES
from everfree.cli.plain.board import Board
from everfree.cli.plain.eyes import Eyes
from everfree.cli.plain.printed import problem_card
from everfree.cli.plain.texts import ability_text, paragraphs

ASKED_BY_TEXT = ("choose", "may", "pay-or", "pay-with", "replace", "search", "discard")
"""Questions that a card's own text asks: it is read out with them."""


class Asking:
    """One question, told to the person who is asked."""

    def __init__(self, board: Board, eyes: Eyes, question: QuestionView) -> None:
        self.voice = board.voice
        self.board = board
        self.eyes = eyes
        self.question = question
        self._names = eyes.names
        self._cards = {card.handle: card for card in board.view.play}

    def lines(self) -> list[str]:
        """Tell the question, the text that asks it, and the numbered options."""
        asked = self.question
        options = [
            self.option(one)
            if one.upto
            else self.voice.say("plain-option", number=place, option=self.option(one))
            for place, one in enumerate(asked.options, start=1)
        ]
        cancel = [self.voice.say("plain-can-cancel")] if asked.can_cancel else []
        return [self.sentence(), *self._text(), *options, *cancel]

    def sentence(self) -> str:
        """Tell the question itself."""
        asked = self.question
        event = KIND_NAMES[asked.number] if asked.kind == "replace" else ""
        return self.voice.say(
            f"question-{asked.kind}",
            card=self._name(asked.source),
            number=asked.number,
            tokens=self.voice.tokens(asked.number),
            event=event,
        )

    def option(self, one: OptionView) -> str:
        """Tell one option."""
        voice = self.voice
        card = self._cards.get(one.card)
        area = one.area if one.area >= 0 else -1 if card is None else card.area
        prices = self._prices(one)
        return voice.say(
            f"option-{one.verb}",
            **self.board.place(area),
            **voice.who(one.number if card is None else card.controller),
            card=self._called(one),
            range="yes" if one.upto else "no",
            upto=one.upto,
            tokens=voice.tokens(min(prices)),
            varies="yes" if len(set(prices)) > 1 else "no",
            number=one.number,
            color=voice.say(f"color-{COLOUR_NAMES[one.number]}") if one.verb == "colour" else "",
            type=voice.say(f"type-{TYPE_NAMES[one.number]}") if one.verb == "type" else "",
            text=self._ability(one),
            whose=self._whose(area),
        )

    def _called(self, one: OptionView) -> str:
        """Name the card of an option: one on the table, or a name that is only spoken."""
        if one.verb == "name":
            return self.voice.card(one.name)
        return self._described(one) if one.verb == "card" else self._name(one.card)

    def _name(self, handle: int) -> str:
        return self.voice.card(self._names.get(handle, ""))

    def _described(self, one: OptionView) -> str:
        """Name a card with what helps to choose it: how it stands in play, or a Problem's needs."""
        card = self._cards.get(one.card)
        if card is not None:
            return self.board.card(card)
        printed = PRINTED.get(self._names.get(one.card, ""))
        if printed is not None and printed.type == PROBLEM:
            return problem_card(self.voice, printed)
        return self._name(one.card)

    def _whose(self, area: int) -> str:
        owners = [one.owner for one in self.board.view.areas if one.area == area]
        return "you" if owners == [self.voice.seat] else "other"

    def _prices(self, one: OptionView) -> list[int]:
        if one.verb == "play":
            return [price.total for price in self.eyes.prices(one.card)]
        if one.verb == "move":
            return [price.total for price in self.eyes.move_prices(one.card)]
        return [RALLY_PRICE if one.verb == "rally" else DRAW_PRICE]

    def _text(self) -> list[str]:
        """Read the text that asks, where a text asks."""
        asked = self.question
        if asked.kind not in ASKED_BY_TEXT or asked.source not in self._names:
            return []
        card = PRINTED[self._names[asked.source]]
        return list(paragraphs(card, self._side(asked.source), self.voice.messages.language))

    def _ability(self, one: OptionView) -> str:
        """Read the ability an option is about."""
        if one.ability < 0 or one.card not in self._names:
            return ""
        language = self.voice.messages.language
        if one.lender:
            return ability_text(PRINTED[one.lender], 0, one.ability, language)
        card = PRINTED[self._names[one.card]]
        return ability_text(card, self._side(one.card), one.ability, language)

    def _side(self, handle: int) -> int:
        """Give which side of a card is up."""
        card = self._cards.get(handle)
        return 1 if card is not None and card.boosted else 0
