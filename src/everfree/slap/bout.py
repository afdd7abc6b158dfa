"""A match of the slap game: its fixed rules, its state, and what was told; and how it begins."""

from typing import Final

from everfree.slap.deck import deck_of
from everfree.slap.events import Dealt, Event
from everfree.slap.options import Cards, Minutes, Options
from everfree.slap.state import ACTIVE, GONE, NEVER, NOBODY, NOTHING, REMEMBERED, Sight, State
from everfree.table.chance import draw_below

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8


class Bout:
    """What the rules work on: functions of the other modules change the state and tell what happened."""

    __slots__ = ("deck", "most_cards", "options", "state", "told")

    def __init__(self, options: Options, state: State) -> None:
        self.options = options
        self.deck = deck_of(options)
        self.state = state
        self.told: list[Event] = []
        self.most_cards = options.limit.cards if isinstance(options.limit, Cards) else NEVER
        """How many cards may be played, NEVER for any number."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.winners is not None

    @property
    def is_last_card_played(self) -> bool:
        """Whether the limit of cards is reached: all that may still come is a slap."""
        return 0 <= self.most_cards <= self.state.played

    @property
    def is_match_open(self) -> bool:
        """Whether the top of the pile can be slapped."""
        return self.state.sights[-1].match != NOTHING

    def show(self, match: int) -> None:
        """Note that the top of the pile has changed; what was seen long ago is forgotten."""
        state = self.state
        state.version += 1
        state.sights[-1].covered = state.now
        state.sights.append(Sight(state.version, state.now, match))
        if len(state.sights) > REMEMBERED:
            del state.sights[0]

    def active_after(self, seat: int, *, besides: int = NOBODY) -> int:
        """Give the next player clockwise who has cards (S4), perhaps the same one again, or NOBODY."""
        order = self.state.order
        stacks = self.state.stacks
        here = order.index(seat)
        for step in range(1, len(order) + 1):
            other = order[(here + step) % len(order)]
            if other != besides and stacks[other]:
                return other
        return NOBODY

    def stack_sizes(self) -> tuple[int, ...]:
        """Count everyone's cards."""
        return tuple([len(stack) for stack in self.state.stacks])

    def is_here(self, seat: int) -> bool:
        """Tell whether there is such a seat and its owner has not left."""
        status = self.state.status
        return 0 <= seat < len(status) and status[seat] != GONE


def deal(options: Options, *, players: int, seed: bytes, dealer: int = NOBODY) -> Bout:
    """Shuffle everything and deal it out; who deals is drawn, unless somebody won before (S15)."""
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
    for turn, card in enumerate(cards):  # from the dealer's left: these get what is left over (S14)
        state.stacks[(state.turn + turn) % players].append(card)
    if isinstance(options.limit, Minutes):
        state.ends_at = options.limit.minutes * 60_000
    bout.told.append(Dealt(0, state.dealer, state.turn, bout.stack_sizes()))
    return bout


def _drawn(state: State, bound: int) -> int:
    number = draw_below(state.seed, state.drawn, bound)
    state.drawn += 1
    return number
