"""705.2e.i: texts from whose effects a player chooses one, or all if a law allows it."""

from typing import Any

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.flow.resolve import Text, is_feasible
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.words.effects.modes import ChooseOne, MayChooseEach
from everfree.ccg.rules.words.effects.chance import ChooseAtRandom
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import QUEUE, card_of


class FollowChooseOne(Flow):
    """Ask whether to follow all effects, if a law allows it, else which; then follow the choice."""

    __slots__ = ("picked",)

    def __init__(self, number: int, scope: Scope, picked: tuple[int, ...] = ()) -> None:
        super().__init__(number, scope)
        self.picked = picked
        """The printed positions of the effects chosen so far, from 0."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.picked)

    def instruction(self, game: Kernel) -> ChooseOne:
        return self.node(game, ChooseOne)

    def begin(self, game: Kernel) -> None:
        """Ask whether to follow every effect, if a law allows it."""
        if not may_choose_each(game, self.scope):
            self.ask_which(game)
            return
        self.step = "decided"
        options: list[tuple[int, ...]] = [(option.YES,), (option.NO,)]
        game.ask(self.scope.you, "each-effect", options, source=self.source())

    def decided(self, game: Kernel) -> None:
        """Follow them all in order, or ask for one."""
        if game.state.answer[0] == option.NO:
            self.ask_which(game)
            return
        effects = self.instruction(game).effects
        game.done()
        game.push(Text(tuple([game.definitions.number_of(effect) for effect in effects]), self.scope))

    def ask_which(self, game: Kernel) -> None:
        """Ask for the printed position of the effect; effects that can't be done are not offered."""
        node = self.instruction(game)
        indexes = [one for one in possible(game, node, self.scope) if one not in self.picked]
        if not indexes or len(self.picked) == node.count:
            self.follow_picked(game)
            return
        if node.at_random:
            self.step = "drawn"
            game.push(ChooseAtRandom(tuple(indexes)))
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.NUMBER, index + 1) for index in indexes]
        game.ask(self.scope.you, "effect", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Note the choice, and ask for the next one if more are to be chosen."""
        self.picked = (*self.picked, game.state.answer[1] - 1)
        self.ask_which(game)

    def drawn(self, game: Kernel) -> None:
        """Note what chance chose among the effects that can be done."""
        self.picked = (*self.picked, game.state.answer[1])
        self.ask_which(game)

    def follow_picked(self, game: Kernel) -> None:
        """Follow the chosen effects in printed order."""
        effects = self.instruction(game).effects
        game.done()
        if self.picked:
            numbers = [game.definitions.number_of(effects[one]) for one in sorted(self.picked)]
            game.push(Text(tuple(numbers), self.scope))


def possible(game: Kernel, node: ChooseOne, scope: Scope) -> list[int]:
    """List the indexes of the effects that a player may choose."""
    return [
        index
        for index, effect in enumerate(node.effects)
        if is_feasible(game, effect, game.definitions.number_of(effect), scope)
    ]


def may_choose_each(game: Kernel, scope: Scope) -> bool:
    """Tell whether a law lets the player choose every effect of the card they are playing."""
    source = card_of(scope.source)
    if game.state.zone[source] != QUEUE:
        return False
    return any(
        you == scope.you and law.trait in traits_of(game, source)
        for _, you, law in laws_of(game, MayChooseEach)
    )


def _can_choose(game: Kernel, effect: ChooseOne, scope: Scope) -> bool:
    return bool(possible(game, effect, scope))


FLOWS[ChooseOne] = FollowChooseOne
FEASIBLE[ChooseOne] = _can_choose

claims("705.2e.i", possible)
