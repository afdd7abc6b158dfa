"""505, 607.3: texts that uncover Troublemakers, turn cards face down or look at face-down cards."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import learn, turn_face_down
from everfree.ccg.kernel.flow.resolve import remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import (
    ALWAYS,
    APPLY,
    ASKS_ABOUT_CARDS_IN_PLAY,
    FEASIBLE,
    FLOWS,
    TESTS,
    claims,
    does,
)
from everfree.ccg.kernel.state import BOOSTED
from everfree.ccg.kernel.values.selection import cards_of, laws_of, selected
from everfree.ccg.language.words.effects.covering import (
    Boosted,
    FaceDown,
    FaceUp,
    Frightened,
    LookAt,
    MayBeSeen,
    TurnFaceDown,
    Uncover,
)
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.language.words.zones.decks import TopOf
from everfree.ccg.rules.core.uniqueness import repair
from everfree.ccg.rules.turn.troublemaker_phase import can_be_uncovered, turn_up
from everfree.ccg.rules.words.effects.effects import on_each_card
from everfree.ccg.rules.words.flow import CardsFlow, cards_for
from everfree.ccg.rules.words.laws.closed_zones import can_look_into_decks
from everfree.ccg.vocab import FRIEND, NO_CARD, PLAY, AreaId, CardId, Ref, Seat, card_of


def _frightened(
    game: Kernel, test: Frightened, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.type_of(card) == FRIEND and game.is_face_down(card)


def _boosted(
    game: Kernel, test: Boosted, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.state.marks[card] & BOOSTED != 0


class FollowUncover(CardsFlow):
    """607.3: uncover Troublemakers one by one; repair violations after each, as in the Uncover Step (R30)."""

    def begin(self, game: Kernel) -> None:
        """Ask which one, or take those the text means."""
        node = self.node(game, Uncover)
        cards = uncoverable(game, node, self.scope)
        self.step = "uncover"
        if not isinstance(node.what, Choose):
            self.cards = tuple(cards)
        elif cards:
            self.step = "chosen"
            self.ask_card(game, cards, self.seat(game, node.what.who))

    def chosen(self, game: Kernel) -> None:
        """Note the chosen card."""
        self.cards = (CardId(game.state.answer[1]),)
        self.step = "uncover"

    def uncover(self, game: Kernel) -> None:
        """Uncover the next one."""
        if not self.cards:
            game.done()
            return
        card, self.cards = self.cards[0], self.cards[1:]
        self.step = "uncovered"
        if can_be_uncovered(game, card):
            turn_up(game, self.scope.you, card)

    def uncovered(self, game: Kernel) -> None:
        """516.4: repair violations before the next one."""
        self.step = "uncover"
        repair(game)


def uncoverable(game: Kernel, node: Uncover, scope: Scope) -> list[CardId]:
    """List the cards this instruction can uncover."""
    cards = cards_for(game, node.what, scope)
    return [card for card in cards if can_be_uncovered(game, card)]


def _can_uncover(game: Kernel, effect: Uncover, scope: Scope) -> bool:
    return bool(uncoverable(game, effect, scope))


def cover(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """505.3: turn a card in play face down; players who have seen it still know it."""
    if game.state.zone[occurrence.card] != PLAY or game.is_face_down(occurrence.card):
        return None
    turn_face_down(game, occurrence.card)
    return occurrence


def _look_at(
    game: Kernel, effect: LookAt, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    if isinstance(effect.what, TopOf):
        found = tuple([card_of(one) for one in selected(game, effect.what, scope, ())])
        if not found or not can_look_into_decks(game):
            remember(game, ())  # "that card" is no card
            return []
        owner = AreaId(game.state.owner[found[0]])
        number = len(found)
        source = scope.source
        return [
            Occurrence(
                kinds.LOOKED, scope.you, NO_CARD, number, owner, cards=found, source=source, by=scope.you
            )
        ]
    return [
        Occurrence(kinds.LOOKED_AT_CARD, scope.you, card_of(one), source=scope.source, by=scope.you)
        for one in selected(game, effect.what, scope, picked)
        if game.is_current(one)
    ]


def look_at(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """505.1d: let only the player who looks learn what the card is."""
    learn(game, occurrence.seat, occurrence.card)
    return occurrence


def look_at_deck(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """402.1: let only the player who looks learn what these cards of a deck are; nobody is told which."""
    for card in occurrence.cards:
        learn(game, occurrence.seat, card)
    if not occurrence.cards:
        return occurrence
    return Occurrence(
        occurrence.kind,
        occurrence.seat,
        amount=occurrence.amount,
        area=occurrence.area,
        source=occurrence.source,
        by=occurrence.by,
    )


def _face_down(
    game: Kernel, test: FaceDown, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.is_face_down(card)


def _face_up(
    game: Kernel, test: FaceUp, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return not game.is_face_down(card)


FLOWS[Uncover] = FollowUncover
FEASIBLE[Uncover] = _can_uncover
APPLY[kinds.COVERED] = cover


def show_covered(game: Kernel) -> None:
    """505.1d: let every player look at the cards that a law lets them see, once each."""
    for source, you, law in laws_of(game, MayBeSeen):
        for card in cards_of(game, law.description, source, you, None):
            for seat in game.players(you):
                if not game.state.known[card] >> seat & 1:
                    game.apply(Occurrence(kinds.LOOKED_AT_CARD, seat, card, source=game.ref(source), by=seat))


ALWAYS[MayBeSeen] = show_covered
APPLY[kinds.LOOKED_AT_CARD] = look_at
APPLY[kinds.LOOKED] = look_at_deck
on_each_card(TurnFaceDown, kinds.COVERED)
does(LookAt, _look_at)
TESTS[FaceDown] = _face_down
TESTS[Frightened] = _frightened
TESTS[Boosted] = _boosted
ASKS_ABOUT_CARDS_IN_PLAY.append(Boosted)
TESTS[FaceUp] = _face_up

claims("607.3", FollowUncover.uncover)
claims("505.3", cover)
claims("402.1", look_at_deck)
claims("505.1d", look_at)
