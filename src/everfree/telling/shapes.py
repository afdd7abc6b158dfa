"""Messages to a viewer besides the view: the question, reasons, log lines, stakes, previews, sentences."""

import msgspec

from everfree.telling.said import Said


class ToldOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of the open question; a client answers with its index."""

    text: Said
    """The full sentence, for lists and screen readers."""
    label: Said | None = None
    """A few words for a button or a place on the board; if missing, use the sentence."""
    cost: int | None = None
    """Action tokens it costs; None if it costs nothing or a later question decides the price."""
    main: bool = False
    """Whether the main button takes this option, such as to pass, go on or decline."""
    reveals: bool = False
    """Whether it may reveal hidden cards; a client asks for confirmation first."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question as sentences; the options are in the order of `view.question.options`."""

    text: Said
    options: tuple[ToldOption, ...]
    hint: Said | None = None
    """A second sentence, such as what happens after passing."""
    source: Said | None = None
    """The card whose text asks the question, with the sentence that asks; None if the rules ask."""
    goes_on: bool = False
    """Whether a client should give the only answer itself, after a visible second that can be cancelled."""


class Grey(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a card cannot be used just now, or why an area cannot be chosen."""

    card: int
    """Handle; 0 for an area."""
    verb: str
    """The refused action: play, move, rally, use, confront or, for an area, where."""
    reason: Said
    clause: str = ""
    """Empty if no rule forbids it, but the open question must be answered first."""
    area: int = -1
    """The area that cannot be chosen."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of the log."""

    id: int
    """Counts up; never reused, not even after an undo."""
    text: Said
    turn: int = 0
    phase: str = ""
    command: int = 0
    """Number of the command that caused it, counted from 0; -1 for lines before the first command."""
    seat: int = -1
    """The seat that acted; -1 for none."""
    event: str = ""
    """The engine's name of the event, by which a client can animate it."""
    cards: tuple[int, ...] = ()
    """Handles of the cards it mentions."""
    amount: int = 0
    area: int = -1
    undone: bool = False
    """Whether it was undone; a client shows it struck through."""
    clause: str = ""
    """The clause that explains the event; empty if there is none."""
    passed: bool = False
    """Whether it is an automatic pass, of a player who was not asked; a client shows it less prominently."""


class Stake(msgspec.Struct, frozen=True, omit_defaults=True):
    """A possible result of the faceoff or confrontation to come."""

    seat: int
    """The seat that would gain it; -1 for what happens whoever wins."""
    text: Said
    points: int = 0


class Preview(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="preview"):
    """How an option would change the public numbers; lists only certain changes."""

    nonce: str
    option: int
    tokens: tuple[tuple[int, int], ...] = ()
    """Seat and action tokens."""
    confront: tuple[tuple[int, int, int, bool], ...] = ()
    """Area, seat, power there, and whether the needs are met."""
    totals: tuple[tuple[int, int], ...] = ()
    """Seat and total in the faceoff."""


class AreaAloud(msgspec.Struct, frozen=True, omit_defaults=True):
    """An area of the table as sentences."""

    area: int
    title: Said
    """Whose Problem or home it is, and its bonus or limit."""
    standings: tuple[Said, ...] = ()
    """Whether each player can confront the Problem, and what is missing; empty at a home."""


class Aloud(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as sentences, for labels, the text view and reading aloud."""

    turn: Said
    seats: tuple[Said, ...]
    """Score, action tokens and cards of each player, by seat."""
    areas: tuple[AreaAloud, ...] = ()
    faceoff: tuple[Said, ...] = ()
    """The current faceoff in one sentence, then a sentence for each total that has several parts."""
    cards: dict[str, Said] = {}
    """The sentence of every card the viewer can point at, by handle."""
