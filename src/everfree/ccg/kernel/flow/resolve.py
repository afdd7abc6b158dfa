"""Resolve a text (705.2e): for each instruction the choices in printed order, then its occurrences."""

from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.options import CARD, DONE, SEAT
from everfree.ccg.kernel.records import NORMAL, Occurrence, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.kernel.registry import DOES, FEASIBLE, FLOWS, LATER, SEVERAL, claims
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import cards_of, seat_of, selected
from everfree.ccg.language.terms import THAT_PLAYER, THAT_PLAYERS_OPPONENT
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import (
    ANY_NUMBER,
    Another,
    Choose,
    ControlledBy,
    Each,
    Host,
    This,
)
from everfree.ccg.language.words.zones.decks import TopOf
from everfree.ccg.vocab import CARD as ANY_CARD, HAND, NO_SEAT, PROBLEM, AreaId, CardId, Ref, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def is_still_there(game: "Kernel") -> bool:
    """Tell whether the player who is asked is still in the game; choices of a player who left are dropped."""
    question = game.state.question
    return question is not None and game.state.present[question.seat] != 0


def follow(number: int, scope: Scope) -> Frame:
    """Return the frame that follows the instruction with this number."""
    return Follow(number, scope, ())


def options_for(game: "Kernel", choice: Choose, scope: Scope) -> list[CardId]:
    """List the cards that fit the description of a choice."""
    source = card_of(scope.source)
    return cards_of(game, choice.description, source, scope.you, scope)


OPEN_TESTS = (ControlledBy, Another)
"""Tests of cards in a hand whose result everybody knows."""


def is_secret(choice: Choose) -> bool:
    """Tell whether opponents must not learn from the question how many cards fit.

    The size of a hand is public; how many cards of some kind it contains is known to its player only.
    """
    description = choice.description
    if description.zone != HAND:
        return False
    return description.noun != ANY_CARD or any(not isinstance(one, OPEN_TESTS) for one in description.tests)


def sensible_options(game: "Kernel", effect: Effect, choice: Choose, scope: Scope) -> list[CardId]:
    """List the cards a player may choose for *effect*: only those it can be done to (705.2e.i)."""
    cards = options_for(game, choice, scope)
    doing = DOES.get(type(effect))
    if doing is None or doing.kind < 0 or getattr(effect, "what", choice) is not choice:
        return cards
    controller = game.state.controller
    word = getattr(effect, "counter", "")
    return [
        card
        for card in cards
        if game.refusal_of(Occurrence(doing.kind, controller[card], card, by=scope.you, word=word)) is None
    ]


def count_of(game: "Kernel", choice: Choose, scope: Scope) -> int:
    """Return how many cards *choice* asks for: any number is as many as there are."""
    if choice.of_each:
        return len({game.state.controller[card] for card in options_for(game, choice, scope)})
    if choice.count == ANY_NUMBER:
        return len(options_for(game, choice, scope))
    return max(0, amount_of(game, choice.count, card_of(scope.source), scope.you, scope))


def may_stop(choice: Choose) -> bool:
    """Tell whether a player may choose fewer cards or none."""
    return choice.up_to or choice.count == ANY_NUMBER


def slots_of(game: "Kernel", choices: list[Choose], scope: Scope) -> list[Choose]:
    """List each choice once for every card it asks for."""
    return [choice for choice in choices for _ in range(count_of(game, choice, scope))]


