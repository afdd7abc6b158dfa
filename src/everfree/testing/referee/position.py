"""What the referee looks at: a position as it is stored, and what it takes each card in play for.

Everything here is read from the state and the printed cards alone.
"""

from dataclasses import dataclass, replace
from typing import Any

from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.state import AS_DILEMMA, BOOSTED, EXHAUSTED, FACE_DOWN, State
from everfree.ccg.language.abilities import Ability, As
from everfree.ccg.language.card import Card, Side
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
    given: int = 0
    """0 if it is printed, 1 if an ability gave it, 2 if that one was given itself ..."""
    word: str = ""
    """The keyword it stands for, if it does."""


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


def printed_side(position: Position, card: CardId) -> Side:
    """Give the side of a card that is up, or would be."""
    printed = position.card(card)
    is_boosted = bool(position.state.marks[card] & BOOSTED)
    return printed.boosted if is_boosted and printed.boosted is not None else printed.front


def as_printed(position: Position, card: CardId) -> Being:
    """Give what a card in play is before any modifier: face down it has next to nothing (505.1)."""
    printed = position.card(card)
    side = printed_side(position, card)
    type_ = PROBLEM if DILEMMA in printed.front.traits else printed.type  # 522.1
    stamp = position.state.stamps[card]
    if position.is_face_down(card):
        return Being(type_, frozenset(), 0, frozenset(), (), (), stamp)
    as_dilemma = (DILEMMA,) if position.state.marks[card] & AS_DILEMMA else ()  # R46
    being = Being(
        type_,
        frozenset(colours_in(side.colours)),
        side.power,
        frozenset((*side.traits, *as_dilemma)),
        (),
        (),
        stamp,
    )
    return with_abilities(being, side, stamp=stamp, key=(card, "printed"), given=0)


def with_abilities(being: Being, more: Side, *, stamp: int, key: Key, given: int) -> Being:
    """Give a card the keywords and abilities of a side, with those that keywords stand for."""
    found: list[tuple[Ability, str]] = []
    for word in more.keywords:
        found.extend([(one, word.name) for one in meaning_of(word)])
    for ability in more.abilities:
        found.append((ability, ""))
        if isinstance(ability, As):
            found.extend([(one, "") for one in ability.meanwhile])
    added = [Had(one, stamp, (*key, place), given, name) for place, (one, name) in enumerate(found)]
    everything = sorted([*being.abilities, *added], key=lambda had: not had.word)  # keywords are read first
    return replace(being, keywords=(*being.keywords, *more.keywords), abilities=tuple(everything))


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
