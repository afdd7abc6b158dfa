"""515: how many cards are flipped, which of them count, and where they go at the end (402.3)."""

from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.flow.apply import follow_card
from everfree.ccg.kernel.flow.resolve import let_occur
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import APPLY, claims
from everfree.ccg.kernel.values.characteristics import Part
from everfree.ccg.kernel.values.selection import is_player, laws_of
from everfree.ccg.language.words.faceoffs.faceoffs import FlipsMore
from everfree.ccg.vocab import FLIP, NO_CARD, Seat, ref


def flips_of(game: Kernel, seat: Seat) -> int:
    """514.3a, R38: return how many cards *seat* flips at first; laws don't change later flips."""
    return sum([part.amount for part in flip_parts(game, seat)])


def flip_parts(game: Kernel, seat: Seat) -> list[Part]:
    """Explain `flips_of`: one card, changed by laws, at least zero."""
    parts = [Part("each-flip", 1, NO_CARD)]
    for source, you, law in laws_of(game, FlipsMore):
        if is_player(law.who, seat, you):
            parts.append(Part("law", law.amount, source))
    count = sum([part.amount for part in parts])
    if count < 0:
        parts.append(Part("least", -count, NO_CARD))
    return parts


def ignore(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """515.4, 515.4a: stop counting a flipped card; it can't be ignored twice."""
    card = occurrence.card
    faceoff = game.state.faceoff
    if faceoff is None or game.state.zone[card] != FLIP or game.ref(card) in faceoff.ignored:
        return None
    game.state.faceoff = replace(faceoff, ignored=(*faceoff.ignored, game.ref(card)))
    return occurrence


class PutOnBottom(Frame):
    """514.6: put all flipped cards under their owners' decks at once, each player's in any order (402.3).

    Effects of flipped cards that triggered before are changed to follow their cards into the deck (410.6a).
    """

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self.seats = seats

    def data(self) -> tuple[Any, ...]:
        return (self.seats,)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop a player who has left the game."""
        self.seats = tuple([one for one in self.seats if one != seat])

    def begin(self, game: Kernel) -> None:
        """Put every player's flipped cards under their deck."""
        game.done()
        made = [
            Occurrence(kinds.BOTTOMED, seat, card, by=seat)
            for seat in self.seats
            for card in game.cards_in(FLIP, seat)
        ]
        for one in made:
            before, after = game.ref(one.card), ref(one.card, game.state.incarnation[one.card] + 1)
            game.state.waiting = [follow_card(waiting, before, after) for waiting in game.state.waiting]
        let_occur(game, made)


APPLY[kinds.IGNORED] = ignore

claims("514.3a", "R38", flip_parts)
claims("402.3", PutOnBottom.begin)
claims("515.4", "515.4a", ignore)
