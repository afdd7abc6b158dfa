"""The status line and the main button: whose decision is awaited, and for what.

A viewer who is not asked is told only what everyone can see, because the question that another player is
asked would reveal what they are about to play.
"""

from everfree.ccg.view import QuestionView, View
from everfree.telling.board import Board
from everfree.telling.labels import can_confront, label, main_option
from everfree.telling.said import Said, said
from everfree.telling.voice import counted_tokens

OWN_PHASES = ("troublemaker", "main", "score", "end")
"""Phases that the status line names when it waits for the turn player."""


def status(board: Board) -> Said | None:
    """Return the text of the main button, or for whom everybody waits; None if nobody is asked."""
    view = board.view
    if view.is_over:
        return over(board)
    if view.question is not None:
        return main_button(board, view.question)
    if view.asked < 0:
        return None
    return said("table-waiting", **{"for": waiting_for(view)}, name=board.voice.name(view.asked))


def over(board: Board) -> Said:
    """Say how the game ended."""
    winner = board.view.winner
    return said("event-drawn-game") if winner < 0 else said("event-won", **board.voice.who(winner))


def main_button(board: Board, question: QuestionView) -> Said:
    """Say what the main button does, or that the answer is to be chosen on the board."""
    view = board.view
    place = main_option(view, question)
    if question.kind == "confront-order":
        return confront_button(board, question, place)
    if place >= 0:
        option = question.options[place]
        if option.verb == "pass":
            return said("table-pass", then=after_passing(view))
        told = label(view, question, option)
        return said("table-label", label="go-on") if told is None else told
    source = board.named(question.source)
    return said("table-choose", source="yes" if source else "no", card=source)


def confront_button(board: Board, question: QuestionView, place: int) -> Said:
    """Name the Problem that the main button confronts first, or "go on" if none can be confronted."""
    view = board.view
    areas = [option.area for option in question.options]
    if not can_confront(view, areas[place]):
        return said("table-label", label="go-on")
    more = [area for area in areas if can_confront(view, area)]
    problem = next((board.problem(one) for one in view.areas if one.area == areas[place]), "")
    return said("table-confront", first="yes" if len(more) > 1 else "no", card=problem)


def after_passing(view: View) -> str:
    """Return what happens once everyone has passed in the open window."""
    if view.faceoff is not None:
        return {"before": "flip", "flipping": "compare", "after": "compare"}.get(
            view.faceoff.stage, "end-faceoff"
        )
    return "draw" if view.step == "action" and view.turn > 1 else "go-on"


def waiting_for(view: View) -> str:
    """Return what the asked seat is awaited for, from what everyone sees."""
    if view.turn == 0:
        return "start"
    if view.faceoff is not None:
        return "faceoff"
    return view.phase if view.asked == view.turn_player and view.phase in OWN_PHASES else "react"


def hint(board: Board, question: QuestionView) -> Said | None:
    """Return a second sentence for the player who is asked, if there is one."""
    view = board.view
    if question.kind == "priority":
        if len(question.options) == 1:
            return said("table-hint-only-pass")
        return said("table-hint-pass", then=after_passing(view))
    if question.kind == "main":
        return said("table-hint-main", tokens=counted_tokens(view.seats[view.viewer].tokens))
    if question.kind == "confront-order":
        ready = [one for one in question.options if can_confront(view, one.area)]
        return said("table-hint-both") if len(ready) > 1 else None
    return None
