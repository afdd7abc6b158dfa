"""Hints in words: the answer that the search would give, how it would go on, and what that is worth."""

from itertools import groupby

from everfree.ccg.game import Game
from everfree.ccg.table import PonyTable
from everfree.lessons.answers import TABLE, answer_words
from everfree.players.thoughts import Step, Thought
from everfree.telling.board import Board
from everfree.telling.own_cards import OwnCards
from everfree.telling.questions import Asking
from everfree.telling.said import CardName, Said, said
from everfree.telling.voice import Voice, listed


def asking_of(game: Game, seat: int, table: PonyTable) -> Asking:
    """Return the open question of *seat* in *game*; *table* is any state of the same match."""
    view = game.view(seat)
    if view.question is None:
        raise LookupError(f"seat {seat} is not asked")
    voice = Voice(seat, table.seats, table.printed, table.goal)
    return Asking(Board(voice, view), OwnCards(game, seat), view.question)


def hint_of(asking: Asking, choice: int, thought: Thought | None, *, at: str = TABLE) -> Said:
    """Return a hint: the answer in the words of the table, then the rest of the line, then the chance.

    *at* is where it is read: at the table in the browser, or in lines of text.
    """
    if thought is None:
        return said("hint-forced", answer=answer_words(asking, choice, at=at))
    why = said(
        "hint-why-score" if thought.scores else "hint-why",
        mine=thought.mine,
        theirs=thought.theirs,
        chance=thought.chance,
        gain=max(0, thought.gain),
        over=thought.over,
    )
    answer = answer_words(asking, choice, at=at, goes=thought.place)
    steps = line_words(thought.then)
    return said("hint-line", answer=answer, steps=len(steps), then=listed(steps), why=why)


def line_words(steps: tuple[Step, ...]) -> list[Said]:
    """Return the steps of a line, for the middle of a sentence; the same ones in a row are said once."""
    found: list[Said] = []
    for step, same in groupby(steps):
        words = said(f"then-{step.does}", card=CardName(step.card), place=step.place)
        times = len(list(same))
        found.append(words if times == 1 else said("then-times", step=words, times=times))
    return found
