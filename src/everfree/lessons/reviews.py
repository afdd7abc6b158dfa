"""The moments of a review as sentences for the player they are about."""

import msgspec

from everfree.ccg.table import PonyTable
from everfree.players.reviewing import Moment
from everfree.telling.board import Board
from everfree.telling.own_cards import OwnCards
from everfree.telling.questions import Asking
from everfree.telling.said import Said
from everfree.telling.voice import Voice


class ToldMoment(msgspec.Struct, frozen=True):
    """An answer that cost chances, in words."""

    command: int
    """How many commands of the log were played before it: where a replay shows it."""
    turn: int
    points: tuple[int, ...]
    """The points then, by seat."""
    question: Said
    given: Said
    better: Said
    chance: int
    """The wins in a hundred games with the answer that was given."""
    best_chance: int
    """The wins in a hundred games with the better one."""
    line: Said
    """What the better answer leads to."""


def told(moment: Moment, table: PonyTable) -> ToldMoment:
    """Put a moment into words; *table* is any state of the same match."""
    decision = moment.decision
    game, seat = decision.game, decision.seat
    view = game.view(seat)
    if view.question is None:
        raise LookupError(f"seat {seat} is not asked")
    voice = Voice(seat, table.seats, table.printed, table.goal)
    asking = Asking(Board(voice, view), OwnCards(game, seat), view.question)
    return ToldMoment(
        decision.command,
        view.turn,
        tuple(game.state.score),
        asking.sentence(),
        _answer(asking, decision.given),
        _answer(asking, moment.better),
        _hundredths(moment.chance),
        _hundredths(moment.best_chance),
        msgspec.convert(moment.line, Said),
    )


def _answer(asking: Asking, place: int) -> Said:
    """Return the sentence of an answer; of a range, the number."""
    options = asking.question.options
    last = len(options) - 1
    if place >= last and options[last].upto:
        number = options[last].number + place - last
        return asking.option(msgspec.structs.replace(options[last], number=number, upto=0))
    return asking.option(options[place])


def _hundredths(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))
