"""Check explanations in random positions: parts add up, views agree, refusals match the options."""

from collections.abc import Iterator

from everfree.ccg.game import Game
from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.values.characteristics import Part, power_of, power_parts
from everfree.ccg.rules.actions.play_places import places
from everfree.ccg.rules.actions.play_prices import price_of, price_parts
from everfree.ccg.rules.confront.requirements import need_changes, needs_of
from everfree.ccg.rules.core.movement import destinations, move_price, move_price_parts
from everfree.ccg.rules.faceoffs.involvement import total_of
from everfree.ccg.view import PartView, View, to_json
from everfree.ccg.vocab import CHARACTER, HAND, PROBLEM, CardId, Seat

VERBS = {"play": option.PLAY, "move": option.MOVE, "rally": option.RALLY, "use": option.USE}
"""The verbs of "why not" and the kinds of options they correspond to."""


def unexplained(game: Game) -> list[str]:
    """List every number, view and refusal of *game* that contradicts another."""
    kernel = game.kernel
    found = [*wrong_powers(kernel), *wrong_prices(kernel), *wrong_needs(kernel), *wrong_refusals(game)]
    for viewer in range(kernel.state.seats + 1):
        found.extend(wrong_view(kernel, game.view(viewer)))
    return found


def total(parts: list[Part]) -> int:
    """Return the sum of the parts."""
    return sum([part.amount for part in parts])


def wrong_powers(game: Kernel) -> Iterator[str]:
    """Report each card, in any zone, whose power is not the sum of its parts."""
    for card in range(len(game.state.definition)):
        if total(power_parts(game, CardId(card))) != power_of(game, CardId(card)):
            yield f"the parts of card {card}'s power do not add up"


def wrong_prices(game: Kernel) -> Iterator[str]:
    """Report each price to play a card in hand or to move a character that is not the sum of its parts."""
    for number in range(game.state.seats):
        seat = Seat(number)
        for card in game.cards_in(HAND, seat):
            for area, host in places(game, seat, card):
                price = price_of(game, seat, card, area, host)
                if price < 0 or price != total(price_parts(game, seat, card, area, host)):
                    yield f"the parts of card {card}'s price in area {area} do not add up"
    for card in game.in_play():
        if game.type_of(card) & CHARACTER:
            for area in destinations(game, game.state.controller[card], card):
                if move_price(game, card, area) != total(move_price_parts(game, card, area)):
                    yield f"the parts of the price to move card {card} to area {area} do not add up"


def wrong_needs(game: Kernel) -> Iterator[str]:
    """Report each requirement at a Problem that is not the printed one plus its changes, at least 0."""
    for card in game.in_play():
        definition = game.definition(card)
        if game.type_of(card) != PROBLEM:
            continue
        for number in range(game.state.seats):
            seat = Seat(number)
            mine = game.state.owner[card] == seat
            printed = definition.card.owner_needs if mine else definition.card.opponent_needs
            change = total(need_changes(game, seat, card))
            wanted = max(0, sum([need.amount for need in printed]) + change)
            if sum([need.amount for need in needs_of(game, seat, card)]) != wanted:
                yield f"the parts of what seat {seat} needs at card {card} do not add up"


def wrong_view(game: Kernel, view: View) -> Iterator[str]:
    """Report what is wrong in a view: sums, handles, or a question that another seat is asked.

    Raise if the view can't be encoded.
    """
    to_json(view)
    state = game.state
    asked = state.question.seat if state.question is not None else -1
    if (view.question is not None) != (view.viewer == asked):
        yield f"viewer {view.viewer} is told a question for seat {asked}"
    if state.question is not None and view.question is not None:
        if len(view.question.options) != len(state.question.options):
            yield f"viewer {view.viewer} is told other options"
        if len(set(view.question.options)) != len(view.question.options):
            yield f"viewer {view.viewer} cannot tell two options apart: {view.question}"
    yield from wrong_sums(game, view)
    for area in view.areas:
        for side in area.confront:
            if side.met != (side.missing == 0) or (side.can_confront and not side.met):
                yield f"seat {side.seat} can and cannot confront in area {area.area}: {side}"


def wrong_sums(game: Kernel, view: View) -> Iterator[str]:
    """Report numbers of a view whose parts do not add up, and cards in play without a handle."""
    for card in view.play:
        if card.power is not None and card.power != sum([part.amount for part in card.why]):
            yield f"the parts of handle {card.handle}'s power do not add up for viewer {view.viewer}"
        if not card.handle:
            yield f"viewer {view.viewer} sees a card in play without a handle"
    for seat, number, parts in numbers_of(view):
        if number != sum([part.amount for part in parts]):
            yield f"the parts of a number of seat {seat} do not add up for viewer {view.viewer}: {parts}"
    if view.faceoff is not None:
        for seat, number, parts in view.faceoff.totals:
            if not number == sum([part.amount for part in parts]) == total_of(game, Seat(seat)):
                yield f"the parts of seat {seat}'s total do not add up for viewer {view.viewer}"


def numbers_of(view: View) -> Iterator[tuple[int, int, tuple[PartView, ...]]]:
    """Yield the numbers of a view that have parts: the seat, the number and its parts."""
    for seat in view.seats:
        yield seat.seat, seat.income, seat.income_why
    for area in view.areas:
        yield area.owner, area.bonus, area.bonus_why
        yield area.owner, area.gain, area.gain_why
        for side in area.confront:
            yield side.seat, side.needed, side.why
            yield side.seat, side.power, side.power_why
            yield side.seat, side.needed, tuple([part for need in side.needs for part in need.why])
            for need in side.needs:
                yield side.seat, need.amount, need.why
                yield side.seat, need.have, need.sources
    if view.faceoff is not None:
        yield from view.faceoff.flips
    for one in view.question.options if view.question is not None else ():
        for price in one.prices:
            yield view.viewer, price.total, price.parts


def wrong_refusals(game: Game) -> Iterator[str]:
    """Report each action that is both offered and refused, or neither."""
    state = game.state
    question = state.question
    if question is None or question.kind == "replace":  # its options are texts, not actions
        return
    verbs = VERBS | ({"challenge": option.CARD} if question.kind == "challenge" else {"challenge": -1})
    for card, handle in enumerate(state.handles[question.seat]):
        if not handle:
            continue
        answers = game.why_not(question.seat, card)
        for verb, number in verbs.items():
            may = any(refusal is None for one, refusal in answers if one == verb)
            offered = any(one[0] == number and one[1] == card for one in question.options)
            if may != offered:
                word = "offered and refused" if offered else "neither offered nor refused"
                yield f"to {verb} card {card} is {word}: {answers}"
