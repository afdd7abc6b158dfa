"""Whether the basic conditions of texts hold (chapter 7)."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import (
    ASKS_ABOUT_CARDS_IN_PLAY,
    ASKS_ABOUT_PHASE,
    ASKS_ABOUT_POWER,
    HOLDS,
    TESTS,
    claims,
)
from everfree.ccg.kernel.values.characteristics import colour_power_of, power_of
from everfree.ccg.kernel.values.selection import cards_of, holds, is_place, is_player, seat_of, selected
from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.words.selectors.conditions import (
    AllOf,
    DuringFaceoff,
    DuringPhase,
    DuringTurn,
    Has,
    HasMore,
    HasNone,
    HasPower,
    Involved,
    Is,
    OverHomeLimit,
    ThereAre,
    WithCard,
)
from everfree.ccg.language.words.selectors.selectors import AtLeast, Choose, One, Selector, This
from everfree.ccg.rules.faceoffs.involvement import is_involved
from everfree.ccg.rules.turn.end_phase import too_many_at_home
from everfree.ccg.rules.words.selectors.comparing import compares
from everfree.ccg.rules.words.selectors.selectors import counted, meant
from everfree.ccg.vocab import AreaId, CardId, Seat, card_of

AT_HOME: Final = -2
"""Marks in `Kernel.asking` that a card asks about a home limit; abilities and modifiers differ from it."""


def _involved(game: Kernel, condition: Involved, source: CardId, you: Seat, scope: Scope | None) -> bool:
    faceoff = game.state.faceoff
    if faceoff is None or not faceoff.kind & condition.kinds:
        return False
    if isinstance(condition.what, This):
        return is_involved(game, source)
    found = [is_involved(game, card) for card in named_by(game, condition.what, source, you, scope)]
    return enough(condition.what, found)


def named_by(game: Kernel, what: Selector, source: CardId, you: Seat, scope: Scope | None) -> list[CardId]:
    """List the cards that a condition is about."""
    if isinstance(what, (One, Choose)):
        return cards_of(game, what.description, source, you, scope)
    in_scope = Scope(game.ref(source), you) if scope is None else scope
    return [card_of(one) for one in selected(game, what, in_scope, ()) if game.is_current(one)]


def enough(what: Selector, found: list[bool]) -> bool:
    """Tell whether a condition holds: for "a card", if it is true of any; otherwise if it is true of all."""
    return any(found) if isinstance(what, (One, Choose)) else bool(found) and all(found)


def _during_faceoff(
    game: Kernel, condition: DuringFaceoff, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    faceoff = game.state.faceoff
    if faceoff is None or not faceoff.kind & condition.kinds:
        return False
    if condition.involving_this and not is_involved(game, source):
        return False
    others = condition.others
    if others is not None:
        cards = cards_of(game, others.description, source, you, scope)
        involved = [card for card in cards if is_involved(game, card)]
        if counted(game, involved, others.description, source) < others.count:
            return False
    gathered = condition.gathered
    if gathered is not None and not any(
        is_gathered(game, gathered, area, source, you, scope) for area in faceoff.areas
    ):
        return False
    return not condition.here or game.state.area[source] in faceoff.areas


def is_gathered(
    game: Kernel, cards: AtLeast, area: AreaId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """Tell whether enough cards of a description are in *area*, where a faceoff is (514.2e)."""
    found = cards_of(game, cards.description, source, you, scope)
    there = [card for card in found if game.state.area[card] == area]
    return counted(game, there, cards.description, source) >= cards.count


def _during_phase(
    game: Kernel, condition: DuringPhase, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.state.phase == condition.phase and is_player(condition.whose, game.state.turn_player, you)


def _during_turn(game: Kernel, condition: DuringTurn, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return is_player(condition.whose, game.state.turn_player, you)


def _has(game: Kernel, condition: Has, source: CardId, you: Seat, scope: Scope | None) -> bool:
    found = cards_of(game, condition.description, source, you, scope)
    controller = game.state.controller
    for seat in meant(game, condition.who, source, you, scope):
        theirs = [card for card in found if controller[card] == seat]
        number = counted(game, theirs, condition.description, source)
        if compares(number, condition.comparison, condition.count):
            return True
    return False


def _has_none(game: Kernel, condition: HasNone, source: CardId, you: Seat, scope: Scope | None) -> bool:
    found = cards_of(game, condition.description, source, you, scope)
    seats = meant(game, condition.who, source, you, scope)
    return not any(game.state.controller[card] in seats for card in found)


def _there_are(game: Kernel, condition: ThereAre, source: CardId, you: Seat, scope: Scope | None) -> bool:
    found = cards_of(game, condition.description, source, you, scope)
    number = counted(game, found, condition.description, source)
    return number >= condition.count if condition.count else number == 0


def _has_more(game: Kernel, condition: HasMore, source: CardId, you: Seat, scope: Scope | None) -> bool:
    """R7: compare how many such cards you and your opponents have, or their power (507.2)."""
    found = cards_of(game, condition.description, source, you, scope)
    controller = game.state.controller

    def number(seat: Seat) -> int:
        theirs = [card for card in found if controller[card] == seat]
        if condition.in_power:
            return sum([max(0, power_of(game, card)) * game.count_of(card) for card in theirs])
        return counted(game, theirs, condition.description, source)

    if condition.who == THAT_PLAYER:
        return number(seat_of(game, condition.who, source, you, scope)) > number(you)
    if condition.who != YOU:
        return any(number(seat) > number(you) for seat in game.opponents(you))
    ahead = [number(you) > number(seat) for seat in game.opponents(you)]
    return all(ahead) if condition.than_every else any(ahead)


def _has_power(game: Kernel, condition: HasPower, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return any(
        colour_power_of(game, seat, condition.colour) >= condition.count
        for seat in meant(game, condition.who, source, you, scope)
    )


def _with_card(game: Kernel, condition: WithCard, source: CardId, you: Seat, scope: Scope | None) -> bool:
    state = game.state
    area = state.area[source]
    if not is_place(game, condition.place, area, you, source, scope):
        return False
    beside = [
        card for card in cards_of(game, condition.description, source, you, scope) if state.area[card] == area
    ]
    return counted(game, beside, condition.description, source) >= condition.count


def _is(game: Kernel, condition: Is, source: CardId, you: Seat, scope: Scope | None) -> bool:
    found: list[bool] = []
    for card in named_by(game, condition.what, source, you, scope):
        is_such = game.type_of(card) & condition.noun != 0
        for test in condition.tests:
            is_such = is_such and TESTS[type(test)](game, test, card, source, you, scope)
        found.append(is_such)
    return enough(condition.what, found)


def _over_home_limit(
    game: Kernel, condition: OverHomeLimit, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """616.3: compare with the limit; while that is computed, a law about it with this condition is off."""
    asked = (source, AT_HOME)
    if asked in game.asking:
        return False
    game.asking.append(asked)
    answer = any(too_many_at_home(game, seat) > 0 for seat in meant(game, condition.who, source, you, scope))
    game.asking.pop()
    return answer


def _all_of(game: Kernel, condition: AllOf, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return all(holds(game, one, source, you, scope) for one in condition.conditions)


HOLDS[Involved] = _involved
HOLDS[DuringFaceoff] = _during_faceoff
HOLDS[DuringPhase] = _during_phase
ASKS_ABOUT_PHASE.append(DuringPhase)
HOLDS[DuringTurn] = _during_turn
HOLDS[Has] = _has
HOLDS[HasNone] = _has_none
HOLDS[ThereAre] = _there_are
HOLDS[HasMore] = _has_more
HOLDS[HasPower] = _has_power
ASKS_ABOUT_POWER.append(HasPower)
HOLDS[WithCard] = _with_card
HOLDS[Is] = _is
HOLDS[OverHomeLimit] = _over_home_limit
HOLDS[AllOf] = _all_of
ASKS_ABOUT_CARDS_IN_PLAY.extend([Has, HasNone, ThereAre, WithCard, Is, AllOf])

claims("507.2", _has_more)
claims("514.2e", is_gathered)
