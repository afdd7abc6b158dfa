"""A match of the slap game: its options, its state and the events so far; and the deal that begins it."""

from typing import Final

from everfree.slap.deck import deck_of
from everfree.slap.events import Dealt, Event
from everfree.slap.options import Cards, Minutes, Options
from everfree.slap.state import ACTIVE, GONE, NEVER, NOBODY, NOTHING, REMEMBERED, Sight, State
from everfree.table.chance import draw_below

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8


class Bout:
    """A match in progress; functions of the other modules change its state and append to its events."""

    __slots__ = ("deck", "most_cards", "options", "state", "told")

    def __init__(self, options: Options, state: State) -> None:
        self.options = options
        self.deck = deck_of(options)
        self.state = state
        self.told: list[Event] = []
        self.most_cards = options.limit.cards if isinstance(options.limit, Cards) else NEVER
        """How many cards may be played, NEVER for any number."""

    def copy(self) -> "Bout":
        """Return an independent match in the same state."""
        other = Bout(self.options, State.from_bytes(self.state.to_bytes()))
        other.told = list(self.told)
        return other

    @property
    def is_over(self) -> bool:
        return self.state.winners is not None

    @property
    def has_begun(self) -> bool:
        """Whether the countdown before the first card is over."""
        return self.state.begins_at != NEVER and not self.state.count

    def begin(self) -> None:
        """Start the clocks: the first player's turn, and the time of the game."""
        self.state.turn_since = self.state.now
        if isinstance(self.options.limit, Minutes):
            self.state.ends_at = self.state.now + self.options.limit.minutes * 60_000

    @property
    def is_last_card_played(self) -> bool:
        """Whether the limit of cards is reached: from then on players may only slap."""
        return 0 <= self.most_cards <= self.state.played

    @property
    def is_match_open(self) -> bool:
        """Whether the top of the pile can be slapped."""
        return self.state.sights[-1].match != NOTHING

    def show(self, match: int) -> None:
        """Record a new top of the pile showing *match*; drop the oldest sight beyond REMEMBERED."""
        state = self.state
        state.version += 1
        state.sights[-1].covered = state.now
        state.sights.append(Sight(state.version, state.now, match))
        if len(state.sights) > REMEMBERED:
            del state.sights[0]

    def active_after(self, seat: int, *, besides: int = NOBODY) -> int:
        """Return the next player clockwise who has cards (S4), perhaps *seat* itself, or NOBODY."""
        order = self.state.order
        stacks = self.state.stacks
        here = order.index(seat)
        for step in range(1, len(order) + 1):
            other = order[(here + step) % len(order)]
            if other != besides and stacks[other]:
                return other
        return NOBODY

    def stack_sizes(self) -> tuple[int, ...]:
        return tuple([len(stack) for stack in self.state.stacks])

    def is_here(self, seat: int) -> bool:
        """Tell whether there is such a seat and its owner has not left."""
        status = self.state.status
        return 0 <= seat < len(status) and status[seat] != GONE


def deal(options: Options, *, players: int, seed: bytes, dealer: int = NOBODY) -> Bout:
    """Shuffle and deal all cards; the dealer is drawn unless the winner of the game before is named (S15)."""
    state = State(
        seed=seed,
        stacks=[[] for _ in range(players)],
        status=[ACTIVE] * players,
        links=[(0, 0)] * players,
        records=[[] for _ in range(players)],
        marks=[0] * players,
        order=list(range(players)),
        pile=[],
        sights=[Sight(0, 0, NOTHING)],
    )
    bout = Bout(options, state)
    state.dealer = dealer if dealer != NOBODY else _drawn(state, players)
    cards = list(range(bout.deck.size))
    for place in range(len(cards) - 1, 0, -1):
        other = _drawn(state, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    state.turn = (state.dealer + 1) % players
    for turn, card in enumerate(cards):  # from the dealer's left, whose players get the remainder (S14)
        state.stacks[(state.turn + turn) % players].append(card)
    if options.countdown_ms:
        state.begins_at = NEVER
    else:
        bout.begin()
    bout.told.append(Dealt(0, state.dealer, state.turn, bout.stack_sizes()))
    return bout


def _drawn(state: State, bound: int) -> int:
    number = draw_below(state.seed, state.drawn, bound)
    state.drawn += 1
    return number
