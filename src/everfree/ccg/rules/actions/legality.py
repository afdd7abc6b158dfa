"""What a player may do and why not: every function returns None or a refusal (205, 609, 703).

`main_phase` and `actions` build their lists of options with the same functions. Cheap checks come first.
"""

from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.definitions import Definition
from everfree.ccg.kernel.flow.costs import refuse_costs
from everfree.ccg.kernel.flow.resolve import is_feasible
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import Part, colour_power_of
from everfree.ccg.kernel.values.prohibitions import can_be_forbidden, refuse_by_law
from everfree.ccg.kernel.values.selection import fits, holds, is_player, laws_of
from everfree.ccg.language.abilities import Activated
from everfree.ccg.language.terms import PHASE_TIMINGS
from everfree.ccg.language.words.effects.compound import May
from everfree.ccg.language.words.effects.playing import NoRequirement
from everfree.ccg.language.words.laws.limits import TurnLimit
from everfree.ccg.language.words.laws.prices import DrawCost, RallyCost
from everfree.ccg.rules.actions.alternative_costs import has_other_ways
from everfree.ccg.rules.actions.permissions import has_no_requirement, may_play_from_there
from everfree.ccg.rules.actions.play_places import payable_ways, places, places_of
from everfree.ccg.rules.actions.play_prices import (
    has_laws_on_price,
    price_of,
    printed_price,
    refuse_price,
    with_changes,
)
from everfree.ccg.rules.actions.timing import (
    ONLY_MAIN,
    can_act_freely,
    is_for,
    refuse_main_phase,
    refuse_phase,
)
from everfree.ccg.rules.core.movement import (
    MOVE_PRICE,
    can_go_somewhere,
    destinations,
    has_laws_on_moving,
    move_price,
    refuse_moving,
)
from everfree.ccg.rules.words.laws.barring import refuse_playing_to
from everfree.ccg.rules.words.laws.closed_zones import refuse_leaving_pile
from everfree.ccg.rules.words.laws.limits import refuse_another
from everfree.ccg.rules.words.laws.play_needs import needed_less
from everfree.ccg.vocab import (
    CHARACTER,
    HAND,
    NO_CARD,
    PLAY,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
)

DRAW_PRICE: Final = 1
RALLY_PRICE: Final = 2


def refuse_needs(game: Kernel, seat: Seat, card: CardId, memo: dict[int, int]) -> Refusal | None:
    """205.1: say which play requirement is not met; each is checked separately (R55).

    *memo* caches the power by colour while many cards are checked in a row.
    """
    if NoRequirement in game.definitions.laws and has_no_requirement(game, card):
        return None
    for need in game.definition(card).needs:
        have = memo.get(need.colour)
        if have is None:
            have = colour_power_of(game, seat, need.colour)
            memo[need.colour] = have
        if have < need.amount:
            needed = need.amount - needed_less(game, seat, need.colour)
            if have < needed:
                return Refusal("205.1", "requirement-unmet", colour=need.colour, have=have, needed=needed)
    return None


