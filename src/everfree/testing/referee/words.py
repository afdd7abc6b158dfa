"""Read the words that describe cards, places, conditions and amounts, independently of the engine.

An unknown word raises `UnknownWord`.
"""

import re
from collections.abc import Callable
from typing import Any

from everfree.ccg.kernel.state import BOOSTED, CUTIE_MARK
from everfree.ccg.language.card import Side
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import (
    A_PLAYER,
    A_PROBLEM,
    ADVERSARIES,
    ANYWHERE,
    AT_LEAST,
    AT_MOST,
    COLOURS,
    COST,
    EXACTLY,
    HERE,
    HOME,
    ITS_PROBLEM,
    MORE_THAN,
    OPPONENTS_HOME,
    OPPONENTS_PROBLEM,
    OTHER_AREAS,
    OWNER,
    POWER,
    THAT_PLAYER,
    THERE,
    TRAITS,
    YOU,
    Comparison,
    Stat,
    Who,
)
from everfree.ccg.language.words.effects.attaching import On, WithAttached
from everfree.ccg.language.words.effects.counters import Counters, CutieMarked, WithCounters
from everfree.ccg.language.words.effects.covering import Boosted, FaceDown, Frightened
from everfree.ccg.language.words.faceoffs.faceoffs import InFaceoff
from everfree.ccg.language.words.selectors.amounts import (
    ActionTokens,
    Amount,
    ColoursOf,
    Countable,
    Different,
    ForEach,
    HighestOf,
    NumberOf,
    Spelt,
    ValueOf,
)
from everfree.ccg.language.words.selectors.comparing import With
from everfree.ccg.language.words.selectors.conditions import (
    AllOf,
    Condition,
    DuringFaceoff,
    DuringPhase,
    DuringTurn,
    Has,
    HasMore,
    HasPower,
    Involved,
    Is,
    ThereAre,
    WithCard,
)
from everfree.ccg.language.words.selectors.knowing import (
    WithEvenPower,
)
from everfree.ccg.language.words.selectors.selectors import (
    Another,
    At,
    ControlledBy,
    Description,
    Each,
    Exhausted,
    Host,
    Not,
    OfColour,
    One,
    Ready,
    Selector,
    This,
    WithTrait,
)
from everfree.ccg.language.words.selectors.sharing import SameName, SharesTrait, WithMatchingMane
from everfree.ccg.language.words.triggers.scoring import HasPoints
from everfree.ccg.language.words.zones.decks import DrawDeck, TopOf
from everfree.ccg.language.words.zones.leaving import BeneathThis, WithBeneath
from everfree.ccg.language.words.zones.searching import Titled
from everfree.ccg.vocab import (
    BANISHED,
    CHARACTER,
    DISCARD_PILE,
    DRAW_DECK,
    FLIP,
    FRIEND,
    HAND,
    HOME_AREA,
    MANE,
    PLAY,
    PROBLEM,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    CardId,
    Seat,
)
from everfree.testing.referee.position import Characteristics, Position, World, as_printed, characters_of

SEATS = (Seat(0), Seat(1))
OPEN_ZONES = (BANISHED, DISCARD_PILE, FLIP, HAND)
"""The zones besides play whose cards the referee counts."""
NOTED_CARD = -1
"""The key under which a text remembers a card in `state.noted`."""
CHOSEN_COLOUR = -6
"""The key under which a text remembers a colour in `state.noted`."""
PEOPLE = (YOU, *ADVERSARIES, OWNER, A_PLAYER)
PLACES = (ANYWHERE, HERE, ITS_PROBLEM, HOME, A_PROBLEM, OPPONENTS_HOME, OPPONENTS_PROBLEM, OTHER_AREAS)


class UnknownWord(LookupError):
    """The referee can't read a word."""

    def __init__(self, word: Node | str) -> None:
        super().__init__(word if isinstance(word, str) else type(word).__name__)


