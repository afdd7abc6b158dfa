"""Triggers for what becomes of a card in play (504, 514.5a, 613.1)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import LOSS, Occurrence
from everfree.ccg.kernel.registry import claims, listens
from everfree.ccg.kernel.values.selection import is_place, is_selected
from everfree.ccg.language.words.selectors.selectors import Selector
from everfree.ccg.language.words.triggers.befalling import (
    GoesOrTurnsDown,
    IsCutieMarked,
    IsDefeated,
    IsFrightened,
    IsSentHome,
    IsSolved,
    IsUnfrightened,
)
from everfree.ccg.rules.core.leaving import beneath
from everfree.ccg.rules.faceoffs.involvement import is_involved
from everfree.ccg.vocab import HOME_AREA, PLAY, CardId, Ref, Seat


def happens_to(
    game: Kernel,
    trigger: IsCutieMarked | IsDefeated | IsFrightened | IsUnfrightened,
    occurrence: Occurrence,
    source: CardId,
    you: Seat,
) -> bool:
    """Tell whether it happens to a card that the trigger means."""
    return is_selected(game, trigger.what, occurrence.card, source, you)


def _is_sent_home(
    game: Kernel, trigger: IsSentHome, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """506.5: tell whether the trigger means the card that is sent, and where it was."""
    card = occurrence.card
    controller = game.state.controller[card]
    return (
        game.state.area_kind[occurrence.area] == HOME_AREA
        and is_selected(game, trigger.what, card, source, you)
        and is_place(game, trigger.origin, occurrence.origin, controller, source, None)
        and (trigger.lost_to is None or is_lost_to(game, trigger.lost_to, occurrence, source, you))
    )


def is_lost_to(game: Kernel, what: Selector, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """514.5b: tell whether a card is sent home after a lost faceoff with a card that *what* means."""
    if occurrence.word != LOSS:
        return False
    return any(
        is_involved(game, card) and is_selected(game, what, card, source, you) for card in game.in_play()
    )


def _is_solved(game: Kernel, trigger: IsSolved, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """613.1: tell whether the solved Problem is the one here, or any."""
    return trigger.anywhere or game.state.area[source] == occurrence.area


def _goes_or_turns_down(
    game: Kernel, trigger: GoesOrTurnsDown, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """Tell whether a matching card goes; tested before it does, so its zone must still be play."""
    card = occurrence.card
    return game.state.zone[card] == PLAY and is_selected(game, trigger.what, card, source, you)


def _cards_beneath(
    game: Kernel, trigger: GoesOrTurnsDown, occurrence: Occurrence, source: CardId, you: Seat
) -> tuple[Ref, ...]:
    """Return the cards beneath it; once it has gone, nothing tells where they lay."""
    return tuple([game.ref(card) for card in beneath(game, occurrence.card)])


listens(IsFrightened, kinds.FRIGHTENED, happens_to)
listens(IsUnfrightened, kinds.RALLIED, happens_to)
listens(IsCutieMarked, kinds.CUTIE_MARKED, happens_to)
listens(IsDefeated, kinds.DEFEATED, happens_to)
listens(IsSentHome, kinds.SENT, _is_sent_home)
listens(IsSolved, kinds.SOLVED, _is_solved)

claims("613.1", _is_solved)
listens(GoesOrTurnsDown, (*kinds.LEAVES_PLAY, *kinds.TURNS_DOWN), _goes_or_turns_down, _cards_beneath)
