"""How often each ability of each card has done something in the games of a soak.

An instruction counts when it is carried out, a change or a law once a turn in which it holds, and where a
Resource is played when it lies there. Keywords have tests of their own.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import DOES, FLOWS
from everfree.ccg.kernel.scope import holds
from everfree.ccg.kernel.state import BOOSTED, FACE_DOWN
from everfree.ccg.language import (
    Ability,
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
from everfree.ccg.language.together import EachPlayer
from everfree.ccg.rules.together import is_discarding
from everfree.ccg.vocab import PLAY, CardId, Seat

Key = tuple[str, int, int]
"""A card, which of its sides, which of its abilities."""
Runs = Counter[Key]
LASTING = (Continuous, EachPlayerHas, PlayOn, PlayToHome, Standing)


def every_ability() -> list[Key]:
    """List the abilities of all cards."""
    return [key for card in POOL.values() for key in abilities_of(card)]


def abilities_of(card: Card) -> list[Key]:
    """List the abilities of a card."""
    return [
        (card.id, side, place) for side, one in enumerate(card.sides) for place in range(len(one.abilities))
    ]


class Counting:
    """Counts in all games of this process, while it is switched on."""

    def __init__(self) -> None:
        self.runs: Runs = Counter()
        self._owners: dict[int, Key] = {}
        self._lasting: dict[int, list[_Lasting]] = {}
        self._cast: Cast | None = None
        self._seen: set[tuple[int, Key]] = set()

    def follow(self, game: Kernel) -> None:
        """Count for this game from now on."""
        self._cast = game.cast
        self._seen.clear()
        self._owners.clear()
        self._lasting.clear()
        for number, definition in enumerate(game.cast.definitions):
            for side, one in enumerate(definition.card.sides):
                for place, ability in enumerate(one.abilities):
                    key = (definition.card.id, side, place)
                    for node in walk(ability):
                        self._owners[id(node)] = key
                    lasting = _Lasting(key, ability)
                    if isinstance(lasting.ability, LASTING):
                        self._lasting.setdefault(number, []).append(lasting)

    def done(self, node: Node) -> None:
        """Count an instruction, unless it only holds others."""
        key = self._owners.get(id(node))
        if key is not None and not _holds_others(node):
            self.runs[key] += 1

    def look(self, game: Kernel) -> None:
        """Count what holds now: once a turn."""
        state = game.state
        for number, kind in enumerate(state.kind):
            for lasting in self._lasting.get(kind, ()):
                seen = (state.turn, lasting.key)
                if seen not in self._seen and lasting.is_on(game, CardId(number)):
                    self._seen.add(seen)
                    self.runs[lasting.key] += 1


class _Lasting:
    """An ability that is not carried out but holds, in one zone."""

    def __init__(self, key: Key, ability: Ability) -> None:
        self.key = key
        self.ability = ability
        self.zone = PLAY
        if isinstance(ability, Elsewhere):
            self.zone, self.ability = ability.zone, ability.ability

    def is_on(self, game: Kernel, card: CardId) -> bool:
        """Tell whether it holds for a card of its definition."""
        state, ability = game.state, self.ability
        if state.zone[card] != self.zone:
            return False
        marks = state.marks[card] if self.zone == PLAY else 0
        if marks & FACE_DOWN or (marks & BOOSTED != 0) != (self.key[1] == 1):
            return False
        if isinstance(ability, PlayOn | PlayToHome):
            return True
        if isinstance(ability, EachPlayerHas):
            return any(holds(game, ability.condition, card, seat) for seat in game.players(Seat(0)))
        return isinstance(ability, Continuous | Standing) and holds(
            game, ability.condition, card, state.controller[card]
        )


def _holds_others(node: Node) -> bool:
    if isinstance(node, EachPlayer) and is_discarding(node.effect):
        return False  # all choose and discard together, and none of them follows the inner instruction
    return any(isinstance(one, Effect) for one in walk(parts(node)))


COUNTING = Counting()


def switch_on() -> Counting:
    """Have every instruction that is carried out in this process counted; doing so again changes nothing."""
    for doing in DOES.values():
        if not isinstance(doing.make, _Counted):
            doing.make = _Counted(doing.make)
    for word, flow in list(FLOWS.items()):
        if not isinstance(flow, _CountedFlow):
            FLOWS[word] = _CountedFlow(flow)
    return COUNTING


class _Counted:
    """A way to carry out an instruction that is counted."""

    def __init__(self, make: Callable[..., Any]) -> None:
        self.make = make

    def __call__(self, game: Kernel, effect: Any, *rest: Any) -> Any:
        COUNTING.done(effect)
        return self.make(game, effect, *rest)


class _CountedFlow:
    """A procedure that is counted as it begins."""

    def __init__(self, flow: Callable[..., Any]) -> None:
        self.flow = flow

    def __call__(self, number: int, scope: Any) -> Any:
        cast = COUNTING._cast
        if cast is not None and number < len(cast.nodes):
            COUNTING.done(cast.nodes[number])
        return self.flow(number, scope)
