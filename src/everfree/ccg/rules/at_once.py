"""Triggered effects that older rules process at once, without waiting for priority (options)."""

from collections.abc import Callable
from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.following import follow
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS
from everfree.ccg.kernel.records import Occurrence, Waiting
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.language.keywords import VILLAIN, meaning_of
from everfree.ccg.vocab import Seat


class AtOnce(Frame):
    """Process these effects one after the other."""

    __slots__ = ("batch",)

    def __init__(self, batch: tuple[Waiting, ...]) -> None:
        super().__init__()
        self.batch = batch

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.batch,)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Their effects are not processed."""
        self.batch = tuple([one for one in self.batch if one.scope.you != seat])

    def begin(self, game: Kernel) -> None:
        """Process the next one."""
        if not self.batch:
            game.done()
            return
        waiting, self.batch = self.batch[0], self.batch[1:]
        ability = game.cast.nodes[waiting.ability]
        assert isinstance(ability, Triggered)
        game.push(follow(game.cast.number_of(ability.effect), waiting.scope))


def hurry(game: Kernel, is_meant: Callable[[Waiting], bool]) -> bool:
    """Process the waiting effects that are meant now, the turn player's first; False if there are none."""
    state = game.state
    meant = [one for one in state.waiting if is_meant(one)]
    if not meant:
        return False
    state.waiting = [one for one in state.waiting if one not in meant]
    seats = game.players(state.turn_player)
    game.push(AtOnce(tuple([one for seat in seats for one in meant if one.scope.you == seat])))
    return True


def frighten_at_once(game: Kernel, occurrence: Occurrence) -> bool:
    """A3: by the rulebooks a Villain frightens as a part of being uncovered (an option)."""
    if game.cast.options.villain_timing != "immediate":
        return False
    return hurry(game, lambda one: game.cast.nodes[one.ability] in meaning_of(VILLAIN))


AFTERWARDS[kinds.UNCOVERED] = frighten_at_once
