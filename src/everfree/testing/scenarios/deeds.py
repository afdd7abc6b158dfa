"""Scenarios of abilities that do something once: what is chosen, what changes, and all that must stay.

A table is laid out with cards that fit the descriptions of the ability and others that do not, and the card
is played, moved or used. For a triggered ability the same is done with a copy of the card without it; what is
there then, changed as the tree says, must be there with it. Choices are exact: the referee lists the cards
that fit. An ability with a word that is not read here raises `UnknownWord`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.state import EXHAUSTED
from everfree.ccg.kernel.values.characteristics import colours_of, power_of
from everfree.ccg.language import (
    A_PROBLEM,
    ANYWHERE,
    AT_LEAST,
    AT_MOST,
    BLUE,
    EXACTLY,
    HOME,
    MAIN_PHASE_TIMING,
    POWER,
    YOU,
    Ability,
    Activated,
    Card,
    Choose,
    ColouredPower,
    Description,
    Dismiss,
    Draw,
    Each,
    Effect,
    Enters,
    EventText,
    Exhaust,
    Gain,
    Give,
    IsPlayed,
    May,
    Move,
    Moves,
    OfColour,
    Pay,
    PayTo,
    PhaseStarts,
    PlayOn,
    Plays,
    Power,
    ReadyCards,
    Score,
    Selector,
    Sequence,
    This,
    Triggered,
    With,
    WithTrait,
)
from everfree.ccg.language.card import WILD
from everfree.ccg.language.nodes import walk
from everfree.ccg.vocab import (
    COLOURS,
    DISCARD_PILE,
    DRAW_DECK,
    FRIEND,
    HAND,
    MAIN_PHASE,
    MANE,
    PLAY,
    PROBLEM,
    RESOURCE,
    SCORE_PHASE,
    TROUBLEMAKER,
    CardId,
    Seat,
)
from everfree.testing.laid import Put
from everfree.testing.pieces import piece, plain, plain_troublemaker
from everfree.testing.referee.orders import settled
from everfree.testing.referee.position import Position
from everfree.testing.referee.positions import LEFT_OUT, SEATS
from everfree.testing.referee.words import Reader, UnknownWord
from everfree.testing.scenarios.lasting import without
from everfree.testing.table import Table

SIDES: Final = ("home", "mine", "theirs", "opponent_home", "opponent_mine", "opponent_theirs")
TOKENS: Final = 20
STEPS: Final = 30
"""Questions that following one ability may ask."""

Values = dict[tuple[Any, ...], Any]
"""Everything that is compared, by what it is about."""


@dataclass(frozen=True)
class DeedScenario:
    """An action, what must be offered on the way, and what must be there afterwards."""

    card: Card
    start: Callable[[Card], Table]
    source: CardId
    picks: tuple[tuple[frozenset[CardId], CardId], ...]
    """For each choice the cards that fit, and the one to take."""
    expected: Values

    def differences(self, card: Card) -> list[str]:
        """List what is different when *card* has this text."""
        table = self.start(card)
        found = follow(table, self.source, list(self.picks))
        observed = values_of(table, list(self.expected))
        return found + [
            f"{' '.join(map(str, what))}: {observed[what]} instead of {value}"
            for what, value in self.expected.items()
            if observed[what] != value
        ]


def deed_scenario(card: Card, side: int, place: int) -> DeedScenario | None:
    """Make the scenario of an ability; None if it does nothing in the position that was laid out."""
    ability = card.sides[side].abilities[place]
    if card.id in LEFT_OUT or side:
        raise UnknownWord("a card that the referee can't judge")
    start, is_before = way_of(card, ability)
    assert isinstance(ability, Triggered | Activated | EventText)
    table = start(card if is_before else without(card, side, place))
    numbers = [CardId(one) for one in range(len(table.state.definition))]
    source = next(one for one in numbers if table.game.definition(one).card.id == card.id)
    reading = Deed(table, source)
    before = dict(reading.values)
    if not reading.reader.holds(getattr(ability, "condition", None)):
        return None
    for cost in getattr(ability, "costs", ()):
        reading.apply(cost)
    if isinstance(ability, EventText):
        reading.add("tokens", Seat(0), -card.cost)
        reading.add("hand", Seat(0), -1)
        reading.values["zone", source] = DISCARD_PILE
    after_costs = dict(reading.values)
    reading.apply(ability.effect)
    if reading.values in (before, after_costs):
        return None
    acted = acting(start, ability) if is_before else start
    return DeedScenario(card, acted, source, tuple(reading.picks), reading.values)


def way_of(card: Card, ability: Ability) -> tuple[Callable[[Card], Table], bool]:
    """Return how to make the ability happen, and whether the table is still as before it."""
    company = laid_for(card, ability)
    if isinstance(ability, EventText) and ability.timing == MAIN_PHASE_TIMING and ability.trigger is None:
        return lambda one: laid(one, "hand", company), True
    if isinstance(ability, Activated) and ability.timing == MAIN_PHASE_TIMING and ability.trigger is None:
        is_readied = ReadyCards(This()) in walk(ability.effect)
        return lambda one: laid(one, "exhausted" if is_readied else "play", company), True
    if not isinstance(ability, Triggered) or ability.first:
        raise UnknownWord(ability)
    trigger = ability.trigger
    is_own = isinstance(getattr(trigger, "what", None), This)
    if isinstance(trigger, Plays | IsPlayed | Enters) and is_own and getattr(trigger, "beside", None) is None:
        to = {ANYWHERE: "home", HOME: "home", A_PROBLEM: "mine"}.get(trigger.place)
        if to is not None and card.type in (FRIEND, RESOURCE):
            return lambda one: played(laid(one, "hand", company), card.id, to), False
    if isinstance(trigger, Moves) and is_own and trigger.who == YOU and card.type == FRIEND:
        leaves_home = trigger.origin in (ANYWHERE, HOME) and trigger.destination in (ANYWHERE, A_PROBLEM)
        if leaves_home:
            return lambda one: moved(laid(one, "play", company), card.id), False
    if (
        isinstance(trigger, PhaseStarts)
        and trigger.whose == YOU
        and trigger.phase in (MAIN_PHASE, SCORE_PHASE)
    ):
        return lambda one: laid(one, "play", company, phase=trigger.phase), False
    raise UnknownWord(trigger)


def acting(start: Callable[[Card], Table], ability: Ability) -> Callable[[Card], Table]:
    """Add the action of a player to a layout; if the rules refuse it, the table stays as it is."""

    def act(card: Card) -> Table:
        table = start(card)
        if not isinstance(ability, Activated):
            _take_first(table, option.PLAY, card.id)
        elif ability in card.front.abilities:
            used = [one for one in card.front.abilities if isinstance(one, Activated)]
            numbers = [place for place, one in enumerate(table.question.options) if one[0] == option.USE]
            own = [place for place in numbers if _is_of(table, table.question.options[place], card.id)]
            if len(own) == len(used):
                table.game.take(own[used.index(ability)])
        return table

    return act


def played(table: Table, card: str, to: str) -> Table:
    """Play the card from the hand to a place, or on the first host that is offered."""
    _take_first(table, option.PLAY, card)
    if table.asked == "where":
        names = table.choices()
        table.game.take(names.index(to) if to in names else 0)
    return table


def moved(table: Table, card: str) -> Table:
    """Move the card from home to your Problem."""
    _take_first(table, option.MOVE, card)
    if table.asked == "where":
        table.choose("mine")
    return table


def _is_of(table: Table, one: tuple[int, ...], card: str) -> bool:
    return table.game.definition(CardId(one[1])).card.id == card


def _take_first(table: Table, verb: int, card: str) -> None:
    for place, one in enumerate(table.question.options):
        if one[0] == verb and _is_of(table, one, card):
            table.game.take(place)
            return


# The table.


def laid_for(card: Card, ability: Ability) -> dict[str, list[Put]]:
    """Make Friends that fit the descriptions of an ability, and others, for every place of both players."""
    told = [node for node in walk(ability) if isinstance(node, Description)]
    models = [plain(1, BLUE), *[model for one in told for model in fitting(one)]]
    found: dict[str, list[Put]] = {side: [] for side in SIDES}
    for side in SIDES:
        for model in models:
            found[side].append(piece(model))
            found[side].append(piece(model, exhausted=True))
    if any(one.noun & TROUBLEMAKER for one in told):
        for side in ("mine", "theirs", "opponent_mine", "opponent_theirs"):
            found[side].append(piece(plain_troublemaker(1)))
    for need in card.needs:
        colour = next(one for one in COLOURS if one != need.colour) if need.other_than else need.colour
        found["home"].append(piece(plain(9, BLUE if colour == WILD else colour)))
    return found


def fitting(description: Description) -> Iterator[Card]:
    """Yield a plain Friend that fits a description, as far as print goes."""
    if description.noun & FRIEND and description.tests:
        colours, power, cost = BLUE, 2, 1
        traits: list[str] = []
        for test in description.tests:
            if isinstance(test, OfColour):
                colours = next(one for one in COLOURS if one & test.colours)
            elif isinstance(test, WithTrait):
                traits.append(test.trait)
            elif isinstance(test, With) and isinstance(test.amount, int):
                number = test.amount if test.comparison in (EXACTLY, AT_LEAST, AT_MOST) else test.amount + 1
                power, cost = (number, cost) if test.stat == POWER else (power, number)
        yield plain(power, colours, traits=tuple(traits), cost=cost)


def laid(card: Card, where: str, company: dict[str, list[Put]], *, phase: int = MAIN_PHASE) -> Table:
    """Lay out a table with the card in hand or in play."""
    own = piece(card, exhausted=where == "exhausted")
    sides: dict[str, Any] = {side: list(cards) for side, cards in company.items()}
    if where == "hand":
        sides["hand"] = [own]
    elif card.type == MANE:
        sides["mane"] = own
    elif card.type == PROBLEM:
        sides["problem"] = own
    elif card.type == TROUBLEMAKER:
        sides["mine"].append(own)
    elif any(isinstance(one, PlayOn) for one in card.front.abilities):
        raise UnknownWord("an attachment in play")
    else:
        sides["home"].append(own)
    return Table(**sides, tokens=TOKENS, opponent_tokens=TOKENS, score=1, opponent_score=1, phase=phase)


def values_of(table: Table, keys: list[tuple[Any, ...]]) -> Values:
    """Return the present values."""
    return {key: value_of(table, key) for key in keys}


def value_of(table: Table, key: tuple[Any, ...]) -> Any:
    """Return one value."""
    what, number = key
    state = table.state
    if what in ("tokens", "score"):
        return (state.tokens if what == "tokens" else state.score)[number]
    if what in ("hand", "deck"):
        return len(table.game.cards_in(HAND if what == "hand" else DRAW_DECK, number))
    if what == "zone":
        return state.zone[number]
    if state.zone[number] != PLAY:
        return None
    if what == "exhausted":
        return bool(state.marks[number] & EXHAUSTED)
    if what == "colours":
        return colours_of(table.game, number)
    return state.area[number] if what == "area" else power_of(table.game, number)


def follow(table: Table, source: CardId, picks: list[tuple[frozenset[CardId], CardId]]) -> list[str]:
    """Answer the questions of an ability; return what was offered wrongly."""
    found: list[str] = []
    for _ in range(STEPS):
        if table.is_over:
            break
        options = table.question.options
        verbs = [one[0] for one in options]
        if option.END in verbs:
            break
        if option.YES in verbs:
            table.game.take(verbs.index(option.YES))
        elif option.CARD in verbs and picks:
            fit, taken = picks.pop(0)
            offered = frozenset([CardId(one[1]) for one in options if one[0] == option.CARD])
            if offered != fit:
                found.append(f"offered are {sorted(offered)} instead of {sorted(fit)}")
            if taken not in offered:
                break
            table.game.take(options.index(next(one for one in options if one[:2] == (option.CARD, taken))))
        elif option.PASS in verbs:
            break
        else:
            found.append(f"a question that the tree does not ask: {table.asked}")
            break
    return found


# What the tree says.


class Deed:
    """The values of a table, changed as the instructions say."""

    def __init__(self, table: Table, source: CardId) -> None:
        self.table = table
        self.source = source
        self.state = table.state.clone()
        keys: list[tuple[Any, ...]] = [
            (what, seat) for what in ("tokens", "score", "hand", "deck") for seat in SEATS
        ]
        for card in {*table.game.in_play(), source}:
            keys.extend([(what, card) for what in ("zone", "area", "exhausted", "power", "colours")])
        self.values: Values = values_of(table, keys)
        self.picks: list[tuple[frozenset[CardId], CardId]] = []

    @property
    def reader(self) -> Reader:
        """Read the table as it is after the instructions so far, as far as they exhaust and ready cards."""
        position = Position(self.table.game.definitions, self.state)
        return Reader(position, settled(position).world, self.source, Seat(0))

    def add(self, what: str, number: int, amount: int) -> None:
        self.values[what, number] += amount

    def apply(self, effect: Effect) -> None:
        """Change the values as an instruction says."""
        if isinstance(effect, Sequence):
            for one in effect.effects:
                self.apply(one)
        elif isinstance(effect, May) and effect.who == YOU:
            self.apply(effect.effect)
        elif isinstance(effect, Draw) and isinstance(effect.count, int):
            seat = self.reader.seat(effect.who)
            self.add("hand", seat, effect.count)
            self.add("deck", seat, -effect.count)
        elif isinstance(effect, Gain | Pay) and isinstance(effect.amount, int):
            self.add("tokens", Seat(0), effect.amount if isinstance(effect, Gain) else -effect.amount)
        elif isinstance(effect, Score) and isinstance(effect.points, int):
            self.add("score", self.reader.seat(effect.who), effect.points)
        elif isinstance(effect, Exhaust | ReadyCards | Dismiss):
            for card in self.meant(effect.what, effect):
                self.change(effect, card)
        elif isinstance(effect, PayTo):
            for one in (*effect.costs, effect.effect):
                self.apply(one)
        elif isinstance(effect, Move) and effect.destination == HOME:
            for card in self.meant(effect.what):
                self.values["area", card] = self.table.state.controller[card]
        elif isinstance(effect, Give) and effect.condition is None and effect.ended_by is None:
            cards = self.meant(effect.to)
            for change in effect.changes:
                if not isinstance(change, Power | ColouredPower) or not isinstance(change.amount, int):
                    raise UnknownWord(change)
                for card in cards:
                    self.add("power", card, change.amount)
                    if isinstance(change, ColouredPower):
                        self.values["colours", card] |= change.colour
        else:
            raise UnknownWord(effect)

    def change(self, effect: Effect, card: CardId) -> None:
        """Change one card."""
        if isinstance(effect, Dismiss):
            self.values["zone", card] = DISCARD_PILE
            for what in ("area", "exhausted", "power", "colours"):
                self.values[what, card] = None
        elif self.values["exhausted", card] is not None:
            is_exhausted = isinstance(effect, Exhaust)
            self.values["exhausted", card] = is_exhausted
            self.state.marks[card] = self.state.marks[card] & ~EXHAUSTED | (EXHAUSTED if is_exhausted else 0)

    def meant(self, selector: Selector, effect: Effect | None = None) -> list[CardId]:
        """List the cards that a selector means; of those to choose from, take the first other card.

        Only a ready card can be chosen to be exhausted, and only an exhausted one to be readied.
        """
        if isinstance(selector, This):
            return [self.source]
        if isinstance(selector, Each):
            return self.reader.described(selector.description)
        if (
            isinstance(selector, Choose)
            and selector.count == 1
            and selector.who == YOU
            and not selector.up_to
        ):
            fit = self.reader.described(selector.description)
            if isinstance(effect, Exhaust | ReadyCards):
                wanted = isinstance(effect, ReadyCards)
                fit = [card for card in fit if self.values["exhausted", card] is wanted]
            taken = next((card for card in fit if card != self.source), None)
            if taken is None:
                raise UnknownWord("a choice among no cards")
            self.picks.append((frozenset(fit), taken))
            return [taken]
        raise UnknownWord(selector)
