"""Every limit that keeps one visitor from stopping the server for all others."""

from dataclasses import dataclass, fields
from typing import Final


@dataclass(frozen=True)
class Limits:
    """How much of everything one may have; the defaults are far above what people need to play."""

    messages_per_second: float = 50.0
    """Messages of a socket that are carried out; further ones wait."""
    messages_at_once: int = 200
    """Messages carried out without a wait if the socket was silent before; as many may wait."""
    answers_per_second: float = 50.0
    """Answers to questions, each a step of the engine, that are carried out for a socket; others wait."""
    answers_at_once: int = 200
    """Answers that are carried out without a wait if the socket was silent before."""
    declined_messages: int = 1000
    """Messages of a socket declined because too many wait, or unreadable, before it is closed."""
    answers_per_request: int = 16
    """Answers in one request."""
    message_bytes: int = 1 << 14
    """Longest message of a socket; a longer one is declined."""
    frame_bytes: int = 1 << 16
    """Longest message that is read at all; a longer one closes the socket with code 1009."""
    body_bytes: int = 1 << 17
    """Longest body of a request: a file of fan-made cards, with the quotes inside it escaped."""
    row_bytes: int = 1 << 12
    """Longest command in the log of a match."""
    commands_per_match: int = 5000
    """Commands in the log of a match."""
    undos_per_seat: int = 200
    """Undos of a seat in a match."""
    cancels_per_seat: int = 200
    """Actions that a seat may begin and cancel in a match: they fill the log, and nobody else sees them."""
    asks_per_seat: int = 200
    """Requests of a seat in a match that need consent."""
    corrections_per_match: int = 50
    """Corrections of the position in a match, to which both players agreed."""
    stops_per_seat: int = 200
    """Declarations of stops of a seat in a match."""
    open_tables_per_guest: int = 100
    """Unfinished tables at which a guest sits."""
    tables_per_address_per_hour: int = 120
    """Tables opened from one address within an hour."""
    commitments_per_address_per_hour: int = 600
    """Commitments to secrets of shuffles for one address within an hour."""
    readings_per_address_per_hour: int = 7200
    """Logs, steps of replays and states of shuffles read from one address within an hour."""
    wrong_codes_per_address_per_hour: int = 30
    """Wrong codes of tables from one address within an hour."""
    deck_checks_per_address_per_hour: int = 1200
    """Decks checked for one address within an hour."""
    reviews: int = 200
    """Reviews of finished matches that a process makes or keeps; a guest waits for one at a time."""
    reviews_at_once: int = 2
    """Reviews that a process makes at a time; others wait."""
    sockets_per_guest: int = 20
    """Open sockets of one guest."""
    sockets_per_address: int = 200
    """Open sockets from one address."""
    sockets: int = 2000
    """Open sockets in all."""
    spectators_per_table: int = 50
    """Open sockets of people who watch one table."""
    guests_per_address_per_table: int = 8
    """Spectators from one address who take a seat during a match: who is banned could come as another."""
    waiting_messages: int = 500
    """Messages that may wait for a client before it is disconnected; it reconnects and receives a `Full`."""
    waiting_bytes: int = 1 << 23
    """Bytes that may wait for a client before it is disconnected."""
    send_seconds: float = 30.0
    """Time in which a client must take a message; then it is disconnected."""
    request_seconds: float = 10.0
    """Time in which a request must be complete, header and body; then its connection is closed."""
    incomplete_requests_per_address: int = 64
    """Connections from one address whose request is not complete; beyond it the oldest is closed."""
    connections_per_address: int = 300
    """Connections from one address, sockets included."""
    connections: int = 3000
    """Connections in all, sockets included."""


UNLIMITED: Final = Limits(**{one.name: 10**9 for one in fields(Limits)})
"""No limits: for checks and measurements whose players all come from one address."""
