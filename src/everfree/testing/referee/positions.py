"""Lay out random positions: printed and invented cards in any place, in any state, of any age."""

from collections.abc import Sequence
from typing import TypeVar

from everfree.ccg.cards import POOL
from everfree.ccg.editions import EDITIONS
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.cards.zones import new_area, put
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import CHOSEN_COLOUR, NOTED_CARD
from everfree.ccg.kernel.records import Faceoff, Modifier
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import BOOSTED, EXHAUSTED, FACE_DOWN
from everfree.ccg.language.abilities import Continuous, PlayOn, Standing
from everfree.ccg.language.card import Card
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.terms import END_OF_TURN
from everfree.ccg.language.words.changes.becoming import AlsoHasColoursOf
from everfree.ccg.language.words.changes.changes import Change, ColouredPower, Law
from everfree.ccg.language.words.effects.colours_chosen import GainsChosenColour
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.rules.new_game import add_card, empty_table
from everfree.ccg.vocab import (
    CHARACTER,
    COLOURS,
    DILEMMA,
    DILEMMA_AREA,
    DISCARD_PILE,
    DRAW_DECK,
    EFFECT_FACEOFF,
    EVENT,
    FACEOFF_NAMES,
    FLIP,
    FRIEND,
    MANE,
    NO_CARD,
    NO_REF,
    PHASES,
    PLAY,
    POWER_COUNTER,
    PROBLEM,
    PROBLEM_FACEOFF,
    QUEUE,
    RESOURCE,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    AreaId,
    CardId,
    CardType,
    Ref,
    Seat,
)
from everfree.testing.dice import Dice
from everfree.testing.referee.inventing import Inventor
from everfree.testing.referee.knowing import unknown_words

T = TypeVar("T")

SEATS = (Seat(0), Seat(1))
MOST_CARDS = 7
"""The most Friends, Resources and Troublemakers in play."""
TYPES = (FRIEND, FRIEND, FRIEND, FRIEND, RESOURCE, RESOURCE, TROUBLEMAKER)
LEFT_OUT: dict[str, list[str]] = {
    name: words for name, words in [(card.id, unknown_words(card)) for card in POOL.values()] if words
}
"""Printed cards with words that the referee can't read, and those words."""
JUDGED: dict[CardType, list[Card]] = {
    kind: [card for card in POOL.values() if card.type == kind and card.id not in LEFT_OUT]
    for kind in (MANE, FRIEND, RESOURCE, EVENT, TROUBLEMAKER, PROBLEM)
}
"""All other printed cards by type."""


def random_position(seed: int) -> Kernel:
    """Return the position of *seed*: two players with a Problem, a Mane Character and random cards."""
    return Layout(seed).game


