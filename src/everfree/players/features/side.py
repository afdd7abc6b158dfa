"""The features of one player: score, tokens, cards in play, and what may come from the deck."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import BOOSTED, EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values.characteristics import contributes, power_of
from everfree.ccg.rules.turn.end_phase import home_limit
from everfree.ccg.vocab import (
    BANISHED,
    CHARACTER,
    DRAW_DECK,
    FLIP,
    FRIEND,
    HAND,
    HOME_AREA,
    MANE,
    NO_CARD,
    RESOURCE,
    WINNING_SCORE,
    CardId,
    Seat,
)
from everfree.players.features.hand import powers_by_colour
from everfree.players.features.names import PARTS
from everfree.players.features.problems import AtProblem, lead_of
from everfree.players.features.programs import PROGRAM, Programs

# As in today's value (`value.py`).
LATE: Final = 9
FEW: Final = 4
MOST_TOKENS: Final = 6
MOST_HAND: Final = 8
SPARE: Final = 4

FEW_IN_DECK: Final = 8


def side_of(
    game: Kernel,
    seat: Seat,
    viewer: Seat,
    programs: Programs,
    at: list[AtProblem],
    others: list[AtProblem],
) -> list[int]:
    """Return the features of one player, in the order of `SIDE`."""
    state = game.state
    score = min(state.score[seat], WINNING_SCORE)
    tokens = state.tokens[seat]
    hand = len(game.cards_in(HAND, seat))
    people = Characters()
    for card in game.board().characters[seat]:
        people.count(game, card)
    away = Away()
    for place in range(len(at)):
        away.count(at[place], others[place])
    things = Things()
    for card in game.in_play():
        if state.controller[card] == seat:
            things.count(game, card, programs)
    unseen = unseen_of(game, seat, viewer)
    limit = home_limit(game, seat)
    first, second, colours = strongest(powers_by_colour(game, seat))
    deck = len(game.cards_in(DRAW_DECK, seat))
    features = [
        score,
        max(0, score - LATE),
        min(tokens, MOST_TOKENS),
        min(hand, MOST_HAND),
        min(hand, FEW),
        people.home_power + away.spare,
        away.power,
        people.frightened,
        people.boosted,
        away.can,
        away.can if state.turn_player == seat else 0,
        away.close,
        away.blocked,
        away.edge,
        things.attached,
        people.face_up,
        things.troublemakers,
        max(0, score - 6),
        max(0, score - 11),
        max(0, score - 13),
        tokens,
        0 if tokens else 1,
        hand,
        0 if hand else 1,
        people.home,
        max(0, people.friends_home - limit) if limit >= 0 else 0,
        max(0, limit - people.friends_home) if limit >= 0 else 0,
        people.ready_home,
        people.ready_away,
        people.idle_power,
        people.exhausted,
        people.friends,
        people.cost,
        things.resources,
        deck,
        max(0, FEW_IN_DECK - deck),
        unseen.average(),
        unseen.powerless(),
        things.covered,
        things.trouble,
        people.keywords,
        colours,
        first,
        second,
        people.mane_power,
        1 if score + away.can >= WINNING_SCORE else 0,
    ]
    features.extend(things.program)
    return features


class Characters:
    """What is counted of a player's characters."""

    __slots__ = (
        "boosted",
        "cost",
        "exhausted",
        "face_up",
        "friends",
        "friends_home",
        "frightened",
        "home",
        "home_power",
        "idle_power",
        "keywords",
        "mane_power",
        "ready_away",
        "ready_home",
    )

    def __init__(self) -> None:
        self.face_up = 0
        self.frightened = 0
        self.boosted = 0
        self.friends = 0
        self.friends_home = 0
        """Friends at home, frightened ones too: those that the home limit counts."""
        self.home = 0
        self.home_power = 0
        """The power at home that contributes, as today's value counts it."""
        self.ready_home = 0
        self.ready_away = 0
        self.idle_power = 0
        """The power of exhausted characters."""
        self.exhausted = 0
        self.cost = 0
        self.keywords = 0
        self.mane_power = 0

    def count(self, game: Kernel, card: CardId) -> None:
        """Count one character."""
        state = game.state
        is_home = state.area_kind[state.area[card]] == HOME_AREA
        card_type = game.type_of(card)
        if card_type == FRIEND and is_home:
            self.friends_home += 1
        if state.marks[card] & FACE_DOWN:
            self.frightened += 1
            return
        self.face_up += 1
        self.keywords += len(game.face(card).words)
        power = max(0, power_of(game, card))
        self.count_power(game, card, power, is_home)
        if card_type == FRIEND:
            self.friends += 1
            self.cost += max(0, game.definition(card).cost)
        elif card_type == MANE:
            self.mane_power = power
            self.boosted = 1 if state.marks[card] & BOOSTED else self.boosted

    def count_power(self, game: Kernel, card: CardId, power: int, is_home: bool) -> None:
        """Count the power of a character that is face up."""
        if is_home:
            self.home += 1
            if contributes(game, card):
                self.home_power += power * game.count_of(card)
        if game.state.marks[card] & EXHAUSTED:
            self.exhausted += 1
            self.idle_power += power
        elif is_home:
            self.ready_home += power
        else:
            self.ready_away += power


