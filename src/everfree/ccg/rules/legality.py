"""What a player may do and why not: every function returns None or a refusal (204, 205, 512, 609).

The option lists of `main_phase` and `actions` ask these very functions, the cheapest question first.
"""

from everfree.ccg.kernel.cast import Definition
from everfree.ccg.kernel.following import is_feasible, refuse_costs
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import LISTENS, claims
from everfree.ccg.kernel.records import Modifier, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.scope import fits, holds, is_player, laws_of
from everfree.ccg.kernel.values import Part, amount_of, colour_power_of, cost_of, keywords_of
from everfree.ccg.language.abilities import Activated, EventText
from everfree.ccg.language.barring import CantPlay
from everfree.ccg.language.changes import PlayCost
from everfree.ccg.language.effects import CheapenNextCard, May
from everfree.ccg.language.limits import PlayLimit
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import (
    ANYWHERE,
    FACEOFF_TIMING,
    MAIN_PHASE_TIMING,
    PHASE_TIMINGS,
    Timing,
)
from everfree.ccg.rules.barring import refuse_playing_to
from everfree.ccg.rules.closed_zones import refuse_leaving_pile
from everfree.ccg.rules.descriptions import is_place
from everfree.ccg.rules.happenings import is_meant, scope_of
from everfree.ccg.rules.limits import refuse_another
from everfree.ccg.rules.movement import (
    MOVE_PRICE,
    can_go_somewhere,
    destinations,
    has_laws_on_moving,
    home_of,
    move_price,
    reachable,
    refuse_moving,
)
from everfree.ccg.rules.permissions import has_no_requirement, may_play_from_there
from everfree.ccg.rules.play_needs import needed_less
from everfree.ccg.rules.timings import is_hasty, is_immediate, refuse_all_but_main
from everfree.ccg.rules.ways import (
    AS_PRINTED,
    PRINTED,
    REDEEM_DISCOUNT,
    REDEEMED,
    TRANSFORMED,
    Way,
    has_other_ways,
    other_ways,
)
from everfree.ccg.vocab import (
    AGILE_BIT,
    CHARACTER,
    FRIEND,
    HAND,
    MAIN_PHASE,
    NO_AREA,
    NO_CARD,
    NO_PHASE,
    PLAY,
    PROBLEM,
    PROBLEM_AREA,
    RESOURCE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
    card_of,
)

ONLY_MAIN = PHASE_TIMINGS[MAIN_PHASE_TIMING]
TROUBLEMAKER_PRICE = 1
DRAW_PRICE = 1
RALLY_PRICE = 2


def refuse_main_phase(game: Kernel, seat: Seat) -> Refusal | None:
    """609.1, 512.3a, R10: Main Phase actions open a window in one's own Main Phase and never in a faceoff."""
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
    """Tell whether *seat* has priority, if only to react."""
    question = game.state.question
    return question is not None and question.kind == "priority" and question.seat == seat


def may_begin(game: Kernel, seat: Seat) -> bool:
    """Tell whether *seat* has priority in a window where one may do more than react."""
    return has_priority(game, seat) and not getattr(game.state.frames[-1], "only_reactions", 0)


def can_act_freely(game: Kernel, seat: Seat, card: CardId) -> bool:
    """512.5: tell whether *seat* may play a Hasty card or an Event now, or move an Agile one (R57, C2)."""
    if not may_begin(game, seat) or refuse_all_but_main(game) is not None:
        return False
    if game.state.zone[card] == HAND:
        return is_hasty(game, card) or is_immediate(game, seat, card)
    return keywords_of(game, card) & AGILE_BIT != 0


def is_for(timing: Timing, phase: int) -> bool:
    """512.3, R31: tell whether a timing phrase lets the turn player open a window in *phase*."""
    return phase in PHASE_TIMINGS.get(timing, ())


def refuse_price(game: Kernel, seat: Seat, price: int) -> Refusal | None:
    """508.1d: say how many tokens are missing."""
    have = game.state.tokens[seat]
    if have < price:
        return Refusal("508.1d", "short-of-tokens", missing=price - have, price=price, have=have)
    return None


