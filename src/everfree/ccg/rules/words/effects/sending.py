"""506.5: texts that send cards, and the test whether a card was moved (506.1)."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.resolve import remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, TESTS, Purse, claims, does
from everfree.ccg.kernel.values.selection import is_place, selected
from everfree.ccg.language.terms import PREVIOUS_AREA, WHILE_IN_PLAY
from everfree.ccg.language.words.effects.control import TAKEN
from everfree.ccg.language.words.effects.sending import HandOver, Send, WasMoved
from everfree.ccg.rules.core.movement import TO_ANY_HOME, home_of, problem_areas, refuse_place
from everfree.ccg.rules.words.flow import CardFlow, cards_for
from everfree.ccg.vocab import NO_SEAT, AreaId, CardId, Ref, Seat, card_of


class FollowSend(CardFlow):
    """506.5: ask which card and where it goes, then send it."""

    def begin(self, game: Kernel) -> None:
        """Ask which card is sent; a card the text names is the only option."""
        cards = sendable(game, self.instruction(game), self.scope)
        if not cards:
            game.done()
            return
        self.step = "picked"
        self.ask_card(game, cards)

    def picked(self, game: Kernel) -> None:
        """Ask where it goes."""
        self.card = CardId(game.state.answer[1])
        self.step = "placed"
        areas = areas_for(game, self.instruction(game), self.scope, self.card)
        game.ask(self.scope.you, "where", [(option.AREA, area) for area in areas], source=self.card)

    def placed(self, game: Kernel) -> None:
        """Send the card to the chosen area."""
        state = game.state
        area = AreaId(state.answer[1])
        game.done()
        remember(game, (game.ref(self.card),))
        self.occur(
            game,
            Occurrence(
                kinds.SENT,
                state.controller[self.card],
                self.card,
                area=area,
                origin=state.area[self.card],
                source=self.scope.source,
                by=self.scope.you,
            ),
        )

    def instruction(self, game: Kernel) -> Send:
        return self.node(game, Send)


def areas_for(game: Kernel, node: Send, scope: Scope, card: CardId) -> list[AreaId]:
    """List the areas this instruction can send *card* to, of those the text names (506.2)."""
    controller = game.state.controller[card]
    if node.destination == PREVIOUS_AREA:
        areas = [area for one, area, _ in game.state.moved if one == game.ref(card)]
    else:
        source = card_of(scope.source)
        areas = [
            area
            for area in [home_of(game, controller), *problem_areas(game)]
            if is_place(game, node.destination, area, controller, source, scope)
        ]
    return [area for area in areas if refuse_place(game, card, area) is None]


def sendable(game: Kernel, node: Send, scope: Scope) -> list[CardId]:
    """List the cards this instruction can send somewhere."""
    cards = cards_for(game, node.what, scope)
    return [card for card in cards if areas_for(game, node, scope, card)]


def _can_send(game: Kernel, effect: Send, scope: Scope) -> bool:
    return bool(sendable(game, effect, scope))


# Sending a card as a cost.


def _pay_by_sending(
    game: Kernel, effect: Send, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [
        Occurrence(
            kinds.SENT,
            game.state.controller[card],
            card,
            area=area,
            origin=game.state.area[card],
            source=scope.source,
            by=scope.you,
            mode=mode,
        )
        for card in [card_of(one) for one in selected(game, effect.what, scope, picked)]
        for area in areas_for(game, effect, scope, card)
    ]


def _refuse_paying(
    game: Kernel, effect: Send, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    """508.1c, 508.1d: return a refusal if a card can't be sent to pay: it is gone or there already."""
    meant = [card_of(one) for one in selected(game, effect.what, scope, picked) if game.is_current(one)]
    if not meant:
        return Refusal("508.1d", "nothing-to-choose")
    for card in meant:
        areas = areas_for(game, effect, scope, card)
        if len(areas) != 1 or areas[0] == game.state.area[card]:
            return Refusal("506.2", "nowhere-to-go", card=card)
    return None


def _was_moved(
    game: Kernel, test: WasMoved, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return any(one == game.ref(card) and is_move for one, _, is_move in game.state.moved)


TESTS[WasMoved] = _was_moved


def _hand_over(
    game: Kernel, effect: HandOver, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """104.1: send this card to that player's home, then change its controller.

    Do nothing if no player is known or this card has become a different card.
    """
    seat, card = scope.player, card_of(scope.source)
    if seat == NO_SEAT or not game.is_current(scope.source):
        return []
    state = game.state
    game.modify(TAKEN, scope, WHILE_IN_PLAY, amount=seat, targets=(scope.source,))
    return [
        Occurrence(
            kinds.SENT,
            state.controller[card],
            card,
            amount=TO_ANY_HOME,
            area=home_of(game, seat),
            origin=state.area[card],
            source=scope.source,
            by=scope.you,
        ),
        Occurrence(kinds.CONTROL_CHANGED, seat, card, source=scope.source, by=scope.you),
    ]


does(HandOver, _hand_over)
does(Send, _pay_by_sending, _refuse_paying)
FLOWS[Send] = FollowSend
FEASIBLE[Send] = _can_send

claims("506.5", FollowSend.placed)
claims("104.1", _hand_over)
