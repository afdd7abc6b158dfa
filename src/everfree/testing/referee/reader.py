"""Read the texts of lasting abilities, independently of the engine: players, places, cards, zones.

The words themselves are read in `properties.py`, `conditions.py` and `amounts.py`. An unknown word raises
`UnknownWord`.
"""

from collections.abc import Callable
from typing import Any

from everfree.ccg.kernel.notes import NOTED_CARD
from everfree.ccg.language.abilities import Standing
from everfree.ccg.language.card import Side
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import (
    A_PLAYER,
    A_PROBLEM,
    ADVERSARIES,
    ANYWHERE,
    HERE,
    HOME,
    HOSTS_CONTROLLER,
    ITS_PROBLEM,
    OPPONENTS_HOME,
    OPPONENTS_PROBLEM,
    OTHER_AREAS,
    OWNER,
    THAT_PLAYER,
    THAT_PLAYERS_OPPONENT,
    THERE,
    YOU,
)
from everfree.ccg.language.words.effects.covering import FaceDown
from everfree.ccg.language.words.faceoffs.faceoffs import CantBeInvolved
from everfree.ccg.language.words.selectors.amounts import (
    Amount,
)
from everfree.ccg.language.words.selectors.conditions import (
    Condition,
)
from everfree.ccg.language.words.selectors.selectors import (
    Description,
    Each,
    Host,
    One,
    Selector,
    This,
)
from everfree.ccg.language.words.zones.decks import DrawDeck, TopOf
from everfree.ccg.vocab import (
    BANISHED,
    CHARACTER,
    DISCARD_PILE,
    DRAW_DECK,
    FLIP,
    HAND,
    HOME_AREA,
    PLAY,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    CardId,
    Seat,
    card_of,
)
from everfree.testing.referee.position import Characteristics, Position, World, as_printed

SEATS = (Seat(0), Seat(1))
OPEN_ZONES = (BANISHED, DISCARD_PILE, FLIP, HAND)
"""The zones besides play whose cards the referee counts."""
PEOPLE = (YOU, *ADVERSARIES, OWNER, HOSTS_CONTROLLER, A_PLAYER)
PLACES = (ANYWHERE, HERE, ITS_PROBLEM, HOME, A_PROBLEM, OPPONENTS_HOME, OPPONENTS_PROBLEM, OTHER_AREAS)
TESTS: dict[type[Any], Callable[..., bool]] = {}
"""How properties of cards are read; `properties.py` fills it."""
CONDITIONS: dict[type[Any], Callable[..., bool]] = {}
"""How conditions are read; `conditions.py` fills it."""
AMOUNTS: dict[type[Any], Callable[..., int]] = {}
"""How numbers are read; `amounts.py` fills it."""
COUNTS: dict[type[Any], Callable[..., int]] = {}
"""How things other than cards are counted; `amounts.py` fills it."""


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
        if who == HOSTS_CONTROLLER:
            return self.state.controller[self.state.host[self.source]]
        if who == THAT_PLAYER and self.that_player is not None:
            return self.that_player
        if who == THAT_PLAYERS_OPPONENT and self.that_player is not None and self.state.seats == 2:
            return self.position.opponent(self.that_player)
        raise UnknownWord(who)

    def is_place(self, place: str, area: int, home_of: Seat) -> bool:  # noqa: C901 - one case for each place
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
        is_theirs = is_character and state.controller[card] == faceoff.challenger
        return is_theirs and not is_kept_out(position, world, card, card_of(faceoff.troublemaker))
    return is_character and state.controller[card] in faceoff.seats


def is_kept_out(position: Position, world: World, card: CardId, challenged: CardId) -> bool:
    """Tell whether the challenged Troublemaker keeps a card out of its faceoff."""
    held = world[challenged].abilities if challenged in world else ()
    laws = [one.ability.law for one in held if isinstance(one.ability, Standing)]
    reader = Reader(position, world, challenged, position.state.controller[challenged])
    return any(isinstance(law, CantBeInvolved) and reader.is_described(law.description, card) for law in laws)
