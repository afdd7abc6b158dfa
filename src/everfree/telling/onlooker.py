"""One viewer at a table: everything it is told at one moment besides its view."""

from everfree.ccg.table import PonyTable
from everfree.ccg.view import OptionView, QuestionView
from everfree.telling.aloud import Reader
from everfree.telling.board import Board
from everfree.telling.eyes import Eyes
from everfree.telling.labels import label, main_option, reveals
from everfree.telling.preview import preview
from everfree.telling.questions import Asking
from everfree.telling.reasons import Reasons
from everfree.telling.said import Said, said
from everfree.telling.shapes import Aloud, Asked, Grey, Preview, Stake, ToldOption
from everfree.telling.stakes import Stakes
from everfree.telling.status import hint, status
from everfree.telling.voice import Voice


class Onlooker:
    """A seat, or a spectator for the number of seats; made anew for every position."""

    def __init__(self, table: PonyTable, viewer: int) -> None:
        self.table = table
        self.view = table.view(viewer)
        self.board = Board(Voice(viewer, table.seats), self.view)
        self.eyes = Eyes(table.played, viewer)

    def status(self) -> Said | None:
        """Say whose decision it is and what ends the wait."""
        return status(self.board)

    def stakes(self) -> tuple[Stake, ...]:
        """Say what may follow, before it happens."""
        return Stakes(self.board, self.table.played.state).all()

    def aloud(self) -> Aloud:
        """Give the table as sentences, for labels and for ears."""
        return Reader(self.board).aloud()

    def asked(self) -> Asked | None:
        """Tell the open question, to the seat that is asked."""
        question = self.view.question
        if question is None:
            return None
        asking = Asking(self.board, self.eyes, question)
        main = main_option(self.view, question)
        options = tuple(
            self._option(asking, question, one, place == main) for place, one in enumerate(question.options)
        )
        return Asked(asking.sentence(), options, hint(self.board, question), asking.paragraph())

    def _option(self, asking: Asking, question: QuestionView, one: OptionView, main: bool) -> ToldOption:
        prices = {price.total for price in one.prices}
        return ToldOption(
            asking.option(one),
            label(self.view, question, one),
            prices.pop() or None if len(prices) == 1 else None,
            main,
            reveals(question, one, asking.text_of(one)),
        )

    def preview(self, option: int, nonce: str) -> Preview:
        """Say what an option of the open question is sure to change; *nonce* is the request's."""
        return preview(self.table, self.view.viewer, option, nonce)

    def greys(self) -> tuple[Grey, ...]:
        """Say of the viewer's own cards that no option uses what is against it, while the viewer is asked."""
        question = self.view.question
        if question is None:
            return ()
        viewer = self.view.viewer
        used = {option.card for option in question.options}
        own = [*self.view.seats[viewer].hand, *[one for one in self.view.play if one.controller == viewer]]
        reasons = Reasons(self.board, self.eyes)
        return tuple(
            grey
            for card in own
            if card.card and card.handle not in used
            for grey in self._greys_of(card.handle, reasons)
        )

    def _greys_of(self, handle: int, reasons: Reasons) -> list[Grey]:
        """List the first reason for each thing one does with a card of one's own."""
        found: dict[str, Grey] = {}
        for verb, refusal in self.eyes.why_not(handle):
            if verb == "challenge" or verb in found:
                continue
            if refusal is not None:
                found[verb] = Grey(handle, verb, reasons.refusal(refusal), refusal.clause)
            elif verb != "confront":
                found[verb] = Grey(handle, verb, said("plain-answer-first"))
        return list(found.values())
