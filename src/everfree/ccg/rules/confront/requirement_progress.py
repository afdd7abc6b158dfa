"""611.3: a player's progress on the requirements of a Problem, and which power counts towards which.

Start with `Reckoning`.
"""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import Part
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.rules.confront.requirements import (
    accepts,
    changed_needs,
    contributions,
    need_changes,
    printed_needs,
)
from everfree.ccg.vocab import CardId, Seat, colours_in

Share = tuple[CardId, int, int]
"""A card, the colour (or set of colours) it counts with, and its power."""


class Reckoning:
    """A player's progress at a Problem: what is needed, what power is there, what counts towards what."""

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
        self.counted = counted(there, self.needs, game.definitions.options.not_colour_accepts_colourless)
        """For each requirement, the parts of the power that counts towards it."""


def total_parts(printed: tuple[Need, ...], changes: list[Part], problem: CardId) -> list[Part]:
    """Explain the power needed in all: printed, changed by laws, at least zero."""
    parts = [Part("printed", sum([need.amount for need in printed]), problem), *changes]
    total = sum([part.amount for part in parts])
    if total < 0:
        parts.append(Part("least", -total, problem))
    return parts


def parts_of_needs(printed: tuple[Need, ...], changes: list[Part], problem: CardId) -> list[list[Part]]:
    """Explain each requirement: the printed number, and what each text adds or takes."""
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
    """List how much each text takes, after the last of them have been offset by the texts that add."""
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
    """Return for each requirement the parts of the power that counts towards it, assigned optimally (R25).

    *colourless*: whether power without a colour counts at all (an option).
    """
    needed = sum([need.amount for need in needs])
    shares: list[Share] = []
    multicoloured: list[Share] = []
    for card, colours, power, count in there:
        if colours & (colours - 1):
            multicoloured.extend([(card, colours, power)] * min(count, needed))
        elif colours or colourless:
            shares.append((card, colours, power * count))
    if multicoloured:
        multicoloured.sort(key=lambda one: (one[1], one[2]))
        shares.extend(best_colours(shares, multicoloured, needs))
    return shared_out(shares, needs)


def best_colours(shares: list[Share], multicoloured: list[Share], needs: tuple[Need, ...]) -> list[Share]:
    """Choose one colour for each multicoloured card, so that as much as possible is covered (611.3b)."""
    supply: dict[int, int] = {}
    for _, colour, power in shares:
        supply[colour] = supply.get(colour, 0) + power
    most = min(sum([need.amount for need in needs]), sum([one[2] for one in [*shares, *multicoloured]]))
    return _best_from(supply, multicoloured, needs, most, 0)[1]


def _best_from(
    supply: dict[int, int], multicoloured: list[Share], needs: tuple[Need, ...], most: int, first: int
) -> tuple[int, list[Share]]:
    """Search from colour number *first* of the first card; equal cards are tried in one order only."""
    if not multicoloured:
        return covered(supply, needs), []
    (card, colours, power), rest = multicoloured[0], multicoloured[1:]
    several = colours_in(colours)
    is_alike = len(rest) > 0 and rest[0][1] == colours and rest[0][2] == power
    best: tuple[int, list[Share]] = (-1, [])
    for number in range(first, len(several)):
        colour = several[number]
        supply[colour] = supply.get(colour, 0) + power
        now, chosen = _best_from(supply, rest, needs, most, number if is_alike else 0)
        supply[colour] -= power
        if now > best[0]:
            best = (now, [(card, colour, power), *chosen])
        if now == most:
            break  # the upper bound is reached
    return best


def covered(supply: dict[int, int], needs: tuple[Need, ...]) -> int:
    """Return how much of all requirements this power can cover: the minimum cut between them."""
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
    """Assign power to the requirements: greedily, the most specific first, then by augmenting paths."""
    given = [[0] * len(shares) for _ in needs]
    left = [power for _, _, power in shares]
    for place in sorted(range(len(needs)), key=lambda one: generality(needs[one])):
        lack = needs[place].amount
        for number, (_, colour, _) in enumerate(shares):
            if accepts(needs[place], colour):
                taken = min(left[number], lack)
                given[place][number] += taken
                left[number] -= taken
                lack -= taken
        while lack > 0 and augment(shares, needs, given, left, place, [place]):
            lack -= 1
    return [
        [Part("counted", amount, shares[number][0]) for number, amount in enumerate(row) if amount]
        for row in given
    ]


def generality(need: Need) -> int:
    """Return a sort key: 0 for a colour, 1 for any but a colour, 2 for any power."""
    return 2 if need.colour == WILD else int(need.other_than)


def augment(
    shares: list[Share],
    needs: tuple[Need, ...],
    given: list[list[int]],
    left: list[int],
    place: int,
    seen: list[int],
) -> bool:
    """Add one power to the requirement at *place*, if need be from another that can be supplied otherwise."""
    for number, (_, colour, _) in enumerate(shares):
        if left[number] > 0 and accepts(needs[place], colour):
            given[place][number] += 1
            left[number] -= 1
            return True
    for number, (_, colour, _) in enumerate(shares):
        for other in range(len(needs)):
            if other not in seen and given[other][number] and accepts(needs[place], colour):
                seen.append(other)
                if augment(shares, needs, given, left, other, seen):
                    given[other][number] -= 1
                    given[place][number] += 1
                    return True
    return False


claims("611.3b", "R25", counted)
