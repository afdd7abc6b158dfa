"""Laws that limit what a player may score, play, draw and confront in a turn (104.2)."""

from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import APPLY, FORBIDDEN
from everfree.ccg.kernel.values.selection import is_player, laws_of
from everfree.ccg.language.terms import (
    CARDS_DRAWN,
    CARDS_OF_EACH_TYPE,
    POINTS,
    PROBLEMS_CONFRONTED,
    Quantity,
)
from everfree.ccg.language.words.laws.limits import TurnLimit
from everfree.ccg.vocab import NO_CARD, CardId, Ref, Seat

DRAWN: Final = 0
"""What `State.played` holds for a card that was drawn: no card type is 0."""


def limits_of(game: Kernel, seat: Seat, what: Quantity) -> list[tuple[CardId, TurnLimit]]:
    """List the laws that limit what *seat* may do of *what* in a turn, with their cards."""
    return [
        (source, law)
        for source, you, law in laws_of(game, TurnLimit)
        if law.of == what and is_player(law.who, seat, you)
    ]


def score_limit(game: Kernel, seat: Seat) -> tuple[int, CardId]:
    """Return how many points *seat* may score this turn and the card that says so; -1 means no limit."""
    most, by = -1, NO_CARD
    for source, law in limits_of(game, seat, POINTS):
        if most < 0 or law.count < most:
            most, by = law.count, source
    return most, by


def note_played(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """705.2f.v: remember for this turn that a card of its type was played."""
    game.state.played.append((occurrence.seat, game.definition(occurrence.card).type))
    return occurrence


def refuse_another(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """104.2: return a refusal if *seat* has already played as many cards of this type as a law allows."""
    card_type = game.definition(card).type
    for source, law in limits_of(game, seat, CARDS_OF_EACH_TYPE):
        if game.state.played.count((seat, card_type)) >= law.count:
            return Refusal("104.2", "enough-played", card=card, source=source, most=law.count)
    return None


def note_limited(game: Kernel, seat: Seat, mark: int) -> None:
    """Remember for this turn that a card was drawn or a Problem confronted, if a text may ask about that."""
    if TurnLimit in game.definitions.laws or game.definitions.looks_back:
        game.state.played.append((seat, mark))


def mark_of(problem: Ref) -> int:
    """Return what `State.played` holds for a confronted Problem: a negative number of its own."""
    return -1 - problem


def refuse_drawing(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """104.2: return a refusal if the player has already drawn as many cards this turn as a law allows."""
    seat = occurrence.seat
    for source, law in limits_of(game, seat, CARDS_DRAWN):
        if game.state.played.count((seat, DRAWN)) >= law.count:
            return Refusal("104.2", "enough-drawn", source=source, most=law.count)
    return None


def refuse_further_problem(game: Kernel, seat: Seat, problem: Ref) -> Refusal | None:
    """104.2: return a refusal if *seat* has confronted as many other Problems this turn as a law allows."""
    for source, law in limits_of(game, seat, PROBLEMS_CONFRONTED):
        others = {mark for who, mark in game.state.played if who == seat and mark < 0} - {mark_of(problem)}
        if len(others) >= law.count:
            return Refusal("104.2", "enough-confronted", source=source, most=law.count)
    return None


def scorable(game: Kernel, occurrence: Occurrence) -> int:
    """Return how many points of *occurrence* are scored: at most what is left of this turn's limit."""
    most = score_limit(game, occurrence.seat)[0]
    if most < 0:
        return occurrence.amount
    return min(occurrence.amount, max(0, most - game.state.scored[occurrence.seat]))


def refuse_scoring(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """104.2: return a refusal if the player has already reached this turn's limit of points."""
    most, source = score_limit(game, occurrence.seat)
    if most >= 0 and game.state.scored[occurrence.seat] >= most:
        return Refusal("104.2", "enough-scored", most=most, source=source)
    return None


APPLY[kinds.PLAYED] = note_played
FORBIDDEN[kinds.DREW] = refuse_drawing
