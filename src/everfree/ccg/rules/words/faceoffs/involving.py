"""Conditions on the cards in the current faceoff: their titles (201.3)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import HOLDS, claims
from everfree.ccg.language.words.faceoffs.involving import HasInvolved
from everfree.ccg.rules.faceoffs.involvement import is_involved
from everfree.ccg.rules.words.selectors.selectors import meant
from everfree.ccg.rules.words.zones.searching import has_title
from everfree.ccg.vocab import CardId, Seat


def _has_involved(
    game: Kernel, condition: HasInvolved, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    controller = game.state.controller
    for seat in meant(game, condition.who, source, you, scope):
        cards = [card for card in game.in_play() if controller[card] == seat and is_involved(game, card)]
        found = [any(has_title(game, card, title) for card in cards) for title in condition.titles]
        if all(found) if condition.every else any(found):
            return True
    return False


HOLDS[HasInvolved] = _has_involved

claims("201.3", _has_involved)
