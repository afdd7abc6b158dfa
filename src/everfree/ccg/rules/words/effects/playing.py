"""Texts that cancel a card being played (410.7), copy its effects (520.1) or let it be played later."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.flow.resolve import Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import APPLY, FLOWS, HOLDS, claims, does, listens
from everfree.ccg.kernel.values.selection import is_player, is_selected
from everfree.ccg.language.terms import CARDS_DRAWN, WHILE_BANISHED, YOU
from everfree.ccg.language.words.effects.playing import (
    Cancel,
    CopyEffects,
    DidThisTurn,
    IsPlaying,
    MayPlayThat,
    WhileBanished,
)
from everfree.ccg.rules.actions.reaction_triggers import card_of_happening
from everfree.ccg.rules.words.effects.effects import on_each_card
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.rules.words.laws.limits import DRAWN
from everfree.ccg.rules.words.selectors.selectors import meant
from everfree.ccg.vocab import BANISHED, DISCARD_PILE, QUEUE, CardId, Ref, Seat, card_of


def cancel(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """410.7: put a card from the queue into its owner's discard pile; its costs are not refunded (R63)."""
    if game.state.zone[occurrence.card] != QUEUE:
        return None
    put(game, occurrence.card, DISCARD_PILE)
    return occurrence


def _played_cards(
    game: Kernel, condition: DidThisTurn, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """705.2f.v: count the cards that a player has played or drawn this turn; played ones have a card type."""
    drawn = condition.of == CARDS_DRAWN
    done = [seat for seat, mark in game.state.played if (mark == DRAWN if drawn else mark > 0)]
    seats = meant(game, condition.who, source, you, scope)
    return any(done.count(seat) >= condition.count for seat in seats)


class FollowCopy(Flow):
    """520.1, R64: process an Event's text again; the player who copies it makes all decisions anew."""

    def begin(self, game: Kernel) -> None:
        """Push the Event's text; a Reaction's copy reacts to the same occurrence, which is no decision."""
        game.done()
        scope = self.scope
        for one in (scope.source,) if self.node(game, CopyEffects).this else scope.that:
            instructions = game.definition(card_of(one)).instructions
            if instructions:
                copied = Scope(one, scope.you)
                answered = scope.number - 1
                if 0 <= answered < len(game.state.happened):
                    happened = game.state.happened[answered]
                    that = card_of_happening(game, answered)
                    copied = Scope(one, scope.you, that, happened.seat, happened.area)
                game.push(Text(game.definitions.numbers_of(instructions), copied))


def _is_playing(game: Kernel, trigger: IsPlaying, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_player(trigger.who, occurrence.seat, you) and is_selected(
        game, trigger.what, occurrence.card, source, you
    )


def _while_banished(
    game: Kernel, effect: WhileBanished, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    banished = [one for one in scope.that if game.state.zone[card_of(one)] == BANISHED]
    if not banished:
        return []
    for law in effect.laws:
        granted = isinstance(law, MayPlayThat) and law.who == YOU
        game.modify(law, scope, WHILE_BANISHED, amount=int(granted), targets=tuple(banished))
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


APPLY[kinds.CANCELLED] = cancel
on_each_card(Cancel, kinds.CANCELLED)
FLOWS[CopyEffects] = FollowCopy
listens(IsPlaying, kinds.QUEUED, _is_playing)
does(WhileBanished, _while_banished)
HOLDS[DidThisTurn] = _played_cards

claims("410.7", "R63", cancel)
claims("520.1", "520.1a", "R64", FollowCopy.begin)
