"""410.5: texts that banish cards repeatedly, and remember which cards they have banished."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.flow.simultaneous import in_order
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import BANISHED_BY_TEXT, noted
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import APPLY, FLOWS, TESTS, does, listens
from everfree.ccg.language.terms import WHILE_BANISHED
from everfree.ccg.language.words.zones.banishing import (
    AreBanishedThisWay,
    BanishedFaceDownBy,
    BanishedThisWay,
    BanishFaceDown,
    BanishTops,
)
from everfree.ccg.rules.core.leaving import note_banished
from everfree.ccg.rules.words.effects.naming import note_number
from everfree.ccg.rules.words.flow import CardsFlow
from everfree.ccg.rules.words.zones.entering import next_incarnation
from everfree.ccg.vocab import BANISHED, DRAW_DECK, HAND, CardId, Ref, Seat, card_of


def _banish_tops(
    game: Kernel, effect: BanishTops, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """801.1: banish the cards of all players together."""
    source = scope.source
    tops = [
        (seat, card)
        for seat in in_order(game)
        for card in reversed(game.cards_in(DRAW_DECK, seat)[-effect.count :])
    ]
    shown = [Occurrence(kinds.REVEALED, seat, card, source=source, by=seat) for seat, card in tops]
    banished = [Occurrence(kinds.BANISHED, seat, card, source=source, by=seat) for seat, card in tops]
    return [*shown, *banished]


def banished_by(game: Kernel, source: CardId) -> list[CardId]:
    """List the cards that the text of *source* banished, by any instruction or cost, and that still are."""
    banished = [Ref(one) for one in noted(game.state, game.ref(source), BANISHED_BY_TEXT)]
    return [card_of(one) for one in banished if game.is_current(one)]


def _are_banished(
    game: Kernel, trigger: AreBanishedThisWay, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return occurrence.source == game.ref(source)


def _banished_this_way(
    game: Kernel, test: BanishedThisWay, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return card in banished_by(game, source)


class FollowBanishFaceDown(CardsFlow):
    """Choose cards from your hand one by one, then banish all of them face down, hidden from opponents."""

    def instruction(self, game: Kernel) -> BanishFaceDown:
        return self.node(game, BanishFaceDown)

    def begin(self, game: Kernel) -> None:
        """Ask for the next card, until the player has enough or none is left."""
        hand = [card for card in game.cards_in(HAND, self.scope.you) if card not in self.cards]
        if not hand or len(self.cards) == self.instruction(game).most:
            self.step = "banish"
            return
        self.step = "picked"
        self.ask_card(game, hand, can_decline=True)

    def picked(self, game: Kernel) -> None:
        """Note the card, or go on if the player wants no more."""
        answer = game.state.answer
        self.step = "banish"
        if answer[0] != option.DONE:
            self.cards = (*self.cards, CardId(answer[1]))
            self.step = "begin"

    def banish(self, game: Kernel) -> None:
        """Banish them; a modifier remembers by which card, for as long as they are banished."""
        scope = self.scope
        game.done()
        note_number(game, len(self.cards))
        if self.cards:
            definition = game.state.definition[self.source()]
            targets = tuple([next_incarnation(game, card) for card in self.cards])
            game.modify(self.instruction(game), scope, WHILE_BANISHED, amount=definition, targets=targets)
        game.together(
            [
                Occurrence(kinds.BANISHED_FACE_DOWN, scope.you, card, source=scope.source, by=scope.you)
                for card in self.cards
            ]
        )


def banish_face_down(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """407.1: put a card face down into the banished zone, where only its owner knows it."""
    put(game, occurrence.card, BANISHED, face_down=True)
    note_banished(game, occurrence)
    return occurrence


def _banished_face_down_by(
    game: Kernel, test: BanishedFaceDownBy, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    reference = game.ref(card)
    definitions = game.definitions
    return any(
        reference in one.targets
        and isinstance(definitions.nodes[one.change], BanishFaceDown)
        and definitions.cards[one.amount].card.name == test.name
        and definitions.cards[one.amount].type & test.noun
        for one in game.state.modifiers
    )


FLOWS[BanishFaceDown] = FollowBanishFaceDown
APPLY[kinds.BANISHED_FACE_DOWN] = banish_face_down
TESTS[BanishedFaceDownBy] = _banished_face_down_by
does(BanishTops, _banish_tops)
listens(AreBanishedThisWay, kinds.BANISHED_THIS_WAY, _are_banished)
TESTS[BanishedThisWay] = _banished_this_way
