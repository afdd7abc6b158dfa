"""Names, places and quantities as one seat calls them: the arguments of every message."""

from collections.abc import Iterable

from everfree.ccg.cards import POOL
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.view import AreaView, NeedView
from everfree.ccg.vocab import COLOUR_NAMES, HOME_AREA, POWER_COUNTER
from everfree.messages import Messages

NOWHERE = {"place": "nowhere", "problem": "", "owner": ""}


class Voice:
    """A language, spoken to the person in one seat about players with these names."""

    def __init__(self, messages: Messages, seat: int, names: list[str]) -> None:
        self.messages = messages
        self.seat = seat
        self.names = names
        self.say = messages.say

    def name(self, seat: int) -> str:
        """Give a player's name; nobody has none."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def who(self, seat: int) -> dict[str, str]:
        """Give the arguments that name a player."""
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def card(self, id: str) -> str:
        """Give a card's full name, or the words for one that is not known."""
        return POOL[id].name if id else self.say("hidden-card")

    def place(self, area: AreaView | None, problem: str) -> dict[str, str]:
        """Give the arguments that name a place; *problem* is the Problem's name there."""
        if area is None:
            return NOWHERE
        if area.kind == HOME_AREA:
            kind = "home" if area.owner == self.seat else "their-home"
            return {"place": kind, "problem": "", "owner": self.name(area.owner)}
        return {"place": "problem", "problem": problem, "owner": self.name(area.owner)}

    def tokens(self, count: int) -> str:
        """Count action tokens."""
        return self.say("counted-tokens", count=count)

    def points(self, count: int) -> str:
        """Count points."""
        return self.say("counted-points", count=count)

    def cards(self, count: int) -> str:
        """Count cards."""
        return self.say("counted-cards", count=count)

    def counters(self, name: str, count: int) -> str:
        """Count counters of a name."""
        kind = "power" if name == POWER_COUNTER else "named"
        return self.say("counted-counters", kind=kind, counter=name, count=count)

    def listed(self, items: Iterable[str]) -> str:
        """Name several things in a row."""
        return self.messages.listed(items)

    def all_of(self, items: list[str]) -> str:
        """Name a few things that belong together."""
        whole = items[0]
        for item in items[1:]:
            whole = self.say("pair", first=whole, second=item)
        return whole

    def colors(self, names: tuple[str, ...]) -> str:
        """Name a card's colours."""
        return self.all_of([self.say(f"color-{name}") for name in names or ("none",)])

    def needs(self, needs: tuple[NeedView, ...]) -> str:
        """Name requirements of power."""
        return self.all_of([self._need(need) for need in needs])

    def printed_needs(self, needs: tuple[Need, ...]) -> str:
        """Name requirements as they are printed on a card."""
        told = [
            NeedView(one.amount, "" if one.colour == WILD else COLOUR_NAMES[one.colour], one.other_than)
            for one in needs
        ]
        return self.needs(tuple(told))

    def _need(self, need: NeedView) -> str:
        kind = "any" if not need.colour else "other-than" if need.other_than else "color"
        color = self.say(f"color-{need.colour or 'none'}")
        return self.say("need", kind=kind, amount=need.amount, color=color)
