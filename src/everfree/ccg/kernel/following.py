"""Following a text (705.2e): choices first, in printed order, then what it does; and paying costs (508)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kinds import LEAVES_PLAY, USED
from everfree.ccg.kernel.meanings import DOES, FEASIBLE, FLOWS, Purse
from everfree.ccg.kernel.options import CARD, DONE, SEAT
from everfree.ccg.kernel.records import COST, NORMAL, Occurrence, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant, Refusal
from everfree.ccg.kernel.scope import cards_of, seat_of, selected
from everfree.ccg.kernel.stacks import how_many
from everfree.ccg.kernel.values import amount_of
from everfree.ccg.language.effects import Effect, Pick
from everfree.ccg.language.selectors import Choose, ControlledBy, Host, That, This
from everfree.ccg.vocab import CARD as ANY_CARD, HAND, NO_SEAT, CardId, Ref, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def is_still_there(game: "Kernel") -> bool:
    """Tell whether who is asked is in the game: what somebody who left was to choose is not chosen."""
    question = game.state.question
    return question is not None and game.state.present[question.seat] != 0


def follow(number: int, scope: Scope) -> Frame:
    """Make the procedure that follows the instruction with this number."""
    return Follow(number, scope, ())


def options_for(game: "Kernel", choice: Choose, scope: Scope) -> list[CardId]:
    """List the cards of a choice's description."""
    source = card_of(scope.source)
    return cards_of(game, choice.description, source, scope.you, scope)


def is_secret(choice: Choose) -> bool:
    """Tell whether others must not learn from the question how many cards fit.

    How many cards a hand has, everyone sees; how many of them are of some kind, nobody else does.
    """
    description = choice.description
    if description.zone != HAND:
        return False
    return description.noun != ANY_CARD or any(not isinstance(one, ControlledBy) for one in description.tests)


def sensible_options(game: "Kernel", effect: Effect, choice: Choose, scope: Scope) -> list[CardId]:
    """List the cards a player may choose for *effect*: only those to which it can be done (705.2e.i)."""
    cards = options_for(game, choice, scope)
    doing = DOES.get(type(effect))
    if doing is None or doing.kind < 0:
        return cards
    controller = game.state.controller
    word = getattr(effect, "counter", "")
    return [
        card
        for card in cards
        if game.refusal_of(Occurrence(doing.kind, controller[card], card, by=scope.you, word=word)) is None
    ]


def count_of(game: "Kernel", choice: Choose, scope: Scope) -> int:
    """Give how many cards are chosen."""
    return max(0, amount_of(game, choice.count, card_of(scope.source), scope.you, scope))


def slots_of(game: "Kernel", choices: list[Choose], scope: Scope) -> list[Choose]:
    """List each choice as often as it chooses a card."""
    return [choice for choice in choices for _ in range(count_of(game, choice, scope))]


