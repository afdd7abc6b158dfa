"""516: cards a player may control only in certain numbers, checked after every occurrence (R13)."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS, ANY_KIND, claims
from everfree.ccg.kernel.options import CARD
from everfree.ccg.kernel.records import BY_GAME, Occurrence
from everfree.ccg.kernel.scope import laws_of
from everfree.ccg.kernel.stacks import how_many, split
from everfree.ccg.kernel.values import traits_of
from everfree.ccg.language.faceoffs import AdditionalTroublemaker
from everfree.ccg.rules.troublemaker_blocks import is_epic
from everfree.ccg.vocab import NO_SEAT, TROUBLEMAKER, UNIQUE, AreaId, CardId, Seat


def violating(game: Kernel, seat: Seat) -> list[CardId]:
    """List the cards of which *seat* must give one up, or nothing (516.3, 516.4, 516.4a)."""
    group = violating_group(game, seat)
    epics = [card for card in group if is_epic(game, card)]
    return [card for card in group if card not in epics] or group  # 516.4b


def violating_group(game: Kernel, seat: Seat) -> list[CardId]:
    """List cards that *seat* must not have together, one too many at least, or nothing."""
    state = game.state
    by_name: dict[str, list[CardId]] = {}
    for card in game.in_play():
        if state.controller[card] == seat and not game.is_face_down(card) and UNIQUE in traits_of(game, card):
            by_name.setdefault(game.definition(card).card.name, []).append(card)
    for group in [*troublemaker_groups(game, seat), *by_name.values()]:
        if how_many(game, group) > 1:
            return group
    return []


def troublemaker_groups(game: Kernel, seat: Seat) -> list[list[CardId]]:
    """List face-up Troublemakers that must not be together: one player's, or all with an Epic one."""
    state = game.state
    groups: list[list[CardId]] = []
    face_up = [card for card in game.board().troublemakers if not game.is_face_down(card)]
    for area in game.board().problem_areas:
        here = [card for card in face_up if state.area[card] == area]
        mine = [card for card in here if state.controller[card] == seat]
        if len(mine) > allowed(game, seat, area):
            groups.append(mine)
        across = game.cast.options.epic_cross_player_uniqueness
        if across and any(is_epic(game, card) for card in here):
            groups.append(here)
    return groups


def allowed(game: Kernel, seat: Seat, area: AreaId) -> int:
    """516.4: give how many face-up Troublemakers *seat* may have in *area*: one, unless a law says more."""
    return 1 + len(
        [
            source
            for source, you, _ in laws_of(game, AdditionalTroublemaker)
            if you == seat and game.state.area[source] == area
        ]
    )


def is_crowded(game: Kernel) -> bool:
    """Tell whether somebody has more face-up Troublemakers in an area than they could without a law."""
    state = game.state
    found: list[tuple[Seat, AreaId]] = []
    for card in game.board().troublemakers:
        place = (state.controller[card], state.area[card])
        if not game.is_face_down(card):
            if place in found:
                return True
            found.append(place)
    return False


def check(game: Kernel, occurrence: Occurrence) -> bool:
    """516.1: pause for a repair if someone now violates uniqueness; only certain cards can be the cause.

    An Epic Troublemaker that is uncovered drives the others out first; its step looks afterwards (607.3).
    """
    card = occurrence.card
    if occurrence.kind == kinds.UNCOVERED and is_epic(game, card):
        return False
    if card < 0 and not game.board().is_volatile:
        return False
    if (
        not game.state.crowded
        and not game.board().is_volatile
        and game.type_of(card) != TROUBLEMAKER
        and UNIQUE not in game.face(card).traits
    ):
        return False
    return repair(game)


def repair(game: Kernel) -> bool:
    """516.2, 516.2a: start repairing a violation, if there is one; who last had priority comes first."""
    state = game.state
    first = state.turn_player if state.had_priority == NO_SEAT else state.had_priority
    for seat in game.players(first):
        if violating(game, seat):
            game.push(RepairUniqueness(seat))
            return True
    state.crowded = is_crowded(game)
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

    def player(self) -> Seat:
        """Give whose cards these are."""
        return self.seat

    def ask_again(self, game: Kernel) -> bool:
        """See what is still too much."""
        self.step = "begin"
        return True

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
        """Dismiss it, of a stack of tokens all that must go, and look again."""
        self.step = "begin"
        card = CardId(game.state.answer[1])
        surplus = how_many(game, violating_group(game, self.seat)) - 1
        card = split(game, card, min(surplus, game.count_of(card)))
        game.occur([Occurrence(kinds.DISMISSED, self.seat, card, by=self.seat, mode=BY_GAME)])


for _kind in (kinds.ENTERED, kinds.MOVED, kinds.SENT, kinds.TURNED_OVER, kinds.RALLIED, kinds.MODIFIED):
    AFTERWARDS[_kind] = check
AFTERWARDS[ANY_KIND] = check

claims("516.3", "516.4b", violating)
claims("306.2", "516.4", "516.4a", troublemaker_groups)
claims("516.1", check)
claims("516.2a", repair)
claims("516.2", RepairUniqueness.chosen)
claims("R13", check)
claims("201.1a", violating)
