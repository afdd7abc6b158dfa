"""516: limits on what cards a player may control, checked after every occurrence (R13)."""

from typing import Any, Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.token_stacks import how_many, split
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import CARD
from everfree.ccg.kernel.records import BY_GAME, Occurrence
from everfree.ccg.kernel.registry import AFTERWARDS, ANY_KIND, claims
from everfree.ccg.kernel.state import FACE_DOWN
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.words.faceoffs.faceoffs import AdditionalTroublemaker
from everfree.ccg.rules.core.troublemaker_blocks import is_epic
from everfree.ccg.vocab import NO_CARD, NO_SEAT, TROUBLEMAKER, UNIQUE, AreaId, CardId, Seat


def violating(game: Kernel, seat: Seat) -> list[CardId]:
    """List the cards of which *seat* must dismiss one; empty if there are none (516.3, 516.4, 516.4a)."""
    group = violating_group(game, seat)
    epics = [card for card in group if is_epic(game, card)]
    return [card for card in group if card not in epics] or group  # 516.4b


def violating_group(game: Kernel, seat: Seat) -> list[CardId]:
    """List cards that *seat* must not control together, at least one too many; empty if there are none."""
    state = game.state
    by_name: dict[str, list[CardId]] = {}
    for card in game.in_play():
        is_seen = state.controller[card] == seat and not state.marks[card] & FACE_DOWN
        if is_seen and UNIQUE in game.face(card).traits:
            by_name.setdefault(game.definition(card).card.name, []).append(card)
    for group in [*troublemaker_groups(game, seat), *by_name.values()]:
        if how_many(game, group) > 1:
            return group
    return []


ONE_OF_A_NAME: Final = 0
BESIDE_EPIC: Final = -1


def rule_violated(game: Kernel, seat: Seat, group: list[CardId]) -> int:
    """Return which rule *group* violates, for the question: 516.3, 516.4a, or how many cards 516.4 allows."""
    if group not in troublemaker_groups(game, seat):
        return ONE_OF_A_NAME
    state = game.state
    most = allowed(game, seat, state.area[group[0]])
    mine = [card for card in group if state.controller[card] == seat]
    return most if len(mine) > most else BESIDE_EPIC


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
        across = game.definitions.options.epic_cross_player_uniqueness
        if across and any(is_epic(game, card) for card in here):
            groups.append(here)
    return groups


def allowed(game: Kernel, seat: Seat, area: AreaId) -> int:
    """516.4: return how many face-up Troublemakers *seat* may have in *area*: one, unless a law says more."""
    return 1 + len(
        [
            source
            for source, you, _ in laws_of(game, AdditionalTroublemaker)
            if you == seat and game.state.area[source] == area
        ]
    )


def is_crowded(game: Kernel) -> bool:
    """Tell whether a player has several face-up Troublemakers in an area, which only a law allows."""
    state = game.state
    found: list[tuple[Seat, AreaId]] = []
    for card in game.board().troublemakers:
        place = (state.controller[card], state.area[card])
        if not game.is_face_down(card):
            if place in found:
                return True
            found.append(place)
    return False


def check(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """516.1: start a repair if *occurrences* have violated uniqueness; return True if so."""
    return any(may_violate(game, one) for one in occurrences) and repair(game)


def may_violate(game: Kernel, occurrence: Occurrence) -> bool:
    """Tell whether *occurrence* can have caused a violation.

    An Epic Troublemaker that is uncovered first dismisses the others; its step checks afterwards (607.3).
    """
    card = occurrence.card
    if occurrence.kind == kinds.UNCOVERED and is_epic(game, card):
        return False
    if game.is_reshaped():
        return True
    if card < 0:
        return False
    return game.state.crowded or game.type_of(card) == TROUBLEMAKER or UNIQUE in game.face(card).traits


def repair(game: Kernel) -> bool:
    """516.2, 516.2a: start repairing a violation, if there is one; who last had priority comes first."""
    state = game.state
    first = state.turn_player if state.had_priority == NO_SEAT else state.had_priority
    for seat in game.players(first):
        if violating(game, seat):
            game.push(RepairUniqueness(seat))
            return True
    state.crowded = is_crowded(game)
    game.checked = game.board()
    return False


class RepairUniqueness(Frame):
    """516.2: make the player dismiss violating cards, by the game, until there is no violation left."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def data(self) -> tuple[Any, ...]:
        return (self.seat,)

    def player(self) -> Seat:
        return self.seat

    def ask_again(self, game: Kernel) -> bool:
        """Check again which cards are too many."""
        self.step = "begin"
        return True

    def begin(self, game: Kernel) -> None:
        """Ask which card to dismiss."""
        cards = violating(game, self.seat)
        if not cards:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(CARD, card) for card in cards]
        group = violating_group(game, self.seat)
        rule = rule_violated(game, self.seat, group)
        source = group[0] if rule == ONE_OF_A_NAME else NO_CARD
        game.ask(self.seat, "uniqueness", options, source=source, number=rule)

    def chosen(self, game: Kernel) -> None:
        """Dismiss the card, as many tokens of a stack as must go, and check again."""
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
