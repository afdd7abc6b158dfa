"""611: confront requirements, and whether a player's characters can meet them (R24, R25)."""

from itertools import combinations

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import (
    Part,
    amount_of,
    characters_of,
    colours_of,
    contributes,
    contribution_of,
    power_of,
)
from everfree.ccg.kernel.values.prohibitions import barring_laws, can_be_forbidden, number_of
from everfree.ccg.kernel.values.selection import is_player, is_selected, kept_laws_of, laws_of
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.language.words.changes.changes import ConfrontNeeds
from everfree.ccg.language.words.faceoffs.faceoffs import CantHelpConfront
from everfree.ccg.language.words.laws.confronting import ContributeAtMost
from everfree.ccg.rules.core.troublemaker_blocks import blocking
from everfree.ccg.rules.words.laws.confronting import helpers, lowered_needs, meets_otherwise
from everfree.ccg.rules.words.laws.limits import refuse_further_problem
from everfree.ccg.vocab import NO_CARD, AreaId, CardId, Seat, card_of, colours_in


def needs_of(game: Kernel, seat: Seat, problem: CardId) -> tuple[Need, ...]:
    """Return what *seat* needs to confront *problem*: printed on their side (611.2), changed by laws."""
    needs = printed_needs(game, seat, problem)
    change = sum([part.amount for part in need_changes(game, seat, problem)])
    return needs if change == 0 else changed_needs(needs, change)


def printed_needs(game: Kernel, seat: Seat, problem: CardId) -> tuple[Need, ...]:
    """209.1: return the requirements printed on *seat*'s side of *problem*."""
    card = game.definition(problem).card
    return card.owner_needs if game.state.owner[problem] == seat else card.opponent_needs


def need_changes(game: Kernel, seat: Seat, problem: CardId) -> list[Part]:
    """Explain how laws change what *seat* needs at *problem*."""
    parts: list[Part] = []
    state = game.state
    area = state.area[problem]
    for source, you, law in laws_of(game, ConfrontNeeds):
        if state.area[source] == area and is_player(law.who, seat, you):
            if law.having is not None and number_of(game, seat, law.having, source, you) < law.having.count:
                continue
            scope = Scope(game.ref(source), you, (), seat, area)
            amount = amount_of(game, law.amount, source, you, scope)
            parts.append(Part("law", amount * game.count_of(source), source))
    for kept, law in kept_laws_of(game, ConfrontNeeds):
        source = card_of(kept.source)
        if kept.area == area != state.area[source] and is_player(law.who, seat, kept.seat):
            scope = Scope(kept.source, kept.seat, (), seat, area)
            parts.append(Part("law", amount_of(game, law.amount, source, kept.seat, scope), source))
    parts.extend(lowered_needs(game, seat, problem))
    return parts


def changed_needs(needs: tuple[Need, ...], change: int) -> tuple[Need, ...]:
    """Add to or take from the requirements: wild power first, then the last colour, never below zero."""
    if change > 0:
        return (*needs, Need(WILD, change))
    rest = -change
    lowered: list[Need] = []
    order = sorted(range(len(needs)), key=lambda place: (needs[place].colour != WILD, -place))
    taken = dict.fromkeys(order, 0)
    for place in order:
        taken[place] = min(rest, needs[place].amount)
        rest -= taken[place]
    for place, need in enumerate(needs):
        lowered.append(Need(need.colour, need.amount - taken[place], need.other_than))
    return tuple(lowered)


def refuse_confronting(game: Kernel, seat: Seat, problem: CardId) -> Refusal | None:
    """611.3: say why *seat* can't confront *problem* now."""
    state = game.state
    area = state.area[problem]
    if area not in [state.area[card] for card in characters_of(game, seat)]:
        return Refusal("611.3", "nobody-there", area=area)
    blocker = blocking(game, seat, area)
    if blocker >= 0:
        return Refusal("611.3e", "troublemaker-blocks", card=blocker)
    forbidder = forbidding_card(game, seat, area)
    if forbidder >= 0:
        return Refusal("104.2", "cant-confront", card=problem, source=forbidder)
    limited = refuse_further_problem(game, seat, game.ref(problem))
    if limited is not None:
        return limited
    if meets_otherwise(game, seat, problem):
        return None
    needs = needs_of(game, seat, problem)
    needed = sum([need.amount for need in needs])
    contributed = contributions(game, seat, area)
    have = sum([one * count for _, _, one, count in contributed])
    if have < needed:
        return Refusal("611.3", "needs-more-power", have=have, needed=needed)
    power = [
        (colours, one)
        for _, colours, one, count in contributed
        for _ in range(min(count, needed))  # more tokens of a stack make no difference
    ]
    if not can_meet(usable(game, power), needs):
        return Refusal("611.3", "needs-more-power", have=have, needed=needed)
    return None


def forbidding_card(game: Kernel, seat: Seat, area: AreaId) -> CardId:
    """104.2: return a card whose text forbids *seat* to confront the Problem in *area*, else NO_CARD."""
    if not can_be_forbidden(game, kinds.CONFRONTED):
        return NO_CARD
    there = tuple([card for card in characters_of(game, seat) if game.state.area[card] == area])
    confronting = Occurrence(kinds.CONFRONTED, seat, game.problem_at(area), area=area, cards=there, by=seat)
    for source, _ in barring_laws(game, confronting):
        return source
    return NO_CARD


