"""Every message between a client and the server.

One schema: the TypeScript types of the browser client and the OpenAPI pages are made from these classes.
A client opens `/api/tables/TABLE/live`, gets a `Full`, then numbered `Delta`s; what it sends is a `Request`.
"""

from typing import Any, Final

import msgspec

from everfree.ccg.commands import Correction
from everfree.ccg.stops import Stops
from everfree.ccg.view import View
from everfree.telling.said import Said
from everfree.telling.shapes import (
    Aloud as Aloud,
    AreaAloud as AreaAloud,
    Asked as Asked,
    Grey as Grey,
    LogLine as LogLine,
    Preview as Preview,
    Stake as Stake,
    ToldOption as ToldOption,
)

PROTOCOL: Final = 1
"""The version of this schema; a client of another one is told to load itself anew."""


# What a client sees.


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    name: str
    """Empty while the seat is free."""
    computer: str = ""
    """The level of a computer player."""
    deck: str = ""
    connected: bool = False
    away_since: int = 0
    """When the connection was lost, in milliseconds since the match began; 0 while it is there."""


class UndoView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be taken back, and whether anybody must be asked."""

    possible: bool = False
    free: bool = False
    would_undo: Said | None = None
    """The last thing that would be taken back."""
    asked_by: int = -1
    """The seat whose request is open."""
    back_to: int = 0
    until: int = 0
    """When the request lapses, in milliseconds since the match began."""
    declined: int = 0
    """How many requests of the viewer were declined; after three nobody is asked any more."""


class CorrectionView(msgspec.Struct, frozen=True):
    """A correction somebody proposed; it happens when every seat agrees."""

    by: int
    changes: tuple[Correction, ...]
    """For who proposed it; the handles mean nothing to others."""
    text: Said
    """What it would do."""
    more: tuple[Said, ...] = ()
    """The sentences of further changes."""


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a client draws."""

    table: str
    you: int
    """The viewer's seat, or the number of seats for a spectator."""
    players: tuple[PlayerView, ...]
    game: View | None = None
    """Nothing before everyone sits."""
    status: Said | None = None
    """Whose decision it is and what ends the wait: the words of the main button and the status line."""
    asked: Asked | None = None
    greys: tuple[Grey, ...] = ()
    stakes: tuple[Stake, ...] = ()
    undo: UndoView = UndoView()
    stops: Stops = Stops()
    correction: CorrectionView | None = None
    undo_policy: str = "ask"
    """free, ask or off."""
    edition: str = "comprehensive"
    winners: tuple[int, ...] | None = None
    """Empty for a draw; nothing while the match goes on."""
    invite: str = ""
    """The path of the link that gives the free seat."""
    aloud: Aloud | None = None
    """The table as sentences; nothing before everyone sits."""


# What the server says.


class Full(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="full"):
    """The table whole, with the log: the answer to every joining, coming back and watching."""

    number: int
    """How many commands the match has; a client gives it back as `seen`."""
    hash: str
    """Of this view."""
    view: TableView
    log: tuple[LogLine, ...] = ()
    notice: Said | None = None
    """Something to be told once: that the seat was taken, and one only watches."""
    protocol: int = PROTOCOL


class Delta(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="delta"):
    """What changed: a patch of the view (see `deltas.py`) and the new lines of the log."""

    number: int
    was: str
    """Hash of the view it starts from; a client that has another one asks for everything."""
    hash: str
    patch: Any = None
    log: tuple[LogLine, ...] = ()
    undone: tuple[int, ...] = ()
    """Ids of log lines that were taken back."""


class Accepted(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="accepted"):
    """A request was done, and is kept."""

    nonce: str
    number: int


class Declined(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="declined"):
    """A request was refused; nothing has changed."""

    nonce: str
    reason: Said
    clause: str = ""


class TakenOver(msgspec.Struct, frozen=True, tag_field="is", tag="taken-over"):
    """Another tab of the same person has this seat now; the connection is closed."""


ServerMessage = Full | Delta | Accepted | Declined | Preview | TakenOver


# What a client asks for. Every request has a nonce of its own: the same one twice is done once.


class Request(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do"):
    """Something a client wants done."""

    nonce: str
    seen: int = 0
    """The number of the last message: how many commands the client has seen."""


class AnswerRequest(Request, frozen=True, tag="answer"):
    """Answers to the open questions, in order, all or none; -1 takes a half-made action back."""

    answers: tuple[int, ...]


class ConcedeRequest(Request, frozen=True, tag="concede"):
    """Leave the game."""


class StopsRequest(Request, frozen=True, tag="stops"):
    """Say where to be asked."""

    stops: Stops


class UndoRequest(Request, frozen=True, tag="undo"):
    """Take back one's last answer, or everything from command *back_to* on."""

    back_to: int = -1


class UndoReply(Request, frozen=True, tag="undo-reply"):
    """Let the other take back, or not."""

    accept: bool


class CorrectionRequest(Request, frozen=True, tag="correct"):
    """Propose a repair of the position."""

    changes: tuple[Correction, ...]


class CorrectionReply(Request, frozen=True, tag="correct-reply"):
    """Agree to a repair, or not."""

    accept: bool


class PreviewRequest(Request, frozen=True, tag="preview"):
    """Ask what an option would change; not kept in the log."""

    option: int


class FullRequest(Request, frozen=True, tag="full"):
    """Ask for the table whole."""


ClientMessage = (
    AnswerRequest
    | ConcedeRequest
    | StopsRequest
    | UndoRequest
    | UndoReply
    | CorrectionRequest
    | CorrectionReply
    | PreviewRequest
    | FullRequest
)


# Over HTTP.


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/tables: open a table and sit down at it."""

    against: str = "computer"
    """computer, or friend."""
    level: str = ""
    """Of the computer; the gentlest where none is named."""
    deck: str = ""
    """A theme deck's name or a deck code; one that fits where none is named."""
    name: str = ""
    """What to be called; a name is made up where none is given."""
    undo_policy: str = "ask"
    edition: str = "comprehensive"
    seed: str = ""
    """Taken only where the server was started for tests."""


class TableOpened(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the table is."""

    table: str
    invite: str = ""


class SitDown(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/tables/TABLE/seats: take the free seat by its link."""

    invite: str
    deck: str = ""
    name: str = ""


class Seated(msgspec.Struct, frozen=True):
    """Which seat it is."""

    seat: int


class TableSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/TABLE, and of one's own tables GET /api/tables: a table in one line."""

    table: str
    you: int = -1
    """The seat of whoever asks; -1 for none."""
    opponent: str = ""
    """Their name; empty while the seat is free."""
    computer: str = ""
    """The level of a computer opponent."""
    your_turn: bool = False
    turn: int = 0
    score: tuple[int, ...] = ()
    """By seat."""
    invite: str = ""
    """The path of the link that gives the free seat, for who sits there already."""
    over: bool = False


class DeckChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/decks: a deck ready to be played."""

    id: str
    """What `deck` in `NewTable` and `SitDown` takes."""
    name: str
    mane: str
    """Id of its printed Mane Character."""
    colours: tuple[str, ...]
    code: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request over HTTP was refused."""

    reason: Said
    clause: str = ""
    reasons: tuple[Said, ...] = ()
    """Everything that is wrong with a deck, the first again among them."""
