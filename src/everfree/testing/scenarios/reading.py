"""What the instructions of a tree change, read by the referee: the values of a table, step by step."""

from typing import Any, Final

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.state import BOOSTED, CUTIE_MARK, EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values.characteristics import colours_of, power_of
from everfree.ccg.language import (
    A_PROBLEM,
    ANY_CARD,
    ANYWHERE,
    END_OF_FACEOFF,
    END_OF_PHASE,
    END_OF_TURN,
    FOR_GOOD,
    HERE,
    HOME,
    NEXT_READY_PHASE,
    POWER_COUNTER,
    START_OF_YOUR_NEXT_TURN,
    THERE,
    WHILE_IN_PLAY,
    YOU,
    Banish,
    Choose,
    ChooseOne,
    ColouredPower,
    CutieMark,
    DiscardCards,
    Dismiss,
    Draw,
    Each,
    Effect,
    Exhaust,
    FlipCard,
    Frighten,
    Gain,
    GainControl,
    Give,
    Host,
    If,
    It,
    LoseTokens,
    May,
    Move,
    Pay,
    PayTo,
    Power,
    PutCounters,
    PutIntoHand,
    PutOnDeck,
    PutUnderDeck,
    ReadyCards,
    Retire,
    Score,
    Selector,
    Sequence,
    Spend,
    That,
    This,
    TurnFaceDown,
    TurnOver,
    Unfrighten,
)
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.selectors.conditions import WithCard
from everfree.ccg.rules.words.effects.counters import counters_on
from everfree.ccg.vocab import (
    BANISHED,
    DISCARD_PILE,
    DRAW_DECK,
    EVENT,
    FLIP,
    FRIEND,
    HAND,
    MANE,
    PLAY,
    PROBLEM_AREA,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
)
from everfree.testing.referee.orders import settled
from everfree.testing.referee.position import Position
from everfree.testing.referee.positions import SEATS
from everfree.testing.referee.reader import Reader, UnknownWord
from everfree.testing.table import Table

Values = dict[tuple[Any, ...], Any]
"""Everything that is compared, by what it is about."""
Pick = tuple[int, frozenset[int], int]
"""A choice: the verb of its options, the cards or areas that fit, and the one to take."""
MARKS: Final = {"exhausted": EXHAUSTED, "face down": FACE_DOWN, "boosted": BOOSTED, "marked": CUTIE_MARK}
PILES: Final = {"hand": HAND, "deck": DRAW_DECK, "flipped": FLIP}
OF_CARDS: Final = ("zone", "area", "power", "colours", "controller", "counters", "host", *MARKS)
UNTILS: Final = (
    END_OF_TURN,
    END_OF_PHASE,
    START_OF_YOUR_NEXT_TURN,
    NEXT_READY_PHASE,
    FOR_GOOD,
    WHILE_IN_PLAY,
)
"""Durations that last at least to the moment at which values are compared."""
LEAVING: Final[dict[type[Effect], int]] = {
    Dismiss: DISCARD_PILE,
    Retire: DISCARD_PILE,
    Spend: DISCARD_PILE,
    Banish: BANISHED,
    PutIntoHand: HAND,
    PutOnDeck: DRAW_DECK,
    PutUnderDeck: DRAW_DECK,
}
"""Instructions that put cards into another zone of their owners."""


def values_of(table: Table, keys: list[tuple[Any, ...]]) -> Values:
    """Return the present values."""
    return {key: value_of(table, key) for key in keys}


def value_of(table: Table, key: tuple[Any, ...]) -> Any:
    """Return one value."""
    what, number = key
    state = table.state
    if what in ("tokens", "score"):
        return (state.tokens if what == "tokens" else state.score)[number]
    if what in PILES:
        return len(table.game.cards_in(PILES[what], number))
    if what == "zone":
        return state.zone[number]
    if state.zone[number] != PLAY:
        return None
    if what in MARKS:
        return bool(state.marks[number] & MARKS[what])
    if what == "colours":
        return colours_of(table.game, number)
    if what == "counters":
        return dict(counters_on(table.game, number))
    if what in ("area", "controller", "host"):
        numbers: list[int] = getattr(state, what)
        return numbers[number]
    return power_of(table.game, number)


