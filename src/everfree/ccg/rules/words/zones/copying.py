"""Cards that enter play as copies of others (706.1a)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.copies import become_copy
from everfree.ccg.kernel.flow.resolve import options_for
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import FLOWS, claims
from everfree.ccg.language.words.zones.copying import BanishAndCopy
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import CardId


class FollowBanishAndCopy(Flow):
    """Choose a card to banish; this card enters play as a copy of it."""

    def begin(self, game: Kernel) -> None:
        """Ask which card, of those that can be banished."""
        node = self.node(game, BanishAndCopy)
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
        self.ask_card(game, cards)

    def chosen(self, game: Kernel) -> None:
        """Make this card a copy of the chosen one, then banish that one."""
        card = CardId(game.state.answer[1])
        game.done()
        seat = game.state.controller[card]
        become_copy(game.state, self.source(), game.state.definition[card])
        self.occur(game, Occurrence(kinds.BANISHED, seat, card, source=self.scope.source, by=self.scope.you))


FLOWS[BanishAndCopy] = FollowBanishAndCopy

claims("706.1a", FollowBanishAndCopy.chosen)