class Layout:
    """Lays out one random table."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed, purpose=7)
        self.inventor = Inventor(self.dice)
        wanted = [*[self.any_card(PROBLEM) for _ in SEATS], *[self.one_of(JUDGED[MANE]) for _ in SEATS]]
        for _ in range(2 + self.dice.below(MOST_CARDS - 1)):
            wanted.append(self.any_card(self.one_of(TYPES)))
        flips = [self.one_of(JUDGED[EVENT]) for _ in range(self.dice.below(4))]
        carrier = self.inventor.card(FRIEND, texts=4)
        cards = {card.id: card for card in (*wanted, *flips, carrier)}
        options = self.one_of(list(EDITIONS.values()))
        self.game: Kernel = empty_table(Definitions(tuple(cards.values()), options), 2, seed_bytes(seed))
        for place, card in enumerate(wanted):
            self.into_play(card, Seat(place % 2))
        for card in flips:
            self.add(card, self.one_of(SEATS), FLIP)
        for seat in SEATS:
            self.add(self.one_of(wanted), seat, DRAW_DECK)
        self.add(carrier, SEATS[0], DISCARD_PILE)
        self.add_modifiers(carrier)
        self.add_counters()
        self.note_cards()
        self.mix_ages()
        self.game.state.phase = self.one_of(PHASES)
        self.begin_faceoff()
        self.game.changed()

    def one_of(self, several: Sequence[T]) -> T:
        return self.inventor.one_of(several)

    def any_card(self, kind: CardType) -> Card:
        """Return a printed or an invented card; half of the invented Resources are attachments."""
        if self.dice.one_in(3):
            return self.one_of(JUDGED[kind])
        on = self.one_of((FRIEND, CHARACTER, PROBLEM)) if kind == RESOURCE and self.dice.one_in(2) else None
        return self.inventor.card(kind, on=on)

    # Cards.

    def add(self, card: Card, seat: Seat, zone: int) -> CardId:
        """Put a card into a zone of its owner."""
        return add_card(self.game, card.id, seat, zone)

    def into_play(self, card: Card, seat: Seat) -> None:
        """Put a card into play where its type can be, in a random state; skip one that lacks a host."""
        game = self.game
        others = [AreaId(area) for area, kind in enumerate(game.state.area_kind) if kind == DILEMMA_AREA]
        areas = [AreaId(seat), AreaId(2), AreaId(3), *others]
        host = NO_CARD
        is_dilemma = DILEMMA in card.front.traits
        kind = PROBLEM if is_dilemma else card.type  # 522.1
        if is_dilemma:
            areas = [new_area(game.state, seat)]
        elif kind == PROBLEM:
            areas = [AreaId(2 + seat)]
        elif card.type == TROUBLEMAKER:
            areas = areas[1:]
        elif card.type == RESOURCE:
            areas = areas[:1]
            for ability in card.front.abilities:
                if isinstance(ability, PlayOn):
                    hosts = [one for one in game.in_play() if game.definition(one).type & ability.host.noun]
                    hosts = [one for one in hosts if not game.is_face_down(one)]
                    if not hosts:
                        return
                    host = self.one_of(hosts)
                    areas = [game.state.area[host]]
        number = self.add(card, seat, QUEUE)
        put(game, number, PLAY, area=self.one_of(areas), host=host)
        game.state.marks[number] = self.marks(kind)
        if kind not in (MANE, PROBLEM) and self.dice.one_in(8):
            game.state.controller[number] = Seat(1 - seat)

    def marks(self, kind: CardType) -> int:
        """Return random marks (face down, exhausted, boosted) that a type of card can have."""
        if kind in (FRIEND, TROUBLEMAKER) and self.dice.one_in(6):
            return FACE_DOWN
        if kind == PROBLEM:
            return 0
        boosted = BOOSTED if kind == MANE and self.dice.one_in(2) else 0
        return boosted | (EXHAUSTED if self.dice.one_in(4) else 0)

    def face_up(self) -> list[CardId]:
        return [card for card in self.game.in_play() if not self.game.is_face_down(card)]

    # Modifiers, counters, memories and ages.

    def add_modifiers(self, carrier: Card) -> None:
        """Create modifiers with a duration out of the texts of a card that is not in play."""
        definitions = self.game.definitions
        for ability in definitions.cards[
            definitions.number[carrier.id]
        ].card.front.abilities:  # the registered nodes, not those of *carrier*
            if isinstance(ability, Standing):
                self.add_modifier(ability.law, ability.condition)
            elif isinstance(ability, Continuous):
                for change in ability.changes:
                    if not isinstance(change, AlsoHasColoursOf):  # a duration would have to fix its colours
                        self.add_modifier(change, ability.condition)

    def add_modifier(self, node: Change | Law, condition: Condition | None) -> None:
        """Create one modifier; its cards and its number are fixed from now on."""
        definitions = self.game.definitions
        source = self.one_of(self.face_up())
        modifier = Modifier(
            definitions.number_of(node),
            node.amount if isinstance(node, ColouredPower) else self.dice.below(5) - 1,
            self.some_cards(3) if isinstance(node, Change) else (),
            END_OF_TURN,
            self.game.ref(source),
            self.game.state.controller[source],
            0,
            -1 if condition is None else definitions.number_of(condition),
        )
        self.game.state.modifiers.append(modifier)

    def add_counters(self) -> None:
        """Put counters on some cards: such as change powers, and others."""
        for _ in range(self.dice.below(3)):
            card = self.one_of(self.face_up())
            name = self.one_of((POWER_COUNTER, POWER_COUNTER, "Party"))
            self.game.state.counters.append((card, name, 1 + self.dice.below(3), 0))

    def note_cards(self) -> None:
        """Let some cards remember a card or a colour that was chosen as they entered play (706.1a)."""
        state = self.game.state
        for card in self.face_up():
            if self.dice.one_in(2):
                state.noted.append((self.game.ref(card), NOTED_CARD, 2 * self.one_of(state.definition)))
            if any(isinstance(one, GainsChosenColour) for one in walk(self.game.definition(card).card.sides)):
                state.noted.append((self.game.ref(card), CHOSEN_COLOUR, self.one_of(COLOURS)))

    def mix_ages(self) -> None:
        """Give cards, modifiers and counters timestamps in a random order (711.3a)."""
        state = self.game.state
        ages = list(range(1, 1 + len(self.game.in_play()) + len(state.modifiers) + len(state.counters)))
        state.stamp = len(ages)

        def age() -> int:
            return ages.pop(self.dice.below(len(ages)))

        for card in self.game.in_play():
            state.stamps[card] = age()
        for modifier in state.modifiers:
            modifier.stamp = age()
        state.counters = [(card, name, count, age()) for card, name, count, _ in state.counters]

    # The faceoff.

    def begin_faceoff(self) -> None:
        """Start a faceoff in most positions; that of an effect may name the cards involved (514.2c)."""
        game = self.game
        kind = self.one_of((0, *FACEOFF_NAMES, TROUBLEMAKER_FACEOFF))
        challenger = self.one_of(SEATS)
        troublemakers = [one for one in self.face_up() if game.definition(one).type == TROUBLEMAKER]
        if kind == 0 or (kind == TROUBLEMAKER_FACEOFF and not troublemakers):
            return
        ignored = [game.ref(card) for seat in SEATS for card in game.cards_in(FLIP, seat)]
        areas: tuple[AreaId, ...] = (AreaId(2), AreaId(3))
        challenged: Ref = NO_REF
        involved: tuple[Ref, ...] = ()
        if kind == PROBLEM_FACEOFF:
            areas = (self.one_of(areas),)
        elif kind == TROUBLEMAKER_FACEOFF:
            troublemaker = self.one_of(troublemakers)
            areas = (game.state.area[troublemaker],)
            challenged = game.ref(troublemaker)
        elif kind == EFFECT_FACEOFF and self.dice.one_in(2):
            areas, involved = (), self.some_cards(3)
        game.state.faceoff = Faceoff(
            kind,
            challenger,
            (challenger, Seat(1 - challenger)),
            areas,
            challenged,
            Seat(1 - challenger),
            tuple(ignored[: self.dice.below(2)]),
            involved=involved,
            joined=self.some_cards(1) if self.dice.one_in(4) else (),
            left=self.some_cards(1) if self.dice.one_in(4) else (),
        )

    def some_cards(self, most: int) -> tuple[Ref, ...]:
        """Return references to some face-up cards in play."""
        found = [self.game.ref(self.one_of(self.face_up())) for _ in range(1 + self.dice.below(most))]
        return tuple(dict.fromkeys(found))
