"""515: how many cards are flipped, which of them count, and where they go at the end (402.3)."""

from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel, follow_card
from everfree.ccg.kernel.meanings import APPLY, claims
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.scope import is_player, laws_of
from everfree.ccg.kernel.values import Part
from everfree.ccg.language.faceoffs import FlipsMore
from everfree.ccg.vocab import FLIP, NO_CARD, CardId, Seat, ref


def flips_of(game: Kernel, seat: Seat) -> int:
    """514.3a, R38: give how many cards *seat* flips at first; laws about it say nothing of later flips."""
    return sum([part.amount for part in flip_parts(game, seat)])


def flip_parts(game: Kernel, seat: Seat) -> list[Part]:
    """Explain `flips_of`: one card, laws, and never fewer than none."""
    parts = [Part("each-flip", 1, NO_CARD)]
    for source, you, law in laws_of(game, FlipsMore):
        if isinstance(law, FlipsMore) and is_player(law.who, seat, you):
            parts.append(Part("law", law.amount, source))
    count = sum([part.amount for part in parts])
    if count < 0:
        parts.append(Part("least", -count, NO_CARD))
    return parts


def ignore(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """515.4, 515.4a: a flipped card stops counting; it can't be ignored twice."""
    card = occurrence.card
    faceoff = game.state.faceoff
    if faceoff is None or game.state.zone[card] != FLIP or game.ref(card) in faceoff.ignored:
        return None
    game.state.faceoff = replace(faceoff, ignored=(*faceoff.ignored, game.ref(card)))
    return occurrence


class PutOnBottom(Frame):
    """514.6, 402.3: each player puts their flipped cards under their deck in any order, unseen by others.

    What a flipped card does at the end of the faceoff triggers at that moment, and finds the card (410.6a).
    """

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self.seats = seats

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.seats,)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Their cards are gone."""
        if self.seats and self.seats[0] == seat:
            self.step = "begin"
        self.seats = tuple([one for one in self.seats if one != seat])

    def ask_again(self, game: Kernel) -> bool:
        """Ask whoever is next; whether there were several cards is not forgotten."""
        self.step = "next_of_many" if self.step == "chosen_one_of_many" else "begin"
        return True

    def begin(self, game: Kernel) -> None:
        """Ask the next player which of their flipped cards goes under next."""
        if not self.seats:
            game.done()
            return
        seat = self.seats[0]
        cards = game.cards_in(FLIP, seat)
        if not cards:
            self.seats = self.seats[1:]
            return
        self.step = "chosen"
        game.ask(seat, "bottom", [(option.CARD, card) for card in cards], number=len(cards))

    def chosen(self, game: Kernel) -> None:
        """Put it under the deck; others can tell its place only if it was the only one."""
        seat = self.seats[0]
        card = CardId(game.state.answer[1])
        several = len(game.cards_in(FLIP, seat)) > 1 or self.step == "chosen_one_of_many"
        self.step = "next_of_many" if several else "begin"
        before, after = game.ref(card), ref(card, game.state.incarnation[card] + 1)
        game.state.waiting = [follow_card(one, before, after) for one in game.state.waiting]
        game.occur([Occurrence(kinds.BOTTOMED, seat, card, amount=int(several), by=seat)])

    def next_of_many(self, game: Kernel) -> None:
        """Go on with the same player's cards."""
        seat = self.seats[0]
        cards = game.cards_in(FLIP, seat)
        if not cards:
            self.step = "begin"
            return
        self.step = "chosen_one_of_many"
        game.ask(seat, "bottom", [(option.CARD, card) for card in cards], number=len(cards))

    def chosen_one_of_many(self, game: Kernel) -> None:
        """The same, knowing that there were others."""
        self.chosen(game)


APPLY[kinds.IGNORED] = ignore

claims("514.3a", "R38", flip_parts)
claims("402.3", PutOnBottom.chosen)
claims("515.4", "515.4a", ignore)
