"""The open question as sent to the seat that is asked: options with handles and prices."""

import msgspec

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.cards.origins import origin_of
from everfree.ccg.kernel.records import Question
from everfree.ccg.language.words.effects.modes import ChooseOne
from everfree.ccg.rules.actions.action_prices import Price, option_prices
from everfree.ccg.view.naming import NamesForViewer, total
from everfree.ccg.view.shapes import OptionView, PriceView, QuestionView, TextView
from everfree.ccg.vocab import NO_CARD, CardId, card_of

TEXT_QUESTIONS = ("choose", "may")
"""Questions whose number is the internal number of a node; viewers are sent how many cards a choice wants."""


ASKED_BY_SOURCE = ("bottom", "rest-under", "put-on-top", "on-top")
"""Questions that the text of their source asks, although no instruction of it is being followed any more."""

OTHER_WAYS = ("Redeem", "Transform")
"""Keywords that let a player pay for a card in another way."""


class QuestionViewer(NamesForViewer):
    """Builds the question for one viewer."""

    def question(self, question: Question) -> QuestionView:
        source = self.handles[question.source] if question.source >= 0 else 0
        number = question.number if question.kind not in TEXT_QUESTIONS else self.still_to_choose()
        asker, text = self.asking_text(question)
        return QuestionView(
            question.kind,
            tuple([self.priced(question, one) for one in question.options]),
            source,
            number,
            question.can_cancel != 0,
            self.handle(asker),
            text,
        )

    def asking_text(self, question: Question) -> tuple[CardId, TextView | None]:
        """Return the card whose text asks, and the text; NO_CARD if the rules ask."""
        frame = self.game.state.frames[-1]
        if frame.teller() >= 0:
            card = card_of(frame.teller())
            return card, self.text(card, frame.text(), is_own=frame.player() == self.viewer)
        if question.kind == "give-for":
            words = self.game.definition(question.source).faces[0].words
            ways = [TextView("", keyword=word.name, x=word.x) for word in words if word.name in OTHER_WAYS]
            return question.source, ways[0] if ways else None
        if question.kind == "replace":
            uses = [one for one in question.options if one[0] == option.USE]
            card = CardId(uses[0][1])
            return (card, self.text(card, uses[0][2])) if len(uses) == 1 else (NO_CARD, None)
        return (question.source if question.kind in ASKED_BY_SOURCE else NO_CARD), None

    def still_to_choose(self) -> int:
        """Return how many cards are to be chosen one after the other; 0 for a single one."""
        wanted = self.game.state.frames[-1].still_to_choose(self.game)
        return wanted if wanted > 1 else 0

    def option(self, one: tuple[int, ...]) -> OptionView:
        """Build the view of an option, with the viewer's handles for its cards and without prices."""
        verb = one[0]
        name = option.OPTION_NAMES[verb]
        if verb in (option.CARD, option.MOVE, option.RALLY, option.PLAY):
            number = one[2] + 1 if len(one) > 2 else 0
            return OptionView(name, card=self.handles[one[1]], name=self.name(CardId(one[1])), number=number)
        if verb == option.USE:
            return OptionView(
                name,
                card=self.handles[one[1]],
                name=self.name(CardId(one[1])),
                text=self.text(CardId(one[1]), one[2]),
                number=one[3] + 1 if len(one) > 3 else 0,
            )
        if verb == option.AREA:
            return OptionView(name, area=one[1])
        if verb == option.NAME:
            return OptionView(name, name=self.game.definitions.names[one[1]].id)
        if verb == option.COUNTER:
            return OptionView(name, name=self.game.definitions.counters[one[1]])
        if verb == option.TRIGGER:
            return self.trigger(one[1])
        if option.is_range(one):
            return OptionView(name, number=one[1], upto=one[2])
        return OptionView(name, number=one[1] if len(one) > 1 else 0)

    def priced(self, question: Question, one: tuple[int, ...]) -> OptionView:
        """Build the view of an option with its prices."""
        told = self.option(one)
        if told.text is None:
            told = msgspec.structs.replace(told, text=self.chosen_text(question, one))
        prices = self.prices(option_prices(self.game, question, one))
        return msgspec.structs.replace(told, prices=prices) if prices else told

    def chosen_text(self, question: Question, one: tuple[int, ...]) -> TextView | None:
        """Return the text that an option chooses, if it is not the text of an ability it uses."""
        frame = self.game.state.frames[-1]
        if question.kind == "effect":
            node = self.game.definitions.nodes[frame.text()]
            assert isinstance(node, ChooseOne)
            return self.text(question.source, self.game.definitions.number_of(node.effects[one[1] - 1]))
        if question.kind == "order-replacements":
            number, scope = getattr(frame, "pending", ())[one[-1]]
            return self.text(card_of(scope.source), number)
        return None

    def text(self, card: CardId, number: int, *, is_own: bool = False) -> TextView | None:
        """Return where the text with this node number is printed; *card* is the card that has it.

        Return None if no card prints it, or if the viewer does not know the card, or any card that prints it.
        Players know their own effects, even if the card has been shuffled into a deck meanwhile (*is_own*).
        """
        origin = origin_of(self.game.definitions, number)
        if origin is None or not (is_own or self.knows(card)):
            return None
        if origin.keyword is not None:
            return TextView("", keyword=origin.keyword.name, x=origin.keyword.x)
        if not (is_own or self.knows_definition(origin.card)):
            return None
        printed = self.game.definitions.cards[origin.card].card
        return TextView(printed.id, origin.side, origin.ability, origin.part)

    def knows_definition(self, definition: int) -> bool:
        """Tell whether the viewer knows a card of this definition, also one that is a copy of another now."""
        state = self.game.state
        cards = [*enumerate(state.definition), *state.copying]
        return any(one == definition and self.knows(CardId(card)) for card, one in cards)

    def prices(self, prices: list[Price]) -> tuple[PriceView, ...]:
        """List the prices for each area, or a single one if they are the same everywhere."""
        told = [PriceView(total(parts), self.parts(parts), area) for area, parts in prices]
        if len({price.parts for price in told}) == 1:
            return (PriceView(told[0].total, told[0].parts),)
        return tuple(dict.fromkeys(told))  # several hosts in one area often have the same price

    def trigger(self, place: int) -> OptionView:
        """Build the option for a waiting triggered effect, with its card and its text."""
        frame = self.game.state.frames[-1]
        waiting = getattr(frame, "batch", ())[place]
        source = card_of(waiting.scope.source)
        text = self.text(source, waiting.ability)
        return OptionView("trigger", self.handles[source], self.name(source), text=text, number=place)
