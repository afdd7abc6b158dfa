"""517.2: the trigger for points scored with this card."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import SCORED_POINTS, noted
from everfree.ccg.kernel.records import BONUS, Occurrence, Scope
from everfree.ccg.kernel.registry import HOLDS, listens
from everfree.ccg.kernel.values.selection import is_player, seat_of
from everfree.ccg.language.terms import A_PLAYER, ADVERSARIES, OPPONENTS, Who
from everfree.ccg.language.words.triggers.scoring import ComparesPoints, HasPoints, Scores, ScoresWithThis
from everfree.ccg.rules.words.laws.bonus_points import bonus_of
from everfree.ccg.rules.words.selectors.comparing import compares
from everfree.ccg.vocab import NO_AREA, NO_CARD, CardId, Seat


def points_with(game: Kernel, card: CardId) -> int:
    """Return how many points were scored with *card* in this phase."""
    return sum(noted(game.state, game.ref(card), SCORED_POINTS))


def _scores(game: Kernel, trigger: Scores, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """517.1, 514.5c: tell whether the trigger means the player, and the bonus of this card's Problem.

    In a faceoff at several Problems the highest bonus is scored; two equal bonuses count as that of either.
    """
    if not is_player(trigger.who, occurrence.seat, you) or occurrence.amount <= 0:
        return False
    if trigger.defeating:
        return not occurrence.word and occurrence.area == game.state.area[source] != NO_AREA
    if not trigger.bonus:
        return True
    if trigger.anywhere:
        return occurrence.word == BONUS
    problem = game.problem_at(game.state.area[source])
    if occurrence.word != BONUS or problem == NO_CARD:
        return False
    faceoff = game.state.faceoff
    areas = (occurrence.area,) if faceoff is None else faceoff.areas
    return game.state.area[source] in areas and bonus_of(game, problem) == occurrence.amount


def _scores_with_this(
    game: Kernel, trigger: ScoresWithThis, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """Tell whether these points reach the number the trigger requires, which the earlier ones did not."""
    if game.state.phase != trigger.phase or source not in occurrence.cards:
        return False
    now = points_with(game, source)
    return is_player(trigger.who, occurrence.seat, you) and now - occurrence.amount < trigger.at_least <= now


def seats_of(game: Kernel, who: Who, source: CardId, you: Seat, scope: Scope | None) -> list[Seat]:
    """List the players that *who* means in a condition."""
    if who == A_PLAYER:
        return [you, *game.opponents(you)]
    if who in ADVERSARIES:
        return list(game.opponents(you))
    return [seat_of(game, who, source, you, scope)]


def _has_points(game: Kernel, condition: HasPoints, source: CardId, you: Seat, scope: Scope | None) -> bool:
    score = game.state.score
    return any(
        compares(score[seat], condition.comparison, condition.amount)
        for seat in seats_of(game, condition.who, source, you, scope)
    )


def _compares_points(
    game: Kernel, condition: ComparesPoints, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    score = game.state.score
    found = [
        compares(score[one], condition.comparison, score[other])
        for one in seats_of(game, condition.who, source, you, scope)
        for other in seats_of(game, condition.whose, source, you, scope)
        if one != other
    ]
    return all(found) if condition.whose == OPPONENTS else any(found)


HOLDS[HasPoints] = _has_points
HOLDS[ComparesPoints] = _compares_points
listens(Scores, kinds.SCORED, _scores)
listens(ScoresWithThis, kinds.SCORED, _scores_with_this)
