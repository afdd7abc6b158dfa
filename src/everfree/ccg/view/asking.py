"""The open question as sent to the seat that is asked: options with handles and prices."""

import msgspec

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Question
from everfree.ccg.language.abilities import Elsewhere
from everfree.ccg.rules.actions.action_prices import Price, option_prices
from everfree.ccg.view.naming import NamesForViewer, total
from everfree.ccg.view.shapes import OptionView, PriceView, QuestionView
from everfree.ccg.vocab import (
    CardId,
)

TEXT_QUESTIONS = ("choose", "may")
"""Questions whose number is the internal number of a node; it is never sent to a viewer."""


class QuestionViewer(NamesForViewer):
    """Builds the question for one viewer."""

    def question(self, question: Question) -> QuestionView:
        source = self.handles[question.source] if question.source >= 0 else 0
        number = question.number if question.kind not in TEXT_QUESTIONS else 0
        return QuestionView(
            question.kind,
            tuple([self.priced(question, one) for one in question.options]),
            source,
            number,
            question.can_cancel != 0,
        )

    def option(self, one: tuple[int, ...]) -> OptionView:
        """Build the view of an option, with the viewer's handles for its cards and without prices."""
        verb = one[0]
        name = option.OPTION_NAMES[verb]
        if verb in (option.CARD, option.MOVE, option.RALLY, option.PLAY):
            number = one[2] + 1 if len(one) > 2 else 0
            return OptionView(name, card=self.handles[one[1]], name=self.name(CardId(one[1])), number=number)
        if verb == option.USE:
            ability, lender = self.ability(CardId(one[1]), one[2])
            return OptionView(
                name,
                card=self.handles[one[1]],
                name=self.name(CardId(one[1])),
                ability=ability,
                lender=lender,
                number=one[3] + 1 if len(one) > 3 else 0,
            )
        if verb == option.AREA:
            return OptionView(name, area=one[1])
        if verb == option.NAME:
            return OptionView(name, name=self.game.definitions.names[one[1]].id)
        if verb == option.TRIGGER:
            return self.trigger(one[1])
        if option.is_range(one):
            return OptionView(name, number=one[1], upto=one[2])
        return OptionView(name, number=one[1] if len(one) > 1 else 0)

    def priced(self, question: Question, one: tuple[int, ...]) -> OptionView:
        """Build the view of an option with its prices."""
        told = self.option(one)
        prices = self.prices(option_prices(self.game, question, one))
        return msgspec.structs.replace(told, prices=prices) if prices else told

    def prices(self, prices: list[Price]) -> tuple[PriceView, ...]:
        """List the prices for each area, or a single one if they are the same everywhere."""
        told = [PriceView(total(parts), self.parts(parts), area) for area, parts in prices]
        if len({price.parts for price in told}) == 1:
            return (PriceView(told[0].total, told[0].parts),)
        return tuple(dict.fromkeys(told))  # several hosts in one area often have the same price

    def trigger(self, place: int) -> OptionView:
        """Build the option for a waiting triggered effect, identified by its card and ability."""
        frame = self.game.state.frames[-1]
        waiting = getattr(frame, "batch", ())[place]
        source = CardId(waiting.scope.source // 1_000_000)
        ability, lender = self.ability(source, waiting.ability)
        name = self.name(source)
        return OptionView("trigger", self.handles[source], name, ability=ability, lender=lender, number=place)

    def ability(self, card: CardId, number: int) -> tuple[int, str]:
        """Return the index of an ability among those of *card*, and the id of the card that lends it, if any.

        The index of a lent ability is its index on the lender. An ability that *card* was given, and that no
        card in play prints, counts after the printed ones. The index is -1 if the ability is not found.
        """
        game = self.game
        place = ability_place(game, card, number)
        if place >= 0:
            return place, ""
        for lender in game.in_play():
            place = ability_place(game, lender, number)
            if place >= 0 and self.knows(lender):
                return place, self.name(lender)
        printed = max([len(face.abilities) for face in game.definition(card).faces])
        for place, one in enumerate(game.face(card).abilities):
            if one is game.definitions.nodes[number]:
                return printed + place, ""
        return -1, ""


def ability_place(game: Kernel, card: CardId, number: int) -> int:
    """Return the index of the ability with this node number on either side of *card*, or -1."""
    ability = game.definitions.nodes[number]
    for face in game.definition(card).faces:
        for place, one in enumerate(face.abilities):
            if one is ability or (isinstance(one, Elsewhere) and one.ability is ability):
                return place
    return -1
