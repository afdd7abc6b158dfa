"""Explain refusals: for each thing a player can do with a card, why it is not possible now."""

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.language.abilities import Ability, Activated
from everfree.ccg.language.terms import PHASE_TIMINGS
from everfree.ccg.rules.actions.alternative_costs import PRINTED
from everfree.ccg.rules.actions.legality import refuse_move, refuse_play, refuse_rally, refuse_use
from everfree.ccg.rules.actions.permissions import may_play_from_there
from everfree.ccg.rules.actions.play_places import places_of
from everfree.ccg.rules.actions.play_prices import price_of, refuse_price
from everfree.ccg.rules.actions.reactions import refuse_reacting_with, refuse_reaction
from everfree.ccg.rules.confront.requirements import refuse_confronting
from everfree.ccg.rules.core.movement import home_of, move_price, problem_areas, refuse_move_to, refuse_place
from everfree.ccg.rules.turn.troublemaker_phase import refuse_challenge
from everfree.ccg.rules.words.laws.barring import refuse_playing_to
from everfree.ccg.vocab import (
    CHARACTER,
    HAND,
    NO_CARD,
    PLAY,
    PROBLEM,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
)


def why_not(game: Kernel, seat: Seat, card: CardId) -> list[tuple[str, Refusal | None]]:
    """List the verbs that fit *card* where it is, each with its refusal, or None if it can be done."""
    state = game.state
    definition = game.definition(card)
    found: list[tuple[str, Refusal | None]] = []
    may_play = state.zone[card] != PLAY and may_play_from_there(game, seat, card)
    if state.zone[card] == HAND and state.owner[card] != seat and not may_play:
        found.append(("play", Refusal("609.2a", "not-yours", card=card)))
    elif state.zone[card] == HAND or may_play:
        refuse = refuse_reaction if definition.is_quick else refuse_play
        found.append(("play", refuse(game, seat, card)))
    if state.zone[card] != PLAY:
        there = [one.ability for one in definition.elsewhere if one.zone == state.zone[card]]
        return found + why_not_use(game, seat, card, tuple(there))
    card_type = game.type_of(card)
    if card_type == TROUBLEMAKER:
        found.append(("challenge", refuse_challenge(game, seat, card)))
    elif card_type == PROBLEM:
        found.append(("confront", refuse_confronting(game, seat, card)))
    elif card_type & CHARACTER:
        if game.is_face_down(card):
            found.append(("rally", refuse_rally(game, seat, card)))
        found.append(("move", refuse_move(game, seat, card)))
    return found + why_not_use(game, seat, card, game.face(card).abilities)


def why_not_use(
    game: Kernel, seat: Seat, card: CardId, abilities: tuple[Ability, ...]
) -> list[tuple[str, Refusal | None]]:
    """List a "use" for each activated ability, with its refusal, or None if it can be used."""
    found: list[tuple[str, Refusal | None]] = []
    for ability in abilities:
        if isinstance(ability, Activated):
            refuse = refuse_use if ability.timing in PHASE_TIMINGS else refuse_reacting_with
            found.append(("use", refuse(game, seat, card, ability)))
    return found


def why_not_there(game: Kernel) -> list[tuple[AreaId, Refusal]]:
    """List the areas that the rules keep out of the open question "where", each with the reason."""
    question = game.state.question
    if question is None or question.kind != "where":
        return []
    offered = [one[1] for one in question.options if one[0] == option.AREA]
    if not offered:
        return []
    areas = [*[home_of(game, Seat(seat)) for seat in range(game.state.seats)], *problem_areas(game)]
    found: list[tuple[AreaId, Refusal]] = []
    for area in areas:
        refusal = None if area in offered else refuse_there(game, question, area)
        if refusal is not None:
            found.append((area, refusal))
    return found


def refuse_there(game: Kernel, question: Question, area: AreaId) -> Refusal | None:
    """Say why the card that is played or moved can't go to *area*; None if only a text excludes the area."""
    seat, card = question.seat, question.source
    if not question.can_cancel:  # a text moves it
        return refuse_move_to(game, seat, card, area) if game.state.zone[card] == PLAY else None
    if game.state.zone[card] == PLAY:
        price = move_price(game, card, area)
        return refuse_move_to(game, seat, card, area) or refuse_price(game, seat, price)
    if area not in [one for one, _ in places_of(game, seat, game.definition(card), card)]:
        return refuse_place(game, card, area)
    how, _ = getattr(game.state.frames[-1], "way", PRINTED)
    price = price_of(game, seat, card, area, NO_CARD, how)
    return refuse_playing_to(game, seat, card, area) or refuse_price(game, seat, price)
