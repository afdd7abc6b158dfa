"""Why, and why not: the parts of every number and the rule behind every refusal, as sentences."""

from collections.abc import Iterable

from everfree.ccg.cards import PRINTED
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.view import AreaView, CardView, PartView
from everfree.ccg.vocab import CHARACTER, COLOUR_NAMES, CardId
from everfree.telling.board import Board
from everfree.telling.eyes import Eyes
from everfree.telling.said import CardName, Said, said
from everfree.telling.voice import Arguments, counted_tokens


class Reasons:
    """What one seat can have explained about the table it sees."""

    def __init__(self, board: Board, eyes: Eyes) -> None:
        self.voice = board.voice
        self.board = board
        self.eyes = eyes
        self._names = eyes.names

    # Why.

    def why_card(self, card: CardView) -> list[Said]:
        """Explain a card's numbers: its power and what moving it costs, its needs, or its price."""
        area = next((one for one in self.board.view.areas if one.problem == card.handle), None)
        if area is not None:
            return self.why_area(area)
        if card.area >= 0 and card.power is not None:
            return [*self._why_power(card), *self._why_move(card)]
        if any(card.handle == one.handle for one in self._own_hand()):
            return self.why_price(card.handle)
        return [said("plain-why-nothing", card=CardName(card.card, card.handle))]

    def why_price(self, handle: int) -> list[Said]:
        """Explain what playing a card costs, place by place where that matters."""
        card = CardName(self._names[handle], handle)
        lines: list[Said] = []
        for price in self.eyes.prices(handle):
            place = self.board.place(price.area)
            lines.append(said("plain-why-price-at", **place, card=card, total=price.total))
            lines.extend(self.parts(price.parts))
        return lines

    def why_area(self, area: AreaView) -> list[Said]:
        """Explain what each player needs at a Problem."""
        lines: list[Said] = []
        for side in sorted(area.confront, key=lambda one: one.seat != self.voice.seat):
            who = self.voice.who(side.seat)
            problem = self.board.problem(area)
            lines.append(said("plain-why-needs", **who, problem=problem, total=side.needed))
            lines.extend(self.parts(side.why))
        return lines

    def why_totals(self) -> list[Said]:
        """Explain both totals of the faceoff under way."""
        faceoff = self.board.view.faceoff
        if faceoff is None:
            return [said("refusal-only-in-faceoff")]
        lines: list[Said] = []
        for seat, total, parts in faceoff.totals:
            lines.append(said("plain-why-total", **self.voice.who(seat), total=total))
            lines.extend(self.parts(parts))
        return lines

    def parts(self, parts: Iterable[PartView]) -> list[Said]:
        """Tell the parts of a number, the first without a plus."""
        return [
            said(
                f"part-{part.what}",
                amount=f"{part.amount:+d}" if place else str(part.amount),
                source=CardName(self._names.get(part.source, ""), part.source),
            )
            for place, part in enumerate(parts)
        ]

    def _why_power(self, card: CardView) -> list[Said]:
        name = CardName(card.card, card.handle)
        head = said("plain-why-power", card=name, total=card.power or 0)
        return [head, *self.parts(card.why)]

    def _why_move(self, card: CardView) -> list[Said]:
        if card.controller != self.voice.seat or not PRINTED[card.card].type & CHARACTER:
            return []
        lines: list[Said] = []
        for price in self.eyes.move_prices(card.handle):
            place = self.board.place(price.area)
            name = CardName(card.card, card.handle)
            lines.append(said("plain-why-move", **place, card=name, total=price.total))
            lines.extend(self.parts(price.parts))
        return lines

    def _own_hand(self) -> tuple[CardView, ...]:
        return self.board.view.seats[self.voice.seat].hand

    # Why not.

    def why_not(self, handle: int, offered: bool) -> list[Said]:
        """Say of each thing one does with this card what is against it; *offered*: the question has it."""
        card = CardName(self._names[handle], handle)
        found = self.eyes.why_not(handle)
        if not found:
            return [said("plain-nothing-to-do", card=card)]
        lines: list[Said] = []
        for verb, refusal in found:
            if refusal is not None:
                lines.append(said("plain-cannot", verb=verb, card=card))
                lines.append(self.refusal(refusal))
                lines.append(said("plain-clause", clause=refusal.clause))
            elif offered or verb == "confront":
                lines.append(said("plain-can", verb=verb, card=card))
            else:
                lines.append(said("plain-answer-first"))
        return lines

    def refusal(self, refusal: Refusal) -> Said:
        """Tell one reason with its particulars."""
        told: Arguments = {"missing": 0, **self.board.place(-1)}
        for key, value in refusal.particulars.items():
            if key in ("card", "source"):
                told[key] = self.eyes.named(CardId(value))
            elif key == "area":
                told.update(self.board.place(value))
            elif key == "colour":
                told["color"] = said(f"color-{COLOUR_NAMES[value]}")
            else:
                told[key] = value
        if refusal.reason == "short-of-tokens":
            told["price"] = counted_tokens(refusal.particulars["price"])
        if refusal.reason == "needs-more-power":
            told["missing"] = max(0, refusal.particulars["needed"] - refusal.particulars["have"])
        return said(f"refusal-{refusal.reason}", **told)
