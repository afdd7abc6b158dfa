"""The moments of a review as sentences for the player they are about."""

from collections.abc import Iterable
from itertools import dropwhile

import msgspec

from everfree.ccg.kernel.options import AREA, MOVE, PLAY
from everfree.ccg.table import PonyTable
from everfree.ccg.vocab import AreaId, Seat
from everfree.lessons.advising import asking_of, line_words
from everfree.lessons.answers import answer_words
from everfree.players.moves import SAME_ACTION
from everfree.players.reviewing import Decision, Moment
from everfree.players.thoughts import NOWHERE, Thought, hundredths, place_of
from everfree.telling.questions import Asking
from everfree.telling.said import CardName, Said, said
from everfree.telling.voice import listed


class ToldMoment(msgspec.Struct, frozen=True):
    """An answer that cost chances, in words."""

    command: int
    """How many commands of the log were played before it: where a replay shows it."""
    turn: int
    points: tuple[int, ...]
    """The points then, by seat."""
    question: Said
    given: Said
    """The answer that was given, in a few words for the middle of a sentence."""
    better: Said
    """The better answer, likewise."""
    chance: int
    """The wins in a hundred games with the answer that was given."""
    best_chance: int
    """The wins in a hundred games with the better one."""
    line: Said | None
    """How play would go on this turn after the better answer; None if it would not."""


def told(moment: Moment, table: PonyTable, answers: Iterable[Decision]) -> ToldMoment:
    """Put a moment into words; *table* is any state of the same match.

    *answers* are those of the seat in the match: they tell where the card of the given answer went.
    """
    decision, line = moment.decision, moment.line
    game = decision.game
    asking = asking_of(game, decision.seat, table)
    return ToldMoment(
        decision.command,
        asking.board.view.turn,
        tuple(game.state.score),
        _question(asking),
        answer_words(asking, decision.given, goes=place_given(decision, answers)),
        answer_words(asking, moment.better, goes=NOWHERE if line is None else line.place),
        hundredths(moment.chance),
        hundredths(moment.best_chance),
        None if line is None or not line.then else _then(line),
    )


def place_given(decision: Decision, answers: Iterable[Decision]) -> str:
    """Return where the card of an answer went ("home", "own", "other"); "nowhere" if no later answer says so.

    *answers* are those of the seat, in order. Only answers that complete the same action count.
    """
    verb, *numbers = decision.game.question.answer(decision.given)
    if verb not in (PLAY, MOVE):
        return NOWHERE
    later = iter(dropwhile(lambda one: not _is_same(one, decision), answers))
    next(later, None)
    for one in later:
        question = one.game.question
        if question.kind not in SAME_ACTION:
            break
        chosen = question.answer(one.given)
        if (question.kind, question.source, chosen[0]) == ("where", numbers[0], AREA):
            return place_of(one.game.kernel, AreaId(chosen[1]), Seat(decision.seat))
    return NOWHERE


def _is_same(one: Decision, other: Decision) -> bool:
    """Tell whether two decisions are the same; a command may have several answers."""
    return one.command == other.command and one.game.digest() == other.game.digest()


def _question(asking: Asking) -> Said:
    """Return the sentence of the question, with the card whose text asks unless the sentence names a card."""
    question = asking.sentence()
    asker = asking.question.asker
    card = asking.own_cards.names.get(asker, "")
    if not card or "card" in question.args:
        return question
    return said("review-asked", card=CardName(card, asker), question=question)


def _then(line: Thought) -> Said:
    return said("review-then", then=listed(line_words(line.then)))
