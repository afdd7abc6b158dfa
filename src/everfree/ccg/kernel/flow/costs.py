"""Costs (508): explain why they can't be paid, and pay them."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.flow.replacing import replacements_of
from everfree.ccg.kernel.flow.resolve import count_of, is_secret, may_stop, remember, slots_of
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kinds import LEAVES_PLAY, SPENT, USED
from everfree.ccg.kernel.options import CARD, DONE
from everfree.ccg.kernel.records import COST, Occurrence, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant, Refusal
from everfree.ccg.kernel.registry import DETAILS, DOES, PAYS, Purse, claims
from everfree.ccg.kernel.values.selection import each_of, selected
from everfree.ccg.language.terms import A_PROBLEM
from everfree.ccg.language.words.effects.compound import Pick
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import At, Choose, Each, That
from everfree.ccg.language.words.zones.leaving import BeneathThis, Spend
from everfree.ccg.vocab import NO_AREA, NO_REF, AreaId, CardId, Ref, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def refuse_costs(
    game: "Kernel", costs: tuple[Effect, ...], scope: Scope, picked: tuple[Ref, ...] = ()
) -> Refusal | None:
    """Return why these costs can't be paid with the choices made so far, or None if they can (508.1d)."""
    purse = Purse()
    place = 0
    for cost in costs:
        choice = choice_in(cost)
        mine: tuple[Ref, ...] = ()
        if choice is not None:
            count = count_of(game, choice, scope)
            if not count and may_stop(choice):
                return Refusal("508.1d", "nothing-to-choose")
            if len(picked) < place + count:
                return _refuse_choosing(game, costs, scope, picked, choice)
            mine = chosen(picked, place, count)
            place += count
            if isinstance(cost, Pick):
                scope = scope.meaning(mine)
                continue
            if not mine:
                continue
        refuse = _refusing(cost)
        if refuse is None:
            raise BrokenInvariant(f"not a cost: {cost}")
        refusal = refuse(game, cost, scope, mine, purse)
        if refusal is not None:
            return refusal
    return None


def chosen(picked: tuple[Ref, ...], place: int, count: int) -> tuple[Ref, ...]:
    """Return what was chosen for *count* cards from *place* on; a player may have stopped choosing."""
    return tuple([one for one in picked[place : place + count] if one != NO_REF])


def _refuse_choosing(
    game: "Kernel", costs: tuple[Effect, ...], scope: Scope, picked: tuple[Ref, ...], choice: Choose
) -> Refusal | None:
    """Return why no card for the next *choice* pays the costs, or None; the player chooses while paying."""
    refusal = _refuse_fixed(game, costs, scope)
    if refusal is not None or may_stop(choice) or any(_payable(game, costs, scope, picked, choice)):
        return refusal
    return Refusal("508.1d", "nothing-to-choose")


def _refuse_fixed(game: "Kernel", costs: tuple[Effect, ...], scope: Scope) -> Refusal | None:
    """Return why a part that needs no choice can't be paid, or None.

    Checked before any choice is tried: it is faster, and the reason is more useful to the player.
    """
    purse = Purse()
    for cost in costs:
        doing = DOES.get(type(cost))
        if doing is None or doing.refuse is None or isinstance(getattr(cost, "what", None), (Choose, That)):
            continue
        refusal = doing.refuse(game, cost, scope, (), purse)
        if refusal is not None:
            return refusal
    return None


def is_cost(effect: Effect) -> bool:
    """Tell whether an instruction can be a cost; nobody pays with a card that chance chooses."""
    choice = choice_in(effect)
    if choice is not None and choice.at_random:
        return False
    return isinstance(effect, Pick) or _refusing(effect) is not None


def _refusing(
    cost: Effect,
) -> "Callable[[Kernel, Any, Scope, tuple[Ref, ...], Purse], Refusal | None] | None":
    """Return the function that tells why *cost* can't be paid; None if it is not a cost."""
    paying = PAYS.get(type(cost))
    if paying is not None:
        return paying.refuse if paying.choice(cost) is not None else None
    doing = DOES.get(type(cost))
    return None if doing is None else doing.refuse


