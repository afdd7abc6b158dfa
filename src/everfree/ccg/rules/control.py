"""513: control of cards in play, gained and given back."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.board import index, index_elsewhere
from everfree.ccg.kernel.control import controller_of, is_control
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS, ALWAYS, APPLY, HOLDS, TESTS, claims, does
from everfree.ccg.kernel.records import BY_GAME, Modifier, Occurrence, Scope
from everfree.ccg.kernel.scope import cards_of, laws_of, seat_of, selected
from everfree.ccg.kernel.stacks import how_many
from everfree.ccg.kernel.zones import create
from everfree.ccg.language.control import Controls, ControlsHost, GainControl, OwnedBy
from everfree.ccg.rules.movement import sent_home
from everfree.ccg.rules.uniqueness import check
from everfree.ccg.vocab import CHARACTER, DILEMMA_AREA, HOME_AREA, PLAY, PROBLEM, CardId, Ref, Seat, card_of


def _gain_control(
    game: Kernel, effect: GainControl, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """513.2: create a modifier that says whose the cards are."""
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    cards = [
        card_of(one)
        for one in selected(game, effect.what, scope, picked)
        if game.is_current(one) and game.state.zone[card_of(one)] == PLAY
    ]
    for card in cards:
        game.modify(effect, scope, effect.until, amount=seat, targets=(game.ref(card),))
    return [
        Occurrence(kinds.CONTROL_CHANGED, seat, card, source=scope.source, by=scope.you) for card in cards
    ]


def returning(game: Kernel, ended: list[Modifier]) -> list[Occurrence]:
    """513.2: list the cards that change hands because these modifiers have ended."""
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
    """513.5: from now on the card is read from its new controller's perspective, who may look at it (R29).

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


def settle(game: Kernel, occurrence: Occurrence) -> bool:
    """516.1 after a change of control; a character at the wrong home goes home at once (an option)."""
    state = game.state
    card = occurrence.card
    area = state.area[card]
    if (
        game.cast.options.control_home_fix == "immediate"
        and game.type_of(card) & CHARACTER
        and state.area_kind[area] == HOME_AREA
        and state.area_owner[area] != occurrence.seat
        and game.happens(sent_home(game, card, BY_GAME))
    ):
        return True
    return check(game, occurrence)


def look_after(game: Kernel) -> None:
    """513.2: let cards change hands as soon as attachments that say whose they are come or go."""
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


def _owned_by(
    game: Kernel, test: OwnedBy, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.state.owner[card] == seat_of(game, test.who, source, you, scope)


def _controls(game: Kernel, condition: Controls, source: CardId, you: Seat, scope: Scope | None) -> bool:
    """Of several opponents the one is meant that was chosen (R7)."""
    seat = seat_of(game, condition.who, source, you, scope)
    cards = cards_of(game, condition.description, source, you, scope)
    return how_many(game, [card for card in cards if game.state.controller[card] == seat]) >= condition.count


TESTS[OwnedBy] = _owned_by
HOLDS[Controls] = _controls
ALWAYS[ControlsHost] = look_after
does(GainControl, _gain_control)
APPLY[kinds.CONTROL_CHANGED] = change_control
AFTERWARDS[kinds.CONTROL_CHANGED] = settle

claims("513.1", create)
claims("513.2", _gain_control)
claims("513.2", returning)
claims("513.2", look_after)
claims("513.3", Kernel.modify)
claims("513.4", index_elsewhere)
claims("513.5", index)
claims("522.2b", "R29", change_control)
