"""611: temporary modifiers of confront requirements, and of Troublemakers that prevent confronting."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import CONFRONTED, noted
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.registry import HOLDS, claims, does
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values.characteristics import Part, amount_of, characters_of, traits_of
from everfree.ccg.kernel.values.selection import is_player, is_selected, laws_of, seat_of, selected
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.terms import END_OF_TURN
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.laws.confronting import (
    Contribute,
    DoesntPrevent,
    DontPrevent,
    EaseProblem,
    HasBeenConfronted,
    MeetNeeds,
    NeedLess,
)
from everfree.ccg.vocab import PLAY, CardId, Ref, Seat, card_of


def modifiers_about(game: Kernel, word: type[Effect], seat: Seat, about: CardId) -> list[Modifier]:
    """List the modifiers that *seat*'s texts created with this word for *about*, still the same card."""
    if not game.state.modifiers:
        return []
    reference = game.ref(about)
    return [
        one
        for one in game.state.modifiers
        if one.seat == seat
        and reference in one.targets
        and isinstance(game.definitions.nodes[one.change], word)
    ]


def meets_otherwise(game: Kernel, seat: Seat, problem: CardId) -> bool:
    """611.3: tell whether a text lets *seat* meet the requirements of *problem*, whatever they are.

    Such a text requires a ready character with each of its traits at the Problem.
    """
    for modifier in modifiers_about(game, MeetNeeds, seat, problem):
        node = game.definitions.nodes[modifier.change]
        if isinstance(node, MeetNeeds) and all(
            has_ready_with_trait(game, seat, problem, one) for one in node.traits
        ):
            return True
    return False


def has_ready_with_trait(game: Kernel, seat: Seat, problem: CardId, trait: str) -> bool:
    """Tell whether *seat* has a ready character with a trait at *problem*."""
    state = game.state
    return any(
        state.area[card] == state.area[problem]
        and not state.marks[card] & (EXHAUSTED | FACE_DOWN)
        and trait in traits_of(game, card)
        for card in characters_of(game, seat)
    )


def helpers(game: Kernel, seat: Seat, problem: CardId) -> list[CardId]:
    """List the cards whose power a text lets *seat* contribute to confronting *problem* (611.3a)."""
    found: list[CardId] = []
    for modifier in modifiers_about(game, Contribute, seat, problem):
        card = card_of(modifier.source)
        if game.is_current(modifier.source) and game.state.zone[card] == PLAY and card not in found:
            found.append(card)
    return found


def is_tolerated(game: Kernel, seat: Seat, troublemaker: CardId) -> bool:
    """611.3e: tell whether a text stops a Troublemaker from preventing *seat* to confront."""
    area = game.state.area
    for source, you, law in laws_of(game, DoesntPrevent):
        is_here = area[source] == area[troublemaker] and is_player(law.who, seat, you)
        if is_here and is_selected(game, law.what, troublemaker, source, you):
            return True
    reference = game.ref(troublemaker)
    return any(
        one.amount == seat
        and reference in one.targets
        and isinstance(game.definitions.nodes[one.change], DontPrevent)
        for one in game.state.modifiers
    )


def lowered_needs(game: Kernel, seat: Seat, problem: CardId) -> list[Part]:
    """List by how much each text has lowered *seat*'s requirements at *problem*."""
    found = modifiers_about(game, NeedLess, seat, problem) + modifiers_about(game, EaseProblem, seat, problem)
    return [Part("modifier", -one.amount, card_of(one.source)) for one in found]


def _modified(scope: Scope) -> list[Occurrence]:
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


def _meet_needs(
    game: Kernel, effect: MeetNeeds, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    game.modify(effect, scope, END_OF_TURN, targets=selected(game, effect.what, scope, picked))
    return _modified(scope)


def _contribute(
    game: Kernel, effect: Contribute, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    game.modify(effect, scope, effect.until, targets=selected(game, effect.to, scope, picked))
    return _modified(scope)


def _dont_prevent(
    game: Kernel, effect: DontPrevent, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """708.2b, R27: select the Troublemakers now; the amount of the modifier is the seat that may confront."""
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    troublemakers = selected(game, effect.what, scope, picked)
    game.modify(effect, scope, effect.until, amount=seat, targets=troublemakers)
    return _modified(scope)


def _need_less(
    game: Kernel, effect: NeedLess, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """708.2b: count now how much less each Problem requires; the number may differ between Problems."""
    for area in game.board().problem_areas:
        there = scope.there(area)
        amount = amount_of(game, effect.amount, card_of(scope.source), scope.you, there)
        problem = game.ref(game.problem_at(area))
        game.modify(effect, scope, END_OF_TURN, amount=amount, targets=(problem,))
    return _modified(scope)


def _ease(
    game: Kernel, effect: EaseProblem, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Create a modifier for each player, because it lowers the needs of all of them."""
    problems = selected(game, effect.what, scope, picked)
    for seat in game.players(scope.you):
        game.modify(effect, scope.by(seat), effect.until, amount=effect.amount, targets=problems)
    return _modified(scope)


does(EaseProblem, _ease)


def note_confronted(game: Kernel, problem: CardId) -> None:
    """Record that a Problem was confronted, if its text asks for that."""
    note = (game.ref(problem), CONFRONTED, 1)
    asks = any(isinstance(node, HasBeenConfronted) for node in walk(game.printed(problem).abilities))
    if asks and note not in game.state.noted:
        game.state.noted.append(note)
        game.changed()


def _has_been_confronted(
    game: Kernel, condition: HasBeenConfronted, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return bool(noted(game.state, game.ref(source), CONFRONTED))


HOLDS[HasBeenConfronted] = _has_been_confronted
does(MeetNeeds, _meet_needs)
does(Contribute, _contribute)
does(DontPrevent, _dont_prevent)
does(NeedLess, _need_less)

claims("611.3", meets_otherwise)
claims("611.3a", helpers)
claims("611.3e", is_tolerated)
claims("708.2b", _need_less)