class Away:
    """What is counted of a player at all Problems, as today's value counts it."""

    __slots__ = ("blocked", "can", "close", "edge", "power", "spare")

    def __init__(self) -> None:
        self.power = 0
        self.spare = 0
        self.can = 0
        self.close = 0
        self.blocked = 0
        self.edge = 0

    def count(self, at: AtProblem, other: AtProblem) -> None:
        """Count one Problem."""
        if not at.have:
            return
        needed = max(at.need, at.trouble)
        self.blocked += 1 if at.trouble > 0 else 0
        self.power += min(at.have, needed + SPARE)
        self.spare += max(0, at.have - needed - SPARE)
        if at.can:
            self.can += 1
            self.edge += lead_of(at, other)
        elif needed:
            self.close += min(PARTS, PARTS * at.have // needed)


class Things:
    """What is counted of all the cards that a player controls in play."""

    __slots__ = ("attached", "covered", "program", "resources", "trouble", "troublemakers")

    def __init__(self) -> None:
        self.attached = 0
        self.resources = 0
        self.troublemakers = 0
        self.covered = 0
        self.trouble = 0
        self.program = [0] * len(PROGRAM)

    def count(self, game: Kernel, card: CardId, programs: Programs) -> None:
        """Count one card; of a card that is face down only what everybody sees."""
        state = game.state
        card_type = game.type_of(card)
        is_covered = state.marks[card] & FACE_DOWN != 0
        if state.host[card] != NO_CARD:
            self.attached += 1
        if card in game.board().troublemakers:
            self.troublemakers += 1
            if is_covered:
                self.covered += 1
            else:
                self.trouble += max(0, power_of(game, card))
        elif not is_covered and card_type & (CHARACTER | RESOURCE):
            self.resources += 1 if card_type == RESOURCE else 0
            program = programs[state.definition[card]]
            for place in range(len(program)):
                self.program[place] += program[place]


class Unseen:
    """What is counted of the cards that a player may flip."""

    __slots__ = ("count", "power", "without")

    def __init__(self) -> None:
        self.count = 0
        self.power = 0
        self.without = 0

    def add(self, game: Kernel, card: CardId) -> None:
        """Count one card by its printed power."""
        power = game.definition(card).faces[0].power
        self.count += 1
        if power > 0:
            self.power += power
        else:
            self.without += 1

    def average(self) -> int:
        """Return the average power in twelfths."""
        return PARTS * self.power // self.count if self.count else 0

    def powerless(self) -> int:
        """Return the share without power in twelfths."""
        return PARTS * self.without // self.count if self.count else 0


def unseen_of(game: Kernel, seat: Seat, viewer: Seat) -> Unseen:
    """Count the cards that *seat* may flip, as far as *viewer* may know them.

    What the viewer has not seen may be anywhere, so it is counted wherever it is: in the deck, in a hand,
    banished, or face down in play.
    """
    found = Unseen()
    for card in game.cards_in(DRAW_DECK, seat):
        found.add(game, card)
    if seat == viewer:
        return found
    hidden: list[CardId] = []
    for zone in (HAND, BANISHED, FLIP):
        hidden.extend(game.cards_in(zone, seat))
    for card in game.board().troublemakers:
        if game.state.owner[card] == seat:
            hidden.append(card)
    for card in hidden:
        if not game.state.known[card] >> viewer & 1:
            found.add(game, card)
    return found


def strongest(by_colour: list[int]) -> tuple[int, int, int]:
    """Return the power of the two strongest colours, and how many colours have power."""
    first = second = colours = 0
    for power in by_colour:
        colours += 1 if power else 0
        if power > first:
            first, second = power, first
        elif power > second:
            second = power
    return first, second, colours