class Follow(Frame):
    """One instruction: its choices, then its occurrences or its own procedure."""

    __slots__ = ("number", "picked", "scope")

    def __init__(self, number: int, scope: Scope, picked: tuple[Ref, ...]) -> None:
        super().__init__()
        self.number = number
        self.scope = scope
        self.picked = picked

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.picked)

    def player(self) -> Seat:
        """Give whose text it is."""
        return self.scope.you

    def ask_again(self, game: "Kernel") -> bool:
        """Ask for the same choice."""
        self.step = "begin"
        return is_still_there(game)

    def begin(self, game: "Kernel") -> None:
        """Hand over to the instruction's own procedure, or ask for its next choice."""
        effect = game.cast.nodes[self.number]
        if not isinstance(effect, Effect):
            raise BrokenInvariant(f"not an instruction: {effect}")
        if game.state.seats > 2 and self.ask_opponent(game):
            return
        flow = FLOWS.get(type(effect))
        if flow is not None:
            game.done()
            game.push(flow(self.number, self.scope))
            return
        choices = slots_of(game, list(game.cast.choices_in(self.number)), self.scope)
        if len(self.picked) < len(choices) and self.step != "short":
            choice = choices[len(self.picked)]
            cards = [
                card
                for card in sensible_options(game, effect, choice, self.scope)
                if game.ref(card) not in self.picked
            ]
            if not cards:
                if self.picked and choice == choices[0]:
                    self.step = "short"  # fewer than told: as many as can be done (707.2)
                    return
                game.done()  # what can't be chosen isn't done; the text goes on (707.2)
                return
            self.step = "picked_one"
            seat = seat_of(game, choice.who, card_of(self.scope.source), self.scope.you, self.scope)
            options: list[tuple[int, ...]] = [(CARD, card) for card in cards]
            if choice.up_to:
                options.append((DONE,))
            game.ask(
                seat,
                "choose",
                options,
                source=card_of(self.scope.source),
                number=self.number,
                secret=is_secret(choice),
            )
            return
        game.done()
        if self.picked:
            remember(game, self.picked)
        made = DOES[type(effect)].make(game, effect, self.scope, self.picked, NORMAL)
        if self.scope.used:
            made = [one.after(self.scope.used) for one in made]
        game.occur(made)

    def short(self, game: "Kernel") -> None:
        """Go on with fewer cards than told."""
        self.begin(game)

    def ask_opponent(self, game: "Kernel") -> bool:
        """R7: with several opponents ask which one this text means, unless it was chosen before."""
        if self.scope.opponent != NO_SEAT or not game.cast.needs_opponent(self.number):
            return False
        opponents = game.opponents(self.scope.you)
        if len(opponents) < 2:
            return False
        self.step = "opponent_chosen"
        options: list[tuple[int, ...]] = [(SEAT, seat) for seat in opponents]
        game.ask(self.scope.you, "opponent", options, source=card_of(self.scope.source))
        return True

    def opponent_chosen(self, game: "Kernel") -> None:
        """Let the rest of the text mean the same opponent."""
        self.step = "begin"
        self.scope = self.scope.against(Seat(game.state.answer[1]))
        below = game.state.frames[-2] if len(game.state.frames) > 1 else None
        if isinstance(below, Text):
            other = below.copy()
            assert isinstance(other, Text)
            other.scope = below.scope.against(self.scope.opponent)
            game.state.frames[-2] = other

    def picked_one(self, game: "Kernel") -> None:
        """Note the choice and go on, unless as many as wanted are chosen."""
        if game.state.answer[0] == DONE:
            self.step = "short"
            return
        self.picked = (*self.picked, game.ref(CardId(game.state.answer[1])))
        self.step = "begin"


def remember(game: "Kernel", picked: tuple[Ref, ...]) -> None:
    """Let the text under way call the chosen cards "that card" from now on."""
    if game.state.frames:
        controller = game.state.controller[card_of(picked[0])] if picked else NO_SEAT
        game.top().speak_of(picked, controller)


class Text(Frame):
    """Several instructions in order; what one chooses, the next may call "that card"."""

    __slots__ = ("numbers", "scope")

    def __init__(self, numbers: tuple[int, ...], scope: Scope) -> None:
        super().__init__()
        self.numbers = numbers
        self.scope = scope

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.numbers, self.scope)

    def player(self) -> Seat:
        """Give whose text it is."""
        return self.scope.you

    def speak_of(self, cards: tuple[Ref, ...], controller: Seat) -> None:
        """Mean these cards from now on."""
        self.scope = self.scope.meaning(cards, controller)

    def follow(self, before: Ref, now: Ref) -> None:
        """410.6a: find the card again where it has been put."""
        self.scope = self.scope.following(before, now)

    def begin(self, game: "Kernel") -> None:
        """Follow the next instruction."""
        if not self.numbers:
            game.done()
            return
        number, self.numbers = self.numbers[0], self.numbers[1:]
        game.push(Follow(number, self.scope, ()))


def is_feasible(game: "Kernel", effect: Effect, number: int, scope: Scope) -> bool:
    """Tell whether a player may choose to follow *effect* at all (705.2e.i)."""
    check = FEASIBLE.get(type(effect))
    if check is not None:
        return check(game, effect, scope)
    what = getattr(effect, "what", None)
    doing = DOES.get(type(effect))
    if isinstance(what, This | Host) and doing is not None and doing.kind >= 0:
        word = getattr(effect, "counter", "")
        controller = game.state.controller
        cards = [card_of(one) for one in selected(game, what, scope, ()) if game.is_current(one)]
        return any(
            game.refusal_of(Occurrence(doing.kind, controller[card], card, by=scope.you, word=word)) is None
            for card in cards
        )
    return all(
        how_many(game, sensible_options(game, effect, choice, scope))
        >= (1 if choice.up_to else count_of(game, choice, scope))
        for choice in game.cast.choices_in(number)
    )


# Costs.


