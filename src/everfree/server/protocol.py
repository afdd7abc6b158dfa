"""Every message between a client and the server.

The TypeScript types of the browser client and the OpenAPI pages are generated from these classes. A client
opens `/api/tables/TABLE/live`, receives a `Full`, then numbered `Delta`s, and sends `Request`s.
"""

from typing import Annotated, Any, Final

import msgspec

from everfree.ccg.commands import Correction as Correction
from everfree.ccg.stops import Stops
from everfree.ccg.view import View
from everfree.ccg.vocab import WINNING_SCORE
from everfree.lessons import CoachView as CoachView
from everfree.lessons.reviews import ToldMoment as ToldMoment
from everfree.table.clocks import TimeControl
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

PROTOCOL: Final = 2
"""The version of this schema; a client with another version must reload itself."""


PLAYABLE: Final = "playable"
OTHER_VERSION: Final = "other-version"
DAMAGED: Final = "damaged"


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
    """Since when the player is away, in milliseconds since the table was opened; 0 while connected.

    Who has not connected yet is away since the match began; in a rematch, since they agreed to it.
    """


class UndoView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether the viewer can undo something, and the open undo request if there is one."""

    possible: bool = False
    free: bool = False
    would_undo: Said | None = None
    """The first log line of the earliest command that would be undone."""
    asked_by: int = -1
    """The seat whose undo request is open; -1 if none is."""
    ask: str = ""
    """Id of the open request; an `UndoReply` names it."""
    back_to: int = 0
    step_to: int = -1
    """The command to go back to for undoing only the last choice of the action; -1 if it has no other."""
    until: int = 0
    """When the open request expires, in milliseconds since the match began."""
    declined: int = 0
    """How many of the viewer's requests were declined; after three the viewer can't send another."""


class CorrectionView(msgspec.Struct, frozen=True):
    """A proposed correction of the position; it is applied once every seat agrees."""

    id: str
    """What a `CorrectionReply` names."""
    by: int
    changes: tuple[Correction, ...]
    """Sent to the proposer only, because the handles are those of the proposer's view."""
    text: Said
    """A sentence that says what the first change would do."""
    more: tuple[Said, ...] = ()
    """A sentence for each further change."""


class ClockView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time the players have, in milliseconds."""

    control: TimeControl
    banks: tuple[int, ...]
    """By seat: what was left of the bank when the seat was last asked; -1 for a seat without a clock."""
    asked_at: tuple[int, ...]
    """By seat: since when it is asked, in milliseconds since the table was opened; -1 if it is not."""


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a client draws."""

    table: str
    you: int
    """The viewer's seat; a spectator has a number that no seat has, at least the number of seats."""
    players: tuple[PlayerView, ...]
    game: View | None = None
    """None until every seat is taken."""
    status: Said | None = None
    """Whose decision is awaited, and for what: the text of the main button and of the status line."""
    asked: Asked | None = None
    greys: tuple[Grey, ...] = ()
    stakes: tuple[Stake, ...] = ()
    effects: tuple[Said, ...] = ()
    """Each effect under way as its card and its text, in the order of `game.effects`."""
    undo: UndoView = UndoView()
    stops: Stops = Stops()
    correction: CorrectionView | None = None
    undo_policy: str = "ask"
    """free, ask or off."""
    edition: str = "comprehensive"
    winners: tuple[int, ...] | None = None
    """Empty for a draw; None until the match ends."""
    invite: str = ""
    """The path of the link with which a guest takes the free seat."""
    code: str = ""
    """What a guest types on the front page instead of following the link.

    Sent to players with `invite`, and as long as spectators may take a seat during the match.
    """
    aloud: Aloud | None = None
    """The table as sentences; None until every seat is taken."""
    trouble: Said | None = None
    """That the process of a computer player failed, and what the server does about it."""
    rematch: str = ""
    """Id of the table at which the same players play again; sent to players only."""
    sandbox: bool = False
    """Whether the position of a match against a computer was corrected by hand."""
    goal: int = WINNING_SCORE
    """How many points win."""
    clock: ClockView | None = None
    """None without a clock, and until every seat is taken."""
    coach: CoachView | None = None
    """What the coach says; sent only to the learner of a lesson."""
    spectator_delay: int = 0
    """How many seconds behind spectators watch; -1 if they see nothing before the end of the match."""
    fan_made: tuple[str, ...] = ()
    """Ids of the fan-made cards of this table; GET /api/tables/TABLE/cards/LANGUAGE returns them."""
    game_name: str = ""
    """Name of the game, by which a client chooses what draws `game`."""
    rules: tuple[Said, ...] = ()
    """The house rules of the table, as sentences."""
    may_begin: bool = False
    """Whether the viewer may begin the match with those who are there, and give up the free seats."""


