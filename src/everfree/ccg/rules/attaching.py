"""509: what a card is attached to, and what is attached to it, as texts describe cards by it."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import TESTS
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.scope import fits
from everfree.ccg.language.attaching import On, WithAttached
from everfree.ccg.vocab import NO_CARD, CardId, Seat


def _on(game: Kernel, test: On, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    host = game.state.host[card]
    return host != NO_CARD and fits(game, test.host, host, source, you, scope)


def _with_attached(
    game: Kernel, test: WithAttached, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return any(
        fits(game, test.what, attached, source, you, scope)
        for attached in game.board().attachments.get(card, ())
    )


TESTS[On] = _on
TESTS[WithAttached] = _with_attached