def choice_in(cost: Effect) -> Choose | None:
    """Return the choice of cards that a cost or an instruction asks for, if any."""
    if isinstance(cost, Pick):
        return cost.choice
    paying = PAYS.get(type(cost))
    if paying is not None:
        return paying.choice(cost)
    what = getattr(cost, "what", None)
    return what if isinstance(what, Choose) else None


def _payable(
    game: "Kernel", costs: tuple[Effect, ...], scope: Scope, picked: tuple[Ref, ...], choice: Choose
) -> Iterator[tuple[int, ...]]:
    """Yield, as options, the cards that can be chosen next so that the costs can still be paid.

    Whether a card pays its own part is asked first: with the other parts it can only be harder.
    """
    source = card_of(scope.source)
    own = _paid_by_one(game, costs, scope, choice)
    refuse = None if own is None else _refusing(own)
    for card in each_of(game, choice.description, source, scope.you, scope):
        reference = game.ref(card)
        if picked.count(reference) >= game.count_of(card):
            continue
        if refuse is not None and refuse(game, own, scope, (reference,), Purse()) is not None:
            continue
        if refuse_costs(game, costs, scope, (*picked, reference)) is None:
            yield (CARD, card)


def _paid_by_one(game: "Kernel", costs: tuple[Effect, ...], scope: Scope, choice: Choose) -> Effect | None:
    """Return the part of a cost that a single chosen card pays; None if a part speaks of another choice."""
    own: Effect | None = None
    for cost in costs:
        if isinstance(cost, Pick):
            return None
        if choice_in(cost) is choice:
            own = cost
    return own if own is not None and count_of(game, choice, scope) == 1 else None


def area_named(game: "Kernel", costs: tuple[Effect, ...], scope: Scope) -> AreaId:
    """501.5: return the area that a cost mentions, where the only card of a description is "at a Problem"."""
    for cost in costs:
        what = getattr(cost, "what", None)
        if isinstance(what, Each) and any(
            isinstance(test, At) and test.place == A_PROBLEM for test in what.description.tests
        ):
            for one in selected(game, what, scope, ()):
                return game.state.area[card_of(one)]
    return NO_AREA


