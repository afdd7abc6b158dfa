"""Scenarios of continuous abilities and laws: a position that the referee reads otherwise without them.

The scenario then has the number, colours, traits, keywords and abilities of every card in play, who can
confront which Problem, who is involved in the faceoff, and the totals: what the ability changes, and all that
it must not touch.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import FACE_DOWN
from everfree.ccg.language import Card, Continuous, PlayOn, Standing
from everfree.ccg.rules.confront.requirements import refuse_confronting
from everfree.ccg.rules.faceoffs.involvement import is_involved as engine_is_involved, total_of
from everfree.ccg.rules.new_game import empty_table
from everfree.ccg.vocab import (
    DRAW_DECK,
    EVENT,
    FLIP,
    FRIEND,
    MANE,
    PHASES,
    PROBLEM,
    RESOURCE,
    CardId,
    CardType,
    Seat,
)
from everfree.testing.dice import Dice
from everfree.testing.referee.agreement import WHAT, engine_sees, referee_sees
from everfree.testing.referee.confronting import can_confront
from everfree.testing.referee.faceoffs import total
from everfree.testing.referee.inventing import Inventor
from everfree.testing.referee.knowing import NOT_JUDGED, unknown_in
from everfree.testing.referee.orders import NoOrder, settled
from everfree.testing.referee.position import Position
from everfree.testing.referee.positions import JUDGED, LEFT_OUT, SEATS, TYPES, Layout
from everfree.testing.referee.reader import is_involved
from everfree.testing.soak.wishes import fits, wishes_of

SEEDS: Final = 100
"""Positions in which an ability may show that it applies."""
OTHERS: Final = 5
"""The most other cards of a position, besides Problems, Mane Characters and a host."""

Reading = dict[tuple[Any, ...], Any]
"""Results of a position by what they are about."""


@dataclass(frozen=True)
class LastingScenario:
    """A position in which an ability applies, and what the referee reads there."""

    card: Card
    game: Kernel
    expected: Reading

    def differences(self, card: Card) -> list[str]:
        """List what the engine computes differently when *card* has this text."""
        observed = engine_reading(with_text(self.game, card))
        return [
            f"{' '.join(map(str, what))}: the engine says {observed.get(what)}, the tree {value}"
            for what, value in self.expected.items()
            if observed.get(what) != value
        ]


def is_read(card: Card, side: int, place: int) -> bool:
    """Tell whether the referee reads an ability that lasts, and the rest of its card."""
    ability = card.sides[side].abilities[place]
    if card.id in LEFT_OUT or not isinstance(ability, Continuous | Standing) or unknown_in(ability):
        return False
    return not (isinstance(ability, Standing) and isinstance(ability.law, NOT_JUDGED))


def without(card: Card, side: int, place: int) -> Card:
    """Copy a card without one of its abilities."""
    abilities = card.sides[side].abilities
    less = replace(card.sides[side], abilities=abilities[:place] + abilities[place + 1 :])
    return replace(card, boosted=less) if side else replace(card, front=less)


def lasting_scenario(card: Card, side: int, place: int, *, seeds: int = SEEDS) -> LastingScenario | None:
    """Find a position in which the ability applies, or return None."""
    less = without(card, side, place)
    for seed in range(seeds):
        game = Stage(card, seed).game
        try:
            expected = referee_reading(game)
            other = referee_reading(with_text(game, less))
        except NoOrder:
            continue
        own = [number for number in game.in_play() if game.definition(number).card.id == card.id]
        if any(other.get(what) != value for what, value in expected.items() if not is_text(what, own)):
            return LastingScenario(card, game, expected)
    return None


def is_text(what: tuple[Any, ...], own: Sequence[CardId]) -> bool:
    """Tell whether a result only says which abilities a copy of the card has."""
    return what[0] == "abilities" and what[1] in own


def with_text(game: Kernel, card: Card) -> Kernel:
    """Return a game in the same position in which a card has another text."""
    known = game.definitions
    cards = tuple([card if one.card.id == card.id else one.card for one in known.cards])
    return Kernel(Definitions(cards, known.options, names=known.names), game.state.clone())


def referee_reading(game: Kernel) -> Reading:
    """Read a position from the state and the trees only."""
    position = Position(game.definitions, game.state)
    world = settled(position).world
    found: Reading = {}
    for card, facts in world.items():
        found.update({(what, card): value for what, value in zip(WHAT, referee_sees(facts), strict=True)})
        found["involved", card] = is_involved(position, world, card)
        if facts.type == PROBLEM:
            for seat in SEATS:
                found["confronts", card, seat] = can_confront(position, world, seat, card)
    if game.state.faceoff is not None:
        found.update({("total", seat): total(position, world, seat) for seat in SEATS})
    return found


def engine_reading(game: Kernel) -> Reading:
    """Ask the engine for the same results."""
    found: Reading = {}
    for card in game.in_play():
        sees = engine_sees(game, card)
        found.update({(what, card): value for what, value in zip(WHAT, sees, strict=True)})
        found["involved", card] = engine_is_involved(game, card)
        if game.type_of(card) == PROBLEM:
            for seat in SEATS:
                found["confronts", card, seat] = refuse_confronting(game, seat, card) is None
    if game.state.faceoff is not None:
        found.update({("total", seat): total_of(game, seat) for seat in SEATS})
    return found


class Stage(Layout):
    """Lays out a table with a card and others, half of them such as its text mentions."""

    def __init__(self, card: Card, seed: int) -> None:
        self.dice = Dice(seed, purpose=16)
        self.inventor = Inventor(self.dice)
        told = [[one for one in cards if one.id not in LEFT_OUT] for cards in wishes_of(card).fitting]
        self.told = [cards for cards in told if cards]
        wanted = [self.drawn(PROBLEM), self.drawn(PROBLEM), self.drawn(MANE), self.drawn(MANE)]
        if card.type in (PROBLEM, MANE):
            wanted[0 if card.type == PROBLEM else 2] = card
        for _ in range(1 + self.dice.below(OTHERS)):
            wanted.append(self.drawn(self.one_of(TYPES)))
        wanted.extend(self.hosts_for(card))
        if card.type not in (PROBLEM, MANE):
            wanted.append(card)
        flips = [self.one_of(JUDGED[EVENT]) for _ in range(self.dice.below(4))]
        cards = {one.id: one for one in (*wanted, *flips)}
        self.game: Kernel = empty_table(
            Definitions(tuple(cards.values()), COMPREHENSIVE), 2, seed_bytes(seed)
        )
        for place, one in enumerate(wanted):
            self.into_play(one, Seat(place % 2))
        self.turn_up(card)
        for one in flips:
            self.add(one, self.one_of(SEATS), FLIP)
        for seat in SEATS:
            self.add(self.one_of(wanted), seat, DRAW_DECK)
        self.add_counters()
        self.game.state.phase = self.one_of(PHASES)
        self.begin_faceoff()
        self.game.changed()

    def hosts_for(self, card: Card) -> list[Card]:
        """Draw a Friend to attach *card* to, if it is played on one."""
        return [
            self.one_of([one for one in JUDGED[FRIEND] if fits(one, ability.host)])
            for ability in card.front.abilities
            if isinstance(ability, PlayOn) and ability.host.noun & FRIEND
        ]

    def turn_up(self, card: Card) -> None:
        """Turn every copy of *card* in play face up."""
        for number in self.game.in_play():
            if self.game.definition(number).card.id == card.id:
                self.game.state.marks[number] &= ~FACE_DOWN

    def drawn(self, kind: CardType) -> Card:
        """Draw a card of a type, every other time one that the text mentions."""
        if self.told and self.dice.one_in(2):
            fitting = [one for one in self.one_of(self.told) if one.type == kind]
            if fitting:
                return self.one_of(fitting)
        return self.one_of([one for one in JUDGED[kind] if kind != RESOURCE or has_host(one)])


def has_host(card: Card) -> bool:
    """Tell whether a Resource can always be put into play: at home, or on a character or Problem."""
    hosts = [one.host.noun for one in card.front.abilities if isinstance(one, PlayOn)]
    return all(noun & (FRIEND | MANE | PROBLEM) for noun in hosts)
