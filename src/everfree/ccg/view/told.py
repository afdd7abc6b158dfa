"""What happened, as told to one viewer; and views and events as bytes."""

from hashlib import blake2b
from typing import Any

import msgspec

from everfree.ccg.kernel.events import Event
from everfree.ccg.view.shapes import (
    EventView,
    ToldCard,
    View,
)


def event_for(event: Event, viewer: int) -> EventView:
    """Give an event as told to one viewer."""
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
    """Give the bytes of a view or an event as they go over the wire."""
    return msgspec.json.encode(message)


def view_hash(view: View) -> str:
    """Give the hash of a view: what a seat may check, unlike the hash of the state."""
    return blake2b(to_json(view), digest_size=8).hexdigest()
