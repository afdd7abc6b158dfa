"""What a viewer may be told, as messages: cards, places, players, a faceoff, a question, an event."""

import msgspec


class PartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One summand of a number."""

    what: str
    amount: int
    source: int = 0
    """Handle of the card it comes from."""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card the viewer can point at."""

    handle: int
    card: str = ""
    """Id of the printed card; empty while the viewer does not know it."""
    owner: int = 0
    controller: int = 0
    area: int = -1
    host: int = 0
    """Handle of the card this attachment is on."""
    token: bool = False
    count: int = 1
    """How many tokens lie there as one."""
    face_down: bool = False
    exhausted: bool = False
    boosted: bool = False
    power: int | None = None
    why: tuple[PartView, ...] = ()
    """The parts of its power."""
    colours: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    beneath: int = 0
    """Handle of the card in play that this banished card lies beneath (R14)."""
    counters: tuple[tuple[str, int], ...] = ()
    """Name and number of the counters on it."""
    cutie_marked: bool = False
    lain: int = 0
    """How many turns a face-down Troublemaker has lain there."""
    uncovers: bool = False
    """Whether a face-down Troublemaker is uncovered in its controller's next Uncover Step."""


class NeedView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One confront requirement."""

    amount: int
    colour: str = ""
    """Empty for wild power."""
    other_than: bool = False
    why: tuple[PartView, ...] = ()
    """The parts of the amount."""
    have: int = 0
    """The power that is counted to it, each character's as well as can be."""
    sources: tuple[PartView, ...] = ()
    """The parts of that power."""


class ConfrontView(msgspec.Struct, frozen=True):
    """How a player stands at a Problem."""

    seat: int
    needs: tuple[NeedView, ...]
    needed: int
    """The power needed in all."""
    why: tuple[PartView, ...]
    """The parts of the power needed."""
    power: int
    power_why: tuple[PartView, ...]
    can_confront: bool
    met: bool
    """Whether the requirements are met, whatever else is in the way."""
    missing: int
    """The power still missing."""
    blocked_by: int
    """Handle of the Troublemaker in the way, 0 without one."""


class AreaView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A home, a Problem area or a Dilemma's area."""

    area: int
    kind: int
    owner: int
    problem: int = 0
    """Handle of the Problem there."""
    confront: tuple[ConfrontView, ...] = ()
    bonus: int = 0
    """Points for winning a faceoff there."""
    bonus_why: tuple[PartView, ...] = ()
    gain: int = 0
    """Points that confronting the Problem next brings."""
    gain_why: tuple[PartView, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """A player's public numbers, and what the viewer knows of their cards."""

    seat: int
    tokens: int
    score: int
    hand_count: int
    deck_count: int
    problem_deck_count: int
    hand: tuple[CardView, ...]
    """The cards in hand the viewer knows; one's own hand is all there."""
    discard_pile: tuple[CardView, ...]
    banished: tuple[CardView, ...]
    flipped: tuple[CardView, ...]
    known_in_deck: tuple[tuple[int, CardView], ...]
    """Cards in the deck whose place from the top the viewer knows."""
    income: int
    """Action tokens to be received at the start of the next own turn, by the scores of now."""
    income_why: tuple[PartView, ...]
    home_count: int
    """Friends at home."""
    home_limit: int
    """How many of them may stay at the end of the turn; -1 for any number."""


class FaceoffView(msgspec.Struct, frozen=True):
    """The faceoff under way."""

    kind: int
    challenger: int
    areas: tuple[int, ...]
    troublemaker: int
    """Handle of the challenged Troublemaker, 0 without one."""
    ignored: tuple[int, ...]
    """Handles of ignored flips."""
    totals: tuple[tuple[int, int, tuple[PartView, ...]], ...]
    """Seat, total and its parts for each player involved."""
    stage: str
    """How far it is: before (the flips), flipping, after, decided, ending."""
    flips: tuple[tuple[int, int, tuple[PartView, ...]], ...]
    """Seat, number of cards still sure to be flipped, and its parts for each player involved."""
    winner: int
    """The seat that has won it, -1 while nobody has."""
    margin: int


class PriceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action costs in action tokens, and why."""

    total: int
    parts: tuple[PartView, ...]
    area: int = -1
    """Where it costs that; -1 where the place makes no difference."""


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to answer."""

    verb: str
    card: int = 0
    """Handle."""
    name: str = ""
    """Id of the printed card."""
    area: int = -1
    ability: int = -1
    """Which of the card's abilities, counted from 0; those it was given come after the printed ones."""
    lender: str = ""
    """Id of the printed card in play that has the ability, where it is another one; the place is its own."""
    number: int = 0
    upto: int = 0
    """The greatest of a range that starts with *number*; answers count on from this option's place."""
    prices: tuple[PriceView, ...] = ()
    """What it costs; several where that depends on the place chosen next."""


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question, as told to the seat that is asked."""

    kind: str
    options: tuple[OptionView, ...]
    source: int = 0
    number: int = 0
    can_cancel: bool = False


class View(msgspec.Struct, frozen=True):
    """Everything a viewer may know of the table."""

    viewer: int
    """The seat, or the number of seats for a spectator."""
    turn: int
    turn_player: int
    phase: str
    step: str
    asked: int
    """The seat everybody waits for, -1 when the game is over."""
    winner: int
    is_over: bool
    seats: tuple[SeatView, ...]
    areas: tuple[AreaView, ...]
    play: tuple[CardView, ...]
    queue: tuple[CardView, ...]
    faceoff: FaceoffView | None
    question: QuestionView | None


class ToldCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in an event."""

    handle: int
    card: str = ""
    count: int = 1
    """How many tokens it stands for."""


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as told to one viewer: the key of its sentence and the arguments."""

    key: str
    seat: int = -1
    amount: int = 0
    area: int = -1
    origin: int = -1
    cards: tuple[ToldCard, ...] = ()
    source: ToldCard | None = None
    word: str = ""
    """The name of counters."""
