"""509: tests for attached cards and their hosts, and reattaching."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, TESTS, claims
from everfree.ccg.kernel.values.selection import cards_of, fits, is_selected
from everfree.ccg.language.words.effects.attaching import (
    Attachment,
    On,
    Reattach,
    WithAttached,
    host_description,
)
from everfree.ccg.language.words.selectors.selectors import Description
from everfree.ccg.rules.core.movement import hosts_in_turn
from everfree.ccg.rules.words.flow import CardFlow, cards_for
from everfree.ccg.vocab import NO_CARD, CardId, Seat, card_of


def _on(game: Kernel, test: On, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    host = game.state.host[card]
    if host == NO_CARD:
        return False
    if isinstance(test.host, Description):
        return fits(game, test.host, host, source, you, scope)
    return is_selected(game, test.host, host, source, you)


def _with_attached(
    game: Kernel, test: WithAttached, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return any(
        fits(game, test.what, attached, source, you, scope)
        for attached in game.board().attachments.get(card, ())
    )


class FollowReattach(CardFlow):
    """509.5: choose an attachment, choose its new host."""

    def begin(self, game: Kernel) -> None:
        """Ask which attachment."""
        node = self.node(game, Reattach)
        cards = [
            card
            for card in attachments_for(game, node, self.scope)
            if hosts_for(game, node, self.scope, card)
        ]
        if not cards:
            game.done()
            return
        self.step = "picked"
        self.ask_card(game, cards)

    def picked(self, game: Kernel) -> None:
        """Ask which host."""
        node = self.node(game, Reattach)
        self.card = CardId(game.state.answer[1])
        self.step = "placed"
        hosts = hosts_for(game, node, self.scope, self.card)
        game.ask(self.scope.you, "new-host", [(option.CARD, host) for host in hosts], source=self.card)

    def placed(self, game: Kernel) -> None:
        """Attach the card to the chosen host."""
        host = CardId(game.state.answer[1])
        game.done()
        self.occur(
            game,
            Occurrence(
                kinds.ATTACHED,
                self.scope.you,
                self.card,
                area=game.state.area[host],
                cards=(host,),
                source=self.scope.source,
                by=self.scope.you,
            ),
        )


def attachments_for(game: Kernel, node: Reattach, scope: Scope) -> list[CardId]:
    """List the attachments this instruction may take."""
    return cards_for(game, node.what, scope)


def hosts_for(game: Kernel, node: Reattach, scope: Scope, card: CardId) -> list[CardId]:
    """List the other hosts *card* may be put on: face up, and allowed by *card*'s own host description.

    It can't be put on itself, nor on what is attached to it.
    """
    own = game.definition(card).host
    found = [
        host
        for host in cards_of(game, node.to, card_of(scope.source), scope.you, scope)
        if host != game.state.host[card]
        and not game.is_face_down(host)
        and card not in hosts_in_turn(game, host)
    ]
    if own is None:
        return []
    fitting = cards_of(game, own, card, game.state.controller[card], None)
    return [host for host in found if host in fitting]


def _can_reattach(game: Kernel, effect: Reattach, scope: Scope) -> bool:
    return any(hosts_for(game, effect, scope, card) for card in attachments_for(game, effect, scope))


def _attachment(
    game: Kernel, test: Attachment, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.definition(card).played_on is not None


TESTS[On] = _on
TESTS[Attachment] = _attachment
TESTS[WithAttached] = _with_attached
FLOWS[Reattach] = FollowReattach
FEASIBLE[Reattach] = _can_reattach

claims("509.4", host_description)
