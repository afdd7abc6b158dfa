"""516: cards a player may control only in certain numbers, checked after every occurrence (R13)."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS, claims
from everfree.ccg.kernel.options import CARD
from everfree.ccg.kernel.records import BY_GAME, Occurrence
from everfree.ccg.kernel.values import traits_of
from everfree.ccg.vocab import EPIC, TROUBLEMAKER, UNIQUE, CardId, Seat


def violating(game: Kernel, seat: Seat) -> list[CardId]:
    """List a set of cards with which *seat* violates uniqueness, or nothing (516.3, 516.4)."""
    state = game.state
    by_name: dict[str, list[CardId]] = {}
    by_area: dict[int, list[CardId]] = {}
    for card in game.in_play():
        if state.controller[card] != seat or game.is_face_down(card):
            continue
        if game.definition(card).type == TROUBLEMAKER:
            by_area.setdefault(state.area[card], []).append(card)
        elif UNIQUE in traits_of(game, card):
            by_name.setdefault(game.definition(card).card.name, []).append(card)
    for group in [*by_area.values(), *by_name.values()]:
        if len(group) > 1:
            epics = [card for card in group if EPIC in traits_of(game, card)]
            return [card for card in group if card not in epics] or group  # 516.4b
    return []


def check(game: Kernel, occurrence: Occurrence) -> bool:
    """516.1: pause for a repair if someone now violates uniqueness."""
    for seat in game.players(game.state.turn_player):
        if violating(game, seat):
            game.push(RepairUniqueness(seat))
            return True
    return False


class RepairUniqueness(Frame):
    """516.2: the violating player dismisses violating cards, by the game, until none is left over."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.seat,)

    def begin(self, game: Kernel) -> None:
        """Ask which card goes."""
        cards = violating(game, self.seat)
        if not cards:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(CARD, card) for card in cards]
        game.ask(self.seat, "uniqueness", options)

    def chosen(self, game: Kernel) -> None:
        """Dismiss it and look again."""
        self.step = "begin"
        card = CardId(game.state.answer[1])
        game.occur([Occurrence(kinds.DISMISSED, self.seat, card, by=self.seat, mode=BY_GAME)])


for _kind in (kinds.ENTERED, kinds.UNCOVERED, kinds.MOVED, kinds.SENT, kinds.TURNED_OVER, kinds.RALLIED):
    AFTERWARDS[_kind] = check

claims("306.2", "516.3", "516.4", "516.4b", violating)
claims("516.1", check)
claims("516.2", RepairUniqueness.chosen)
