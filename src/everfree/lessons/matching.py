"""Which options of a question a step names, and whether a condition holds.

A wanted option is a verb of `kernel.options`, and mostly what it is about: "play pr12", "move pr12", "card
pr12", "use pr12", "area home", "area own", "area other", "number 3"; or the verb alone, such as "end".
"""

from typing import Final

from everfree.ccg.game import Game
from everfree.ccg.kernel.options import AREA, CARD, MOVE, NUMBER, OPTION_NAMES, PLAY, RALLY, USE
from everfree.ccg.kernel.records import Question
from everfree.ccg.view import event_for
from everfree.ccg.vocab import PHASE_NAMES, PLAY as IN_PLAY, CardId, Seat
from everfree.lessons.lesson import Condition, Step

LEARNER: Final = 0
WITH_CARD: Final = (CARD, PLAY, MOVE, RALLY, USE)


def named_options(game: Game, question: Question, step: Step) -> tuple[int, ...]:
    """List the options of the first want of a step that is offered; empty if the step does not fit."""
    if step.asked and step.asked != question.kind:
        return ()
    if step.source and (question.source < 0 or _id(game, question.source) != step.source):
        return ()
    offered = [_words(game, question.seat, option) for option in question.options]
    for want in step.wants:
        if found := tuple([place for place, words in enumerate(offered) if want in words]):
            return found
    return ()


def _words(game: Game, seat: Seat, option: tuple[int, ...]) -> tuple[str, ...]:
    """Return the wants that an option meets."""
    verb = OPTION_NAMES[option[0]]
    if option[0] in WITH_CARD:
        return (verb, f"{verb} {_id(game, CardId(option[1]))}")
    if option[0] == AREA:
        return (verb, f"{verb} {_place(option[1], seat)}")
    if option[0] == NUMBER:
        return (verb, f"{verb} {option[1]}")
    return (verb,)


def _id(game: Game, card: CardId) -> str:
    return game.kernel.definition(card).card.id


def _place(area: int, seat: int) -> str:
    """Name an area of a table of two players from the point of view of a seat."""
    whose = "own" if area % 2 == seat else "other"
    if area < 2:
        return "home" if whose == "own" else "their home"
    return whose if area < 4 else "dilemma"


def all_hold(game: Game, conditions: tuple[Condition, ...]) -> bool:
    """Tell whether all conditions hold now."""
    return all(holds(game, condition) for condition in conditions)


def holds(game: Game, condition: Condition) -> bool:
    """Tell whether a condition holds now."""
    state = game.state
    is_won = game.is_over and game.winner == LEARNER
    return (
        state.score[LEARNER] >= condition.points
        and state.turn >= condition.turn
        and (not condition.phase or PHASE_NAMES.index(condition.phase) == state.phase)
        and (is_won or not condition.won)
        and (game.is_over or not condition.over)
        and (not condition.in_play or _has_in_play(game, condition))
        and (not condition.event or _has_happened(game, condition))
    )


def _has_in_play(game: Game, condition: Condition) -> bool:
    state = game.state
    return any(
        state.zone[card] == IN_PLAY
        and state.controller[card] == LEARNER
        and _id(game, CardId(card)) == condition.in_play
        and (not condition.at or _place(state.area[card], LEARNER) == condition.at)
        for card in range(len(state.zone))
    )


def _has_happened(game: Game, condition: Condition) -> bool:
    count = 0
    for event in game.events:
        if event.key == condition.event and condition.by in (-1, event.seat):
            cards = [one.card for one in event_for(event, LEARNER).cards]
            count += not condition.card or condition.card in cards
    return count >= condition.count
