"""410.5: cards a text banishes time after time; the card with that text remembers which they are."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, FLOWS, HOLDS, TESTS, does, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.zones import put
from everfree.ccg.language.banishing import (
    AreBanishedThisWay,
    BanishedFaceDownBy,
    BanishedInAll,
    BanishedThisWay,
    BanishFaceDown,
    BanishTops,
)
from everfree.ccg.language.words import WHILE_BANISHED
from everfree.ccg.rules.entering import becoming
from everfree.ccg.rules.flows import CardsFlow, wrong
from everfree.ccg.rules.naming import note_number
from everfree.ccg.rules.together import in_order
from everfree.ccg.vocab import BANISHED, DRAW_DECK, HAND, PLAY, CardId, Ref, Seat, card_of

THIS_WAY = -3
"""The word under which a card remembers the cards its text banished."""


def _banish_tops(
    game: Kernel, effect: BanishTops, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """801.1: the cards of all players go together; what watches for it hears of it once."""
    source, you = scope.source, scope.you
    tops = [
        (seat, card)
        for seat in in_order(game)
        for card in reversed(game.cards_in(DRAW_DECK, seat)[-effect.count :])
    ]
    shown = [Occurrence(kinds.REVEALED, seat, card, source=source, by=seat) for seat, card in tops]
    banished = [Occurrence(kinds.BANISHED, seat, card, source=source, by=seat) for seat, card in tops]
    if not tops:
        return []
    cards = tuple([card for _, card in tops])
    told = Occurrence(kinds.BANISHED_THIS_WAY, you, amount=len(cards), cards=cards, source=source, by=you)
    return [*shown, *banished, told]


def remember_banished(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Note those of the cards that are banished now, for as long as the card with the text is that card."""
    source = occurrence.source
    cards = tuple([card for card in occurrence.cards if game.state.zone[card] == BANISHED])
    if not cards or not game.is_current(source) or game.state.zone[card_of(source)] != PLAY:
        return None
    game.state.noted.extend([(source, THIS_WAY, game.ref(card)) for card in cards])
    return Occurrence(
        kinds.BANISHED_THIS_WAY, occurrence.seat, amount=len(cards), source=source, by=occurrence.by
    )


def banished_by(game: Kernel, source: CardId) -> list[CardId]:
    """List the cards that the text of *source* banished and that still lie there."""
    reference = game.ref(source)
    return [
        card_of(Ref(value))
        for one, word, value in game.state.noted
        if one == reference and word == THIS_WAY and game.is_current(Ref(value))
    ]


def _are_banished(
    game: Kernel, trigger: AreBanishedThisWay, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return occurrence.source == game.ref(source)


def _banished_in_all(
    game: Kernel, condition: BanishedInAll, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return len(banished_by(game, source)) >= condition.count


def _banished_this_way(
    game: Kernel, test: BanishedThisWay, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return card in banished_by(game, source)


class FollowBanishFaceDown(CardsFlow):
    """Choose cards of your hand one by one; then all of them lie face down, and your opponents know none."""

    def word(self, game: Kernel) -> BanishFaceDown:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, BanishFaceDown):
            raise wrong(node)
        return node

    def begin(self, game: Kernel) -> None:
        """Ask for the next card, or whether these are enough."""
        hand = [card for card in game.cards_in(HAND, self.scope.you) if card not in self.cards]
        if not hand or len(self.cards) == self.word(game).most:
            self.step = "banish"
            return
        self.step = "picked"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in hand]
        options.append((option.DONE,))
        game.ask(self.scope.you, "choose", options, source=self.source(), number=self.number)

    def picked(self, game: Kernel) -> None:
        """Note the card."""
        answer = game.state.answer
        self.step = "banish"
        if answer[0] != option.DONE:
            self.cards = (*self.cards, CardId(answer[1]))
            self.step = "begin"

    def banish(self, game: Kernel) -> None:
        """Banish them; who did that is remembered for as long as they lie there."""
        scope = self.scope
        game.done()
        note_number(game, len(self.cards))
        if self.cards:
            kind = game.state.kind[self.source()]
            targets = tuple([becoming(game, card) for card in self.cards])
            game.modify(self.word(game), scope, WHILE_BANISHED, amount=kind, targets=targets)
        game.occur(
            [
                Occurrence(kinds.BANISHED_FACE_DOWN, scope.you, card, source=scope.source, by=scope.you)
                for card in self.cards
            ]
        )


def banish_face_down(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """407.1: a card that lies face down in the banished zone is known to its owner alone."""
    put(game, occurrence.card, BANISHED, face_down=True)
    return occurrence


def _banished_face_down_by(
    game: Kernel, test: BanishedFaceDownBy, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    reference = game.ref(card)
    cast = game.cast
    return any(
        reference in one.targets
        and isinstance(cast.nodes[one.change], BanishFaceDown)
        and cast.definitions[one.amount].card.name == test.name
        and cast.definitions[one.amount].type & test.noun
        for one in game.state.modifiers
    )


FLOWS[BanishFaceDown] = FollowBanishFaceDown
APPLY[kinds.BANISHED_FACE_DOWN] = banish_face_down
TESTS[BanishedFaceDownBy] = _banished_face_down_by
APPLY[kinds.BANISHED_THIS_WAY] = remember_banished
does(BanishTops, _banish_tops)
listens(AreBanishedThisWay, kinds.BANISHED_THIS_WAY, _are_banished)
HOLDS[BanishedInAll] = _banished_in_all
TESTS[BanishedThisWay] = _banished_this_way
