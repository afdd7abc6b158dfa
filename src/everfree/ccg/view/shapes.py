"""The messages a viewer may receive: cards, areas, players, a faceoff, a question, an event."""

import msgspec


class PartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One summand of a number."""

    what: str
    amount: int
    source: int = 0
    """Handle of the card it comes from."""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card for which the viewer has a handle."""

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
    """How many equal tokens this stack has."""
    face_down: bool = False
    exhausted: bool = False
    boosted: bool = False
    power: int | None = None
    """Its power as it counts now, for cards in play and flipped cards."""
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
    """How many turns a face-down Troublemaker has been there."""
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
    """The power that counts toward it, with each character assigned where it helps most."""
    sources: tuple[PartView, ...] = ()
    """The parts of that power."""


class ConfrontView(msgspec.Struct, frozen=True):
    """A player's progress toward confronting a Problem."""

    seat: int
    needs: tuple[NeedView, ...]
    needed: int
    """The total power needed."""
    why: tuple[PartView, ...]
    """The parts of the power needed."""
    power: int
    power_why: tuple[PartView, ...]
    can_confront: bool
    met: bool
    """Whether the requirements are met, even if something else prevents confronting."""
    missing: int
    """The power still missing."""
    blocked_by: int
    """Handle of the Troublemaker that prevents confronting, 0 if there is none."""


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
    """Points for the next confrontation of the Problem."""
    gain_why: tuple[PartView, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """A player's public numbers, and the cards of theirs that the viewer knows."""

    seat: int
    tokens: int
    score: int
    hand_count: int
    deck_count: int
    problem_deck_count: int
    hand: tuple[CardView, ...]
    """The cards in hand that the viewer knows; for the viewer's own seat, all of them."""
    discard_pile: tuple[CardView, ...]
    banished: tuple[CardView, ...]
    flipped: tuple[CardView, ...]
    known_in_deck: tuple[tuple[int, CardView], ...]
    """Known cards in the deck, each with its position from the top."""
    income: int
    """Action tokens to be received at the start of the player's next turn, by the current scores."""
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
    """Handle of the challenged Troublemaker, 0 if there is none."""
    ignored: tuple[int, ...]
    """Handles of ignored flipped cards."""
    totals: tuple[tuple[int, int, tuple[PartView, ...]], ...]
    """Seat, total and its parts for each player involved."""
    stage: str
    """The stage of the faceoff: before (the flips), flipping, after, decided, ending."""
    flips: tuple[tuple[int, int, tuple[PartView, ...]], ...]
    """Seat, number of cards that are still certain to be flipped, and its parts for each player involved."""
    winner: int
    """The seat that has won, -1 if none has yet."""
    margin: int


class PriceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action costs in action tokens, and why."""

    total: int
    parts: tuple[PartView, ...]
    area: int = -1
    """The area with this price; -1 if the price is the same everywhere."""


class TextView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text of a card that asks a question or that an option uses, by its place in what is printed."""

    card: str
    """Id of the card on which it is printed; that of another card if the ability was given or copied."""
    side: int = 0
    ability: int = 0
    """Index of the ability, those of keywords first; -1 for all paragraphs of the side."""
    part: int = 0
    """Index of the instruction in the ability, in the order of `walk`; 0 for the whole ability."""
    keyword: str = ""
    """The keyword whose meaning it is; then no card is given."""
    x: int = 0
    """The number of the keyword."""


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to answer."""

    verb: str
    card: int = 0
    """Handle."""
    name: str = ""
    """Id of the printed card."""
    area: int = -1
    text: TextView | None = None
    """The text it uses or chooses."""
    number: int = 0
    upto: int = 0
    """The greatest number of a range that starts with *number*; answers are indexes from this option's on."""
    prices: tuple[PriceView, ...] = ()
    """What it costs; several prices if the cost depends on the place chosen next."""


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question, as sent to the seat that is asked."""

    kind: str
    options: tuple[OptionView, ...]
    source: int = 0
    number: int = 0
    can_cancel: bool = False
    asker: int = 0
    """Handle of the card whose text asks; 0 if the rules of the game ask."""
    text: TextView | None = None
    """The text that asks, if *asker* is known."""


class EffectView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An effect that is being resolved or waits for that."""

    card: int
    """Handle of the card whose text it is."""
    name: str
    seat: int
    """Whose effect it is."""
    text: TextView
    """The whole ability."""
    targets: tuple[int, ...] = ()
    """Handles of the cards in play that were chosen for it or that it speaks of."""
    waiting: bool = False


class View(msgspec.Struct, frozen=True):
    """Everything a viewer may know about the game."""

    viewer: int
    """The seat, or the number of seats for a spectator."""
    turn: int
    turn_player: int
    phase: str
    step: str
    asked: int
    """The seat that must answer, -1 when the game is over."""
    winner: int
    is_over: bool
    seats: tuple[SeatView, ...]
    areas: tuple[AreaView, ...]
    play: tuple[CardView, ...]
    queue: tuple[CardView, ...]
    faceoff: FaceoffView | None
    question: QuestionView | None
    effects: tuple[EffectView, ...] = ()
    """The effect being resolved, then those that wait."""


class ToldCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in an event."""

    handle: int
    card: str = ""
    count: int = 1
    """How many tokens it stands for."""


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event as sent to one viewer: the key of its message and the arguments."""

    key: str
    seat: int = -1
    amount: int = 0
    area: int = -1
    origin: int = -1
    cards: tuple[ToldCard, ...] = ()
    source: ToldCard | None = None
    word: str = ""
    """The name of counters."""
