"""Names, places and quantities as one seat calls them: the arguments of every message."""

from collections.abc import Iterable

from everfree.ccg.language.card import WILD, Need
from everfree.ccg.view import AreaView, NeedView
from everfree.ccg.vocab import COLOUR_NAMES, HOME_AREA, POWER_COUNTER
from everfree.telling.said import Argument, CardName, Listed, PlayerName, Said, said

Arguments = dict[str, Argument]

NOWHERE: Arguments = {"place": "nowhere", "problem": "", "owner": ""}


class Voice:
    """Speaks to the person in one seat of a table; *seat* may be the number of seats, for a spectator."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats

    def name(self, seat: int) -> PlayerName | str:
        """Name a player; nobody has no name."""
        return PlayerName(seat) if 0 <= seat < self.seats else ""

    def who(self, seat: int) -> Arguments:
        """Give the arguments that name a player."""
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def place(self, area: AreaView | None, problem: CardName | str) -> Arguments:
        """Give the arguments that name a place; *problem* is the Problem's name there."""
        if area is None:
            return NOWHERE
        if area.kind == HOME_AREA:
            kind = "home" if area.owner == self.seat else "their-home"
            return {"place": kind, "problem": "", "owner": self.name(area.owner)}
        return {"place": "problem", "problem": problem, "owner": self.name(area.owner)}


def counted_tokens(count: int) -> Said:
    """Count action tokens."""
    return said("counted-tokens", count=count)


def counted_points(count: int) -> Said:
    """Count points."""
    return said("counted-points", count=count)


def counted_cards(count: int) -> Said:
    """Count cards."""
    return said("counted-cards", count=count)


def counted_counters(name: str, count: int) -> Said:
    """Count counters of a name."""
    kind = "power" if name == POWER_COUNTER else "named"
    return said("counted-counters", kind=kind, counter=name, count=count)


def listed(items: Iterable[Argument]) -> Listed:
    """Name several things in a row."""
    return Listed(tuple(items))


def all_of(items: list[Said]) -> Said:
    """Name a few things that belong together."""
    whole = items[0]
    for item in items[1:]:
        whole = said("pair", first=whole, second=item)
    return whole


def color_names(names: tuple[str, ...]) -> Said:
    """Name a card's colours."""
    return all_of([said(f"color-{name}") for name in names or ("none",)])


def need_names(wanted: tuple[NeedView, ...]) -> Said:
    """Name requirements of power."""
    return all_of([_need(need) for need in wanted])


def printed_need_names(wanted: tuple[Need, ...]) -> Said:
    """Name requirements as they are printed on a card."""
    told = [
        NeedView(one.amount, "" if one.colour == WILD else COLOUR_NAMES[one.colour], one.other_than)
        for one in wanted
    ]
    return need_names(tuple(told))


def _need(need: NeedView) -> Said:
    kind = "any" if not need.colour else "other-than" if need.other_than else "color"
    color = said(f"color-{need.colour or 'none'}")
    return said("need", kind=kind, amount=need.amount, color=color)