class Follow(Frame):
    """Follow one instruction: ask for its choices, then make its occurrences or start its own frame."""

    __slots__ = ("number", "picked", "scope")

    def __init__(self, number: int, scope: Scope, picked: tuple[Ref, ...]) -> None:
        super().__init__()
        self.number = number
        self.scope = scope
        self.picked = picked

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.picked)

    def text(self) -> int:
        return self.number

    def teller(self) -> Ref:
        return self.scope.source

    def targets(self) -> tuple[CardId, ...]:
        return tuple([card_of(one) for one in (*self.scope.that, *self.picked)])

    def player(self) -> Seat:
        return self.scope.you

    def still_to_choose(self, game: "Kernel") -> int:
        """Return how many cards the open choice wants, this one included."""
        choices = slots_of(game, list(game.definitions.choices_in(self.number)), self.scope)
        left = choices[len(self.picked) :]
        return sum([choice is left[0] for choice in left])

    def ask_again(self, game: "Kernel") -> bool:
        """Ask the same choice again, unless its player has left."""
        self.step = "begin"
        return is_still_there(game)

    def begin(self, game: "Kernel") -> None:
        """Hand over to the instruction's own procedure, or ask for its next choice."""
        effect = game.definitions.nodes[self.number]
        if not isinstance(effect, Effect):
            raise BrokenInvariant(f"not an instruction: {effect}")
        if game.state.seats > 2 and self.ask_opponent(game):
            return
        if self.is_about_nobody(effect):
            game.done()
            return
        flow = FLOWS.get(type(effect))
        if flow is not None:
            game.done()
            game.push(flow(self.number, self.scope))
            return
        choices = slots_of(game, list(game.definitions.choices_in(self.number)), self.scope)
        if len(self.picked) < len(choices) and self.step != "short":
            self.ask_choice(game, effect, choices)
        else:
            self.carry_out(game, effect)

    def is_about_nobody(self, effect: Effect) -> bool:
        """Tell whether the text speaks of "that player" and there is none: skip the instruction (707.2)."""
        if self.scope.player != NO_SEAT:
            return False
        who = getattr(effect, "who", None) or getattr(getattr(effect, "what", None), "who", None)
        return who == THAT_PLAYER or (who == THAT_PLAYERS_OPPONENT and self.scope.opponent == NO_SEAT)

    def ask_choice(self, game: "Kernel", effect: Effect, choices: list[Choose]) -> None:
        """Ask for the next of *choices*; if no card can be chosen, use those already chosen (707.2)."""
        choice = choices[len(self.picked)]
        cards = self.left_to_choose(game, effect, choice)
        if not cards:
            if self.picked and choice == choices[0]:
                self.step = "short"  # fewer cards than required: do it to as many as possible (707.2)
                return
            game.done()  # no card can be chosen: skip the instruction, go on with the text (707.2)
            return
        if choice.at_random:
            self.step = "drawn"
            game.push(LATER.choose_at_random(tuple([game.ref(card) for card in cards])))
            return
        self.step = "picked_one"
        source = card_of(self.scope.source)
        seat = seat_of(game, choice.who, source, self.scope.you, self.scope)
        options: list[tuple[int, ...]] = [(CARD, card) for card in cards]
        if may_stop(choice):
            options.append((DONE,))
        game.ask(seat, "choose", options, source=source, number=self.number, secret=is_secret(choice))

    def left_to_choose(self, game: "Kernel", effect: Effect, choice: Choose) -> list[CardId]:
        """List the cards that may be chosen next."""
        found = sensible_options(game, effect, choice, self.scope)
        left = [card for card in found if game.ref(card) not in self.picked]
        return self.of_next_player(game, left) if choice.of_each else left

    def drawn(self, game: "Kernel") -> None:
        """R65: record the card that was drawn; if it has become another card since, nothing is done to it."""
        drawn = Ref(game.state.answer[1])
        if game.is_current(drawn):
            self.picked = (*self.picked, drawn)
            self.step = "begin"
        elif self.picked:
            self.step = "short"
        else:
            game.done()

    def of_next_player(self, game: "Kernel", cards: list[CardId]) -> list[CardId]:
        """List the cards of the next player of whom none is chosen yet."""
        controller = game.state.controller
        done = [controller[card_of(one)] for one in self.picked]
        left = [card for card in cards if controller[card] not in done]
        return [card for card in left if controller[card] == controller[left[0]]]

    def carry_out(self, game: "Kernel", effect: Effect) -> None:
        """Make the occurrences of the instruction with the cards chosen."""
        game.done()
        what = getattr(effect, "what", None)
        if self.picked:
            remember(game, self.picked)
        elif isinstance(what, TopOf):
            remember(game, selected(game, what, self.scope, ()))
        scope = self.scope
        if self.picked and isinstance(what, Each):  # the description speaks of the cards that were chosen
            scope = scope.meaning(self.picked)
        made = DOES[type(effect)].make(game, effect, scope, self.picked, NORMAL)
        if self.scope.used:
            made = [one.after(self.scope.used) for one in made]
        let_occur(game, made)

    def short(self, game: "Kernel") -> None:
        """Carry out the instruction with fewer cards than it asks for."""
        self.begin(game)

    def ask_opponent(self, game: "Kernel") -> bool:
        """R7: with several opponents, ask which one the text means; return False if no question is needed."""
        if self.scope.opponent != NO_SEAT or not game.definitions.needs_opponent(self.number):
            return False
        opponents = game.opponents(self.scope.you)
        if len(opponents) < 2:
            return False
        self.step = "opponent_chosen"
        options: list[tuple[int, ...]] = [(SEAT, seat) for seat in opponents]
        game.ask(self.scope.you, "opponent", options, source=card_of(self.scope.source))
        return True

    def opponent_chosen(self, game: "Kernel") -> None:
        """Use the chosen opponent for this instruction and for the rest of its text."""
        self.step = "begin"
        self.scope = self.scope.against(Seat(game.state.answer[1]))
        below = game.state.frames[-2] if len(game.state.frames) > 1 else None
        if isinstance(below, Text):
            other = below.copy()
            assert isinstance(other, Text)
            other.scope = below.scope.against(self.scope.opponent)
            game.state.frames[-2] = other

    def picked_one(self, game: "Kernel") -> None:
        """Record the choice; stop asking if the player chose no more."""
        if game.state.answer[0] == DONE:
            self.step = "short"
            return
        self.picked = (*self.picked, game.ref(CardId(game.state.answer[1])))
        self.step = "begin"


