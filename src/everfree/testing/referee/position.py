"""The input of the referee: a stored position, and the characteristics of each card in play.

Everything here is read from the state and the printed cards only.
"""

from dataclasses import dataclass, replace
from typing import Any

from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.state import AS_DILEMMA, BOOSTED, EXHAUSTED, FACE_DOWN, State
from everfree.ccg.language.abilities import Ability, As, OneParagraph
from everfree.ccg.language.card import Card, Side
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.vocab import CHARACTER, DILEMMA, PLAY, PROBLEM, CardId, Ref, Seat, colours_in

Key = tuple[Any, ...]
"""The origin of an ability or a change; distinguishes two with the same text."""


@dataclass(frozen=True)
class HeldAbility:
    """An ability that a card has."""

    ability: Ability
    stamp: int
    """Its timestamp (711.3a)."""
    key: Key
    given: int = 0
    """0 if it is printed, 1 if a printed ability gave it, 2 if a given ability gave it ..."""
    word: str = ""
    """The keyword it belongs to, or ""."""


@dataclass(frozen=True)
class Characteristics:
    """The characteristics of a card in play after some of the changes."""

    type: int
    colours: frozenset[int]
    power: int
    traits: frozenset[str]
    keywords: tuple[Keyword, ...]
    abilities: tuple[HeldAbility, ...]
    """Including those of keywords."""
    stamp: int
    """The timestamp at which the card entered play or was turned face up."""
    is_barred: bool = False
    """Whether the card can't have abilities (104.2)."""
    is_colourless: bool = False
    """Whether the card can't have colours (104.2)."""


World = dict[CardId, Characteristics]
"""The characteristics of every card in play; a new dict for every change."""


class Position:
    """A state with its printed cards, and the questions that need no modifiers."""

    def __init__(self, definitions: Definitions, state: State) -> None:
        self.definitions = definitions
        self.state = state

    def in_play(self) -> list[CardId]:
        """List the cards in play in the order they entered."""
        return self.cards_in(PLAY, Seat(0))

    def cards_in(self, zone: int, seat: Seat) -> list[CardId]:
        return self.state.zones[zone * self.state.seats + seat]

    def card(self, card: CardId) -> Card:
        return self.definitions.cards[self.state.definition[card]].card

    def is_face_down(self, card: CardId) -> bool:
        return bool(self.state.marks[card] & FACE_DOWN)

    def is_exhausted(self, card: CardId) -> bool:
        """Tell whether a card has an exhaustion counter."""
        return bool(self.state.marks[card] & EXHAUSTED)

    def ref(self, card: CardId) -> Ref:
        """Return the reference to the present incarnation of a card."""
        return Ref(card * 1_000_000 + self.state.incarnation[card])

    def opponent(self, seat: Seat) -> Seat:
        return Seat(1 - seat)


def printed_side(position: Position, card: CardId) -> Side:
    """Return the side of a card that is up, or would be if it were face up."""
    printed = position.card(card)
    is_boosted = bool(position.state.marks[card] & BOOSTED)
    return printed.boosted if is_boosted and printed.boosted is not None else printed.front


def as_printed(position: Position, card: CardId) -> Characteristics:
    """Return a card's characteristics before any modifier; a face-down card has only a type (505.1)."""
    printed = position.card(card)
    side = printed_side(position, card)
    is_problem = DILEMMA in printed.front.traits and position.state.zone[card] == PLAY  # 522.1
    type_ = PROBLEM if is_problem else printed.type
    stamp = position.state.stamps[card]
    if position.is_face_down(card):
        return Characteristics(type_, frozenset(), 0, frozenset(), (), (), stamp)
    as_dilemma = (DILEMMA,) if position.state.marks[card] & AS_DILEMMA else ()  # R46
    facts = Characteristics(
        type_,
        frozenset(colours_in(side.colours)),
        side.power,
        frozenset((*side.traits, *as_dilemma)),
        (),
        (),
        stamp,
    )
    return with_abilities(facts, side, stamp=stamp, key=(card, "printed"), given=0)


def with_abilities(
    facts: Characteristics, more: Side, *, stamp: int, key: Key, given: int
) -> Characteristics:
    """Add the keywords and abilities of a side to a card, and the abilities that its keywords stand for."""
    if facts.is_barred:
        return facts
    found: list[tuple[Ability, str]] = []
    for word in more.keywords:
        found.extend([(one, word.name) for one in meaning_of(word)])
    for ability in more.abilities:
        if isinstance(ability, OneParagraph):
            found.extend([(one, "") for one in ability.abilities])
            continue
        found.append((ability, ""))
        if isinstance(ability, As):
            found.extend([(one, "") for one in ability.meanwhile])
    added = [HeldAbility(one, stamp, (*key, place), given, name) for place, (one, name) in enumerate(found)]
    everything = sorted([*facts.abilities, *added], key=lambda held: not held.word)  # those of keywords first
    return replace(facts, keywords=(*facts.keywords, *more.keywords), abilities=tuple(everything))


def printed_world(position: Position) -> World:
    """Return the printed characteristics of every card in play."""
    return {card: as_printed(position, card) for card in position.in_play()}


def characters_of(position: Position, world: World, seat: Seat) -> list[CardId]:
    """List a player's characters, including face-down ones."""
    return [
        card
        for card, facts in world.items()
        if facts.type & CHARACTER and position.state.controller[card] == seat
    ]
