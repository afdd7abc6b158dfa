"""When a player may act: in which phase and in which window, and which cards need neither (512, 609.1)."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import keywords_of
from everfree.ccg.kernel.values.selection import cards_of
from everfree.ccg.language.terms import FACEOFF_TIMING, MAIN_PHASE_TIMING, PHASE_TIMINGS, Timing
from everfree.ccg.language.words.selectors.selectors import Description
from everfree.ccg.rules.words.laws.timings import is_hasty, is_immediate, refuse_all_but_main
from everfree.ccg.vocab import (
    AGILE_BIT,
    MAIN_PHASE,
    PLAY,
    AreaId,
    CardId,
    Seat,
)

ONLY_MAIN: Final = PHASE_TIMINGS[MAIN_PHASE_TIMING]


def refuse_main_phase(game: Kernel, seat: Seat) -> Refusal | None:
    """609.1, 512.3a, R10: say why *seat* can't take a Main Phase action now; never possible in a faceoff."""
    return refuse_phase(game, seat, ONLY_MAIN)


def refuse_phase(game: Kernel, seat: Seat, phases: tuple[int, ...]) -> Refusal | None:
    """512.3, 512.3a: say why *seat* can't open a window with an action for these phases of their turn."""
    state = game.state
    if state.faceoff is not None:
        return Refusal("512.3a", "during-faceoff")
    if state.turn_player != seat:
        return Refusal("609.1", "not-your-turn")
    if state.phase not in phases:
        if phases == ONLY_MAIN:
            return Refusal("609.1", "not-main-phase")
        return Refusal("512.3", "other-phase")
    if not state.frames or not state.frames[-1].can_open_window():
        return Refusal("512.3", "something-under-way")
    return None if state.phase == MAIN_PHASE else refuse_all_but_main(game)


def has_priority(game: Kernel, seat: Seat) -> bool:
    """Tell whether *seat* has priority, even if only to react."""
    question = game.state.question
    return question is not None and question.kind == "priority" and question.seat == seat


def may_begin(game: Kernel, seat: Seat) -> bool:
    """Tell whether *seat* has priority in a window where players may do more than react."""
    return has_priority(game, seat) and not getattr(game.state.frames[-1], "only_reactions", 0)


def works_in_every_window(game: Kernel) -> bool:
    """R70: tell whether Immediate, Hasty and Agile work even in windows for reactions (an option)."""
    return game.definitions.options.immediate_windows == "every"


def may_act(game: Kernel, seat: Seat) -> bool:
    """512.5: tell whether *seat* has priority in a window where Immediate actions may be taken (R70)."""
    return may_begin(game, seat) or (has_priority(game, seat) and works_in_every_window(game))


def can_act_freely(game: Kernel, seat: Seat, card: CardId) -> bool:
    """512.5: tell whether *seat* may play a Hasty card or an Event now, or move an Agile one (R57, C2)."""
    if not may_act(game, seat) or refuse_all_but_main(game) is not None:
        return False
    if game.state.zone[card] == PLAY:
        return keywords_of(game, card) & AGILE_BIT != 0
    if is_also_played(game, seat, card):
        return True
    return is_hasty(game, card) or is_immediate(game, seat, card)  # from the hand, or wherever a text allows


def is_also_played(game: Kernel, seat: Seat, card: CardId) -> bool:
    """512.4, 512.5: tell whether the card's own text lets *seat* play it with priority now."""
    also = game.definition(card).also
    if also is None or (also.timing == FACEOFF_TIMING and game.state.faceoff is None):
        return False
    return also.beside is None or bool(areas_beside(game, also.beside, seat, card))


def areas_beside(game: Kernel, beside: Description, seat: Seat, card: CardId) -> list[AreaId]:
    """List the areas where *seat* has a card that a text about playing *card* describes."""
    state = game.state
    found = cards_of(game, beside, card, seat, Scope(game.ref(card), seat))
    return [state.area[one] for one in found if state.controller[one] == seat]


def is_for(timing: Timing, phase: int) -> bool:
    """512.3, R31: tell whether a timing phrase lets the turn player open a window in *phase*."""
    return phase in PHASE_TIMINGS.get(timing, ())


claims("609.1", refuse_main_phase)
claims("512.3", "512.3a", "R31", refuse_phase)
claims("R10", refuse_phase)
claims("R70", works_in_every_window)
