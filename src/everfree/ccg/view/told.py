"""Events as sent to one viewer, and the bytes and hashes of views and events."""

from hashlib import blake2b
from typing import Any

import msgspec

from everfree.ccg.kernel.seats.events import Event
from everfree.ccg.view.shapes import (
    EventView,
    ToldCard,
    View,
)


def event_for(event: Event, viewer: int) -> EventView:
    """Return *event* with the cards as *viewer* may see them."""
    source = event.source[viewer]
    return EventView(
        event.key,
        event.seat,
        event.amount,
        event.area,
        event.origin,
        tuple([ToldCard(told.handle, told.card, told.count) for told in event.cards[viewer]]),
        None if source is None else ToldCard(source.handle, source.card),
        event.word,
    )


def to_json(message: Any) -> bytes:
    """Encode a view or an event as JSON."""
    return msgspec.json.encode(message)


def view_hash(view: View) -> str:
    """Return the hash of a view; a client can check it, unlike the hash of the whole state."""
    return blake2b(to_json(view), digest_size=8).hexdigest()
