"""What keywords do with flipped cards: Random, Pumped, Chaos (glossary, R39)."""

from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.board import index, index_elsewhere
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS, claims, listens
from everfree.ccg.kernel.records import Occurrence, Waiting
from everfree.ccg.kernel.replacing import NODES
from everfree.ccg.kernel.scope import is_player, is_selected
from everfree.ccg.kernel.values import keywords_of, power_of
from everfree.ccg.language.keywords import PUMPED, meaning_of
from everfree.ccg.language.leaving import IsFlipped, WouldPutFlippedUnderDeck
from everfree.ccg.rules.at_once import hurry
from everfree.ccg.rules.involvement import is_involved
from everfree.ccg.vocab import ANY_FACEOFF, FLIP, RANDOM_BIT, CardId, Ref, Seat, card_of


class AfterFlips(Frame):
    """R39: once the flips of one moment are made, Random is asked; then Chaos, where that is immediate."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[Ref, ...]) -> None:
        super().__init__()
        self.cards = cards
        """Flipped cards that nobody was asked about yet, a new card for an ignored one too."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.cards,)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Their flips are gone."""
        self.cards = tuple([one for one in self.cards if game.state.owner[card_of(one)] != seat])

    def ask_again(self, game: Kernel) -> bool:
        """Ask about the next card."""
        self.step = "begin"
        return True

    def begin(self, game: Kernel) -> None:
        """Ask about the next card with 1 power, the turn player's first (801.1)."""
        self.step = "decided"
        for seat in game.players(game.state.turn_player):
            for one in self.cards:
                card = card_of(one)
                if game.state.owner[card] == seat and can_be_traded(game, one):
                    self.cards = (one, *[other for other in self.cards if other != one])
                    options: list[tuple[int, ...]] = [(option.CARD, helper) for helper in randoms(game, seat)]
                    game.ask(seat, "random", [*options, (option.NO,)], source=card)
                    return
        game.done()
        if game.cast.options.chaos_timing == "immediate":
            hurry(game, lambda waiting: is_chaos(game, waiting))

    def decided(self, game: Kernel) -> None:
        """Glossary, Random: ignore the card and flip a new one, or keep it."""
        answer = game.state.answer
        card = card_of(self.cards[0])
        self.cards = self.cards[1:]
        self.step = "begin"
        faceoff = game.state.faceoff
        if answer[0] == option.NO or faceoff is None:
            return
        helper = game.ref(CardId(answer[1]))
        game.state.faceoff = replace(faceoff, randoms=(*faceoff.randoms, helper))
        seat = game.state.owner[card]
        game.occur(
            [
                Occurrence(kinds.IGNORED, seat, card, source=helper, by=seat),
                Occurrence(kinds.FLIPPED, seat, source=helper, by=seat),
            ]
        )


def randoms(game: Kernel, seat: Seat) -> list[CardId]:
    """List a player's involved cards whose Random was not used this faceoff."""
    faceoff = game.state.faceoff
    if faceoff is None:
        return []
    controller = game.state.controller
    return [
        card
        for card in game.in_play()
        if controller[card] == seat
        and keywords_of(game, card) & RANDOM_BIT
        and game.ref(card) not in faceoff.randoms
        and is_involved(game, card)
    ]


def can_be_traded(game: Kernel, flipped: Ref) -> bool:
    """Tell whether a flipped card has 1 power, still counts, and Random can trade it."""
    card = card_of(flipped)
    faceoff = game.state.faceoff
    if faceoff is None or not game.is_current(flipped) or flipped in faceoff.ignored:
        return False
    return power_of(game, card) == 1 and bool(randoms(game, game.state.owner[card]))


def is_chaos(game: Kernel, waiting: Waiting) -> bool:
    """Tell whether a waiting effect comes from an ability of a flipped card."""
    ability = game.cast.nodes[waiting.ability]
    chaos = game.definition(card_of(waiting.scope.source)).elsewhere
    return any(one.zone == FLIP and one.ability is ability for one in chaos)


def after_flip(game: Kernel, occurrence: Occurrence) -> bool:
    """See to it that Random and immediate Chaos come right after all flips of this moment (515.3).

    The frame waits on top of the one that flips, so other flips of the same list are made before it runs.
    """
    card = occurrence.card
    reference = game.ref(card)
    is_immediate = game.cast.options.chaos_timing == "immediate" and FLIP in game.cast.elsewhere
    if not is_immediate and not can_be_traded(game, reference):
        return False
    top = game.top()
    if isinstance(top, AfterFlips):
        top.cards = (*top.cards, reference)
    else:
        game.push(AfterFlips((reference,)))
    return False


def start_bottoming(game: Kernel) -> None:
    """A20: by the rulebooks Pumped works each time flipped cards go under the deck (an option)."""
    faceoff = game.state.faceoff
    if faceoff is not None and faceoff.once and game.cast.options.pumped_limit == "per_event":
        rest = tuple([mark for mark in faceoff.once if not is_pumped(game, mark)])
        game.state.faceoff = replace(faceoff, once=rest)


def is_pumped(game: Kernel, mark: int) -> bool:
    """Tell whether a used replacement modifier is that of Pumped."""
    return mark >= 0 and game.cast.nodes[mark % NODES] in meaning_of(PUMPED)


def _is_flipped(game: Kernel, trigger: IsFlipped, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_selected(game, trigger.what, occurrence.card, source, you)


def is_flipped_for(game: Kernel, trigger: WouldPutFlippedUnderDeck, source: CardId) -> bool:
    """Tell whether flipped cards are there for a faceoff of a kind and at a place that are meant."""
    if trigger.kinds == ANY_FACEOFF and not trigger.here:
        return True
    faceoff = game.state.faceoff
    if faceoff is None or not faceoff.kind & trigger.kinds:
        return False
    return not trigger.here or game.state.area[source] in faceoff.areas


def _would_put_flipped_under_deck(
    game: Kernel, trigger: WouldPutFlippedUnderDeck, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    card = occurrence.card
    return (
        game.state.zone[card] == FLIP
        and is_player(trigger.who, game.state.owner[card], you)
        and game.type_of(card) & trigger.noun != 0
        and (not trigger.involving_this or is_involved(game, source))
        and is_flipped_for(game, trigger, source)
    )


AFTERWARDS[kinds.FLIPPED] = after_flip
listens(IsFlipped, kinds.FLIPPED, _is_flipped)
listens(WouldPutFlippedUnderDeck, kinds.BOTTOMED, _would_put_flipped_under_deck)

claims("glossary.random", "R39", AfterFlips.decided)
claims("glossary.chaos", index_elsewhere)
claims("C4", index)
claims("glossary.pumped", _would_put_flipped_under_deck)
