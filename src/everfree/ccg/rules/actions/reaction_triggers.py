"""What a Reaction answers: which occurrences it reacts to, and which card they were about (410.6a, 512.4)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.kinds import LEAVES_PLAY
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import LISTENS, claims
from everfree.ccg.kernel.values.selection import spoken_of
from everfree.ccg.language.abilities import Activated, EventText
from everfree.ccg.language.terms import ADVERSARIES
from everfree.ccg.language.words.triggers.joining import simple
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import NO_AREA, NO_REF, PLAY, CardId, Ref, Seat


def reacts_to(game: Kernel, trigger: Trigger, occurrence: Occurrence, card: CardId, seat: Seat) -> bool:
    """Tell whether *card* reacts to *occurrence*; a card that left play counts as it was before."""
    if occurrence.kind in LEAVES_PLAY and occurrence.card >= 0:
        game = before_leaving(game, occurrence)
    return LISTENS[type(trigger)].fits(game, trigger, occurrence, card, seat)


def before_leaving(game: Kernel, occurrence: Occurrence) -> Kernel:
    """Return a copy of the match in which the card of *occurrence* is still where it was in play."""
    game.board()  # the copy shares this index, which has the cards that are in play now
    other = game.clone()
    state = other.state
    left = occurrence.card
    state.controller[left] = occurrence.seat
    if occurrence.origin != NO_AREA:
        state.zone[left] = PLAY
        state.area[left] = occurrence.origin
    return other


def card_of_happening(game: Kernel, instance: int) -> tuple[Ref, ...]:
    """Return the card of the instance that a Reaction answers, as it was right afterwards (410.6a)."""
    reference = game.state.happened_to[instance]
    return () if reference == NO_REF else (reference,)


def scope_of(
    game: Kernel, card: CardId, seat: Seat, ability: Activated | EventText | None, instance: int
) -> Scope:
    """Return the scope of a text; a Reaction's "that card" is the card or cards it reacts to."""
    if instance < 0 or ability is None or ability.trigger is None:
        return Scope(game.ref(card), seat)
    occurrence = game.state.happened[instance]
    that = spoken_of(game, ability.trigger, occurrence, card, seat)
    if that is None:
        that = card_of_happening(game, instance)
    scope = Scope(game.ref(card), seat, that, occurrence.seat, occurrence.area)
    if game.state.seats > 2 and getattr(simple(ability.trigger), "who", "") in ADVERSARIES:
        return scope.against(occurrence.seat)  # of several opponents, the text means the one who acted (R7)
    return scope


claims("410.6a", card_of_happening)
claims("512.4", reacts_to)
