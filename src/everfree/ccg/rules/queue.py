"""Cards in the queue: what is done as they are played, cancelling, copying their effects (410.7, 520)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.following import Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AMOUNTS, APPLY, FLOWS, claims, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import is_player, is_selected
from everfree.ccg.kernel.zones import put
from everfree.ccg.language.playing import Cancel, CopyEffects, CostOfThat, IsPlaying
from everfree.ccg.rules.flows import Flow
from everfree.ccg.rules.happenings import card_of_happening
from everfree.ccg.rules.instructions import on_each_card
from everfree.ccg.vocab import DISCARD_PILE, QUEUE, CardId, Seat, card_of


def cancel(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """410.7: put a card from the queue into its owner's discard pile; its costs stay paid (R63)."""
    if game.state.zone[occurrence.card] != QUEUE:
        return None
    put(game, occurrence.card, DISCARD_PILE)
    return occurrence


class FollowCopy(Flow):
    """520.1: process an Event's text again, with new decisions, for the player who copies it (R64)."""

    def begin(self, game: Kernel) -> None:
        """Find the Event; what it reacted to is no decision and stays the same."""
        game.done()
        scope = self.scope
        for one in scope.that:
            instructions = game.definition(card_of(one)).instructions
            if instructions:
                copied = Scope(one, scope.you)
                answered = scope.number - 1
                if 0 <= answered < len(game.state.happened):
                    happened = game.state.happened[answered]
                    that = card_of_happening(game, answered)
                    copied = Scope(one, scope.you, that, happened.seat, happened.area)
                game.push(Text(game.cast.numbers_of(instructions), copied))


def _is_playing(game: Kernel, trigger: IsPlaying, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_player(trigger.who, occurrence.seat, you) and is_selected(
        game, trigger.what, occurrence.card, source, you
    )


def _cost_of_that(game: Kernel, amount: CostOfThat, source: CardId, you: Seat, scope: Scope | None) -> int:
    if scope is None or not scope.that:
        return 0
    return max(0, game.definition(card_of(scope.that[0])).cost)


APPLY[kinds.CANCELLED] = cancel
on_each_card(Cancel, kinds.CANCELLED)
FLOWS[CopyEffects] = FollowCopy
AMOUNTS[CostOfThat] = _cost_of_that
listens(IsPlaying, kinds.QUEUED, _is_playing)

claims("410.7", "R63", cancel)
claims("520.1", "520.1a", "R64", FollowCopy.begin)
