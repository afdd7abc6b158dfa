"""What the referee looks at: a position as it is stored, and what it takes each card in play for.

Everything here is read from the state and the printed cards alone.
"""

from dataclasses import dataclass
from typing import Any

from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.state import AS_DILEMMA, BOOSTED, EXHAUSTED, FACE_DOWN, State
from everfree.ccg.language.abilities import Ability, As
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.vocab import CHARACTER, DILEMMA, PLAY, PROBLEM, CardId, Ref, Seat, colours_in

Key = tuple[Any, ...]
"""Where an ability or a change comes from: tells two that read alike apart."""


@dataclass(frozen=True)
class Had:
    """An ability a card has."""

    ability: Ability
    stamp: int
    """Since when (711.3a)."""
    key: Key
    through: tuple[Ability, ...] = ()
    """The abilities that gave it, one through the other; none if it is printed."""


@dataclass(frozen=True)
class Being:
    """What a card in play is at one moment of the reckoning."""

    type: int
    colours: frozenset[int]
    power: int
    traits: frozenset[str]
    keywords: tuple[Keyword, ...]
    abilities: tuple[Had, ...]
    """Those that keywords stand for too."""
    stamp: int
    """When the card entered play or was turned up."""


World = dict[CardId, Being]
"""Every card in play; copied for every change."""


class Position:
    """A state with its printed cards, and the few questions that need no reckoning."""

    def __init__(self, cast: Cast, state: State) -> None:
        self.cast = cast
        self.state = state

    def in_play(self) -> list[CardId]:
        """List the cards in play in the order they entered."""
        return self.cards_in(PLAY, Seat(0))

    def cards_in(self, zone: int, seat: Seat) -> list[CardId]:
        """List a zone."""
        return self.state.zones[zone * self.state.seats + seat]

    def card(self, card: CardId) -> Card:
        """Give the printed card."""
        return self.cast.definitions[self.state.kind[card]].card

    def is_face_down(self, card: CardId) -> bool:
        """Tell whether a card is turned face down."""
        return bool(self.state.marks[card] & FACE_DOWN)

    def is_exhausted(self, card: CardId) -> bool:
        """Tell whether a card has an exhaustion counter."""
        return bool(self.state.marks[card] & EXHAUSTED)

    def ref(self, card: CardId) -> Ref:
        """Name a card as it is now."""
        return Ref(card * 1_000_000 + self.state.incarnation[card])

    def opponent(self, seat: Seat) -> Seat:
        """Give the other one of two players."""
        return Seat(1 - seat)


def as_printed(position: Position, card: CardId) -> Being:
    """Give what a card in play is before any modifier: face down it has next to nothing (505.1)."""
    printed = position.card(card)
    is_boosted = bool(position.state.marks[card] & BOOSTED)
    side = printed.boosted if is_boosted and printed.boosted is not None else printed.front
    type_ = PROBLEM if DILEMMA in printed.front.traits else printed.type  # 522.1
    stamp = position.state.stamps[card]
    if position.is_face_down(card):
        return Being(type_, frozenset(), 0, frozenset(), (), (), stamp)
    abilities = all_of(side.keywords, side.abilities)
    as_dilemma = (DILEMMA,) if position.state.marks[card] & AS_DILEMMA else ()  # R46
    return Being(
        type_,
        frozenset(colours_in(side.colours)),
        side.power,
        frozenset((*side.traits, *as_dilemma)),
        side.keywords,
        tuple([Had(one, stamp, (card, "printed", place)) for place, one in enumerate(abilities)]),
        stamp,
    )


def all_of(keywords: tuple[Keyword, ...], abilities: tuple[Ability, ...]) -> list[Ability]:
    """List abilities with those that keywords stand for and those that rest on a choice."""
    found = [one for word in keywords for one in meaning_of(word)]
    for ability in abilities:
        found.append(ability)
        if isinstance(ability, As):
            found.extend(ability.meanwhile)
    return found


def printed_world(position: Position) -> World:
    """Take every card in play for what is printed on it."""
    return {card: as_printed(position, card) for card in position.in_play()}


def characters_of(position: Position, world: World, seat: Seat) -> list[CardId]:
    """List a player's characters, face-down ones too."""
    return [
        card
        for card, being in world.items()
        if being.type & CHARACTER and position.state.controller[card] == seat
    ]