def refuse_costs(
    game: "Kernel", costs: tuple[Effect, ...], scope: Scope, picked: tuple[Ref, ...] = ()
) -> Refusal | None:
    """Say why these costs can't be paid, with the choices made so far, or None if they can (508.1d)."""
    purse = Purse()
    place = 0
    for cost in costs:
        choice = _choice_in(cost)
        mine: tuple[Ref, ...] = ()
        if choice is not None:
            count = count_of(game, choice, scope)
            if len(picked) < place + count:
                refusal = _refuse_fixed(game, costs, scope)
                if refusal is not None or any(_payable(game, costs, scope, picked, choice)):
                    return refusal  # or None: some choice pays it all; which one is asked while paying
                return Refusal("508.1d", "nothing-to-choose")
            mine = picked[place : place + count]
            place += count
            if isinstance(cost, Pick):
                scope = scope.meaning(mine)
                continue
            if not count:
                continue
        refuse = DOES[type(cost)].refuse
        if refuse is None:
            raise BrokenInvariant(f"not a cost: {cost}")
        refusal = refuse(game, cost, scope, mine, purse)
        if refusal is not None:
            return refusal
    return None


def _refuse_fixed(game: "Kernel", costs: tuple[Effect, ...], scope: Scope) -> Refusal | None:
    """Say which part that needs no choice can't be paid: the better reason, and sooner found."""
    purse = Purse()
    for cost in costs:
        doing = DOES.get(type(cost))
        if doing is None or doing.refuse is None or isinstance(getattr(cost, "what", None), Choose | That):
            continue
        refusal = doing.refuse(game, cost, scope, (), purse)
        if refusal is not None:
            return refusal
    return None


def _choice_in(cost: Effect) -> Choose | None:
    if isinstance(cost, Pick):
        return cost.choice
    what = getattr(cost, "what", None)
    return what if isinstance(what, Choose) else None


def _payable(
    game: "Kernel", costs: tuple[Effect, ...], scope: Scope, picked: tuple[Ref, ...], choice: Choose
) -> Iterator[tuple[int, ...]]:
    """Find the choices with which the costs can be paid, as options."""
    for card in options_for(game, choice, scope):
        if (
            picked.count(game.ref(card)) < game.count_of(card)
            and refuse_costs(game, costs, scope, (*picked, game.ref(card))) is None
        ):
            yield (CARD, card)


class PayCosts(Frame):
    """508: choose what to pay with, then pay everything; until then nothing has changed."""

    __slots__ = ("can_cancel", "numbers", "picked", "scope")

    def __init__(
        self, numbers: tuple[int, ...], scope: Scope, can_cancel: int, picked: tuple[Ref, ...] = ()
    ) -> None:
        super().__init__()
        self.numbers = numbers
        self.scope = scope
        self.can_cancel = can_cancel
        self.picked = picked

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.numbers, self.scope, self.can_cancel, self.picked)

    def player(self) -> Seat:
        """Give whose cost it is."""
        return self.scope.you

    def costs(self, game: "Kernel") -> tuple[Effect, ...]:
        """Give the costs themselves."""
        found: list[Effect] = []
        for number in self.numbers:
            node = game.cast.nodes[number]
            if isinstance(node, Effect):
                found.append(node)
        return tuple(found)

    def begin(self, game: "Kernel") -> None:
        """Ask for the next choice; when all are made, pay."""
        costs = self.costs(game)
        choices = slots_of(
            game,
            [choice for choice in [_choice_in(cost) for cost in costs] if choice is not None],
            self.scope,
        )
        if len(self.picked) < len(choices):
            choice = choices[len(self.picked)]
            options = list(_payable(game, costs, self.scope, self.picked, choice))
            self.step = "picked_one"
            source = card_of(self.scope.source)
            game.ask(self.scope.you, "pay-with", options, source=source, can_cancel=self.can_cancel != 0)
            return
        scope = self.scope
        place = 0
        occurrences: list[Occurrence] = []
        spoken_of: tuple[Ref, ...] = ()
        for cost in costs:
            mine: tuple[Ref, ...] = ()
            choice_made = _choice_in(cost)
            if choice_made is not None:
                count = count_of(game, choice_made, self.scope)
                mine = self.picked[place : place + count]
                place += count
            if isinstance(cost, Pick):
                scope = scope.meaning(mine)
                spoken_of = mine
            else:
                occurrences.extend(DOES[type(cost)].make(game, cost, scope, mine, COST))
        # In an order that allows all of them to be paid (508.1b): what leaves play goes last.
        occurrences.sort(key=lambda one: one.kind in LEAVES_PLAY)
        game.done()
        if not spoken_of and not scope.that:
            spoken_of = self.picked  # a text that spoke of no card before goes on about what was paid with
        if spoken_of:
            remember(game, spoken_of)
        if self.can_cancel:
            game.tell(Occurrence(USED, scope.you, card_of(scope.source), by=scope.you))
        game.occur(occurrences)

    def picked_one(self, game: "Kernel") -> None:
        """Note the choice and go on."""
        self.picked = (*self.picked, game.ref(CardId(game.state.answer[1])))
        self.step = "begin"
