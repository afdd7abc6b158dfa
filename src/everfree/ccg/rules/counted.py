"""611.3: how far a player is with the requirements of a Problem, and whose power counts to which of them."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.values import Part
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.rules.requirements import (
    accepts,
    changed_needs,
    contributions,
    need_changes,
    printed_needs,
)
from everfree.ccg.vocab import CardId, Seat, colours_in

Share = tuple[CardId, int, int]
"""A card, the one colour it counts with, and its power."""


class Reckoning:
    """How a player stands at a Problem: what is needed, what is there, what counts to what."""

    __slots__ = ("counted", "need_parts", "needs", "power", "total")

    def __init__(self, game: Kernel, seat: Seat, problem: CardId) -> None:
        printed = printed_needs(game, seat, problem)
        changes = need_changes(game, seat, problem)
        change = sum([part.amount for part in changes])
        self.needs = changed_needs(printed, change) if change else printed
        there = contributions(game, seat, game.state.area[problem])
        self.power = [Part("counted", power * count, card) for card, _, power, count in there]
        """The parts of the power that is there."""
        self.total = total_parts(printed, changes, problem)
        """The parts of the power needed in all."""
        self.need_parts = parts_of_needs(printed, changes, problem)
        """For each requirement, its parts."""
        self.counted = counted(there, self.needs, game.cast.options.not_colour_accepts_colourless)
        """For each requirement, the parts of the power that counts to it."""


def total_parts(printed: tuple[Need, ...], changes: list[Part], problem: CardId) -> list[Part]:
    """Explain the power needed in all: printed, then laws, and never less than nothing."""
    parts = [Part("printed", sum([need.amount for need in printed]), problem), *changes]
    total = sum([part.amount for part in parts])
    if total < 0:
        parts.append(Part("least", -total, problem))
    return parts


def parts_of_needs(printed: tuple[Need, ...], changes: list[Part], problem: CardId) -> list[list[Part]]:
    """Explain each requirement: printed, and what which text has added or taken."""
    parts = [[Part("printed", need.amount, problem)] for need in printed]
    change = sum([part.amount for part in changes])
    if change > 0:
        return [*parts, changes]
    if change == 0:
        return parts
    takers = taking(changes)
    for place, lowered in enumerate(changed_needs(printed, change)):
        rest = printed[place].amount - lowered.amount
        while rest > 0:
            taker = takers[0]
            taken = min(rest, taker.amount)
            parts[place].append(taker.worth(-taken))
            rest -= taken
            if taken == taker.amount:
                takers.pop(0)
            else:
                takers[0] = taker.worth(taker.amount - taken)
    return parts


def taking(changes: list[Part]) -> list[Part]:
    """List how much each text takes, after those that add have had their part of the last ones."""
    adding = sum([part.amount for part in changes if part.amount > 0])
    found: list[Part] = []
    for part in reversed(changes):
        if part.amount < 0:
            left = -part.amount - adding
            adding = max(0, -left)
            if left > 0:
                found.append(part.worth(left))
    found.reverse()
    return found


def counted(
    there: list[tuple[CardId, int, int, int]], needs: tuple[Need, ...], colourless: bool
) -> list[list[Part]]:
    """Give for each requirement the parts of the power that counts to it, chosen as well as can be (R25).

    *colourless*: whether power without a colour counts at all (an option).
    """
    needed = sum([need.amount for need in needs])
    shares: list[Share] = []
    open_ones: list[Share] = []
    for card, colours, power, count in there:
        if colours & (colours - 1):
            open_ones.extend([(card, colours, power)] * min(count, needed))
        elif colours or colourless:
            shares.append((card, colours, power * count))
    if open_ones:
        open_ones.sort(key=lambda one: (one[1], one[2]))
        shares.extend(best_colours(shares, open_ones, needs))
    return shared_out(shares, needs)


def best_colours(shares: list[Share], open_ones: list[Share], needs: tuple[Need, ...]) -> list[Share]:
    """Choose one colour for each of the cards that have several, so that most is covered (611.3b)."""
    supply: dict[int, int] = {}
    for _, colour, power in shares:
        supply[colour] = supply.get(colour, 0) + power
    most = min(sum([need.amount for need in needs]), sum([one[2] for one in [*shares, *open_ones]]))
    return _best(supply, open_ones, needs, most, 0)[1]


def _best(
    supply: dict[int, int], open_ones: list[Share], needs: tuple[Need, ...], most: int, first: int
) -> tuple[int, list[Share]]:
    """Try the first card's colours from the one at *first* on: of equals, no order is tried twice."""
    if not open_ones:
        return covered(supply, needs), []
    (card, colours, power), rest = open_ones[0], open_ones[1:]
    several = colours_in(colours)
    is_alike = len(rest) > 0 and rest[0][1] == colours and rest[0][2] == power
    best: tuple[int, list[Share]] = (-1, [])
    for number in range(first, len(several)):
        colour = several[number]
        supply[colour] = supply.get(colour, 0) + power
        now, chosen = _best(supply, rest, needs, most, number if is_alike else 0)
        supply[colour] -= power
        if now > best[0]:
            best = (now, [(card, colour, power), *chosen])
        if now == most:
            break  # nothing could be better
    return best


def covered(supply: dict[int, int], needs: tuple[Need, ...]) -> int:
    """Give how much of all requirements this power covers: the narrowest way from the power to them."""
    least = sum([need.amount for need in needs])
    for group in range(1, 1 << len(needs)):
        through = 0
        for place, need in enumerate(needs):
            if not group >> place & 1:
                through += need.amount
        for colour, amount in supply.items():
            if any(group >> place & 1 and accepts(need, colour) for place, need in enumerate(needs)):
                through += amount
        least = min(least, through)
    return least


def shared_out(shares: list[Share], needs: tuple[Need, ...]) -> list[list[Part]]:
    """Give every requirement its power: those that accept least first, then what can still be passed on."""
    given = [[0] * len(shares) for _ in needs]
    left = [power for _, _, power in shares]
    for place in sorted(range(len(needs)), key=lambda one: pickiness(needs[one])):
        lack = needs[place].amount
        for number, (_, colour, _) in enumerate(shares):
            if accepts(needs[place], colour):
                taken = min(left[number], lack)
                given[place][number] += taken
                left[number] -= taken
                lack -= taken
        while lack > 0 and pass_on(shares, needs, given, left, place, [place]):
            lack -= 1
    return [
        [Part("counted", amount, shares[number][0]) for number, amount in enumerate(row) if amount]
        for row in given
    ]


def pickiness(need: Need) -> int:
    """Order requirements: a colour, any but a colour, anything at all."""
    return 2 if need.colour == WILD else int(need.other_than)


def pass_on(
    shares: list[Share],
    needs: tuple[Need, ...],
    given: list[list[int]],
    left: list[int],
    place: int,
    seen: list[int],
) -> bool:
    """Give one power more to the requirement at *place*, if need be from another that finds its own."""
    for number, (_, colour, _) in enumerate(shares):
        if left[number] > 0 and accepts(needs[place], colour):
            given[place][number] += 1
            left[number] -= 1
            return True
    for number, (_, colour, _) in enumerate(shares):
        for other in range(len(needs)):
            if other not in seen and given[other][number] and accepts(needs[place], colour):
                seen.append(other)
                if pass_on(shares, needs, given, left, other, seen):
                    given[other][number] -= 1
                    given[place][number] += 1
                    return True
    return False


claims("611.3b", "R25", counted)