Contribution = tuple[CardId, int, int, int]
"""A card that contributes, its colours, its power, and how many of it there are in a stack of tokens."""


def contributions(game: Kernel, seat: Seat, area: AreaId) -> list[Contribution]:
    """List each of *seat*'s characters in *area* that contributes (611.3a)."""
    found: list[Contribution] = []
    for card in characters_of(game, seat):
        if game.state.area[card] == area:
            power = contribution_of(game, card)
            if power > 0 and not is_kept_from_helping(game, card, area):
                found.append((card, colours_of(game, card), power, game.count_of(card)))
    for card in helpers(game, seat, game.problem_at(area)) if game.state.modifiers else ():
        power = max(0, power_of(game, card))
        if game.state.area[card] != area or not contributes(game, card):  # otherwise counted above
            found.append((card, colours_of(game, card), power, 1))
    most = most_helpers(game, area)
    if most < 0 or sum([count for _, _, _, count in found]) <= most:
        return found
    return best_of(game, seat, area, found, most)


def most_helpers(game: Kernel, area: AreaId) -> int:
    """104.2: return how many characters of a player may contribute in *area*; -1 if no law limits them."""
    limits = [
        law.count for source, _, law in laws_of(game, ContributeAtMost) if game.state.area[source] == area
    ]
    return min(limits, default=-1)


def best_of(
    game: Kernel, seat: Seat, area: AreaId, found: list[Contribution], most: int
) -> list[Contribution]:
    """Return the *most* contributions that *seat* would choose.

    They meet the requirements if any so many do, with as much power as possible.
    """
    single = [
        (card, colours, power, 1) for card, colours, power, count in found for _ in range(min(count, most))
    ]
    needs = needs_of(game, seat, game.problem_at(area))
    chosen = [list(some) for some in combinations(single, most)]
    chosen.sort(key=lambda some: -sum([power for _, _, power, _ in some]))
    for some in chosen:
        if can_meet(usable(game, [(colours, power) for _, colours, power, _ in some]), needs):
            return some
    return chosen[0]


def usable(game: Kernel, power: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Leave out power without a colour, if that counts for nothing (an option)."""
    if game.definitions.options.not_colour_accepts_colourless:
        return power
    return [one for one in power if one[0]]


def is_kept_from_helping(game: Kernel, card: CardId, area: AreaId) -> bool:
    """104.2: tell whether a law forbids *card* to contribute its power to confronting the Problem there."""
    if CantHelpConfront not in game.definitions.laws:
        return False
    return any(
        (not law.here or game.state.area[source] == area) and is_selected(game, law.what, card, source, you)
        for source, you, law in laws_of(game, CantHelpConfront)
    )


def power_at(game: Kernel, seat: Seat, area: AreaId) -> int:
    """Return the power that *seat*'s characters contribute in *area*."""
    return sum([power * count for _, _, power, count in contributions(game, seat, area)])


def power_needed(game: Kernel, seat: Seat, problem: CardId) -> int:
    """Return the power that *seat* needs in all at *problem*."""
    return sum([need.amount for need in needs_of(game, seat, problem)])


def can_meet(power: list[tuple[int, int]], needs: tuple[Need, ...]) -> bool:
    """Tell whether some choice of one colour for each character meets every requirement (611.3b, R25)."""
    supply: dict[int, int] = {}
    undecided: list[tuple[tuple[int, ...], int]] = []
    for colours, amount in power:
        several = colours_in(colours)
        if len(several) > 1:
            undecided.append((several, amount))
        else:
            supply[colours] = supply.get(colours, 0) + amount
    undecided.sort()
    return _can_meet_from(supply, undecided, needs, 0)


def _can_meet_from(
    supply: dict[int, int], undecided: list[tuple[tuple[int, ...], int]], needs: tuple[Need, ...], first: int
) -> bool:
    """Search from colour number *first* of the first character; equal ones are tried in one order only."""
    if not undecided:
        return _is_enough(supply, needs)
    (several, amount), rest = undecided[0], undecided[1:]
    for place in range(first, len(several)):
        colour = several[place]
        supply[colour] = supply.get(colour, 0) + amount
        if _can_meet_from(supply, rest, needs, place if rest and rest[0] == undecided[0] else 0):
            return True
        supply[colour] -= amount
    return False


def _is_enough(supply: dict[int, int], needs: tuple[Need, ...]) -> bool:
    """Tell whether every group of requirements finds enough power that it accepts (Hall's condition)."""
    for group in range(1, 1 << len(needs)):
        wanted = [need for place, need in enumerate(needs) if group >> place & 1]
        demand = sum([need.amount for need in wanted])
        available = 0
        for colour, amount in supply.items():
            if any(accepts(need, colour) for need in wanted):
                available += amount
        if demand > available:
            return False
    return True


def accepts(need: Need, colour: int) -> bool:
    """611.3c, 611.3d: tell whether a requirement accepts power of *colour*."""
    if need.colour == WILD:
        return True
    return (colour != need.colour) if need.other_than else (colour == need.colour)


claims("611.2", needs_of)
claims("209.1", printed_needs)
claims("104.2", forbidding_card)
claims("611.3", refuse_confronting)
claims("611.3a", "503.5", contributions)
claims("611.3b", can_meet)
claims("611.3c", "611.3d", accepts)
claims("203.1a", colours_in)
claims("R23", "R24", refuse_confronting)
claims("R25", can_meet)