def refuse_play(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """609.2a, 609.2c: say why *seat* can't open a window by playing *card* now; Hasty needs none (R57)."""
    if can_act_freely(game, seat, card):
        return refuse_playing(game, seat, card, {})
    event = game.definition(card).event
    phases = ONLY_MAIN if event is None else PHASE_TIMINGS.get(event.timing, ONLY_MAIN)
    return refuse_phase(game, seat, phases) or refuse_main_play(game, seat, card, {})


def refuse_main_play(game: Kernel, seat: Seat, card: CardId, memo: dict[int, int]) -> Refusal | None:
    """609.2a.ii: say why *seat* can't play *card* in this phase of their turn, if actions are allowed now."""
    event = game.definition(card).event
    if event is not None and not is_for(event.timing, game.state.phase):
        return Refusal("609.2a.ii", "other-timing", card=card)
    return refuse_playing(game, seat, card, memo)


def refuse_playing(game: Kernel, seat: Seat, card: CardId, memo: dict[int, int]) -> Refusal | None:
    """Say why *seat* can't play *card*, timing aside: price, requirement, place."""
    state = game.state
    if (state.zone[card] != HAND or state.owner[card] != seat) and not may_play_from_there(game, seat, card):
        return Refusal("609.2a", "not-in-hand", card=card)
    definition = game.definition(card)
    if definition.is_conditional or state.zone[card] != HAND or TurnLimit in game.definitions.laws:
        refusal = refuse_at_any_price(game, seat, card)
        if refusal is not None:
            return refusal
    if has_other_ways(game, card) and payable_ways(game, seat, card):
        return refuse_needs(game, seat, card, memo)
    if can_be_forbidden(game, kinds.PLAYED):
        refusal = refuse_everywhere(game, seat, card)
        if refusal is not None:
            return refusal
    return refuse_paying(game, seat, card, definition, memo)


def can_play(game: Kernel, seat: Seat, card: CardId, memo: dict[int, int]) -> bool:
    """Tell whether `refuse_playing` has no reason, for lists: what is too dear needs no other check."""
    definition = game.definitions.cards[game.state.definition[card]]
    if definition.is_conditional or TurnLimit in game.definitions.laws:
        is_dear = printed_price(game, card) > game.state.tokens[seat]
        if is_dear and not has_other_ways(game, card) and not has_laws_on_price(game, seat, card):
            return False
    return refuse_playing(game, seat, card, memo) is None


def refuse_paying(
    game: Kernel, seat: Seat, card: CardId, definition: Definition, memo: dict[int, int]
) -> Refusal | None:
    """Say why *seat* can't pay for *card* as printed, meet its requirements or find a place for it."""
    has_laws = has_laws_on_price(game, seat, card)
    if not has_laws:
        price = printed_price(game, card)
        if price > game.state.tokens[seat]:
            return refuse_price(game, seat, price)
    if definition.needs:
        refusal = refuse_needs(game, seat, card, memo)
        if refusal is not None:
            return refusal
    if has_laws or (definition.type == RESOURCE and not definition.is_for_home):
        return refuse_places(game, seat, card, has_laws)
    return None


def refuse_places(game: Kernel, seat: Seat, card: CardId, has_laws: bool) -> Refusal | None:
    """Say why *card* can be played nowhere, at the price of each place if laws change it."""
    everywhere = places(game, seat, card)
    if not everywhere:
        return Refusal("509.1", "no-host", card=card)
    return refuse_cheapest(game, seat, card, everywhere) if has_laws else None


def refuse_at_any_price(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """Say why *seat* can't play *card*, even for free and wherever it would go."""
    if game.state.zone[card] != HAND:
        refusal = refuse_leaving_pile(game, card)
        if refusal is not None:
            return refusal
    definition = game.definition(card)
    if definition.type == PROBLEM:
        return Refusal("204.1", "has-no-cost", card=card)
    for condition in definition.only_if:
        if not holds(game, condition, card, seat):
            return Refusal("104.2", "condition-unmet", card=card)
    if definition.more_costs:
        refusal = refuse_costs(game, definition.more_costs, Scope(game.ref(card), seat))
        if refusal is not None:
            return refusal
    return refuse_another(game, seat, card) if TurnLimit in game.definitions.laws else None


def refuse_everywhere(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """104.2: say which text forbids *seat* to play *card*, if it does so at every place."""
    refusal: Refusal | None = None
    for area, host in places_of(game, seat, game.definition(card), card):
        refusal = refuse_playing_to(game, seat, card, area, host)
        if refusal is None:
            return None
    return refusal


def refuse_cheapest(
    game: Kernel, seat: Seat, card: CardId, everywhere: list[tuple[AreaId, CardId]]
) -> Refusal | None:
    """Say how many tokens are missing at the cheapest place."""
    have = game.state.tokens[seat]
    cheapest = -1
    for area, host in everywhere:
        price = price_of(game, seat, card, area, host)
        if price <= have:
            return None
        if cheapest < 0 or price < cheapest:
            cheapest = price
    return refuse_price(game, seat, cheapest)


def refuse_move(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """609.2b: say why *seat* can't move *card* with the Move action now."""
    state = game.state
    if state.controller[card] != seat:
        return Refusal("609.2b.i", "not-yours", card=card)
    refusal = None if can_act_freely(game, seat, card) else refuse_main_phase(game, seat)
    if refusal is not None:
        return refusal
    if state.zone[card] != PLAY or not game.type_of(card) & CHARACTER:
        return Refusal("506.3", "not-a-character", card=card)
    return refuse_main_move(game, seat, card)


def refuse_main_move(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """Say why *seat* can't pay to move a character of theirs, timing aside."""
    has_laws = has_laws_on_moving(game)
    if not has_laws and game.state.tokens[seat] < MOVE_PRICE:
        refusal = refuse_price(game, seat, move_price(game, card))
        if refusal is not None:
            return refusal
    if not can_go_somewhere(game, card):
        return refuse_moving(game, seat, card) or Refusal("506.2", "nowhere-to-go", card=card)
    if has_laws:
        prices = [move_price(game, card, area) for area in destinations(game, seat, card)]
        return refuse_price(game, seat, min(prices))
    return None


def draw_parts(game: Kernel) -> list[Part]:
    """Explain what a player pays to draw a card (609.2d): the price of the rules, then laws."""
    parts = [Part("draw", DRAW_PRICE, NO_CARD)]
    for source, _, law in laws_of(game, DrawCost):
        parts.append(Part("law", law.amount * game.count_of(source), source))
    total = sum([part.amount for part in parts])
    if total < 0:
        parts.append(Part("least", -total, NO_CARD))
    return parts


def draw_price(game: Kernel) -> int:
    """Return what a player pays to draw a card."""
    return sum([part.amount for part in draw_parts(game)])


def refuse_draw(game: Kernel, seat: Seat) -> Refusal | None:
    """609.2d: say why *seat* can't pay to draw a card now."""
    return (
        refuse_main_phase(game, seat)
        or refuse_price(game, seat, draw_price(game))
        or game.refusal_of(Occurrence(kinds.DREW, seat, by=seat))
    )


def can_draw(game: Kernel, seat: Seat) -> bool:
    """Tell whether *seat*, who has a token, can draw a card; mostly no law is about that."""
    definitions = game.definitions
    if kinds.DREW in definitions.forbidden or TurnLimit in definitions.laws or DrawCost in definitions.laws:
        return refuse_draw(game, seat) is None
    return True


def refuse_rally(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """609.2e: say why *seat* can't rally *card* now."""
    state = game.state
    if state.controller[card] != seat:
        return Refusal("609.2e.i", "not-yours", card=card)
    refusal = refuse_main_phase(game, seat)
    if refusal is not None:
        return refusal
    if state.zone[card] != PLAY or not game.is_face_down(card) or game.type_of(card) == TROUBLEMAKER:
        return Refusal("609.2e.i", "not-frightened", card=card)
    price = sum([part.amount for part in rally_parts(game, seat, card)])
    return refuse_price(game, seat, price) or refuse_by_law(
        game, Occurrence(kinds.RALLIED, seat, card, by=seat)
    )


def rally_parts(game: Kernel, seat: Seat, card: CardId) -> list[Part]:
    """Explain what *seat* pays to rally *card* (609.2e): the price of the rules, then laws."""
    found: list[tuple[Part, int]] = []
    for source, you, law in laws_of(game, RallyCost):
        if is_player(law.who, seat, you) and fits(game, law.description, card, source, you, None):
            found.append((Part("law", law.amount * game.count_of(source), source), law.minimum))
    return with_changes([Part("rally", RALLY_PRICE, card)], found, card)


def refuse_use(game: Kernel, seat: Seat, card: CardId, ability: Activated) -> Refusal | None:
    """609.2f, 703: say why *seat* can't open a window with an ability of *card* now."""
    refusal = refuse_another_players(game, seat, card, ability) or refuse_phase(
        game, seat, PHASE_TIMINGS.get(ability.timing, ONLY_MAIN)
    )
    if refusal is not None:
        return refusal
    if not is_for(ability.timing, game.state.phase):
        return Refusal("609.2f.i", "other-timing", card=card)
    return refuse_activating(game, seat, card, ability)


def refuse_activating(
    game: Kernel, seat: Seat, card: CardId, ability: Activated, scope: Scope | None = None
) -> Refusal | None:
    """703.1b, 703.1d: say why *seat* can't activate *ability*, timing aside.

    *scope* is that of the instance which a Reaction answers.
    """
    if not works_there(game, card, ability):
        return Refusal("701.3", "not-in-play", card=card)
    refusal = refuse_another_players(game, seat, card, ability)
    if refusal is not None:
        return refusal
    if ability.condition is not None and not holds(game, ability.condition, card, seat):
        return Refusal("703.1", "condition-unmet", card=card)
    if scope is None:
        scope = Scope(game.ref(card), seat)
    effect = ability.effect
    if not ability.costs and isinstance(effect, May):
        number = game.definitions.number_of(effect.effect)
        if not is_feasible(game, effect.effect, number, scope):
            return Refusal("705.2e.i", "nothing-to-do", card=card)
    return refuse_costs(game, ability.costs, scope)


def refuse_another_players(game: Kernel, seat: Seat, card: CardId, ability: Activated) -> Refusal | None:
    """703.1b: refuse the ability of another player's card, unless anyone may activate it."""
    state = game.state
    if state.controller[card] != seat and not ability.anyone:
        return Refusal("703.1b", "not-yours", card=card)
    return None


def works_there(game: Kernel, card: CardId, ability: Activated) -> bool:
    """701.3: tell whether an ability functions where *card* is: face up in play, or in the zone it names."""
    zone = game.state.zone[card]
    if zone == PLAY:
        return not game.is_face_down(card)
    return any(one.zone == zone and one.ability is ability for one in game.definition(card).elsewhere)


claims("205.1", refuse_needs)
claims("609.2a.ii", refuse_main_play)
claims("609.2a.i", "609.2c.i", refuse_playing)
claims("609.2b.i", refuse_move)
claims("609.2d.i", refuse_draw)
claims("609.2e.i", refuse_rally)
claims("609.2f.i", refuse_use)
claims("703.1b", refuse_another_players)
claims("703.1d", refuse_activating)
claims("R55", refuse_needs)
claims("104.1", refuse_activating)
claims("701.3", works_there)
claims("205.1a", "509.2", refuse_playing)
claims("304.1", refuse_main_play)
