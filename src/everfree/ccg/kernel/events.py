"""What is told about an occurrence, to each viewer as much as that viewer may know.

The secret and the public version are made here, at the source, while the ledger says who knows what;
nothing filters them later.
"""

from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.kinds import KIND_NAMES
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import CardId, card_of


class Told:
    """A card in a sentence: the viewer's handle for it and, if the viewer knows it, which card it is."""

    __slots__ = ("card", "handle")

    def __init__(self, handle: int, card: str) -> None:
        self.handle = handle
        self.card = card
        """Id of the printed card, empty where the viewer does not know it."""


class Event:
    """One sentence of the log in its versions: one for each viewer."""

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
        """A name the sentence needs: that of the counters."""


def tell(state: State, cast: Cast, card: CardId, viewer: int, known: int) -> Told:
    """Name *card* to *viewer*, who knows it now or knew it just before (*known*)."""
    knows = (state.known[card] | known) >> viewer & 1
    return Told(state.handles[viewer][card], cast.definitions[state.kind[card]].card.id if knows else "")


def event_of(state: State, cast: Cast, occurrence: Occurrence, known: int) -> Event:
    """Make the event of *occurrence*; *known* is who knew its card before it happened."""
    cards: list[list[Told]] = []
    sources: list[Told | None] = []
    source = card_of(occurrence.source) if occurrence.source >= 0 else CardId(-1)
    for viewer in range(state.seats + 1):
        told: list[Told] = []
        if occurrence.card >= 0:
            told.append(tell(state, cast, occurrence.card, viewer, known))
        for card in occurrence.cards:
            told.append(tell(state, cast, card, viewer, 0))
        cards.append(told)
        sources.append(tell(state, cast, source, viewer, 0) if source >= 0 else None)
    return Event(
        KIND_NAMES[occurrence.kind],
        occurrence.seat,
        occurrence.amount,
        occurrence.area,
        occurrence.origin,
        cards,
        sources,
        occurrence.word,
    )
