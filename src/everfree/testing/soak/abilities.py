"""Count how often each ability of each card has done something in the games of a soak.

An effect counts each time it is carried out, a cost each time it is paid. A continuous or standing ability
counts once in each turn in which it holds; the ability that says where a Resource is played, once in each
turn in which the Resource is in play. Keywords have tests of their own and are not counted.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import DOES, FLOWS, PAYS, Doing, Paying
from everfree.ccg.kernel.state import BOOSTED, FACE_DOWN
from everfree.ccg.kernel.values.selection import holds
from everfree.ccg.language import (
    Ability,
    AlsoPlayed,
    Card,
    Continuous,
    EachPlayerHas,
    Effect,
    Elsewhere,
    PlayOn,
    PlayToHome,
    Standing,
)
from everfree.ccg.language.nodes import Node, parts, walk
from everfree.ccg.language.words.effects.each_player import EachPlayer
from everfree.ccg.rules.words.effects.each_player import is_discarding
from everfree.ccg.vocab import PLAY, CardId, Seat

Key = tuple[str, int, int]
"""The id of a card, the number of its side, the number of the ability."""
Runs = Counter[Key]
LASTING = (AlsoPlayed, Continuous, EachPlayerHas, PlayOn, PlayToHome, Standing)


def every_ability() -> list[Key]:
    """List the abilities of all cards."""
    return [key for card in POOL.values() for key in abilities_of(card)]


def abilities_of(card: Card) -> list[Key]:
    """List the abilities of a card."""
    return [
        (card.id, side, place) for side, one in enumerate(card.sides) for place in range(len(one.abilities))
    ]


class AbilityCounter:
    """Counts the abilities that run in the followed game, after `switch_on`."""

    def __init__(self) -> None:
        self.runs: Runs = Counter()
        self._owners: dict[int, Key] = {}
        self._lasting: dict[int, list[_Lasting]] = {}
        self._definitions: Definitions | None = None
        self._seen: set[tuple[int, Key]] = set()

    def follow(self, game: Kernel) -> None:
        """Count the abilities of this game from now on."""
        self._definitions = game.definitions
        self._seen.clear()
        self._owners.clear()
        self._lasting.clear()
        for number, definition in enumerate(game.definitions.cards):
            for side, one in enumerate(definition.card.sides):
                for place, ability in enumerate(one.abilities):
                    key = (definition.card.id, side, place)
                    for node in walk(ability):
                        self._owners[id(node)] = key
                    lasting = _Lasting(key, ability)
                    if isinstance(lasting.ability, LASTING):
                        self._lasting.setdefault(number, []).append(lasting)

    def done(self, node: Node) -> None:
        """Count the ability of an effect, unless the effect only contains others."""
        key = self._owners.get(id(node))
        if key is not None and not _contains_effects(node):
            self.runs[key] += 1

    def look(self, game: Kernel) -> None:
        """Count the lasting abilities that hold now, each once a turn."""
        state = game.state
        for number, kind in enumerate(state.definition):
            for lasting in self._lasting.get(kind, ()):
                seen = (state.turn, lasting.key)
                if seen not in self._seen and lasting.is_on(game, CardId(number)):
                    self._seen.add(seen)
                    self.runs[lasting.key] += 1


class _Lasting:
    """An ability that holds while its card is in one zone, instead of being carried out."""

    def __init__(self, key: Key, ability: Ability) -> None:
        self.key = key
        self.ability = ability
        self.zone = PLAY
        if isinstance(ability, Elsewhere):
            self.zone, self.ability = ability.zone, ability.ability

    def is_on(self, game: Kernel, card: CardId) -> bool:
        """Tell whether the ability holds for *card*, which has its definition."""
        state, ability = game.state, self.ability
        if state.zone[card] != self.zone:
            return False
        marks = state.marks[card] if self.zone == PLAY else 0
        if marks & FACE_DOWN or (marks & BOOSTED != 0) != (self.key[1] == 1):
            return False
        if isinstance(ability, AlsoPlayed | PlayOn | PlayToHome):
            return True
        if isinstance(ability, EachPlayerHas):
            return any(holds(game, ability.condition, card, seat) for seat in game.players(Seat(0)))
        return isinstance(ability, Continuous | Standing) and holds(
            game, ability.condition, card, state.controller[card]
        )


def _contains_effects(node: Node) -> bool:
    if isinstance(node, EachPlayer) and is_discarding(node.effect):
        return False  # players discard together, and the inner effect itself is never carried out
    return any(isinstance(one, Effect) for one in walk(parts(node)))


COUNTER = AbilityCounter()


def switch_on() -> AbilityCounter:
    """Wrap the engine's effects so that they are counted in this process; return the counter.

    Calling it again changes nothing.
    """
    counted: list[Doing | Paying] = [*DOES.values(), *PAYS.values()]
    for one in counted:
        if not isinstance(one.make, _CountedEffect):
            one.make = _CountedEffect(one.make)
    for word, flow in list(FLOWS.items()):
        if not isinstance(flow, _CountedFlow):
            FLOWS[word] = _CountedFlow(flow)
    return COUNTER


class _CountedEffect:
    """Wraps the function that carries out an effect, and counts its calls."""

    def __init__(self, make: Callable[..., Any]) -> None:
        self.make = make

    def __call__(self, game: Kernel, effect: Any, *rest: Any) -> Any:
        COUNTER.done(effect)
        return self.make(game, effect, *rest)


class _CountedFlow:
    """Wraps the function that starts the procedure of an effect, and counts its calls."""

    def __init__(self, flow: Callable[..., Any]) -> None:
        self.flow = flow

    def __call__(self, number: int, scope: Any) -> Any:
        definitions = COUNTER._definitions
        if definitions is not None and number < len(definitions.nodes):
            COUNTER.done(definitions.nodes[number])
        return self.flow(number, scope)
