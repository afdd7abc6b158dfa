"""Explanations as sentences: the parts of every number, and the reason of every refusal."""

from collections.abc import Iterable

from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.view import AreaView, CardView, PartView
from everfree.ccg.vocab import CHARACTER, COLOUR_NAMES, CardId
from everfree.telling.board import Board
from everfree.telling.own_cards import OwnCards
from everfree.telling.said import CardName, Said, said
from everfree.telling.voice import Arguments, counted_tokens


class Reasons:
    """Explains to one seat the numbers it sees, and why it can't use a card."""

    def __init__(self, board: Board, own_cards: OwnCards) -> None:
        self.voice = board.voice
        self.board = board
        self.own_cards = own_cards
        self._names = own_cards.names

    # Why.

    def why_card(self, card: CardView) -> list[Said]:
        """Explain a card's numbers: a Problem's requirements, power and Move price, or the price to play."""
        area = next((one for one in self.board.view.areas if one.problem == card.handle), None)
        if area is not None:
            return self.why_area(area)
        if card.area >= 0 and card.power is not None:
            return [*self._why_power(card), *self._why_move(card)]
        if any(card.handle == one.handle for one in self._own_hand()):
            return self.why_price(card.handle)
        return [said("plain-why-nothing", card=CardName(card.card, card.handle))]

    def why_price(self, handle: int) -> list[Said]:
        """Explain what playing a card costs, at each place where the price differs."""
        card = CardName(self._names[handle], handle)
        lines: list[Said] = []
        for price in self.own_cards.prices(handle):
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
        """Explain the totals of the current faceoff."""
        faceoff = self.board.view.faceoff
        if faceoff is None:
            return [said("refusal-only-in-faceoff")]
        lines: list[Said] = []
        for seat, total, parts in faceoff.totals:
            lines.append(said("plain-why-total", **self.voice.who(seat), total=total))
            lines.extend(self.parts(parts))
        return lines

    def parts(self, parts: Iterable[PartView]) -> list[Said]:
        """Return a sentence for each part of a number; all but the first have a sign."""
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
        if card.controller != self.voice.seat or not self.voice.printed[card.card].type & CHARACTER:
            return []
        lines: list[Said] = []
        for price in self.own_cards.move_prices(card.handle):
            place = self.board.place(price.area)
            name = CardName(card.card, card.handle)
            lines.append(said("plain-why-move", **place, card=name, total=price.total))
            lines.extend(self.parts(price.parts))
        return lines

    def _own_hand(self) -> tuple[CardView, ...]:
        return self.board.view.seats[self.voice.seat].hand

    # Why not.

    def why_not(self, handle: int, offered: bool) -> list[Said]:
        """Say for each action with this card why it is refused, or that it is possible.

        *offered* tells whether an option of the open question uses the card.
        """
        card = CardName(self._names[handle], handle)
        found = self.own_cards.why_not(handle)
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
        """Return the sentence of a refusal with its particulars."""
        told: Arguments = {"missing": 0, **self.board.place(-1)}
        for key, value in refusal.particulars.items():
            if key in ("card", "source"):
                told[key] = self.own_cards.named(CardId(value))
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
        if refusal.reason == "troublemaker-blocks":
            told["missing"] = self._missing_beside(CardId(refusal.particulars["card"]))
        return said(f"refusal-{refusal.reason}", **told)

    def _missing_beside(self, blocker: CardId) -> int:
        """Return the power the viewer lacks at the Problem that a Troublemaker blocks."""
        handle = self.own_cards.named(blocker).handle
        sides = [side for area in self.board.view.areas for side in area.confront]
        return max(
            [side.missing for side in sides if side.seat == self.voice.seat and side.blocked_by == handle],
            default=0,
        )