# What the server says.


class Full(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="full"):
    """The whole view and the log: sent first on every connection, and in answer to a `FullRequest`."""

    number: int
    """How many commands the viewer counts; a client sends it back as `seen`.

    Nobody counts the steps of an action of another player that can still be cancelled.
    """
    hash: str
    """Hash of this view."""
    view: TableView
    log: tuple[LogLine, ...] = ()
    notice: Said | None = None
    """A message to show once: that the visitor has no seat here and only watches."""
    now: int = 0
    """The time of the server, in milliseconds since the table was opened; 0 at a table without a clock.

    For spectators who watch with a delay, the time that they are shown.
    """
    protocol: int = PROTOCOL


class Delta(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="delta"):
    """A change: a patch of the view (see `deltas.py`) and the new lines of the log."""

    number: int
    was: str
    """Hash of the view it applies to; a client whose view has another hash sends a `FullRequest`."""
    hash: str
    patch: Any = None
    log: tuple[LogLine, ...] = ()
    undone: tuple[int, ...] = ()
    """Ids of the log lines that were undone."""


class Accepted(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="accepted"):
    """A request was carried out; if it added a command, the command is in the log."""

    nonce: str
    number: int


class Declined(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="declined"):
    """A request was refused and changed nothing."""

    nonce: str
    reason: Said
    clause: str = ""


class TakenOver(msgspec.Struct, frozen=True, tag_field="is", tag="taken-over"):
    """Another connection of the same guest took over this seat; the server closes this one."""


class Unavailable(msgspec.Struct, frozen=True, tag_field="is", tag="unavailable"):
    """The table can't be opened on this server; the server sends only this, then closes the connection."""

    reason: Said


class Ping(msgspec.Struct, frozen=True, tag_field="is", tag="ping"):
    """Measures the connection of a player at a real-time table; the client answers at once with a `Pong`."""

    nonce: str


class Hint(msgspec.Struct, frozen=True, tag_field="is", tag="hint"):
    """What the level champion would answer in your place, from what you may know."""

    nonce: str
    number: int
    """How many commands you counted when you asked; after another one the hint is out of date."""
    option: int
    """The answer: an index of the options."""
    why: Said
    """The answer in words, how play would go on this turn, and the chance of winning."""


ServerMessage = Full | Delta | Accepted | Declined | Preview | Hint | TakenOver | Unavailable | Ping


# What a client sends. Every request has its own nonce; a nonce sent twice is carried out once.


class Request(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="do",
    forbid_unknown_fields=True,
):
    """A request of a client."""

    nonce: str
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0
    """`number` of the last message received: how many commands the client has seen."""


class AnswerRequest(Request, frozen=True, tag="answer"):
    """Answer the open questions in order, all or none; the answer -1 cancels an action not yet completed."""

    answers: tuple[int, ...]


class CommandRequest(Request, frozen=True, tag="command"):
    """Do something that nobody asked for, at a real-time table."""

    command: dict[str, Any]
    """A command of the game, without `seat` and `at`: `{"do": "slap", "version": 3, "reaction": 310}`."""


class Pong(Request, frozen=True, tag="pong"):
    """Answer a `Ping`, whose `nonce` it repeats; there is no reply."""


