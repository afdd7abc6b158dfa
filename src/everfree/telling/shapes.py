"""What a viewer is told besides the view: the question, why not, the log, stakes, previews."""

import msgspec

from everfree.telling.said import CardText, Said


class ToldOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to answer, as a sentence and with its price; its place is its number in the answer."""

    text: Said
    """The whole sentence, for lists and for ears."""
    label: Said | None = None
    """A few words for a button or a place on the board; the sentence where there are none."""
    cost: int | None = None
    """Action tokens it takes; nothing where it costs nothing or that is asked later."""
    main: bool = False
    """It belongs to the main button: pass, go on, no thanks."""
    reveals: bool = False
    """It may show hidden cards: a client asks for a second, different press."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question as sentences; the options are in the order of `view.question.options`."""

    text: Said
    options: tuple[ToldOption, ...]
    hint: Said | None = None
    """A second sentence: what happens then, what is at stake."""
    paragraph: CardText | None = None
    """The card's text that asks it."""


class Grey(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a card cannot be used just now."""

    card: int
    """Handle."""
    verb: str
    """What one would do with it: play, move, rally, use, confront."""
    reason: Said
    clause: str = ""
    """Empty where no rule is against it, but another question comes first."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of the log."""

    id: int
    """Counts up and never comes back, not even for lines after an undo."""
    text: Said
    turn: int = 0
    phase: str = ""
    command: int = 0
    """Number of the command it followed from, counted from 0; -1 for what came before the first."""
    seat: int = -1
    """Whose doing it was."""
    event: str = ""
    """The engine's name of the occurrence: what a client may move on the board."""
    cards: tuple[int, ...] = ()
    """Handles of the cards it speaks of."""
    amount: int = 0
    area: int = -1
    undone: bool = False
    """It was taken back; kept, struck through."""
    passed: bool = False
    """A pass that nobody pressed: said more quietly."""


class Stake(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may follow, before it happens."""

    seat: int
    """Who would win it; -1 for what happens either way."""
    text: Said
    points: int = 0


class Preview(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="preview"):
    """What an option would make of the public numbers: only what is certain, and only what changes."""

    nonce: str
    option: int
    tokens: tuple[tuple[int, int], ...] = ()
    """Seat and action tokens."""
    confront: tuple[tuple[int, int, int, bool], ...] = ()
    """Area, seat, power there, and whether the needs are met."""
    totals: tuple[tuple[int, int], ...] = ()
    """Seat and total in the faceoff."""


class AreaAloud(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of the table for ears."""

    area: int
    title: Said
    """Whose Problem or home it is, and its bonus or limit."""
    standings: tuple[Said, ...] = ()
    """How each player stands there, with what is still missing; nothing at a home."""


class Aloud(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as sentences: labels, the text view, and what is read aloud on request."""

    turn: Said
    seats: tuple[Said, ...]
    """Score, action tokens and cards of each player, by seat."""
    areas: tuple[AreaAloud, ...] = ()
    faceoff: tuple[Said, ...] = ()
    """The faceoff under way in one sentence, then a sentence for each total that has parts."""
    cards: dict[int, Said] = {}
    """The sentence of every card the viewer can point at, by handle."""
