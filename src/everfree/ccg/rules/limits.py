"""How much a player may do in one turn, where a law says so (104.2)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.scope import is_player, laws_of
from everfree.ccg.language.limits import PlayLimit, ScoreLimit
from everfree.ccg.vocab import NO_CARD, CardId, Seat


def score_limit(game: Kernel, seat: Seat) -> tuple[int, CardId]:
    """Give how many points *seat* may score in this turn, and the card that says so; -1 for any number."""
    most, by = -1, NO_CARD
    for source, you, law in laws_of(game, ScoreLimit):
        if isinstance(law, ScoreLimit) and is_player(law.who, seat, you) and (most < 0 or law.points < most):
            most, by = law.points, source
    return most, by


def note_played(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """705.2f.v: remember for this turn that a card of its type was played."""
    game.state.played.append((occurrence.seat, game.definition(occurrence.card).type))
    return occurrence


def refuse_another(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """104.2: say that *seat* has played as many cards of this type as may be played in a turn."""
    kind = game.definition(card).type
    for source, you, law in laws_of(game, PlayLimit):
        if (
            isinstance(law, PlayLimit)
            and is_player(law.who, seat, you)
            and game.state.played.count((seat, kind)) >= law.count
        ):
            return Refusal("104.2", "enough-played", card=card, source=source, most=law.count)
    return None


def scorable(game: Kernel, occurrence: Occurrence) -> int:
    """Give how many points of *occurrence* are scored: no more than are left of this turn's."""
    most = score_limit(game, occurrence.seat)[0]
    if most < 0:
        return occurrence.amount
    return min(occurrence.amount, max(0, most - game.state.scored[occurrence.seat]))


def refuse_scoring(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """104.2: say that a player has scored as much as may be scored in a turn."""
    most, source = score_limit(game, occurrence.seat)
    if most >= 0 and game.state.scored[occurrence.seat] >= most:
        return Refusal("104.2", "enough-scored", most=most, source=source)
    return None


APPLY[kinds.PLAYED] = note_played
