"""522: Dilemmas, which are Problems with an area of their own; R47: Problems that a text replaces.

A card in play is a Dilemma by `Definition.in_play` or by a mark set as it entered. `changing_zones.enter`
creates its area and `zones.put` removes it; cards left in that area are repaired before priority.
"""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import new_area, put
from everfree.ccg.kernel.flow.resolve import options_for
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.values.board import lay_out
from everfree.ccg.kernel.values.selection import selected
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.language.words.zones.problems import PutDilemma, ReplaceProblems
from everfree.ccg.rules.confront.confronting import ReplaceProblem, refuse_replacing
from everfree.ccg.rules.core.changing_zones import DILEMMA_ENTRY, enter
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.rules.words.zones.searching import decks_meant
from everfree.ccg.vocab import PROBLEM_DECK, CardId, Seat, card_of


def problem_decks(game: Kernel, effect: PutDilemma, scope: Scope) -> list[Seat]:
    """List whose Problem decks this instruction may take the top card of."""
    meant = decks_meant(game, effect.whose, scope)
    return [seat for seat in meant if game.cards_in(PROBLEM_DECK, seat)]


class FollowPutDilemma(Flow):
    """R46: put a Problem card into play as a Dilemma, controlled by its owner while it is in play."""

    def begin(self, game: Kernel) -> None:
        """Ask whose deck."""
        node = self.node(game, PutDilemma)
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


class FollowReplaceProblems(Flow):
    """R47: replace Problems without solving them."""

    def begin(self, game: Kernel) -> None:
        """Ask which Problem, or take those the text means."""
        node = self.node(game, ReplaceProblems)
        if not isinstance(node.what, Choose):
            game.done()
            self.replace(game, [card_of(one) for one in selected(game, node.what, self.scope, ())])
            return
        cards = [
            card for card in options_for(game, node.what, self.scope) if refuse_replacing(game, card) is None
        ]
        if not cards:
            game.done()
            return
        self.step = "chosen"
        self.ask_card(game, cards)

    def chosen(self, game: Kernel) -> None:
        """Replace the chosen Problem."""
        game.done()
        self.replace(game, [CardId(game.state.answer[1])])

    def replace(self, game: Kernel, problems: list[CardId]) -> None:
        """Replace these Problems in order (frames are pushed last to first)."""
        for problem in reversed(problems):
            if refuse_replacing(game, problem) is None:
                game.push(ReplaceProblem(problem))


FLOWS[PutDilemma] = FollowPutDilemma
FEASIBLE[PutDilemma] = _can_put
FLOWS[ReplaceProblems] = FollowReplaceProblems

claims("522.1", lay_out)
claims("522.2", enter)
claims("522.2a", "522.2b", "R3", new_area)
claims("522.3", put)
claims("R46", FollowPutDilemma.chosen)
claims("R47", FollowReplaceProblems.replace)
