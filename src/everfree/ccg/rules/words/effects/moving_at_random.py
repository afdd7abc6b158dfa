"""506.4, R65: texts that move characters to a random area."""

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.flow.resolve import count_of, may_stop, options_for
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import FLOWS, claims
from everfree.ccg.kernel.values.selection import selected
from everfree.ccg.language.terms import A_PROBLEM
from everfree.ccg.language.words.effects.moving_at_random import MoveAtRandom
from everfree.ccg.language.words.selectors.selectors import Choose, That
from everfree.ccg.rules.core.movement import destinations, moved
from everfree.ccg.rules.words.effects.chance import ChooseAtRandom
from everfree.ccg.rules.words.flow import CardsFlow
from everfree.ccg.vocab import AreaId, CardId, Seat, card_of


class FollowMoveAtRandom(CardsFlow):
    """Ask which cards, or take those the text selects, and move each to an area drawn at random."""

    def instruction(self, game: Kernel) -> MoveAtRandom:
        return self.node(game, MoveAtRandom)

    def mover(self, game: Kernel) -> Seat:
        """Return who moves them: the player who chooses, or the one who was about to move that card."""
        return self.scope.player if isinstance(self.instruction(game).what, That) else self.scope.you

    def areas(self, game: Kernel, card: CardId) -> list[AreaId]:
        """List the areas that *card* can be moved to, or only the Problems among them."""
        found = destinations(game, self.mover(game), card)
        if self.instruction(game).to != A_PROBLEM:
            return found
        problems = game.board().problem_areas
        return [area for area in found if area in problems]

    def begin(self, game: Kernel) -> None:
        """Ask for the next card, or take those the text means."""
        what = self.instruction(game).what
        self.step = "draw"
        if not isinstance(what, Choose):
            meant = selected(game, what, self.scope, ())
            self.cards = tuple([card_of(one) for one in meant if game.is_current(one)])
            return
        cards = [card for card in options_for(game, what, self.scope) if card not in self.cards]
        if cards and len(self.cards) < count_of(game, what, self.scope):
            self.step = "picked"
            self.ask_card(game, cards, self.seat(game, what.who), can_decline=may_stop(what))

    def picked(self, game: Kernel) -> None:
        """Note the card, or go on if the player wants no more."""
        answer = game.state.answer
        self.step = "draw"
        if answer[0] != option.DONE:
            self.cards = (*self.cards, CardId(answer[1]))
            self.step = "begin"

    def draw(self, game: Kernel) -> None:
        """R65: draw one of the areas the next card can be moved to; skip a card that can't be moved."""
        if not self.cards:
            game.done()
            return
        areas = self.areas(game, self.cards[0])
        if not areas:
            self.cards = self.cards[1:]
            return
        self.step = "drawn"
        game.push(ChooseAtRandom(tuple(areas)))

    def drawn(self, game: Kernel) -> None:
        """Move the card to the area that was drawn, if it still can be moved there."""
        card, self.cards = self.cards[0], self.cards[1:]
        mover = self.mover(game)
        area = AreaId(game.state.answer[1])
        self.step = "draw"
        if area in self.areas(game, card):
            self.occur(game, moved(game, card, area, mover, source=self.source()))


FLOWS[MoveAtRandom] = FollowMoveAtRandom

claims("R65", FollowMoveAtRandom.draw)
