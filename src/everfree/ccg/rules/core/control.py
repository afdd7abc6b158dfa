"""513: changing control of a card, and returning it when the effect that changed it ends."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.control import is_control
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import BY_GAME, Modifier, Occurrence
from everfree.ccg.kernel.registry import AFTERWARDS, ALWAYS, APPLY, claims
from everfree.ccg.kernel.values.controller import controller_of
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.words.effects.control import ControlsHost
from everfree.ccg.rules.core.movement import sent_home
from everfree.ccg.rules.core.uniqueness import check
from everfree.ccg.vocab import CHARACTER, DILEMMA_AREA, HOME_AREA, PLAY, PROBLEM, CardId, Seat, card_of


def reverted_control(game: Kernel, ended: list[Modifier]) -> list[Occurrence]:
    """513.2: list the changes of control that the end of these modifiers causes."""
    cards: list[CardId] = []
    for modifier in ended:
        if is_control(game, modifier):
            cards.extend([card_of(one) for one in modifier.targets if game.is_current(one)])
    return [
        Occurrence(kinds.CONTROL_CHANGED, controller_of(game, card), card)
        for card in cards
        if controller_of(game, card) != game.state.controller[card]
    ]


def change_control(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """513.5: change the controller of a card; the new one may look at it (R29).

    The area of a Dilemma goes with it (522.2b).
    """
    state = game.state
    card, seat = occurrence.card, occurrence.seat
    if state.zone[card] != PLAY or state.controller[card] == seat:
        return None
    state.controller[card] = seat
    state.known[card] |= 1 << seat
    area = state.area[card]
    if state.area_kind[area] == DILEMMA_AREA and game.type_of(card) == PROBLEM:
        state.area_owner[area] = seat
    game.changed()
    return occurrence


def after_change(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """516.1: check uniqueness; by an option, first send characters at another player's home to their own."""
    if game.definitions.options.control_home_fix == "immediate":
        strays = [one for one in occurrences if is_at_wrong_home(game, one.card, one.seat)]
        if game.together([sent_home(game, one.card, BY_GAME) for one in strays]):
            return True
    return check(game, occurrences)


def is_at_wrong_home(game: Kernel, card: CardId, controller: Seat) -> bool:
    """Tell whether a character is at the home of a player other than its controller (511.5)."""
    state = game.state
    area = state.area[card]
    return (
        game.type_of(card) & CHARACTER != 0
        and state.area_kind[area] == HOME_AREA
        and state.area_owner[area] != controller
    )


def update_control(game: Kernel) -> None:
    """513.2: change control as soon as an attachment that controls its host comes or goes."""
    state = game.state
    if state.question is not None:
        return
    hosts = [state.host[source] for source, _, _ in laws_of(game, ControlsHost)]
    for card in game.in_play():
        if card in hosts or state.controller[card] != state.owner[card]:
            seat = controller_of(game, card)
            if seat != state.controller[card]:
                game.occur([Occurrence(kinds.CONTROL_CHANGED, seat, card)])
                return


ALWAYS[ControlsHost] = update_control
APPLY[kinds.CONTROL_CHANGED] = change_control
AFTERWARDS[kinds.CONTROL_CHANGED] = after_change

claims("513.2", reverted_control)
claims("513.2", update_control)
claims("522.2b", "R29", change_control)
