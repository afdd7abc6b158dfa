"""204, 508, 609.2: what each action on offer costs in action tokens, place by place, and why."""

from typing import Final

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import Part
from everfree.ccg.language.abilities import Activated
from everfree.ccg.language.words.effects.compound import Pay
from everfree.ccg.rules.actions.actions import MoveCard, PlayCard
from everfree.ccg.rules.actions.alternative_costs import AS_PRINTED, has_other_ways
from everfree.ccg.rules.actions.legality import draw_parts, rally_parts
from everfree.ccg.rules.actions.play_places import payable_places, payable_ways, places
from everfree.ccg.rules.actions.play_prices import has_laws_on_price, price_parts
from everfree.ccg.rules.core.ability_prices import tokens_asked
from everfree.ccg.rules.core.movement import (
    destinations,
    has_laws_on_moving,
    move_price_parts,
    payable_destinations,
)
from everfree.ccg.vocab import NO_AREA, NO_CARD, AreaId, CardId, Seat

Price = tuple[AreaId, list[Part]]
"""A place and the parts of the price there; NO_AREA if the place makes no difference."""

ACTIONS: Final = ("main", "priority", "phase-action")
"""Questions whose options are actions."""


def play_prices(game: Kernel, seat: Seat, card: CardId) -> list[Price]:
    """List the price of playing *card* at each place *seat* can pay for, else at each possible place."""
    if not has_other_ways(game, card) and not has_laws_on_price(game, seat, card):
        return [(NO_AREA, price_parts(game, seat, card, NO_AREA))]
    found = [
        (area, host, way[0])
        for way in payable_ways(game, seat, card)
        for area, host in payable_places(game, seat, card, way)
    ] or [(area, host, AS_PRINTED) for area, host in places(game, seat, card)]
    return [(area, price_parts(game, seat, card, area, host, how)) for area, host, how in found]


def move_prices(game: Kernel, seat: Seat, card: CardId) -> list[Price]:
    """List the price of moving *card* to each area *seat* can pay for, else to each possible area."""
    areas: list[AreaId] = []
    if has_laws_on_moving(game):
        areas = payable_destinations(game, seat, card) or destinations(game, seat, card)
    return [(area, move_price_parts(game, card, area)) for area in areas or [NO_AREA]]


def use_prices(game: Kernel, card: CardId, ability: Activated) -> list[Price]:
    """List the action tokens among the costs of an ability."""
    you = game.state.controller[card]
    tokens = sum([tokens_asked(game, cost, card, you) for cost in ability.costs if isinstance(cost, Pay)])
    return [(NO_AREA, [Part("ability", tokens, card)])] if tokens else []


def option_prices(game: Kernel, question: Question, one: tuple[int, ...]) -> list[Price]:
    """List the prices of an option of the open question; empty if it costs no tokens, or not yet."""
    verb = one[0]
    if question.kind == "where":
        return place_prices(game, one)
    if question.kind not in ACTIONS:
        return []
    if verb == option.PLAY:
        return play_prices(game, question.seat, CardId(one[1]))
    if verb == option.MOVE:
        return move_prices(game, question.seat, CardId(one[1]))
    if verb == option.DRAW:
        return [(NO_AREA, draw_parts(game))]
    if verb == option.RALLY:
        return [(NO_AREA, rally_parts(game, question.seat, CardId(one[1])))]
    ability = game.definitions.nodes[one[2]] if verb == option.USE else None
    return use_prices(game, CardId(one[1]), ability) if isinstance(ability, Activated) else []


def place_prices(game: Kernel, one: tuple[int, ...]) -> list[Price]:
    """List the price of playing or moving the card under way to the place of an option."""
    frame = game.state.frames[-1]
    host = CardId(one[1]) if one[0] == option.CARD else NO_CARD
    area = game.state.area[host] if host >= 0 else AreaId(one[1])
    if isinstance(frame, MoveCard):
        return [(NO_AREA, move_price_parts(game, frame.card, area))]
    if type(frame) is PlayCard:  # a card played for free has a subclass of its own
        return [(NO_AREA, price_parts(game, frame.seat, frame.card, area, host, frame.way[0]))]
    return []


claims("204.1", play_prices)
