"""Triggered effects that older rules process at once, without waiting for priority (options)."""

from collections.abc import Callable
from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.flow.resolve import follow
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Waiting
from everfree.ccg.kernel.registry import AFTERWARDS
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.language.keywords import VILLAIN, meaning_of
from everfree.ccg.vocab import Seat


class ProcessNow(Frame):
    """Process these effects one after the other."""

    __slots__ = ("batch",)

    def __init__(self, batch: tuple[Waiting, ...]) -> None:
        super().__init__()
        self.batch = batch

    def data(self) -> tuple[Any, ...]:
        return (self.batch,)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop the effects of a player who has left the game."""
        self.batch = tuple([one for one in self.batch if one.scope.you != seat])

    def begin(self, game: Kernel) -> None:
        if not self.batch:
            game.done()
            return
        waiting, self.batch = self.batch[0], self.batch[1:]
        ability = game.definitions.nodes[waiting.ability]
        assert isinstance(ability, Triggered)
        game.push(follow(game.definitions.number_of(ability.effect), waiting.scope))


def process_now(game: Kernel, is_immediate: Callable[[Waiting], bool]) -> bool:
    """Process the waiting effects that are immediate, the turn player's first; False if there are none."""
    state = game.state
    meant = [one for one in state.waiting if is_immediate(one)]
    if not meant:
        return False
    state.waiting = [one for one in state.waiting if one not in meant]
    seats = game.players(state.turn_player)
    game.push(ProcessNow(tuple([one for seat in seats for one in meant if one.scope.you == seat])))
    return True


def frighten_at_once(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """A3: process a Villain's frightening as part of uncovering it, as the rulebooks do (an option)."""
    if game.definitions.options.villain_timing != "immediate":
        return False
    return process_now(game, lambda one: game.definitions.nodes[one.ability] in meaning_of(VILLAIN))


AFTERWARDS[kinds.UNCOVERED] = frighten_at_once
