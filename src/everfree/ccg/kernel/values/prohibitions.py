"""104.2: texts that say that something can't happen."""

from typing import TYPE_CHECKING

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import LISTENS, claims
from everfree.ccg.kernel.values.selection import cards_of, holds, is_on
from everfree.ccg.language.abilities import EachPlayerHas, Standing
from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.words.faceoffs.faceoffs import Challenges
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import AtLeast
from everfree.ccg.language.words.triggers.triggers import Moves
from everfree.ccg.vocab import NO_AREA, CardId, Ref, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def barring_laws(game: "Kernel", occurrence: Occurrence) -> list[tuple[CardId, Cant]]:
    """List the laws by which *occurrence* can't happen, each with its card.

    Whether a law means the occurrence is asked first: that is cheaper than whether it is in force.
    """
    found: list[tuple[CardId, Cant]] = []
    if not can_be_forbidden(game, occurrence.kind):
        return found
    for source, you, law, by in game.board().forbidding[occurrence.kind]:
        if isinstance(by, Modifier):
            game.there, game.those = by.area, by.targets
        for seat in game.players(you) if isinstance(by, EachPlayerHas) else (you,):
            if is_barred(game, law, occurrence, source, seat) and is_in_force(game, by, source, seat):
                found.append((source, law))
        game.there, game.those = NO_AREA, ()
    return found


def can_be_forbidden(game: "Kernel", kind: int) -> bool:
    """Tell whether any card now has a law about such occurrences, in force or not."""
    return kind in game.definitions.forbidden and kind in game.board().forbidding


def is_in_force(game: "Kernel", by: Standing | EachPlayerHas | Modifier, source: CardId, you: Seat) -> bool:
    """Tell whether the condition of what carries a law is true for *you* now."""
    if isinstance(by, Modifier):
        return is_on(game, by)
    return holds(game, by.condition, source, you)


def is_barred(game: "Kernel", law: Cant, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """Tell whether *law*, on *source*, forbids *occurrence*, which is of a kind that it is about."""
    if not LISTENS[type(law.trigger)].fits(game, law.trigger, occurrence, source, you):
        return False
    if (
        law.having is not None
        and number_of(game, occurrence.seat, law.having, source, you) < law.having.count
    ):
        return False
    if law.unless is None:
        return True
    that: tuple[Ref, ...] = (game.ref(occurrence.card),) if occurrence.card >= 0 else ()
    scope = Scope(game.ref(source), you, that, occurrence.seat, occurrence.area)
    return not holds(game, law.unless, source, you, scope)


def number_of(game: "Kernel", seat: Seat, cards: AtLeast, source: CardId, you: Seat) -> int:
    """Count the cards of a description that *seat* controls."""
    found = cards_of(game, cards.description, source, you, None)
    return how_many(game, [one for one in found if game.state.controller[one] == seat])


def has_enough(game: "Kernel", having: AtLeast | None, seat: Seat, source: CardId, you: Seat) -> bool:
    """Tell whether *seat* has so many cards of a description; anyone has if none is given."""
    return having is None or number_of(game, seat, having, source, you) >= having.count


def is_among(game: "Kernel", having: AtLeast | Condition | None, seat: Seat, scope: Scope) -> bool:
    """Tell whether *seat* has what an instruction for certain players asks for."""
    source = card_of(scope.source)
    if isinstance(having, Condition):
        return holds(game, having, source, seat, scope.by(seat))
    return has_enough(game, having, seat, source, scope.you)


def refuse_by_law(game: "Kernel", occurrence: Occurrence) -> Refusal | None:
    """104.2: return a refusal naming a text by which *occurrence* can't happen, or None."""
    for source, law in barring_laws(game, occurrence):
        return refusal_by(game, law, occurrence, source)
    return None


def refusal_by(game: "Kernel", law: Cant, occurrence: Occurrence, source: CardId) -> Refusal:
    """Return the refusal of *occurrence* by a law on *source*."""
    card, trigger = occurrence.card, law.trigger
    if isinstance(trigger, Moves) and trigger.destination != ANYWHERE:
        return Refusal("104.2", "cant-be-moved-there", card=card, source=source)
    if occurrence.kind == kinds.MOVED:
        return Refusal("104.2", "cant-be-moved", card=card, source=source)
    if occurrence.kind == kinds.DISMISSED:
        return Refusal("104.2", "cant-be-dismissed", card=card, source=source)
    if isinstance(trigger, Challenges) and trigger.fewer_than:
        have = how_many(game, list(occurrence.cards))
        return Refusal("104.2", "too-few-challengers", card=card, needed=trigger.fewer_than, have=have)
    if occurrence.kind == kinds.FACEOFF_STARTED:
        return Refusal("104.2", "cant-be-challenged", card=card, source=source)
    return Refusal("104.2", "cant-happen", card=card, source=source)


claims("104.2", is_barred)
