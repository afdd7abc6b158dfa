"""Why not: every reason that keeps a player from doing with a card what one does with such a card."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.language.abilities import Ability, Activated
from everfree.ccg.language.words import PHASE_TIMINGS
from everfree.ccg.rules.legality import refuse_move, refuse_play, refuse_rally, refuse_use
from everfree.ccg.rules.permissions import may_play_from_there
from everfree.ccg.rules.reacting import refuse_reacting_with, refuse_reaction
from everfree.ccg.rules.requirements import refuse_confronting
from everfree.ccg.rules.troublemakers import refuse_challenge
from everfree.ccg.vocab import CHARACTER, HAND, PLAY, PROBLEM, TROUBLEMAKER, CardId, Seat


def why_not(game: Kernel, seat: Seat, card: CardId) -> list[tuple[str, Refusal | None]]:
    """List the verbs that fit *card* where it is, each with its refusal, or None where it can be done."""
    state = game.state
    definition = game.definition(card)
    found: list[tuple[str, Refusal | None]] = []
    if state.zone[card] == HAND or (state.zone[card] != PLAY and may_play_from_there(game, seat, card)):
        refuse = refuse_reaction if definition.is_quick else refuse_play
        found.append(("play", refuse(game, seat, card)))
    if state.zone[card] != PLAY:
        there = [one.ability for one in definition.elsewhere if one.zone == state.zone[card]]
        return found + uses(game, seat, card, tuple(there))
    kind = game.type_of(card)
    if kind == TROUBLEMAKER:
        found.append(("challenge", refuse_challenge(game, seat, card)))
    elif kind == PROBLEM:
        found.append(("confront", refuse_confronting(game, seat, card)))
    elif kind & CHARACTER:
        if game.is_face_down(card):
            found.append(("rally", refuse_rally(game, seat, card)))
        found.append(("move", refuse_move(game, seat, card)))
    return found + uses(game, seat, card, game.face(card).abilities)


def uses(
    game: Kernel, seat: Seat, card: CardId, abilities: tuple[Ability, ...]
) -> list[tuple[str, Refusal | None]]:
    """List the refusals of the abilities a player uses."""
    found: list[tuple[str, Refusal | None]] = []
    for ability in abilities:
        if isinstance(ability, Activated):
            refuse = refuse_use if ability.timing in PHASE_TIMINGS else refuse_reacting_with
            found.append(("use", refuse(game, seat, card, ability)))
    return found
