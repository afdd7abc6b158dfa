"""Everything one viewer of a table is told besides the view, at one position."""

from functools import cached_property

from everfree.ccg.table import PonyTable
from everfree.ccg.view import EffectView, OptionView, QuestionView
from everfree.telling.aloud import Reader
from everfree.telling.board import Board
from everfree.telling.labels import label, main_option, reveals
from everfree.telling.memory import Memory
from everfree.telling.own_cards import OwnCards
from everfree.telling.preview import preview
from everfree.telling.questions import Asking
from everfree.telling.reasons import Reasons
from everfree.telling.said import CardName, CardText, Said, said
from everfree.telling.shapes import Aloud, Asked, Grey, Preview, Stake, ToldOption
from everfree.telling.stakes import Stakes
from everfree.telling.status import hint, status
from everfree.telling.texts import printed_text
from everfree.telling.voice import Voice


class Onlooker:
    """One viewer (a seat, or the number of seats for a spectator) at one position."""

    def __init__(self, table: PonyTable, viewer: int, memory: Memory | None = None) -> None:
        """Look at a position; *memory* has what was built for the same viewer at the last one."""
        self._memory = Memory() if memory is None else memory
        self.table = table
        self.view = table.view(viewer)
        self.board = Board(Voice(viewer, table.seats, table.printed, table.goal), self.view)

    @cached_property
    def own_cards(self) -> OwnCards:
        """The cards the viewer knows; only a question needs them."""
        return OwnCards(self.table.played, self.view.viewer)

    def status(self) -> Said | None:
        """Say whose decision is awaited, and for what."""
        return status(self.board)

    def effects(self) -> tuple[Said, ...]:
        """Return each effect under way as its card and its text, in the order of `view.effects`."""
        return tuple([self._effect(one) for one in self.view.effects])

    def _effect(self, effect: EffectView) -> Said:
        card = CardName(effect.name, effect.card)
        text = printed_text(self.table.printed, effect.text, effect.name)
        return said("asked-by", card=card, text=text or CardText(effect.name, 0, -1))

    def stakes(self) -> tuple[Stake, ...]:
        """List what is at stake."""
        return Stakes(self.board, self.table.played.state).all()

    def aloud(self) -> Aloud:
        """Return the table as sentences, for labels and screen readers."""
        view = self.view
        board = (view.seats, view.areas, view.play, view.queue, view.faceoff)
        facts = (view.turn, view.turn_player, view.phase, *board)
        return self._memory.unless_changed(facts, lambda: Reader(self.board, self._memory).aloud())

    def asked(self) -> Asked | None:
        """Return the open question as sentences; None if the viewer is not asked."""
        question = self.view.question
        if question is None:
            return None
        asking = Asking(self.board, self.own_cards, question)
        main = main_option(self.view, question)
        options = tuple(
            self._option(asking, question, one, place == main) for place, one in enumerate(question.options)
        )
        return Asked(
            asking.sentence(),
            options,
            hint(self.board, question),
            asking.source(),
            self.table.goes_on(),
        )

    def _option(self, asking: Asking, question: QuestionView, one: OptionView, main: bool) -> ToldOption:
        prices = {price.total for price in one.prices}
        return ToldOption(
            asking.option(one),
            label(self.view, question, one),
            prices.pop() or None if len(prices) == 1 else None,
            main,
            reveals(question, one, asking.text_of(one), self.table.printed),
        )

    def preview(self, option: int, nonce: str) -> Preview:
        """Return what an option of the open question is certain to change; *nonce* is the request's."""
        return preview(self.table, self.view.viewer, option, nonce)

    def greys(self) -> tuple[Grey, ...]:
        """List why the viewer can't use the cards and areas that no option of the open question uses."""
        question = self.view.question
        if question is None:
            return ()
        viewer = self.view.viewer
        used = {option.card for option in question.options}
        own = [*self.view.seats[viewer].hand, *[one for one in self.view.play if one.controller == viewer]]
        reasons = Reasons(self.board, self.own_cards)
        cards = [
            grey
            for card in own
            if card.card and card.handle not in used
            for grey in self._greys_of(card.handle, reasons)
        ]
        areas = [
            Grey(0, "where", reasons.refusal(refusal), refusal.clause, area)
            for area, refusal in self.own_cards.why_not_there()
        ]
        return (*cards, *areas)

    def _greys_of(self, handle: int, reasons: Reasons) -> list[Grey]:
        """List the first reason against each action with a card of the viewer's own."""
        found: dict[str, Grey] = {}
        for verb, refusal in self.own_cards.why_not(handle):
            if verb == "challenge" or verb in found:
                continue
            if refusal is not None:
                found[verb] = Grey(handle, verb, reasons.refusal(refusal), refusal.clause)
            elif verb != "confront":
                found[verb] = Grey(handle, verb, said("plain-answer-first"))
        return list(found.values())