def cards_named(game: "Kernel", costs: tuple[Effect, ...], picked: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Return what later words call "that card": the cards paid with, or those they lie beneath.

    A text that spends a card from beneath another card names the other one.
    """
    over = [
        test
        for cost in costs
        if isinstance(cost, Spend) and isinstance(cost.what, Choose)
        for test in cost.what.description.tests
        if isinstance(test, BeneathThis) and test.of is not None
    ]
    if not over:
        return picked
    paid = [card_of(one) for one in picked]
    return tuple([game.ref(above) for card, above in game.state.beneath if card in paid])


class PayCosts(Frame):
    """508: ask for every choice first, then pay everything; the state changes only in the second part."""

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
        return (self.numbers, self.scope, self.can_cancel, self.picked)

    def text(self) -> int:
        return self.numbers[0]

    def teller(self) -> Ref:
        return self.scope.source

    def targets(self) -> tuple[CardId, ...]:
        return tuple([card_of(one) for one in self.picked if one != NO_REF])

    def player(self) -> Seat:
        return self.scope.you

    def costs(self, game: "Kernel") -> tuple[Effect, ...]:
        found: list[Effect] = []
        for number in self.numbers:
            node = game.definitions.nodes[number]
            if isinstance(node, Effect):
                found.append(node)
        return tuple(found)

    def begin(self, game: "Kernel") -> None:
        """Ask for the next choice; when all are made, pay."""
        costs = self.costs(game)
        choices = slots_of(
            game,
            [choice for choice in [choice_in(cost) for cost in costs] if choice is not None],
            self.scope,
        )
        if len(self.picked) == len(choices):
            self.ask_detail(game, costs)
            return
        choice = choices[len(self.picked)]
        options = list(_payable(game, costs, self.scope, self.picked, choice))
        if may_stop(choice):
            options.append((DONE,))
        self.step = "picked_one"
        source = card_of(self.scope.source)
        can_cancel, secret = self.can_cancel != 0, is_secret(choice)
        game.ask(self.scope.you, "pay-with", options, source=source, can_cancel=can_cancel, secret=secret)

    def ask_detail(self, game: "Kernel", costs: tuple[Effect, ...]) -> None:
        """Pay, after a further choice about a card that was chosen, if a cost has one."""
        options: list[tuple[int, ...]] = []
        place = 0
        for cost in costs:
            choice = choice_in(cost)
            count = 0 if choice is None else count_of(game, choice, self.scope)
            if type(cost) in DETAILS:
                options = DETAILS[type(cost)](game, cost, chosen(self.picked, place, count))
            place += count
        if len(options) > 1:
            self.step = "detailed"
            source = card_of(self.scope.source)
            can_cancel = self.can_cancel != 0
            game.ask(self.scope.you, "choose-counter", options, source=source, can_cancel=can_cancel)
            return
        if options:
            self.scope = self.scope.counting(options[0][1])
        self.pay(game, costs)

    def detailed(self, game: "Kernel") -> None:
        """Pay with the chosen detail."""
        self.scope = self.scope.counting(game.state.answer[1])
        self.pay(game, self.costs(game))

    def pay(self, game: "Kernel", costs: tuple[Effect, ...]) -> None:
        """Pay everything with the cards chosen, in an order in which all parts can be paid (508.1b)."""
        scope = self.scope
        place = 0
        occurrences: list[Occurrence] = []
        spoken_of: tuple[Ref, ...] = ()
        for cost in costs:
            mine: tuple[Ref, ...] = ()
            choice_made = choice_in(cost)
            if choice_made is not None:
                count = count_of(game, choice_made, self.scope)
                mine = chosen(self.picked, place, count)
                place += count
            if isinstance(cost, Pick):
                scope = scope.meaning(mine)
                spoken_of = mine
            else:
                word = type(cost)
                make = PAYS[word].make if word in PAYS else DOES[word].make
                occurrences.extend(make(game, cost, scope, mine, COST))
        # cards that leave play go last, all at once
        leaving = [one for one in occurrences if one.kind in LEAVES_PLAY]
        staying = [one for one in occurrences if one.kind not in LEAVES_PLAY]
        game.done()
        if not spoken_of and scope.that in ((), (scope.source,)):
            # "that card" is the card paid with, if the text named none but its own
            spoken_of = cards_named(game, costs, chosen(self.picked, 0, len(self.picked)))
        if spoken_of:
            remember(game, spoken_of)
        area = area_named(game, costs, scope)
        if area != NO_AREA and scope.area == NO_AREA:
            game.top().point_to(area)
        if any(type(cost) in DETAILS for cost in costs):
            game.top().count_on(scope.number)
        if any(isinstance(cost, Spend) for cost in costs):
            game.top().count_on(len([one for one in occurrences if one.kind == SPENT]))
        if self.can_cancel:
            game.tell(Occurrence(USED, scope.you, card_of(scope.source), by=scope.you))
        game.occur_before(staying, leaving)

    def picked_one(self, game: "Kernel") -> None:
        """Record the choice and ask for the next one; whoever stops leaves the rest of the cards open."""
        if game.state.answer[0] == DONE:
            choices = [choice for choice in map(choice_in, self.costs(game)) if choice is not None]
            left = slots_of(game, choices, self.scope)[len(self.picked) :]
            self.picked += (NO_REF,) * sum([choice is left[0] for choice in left])
            self.step = "begin"
            return
        self.picked = (*self.picked, game.ref(CardId(game.state.answer[1])))
        self.step = "begin"


def refuse_paying_with(game: "Kernel", occurrence: Occurrence) -> Refusal | None:
    """508.1a, 508.1c: return why *occurrence* can't happen as a cost, or None if it can."""
    refusal = game.refusal_of(occurrence)
    if refusal is not None:
        return refusal
    for one in replacements_of(game, occurrence):
        if not one.ability.optional:  # an optional one is not offered while paying (R16)
            return Refusal("508.1a", "would-be-replaced", card=occurrence.card, source=one.card)
    return None


claims("508.1a", "508.1c", "R16", refuse_paying_with)
