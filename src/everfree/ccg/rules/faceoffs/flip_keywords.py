"""What keywords do with flipped cards: Random, Pumped, Chaos (glossary, R39)."""

from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.replacing import node_of_mark
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Waiting
from everfree.ccg.kernel.registry import AFTERWARDS, claims
from everfree.ccg.kernel.values.board import index, index_elsewhere
from everfree.ccg.kernel.values.characteristics import keywords_of, power_of
from everfree.ccg.language.keywords import PUMPED, meaning_of
from everfree.ccg.rules.faceoffs.involvement import is_involved
from everfree.ccg.rules.priority.immediate_triggers import process_now
from everfree.ccg.vocab import FLIP, RANDOM_BIT, CardId, Ref, Seat, card_of


class AfterFlips(Frame):
    """R39: ask about Random once the flips of one moment are made; then process Chaos, if it is immediate."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[Ref, ...]) -> None:
        super().__init__()
        self.cards = cards
        """Flipped cards that nobody was asked about yet, including those flipped for ignored ones."""

    def data(self) -> tuple[Any, ...]:
        return (self.cards,)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop the flips of a player who has left the game."""
        self.cards = tuple([one for one in self.cards if game.state.owner[card_of(one)] != seat])

    def ask_again(self, game: Kernel) -> bool:
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
        if game.definitions.options.chaos_timing == "immediate":
            process_now(game, lambda waiting: is_chaos(game, waiting))

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
    """Tell whether Random can replace a flipped card: it has 1 power and is not ignored."""
    card = card_of(flipped)
    faceoff = game.state.faceoff
    if faceoff is None or not game.is_current(flipped) or flipped in faceoff.ignored:
        return False
    return power_of(game, card) == 1 and bool(randoms(game, game.state.owner[card]))


def is_chaos(game: Kernel, waiting: Waiting) -> bool:
    """Tell whether a waiting effect comes from an ability of a flipped card."""
    ability = game.definitions.nodes[waiting.ability]
    chaos = game.definition(card_of(waiting.scope.source)).elsewhere
    return any(one.zone == FLIP and one.ability is ability for one in chaos)


def after_flip(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """Schedule Random and immediate Chaos right after all flips of this moment (515.3).

    The new frame waits on top of the one that flips, so other flips of the same list are made before it runs.
    """
    is_immediate = game.definitions.options.chaos_timing == "immediate" and FLIP in game.definitions.elsewhere
    for occurrence in occurrences:
        reference = game.ref(occurrence.card)
        if not is_immediate and not can_be_traded(game, reference):
            continue
        top = game.top()
        if isinstance(top, AfterFlips):
            top.cards = (*top.cards, reference)
        else:
            game.push(AfterFlips((reference,)))
    return False


def start_bottoming(game: Kernel) -> None:
    """A20: let Pumped work each time flipped cards go under the deck, as in the rulebooks (an option)."""
    faceoff = game.state.faceoff
    if faceoff is not None and faceoff.once and game.definitions.options.pumped_limit == "per_event":
        rest = tuple([mark for mark in faceoff.once if not is_pumped(game, mark)])
        game.state.faceoff = replace(faceoff, once=rest)


def is_pumped(game: Kernel, mark: int) -> bool:
    """Tell whether a used replacement modifier belongs to Pumped."""
    return mark >= 0 and game.definitions.nodes[node_of_mark(mark)] in meaning_of(PUMPED)


AFTERWARDS[kinds.FLIPPED] = after_flip

claims("glossary.random", "R39", AfterFlips.decided)
claims("glossary.chaos", index_elsewhere)
claims("C4", index)
