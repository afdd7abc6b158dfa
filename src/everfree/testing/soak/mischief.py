"""Do what players do besides answering: cancel actions, change their stops, undo, concede, correct."""

from everfree.ccg.cards import POOL
from everfree.ccg.commands import Correct, Correction, SetStops
from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.kernel.state import (
    EVERY_STOP,
    PUBLIC_STOPS,
    STOP_WHEN_ABLE,
    State,
)
from everfree.ccg.vocab import POWER_COUNTER
from everfree.table.commands import TABLE, Answer, Command, Concede, Undo
from everfree.testing.dice import Dice
from everfree.testing.soak.twins import differing

SEARCHERS = (STOP_WHEN_ABLE, STOP_WHEN_ABLE)
"""Stops of computer players; as in all such lists, those of two seats, repeated for more."""
PEOPLE = (
    (PUBLIC_STOPS, PUBLIC_STOPS),
    (STOP_WHEN_ABLE, PUBLIC_STOPS),
    (PUBLIC_STOPS, STOP_WHEN_ABLE),
    (EVERY_STOP, EVERY_STOP),
)
"""Stops of human players, who are asked for public reasons only; their games have many more questions."""

AFTER_CANCEL = ("stops", "auto_passing", "yields", "asks")
"""Parts of a state that may differ after a cancelled action: settings that were changed meanwhile."""
LEARNED = ("handles", "known", "next_handle", *AFTER_CANCEL)
"""Parts of a state that may differ after an undo: players keep what they have seen, and their settings."""


WHAT = ("move", "move", "move", "score", "tokens", "counters")
WHERE = ("hand", "deck", "discard", "banished", "home", "area")


class Mischief:
    """Decides, by the seed of a game, what its players do besides answering."""

    def __init__(self, seed: int, players: int = 2) -> None:
        self.dice = Dice(seed, purpose=1)
        stops = PEOPLE[self.dice.below(len(PEOPLE))] if self.dice.one_in(8) else SEARCHERS
        self.stops = [stops[seat % len(stops)] for seat in range(players)]
        self.fidgets = self.dice.one_in(20)
        """Whether players change their stops during the game."""
        # With more than two players the others play on, so let somebody concede more often.
        self.concedes = self.dice.below(400) if self.dice.one_in(25 if players == 2 else 2) else -1
        """The decision at which a player concedes, -1 for never."""
        self.undoes = 1 + self.dice.below(300) if self.dice.one_in(10) else -1
        """The decision at which a player asks for an undo, -1 for never."""
        self.repairs = Dice(seed, purpose=10)
        self.corrects = self.repairs.one_in(20)
        """Whether players correct the position by hand."""

    def command(self, state: State, decision: int, commands: int) -> Command | None:
        """Return what a player does instead of answering, or None for an answer."""
        dice = self.dice
        if decision == self.concedes:
            present = [seat for seat in range(state.seats) if state.present[seat]]
            if len(present) > 2:
                self.concedes += 1 + dice.below(400)
            return Concede(present[dice.below(len(present))])
        if decision == self.undoes and commands:
            self.undoes = -1
            return Undo(dice.below(state.seats), max(0, commands - 1 - dice.below(6)))
        question = state.question
        if question is not None and question.can_cancel and dice.one_in(6):
            return Answer(question.seat, (CANCEL,))
        if self.fidgets and dice.one_in(100):
            cards = (sorted(POOL)[dice.below(len(POOL))],)
            stops = dice.below(EVERY_STOP + 1)
            return SetStops(dice.below(state.seats), stops, dice.one_in(3), cards, cards)
        return None

    def correction(self, state: State) -> Correct | None:
        """Return a random correction that players might agree on, or None."""
        dice = self.repairs
        if not self.corrects or not dice.one_in(40):
            return None
        by = dice.below(state.seats)
        change = Correction(
            WHAT[dice.below(len(WHAT))],
            dice.below(state.seats),
            1 + dice.below(state.next_handle[by]),
            WHERE[dice.below(len(WHERE))],
            dice.below(len(state.area_kind)),
            dice.below(5),
            POWER_COUNTER,
        )
        return Correct(TABLE, by, (change,))


def not_taken_back(before: State, after: State) -> list[str]:
    """List the parts of the state that a cancelled action has changed."""
    if before.digest() == after.digest():
        return []
    return [name for name in differing(before, after) if name not in AFTER_CANCEL]


def not_undone(before: State, after: State) -> list[str]:
    """List the parts of the state that an undo did not restore."""
    return [name for name in differing(before, after) if name not in LEARNED]