def let_occur(game: "Kernel", made: list[Occurrence]) -> None:
    """Let the occurrences of an instruction happen; several of some kinds have a frame of their own."""
    if needs_procedure(made):
        game.push(SEVERAL[made[0].kind](tuple(made)))
    else:
        game.together(made)


def needs_procedure(made: list[Occurrence]) -> bool:
    """Tell whether several occurrences of this kind have a frame of their own, which may ask a question."""
    return len(made) > 1 and made[0].kind in SEVERAL


def remember(game: "Kernel", picked: tuple[Ref, ...]) -> None:
    """Make the chosen cards "that card" for the rest of the text; a chosen Problem is "there" (501.5)."""
    if game.state.frames:
        controller = game.state.controller[card_of(picked[0])] if picked else NO_SEAT
        frame = game.top()
        frame.speak_of(picked, controller)
        if isinstance(frame, Text) and len(picked) == 1 and game.type_of(card_of(picked[0])) == PROBLEM:
            frame.scope = frame.scope.there(game.state.area[card_of(picked[0])])


class Text(Frame):
    """Follow several instructions in order; a later one may refer to an earlier choice as "that card"."""

    __slots__ = ("numbers", "scope")

    def __init__(self, numbers: tuple[int, ...], scope: Scope) -> None:
        super().__init__()
        self.numbers = numbers
        self.scope = scope

    def data(self) -> tuple[Any, ...]:
        return (self.numbers, self.scope)

    def player(self) -> Seat:
        return self.scope.you

    def speak_of(self, cards: tuple[Ref, ...], controller: Seat) -> None:
        """Make these cards "that card" for the instructions that are left."""
        self.scope = self.scope.meaning(cards, controller)

    def turn_to(self, player: Seat) -> None:
        """Make this player "that player" for the instructions that are left."""
        self.scope = self.scope.about(player)

    def point_to(self, area: AreaId) -> None:
        """Make this area "there" for the instructions that are left."""
        self.scope = self.scope.there(area)

    def count_on(self, number: int) -> None:
        """Make this number "that many" for the instructions that are left."""
        self.scope = self.scope.counting(number)

    def follow(self, before: Ref, now: Ref) -> None:
        """410.6a: keep referring to a card that has changed its zone."""
        self.scope = self.scope.following(before, now)

    def begin(self, game: "Kernel") -> None:
        if not self.numbers:
            game.done()
            return
        number, self.numbers = self.numbers[0], self.numbers[1:]
        game.push(Follow(number, self.scope, ()))


def is_feasible(game: "Kernel", effect: Effect, number: int, scope: Scope) -> bool:
    """Tell whether *effect* can be carried out, so that a player may choose to follow it (705.2e.i)."""
    check = FEASIBLE.get(type(effect))
    if check is not None:
        return check(game, effect, scope)
    what = getattr(effect, "what", None)
    doing = DOES.get(type(effect))
    if isinstance(what, (This, Host, TopOf)) and doing is not None and doing.kind >= 0:
        word = getattr(effect, "counter", "")
        controller = game.state.controller
        cards = [card_of(one) for one in selected(game, what, scope, ()) if game.is_current(one)]
        return any(
            game.refusal_of(Occurrence(doing.kind, controller[card], card, by=scope.you, word=word)) is None
            for card in cards
        )
    return all(
        how_many(game, sensible_options(game, effect, choice, scope))
        >= (1 if may_stop(choice) else count_of(game, choice, scope))
        for choice in game.definitions.choices_in(number)
    )


claims("R65", Follow.drawn)
