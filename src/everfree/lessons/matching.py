"""Which options of a question a step names, and whether a condition holds.

A wanted option is a verb of `kernel.options`, and mostly what it is about: "play pr12", "play friend", "move
pr12", "move from home", "card pr12", "use pr12", "area home", "area own", "area other", "number 3"; or the
verb alone, such as "end".
"""

from typing import Final

from everfree.ccg.game import Game
from everfree.ccg.kernel.options import AREA, CARD, MOVE, NUMBER, OPTION_NAMES, PLAY, RALLY, USE
from everfree.ccg.kernel.records import Question
from everfree.ccg.rules.confront.requirements import refuse_confronting
from everfree.ccg.view import event_for
from everfree.ccg.vocab import PHASE_NAMES, PLAY as IN_PLAY, TYPE_NAMES, CardId, Seat
from everfree.lessons.lesson import Condition, Step

LEARNER: Final = Seat(0)
WITH_CARD: Final = (CARD, PLAY, MOVE, RALLY, USE)


def named_options(game: Game, question: Question, step: Step) -> tuple[int, ...]:
    """List the options of the first want of a step that is offered; empty if the step does not fit."""
    if not is_asked(game, question, step):
        return ()
    offered = offered_words(game, question)
    for want in step.wants:
        if found := tuple([place for place, words in enumerate(offered) if want in words]):
            return found
    return ()


def is_asked(game: Game, question: Question, step: Step) -> bool:
    """Tell whether a step is for a question of this kind, about this card."""
    if step.asked not in ("", question.kind):
        return False
    return not step.source or (question.source >= 0 and step.source in _card_words(game, question.source))


def offered_words(game: Game, question: Question) -> list[tuple[str, ...]]:
    """Return the wants that each option of a question meets."""
    return [_words(game, question.seat, option) for option in question.options]


def _words(game: Game, seat: Seat, option: tuple[int, ...]) -> tuple[str, ...]:
    """Return the wants that an option meets."""
    verb = OPTION_NAMES[option[0]]
    if option[0] in WITH_CARD:
        card = CardId(option[1])
        start = (f"move from {_place(game.state.area[card], seat)}",) if option[0] == MOVE else ()
        return (verb, *[f"{verb} {word}" for word in _card_words(game, card)], *start)
    if option[0] == AREA:
        return (verb, f"{verb} {_place(option[1], seat)}")
    if option[0] == NUMBER:
        return (verb, f"{verb} {option[1]}")
    return (verb,)


def _card_words(game: Game, card: CardId) -> tuple[str, str]:
    """Return the id and the type of a card."""
    printed = game.kernel.definition(card).card
    return printed.id, TYPE_NAMES[printed.type]


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
        and (not condition.can_confront or _can_confront(game))
        and (not condition.offered or _is_offered(game, condition.offered))
        and (not condition.forced or game.question.size() == 1)
    )


def _can_confront(game: Game) -> bool:
    problems = game.kernel.board().problems.values()
    return any(refuse_confronting(game.kernel, LEARNER, problem) is None for problem in problems)


def _is_offered(game: Game, want: str) -> bool:
    return any(want in words for words in offered_words(game, game.question))


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
