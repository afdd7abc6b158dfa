"""515.4: cards that a law lets a player flip after the first flips; one of them counts, the others do not."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.words.faceoffs.faceoffs import MayFlipToChoose
from everfree.ccg.vocab import DRAW_DECK, FLIP, NO_REF, NO_SEAT, CardId, Ref, Seat, card_of


class FlipsToChoose(Frame):
    """Offer each law to its player once, in the order of the players from the turn player on (801.1)."""

    __slots__ = ("before", "law", "offered", "seat", "source")

    def __init__(
        self,
        offered: tuple[Ref, ...] = (),
        source: Ref = NO_REF,
        seat: Seat = NO_SEAT,
        law: int = -1,
        before: tuple[Ref, ...] = (),
    ) -> None:
        super().__init__()
        self.offered = offered
        """The cards whose law was offered."""
        self.source = source
        """The card whose law is being used, its player and the number of the law."""
        self.seat = seat
        self.law = law
        self.before = before
        """The cards that the player had flipped before."""

    def data(self) -> tuple[Any, ...]:
        return (self.offered, self.source, self.seat, self.law, self.before)

    def text(self) -> int:
        return self.law

    def teller(self) -> Ref:
        return self.source

    def player(self) -> Seat:
        return self.seat

    def begin(self, game: Kernel) -> None:
        """Offer the next law whose player takes part and has a card to flip."""
        faceoff = game.state.faceoff
        seats = () if faceoff is None else faceoff.seats
        waiting = [
            (source, you, law)
            for seat in game.players(game.state.turn_player)
            for source, you, law in laws_of(game, MayFlipToChoose)
            if seat == you
            and you in seats
            and game.cards_in(DRAW_DECK, you)
            and game.ref(source) not in self.offered
            and amount_of(game, law.amount, source, you) > 0
        ]
        if not waiting:
            game.done()
            return
        source, self.seat, law = waiting[0]
        self.source = game.ref(source)
        self.law = game.definitions.number_of(law)
        self.offered = (*self.offered, self.source)
        self.step = "decided"
        game.ask(self.seat, "may", [(option.YES,), (option.NO,)], source=source, number=self.law)

    def decided(self, game: Kernel) -> None:
        """Flip as many cards as the law says now."""
        law = game.definitions.nodes[self.law]
        self.step = "begin"
        if game.state.answer[0] == option.NO or not isinstance(law, MayFlipToChoose):
            return
        self.before = self.flips(game)
        self.step = "choose_one"
        count = amount_of(game, law.amount, card_of(self.source), self.seat)
        flipped = Occurrence(kinds.FLIPPED, self.seat, source=self.source, by=self.seat)
        game.occur([flipped for _ in range(count)])

    def flips(self, game: Kernel) -> tuple[Ref, ...]:
        """List the player's flipped cards that count."""
        faceoff = game.state.faceoff
        ignored = () if faceoff is None else faceoff.ignored
        flipped = [game.ref(card) for card in game.cards_in(FLIP, self.seat)]
        return tuple([one for one in flipped if one not in ignored])

    def new_flips(self, game: Kernel) -> list[Ref]:
        """List the cards flipped since."""
        return [one for one in self.flips(game) if one not in self.before]

    def choose_one(self, game: Kernel) -> None:
        """Ask which of these cards counts."""
        found = self.new_flips(game)
        self.step = "begin"
        if len(found) > 1:
            self.step = "chosen"
            options: list[tuple[int, ...]] = [(option.CARD, card_of(one)) for one in found]
            game.ask(self.seat, "choose", options, source=card_of(self.source), number=self.law)

    def chosen(self, game: Kernel) -> None:
        """Ignore the others."""
        kept = game.ref(CardId(game.state.answer[1]))
        self.step = "begin"
        game.occur(
            [
                Occurrence(kinds.IGNORED, self.seat, card_of(one), source=self.source, by=self.seat)
                for one in self.new_flips(game)
                if one != kept
            ]
        )


claims("515.4", FlipsToChoose.chosen)
