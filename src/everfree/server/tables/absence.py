"""Since when a player is away from a match."""

from everfree.server.storage.presences import Presence
from everfree.server.storage.records import Record


def away_since(record: Record, presence: Presence | None) -> int:
    """Return since when the player of a seat is away, in milliseconds since 1970; 0 if they are not.

    Nobody is absent before the match begins. Who never opened a connection is away since then.
    """
    began = record.began or (0 if record.header is None else record.opened)
    if presence is None:
        return began
    return max(presence.away_since, began) if presence.away_since else 0
