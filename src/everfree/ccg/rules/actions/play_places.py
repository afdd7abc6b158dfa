"""Where a card can be played, and where and how a player can pay for that (302.1, 305, 306)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.definitions import Definition
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.prohibitions import can_be_forbidden
from everfree.ccg.kernel.values.selection import fits
from everfree.ccg.rules.actions.alternative_costs import PRINTED, TRANSFORMED, Way, other_ways
from everfree.ccg.rules.actions.play_prices import price_of
from everfree.ccg.rules.actions.timing import areas_beside
from everfree.ccg.rules.core.movement import home_of, reachable
from everfree.ccg.rules.words.laws.barring import refuse_playing_to
from everfree.ccg.rules.words.laws.timings import is_hasty
from everfree.ccg.vocab import (
    FRIEND,
    NO_AREA,
    NO_CARD,
    PROBLEM_AREA,
    RESOURCE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
)


def places(game: Kernel, seat: Seat, card: CardId) -> list[tuple[AreaId, CardId]]:
    """List the area and host of every place *card* could be played to, at any price (302.1, 305, 306)."""
    definition = game.definition(card)
    everywhere = places_of(game, seat, definition, card)
    also = definition.also
    if also is not None and also.beside is not None and game.state.faceoff is not None:
        open_to = areas_beside(game, also.beside, seat, card)
        everywhere = [(area, host) for area, host in everywhere if area in open_to or is_hasty(game, card)]
    return allowed(game, seat, card, everywhere)


def allowed(
    game: Kernel, seat: Seat, card: CardId, everywhere: list[tuple[AreaId, CardId]]
) -> list[tuple[AreaId, CardId]]:
    """104.2: leave out the places where a law forbids *seat* to play *card*."""
    if not can_be_forbidden(game, kinds.PLAYED):
        return everywhere
    return [
        (area, host) for area, host in everywhere if refuse_playing_to(game, seat, card, area, host) is None
    ]


def places_of(game: Kernel, seat: Seat, definition: Definition, card: CardId) -> list[tuple[AreaId, CardId]]:
    """List the places for a card of this definition; *card* is the source of an attachment's description."""
    no_host = CardId(-1)
    if definition.in_play is not None:
        return [(NO_AREA, no_host)]  # 522.2: its area is created as it enters play
    if definition.type == FRIEND:
        return [(area, no_host) for area in [home_of(game, seat), *reachable(game, seat)]]
    if definition.type == TROUBLEMAKER:
        return [(area, no_host) for area in reachable(game, seat)]
    if definition.type == RESOURCE and definition.played_on is not None:
        state = game.state
        open_to = reachable(game, seat)
        return [
            (state.area[host], host)
            for host in game.in_play()
            if fits(game, definition.played_on, host, card, seat, None)
            and not game.is_face_down(host)
            and (state.area_kind[state.area[host]] != PROBLEM_AREA or state.area[host] in open_to)
        ]
    if definition.type == RESOURCE:
        return [(home_of(game, seat), no_host)] if definition.is_for_home else []
    return [(NO_AREA, no_host)]


def payable_places(game: Kernel, seat: Seat, card: CardId, way: Way = PRINTED) -> list[tuple[AreaId, CardId]]:
    """List the places *seat* can pay for; the price can depend on the place.

    A card that transforms another one enters play where that one is (C1).
    """
    how, given = way
    have = game.state.tokens[seat]
    everywhere = places(game, seat, card)
    if how == TRANSFORMED and given != NO_CARD:
        everywhere = allowed(game, seat, card, [(game.state.area[given], NO_CARD)])
    return [(area, host) for area, host in everywhere if price_of(game, seat, card, area, host, how) <= have]


def payable_ways(game: Kernel, seat: Seat, card: CardId) -> list[Way]:
    """List the ways in which *seat* can pay for *card* somewhere."""
    ways = [PRINTED, *other_ways(game, seat, card)]
    return [way for way in ways if payable_places(game, seat, card, way)]


claims("302.1", "305.1a", places_of)