def refuse_needs(game: Kernel, seat: Seat, card: CardId, memo: dict[int, int]) -> Refusal | None:
    """205.1: say which play requirement is not met; each is asked by itself (R55).

    *memo* keeps the power by colour while many cards are asked about in one go.
    """
    if has_no_requirement(game, card):
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


# The price of playing a card.


def price_parts(
    game: Kernel, seat: Seat, card: CardId, area: AreaId, host: CardId = NO_CARD, how: int = AS_PRINTED
) -> list[Part]:
    """Explain what *seat* pays to play *card* to *area* or on *host*: printed cost, then laws (204.1)."""
    definition = game.definition(card)
    parts = [Part("printed", cost_of(game, card), card)]
    if definition.type == TROUBLEMAKER:
        parts = [Part("troublemaker", TROUBLEMAKER_PRICE, card)]
    elif how == TRANSFORMED:
        parts = [Part("transform", definition.faces[0].x_of("Transform"), card)]
    elif how == REDEEMED:
        parts.append(Part("redeem", -REDEEM_DISCOUNT, card))
    for source, you, law in laws_of(game, PlayCost):
        if not isinstance(law, PlayCost) or not fits(game, law.description, card, source, you, None):
            continue
        there = law.place == ANYWHERE or is_played_there(game, law, source, area, host)
        if is_player(law.who, seat, you) and there and is_played_on(game, law, source, you, host):
            amount = amount_of(game, law.amount, source, you)
            parts.append(Part("law", amount * game.count_of(source), source))
    for modifier in discounts(game, seat, card):
        if definition.type == TROUBLEMAKER:
            continue  # it has no cost that could be reduced (609.2c.i)
        parts.append(Part("modifier", -modifier.amount, CardId(modifier.source // 1_000_000)))
    total = sum([part.amount for part in parts])
    if total < 0:
        parts.append(Part("least", -total, card))
    return parts


def is_played_there(game: Kernel, law: PlayCost, source: CardId, area: AreaId, host: CardId) -> bool:
    """Tell whether a card goes where *law* says; a Resource is played *on* a Problem, others to it."""
    if law.description.noun == RESOURCE and game.type_of(source) == PROBLEM:
        return host == source
    return is_place(game, law.place, area, game.state.controller[source], source, None)


def is_played_on(game: Kernel, law: PlayCost, source: CardId, you: Seat, host: CardId) -> bool:
    """Tell whether a card goes on a host that *law* describes, if it speaks of hosts."""
    if law.on is None:
        return True
    return host != NO_CARD and fits(game, law.on, host, source, you, None)


def price_of(
    game: Kernel, seat: Seat, card: CardId, area: AreaId, host: CardId = NO_CARD, how: int = AS_PRINTED
) -> int:
    """Give what *seat* pays to play *card* to *area*, or on *host*, in one way of paying."""
    if how == AS_PRINTED and not has_laws_on_price(game, seat, card):
        return printed_price(game, card)
    total = 0
    for part in price_parts(game, seat, card, area, host, how):
        total += part.amount
    return total


def printed_price(game: Kernel, card: CardId) -> int:
    """Give what *card* costs where no law says otherwise (204.1, 609.2c.i)."""
    definition = game.cast.definitions[game.state.kind[card]]
    if definition.type == TROUBLEMAKER:
        return TROUBLEMAKER_PRICE
    return definition.cost if game.state.zone[card] == HAND else cost_of(game, card)


def has_laws_on_price(game: Kernel, seat: Seat, card: CardId) -> bool:
    """Tell whether the price of *card* may differ from the printed one, or from place to place."""
    board = game.board()
    kind = game.definition(card).type
    for _, _, standing in board.laws.get(PlayCost, ()):
        if isinstance(standing.law, PlayCost) and standing.law.description.noun & kind:
            return True
    return PlayCost in board.lasting or bool(discounts(game, seat, card))


def discounts(game: Kernel, seat: Seat, card: CardId) -> list[Modifier]:
    """List what makes the next card cheaper for *seat* if *card* is that card."""
    found: list[Modifier] = []
    for modifier in game.state.modifiers:
        node = game.cast.nodes[modifier.change]
        if (
            modifier.seat == seat
            and isinstance(node, CheapenNextCard)
            and fits(game, node.description, card, card_of(modifier.source), seat, None)
        ):
            found.append(modifier)
    return found


# Where a card can be played.


def places(game: Kernel, seat: Seat, card: CardId) -> list[tuple[AreaId, CardId]]:
    """List area and host for every place *card* could be played to, whatever it costs (302.1, 305, 306)."""
    return allowed(game, seat, card, places_of(game, seat, game.definition(card), card))


def allowed(
    game: Kernel, seat: Seat, card: CardId, everywhere: list[tuple[AreaId, CardId]]
) -> list[tuple[AreaId, CardId]]:
    """104.2: leave out the places where a law keeps *seat* from playing *card*."""
    if CantPlay not in game.cast.laws:
        return everywhere
    return [(area, host) for area, host in everywhere if refuse_playing_to(game, seat, card, area) is None]


def places_of(game: Kernel, seat: Seat, definition: Definition, card: CardId) -> list[tuple[AreaId, CardId]]:
    """List the places of a card of this definition; an attachment's hosts are described on *card*."""
    nobody = CardId(-1)
    if definition.in_play is not None:
        return [(NO_AREA, nobody)]  # 522.2: an area that is not there yet
    if definition.type == FRIEND:
        return [(area, nobody) for area in [home_of(game, seat), *reachable(game, seat)]]
    if definition.type == TROUBLEMAKER:
        return [(area, nobody) for area in reachable(game, seat)]
    if definition.type == RESOURCE and definition.host is not None:
        state = game.state
        open_to = reachable(game, seat)
        return [
            (state.area[host], host)
            for host in game.in_play()
            if fits(game, definition.host, host, card, seat, None)
            and not game.is_face_down(host)
            and (state.area_kind[state.area[host]] != PROBLEM_AREA or state.area[host] in open_to)
        ]
    if definition.type == RESOURCE:
        return [(home_of(game, seat), nobody)] if definition.is_for_home else []
    return [(NO_AREA, nobody)]


def payable_places(game: Kernel, seat: Seat, card: CardId, way: Way = PRINTED) -> list[tuple[AreaId, CardId]]:
    """List the places *seat* can pay for: a price can depend on the place.

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


# The six Main Phase actions (609.2) and actions with other timings.


def refuse_play(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """609.2a, 609.2c: say why *seat* can't open a window by playing *card* now; Hasty needs none (R57)."""
    if can_act_freely(game, seat, card):
        return refuse_playing(game, seat, card, {})
    event = game.definition(card).event
    phases = ONLY_MAIN if event is None else PHASE_TIMINGS.get(event.timing, ONLY_MAIN)
    return refuse_phase(game, seat, phases) or refuse_main_play(game, seat, card, {})


def refuse_main_play(game: Kernel, seat: Seat, card: CardId, memo: dict[int, int]) -> Refusal | None:
    """609.2a.ii: say why *seat* can't play *card* in this phase of theirs, the time being right."""
    event = game.definition(card).event
    if event is not None and not is_for(event.timing, game.state.phase):
        return Refusal("609.2a.ii", "other-timing", card=card)
    return refuse_playing(game, seat, card, memo)


def refuse_playing(game: Kernel, seat: Seat, card: CardId, memo: dict[int, int]) -> Refusal | None:
    """Say why *seat* can't play *card*, the time being right: price, requirement, place."""
    state = game.state
    if (state.zone[card] != HAND or state.owner[card] != seat) and not may_play_from_there(game, seat, card):
        return Refusal("609.2a", "not-in-hand", card=card)
    refusal = refuse_at_any_price(game, seat, card)
    if refusal is not None:
        return refusal
    definition = game.definition(card)
    if has_other_ways(game, card) and payable_ways(game, seat, card):
        return refuse_needs(game, seat, card, memo)
    if CantPlay in game.cast.laws:
        refusal = refuse_everywhere(game, seat, card)
        if refusal is not None:
            return refusal
    has_laws = has_laws_on_price(game, seat, card)
    if not has_laws:
        refusal = refuse_price(game, seat, printed_price(game, card))
        if refusal is not None:
            return refusal
    if definition.needs:
        refusal = refuse_needs(game, seat, card, memo)
        if refusal is not None:
            return refusal
    if has_laws or (definition.type == RESOURCE and not definition.is_for_home):
        everywhere = places(game, seat, card)
        if not everywhere:
            return Refusal("509.1", "no-host", card=card)
        if has_laws:
            return refuse_cheapest(game, seat, card, everywhere)
    return None


def refuse_at_any_price(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """Say why *seat* can't play *card* even for nothing, wherever it would go."""
    refusal = refuse_leaving_pile(game, card)
    if refusal is not None:
        return refusal
    if game.definition(card).type == PROBLEM:
        return Refusal("204.1", "has-no-cost", card=card)
    return refuse_another(game, seat, card) if PlayLimit in game.cast.laws else None


def refuse_everywhere(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """104.2: say which text keeps *seat* from playing *card*, if no place is left."""
    refusal: Refusal | None = None
    for area, _ in places_of(game, seat, game.definition(card), card):
        refusal = refuse_playing_to(game, seat, card, area)
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
    refusal = None if can_act_freely(game, seat, card) else refuse_main_phase(game, seat)
    if refusal is not None:
        return refusal
    if state.zone[card] != PLAY or not game.type_of(card) & CHARACTER:
        return Refusal("506.3", "not-a-character", card=card)
    if state.controller[card] != seat:
        return Refusal("609.2b.i", "not-yours", card=card)
    return refuse_main_move(game, seat, card)


def refuse_main_move(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """Say why *seat* can't pay to move a character of theirs, the time being right."""
    has_laws = has_laws_on_moving(game)
    if not has_laws and game.state.tokens[seat] < MOVE_PRICE:
        refusal = refuse_price(game, seat, move_price(game, card))
        if refusal is not None:
            return refusal
    refusal = refuse_moving(game, seat, card)
    if refusal is not None:
        return refusal
    if not can_go_somewhere(game, card):
        return Refusal("506.2", "nowhere-to-go", card=card)
    if has_laws:
        prices = [move_price(game, card, area) for area in destinations(game, seat, card)]
        return refuse_price(game, seat, min(prices))
    return None


def refuse_draw(game: Kernel, seat: Seat) -> Refusal | None:
    """609.2d: say why *seat* can't pay to draw a card now."""
    return refuse_main_phase(game, seat) or refuse_price(game, seat, DRAW_PRICE)


def refuse_rally(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """609.2e: say why *seat* can't rally *card* now."""
    state = game.state
    refusal = refuse_main_phase(game, seat)
    if refusal is not None:
        return refusal
    if state.zone[card] != PLAY or not game.is_face_down(card) or game.type_of(card) == TROUBLEMAKER:
        return Refusal("609.2e.i", "not-frightened", card=card)
    if state.controller[card] != seat:
        return Refusal("609.2e.i", "not-yours", card=card)
    return refuse_price(game, seat, RALLY_PRICE)


def refuse_use(game: Kernel, seat: Seat, card: CardId, ability: Activated) -> Refusal | None:
    """609.2f, 703: say why *seat* can't open a window with an ability of *card* now."""
    refusal = refuse_phase(game, seat, PHASE_TIMINGS.get(ability.timing, ONLY_MAIN))
    if refusal is not None:
        return refusal
    if not is_for(ability.timing, game.state.phase):
        return Refusal("609.2f.i", "other-timing", card=card)
    return refuse_activating(game, seat, card, ability)


def refuse_activating(
    game: Kernel, seat: Seat, card: CardId, ability: Activated, scope: Scope | None = None
) -> Refusal | None:
    """703.1b, 703.1d: say why *seat* can't activate *ability*, the time being right.

    *scope* is that of what a Reaction answers.
    """
    state = game.state
    if not works_there(game, card, ability):
        return Refusal("701.3", "not-in-play", card=card)
    if state.controller[card] != seat and not ability.anyone:
        return Refusal("703.1b", "not-yours", card=card)
    if ability.condition is not None and not holds(game, ability.condition, card, state.controller[card]):
        return Refusal("703.1", "condition-unmet", card=card)
    if scope is None:
        scope = Scope(game.ref(card), seat)
    effect = ability.effect
    if not ability.costs and isinstance(effect, May):
        number = game.cast.number_of(effect.effect)
        if not is_feasible(game, effect.effect, number, scope):
            return Refusal("705.2e.i", "nothing-to-do", card=card)
    return refuse_costs(game, ability.costs, scope)


def works_there(game: Kernel, card: CardId, ability: Activated) -> bool:
    """701.3: tell whether an ability functions where *card* is: face up in play, or in the zone it names."""
    zone = game.state.zone[card]
    if zone == PLAY:
        return not game.is_face_down(card)
    return any(one.zone == zone and one.ability is ability for one in game.definition(card).elsewhere)


# Reactions and other quick timings (512.4).


def refuse_timing(game: Kernel, ability: Activated | EventText) -> Refusal | None:
    """512.4, 512.4a: say why this is not the time for a Faceoff or Reaction text."""
    refusal = refuse_all_but_main(game)
    if refusal is not None:
        return refusal
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
    """List which of the things that happened *card* may still react to (512.4b, 512.4c, 512.4d)."""
    if trigger is None:
        return []
    state = game.state
    if not state.happened:
        return []
    listener = LISTENS[type(trigger)]
    reference = game.ref(card)
    return [
        place
        for place, occurrence in enumerate(state.happened)
        if occurrence.kind in listener.kinds
        and (place, reference) not in state.reacted
        and during in (NO_PHASE, state.happened_in[place])
        and is_meant(game, trigger, occurrence, card, seat)
    ]


def refuse_reacting_with(game: Kernel, seat: Seat, card: CardId, ability: Activated) -> Refusal | None:
    """512.4: say why *seat* can't activate a Reaction ability of *card* now."""
    refusal = refuse_timing(game, ability)
    if refusal is not None:
        return refusal
    places = instances(game, ability.trigger, card, game.state.controller[card], ability.during)
    if ability.trigger is not None and not places:
        return Refusal("512.4d", "nothing-to-react-to", card=card)
    if not has_priority(game, seat) or (ability.trigger is None and not may_begin(game, seat)):
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
    if not has_priority(game, seat) or (event.trigger is None and not may_begin(game, seat)):
        return Refusal("512.5", "no-priority")
    return refuse_playing(game, seat, card, {})


claims("609.1", refuse_main_phase)
claims("512.3", "512.3a", "R31", refuse_phase)
claims("508.1d", refuse_price)
claims("204.1", price_parts)
claims("205.1", refuse_needs)
claims("302.1", "305.1a", places_of)
claims("609.2a.ii", refuse_main_play)
claims("609.2a.i", "609.2c.i", refuse_playing)
claims("609.2b.i", refuse_move)
claims("609.2d.i", refuse_draw)
claims("609.2e.i", refuse_rally)
claims("609.2f.i", refuse_use)
claims("703.1b", "703.1d", refuse_activating)
claims("512.4", "512.4a", refuse_timing)
claims("512.4b", "512.4c", instances)
claims("R34", price_parts)
claims("R55", refuse_needs)
claims("104.1", refuse_activating)
claims("701.3", works_there)
claims("204.1a", printed_price)
claims("205.1a", "509.2", refuse_playing)
claims("304.1", refuse_main_play)
claims("R10", refuse_phase)
