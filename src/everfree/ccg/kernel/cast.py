"""The cards of one match, prepared once: definitions, their faces, and a number for every node.

A cast is shared by all states of a match and never changes. Nodes get their numbers here, at load,
because a number of a node can stand in the bytes of a state.
"""

from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel.meanings import LISTENS
from everfree.ccg.language.abilities import (
    Ability,
    Activated,
    Continuous,
    EventText,
    PlayOn,
    Replacement,
    Standing,
    Triggered,
)
from everfree.ccg.language.card import Card, Need, Side
from everfree.ccg.language.keywords import MEANINGS
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.selectors import Choose, Description
from everfree.ccg.language.words import IMMEDIATE, MAIN_PHASE_TIMING
from everfree.ccg.vocab import KEYWORD_BITS, CardType


class Face:
    """One side of a card, sorted for use."""

    __slots__ = (
        "abilities",
        "activated",
        "colours",
        "continuous",
        "home_limit",
        "keywords",
        "power",
        "replacements",
        "standing",
        "traits",
        "triggered",
    )

    def __init__(self, side: Side) -> None:
        self.colours = side.colours
        self.power = side.power
        self.traits = side.traits
        self.home_limit = side.home_limit
        self.keywords = 0
        abilities: list[Ability] = []
        for keyword in side.keywords:
            self.keywords |= KEYWORD_BITS[keyword.name]
            abilities.extend(MEANINGS.get(keyword.name, ()))
        abilities.extend(side.abilities)
        self.abilities: tuple[Ability, ...] = tuple(abilities)
        self.triggered = tuple([one for one in abilities if isinstance(one, Triggered)])
        self.activated = tuple([one for one in abilities if isinstance(one, Activated)])
        self.continuous = tuple([one for one in abilities if isinstance(one, Continuous)])
        self.standing = tuple([one for one in abilities if isinstance(one, Standing)])
        self.replacements = tuple([one for one in abilities if isinstance(one, Replacement)])


class Definition:
    """What a card of this match is."""

    __slots__ = ("bonus", "card", "cost", "event", "faces", "host", "is_quick", "needs", "points", "type")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.type: CardType = card.type
        self.cost = card.cost
        self.needs: tuple[Need, ...] = card.needs
        self.points = card.points
        self.bonus = card.bonus
        self.faces: tuple[Face, ...] = tuple([Face(side) for side in card.sides])
        self.event: EventText | None = None
        self.host: Description | None = None
        """What an attachment is played on (509.4)."""
        for ability in card.front.abilities:
            if isinstance(ability, EventText):
                self.event = ability
            if isinstance(ability, PlayOn):
                self.host = ability.host
        self.is_quick = self.event is not None and self.event.timing != MAIN_PHASE_TIMING
        """Whether it is an Event that is played while having priority (512.4, 512.5)."""


class Cast:
    """Everything about a match that never changes."""

    __slots__ = (
        "_numbers",
        "choices",
        "definitions",
        "has_immediate",
        "has_quick",
        "nodes",
        "number",
        "options",
        "reacted_to",
    )

    def __init__(self, cards: tuple[Card, ...], options: Options = COMPREHENSIVE) -> None:
        self.options = options
        """How the rules are read in this match (`editions`)."""
        self.definitions: tuple[Definition, ...] = tuple([Definition(card) for card in cards])
        self.number: dict[str, int] = {card.id: place for place, card in enumerate(cards)}
        self.nodes: list[Node] = []
        self._numbers: dict[int, int] = {}
        self.choices: dict[int, tuple[Choose, ...]] = {}
        self.reacted_to: set[int] = set()
        """Kinds of occurrences that some Reaction here answers; only those are remembered."""
        self.has_quick = False
        """Whether any card here can be used while having priority."""
        self.has_immediate = False
        """Whether any of them can be used at any time (512.5)."""
        for meaning in MEANINGS.values():
            self._enter(meaning)
        for card in cards:
            for side in card.sides:
                self._enter(side.abilities)
        for definition in self.definitions:
            if definition.event is not None:
                self._note_timing(definition.event)
            for face in definition.faces:
                for ability in face.activated:
                    self._note_timing(ability)

    def _enter(self, abilities: tuple[Ability, ...]) -> None:
        for node in walk(abilities):
            if id(node) not in self._numbers:
                self._numbers[id(node)] = len(self.nodes)
                self.nodes.append(node)

    def _note_timing(self, ability: Activated | EventText) -> None:
        if ability.timing != MAIN_PHASE_TIMING:
            self.has_quick = True
        if ability.timing == IMMEDIATE:
            self.has_immediate = True
        if ability.trigger is not None:
            self.reacted_to.add(LISTENS[type(ability.trigger)].kind)

    def number_of(self, node: Node) -> int:
        """Give the number of a node of these cards."""
        return self._numbers[id(node)]

    def choices_in(self, number: int) -> tuple[Choose, ...]:
        """List the choices inside one instruction, in printed order."""
        found = self.choices.get(number)
        if found is None:
            found = tuple([node for node in walk(self.nodes[number]) if isinstance(node, Choose)])
            self.choices[number] = found
        return found