class Reader:
    """Reads the text on *source*, for the player *you*, in one world of one position."""

    def __init__(self, position: Position, world: World, source: CardId, you: Seat) -> None:
        self.position = position
        self.state = position.state
        self.world = world
        self.source = source
        self.you = you
        self.there = -1
        """The area that the text calls "there", if any."""
        self.that_player: Seat | None = None
        """The player that the text calls "that player", if any."""

    def seat(self, who: str) -> Seat:
        """Return the player that a word means."""
        if who == YOU:
            return self.you
        if who in ADVERSARIES:
            if self.state.seats > 2:
                raise UnknownWord(f"{who}, of several")
            return self.position.opponent(self.you)
        if who == OWNER:
            return self.state.owner[self.source]
        if who == THAT_PLAYER and self.that_player is not None:
            return self.that_player
        raise UnknownWord(who)

    def is_place(self, place: str, area: int, home_of: Seat) -> bool:
        """Tell whether an area is the place that is named."""
        if area < 0:
            return False
        is_home = self.state.area_kind[area] == HOME_AREA
        if place == ANYWHERE:
            return True
        if place == HERE:
            return area == self.state.area[self.source]
        if place == THERE and self.there >= 0:
            return area == self.there
        if place == ITS_PROBLEM:
            return not is_home and area == self.state.area[self.source]
        if place == HOME:
            return is_home and self.state.area_owner[area] == home_of
        if place == OPPONENTS_HOME:
            return is_home and self.state.area_owner[area] != self.state.controller[self.source]
        if place == A_PROBLEM:
            return not is_home
        if place == OTHER_AREAS:
            return self.state.area[self.source] not in (area, -1)
        if place == OPPONENTS_PROBLEM:
            return not is_home and self.state.area_owner[area] != self.state.controller[self.source]
        raise UnknownWord(place)

    def described(self, description: Description) -> list[CardId]:
        """List the cards that fit a description: in play, or in another zone of both players."""
        if description.zone == PLAY:
            cards = self.position.in_play()
        elif description.zone in OPEN_ZONES:
            cards = [card for seat in SEATS for card in self.position.cards_in(description.zone, seat)]
        else:
            raise UnknownWord("a zone nobody sees")
        return [card for card in cards if self.is_described(description, card)]

    def facts(self, card: CardId) -> Characteristics:
        """Return the characteristics of a card, the printed ones if it is not in play."""
        return self.world[card] if card in self.world else as_printed(self.position, card)

    def power(self, card: CardId) -> int:
        return self.facts(card).power

    def is_described(self, description: Description, card: CardId) -> bool:
        """Tell whether a card fits a description; a face-down Troublemaker only if it is said (505.2)."""
        facts = self.facts(card)
        if not facts.type & description.noun:
            return False
        is_hidden = facts.type == TROUBLEMAKER and self.position.is_face_down(card)
        if is_hidden and not any(isinstance(test, FaceDown) for test in description.tests):
            return False
        return all(look_up(TESTS, test)(self, test, card) for test in description.tests)

    def holds(self, condition: Condition | None) -> bool:
        """Tell whether a condition is true."""
        return condition is None or look_up(CONDITIONS, condition)(self, condition)

    def number(self, amount: int | Amount) -> int:
        if isinstance(amount, int):
            return amount
        worked_out: int = look_up(AMOUNTS, amount)(self, amount)
        return worked_out

    def noted(self) -> Side:
        """Return the printed side of the card that this text remembers (706.1a), else an empty side."""
        for value in self.remembered(NOTED_CARD):
            return self.position.definitions.cards[value // 2].card.sides[value % 2]
        return Side()

    def remembered(self, key: int) -> list[int]:
        """List what this text remembers under a key."""
        mine = self.position.ref(self.source)
        return [value for card, word, value in self.state.noted if (card, word) == (mine, key)]


def cards_meant(reader: Reader, selector: Selector) -> list[CardId]:
    """List the cards that a selector of a lasting text means."""
    if isinstance(selector, This):
        return [reader.source]
    if isinstance(selector, Host):
        return [reader.state.host[reader.source]]
    if isinstance(selector, One) and selector.or_this:
        return list(dict.fromkeys([reader.source, *reader.described(selector.description)]))
    if isinstance(selector, Each | One):
        return reader.described(selector.description)
    if isinstance(selector, TopOf) and isinstance(selector.deck, DrawDeck):
        deck = reader.position.cards_in(DRAW_DECK, reader.seat(selector.deck.whose))
        return deck[: selector.count] if selector.bottom else deck[::-1][: selector.count]
    raise UnknownWord(selector)


def look_up(table: dict[type[Any], Callable[..., Any]], word: Node) -> Callable[..., Any]:
    """Return the function that reads a word, or raise `UnknownWord`."""
    reading = table.get(type(word))
    if reading is None:
        raise UnknownWord(word)
    return reading


def is_involved(position: Position, world: World, card: CardId) -> bool:
    """Tell whether a card is involved in the current faceoff (514.2a to 514.2e)."""
    state = position.state
    faceoff = state.faceoff
    if faceoff is None:
        return False
    if position.ref(card) in faceoff.left:
        return False
    if position.ref(card) in faceoff.joined:
        return True
    if faceoff.areas and state.area[card] not in faceoff.areas:
        return False
    if faceoff.involved:
        return position.ref(card) in faceoff.involved
    is_character = bool(world[card].type & CHARACTER)
    if faceoff.kind == TROUBLEMAKER_FACEOFF:
        if position.ref(card) == faceoff.troublemaker:
            return True
        return is_character and state.controller[card] == faceoff.challenger
    return is_character and state.controller[card] in faceoff.seats


# Properties of a card.


def controlled_by(reader: Reader, test: ControlledBy, card: CardId) -> bool:
    """Tell whether the named player controls the card; of several opponents, any one."""
    if test.who in ADVERSARIES:
        return reader.state.controller[card] != reader.you
    return reader.state.controller[card] == reader.seat(test.who)


def of_colour(reader: Reader, test: OfColour, card: CardId) -> bool:
    """Tell whether the card has one of the colours."""
    return any(test.colours & colour for colour in reader.facts(card).colours)


def at(reader: Reader, test: At, card: CardId) -> bool:
    """Tell whether the card is at the place; "home" is the home of its controller."""
    return reader.is_place(test.place, reader.state.area[card], reader.state.controller[card])


def can_be_exhausted(reader: Reader, card: CardId) -> bool:
    """Tell whether a card can be ready or exhausted; Problems and frightened cards can't (503.4a, 504.2)."""
    return not reader.position.is_face_down(card) and reader.facts(card).type != PROBLEM


def ready(reader: Reader, test: Ready, card: CardId) -> bool:
    """Tell whether the card has no exhaustion counter."""
    return can_be_exhausted(reader, card) and not reader.position.is_exhausted(card)


def exhausted(reader: Reader, test: Exhausted, card: CardId) -> bool:
    """Tell whether the card has an exhaustion counter."""
    return can_be_exhausted(reader, card) and reader.position.is_exhausted(card)


def on(reader: Reader, test: On, card: CardId) -> bool:
    """Tell whether the card is attached to a host that fits."""
    host = reader.state.host[card]
    if isinstance(test.host, This):
        return host == reader.source
    if isinstance(test.host, Host):
        return host >= 0 and host == reader.state.host[reader.source]
    return host >= 0 and isinstance(test.host, Description) and reader.is_described(test.host, host)


def with_attached(reader: Reader, test: WithAttached, card: CardId) -> bool:
    """Tell whether one of the card's attachments fits."""
    attached = [one for one in reader.position.in_play() if reader.state.host[one] == card]
    return any(reader.is_described(test.what, one) for one in attached)


def with_even_power(reader: Reader, test: WithEvenPower, card: CardId) -> bool:
    """Tell whether the power is even.

    Power below zero counts as zero (105.2, 105.3); a Problem has no power (202.2).
    """
    return reader.facts(card).type != PROBLEM and max(0, reader.power(card)) % 2 == 0


def value(reader: Reader, stat: Stat, card: CardId) -> int:
    """Return a number of the card, at least zero; -1 if it has none (202.2, 505.1b)."""
    if stat == COST:
        return max(0, reader.position.card(card).cost)
    if reader.position.is_face_down(card) or reader.facts(card).type == PROBLEM:
        return -1
    return max(0, reader.power(card) if stat == POWER else as_printed(reader.position, card).power)


def with_number(reader: Reader, test: With, card: CardId) -> bool:
    """Tell whether a number of the card compares like this; below zero counts as zero (105.2)."""
    number = value(reader, test.stat, card)
    if number < 0:
        return False
    return compares(number, test.comparison, reader.number(test.amount))


def compares(number: int, comparison: Comparison, other: int) -> bool:
    """Tell whether two numbers compare like this."""
    if comparison == EXACTLY:
        return number == other
    if comparison in (AT_LEAST, AT_MOST):
        return number >= other if comparison == AT_LEAST else number <= other
    return number > other if comparison == MORE_THAN else number < other


def with_counters(reader: Reader, test: WithCounters, card: CardId) -> bool:
    """Tell whether the card has at least that many counters of the name."""
    return counters(reader, card, test.counter) >= test.count


def counters(reader: Reader, card: CardId, name: str) -> int:
    """Count the counters of a name on a card."""
    return sum([count for host, word, count, _ in reader.state.counters if (host, word) == (card, name)])


def same_name(reader: Reader, test: SameName, card: CardId) -> bool:
    """Tell whether title and subtitle are those of this card (201.1)."""
    return reader.position.card(card).name == reader.position.card(reader.source).name


def titled(reader: Reader, test: Titled, card: CardId) -> bool:
    """Tell whether the card has this Title, or is a character or Troublemaker that names it (201.3a)."""
    title = reader.position.card(card).title
    if title == test.title:
        return True
    is_named = bool(reader.facts(card).type & (CHARACTER | TROUBLEMAKER))
    return is_named and re.search(rf"\b{re.escape(test.title)}\b", title) is not None


def with_beneath(reader: Reader, test: WithBeneath, card: CardId) -> bool:
    """Tell whether at least that many cards are beneath the card."""
    return len([one for one, above in reader.state.beneath if above == card]) >= test.count


def shares_trait(reader: Reader, test: SharesTrait, card: CardId) -> bool:
    """Tell whether the card has a trait in common with this card."""
    return bool(reader.facts(card).traits & reader.facts(reader.source).traits)


TESTS: dict[type[Any], Callable[..., bool]] = {
    ControlledBy: controlled_by,
    Another: lambda reader, test, card: card != reader.source,
    OfColour: of_colour,
    With: with_number,
    WithEvenPower: with_even_power,
    FaceDown: lambda reader, test, card: reader.position.is_face_down(card),
    Frightened: lambda reader, test, card: (
        reader.facts(card).type == FRIEND and reader.position.is_face_down(card)
    ),
    Boosted: lambda reader, test, card: bool(reader.state.marks[card] & BOOSTED),
    Not: lambda reader, test, card: not look_up(TESTS, test.test)(reader, test.test, card),
    WithTrait: lambda reader, test, card: test.trait in reader.facts(card).traits,
    At: at,
    Ready: ready,
    Exhausted: exhausted,
    On: on,
    WithAttached: with_attached,
    WithCounters: with_counters,
    CutieMarked: lambda reader, test, card: bool(reader.state.marks[card] & CUTIE_MARK),
    Titled: titled,
    WithBeneath: with_beneath,
    BeneathThis: lambda reader, test, card: (card, reader.source) in reader.state.beneath,
    SameName: same_name,
    SharesTrait: shares_trait,
    InFaceoff: lambda reader, test, card: is_involved(reader.position, reader.world, card),
}


# Conditions and amounts.


def during_faceoff(reader: Reader, condition: DuringFaceoff) -> bool:
    """Tell whether a faceoff of one of the kinds is in progress, at this card's area if *here* is set."""
    faceoff = reader.state.faceoff
    if faceoff is None or not faceoff.kind & condition.kinds:
        return False
    if condition.involving_this and not is_involved(reader.position, reader.world, reader.source):
        return False
    if condition.others is not None:
        meant = reader.described(condition.others.description)
        others = [card for card in meant if is_involved(reader.position, reader.world, card)]
        if len(others) < condition.others.count:
            return False
    if condition.gathered is not None:
        where = [reader.state.area[card] for card in reader.described(condition.gathered.description)]
        if not any(where.count(area) >= condition.gathered.count for area in faceoff.areas):
            return False
    return reader.state.area[reader.source] in faceoff.areas if condition.here else True


def involved(reader: Reader, condition: Involved) -> bool:
    """Tell whether a selected card is involved in a faceoff of one of the kinds."""
    faceoff = reader.state.faceoff
    return faceoff is not None and any(
        faceoff.kind & condition.kinds and is_involved(reader.position, reader.world, card)
        for card in cards_meant(reader, condition.what)
    )


def count_of(reader: Reader, description: Description, seat: Seat) -> int:
    """Count the fitting cards that a player controls, or has in a zone."""
    found = reader.described(description)
    return len([card for card in found if reader.state.controller[card] == seat])


def has(reader: Reader, condition: Has) -> bool:
    """Tell whether the number of a player's fitting cards compares like this."""
    number = count_of(reader, condition.description, reader.seat(condition.who))
    return compares(number, condition.comparison, condition.count)


def has_more(reader: Reader, condition: HasMore) -> bool:
    """Tell whether a player has more fitting cards, or more power, than the other; there are two players."""
    seat = reader.seat(condition.who)
    if condition.in_power:
        powers = dict.fromkeys(SEATS, 0)
        for card in reader.described(condition.description):
            powers[reader.state.controller[card]] += max(0, reader.power(card))
        return powers[seat] > powers[reader.position.opponent(seat)]
    mine = count_of(reader, condition.description, seat)
    return mine > count_of(reader, condition.description, reader.position.opponent(seat))


def there_are(reader: Reader, condition: ThereAre) -> bool:
    """Tell whether there are enough fitting cards; a count of 0 means that there is none."""
    found = reader.described(condition.description)
    return len(found) >= condition.count if condition.count else not found


def has_points(reader: Reader, condition: HasPoints) -> bool:
    """Tell whether the score of a player, or of any player, compares like this."""
    seats = SEATS if condition.who == A_PLAYER else (reader.seat(condition.who),)
    return any(compares(reader.state.score[seat], condition.comparison, condition.amount) for seat in seats)


def is_turn_of(reader: Reader, who: Who) -> bool:
    """Tell whether it is the turn of a player; an opponent is anybody else."""
    is_yours = reader.state.turn_player == reader.you
    return who == A_PLAYER or is_yours == (who == YOU)


def has_power(reader: Reader, condition: HasPower) -> bool:
    """Tell whether a player has enough power of a colour; exhausted characters count (507.3, R55)."""
    mine = characters_of(reader.position, reader.world, reader.seat(condition.who))
    coloured = [card for card in mine if condition.colour in reader.facts(card).colours]
    return sum([max(0, reader.power(card)) for card in coloured]) >= condition.count


def with_card(reader: Reader, condition: WithCard) -> bool:
    """Tell whether this card is at the place, with a fitting card in the same area."""
    area = reader.state.area[reader.source]
    if not reader.is_place(condition.place, area, reader.you):
        return False
    beside = [card for card in reader.described(condition.description) if reader.state.area[card] == area]
    return len(beside) >= condition.count


def is_such(reader: Reader, condition: Is) -> bool:
    """Tell whether the selected cards are of the kind and have the properties; with no card, it is false."""
    meant = cards_meant(reader, condition.what)
    such = [
        bool(reader.facts(card).type & condition.noun)
        and all(look_up(TESTS, test)(reader, test, card) for test in condition.tests)
        for card in meant
    ]
    if isinstance(condition.what, One):
        return any(such)
    return bool(meant) and all(such)


def with_matching_mane(reader: Reader, condition: WithMatchingMane) -> bool:
    """Tell whether the Mane Character is in the same area and shares a colour (glossary: Supportive).

    At home this counts only with the option `supportive_at_home`.
    """
    area = reader.state.area[reader.source]
    if (
        not reader.position.definitions.options.supportive_at_home
        and reader.state.area_kind[area] == HOME_AREA
    ):
        return False
    mine = characters_of(reader.position, reader.world, reader.you)
    manes = [card for card in mine if reader.facts(card).type == MANE and reader.state.area[card] == area]
    return any(reader.facts(mane).colours & reader.facts(reader.source).colours for mane in manes)


CONDITIONS: dict[type[Any], Callable[..., bool]] = {
    Involved: involved,
    DuringFaceoff: during_faceoff,
    DuringPhase: lambda reader, condition: (
        reader.state.phase == condition.phase and is_turn_of(reader, condition.whose)
    ),
    DuringTurn: lambda reader, condition: is_turn_of(reader, condition.whose),
    Has: has,
    HasMore: has_more,
    HasPoints: has_points,
    ThereAre: there_are,
    HasPower: has_power,
    WithCard: with_card,
    Is: is_such,
    WithMatchingMane: with_matching_mane,
    AllOf: lambda reader, condition: all(reader.holds(one) for one in condition.conditions),
}


def counters_on(reader: Reader, what: Counters) -> int:
    """Return the number of counters on the selected cards."""
    return sum([counters(reader, card, what.counter) for card in cards_meant(reader, what.what)])


def count(reader: Reader, what: Description | Countable) -> int:
    """Count cards that match a description, or other things."""
    if isinstance(what, Description):
        return len(reader.described(what))
    return int(look_up(COUNTS, what)(reader, what))


def different(reader: Reader, what: Different) -> int:
    """Count the colours, traits or types that the described cards have."""
    facts = [reader.facts(card) for card in reader.described(what.description)]
    if what.feature == COLOURS:
        return len({colour for fact in facts for colour in fact.colours})
    if what.feature == TRAITS:
        return len({trait for fact in facts for trait in fact.traits})
    return len({fact.type for fact in facts})


COUNTS: dict[type[Any], Callable[..., int]] = {
    ActionTokens: lambda reader, what: reader.state.tokens[reader.seat(what.who)],
    ColoursOf: lambda reader, what: sum(
        [len(reader.facts(card).colours) for card in cards_meant(reader, what.what)]
    ),
    Counters: counters_on,
    Different: different,
}


AMOUNTS: dict[type[Any], Callable[..., int]] = {
    ForEach: lambda reader, amount: amount.times * count(reader, amount.what),
    NumberOf: lambda reader, amount: count(reader, amount.what),
    ValueOf: lambda reader, amount: sum(
        [max(0, value(reader, amount.stat, card)) for card in cards_meant(reader, amount.what)]
    ),
    HighestOf: lambda reader, amount: max(
        [max(0, value(reader, amount.stat, card)) for card in reader.described(amount.description)], default=0
    ),
    Spelt: lambda reader, amount: amount.number,
}
