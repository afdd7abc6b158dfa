"""Corrections of the position by hand: who may propose which, and what a proposal says to each viewer."""

from typing import Final

from msgspec.structs import replace

from everfree.ccg.commands import Correct, Correction
from everfree.ccg.table import PonyTable
from everfree.ccg.view import ToldCard
from everfree.server.hosting import Narrator
from everfree.table.commands import TABLE
from everfree.table.game import Refused
from everfree.telling.said import Said

NO_CARD: Final = ToldCard(0)
"""Stands for a card that a viewer does not know."""


def correction(by: int, changes: tuple[Correction, ...]) -> Correct:
    """Return the command that corrects the position as *by* proposes."""
    return Correct(TABLE, by=by, changes=changes)


def check_proposal(game: PonyTable, by: int, changes: tuple[Correction, ...]) -> None:
    """Raise `Refused` if a correction can't be proposed by *by*: it is not possible, or *by* can't know it.

    An action that another player has begun does not matter, so that a refusal does not betray it; that player
    completes or cancels it before agreeing.
    """
    for change in changes:
        if change.what == "fetch":  # its refusal would tell what is left in a deck
            raise Refused("no-such-change")
        if change.what in ("move", "counters") and not game.knows(by, by, change.card):
            raise Refused("no-such-card")
    _without_action(game, by).check(correction(by, changes))


def correction_sentences(
    game: PonyTable, narrator: Narrator, viewer: int, by: int, changes: tuple[Correction, ...]
) -> list[Said]:
    """Return the log lines of a proposed correction, told to a viewer with what the viewer knows now.

    *narrator* has told the viewer everything that happened so far; it is of no use afterwards.

    The correction is applied to a copy of the game, which reveals the cards it moves to where everybody sees
    them; before everybody has agreed they stay hidden.
    """
    copied = _without_action(game)
    start = len(copied.told(viewer, 0))
    copied.apply(correction(by, changes))
    told = [event for event in copied.told(viewer, start) if event.key.startswith("corrected")]
    events = [
        event if not event.cards or game.knows(viewer, by, change.card) else replace(event, cards=(NO_CARD,))
        for event, change in zip(told, changes, strict=True)
    ]
    return [line.text for line in narrator.lines(events)]


def _without_action(game: PonyTable, except_of: int = -1) -> PonyTable:
    """Return a copy of the game; an action that a player has begun, other than *except_of*, is cancelled."""
    copied = game.copy()
    question = copied.played.state.question
    if question is not None and question.can_cancel and question.seat != except_of:
        copied.played.cancel()
    return copied
