"""Cards that enter play as copies of others (706.1a)."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.copies import become_copy
from everfree.ccg.kernel.following import options_for
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FLOWS, claims
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.language.copying import BanishAndCopy
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.vocab import CardId


class FollowBanishAndCopy(Flow):
    """Choose a card; before it is banished, see what it is: that is what enters play."""

    def begin(self, game: Kernel) -> None:
        """Ask which card, of those that can be banished."""
        node = self.node(game)
        if not isinstance(node, BanishAndCopy):
            raise wrong(node)
        you = self.scope.you
        controller = game.state.controller
        cards = [
            card
            for card in options_for(game, node.choice, self.scope)
            if game.refusal_of(Occurrence(kinds.BANISHED, controller[card], card, by=you)) is None
        ]
        if not cards:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        game.ask(you, "choose", options, source=self.source(), number=self.number)

    def chosen(self, game: Kernel) -> None:
        """Banish it; what it was like in play, this card becomes."""
        card = CardId(game.state.answer[1])
        game.done()
        seat = game.state.controller[card]
        become_copy(game.state, self.source(), game.state.kind[card])
        self.occur(game, Occurrence(kinds.BANISHED, seat, card, source=self.scope.source, by=self.scope.you))


FLOWS[BanishAndCopy] = FollowBanishAndCopy

claims("706.1a", FollowBanishAndCopy.chosen)