class Deed:
    """The values of a table, changed as the instructions say."""

    def __init__(
        self,
        table: Table,
        source: CardId,
        that: CardId | None = None,
        *,
        there: str = "",
        in_faceoff: bool = False,
    ) -> None:
        self.table = table
        self.source = source
        self.that = that
        self.there = table.area_named(there) if there else -1
        self.in_faceoff = in_faceoff
        self.untils = (*UNTILS, *((END_OF_FACEOFF,) if in_faceoff else ()))
        self.state = table.state.clone()
        keys: list[tuple[Any, ...]] = [(what, seat) for what in ("tokens", "score", *PILES) for seat in SEATS]
        for card in sorted({*table.game.in_play(), source}):
            keys.extend([(what, card) for what in OF_CARDS])
        self.values: Values = values_of(table, keys)
        self.picks: list[Pick] = []

    @property
    def reader(self) -> Reader:
        """Read the table as it is after the instructions so far, except for changed powers."""
        position = Position(self.table.game.definitions, self.state)
        reader = Reader(position, settled(position).world, self.source, Seat(0))
        reader.there = self.there
        return reader

    def add(self, what: str, number: int, amount: int) -> None:
        self.values[what, number] += amount

    def apply(self, effect: Effect) -> None:  # noqa: C901 - one case for each effect
        """Change the values as an instruction says."""
        match effect:
            case Sequence():
                for one in effect.effects:
                    self.apply(one)
            case May():
                self.apply(effect.effect)
            case PayTo():
                for one in (*effect.costs, effect.effect):
                    self.apply(one)
            case If():
                if self.reader.holds(effect.condition):
                    self.apply(effect.effect)
                elif effect.otherwise is not None:
                    self.apply(effect.otherwise)
            case ChooseOne(count=1):
                self.apply(effect.effects[0])
            case Draw() | Gain() | Pay() | Score() | LoseTokens():
                self.count(effect)
            case FlipCard() if self.in_faceoff and not effect.that:
                number = self.reader.number(effect.count)
                self.add("deck", Seat(0), -number)
                self.add("flipped", Seat(0), number)
            case Give():
                self.give(effect)
            case Banish() if effect.beneath is not None:
                raise UnknownWord("beneath a chosen card")
            case DiscardCards() if (
                effect.who == YOU and effect.description == ANY_CARD and not effect.at_random
            ):
                self.discard(self.reader.number(effect.count))
            case _ if hasattr(effect, "what") and getattr(effect, "also", None) is None:
                for card in self.meant(effect.what, effect):
                    self.change(effect, card)
            case _:
                raise UnknownWord(effect)

    def count(self, effect: Draw | Gain | Pay | Score | LoseTokens) -> None:
        """Change what a player has."""
        reader = self.reader
        if isinstance(effect, Draw):
            seat, number = reader.seat(effect.who), reader.number(effect.count)
            self.add("hand", seat, number)
            self.add("deck", seat, -number)
        elif isinstance(effect, Score):
            self.add("score", reader.seat(effect.who), reader.number(effect.points))
        elif isinstance(effect, LoseTokens):
            self.add("tokens", reader.seat(effect.who), -reader.number(effect.amount))
        else:
            number = reader.number(effect.amount)
            self.add("tokens", Seat(0), number if isinstance(effect, Gain) else -number)

    def discard(self, number: int) -> None:
        """Discard the first cards of your hand, chosen one by one."""
        held = [CardId(card) for card in self.state.zones[HAND * self.state.seats] if card != self.source]
        if len(held) <= number:
            raise UnknownWord("a choice among no cards")
        for place, card in enumerate(held[:number]):
            self.picks.append((option.CARD, frozenset(held[place:]), card))
            self.leave(card, DISCARD_PILE)
            for what in OF_CARDS:
                del self.values[what, card]

    def give(self, effect: Give) -> None:
        """Change powers and colours for a while."""
        if effect.condition is not None or effect.ended_by is not None or effect.until not in self.untils:
            raise UnknownWord(effect)
        chosen = self.meant(effect.to)
        for change in effect.changes:
            if not isinstance(change, Power | ColouredPower):
                raise UnknownWord(change)
            amount = self.reader.number(change.amount)
            for card in chosen:
                if self.values.get(("power", card)) is None:
                    raise UnknownWord("a card that is not in play")
                self.add("power", card, amount)
                if isinstance(change, ColouredPower):
                    self.values["colours", card] |= change.colour

    def change(self, effect: Effect, card: CardId) -> None:  # noqa: C901 - one case for each effect
        """Change one card."""
        if type(effect) in LEAVING and not getattr(effect, "beneath_this", False):
            self.leave(card, LEAVING[type(effect)])
            return
        if self.values.get(("area", card)) is None:
            raise UnknownWord("a card that is not in play")
        match effect:
            case Exhaust() | ReadyCards():
                self.mark("exhausted", card, is_on=isinstance(effect, Exhaust))
            case CutieMark() if not self.values["marked", card]:
                self.mark("marked", card, is_on=True)
                self.put_counters(card, POWER_COUNTER, 1)
            case Frighten() | TurnFaceDown():
                self.mark("face down", card, is_on=True)
                self.mark("exhausted", card, is_on=False)
                self.values.update({("power", card): 0, ("colours", card): 0, ("counters", card): {}})
            case Unfrighten():
                printed = self.table.game.definition(card).card.front
                self.mark("face down", card, is_on=False)
                self.values.update({("power", card): printed.power, ("colours", card): printed.colours})
            case TurnOver() if self.reader.facts(card).type == MANE:
                sides = self.table.game.definition(card).card.sides
                if sides[1].abilities or sides[1].keywords:
                    raise UnknownWord("the other side of a card")
                now = self.values["boosted", card]
                self.mark("boosted", card, is_on=not now)
                self.add("power", card, sides[not now].power - sides[now].power)
                self.values["colours", card] = sides[not now].colours
            case PutCounters():
                self.put_counters(card, effect.counter, self.reader.number(effect.count))
            case GainControl() if effect.until in self.untils and effect.who == YOU:
                self.values["controller", card] = Seat(0)
                if self.table.name_of_area(self.values["area", card]) == "their home":
                    self.values["area", card] = self.table.area_named("home")
            case Move():
                self.move(effect, card)
            case _:
                raise UnknownWord(effect)

    def move(self, effect: Move, card: CardId) -> None:
        """Move a card, to the first of the places it may go to."""
        state = self.state
        home = state.controller[card]
        to = [area for area in self.destinations(effect, home) if area != state.area[card]]
        if self.reader.facts(card).type == TROUBLEMAKER:
            raise UnknownWord(effect)  # two of a player at one Problem are one too many
        if effect.beside is not None and self.depends_on_company(card):
            raise UnknownWord(effect)
        if len(to) > 1:
            if isinstance(effect.what, Each):
                raise UnknownWord(effect)
            self.picks.append((option.AREA, frozenset(to), to[0]))
        if to:
            self.values["area", card] = to[0]
            state.area[card] = AreaId(to[0])

    def depends_on_company(self, card: CardId) -> bool:
        """Tell whether a keyword of the card changes its power by the cards that it is with."""
        words = [word for side in self.reader.position.card(card).sides for word in side.keywords]
        return any(isinstance(one, WithCard) for word in words for one in walk(meaning_of(word)))

    def destinations(self, effect: Move, home: int) -> list[int]:
        """List the areas that an instruction to move names."""
        problems = [area for area, kind in enumerate(self.state.area_kind) if kind == PROBLEM_AREA]
        areas: dict[str, list[int]] = {
            HOME: [home],
            HERE: [self.state.area[self.source]],
            THERE: [self.there],
            A_PROBLEM: problems,
            ANYWHERE: [home, *problems],
        }
        if effect.destination not in areas or areas[effect.destination] == [-1]:
            raise UnknownWord(effect)
        if effect.beside is None:
            return areas[effect.destination]
        there = [self.state.area[card] for card in self.reader.described(effect.beside)]
        return [area for area in areas[effect.destination] if area in there]

    def put_counters(self, card: CardId, name: str, count: int) -> None:
        """Put counters on a card."""
        counters = dict(self.values["counters", card])
        counters[name] = counters.get(name, 0) + count
        self.values["counters", card] = counters
        self.add("power", card, count if name == POWER_COUNTER else 0)

    def mark(self, what: str, card: CardId, *, is_on: bool) -> None:
        """Set or remove a mark of a card."""
        self.values[what, card] = is_on
        self.state.marks[card] = self.state.marks[card] & ~MARKS[what] | (MARKS[what] if is_on else 0)

    def leave(self, card: CardId, zone: int) -> None:
        """Put a card into another zone of its owner."""
        is_event = card == self.reader.source and self.reader.facts(card).type == EVENT
        if is_event and zone != DISCARD_PILE:
            raise UnknownWord("an Event among the cards that its text is about")
        state = self.state
        owner, old = state.owner[card], state.zone[card]
        for counted, number in PILES.items():
            self.add(counted, owner, (zone == number) - (old == number))
        state.zones[old * state.seats + (0 if old == PLAY else owner)].remove(card)
        state.zones[zone * state.seats + owner].append(card)
        state.zone[card] = zone
        self.values["zone", card] = zone
        for what in OF_CARDS[1:]:
            self.values[what, card] = None

    def meant(self, selector: Selector, effect: Effect | None = None) -> list[CardId]:
        """List the cards that a selector means; of those to choose from, take the first other card.

        Only a ready card can be chosen to be exhausted, only an exhausted one to be readied.
        """
        if isinstance(selector, This):
            return [self.source]
        if isinstance(selector, That) and selector.before:
            raise UnknownWord(selector)
        if isinstance(selector, That | It) and not self.picks:
            return [self.source if self.that is None else self.that]
        if isinstance(selector, Host) and self.state.host[self.source] >= 0:
            return [self.state.host[self.source]]
        if isinstance(selector, Each):
            return self.reader.described(selector.description)
        if not isinstance(selector, Choose) or selector.count != 1 or selector.who != YOU or selector.up_to:
            raise UnknownWord(selector)
        if selector.description.zone == HAND:
            raise UnknownWord("a choice from the hand")
        fit = self.possible(self.reader.described(selector.description), effect)
        taken = next((card for card in fit if card != self.source), None)
        if taken is None:
            raise UnknownWord("a choice among no cards")
        if len(fit) > 1:
            self.picks.append((option.CARD, frozenset(fit), taken))
        return [taken]

    def possible(self, fit: list[CardId], effect: Effect | None) -> list[CardId]:
        """List those of the described cards that *effect* can be done to."""
        if isinstance(effect, Exhaust | ReadyCards):
            fit = [card for card in fit if self.values["exhausted", card] is isinstance(effect, ReadyCards)]
        if isinstance(effect, Frighten | Unfrighten):
            is_down = isinstance(effect, Unfrighten)
            fit = [card for card in fit if self.reader.facts(card).type == FRIEND]
            fit = [card for card in fit if self.values["face down", card] is is_down]
        if isinstance(effect, Move):  # no card is moved to where it is
            area, homes = self.state.area, self.state.controller
            fit = [card for card in fit if self.destinations(effect, homes[card]) != [area[card]]]
        if isinstance(effect, Retire):
            fit = [card for card in fit if self.state.controller[card] == 0]  # nobody retires another's card
        if isinstance(effect, TurnFaceDown):  # yours would be uncovered again in your own phase
            fit.sort(key=lambda card: self.state.controller[card] == 0)
        return fit
