"""801.1: instructions that several players follow, and losing the game (103.5)."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.resolve import (
    follow,
    is_feasible,
    let_occur,
    needs_procedure,
    remember,
    sensible_options,
    slots_of,
)
from everfree.ccg.kernel.flow.simultaneous import in_order
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import NORMAL, Occurrence, Scope
from everfree.ccg.kernel.registry import DOES, FEASIBLE, FLOWS, claims, does
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.prohibitions import is_among
from everfree.ccg.kernel.values.selection import cards_of, is_player, seat_of
from everfree.ccg.language.words.effects.each_player import (
    By,
    ChoosePlayer,
    EachKeepsOne,
    EachPlayer,
    LosesGame,
)
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import yours
from everfree.ccg.language.words.zones.discarding import DiscardCards
from everfree.ccg.rules.core.players import judge
from everfree.ccg.rules.turn.removal import remove_players
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.rules.words.zones.discarding import discardable
from everfree.ccg.vocab import NO_REF, CardId, CardType, Ref, Seat, card_of


def is_discarding(effect: Effect) -> bool:
    """Tell whether *effect* makes players discard cards of their choice, which they also decide first."""
    return isinstance(effect, DiscardCards) and not effect.at_random


class FollowBy(Flow):
    """Another player follows an instruction, in which "you" means that player."""

    def begin(self, game: Kernel) -> None:
        """Replace this frame by the instruction as that player follows it."""
        node = self.node(game, By)
        seat = self.seat(game, node.who)
        game.done()
        game.push(follow(game.definitions.number_of(node.effect), self.scope.by(seat)))


def _can_that_player(game: Kernel, effect: By, scope: Scope) -> bool:
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    return is_feasible(game, effect.effect, game.definitions.number_of(effect.effect), scope.by(seat))


class FollowEachPlayer(Flow):
    """801.1: the players decide one after the other; then everything happens together.

    An instruction that runs in several steps can't be decided beforehand; each player follows it in turn.
    """

    __slots__ = ("decided", "picked", "seats")

    def __init__(
        self,
        number: int,
        scope: Scope,
        seats: tuple[Seat, ...] = (),
        picked: tuple[Ref, ...] = (),
        decided: tuple[tuple[Seat, tuple[Ref, ...]], ...] = (),
    ) -> None:
        super().__init__(number, scope)
        self.seats = seats
        """Players who have yet to decide, in order."""
        self.picked = picked
        """What the first of *seats* has chosen so far."""
        self.decided = decided
        """What the players before them have chosen; a player who could choose nothing is not listed."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.seats, self.picked, self.decided)

    def effect(self, game: Kernel) -> Effect:
        """Return the instruction that each player follows."""
        return self.instruction(game).effect

    def instruction(self, game: Kernel) -> EachPlayer:
        return self.node(game, EachPlayer)

    def begin(self, game: Kernel) -> None:
        """Determine which players decide, in order."""
        node = self.instruction(game)
        self.seats = tuple(
            [
                seat
                for seat in in_order(game)
                if is_player(node.who, seat, self.scope.you) and self.is_meant(game, node, seat)
            ]
        )
        if type(node.effect) in DOES or is_discarding(node.effect):
            self.step = "decide"
            return
        game.done()
        for seat in reversed(self.seats):
            game.push(follow(game.definitions.number_of(node.effect), self.scope.by(seat)))

    def is_meant(self, game: Kernel, node: EachPlayer, seat: Seat) -> bool:
        """712.2: tell whether *seat* has what is asked for, or had it when the effect triggered."""
        for number, players in self.scope.settled:
            if number == self.number:
                return players >> seat & 1 == 1
        return is_among(game, node.having, seat, self.scope)

    def decide(self, game: Kernel) -> None:
        """Ask the next player for their next choice."""
        if not self.seats:
            self.step = "carry_out"
            return
        seat = self.seats[0]
        cards = self.choices(game, seat)
        if cards is None or (self.picked and not cards):
            self.decided = (*self.decided, (seat, self.picked))
        if not cards:
            self.seats = self.seats[1:]
            self.picked = ()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        if isinstance(self.effect(game), DiscardCards):
            game.ask(seat, "discard", options, source=self.source())
        else:
            number = game.definitions.number_of(self.effect(game))
            game.ask(seat, "choose", options, source=self.source(), number=number)

    def choices(self, game: Kernel, seat: Seat) -> list[CardId] | None:
        """List what *seat* may choose next; None if everything is chosen."""
        effect = self.effect(game)
        if isinstance(effect, DiscardCards):
            scope = self.scope.by(seat)
            hand = [
                card for card in discardable(game, effect, seat, scope) if game.ref(card) not in self.picked
            ]
            count = amount_of(game, effect.count, self.source(), seat, scope)
            return None if len(self.picked) >= count or not hand else hand
        scope = self.scope.by(seat)
        choices = slots_of(game, list(game.definitions.choices_in(game.definitions.number_of(effect))), scope)
        if len(self.picked) == len(choices):
            return None
        found = sensible_options(game, effect, choices[len(self.picked)], scope)
        return [card for card in found if game.ref(card) not in self.picked]

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop the choices of a player who has left the game."""
        if self.seats and self.seats[0] == seat:
            self.picked = ()
        self.seats = tuple([one for one in self.seats if one != seat])
        self.decided = tuple([one for one in self.decided if one[0] != seat])

    def ask_again(self, game: Kernel) -> bool:
        """Ask the next player who has yet to decide."""
        self.step = "decide"
        return True

    def chosen(self, game: Kernel) -> None:
        """Note the choice, without doing anything yet."""
        self.picked = (*self.picked, game.ref(CardId(game.state.answer[1])))
        self.step = "decide"

    def carry_out(self, game: Kernel) -> None:
        """Let everything happen together; judge wins and losses only after all of it (R5, R6)."""
        self.step = "judged"
        effect = self.effect(game)
        made: list[Occurrence] = []
        for seat, picked in self.decided:
            if isinstance(effect, DiscardCards):
                source = self.scope.source
                made.extend(
                    [
                        Occurrence(kinds.DISCARDED, seat, card_of(one), source=source, by=seat)
                        for one in picked
                    ]
                )
            else:
                made.extend(DOES[type(effect)].make(game, effect, self.scope.by(seat), picked, NORMAL))
        # A procedure asks players in between; one of them may leave the game, which is judged at once.
        game.state.together = not needs_procedure(made)
        let_occur(game, made)

    def judged(self, game: Kernel) -> None:
        """103.2a: judge who has won, now that everything has happened."""
        game.state.together = False
        game.done()
        chosen = tuple([one for _, picked in self.decided for one in picked])
        if chosen:
            remember(game, chosen)
        if not judge(game):
            remove_players(game)


def _can_anyone(game: Kernel, effect: EachPlayer, scope: Scope) -> bool:
    """Tell whether at least one player can follow the instruction; those who can't do nothing."""
    number = game.definitions.number_of(effect.effect)
    return any(
        is_feasible(game, effect.effect, number, scope.by(seat))
        for seat in in_order(game)
        if is_player(effect.who, seat, scope.you) and is_among(game, effect.having, seat, scope)
    )


