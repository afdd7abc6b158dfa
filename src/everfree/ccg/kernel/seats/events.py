"""Events: what each viewer is told about an occurrence, limited to what that viewer may know.

The versions for all viewers are made here, when the occurrence applies, from `State.known`; no later code
filters them.
"""

from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.kinds import KIND_NAMES, NAMED
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import CardId, card_of


class Told:
    """A card as named to one viewer: its handle and, if the viewer knows it, the printed card."""

    __slots__ = ("card", "count", "handle")

    def __init__(self, handle: int, card: str, count: int) -> None:
        self.handle = handle
        self.card = card
        """Id of the printed card, empty where the viewer does not know it."""
        self.count = count
        """How many tokens it stands for."""


class Event:
    """One line of the log, in one version for each viewer."""

    __slots__ = ("amount", "area", "cards", "key", "origin", "seat", "source", "word")

    def __init__(
        self,
        key: str,
        seat: int,
        amount: int,
        area: int,
        origin: int,
        cards: list[list[Told]],
        source: list[Told | None],
        word: str = "",
    ) -> None:
        self.key = key
        self.seat = seat
        self.amount = amount
        self.area = area
        self.origin = origin
        self.cards = cards
        """By viewer."""
        self.source = source
        """By viewer: the card that caused it."""
        self.word = word
        """`Occurrence.word`: the name of the counters, HOME_LIMIT or BONUS; else empty."""


def tell(
    state: State, definitions: Definitions, card: CardId, viewer: int, known: int, count: int = 1
) -> Told:
    """Return *card* as named to *viewer*; viewers in the bit set *known* knew it just before."""
    knows = (state.known[card] | known) >> viewer & 1
    printed = definitions.cards[state.definition[card]].card.id if knows else ""
    return Told(state.handles[viewer][card], printed, count)


def event_of(state: State, definitions: Definitions, occurrence: Occurrence, known: int, count: int) -> Event:
    """Return the event of *occurrence*.

    *known* has a bit for each viewer who knew its card before; *count* is how many tokens the card was.
    """
    cards: list[list[Told]] = []
    sources: list[Told | None] = []
    source = card_of(occurrence.source) if occurrence.source >= 0 else CardId(-1)
    for viewer in range(state.seats + 1):
        told: list[Told] = []
        if occurrence.card >= 0:
            told.append(tell(state, definitions, occurrence.card, viewer, known, count))
        for card in occurrence.cards:
            told.append(tell(state, definitions, card, viewer, 0))
        if occurrence.kind == NAMED:
            told.append(Told(0, definitions.names[occurrence.amount].id, 1))
        cards.append(told)
        sources.append(tell(state, definitions, source, viewer, 0) if source >= 0 else None)
    return Event(
        KIND_NAMES[occurrence.kind],
        occurrence.seat,
        occurrence.amount if occurrence.kind != NAMED else 0,
        occurrence.area,
        occurrence.origin,
        cards,
        sources,
        occurrence.word,
    )