class ConcedeRequest(Request, frozen=True, tag="concede"):
    """Leave the game."""


class ClaimRequest(Request, frozen=True, tag="claim"):
    """Claim that the asked opponent has no time left, or has been away for too long: the opponent loses."""


class StopsRequest(Request, frozen=True, tag="stops"):
    """Declare in which windows to be asked."""

    stops: Stops


class UndoRequest(Request, frozen=True, tag="undo"):
    """Undo the sender's last action, or everything from command *back_to* on."""

    back_to: int = -1


class UndoReply(Request, frozen=True, tag="undo-reply"):
    """Accept or decline the other player's request to undo."""

    about: str
    """Id of the request."""
    accept: bool


class CorrectionRequest(Request, frozen=True, tag="correct"):
    """Propose a correction of the position."""

    changes: tuple[Correction, ...]


class CorrectionReply(Request, frozen=True, tag="correct-reply"):
    """Accept or reject a proposed correction."""

    about: str
    """Id of the proposal."""
    accept: bool


class PreviewRequest(Request, frozen=True, tag="preview"):
    """Ask what an option would change; adds nothing to the log."""

    option: int


class HintRequest(Request, frozen=True, tag="hint"):
    """Ask what the level champion would answer, in a match against computers; adds nothing to the log."""


class FullRequest(Request, frozen=True, tag="full"):
    """Ask for a `Full`."""


ClientMessage = (
    AnswerRequest
    | CommandRequest
    | Pong
    | ConcedeRequest
    | ClaimRequest
    | StopsRequest
    | UndoRequest
    | UndoReply
    | CorrectionRequest
    | CorrectionReply
    | PreviewRequest
    | HintRequest
    | FullRequest
)


# Over HTTP.


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table and sit down at it."""

    game: str = ""
    """Name of the game; the first of the server if empty."""
    against: str = "computer"
    """computer, friend or lesson."""
    seats: int = 0
    """How many play, in a game that leaves a choice; its usual number if 0."""
    computers: int = 0
    """Against friends: how many of these seats computers take, in a game that leaves a choice."""
    options: dict[str, Any] = {}
    """House rules, as the game names them; those that are not named have the game's defaults."""
    lesson: str = ""
    """Id of the lesson; with it only `name` and `seed` are read."""
    level: str = ""
    """Level of the computer player; the gentlest if empty."""
    deck: str = ""
    """A theme deck's name, a deck code, or a deck list: JSON, plain text or an OCTGN file.

    A list may have the table's fan-made cards. If empty, the server chooses a starter deck.
    """
    name: str = ""
    """The player's name; if empty, the server makes one up."""
    undo_policy: str = "ask"
    edition: str = "comprehensive"
    """comprehensive, absolute_discord, crystal_games or canterlot_nights; as_printed: by the newest set."""
    clock: TimeControl | None = None
    """How much time the players have; without it they have any, and so they have in a lesson or a trial."""
    spectator_delay: int = 0
    """How many seconds behind spectators watch, up to 3,600; -1 shows them the match after its end."""
    card: str = ""
    """Id of a card to try against a computer: it is in the hand, with all it takes to play it.

    The match is a sandbox; `deck` and `cards` are ignored.
    """
    seed: str = ""
    """Ignored unless the server was started for tests."""
    cards: str = ""
    """Fan-made cards as JSON: one card, a list, or an object with `cards` and a `deck` that uses them.

    Their deck is played unless `deck` names another one.
    """
    table: str = ""
    """The `table` of a `Commitment` to this guest; the server commits to a new secret if empty."""
    shuffle_nonce: str = ""
    """The player's part of the seed: 64 hexadecimal digits, chosen after the `Commitment` was read."""


class TableOpened(msgspec.Struct, frozen=True, omit_defaults=True):
    """Id of the new table, and the link to its free seat."""

    table: str
    invite: str = ""
    code: str = ""
    """What guests type instead of the link; see `TypedCode`."""


class TypedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/codes: find the table of a code that somebody was told; returns `Invitation`."""

    code: str
    """Eight letters, in any case; spaces and hyphens don't matter."""


class Invitation(msgspec.Struct, frozen=True):
    """The table of a code."""

    table: str
    invite: str
    """The path of its link, as in `TableOpened`."""


class Welcome(msgspec.Struct, frozen=True):
    """POST /api/guests: get a cookie, without which nobody can take a seat; who has one keeps it."""

    new: bool
    """Whether the visitor had none: a socket must be opened again to be known by it."""


class Rematch(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/TABLE/rematch: open a table for the players of a finished match.

    The answer is a `TableOpened`; if the other player has opened one already, it is that one.
    """

    swap: bool = False
    """Whether the players swap their decks."""


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/TABLE/replay: what there is to see of a finished match, as the requester counts."""

    moments: int
    """How many commands there were; GET /api/tables/TABLE/replay/NUMBER shows the position after NUMBER."""
    log: tuple[Any, ...]
    """Every `LogLine`, perhaps of an earlier version of the server."""


class Review(msgspec.Struct, frozen=True):
    """GET /api/tables/TABLE/review: your answers in a finished match that cost you most.

    The first request starts it; ask again, about once a second, until the moments are there.
    """

    judged: int
    """How many answers were judged so far."""
    of: int
    """Of how many; 0 while that is not known yet."""
    moments: tuple[ToldMoment, ...] | None = None
    """At most three, in the order of play; `command` is a NUMBER of `replay/NUMBER`."""


class SitDown(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/TABLE/seats: take the free seat with the code of its link."""

    invite: str
    deck: str = ""
    name: str = ""
    shuffle_nonce: str = ""
    """The player's part of the seed, chosen after `TableSummary.commitment` was read; the first counts."""


class Seated(msgspec.Struct, frozen=True):
    """The seat the guest has."""

    seat: int


class TableSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/TABLE, and GET /api/tables for one's own tables: a summary of a table."""

    table: str
    you: int = -1
    """The requester's seat; -1 for none."""
    opponent: str = ""
    """The opponent's name; empty while the seat is free."""
    computer: str = ""
    """The level of a computer opponent."""
    your_turn: bool = False
    turn: int = 0
    score: tuple[int, ...] = ()
    """Points by seat."""
    invite: str = ""
    """The path of the link to the free seat; sent only to a guest who has a seat at the table."""
    over: bool = False
    fan_made: tuple[str, ...] = ()
    """Ids of the table's fan-made cards."""
    state: str = PLAYABLE
    """playable; other-version if it began with other rules or cards, damaged if its log can't be replayed.

    Only a playable table can be opened.
    """
    commitment: str = ""
    """While a seat is free: the commitment to the secret of the shuffle."""
    clock: TimeControl | None = None
    """How much time the players have, so that nobody sits down without knowing it; None for any."""
    game_name: str = ""
    """Name of the game that is played."""
    seats: int = 0
    """How many seats the table was opened with."""
    players: tuple[str, ...] = ()
    """Names of those who have a seat; the first one opened the table.

    A seat is free if they are fewer than `seats`.
    """
    rules: tuple[Said, ...] = ()
    """The house rules of the table, as sentences."""
    standing: Said | None = None
    """How the match stands for the requester, in a game without turns and points of two players."""


class Commitment(msgspec.Struct, frozen=True):
    """POST /api/commitments: the server commits to its part of the seed of a table to come.

    For a rematch: POST /api/tables/TABLE/rematch/commitment.
    """

    table: str
    """The id that the table will have."""
    commitment: str
    """SHA-256 of the lines `everfree commitment 1`, *table* and the secret, in hexadecimal digits."""


class RematchNonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/TABLE/rematch/nonce: a player's part of the seed of a rematch; the first counts."""

    table: str
    """The `table` of the `Commitment`."""
    shuffle_nonce: str


class RevealedShuffle(msgspec.Struct, frozen=True):
    """The parts of a seed, all in hexadecimal digits."""

    secret: str
    """The server's part."""
    nonces: tuple[str, ...]
    """The part of each seat; empty for a seat that sent none."""
    seed: str


class ShuffleState(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/TABLE/shuffle: what may be known of a shuffle.

    POST /api/tables/TABLE/publish returns it, too: it agrees that everybody may read the log of a finished
    match, which opens every hand. It is published once all players agree; nobody can take it back.
    """

    table: str
    commitment: str = ""
    """Empty if the shuffle can't be checked: it is a lesson, a trial of a card or a seed chosen by a test."""
    seats: tuple[int, ...] = ()
    """The seats whose nonces are part of the seed."""
    you: int = -1
    """The requester's seat; -1 for none."""
    over: bool = False
    agreed: tuple[int, ...] = ()
    """The seats that agree to publish the match; sent to players only."""
    published: bool = False
    revealed: RevealedShuffle | None = None
    """Once the match is over, for those who may read its log."""


class DeckChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/decks: a deck that can be chosen."""

    id: str
    """The value for `deck` in `NewTable` and `SitDown`."""
    name: str
    mane: str
    """Id of its printed Mane Character."""
    colours: tuple[str, ...]
    code: str
    group: str
    """`theme`, or `pairs` for a deck of two colours; the message `pair-deck-ID` has the latter's name."""


class CheckDeck(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/decks/check: check a deck before it is played; returns `CheckedDeck`."""

    deck: str
    """A deck list as plain text, JSON or an OCTGN file, or a deck code."""
    changes: dict[str, tuple[str, ...]] = {}
    """Cards that take the place of an entry, which is named by its card's id or, if unknown, by its text.

    As many copies are replaced as the deck may have, first by the first card. Without cards, the entry is
    left out.
    """
    mend: bool = False
    """Whether to replace all cards that can't be played yet by similar ones."""


class NamedCard(msgspec.Struct, frozen=True):
    """A printed card."""

    card: str
    name: str


class CheckedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a checked deck."""

    card: str
    name: str
    copies: int
    unready: bool = False
    """Whether it can't be played here yet."""
    instead: tuple[NamedCard, ...] = ()
    """Similar cards that could replace it."""


class CheckedPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards of one type in a checked deck."""

    type: str
    count: int
    cards: tuple[CheckedCard, ...]


class UnknownEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a list that names no printed card, and cards that can be played here to replace it."""

    line: int
    text: str
    like: tuple[NamedCard, ...] = ()
    """Cards with similar names."""
    instead: tuple[NamedCard, ...] = ()
    """Similar cards, if the card with the most similar name can't be played here yet."""


class DeckFault(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason why a deck can't be played."""

    reason: Said
    clause: str = ""


class CheckedDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server reads in a deck, and whether it can be played."""

    name: str
    playable: bool
    parts: tuple[CheckedPart, ...] = ()
    """By card type; a type without cards is left out."""
    colours: tuple[str, ...] = ()
    unknown: tuple[UnknownEntry, ...] = ()
    faults: tuple[DeckFault, ...] = ()
    code: str = ""
    """The deck code; empty unless there is exactly one Mane Character."""
    deck: str = ""
    """The deck as a list in JSON, with its name, for `deck` in `NewTable`; empty where `code` is."""
    mended: str = ""
    """The list as text after the requested changes; empty if none were requested. Lines refer to it."""


class LessonChoice(msgspec.Struct, frozen=True):
    """GET /api/lessons: a lesson that can be chosen; its words are messages named after its id."""

    id: str
    """The value for `lesson` in `NewTable`."""
    minutes: int
    """About how long it takes."""


class Health(msgspec.Struct, frozen=True):
    """GET /api/health: how the server has fared since it started."""

    faults: dict[str, int]
    """Number of faults by kind: http, socket, request, view, match and task."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request over HTTP was refused."""

    reason: Said
    clause: str = ""
    reasons: tuple[Said, ...] = ()
    """Every fault of a refused deck; `reason` is the first of them."""