class FollowChoosePlayer(Flow):
    """Ask for a player, whom the rest of the text calls "that player"."""

    def begin(self, game: Kernel) -> None:
        """Ask for one of the players who are in the game."""
        self.step = "chosen"
        you = self.scope.you
        options: list[tuple[int, ...]] = [(option.SEAT, seat) for seat in game.players(you)]
        game.ask(you, "player", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Tell the rest of the text."""
        game.done()
        game.top().turn_to(Seat(game.state.answer[1]))


def _loses_game(
    game: Kernel, effect: LosesGame, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    return [Occurrence(kinds.LOST, seat, source=scope.source, by=scope.you)]


def keepable_cards(game: Kernel, seat: Seat, card_type: CardType, scope: Scope) -> list[CardId]:
    """List the cards of one type that *seat* controls, without face-down Troublemakers (505.2)."""
    return cards_of(game, yours(card_type), card_of(scope.source), seat, scope.by(seat))


class FollowEachKeepsOne(FollowEachPlayer):
    """The players choose in turn which cards to keep; then all other cards are retired together."""

    def keep_instruction(self, game: Kernel) -> EachKeepsOne:
        return self.node(game, EachKeepsOne)

    def begin(self, game: Kernel) -> None:
        """Let all players decide, in the order of 801.1."""
        self.seats = tuple(in_order(game))
        self.step = "decide"

    def decide(self, game: Kernel) -> None:
        """Ask the next player which card of the next type they keep; skip types of which they have none."""
        if not self.seats:
            self.step = "carry_out"
            return
        seat, types = self.seats[0], self.keep_instruction(game).types
        if len(self.picked) == len(types):
            self.decided = (*self.decided, (seat, self.picked))
            self.seats = self.seats[1:]
            self.picked = ()
            return
        cards = keepable_cards(game, seat, types[len(self.picked)], self.scope)
        if not cards:
            self.picked = (*self.picked, NO_REF)
            return
        self.step = "chosen"
        game.ask(seat, "keep", [(option.CARD, card) for card in cards], source=self.source())

    def carry_out(self, game: Kernel) -> None:
        """410.2: let each player retire the cards that were not chosen."""
        self.step = "judged"
        game.state.together = True
        source, types = self.scope.source, self.keep_instruction(game).types
        game.together(
            [
                Occurrence(kinds.RETIRED, seat, card, source=source, by=seat)
                for seat, picked in self.decided
                for card_type in types
                for card in keepable_cards(game, seat, card_type, self.scope)
                if game.ref(card) not in picked
            ]
        )


def _can_always(game: Kernel, effect: EachKeepsOne, scope: Scope) -> bool:
    """Return True: the instruction can be followed even by players who have none of these cards."""
    return True


FLOWS[By] = FollowBy
FLOWS[ChoosePlayer] = FollowChoosePlayer
FLOWS[EachPlayer] = FollowEachPlayer
FEASIBLE[By] = _can_that_player
FEASIBLE[EachPlayer] = _can_anyone
does(LosesGame, _loses_game)
FLOWS[EachKeepsOne] = FollowEachKeepsOne
FEASIBLE[EachKeepsOne] = _can_always

claims("801.1", FollowEachPlayer.decide)
claims("103.2a", "R5", FollowEachPlayer.carry_out)
