"""Numbers a text computes by counting cards."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import AMOUNTS, claims
from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.kernel.values.selection import cards_of
from everfree.ccg.language.words.selectors.amounts import ForEach, ForEachOnHost
from everfree.ccg.rules.words.selectors.selectors import counted
from everfree.ccg.vocab import CardId, Seat


def _for_each(game: Kernel, amount: ForEach, source: CardId, you: Seat, scope: Scope | None) -> int:
    cards = cards_of(game, amount.description, source, you, scope)
    return amount.times * counted(game, cards, amount.description, source)


def _for_each_on_host(
    game: Kernel, amount: ForEachOnHost, source: CardId, you: Seat, scope: Scope | None
) -> int:
    beside = game.board().attachments.get(game.state.host[source], ())
    return amount.times * len([card for card in beside if amount.trait in traits_of(game, card)])


AMOUNTS[ForEach] = _for_each
AMOUNTS[ForEachOnHost] = _for_each_on_host

claims("401.2", _for_each)
