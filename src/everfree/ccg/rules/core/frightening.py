"""503 and 504: exhausting, readying, frightening and rallying; 301.2: turning a Mane Character over."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import turn_face_down, turn_face_up, turn_over
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import AFTERWARDS, APPLY, FORBIDDEN, claims
from everfree.ccg.kernel.state import BOOSTED, EXHAUSTED, FACE_DOWN
from everfree.ccg.rules.core.leaving import beneath
from everfree.ccg.vocab import MANE, PLAY, PROBLEM, TROUBLEMAKER


def refuse_exhausting(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """503.2a, 503.4, 503.4a, 504.2a: say why a card can't become exhausted."""
    card = occurrence.card
    marks = game.state.marks[card]
    if game.state.zone[card] != PLAY or game.type_of(card) == PROBLEM:
        return Refusal("503.4", "never-exhausted", card=card)
    if marks & FACE_DOWN:
        return Refusal("504.2a", "is-face-down", card=card)
    if marks & EXHAUSTED:
        return Refusal("503.2a", "already-exhausted", card=card)
    return None


def exhaust(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """503.2: put an exhaustion counter on a card."""
    game.state.marks[occurrence.card] |= EXHAUSTED
    return occurrence


def refuse_readying(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """503.3, 504.2a: say why a card can't be readied."""
    card = occurrence.card
    if not game.state.marks[card] & EXHAUSTED:
        return Refusal("503.3", "not-exhausted", card=card)
    return None


def ready(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """503.3: remove the exhaustion counter from a card."""
    game.state.marks[occurrence.card] &= ~EXHAUSTED
    return occurrence


def refuse_frightening(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """504.2b: say why a card can't become frightened."""
    card = occurrence.card
    if game.state.zone[card] != PLAY or game.is_face_down(card):
        return Refusal("504.2b", "is-face-down", card=card)
    if game.type_of(card) == MANE and not game.definitions.options.mane_can_be_frightened:
        return Refusal("504.1", "mane-is-brave", card=card)
    return None


def frighten(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """504.1: turn a card face down; note what lies on it, by the rulebooks also what lies beneath (A25)."""
    card = occurrence.card
    lying = list(game.board().attachments.get(card, ()))
    if game.definitions.options.frighten_attachments == "dismiss":
        lying.extend(beneath(game, card))
    turn_face_down(game, card)
    return Occurrence(
        kinds.FRIGHTENED,
        occurrence.seat,
        card,
        cards=tuple(lying),
        source=occurrence.source,
        by=occurrence.by,
    )


def discard_attachments(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """504.1: put the cards that lay on a frightened card into their owners' discard piles.

    The rulebooks call that a dismissal (an option); the comprehensive rules do not.
    """
    state = game.state
    dismissed = game.definitions.options.frighten_attachments == "dismiss"
    return game.together(
        [
            Occurrence(
                kinds.DISMISSED if dismissed and state.zone[card] == PLAY else kinds.PUT_INTO_DISCARD_PILE,
                state.controller[card],
                card,
                by=occurrence.by,
            )
            for occurrence in occurrences
            for card in occurrence.cards
        ]
    )


def refuse_unfrightening(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """504.3: say why a card can't be turned face up again: only a frightened card can."""
    card = occurrence.card
    if game.state.zone[card] != PLAY or not game.is_face_down(card) or game.type_of(card) == TROUBLEMAKER:
        return Refusal("504.3", "not-frightened", card=card)
    return None


def rally(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """504.3: turn a frightened card face up."""
    if not game.is_face_down(occurrence.card):
        return None
    turn_face_up(game, occurrence.card)
    return occurrence


def turn_mane_over(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """301.2: turn a Mane Character to its other side (R45)."""
    card = occurrence.card
    if game.type_of(card) != MANE:
        return None
    turn_over(game, card)
    game.state.turned.append((card, 1 if game.state.marks[card] & BOOSTED else 0))
    return occurrence


APPLY[kinds.EXHAUST] = exhaust
APPLY[kinds.READIED] = ready
APPLY[kinds.FRIGHTENED] = frighten
AFTERWARDS[kinds.FRIGHTENED] = discard_attachments
APPLY[kinds.RALLIED] = rally
APPLY[kinds.TURNED_OVER] = turn_mane_over
FORBIDDEN[kinds.EXHAUST] = refuse_exhausting
FORBIDDEN[kinds.FRIGHTENED] = refuse_frightening
FORBIDDEN[kinds.READIED] = refuse_readying
FORBIDDEN[kinds.RALLIED] = refuse_unfrightening

claims("503.2a", "503.4a", "504.2a", refuse_exhausting)
claims("503.2", exhaust)
claims("504.2a", refuse_readying)
claims("503.3", ready)
claims("504.2b", refuse_frightening)
claims("504.1", frighten)
claims("504.1", discard_attachments)
claims("504.3", rally)
claims("301.2", turn_mane_over)
claims("301.3", Kernel.face)
claims("301.3", Kernel.printed)
claims("R45", turn_mane_over)
claims("505.1c", "505.3", turn_face_down)
