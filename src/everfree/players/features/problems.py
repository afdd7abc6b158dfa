"""What players have at Problems, and what they lack there colour by colour."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values.characteristics import power_of
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.rules.confront.requirements import contributions, needs_of, refuse_confronting
from everfree.ccg.vocab import HOME_AREA, AreaId, Seat
from everfree.players.features.names import AT_PROBLEM, OF_PROBLEM

EDGE: Final = 4
"""The greatest difference in power to the other player that counts; it decides faceoffs."""
UNKNOWN_TROUBLE: Final = 3
"""The power assumed for a Troublemaker that is face down."""

Supply = list[tuple[int, int]]
"""Colours and power of each character that helps."""


class AtProblem:
    """What a player has at one Problem."""

    __slots__ = (
        "area",
        "can",
        "characters",
        "covered",
        "have",
        "missing",
        "missing_with_home",
        "need",
        "owner",
        "points",
        "ready",
        "trouble",
    )

    def __init__(self, area: AreaId, owner: Seat) -> None:
        self.area = area
        self.owner = owner
        """Who owns the Problem."""
        self.have = 0
        self.need = 0
        self.missing = 0
        """Power that is missing, colour by colour."""
        self.missing_with_home = 0
        """Power that would still be missing if everybody came from home."""
        self.can = 0
        """1 if the player can confront it, else 0."""
        self.trouble = 0
        """The power of the strongest opposing Troublemaker, as `value.trouble_at` counts it."""
        self.covered = 0
        """How many opposing Troublemakers are face down."""
        self.points = 0
        """The most points on an opposing Troublemaker."""
        self.characters = 0
        self.ready = 0


def at_problem(game: Kernel, seat: Seat, area: AreaId) -> AtProblem:
    """Count what *seat* has at the Problem in *area*."""
    problem = game.board().problems[area]
    found = AtProblem(area, game.state.owner[problem])
    there: Supply = []
    for _, colours, power, count in contributions(game, seat, area):
        there.append((colours, power * count))
        found.have += power * count
    needs = needs_of(game, seat, problem)
    for need in needs:
        found.need += need.amount
    home = count_characters(game, seat, found)
    found.missing = missing_of(needs, there)
    if found.missing:
        found.missing_with_home = missing_of(needs, there + home)
    if found.characters and refuse_confronting(game, seat, problem) is None:
        found.can = 1
    count_trouble(game, seat, found)
    return found


def count_characters(game: Kernel, seat: Seat, found: AtProblem) -> Supply:
    """Count a player's characters at a Problem; return those at home who could come."""
    state = game.state
    home: Supply = []
    for card in game.board().characters[seat]:
        marks = state.marks[card]
        if state.area[card] == found.area:
            found.characters += 1
            if not marks & (EXHAUSTED | FACE_DOWN):
                found.ready += 1
        elif not marks & FACE_DOWN and state.area_kind[state.area[card]] == HOME_AREA:
            home.append((game.face(card).colours, max(0, power_of(game, card))))
    return home


def count_trouble(game: Kernel, seat: Seat, found: AtProblem) -> None:
    """Count the Troublemakers of others at a Problem."""
    state = game.state
    for card in game.board().troublemakers:
        if state.area[card] == found.area and state.controller[card] != seat:
            if state.marks[card] & FACE_DOWN:
                found.covered += 1
                found.trouble = max(found.trouble, UNKNOWN_TROUBLE)
            else:
                found.trouble = max(found.trouble, power_of(game, card), 1)
                found.points = max(found.points, game.definition(card).points)


def missing_of(needs: tuple[Need, ...], there: Supply) -> int:
    """Return how much power is missing, colour by colour; what no colour needs fills the wild."""
    total = 0
    for _, power in there:
        total += power
    missing = used = wild = 0
    for need in needs:
        if need.colour == WILD:
            wild += need.amount
            continue
        got = min(fitting(need, there), need.amount)
        missing += need.amount - got
        used += got
    return missing + max(0, wild - max(0, total - used))


def fitting(need: Need, there: Supply) -> int:
    """Return the power that a requirement for a colour accepts."""
    power = 0
    for colours, one in there:
        if colours & ~need.colour if need.other_than else colours & need.colour:
            power += one
    return power


def lead_of(at: AtProblem, other: AtProblem) -> int:
    """Return how much more power a player has than the other; 0 unless both have some."""
    if not at.have or not other.have:
        return 0
    return max(-EDGE, min(EDGE, at.have - other.have))


def add_problem(
    game: Kernel,
    owner: Seat,
    viewer: Seat,
    mine: list[AtProblem],
    theirs: list[AtProblem],
    features: list[int],
) -> None:
    """Add the features of the first Problem that *owner* owns, zeros if there is none."""
    state = game.state
    for place in range(len(mine)):
        me, foe = mine[place], theirs[place]
        if me.owner != owner:
            continue
        own = 0
        for card in game.board().troublemakers:
            if state.area[card] == me.area and state.controller[card] == viewer:
                own += 1
        features.append(game.definition(game.board().problems[me.area]).bonus)
        features.append(me.can & foe.can)
        features.append(own)
        add_at(me, foe, state.turn_player == viewer, features)
        add_at(foe, me, state.turn_player != viewer, features)
        return
    features.extend([0] * (len(OF_PROBLEM) + 2 * len(AT_PROBLEM)))


def add_at(at: AtProblem, other: AtProblem, is_turn: bool, features: list[int]) -> None:
    """Add what one player has at a Problem, in the order of `AT_PROBLEM`."""
    features.append(at.have)
    features.append(at.need)
    features.append(at.missing)
    features.append(at.missing_with_home)
    features.append(at.can)
    features.append(at.can if is_turn else 0)
    features.append(at.trouble)
    features.append(at.covered)
    features.append(at.points)
    features.append(lead_of(at, other))
    features.append(at.characters)
    features.append(at.ready)
