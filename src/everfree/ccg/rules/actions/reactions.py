"""Reactions and other texts usable with priority: what they may answer, and why not (512.4)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims, kinds_of
from everfree.ccg.language.abilities import Activated, EventText
from everfree.ccg.language.terms import FACEOFF_TIMING, IMMEDIATE, PHASE_TIMINGS
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.rules.actions.legality import refuse_activating, refuse_another_players, refuse_playing
from everfree.ccg.rules.actions.reaction_triggers import reacts_to, scope_of
from everfree.ccg.rules.actions.timing import has_priority, may_act, may_begin
from everfree.ccg.rules.words.laws.timings import refuse_all_but_main
from everfree.ccg.vocab import (
    NO_PHASE,
    CardId,
    Seat,
)


def refuse_timing(game: Kernel, ability: Activated | EventText) -> Refusal | None:
    """512.4, 512.4a: say why this is not the time for a Faceoff or Reaction text."""
    return refuse_all_but_main(game) or refuse_faceoff(game, ability)


def refuse_faceoff(game: Kernel, ability: Activated | EventText) -> Refusal | None:
    """512.4, 512.4a: say why a text for faceoffs can't be used in this one, or outside of one."""
    faceoff = game.state.faceoff
    if faceoff is None and ability.timing == FACEOFF_TIMING:
        return Refusal("512.4", "only-in-faceoff")
    named = ability.faceoffs
    if named:
        if faceoff is None:
            return Refusal("512.4", "only-in-faceoff")
        if not faceoff.kind & named:
            return Refusal("512.4a", "other-faceoff")
    return None


def instances(
    game: Kernel, trigger: Trigger | None, card: CardId, seat: Seat, during: int = NO_PHASE
) -> list[int]:
    """List the instances that *card* may still react to, by index (512.4b, 512.4c, 512.4d)."""
    if trigger is None:
        return []
    state = game.state
    if not state.happened:
        return []
    kinds = kinds_of(trigger)
    reference = game.ref(card)
    return [
        place
        for place, occurrence in enumerate(state.happened)
        if occurrence.kind in kinds
        and (place, reference) not in state.reacted
        and during in (NO_PHASE, state.happened_in[place])
        and reacts_to(game, trigger, occurrence, card, seat)
    ]


def may_use_now(game: Kernel, seat: Seat, ability: Activated | EventText) -> bool:
    """Tell whether *seat* has priority in a window for this timing; Reactions fit any window."""
    if ability.trigger is not None:
        return has_priority(game, seat)
    return may_act(game, seat) if ability.timing == IMMEDIATE else may_begin(game, seat)


def refuse_reacting_with(game: Kernel, seat: Seat, card: CardId, ability: Activated) -> Refusal | None:
    """512.4: say why *seat* can't activate a Reaction ability of *card* now."""
    refusal = refuse_another_players(game, seat, card, ability) or refuse_timing(game, ability)
    if refusal is not None:
        return refusal
    places = instances(game, ability.trigger, card, game.state.controller[card], ability.during)
    if ability.trigger is not None and not places:
        return Refusal("512.4d", "nothing-to-react-to", card=card)
    if not may_use_now(game, seat, ability):
        return Refusal("512.5", "no-priority")
    scope = scope_of(game, card, seat, ability, places[0] if places else -1)
    return refuse_activating(game, seat, card, ability, scope)


def refuse_reaction(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """512.4: say why *seat* can't play *card* as a Reaction now."""
    event = game.definition(card).event
    if event is None or event.timing in PHASE_TIMINGS:
        return Refusal("512.3", "only-in-main-phase", card=card)
    refusal = refuse_timing(game, event)
    if refusal is not None:
        return refusal
    if event.trigger is not None and not instances(game, event.trigger, card, seat, event.during):
        return Refusal("512.4d", "nothing-to-react-to", card=card)
    if not may_use_now(game, seat, event):
        return Refusal("512.5", "no-priority")
    return refuse_playing(game, seat, card, {})


claims("512.4", "512.4a", refuse_timing)
claims("512.4b", "512.4c", instances)
