"""What the properties, places and conditions of texts mean (chapters 2, 5 and 7)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AMOUNTS, ASKS_ABOUT_POWER, HOLDS, TESTS, claims
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.scope import cards_of, fits, holds, is_on, seat_of, selected
from everfree.ccg.kernel.stacks import how_many
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values import colour_power_of, colours_of, touching, traits_of
from everfree.ccg.language.amounts import ForEach, ForEachOnHost
from everfree.ccg.language.card import Card
from everfree.ccg.language.conditions import (
    AllOf,
    DuringFaceoff,
    DuringPhase,
    Has,
    HasNone,
    HasPower,
    HostAt,
    Involved,
    IsAt,
    ThereAre,
    WithCard,
)
from everfree.ccg.language.faceoffs import InFaceoff
from everfree.ccg.language.selectors import (
    Another,
    At,
    ControlledBy,
    Description,
    Exhausted,
    Host,
    OfColour,
    OnThis,
    Other,
    Ready,
    SpokenOf,
    WithoutColour,
    WithTrait,
)
from everfree.ccg.language.words import (
    A_PROBLEM,
    ADVERSARIES,
    ANOTHER_PROBLEM,
    HERE,
    HOME,
    OPPONENTS_HOME,
    OPPONENTS_PROBLEM,
    THERE,
    Place,
    Who,
)
from everfree.ccg.rules.involvement import is_involved
from everfree.ccg.vocab import (
    DILEMMA_AREA,
    HOME_AREA,
    NO_AREA,
    NO_CARD,
    PLAY,
    PROBLEM,
    PROBLEM_AREA,
    AreaId,
    CardId,
    Seat,
)


def is_place(game: Kernel, place: Place, area: AreaId, of: Seat, source: CardId, scope: Scope | None) -> bool:
    """Tell whether *area* is the place a text names; "home" is the home of player *of*."""
    state = game.state
    if area == NO_AREA:
        return False
    if place == HERE:
        return area == state.area[source]
    if place == THERE:
        return area == (game.there if scope is None else scope.area)
    kind = state.area_kind[area]
    if place == HOME:
        return kind == HOME_AREA and state.area_owner[area] == of
    if place == OPPONENTS_HOME:
        return kind == HOME_AREA and state.area_owner[area] != state.controller[source]
    if place == A_PROBLEM:
        return kind in (PROBLEM_AREA, DILEMMA_AREA)
    if place == ANOTHER_PROBLEM:
        return kind in (PROBLEM_AREA, DILEMMA_AREA) and area != state.area[source]
    if place == OPPONENTS_PROBLEM:
        return kind in (PROBLEM_AREA, DILEMMA_AREA) and state.area_owner[area] != state.controller[source]
    return True


def _controlled_by(
    game: Kernel, test: ControlledBy, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    if test.who in ADVERSARIES:
        return game.state.controller[card] != you
    return game.state.controller[card] == seat_of(game, test.who, source, you, scope)


def _another(
    game: Kernel, test: Another, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return card != source or game.count_of(card) > 1  # the other tokens of its stack


def _other(game: Kernel, test: Other, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return scope is None or game.ref(card) not in scope.that


def _of_colour(
    game: Kernel, test: OfColour, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return colours_of(game, card) & test.colours != 0


def _without_colour(
    game: Kernel, test: WithoutColour, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return colours_of(game, card) & test.colours == 0


def _with_trait(
    game: Kernel, test: WithTrait, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return test.trait in traits_of(game, card)


def _at(game: Kernel, test: At, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return is_place(game, test.place, game.state.area[card], game.state.controller[card], source, scope)


def _can_be_exhausted(game: Kernel, card: CardId) -> bool:
    """503.4, 503.4a, 504.2: only face-up cards in play that are not Problems are ready or exhausted."""
    state = game.state
    if state.zone[card] != PLAY or state.marks[card] & FACE_DOWN:
        return False
    return game.type_of(card) != PROBLEM


def _ready(game: Kernel, test: Ready, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return _can_be_exhausted(game, card) and not game.state.marks[card] & EXHAUSTED


def _exhausted(
    game: Kernel, test: Exhausted, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return _can_be_exhausted(game, card) and game.state.marks[card] & EXHAUSTED != 0


def _on_this(
    game: Kernel, test: OnThis, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.state.host[card] == source


def _in_faceoff(
    game: Kernel, test: InFaceoff, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return is_involved(game, card)


def _spoken_of(
    game: Kernel, test: SpokenOf, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return scope is not None and game.ref(card) in scope.that


TESTS[ControlledBy] = _controlled_by
TESTS[Another] = _another
TESTS[Other] = _other
TESTS[OfColour] = _of_colour
TESTS[WithoutColour] = _without_colour
TESTS[WithTrait] = _with_trait
TESTS[At] = _at
TESTS[Ready] = _ready
TESTS[Exhausted] = _exhausted
TESTS[OnThis] = _on_this
TESTS[InFaceoff] = _in_faceoff
TESTS[SpokenOf] = _spoken_of


def _involved(game: Kernel, condition: Involved, source: CardId, you: Seat, scope: Scope | None) -> bool:
    faceoff = game.state.faceoff
    if faceoff is None or not faceoff.kind & condition.kinds:
        return False
    card = game.state.host[source] if isinstance(condition.what, Host) else source
    return card != NO_CARD and is_involved(game, card)


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
    return not condition.here or game.state.area[source] in faceoff.areas


def _during_phase(
    game: Kernel, condition: DuringPhase, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.state.phase == condition.phase


def meant(game: Kernel, who: Who, source: CardId, you: Seat, scope: Scope | None) -> list[Seat]:
    """List the players a condition is about: what one opponent has is enough (R7)."""
    if who in ADVERSARIES:
        return game.opponents(you)
    return [seat_of(game, who, source, you, scope)]


def _has(game: Kernel, condition: Has, source: CardId, you: Seat, scope: Scope | None) -> bool:
    found = cards_of(game, condition.description, source, you, scope)
    controller = game.state.controller
    for seat in meant(game, condition.who, source, you, scope):
        theirs = [card for card in found if controller[card] == seat]
        if counted(game, theirs, condition.description, source) >= condition.count:
            return True
    return False


def _has_none(game: Kernel, condition: HasNone, source: CardId, you: Seat, scope: Scope | None) -> bool:
    found = cards_of(game, condition.description, source, you, scope)
    seats = meant(game, condition.who, source, you, scope)
    return not any(game.state.controller[card] in seats for card in found)


def counted(game: Kernel, cards: list[CardId], description: Description, source: CardId) -> int:
    """Count cards of a description, each token of a stack; "another" leaves out the one that speaks."""
    number = how_many(game, cards)
    return number - 1 if source in cards and Another() in description.tests else number


def _there_are(game: Kernel, condition: ThereAre, source: CardId, you: Seat, scope: Scope | None) -> bool:
    found = cards_of(game, condition.description, source, you, scope)
    return counted(game, found, condition.description, source) >= condition.count


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
    return any(
        state.area[card] == area and fits(game, condition.description, card, source, you, scope)
        for card in game.in_play()
    )


def _is_at(game: Kernel, condition: IsAt, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return is_place(game, condition.place, game.state.area[source], you, source, scope)


def _host_at(game: Kernel, condition: HostAt, source: CardId, you: Seat, scope: Scope | None) -> bool:
    host = game.state.host[source]
    return host != NO_CARD and is_place(game, condition.place, game.state.area[host], you, source, scope)


def _all_of(game: Kernel, condition: AllOf, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return all(holds(game, one, source, you, scope) for one in condition.conditions)


def _for_each(game: Kernel, amount: ForEach, source: CardId, you: Seat, scope: Scope | None) -> int:
    cards = cards_of(game, amount.description, source, you, scope)
    return amount.times * counted(game, cards, amount.description, source)


def _for_each_on_host(
    game: Kernel, amount: ForEachOnHost, source: CardId, you: Seat, scope: Scope | None
) -> int:
    beside = game.board().attachments.get(game.state.host[source], ())
    return amount.times * len([card for card in beside if amount.trait in traits_of(game, card)])


AMOUNTS[ForEach] = _for_each
AMOUNTS[ForEachOnHost] = _for_each_on_host
HOLDS[Involved] = _involved
HOLDS[DuringFaceoff] = _during_faceoff
HOLDS[DuringPhase] = _during_phase
HOLDS[Has] = _has
HOLDS[HasNone] = _has_none
HOLDS[ThereAre] = _there_are
HOLDS[HasPower] = _has_power
ASKS_ABOUT_POWER.append(HasPower)
HOLDS[WithCard] = _with_card
HOLDS[IsAt] = _is_at
HOLDS[HostAt] = _host_at
HOLDS[AllOf] = _all_of

claims("501.4", "501.5", is_place)
claims("503.4", "503.4a", "504.2", _can_be_exhausted)
claims("505.2", fits)
claims("708.2a", is_on)
claims("513.6", _controlled_by)
claims("201.1", Card.name)
claims("201.2", selected)
claims("203.3", colours_of)
claims("206.1b", "302.2", fits)
claims("207.1", traits_of)
claims("207.1a", "207.1b", _with_trait)
claims("401.2", _for_each)
claims("507.2", "507.3", colour_power_of)
claims("R60", is_place)
claims("203.2", colour_power_of)
claims("301.4", "505.1", "505.1d.i", fits)
claims("505.1a", traits_of)
claims("702.1", "706.1c", touching)
