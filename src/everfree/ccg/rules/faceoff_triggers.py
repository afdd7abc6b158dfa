"""What texts watch for in faceoffs (514): flips, victories, defeats, challenges."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims, listens
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.scope import fits, is_player
from everfree.ccg.language.faceoffs import Challenges
from everfree.ccg.language.triggers import Defeats, Flips, WinsFaceoff
from everfree.ccg.rules.involvement import is_involved
from everfree.ccg.vocab import FLIP, TROUBLEMAKER_FACEOFF, CardId, Seat


def _flips(game: Kernel, trigger: Flips, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    faceoff = game.state.faceoff
    if (
        faceoff is None
        or not faceoff.kind & trigger.kinds
        or not is_player(trigger.who, occurrence.seat, you)
    ):
        return False
    card = occurrence.card
    if game.state.zone[card] != FLIP or not fits(game, trigger.what, card, source, you, None):
        return False
    return not trigger.against_challenge or faceoff.challenger != you


def _wins_faceoff(
    game: Kernel, trigger: WinsFaceoff, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    faceoff = game.state.faceoff
    if (
        faceoff is None
        or not faceoff.kind & trigger.kinds
        or not is_player(trigger.who, occurrence.seat, you)
    ):
        return False
    if trigger.here and game.state.area[source] not in faceoff.areas:
        return False
    if trigger.involving_this and not is_involved(game, source):
        return False
    margin = occurrence.amount
    return margin >= trigger.at_least and (not trigger.exactly or margin == trigger.exactly)


def _defeats(game: Kernel, trigger: Defeats, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    if not is_player(trigger.who, occurrence.seat, you):
        return False
    if trigger.here and game.state.area[source] != occurrence.area:
        return False
    only = trigger.using_only
    if only is None:
        return True
    return bool(occurrence.cards) and all(
        fits(game, only, card, source, you, None) for card in occurrence.cards
    )


def _challenges(game: Kernel, trigger: Challenges, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return (
        occurrence.amount == TROUBLEMAKER_FACEOFF
        and is_player(trigger.who, occurrence.seat, you)
        and fits(game, trigger.what, occurrence.card, source, you, None)
    )


listens(Flips, kinds.FLIPPED, _flips)
listens(WinsFaceoff, kinds.FACEOFF_WON, _wins_faceoff)
listens(Defeats, kinds.DEFEATED, _defeats)
listens(Challenges, kinds.FACEOFF_STARTED, _challenges)

claims("R59", _wins_faceoff)
