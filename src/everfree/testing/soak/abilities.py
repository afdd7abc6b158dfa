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
from everfree.ccg.vocab import PLAY, CardId, Seat

Key = tuple[str, int, int]
"""A card, which of its sides, which of its abilities."""
Runs = Counter[Key]


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
        self._cast: Cast | None = None
        self._seen: set[tuple[int, Key]] = set()

    def follow(self, game: Kernel) -> None:
        """Count for this game from now on."""
        self._cast = game.cast
        self._seen.clear()
        self._owners.clear()
        for definition in game.cast.definitions:
            for side, one in enumerate(definition.card.sides):
                for place, ability in enumerate(one.abilities):
                    for node in walk(ability):
                        self._owners[id(node)] = (definition.card.id, side, place)

    def done(self, node: Node) -> None:
        """Count an instruction, unless it only holds others."""
        key = self._owners.get(id(node))
        if key is not None and not _holds_others(node):
            self.runs[key] += 1

    def look(self, game: Kernel) -> None:
        """Count what holds now: once a turn."""
        state = game.state
        for number in range(len(state.kind)):
            card = CardId(number)
            if state.zone[card] == PLAY and state.marks[card] & FACE_DOWN:
                continue
            side = 1 if state.zone[card] == PLAY and state.marks[card] & BOOSTED else 0
            printed = game.definition(card).card
            for place, ability in enumerate(printed.sides[min(side, len(printed.sides) - 1)].abilities):
                key = (printed.id, side, place)
                if (state.turn, key) not in self._seen and _is_on(game, card, ability):
                    self._seen.add((state.turn, key))
                    self.runs[key] += 1


def _holds_others(node: Node) -> bool:
    return any(isinstance(one, Effect) for one in walk(parts(node)))


def _is_on(game: Kernel, card: CardId, ability: Ability) -> bool:
    zone = PLAY
    if isinstance(ability, Elsewhere):
        zone, ability = ability.zone, ability.ability
    if game.state.zone[card] != zone:
        return False
    if isinstance(ability, PlayOn | PlayToHome):
        return True
    if isinstance(ability, EachPlayerHas):
        return any(holds(game, ability.condition, card, seat) for seat in game.players(Seat(0)))
    if not isinstance(ability, Continuous | Standing):
        return False
    return holds(game, ability.condition, card, game.state.controller[card])


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
