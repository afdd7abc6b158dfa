"""Why, and why not: the parts of every number and the rule behind every refusal, as sentences."""

from collections.abc import Iterable

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.view import AreaView, CardView, ConfrontView, PartView
from everfree.ccg.vocab import CHARACTER, COLOUR_NAMES, CardId
from everfree.cli.plain.board import Board
from everfree.cli.plain.eyes import Eyes


class Reasons:
    """What one seat can have explained about the table it sees."""

    def __init__(self, board: Board, eyes: Eyes) -> None:
        self.voice = board.voice
        self.board = board
        self.eyes = eyes
        self._names = eyes.names

    # Why.

    def why_card(self, card: CardView) -> list[str]:
        """Explain a card's numbers: its power and what moving it costs, its needs, or its price."""
        area = next((one for one in self.board.view.areas if one.problem == card.handle), None)
        if area is not None:
            return self.why_area(area)
        if card.area >= 0 and card.power is not None:
            return [*self._why_power(card), *self._why_move(card)]
        if any(card.handle == one.handle for one in self._own_hand()):
            return self.why_price(card.handle)
        return [self.voice.say("plain-why-nothing", card=self.voice.card(card.card))]

    def why_price(self, handle: int) -> list[str]:
        """Explain what playing a card costs, place by place where that matters."""
        card = self.voice.card(self._names[handle])
        lines: list[str] = []
        for price in self.eyes.prices(handle):
            place = self.board.place(price.area)
            lines.append(self.voice.say("plain-why-price-at", **place, card=card, total=price.total))
            lines.extend(self.parts(price.parts))
        return lines

    def why_area(self, area: AreaView) -> list[str]:
        """Explain what each player needs at a Problem."""
        lines: list[str] = []
        for side in sorted(area.confront, key=lambda one: one.seat != self.voice.seat):
            parts = self.need_parts(area, side)
            total = sum(part.amount for part in parts)
            who = self.voice.who(side.seat)
            problem = self.board.problem(area)
            lines.append(self.voice.say("plain-why-needs", **who, problem=problem, total=total))
            lines.extend(self.parts(parts))
        return lines

    def need_parts(self, area: AreaView, side: ConfrontView) -> tuple[PartView, ...]:
        """Give the parts of what a player needs: printed, changed by texts, and never below nothing."""
        printed = POOL[self._names[area.problem]]
        needs = printed.owner_needs if side.seat == area.owner else printed.opponent_needs
        parts = [PartView("printed", sum(need.amount for need in needs), area.problem), *side.why]
        rest = sum(need.amount for need in side.needs) - sum(part.amount for part in parts)
        return (*parts, PartView("least", rest, area.problem)) if rest else tuple(parts)

    def why_totals(self) -> list[str]:
        """Explain both totals of the faceoff under way."""
        faceoff = self.board.view.faceoff
        if faceoff is None:
            return [self.voice.say("refusal-only-in-faceoff")]
        lines: list[str] = []
        for seat, total, parts in faceoff.totals:
            lines.append(self.voice.say("plain-why-total", **self.voice.who(seat), total=total))
            lines.extend(self.parts(parts))
        return lines

    def parts(self, parts: Iterable[PartView]) -> list[str]:
        """Tell the parts of a number, the first without a plus."""
        return [
            self.voice.say(
                f"part-{part.what}",
                amount=f"{part.amount:+d}" if place else str(part.amount),
                source=self.voice.card(self._names.get(part.source, "")),
            )
            for place, part in enumerate(parts)
        ]

    def _why_power(self, card: CardView) -> list[str]:
        name = self.voice.card(card.card)
        head = self.voice.say("plain-why-power", card=name, total=card.power or 0)
        return [head, *self.parts(card.why)]

    def _why_move(self, card: CardView) -> list[str]:
        if card.controller != self.voice.seat or not POOL[card.card].type & CHARACTER:
            return []
        lines: list[str] = []
        for price in self.eyes.move_prices(card.handle):
            place = self.board.place(price.area)
            name = self.voice.card(card.card)
            lines.append(self.voice.say("plain-why-move", **place, card=name, total=price.total))
            lines.extend(self.parts(price.parts))
        return lines

    def _own_hand(self) -> tuple[CardView, ...]:
        return self.board.view.seats[self.voice.seat].hand

    # Why not.

    def why_not(self, handle: int, offered: bool) -> list[str]:
        """Say of each thing one does with this card what is against it; *offered*: the question has it."""
        card = self.voice.card(self._names[handle])
        found = self.eyes.why_not(handle)
        if not found:
            return [self.voice.say("plain-nothing-to-do", card=card)]
        lines: list[str] = []
        for verb, refusal in found:
            if refusal is not None:
                lines.append(self.voice.say("plain-cannot", verb=verb, card=card))
                lines.append(self.refusal(refusal))
                lines.append(self.voice.say("plain-clause", clause=refusal.clause))
            elif offered or verb == "confront":
                lines.append(self.voice.say("plain-can", verb=verb, card=card))
            else:
                lines.append(self.voice.say("plain-answer-first"))
        return lines

    def refusal(self, refusal: Refusal) -> str:
        """Tell one reason with its particulars."""
        told: dict[str, str | int] = {"missing": 0, **self.board.place(-1)}
        for key, value in refusal.particulars.items():
            if key in ("card", "source"):
                told[key] = self.voice.card(self.eyes.named(CardId(value)))
            elif key == "area":
                told.update(self.board.place(value))
            elif key == "colour":
                told["color"] = self.voice.say(f"color-{COLOUR_NAMES[value]}")
            else:
                told[key] = value
        if refusal.reason == "short-of-tokens":
            told["price"] = self.voice.tokens(int(told["price"]))
        if refusal.reason == "needs-more-power":
            told["missing"] = max(0, int(told["needed"]) - int(told["have"]))
        return self.voice.say(f"refusal-{refusal.reason}", **told)
