"""Message arguments that name players, places and quantities, as seen from one seat."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from everfree.ccg.cards import PRINTED
from everfree.ccg.language.card import WILD, Card, Need
from everfree.ccg.view import AreaView, NeedView
from everfree.ccg.vocab import COLOUR_NAMES, HOME_AREA, POWER_COUNTER, WINNING_SCORE
from everfree.telling.said import Argument, CardName, Listed, PlayerName, Said, said

Arguments = dict[str, Argument]

KEPT: Final = 512
"""How many results of each function are kept that is called with few different arguments."""

NOWHERE: Arguments = {"place": "nowhere", "problem": "", "owner": ""}


class Voice:
    """Names players and places for the viewer *seat*; a spectator's is the number of seats."""

    def __init__(
        self, seat: int, seats: int, printed: Mapping[str, Card] = PRINTED, goal: int = WINNING_SCORE
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.printed = printed
        """Every card that can lie on the table, by its id."""
        self.goal = goal
        """How many points win."""

    def name(self, seat: int) -> PlayerName | str:
        """Return the name of the player in a seat; empty for a number that is no seat."""
        return PlayerName(seat) if 0 <= seat < self.seats else ""

    def who(self, seat: int) -> Arguments:
        """Return the arguments that name a player."""
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def place(self, area: AreaView | None, problem: CardName | str) -> Arguments:
        """Return the arguments that name an area; *problem* is the name of its Problem."""
        if area is None:
            return NOWHERE
        if area.kind == HOME_AREA:
            kind = "home" if area.owner == self.seat else "their-home"
            return {"place": kind, "problem": "", "owner": self.name(area.owner)}
        return {"place": "problem", "problem": problem, "owner": self.name(area.owner)}


@lru_cache(KEPT)
def counted_tokens(count: int) -> Said:
    """Return a number of action tokens as words."""
    return said("counted-tokens", count=count)


@lru_cache(KEPT)
def counted_points(count: int) -> Said:
    """Return a number of points as words."""
    return said("counted-points", count=count)


@lru_cache(KEPT)
def counted_cards(count: int) -> Said:
    """Return a number of cards as words."""
    return said("counted-cards", count=count)


@lru_cache(KEPT)
def counted_counters(name: str, count: int) -> Said:
    """Return a number of counters with this name as words."""
    kind = "power" if name == POWER_COUNTER else "named"
    return said("counted-counters", kind=kind, counter=name, count=count)


def listed(items: Iterable[Argument]) -> Listed:
    """Return a list of things to name."""
    return Listed(tuple(items))


def all_of(items: list[Said]) -> Said:
    """Join a few things with "and"."""
    whole = items[0]
    for item in items[1:]:
        whole = said("pair", first=whole, second=item)
    return whole


@lru_cache(KEPT)
def color_names(names: tuple[str, ...]) -> Said:
    """Name a card's colours."""
    return all_of([said(f"color-{name}") for name in names or ("none",)])


def need_names(wanted: tuple[NeedView, ...]) -> Said:
    """Name power requirements."""
    return all_of([_need(need.amount, need.colour, need.other_than) for need in wanted])


def printed_need_names(wanted: tuple[Need, ...]) -> Said:
    """Name power requirements as printed on a card."""
    told = [
        NeedView(one.amount, "" if one.colour == WILD else COLOUR_NAMES[one.colour], one.other_than)
        for one in wanted
    ]
    return need_names(tuple(told))


@lru_cache(KEPT)
def _need(amount: int, colour: str, other_than: bool) -> Said:
    kind = "any" if not colour else "other-than" if other_than else "color"
    return said("need", kind=kind, amount=amount, color=said(f"color-{colour or 'none'}"))
