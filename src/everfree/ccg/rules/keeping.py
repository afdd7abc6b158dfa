"""801.1: each player keeps one card of each of some types and retires the rest (410.2)."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import cards_of
from everfree.ccg.language.selectors import yours
from everfree.ccg.language.together import EachKeepsOne
from everfree.ccg.rules.flows import wrong
from everfree.ccg.rules.together import FollowEachPlayer, in_order
from everfree.ccg.vocab import NO_REF, CardId, CardType, Seat


def kept_of(game: Kernel, seat: Seat, kind: CardType, scope: Scope) -> list[CardId]:
    """List the cards of one type that *seat* controls; covered Troublemakers are left alone (505.2)."""
    return cards_of(game, yours(kind), CardId(scope.source // 1_000_000), seat, scope.by(seat))


class FollowEachKeepsOne(FollowEachPlayer):
    """One player after the other chooses what to keep; then all that was not chosen is retired together."""

    def word(self, game: Kernel) -> EachKeepsOne:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, EachKeepsOne):
            raise wrong(node)
        return node

    def begin(self, game: Kernel) -> None:
        """Let all players decide, in their order."""
        self.seats = tuple(in_order(game))
        self.step = "decide"

    def decide(self, game: Kernel) -> None:
        """Ask the next player which card of the next type they keep; of some types they may have none."""
        if not self.seats:
            self.step = "carry_out"
            return
        seat, types = self.seats[0], self.word(game).types
        if len(self.picked) == len(types):
            self.decided = (*self.decided, (seat, self.picked))
            self.seats = self.seats[1:]
            self.picked = ()
            return
        cards = kept_of(game, seat, types[len(self.picked)], self.scope)
        if not cards:
            self.picked = (*self.picked, NO_REF)
            return
        self.step = "chosen"
        game.ask(seat, "keep", [(option.CARD, card) for card in cards], source=self.source())

    def carry_out(self, game: Kernel) -> None:
        """410.2: each player retires the rest."""
        self.step = "judged"
        game.state.together = True
        source, types = self.scope.source, self.word(game).types
        game.occur(
            [
                Occurrence(kinds.RETIRED, seat, card, source=source, by=seat)
                for seat, picked in self.decided
                for kind in types
                for card in kept_of(game, seat, kind, self.scope)
                if game.ref(card) not in picked
            ]
        )


def _always(game: Kernel, effect: EachKeepsOne, scope: Scope) -> bool:
    """Who has nothing to choose keeps nothing and retires nothing."""
    return True


FLOWS[EachKeepsOne] = FollowEachKeepsOne
FEASIBLE[EachKeepsOne] = _always
