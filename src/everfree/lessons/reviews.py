"""The moments of a review as sentences for the player they are about."""

import msgspec

from everfree.ccg.table import PonyTable
from everfree.lessons.advising import asking_of, line_words
from everfree.lessons.answers import answer_words
from everfree.players.reviewing import Moment
from everfree.players.thoughts import Thought, hundredths
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


def told(moment: Moment, table: PonyTable) -> ToldMoment:
    """Put a moment into words; *table* is any state of the same match."""
    decision, line = moment.decision, moment.line
    game = decision.game
    asking = asking_of(game, decision.seat, table)
    return ToldMoment(
        decision.command,
        asking.board.view.turn,
        tuple(game.state.score),
        _question(asking),
        answer_words(asking, decision.given),
        answer_words(asking, moment.better, goes="nowhere" if line is None else line.place),
        hundredths(moment.chance),
        hundredths(moment.best_chance),
        None if line is None or not line.then else _then(line),
    )


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
