"""522: Dilemmas: Problems with an area of their own.

What makes a card one in play is `Definition.in_play` and the mark of a card put into play as one; its area
comes in `changing_zones.enter` and goes in `zones.put`, and what stays behind is repaired before priority.
"""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.board import lay_out
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.zones import new_area, put
from everfree.ccg.language.dilemmas import PutDilemma
from everfree.ccg.rules.changing_zones import DILEMMA_ENTRY, enter
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.searching import decks_meant
from everfree.ccg.vocab import PROBLEM_DECK, Seat


def problem_decks(game: Kernel, effect: PutDilemma, scope: Scope) -> list[Seat]:
    """List whose Problem decks this instruction may take the top card of."""
    meant = decks_meant(game, effect.whose, scope)
    return [seat for seat in meant if game.cards_in(PROBLEM_DECK, seat)]


class FollowPutDilemma(Flow):
    """R46: a Problem card becomes a Dilemma for as long as it is in play; its owner controls it."""

    def begin(self, game: Kernel) -> None:
        """Ask whose deck."""
        node = self.node(game)
        if not isinstance(node, PutDilemma):
            raise wrong(node)
        seats = problem_decks(game, node, self.scope)
        if not seats:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.SEAT, seat) for seat in seats]
        game.ask(self.scope.you, "problem-deck", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Put its top card into play at an area of its own."""
        seat = Seat(game.state.answer[1])
        card = game.cards_in(PROBLEM_DECK, seat)[-1]
        game.done()
        game.occur(
            [
                Occurrence(
                    kinds.ENTERED, seat, card, DILEMMA_ENTRY, source=self.scope.source, by=self.scope.you
                )
            ]
        )


def _can_put(game: Kernel, effect: PutDilemma, scope: Scope) -> bool:
    return bool(problem_decks(game, effect, scope))


FLOWS[PutDilemma] = FollowPutDilemma
FEASIBLE[PutDilemma] = _can_put

claims("522.1", lay_out)
claims("522.2", enter)
claims("522.2a", "522.2b", "R3", new_area)
claims("522.3", put)
claims("R46", FollowPutDilemma.chosen)
