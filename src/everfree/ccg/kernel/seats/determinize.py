"""Determinization: copy a game and resample everything that one seat cannot know.

Cards keep their numbers and places. The identities of unknown cards are dealt again from the deck lists, less
the cards that are known; their real identities are never read. The copy has another seed, and secret choices
of others are made again.
"""

from typing import Final

from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import draw_below, new_seed
from everfree.ccg.kernel.state import TOKEN, State
from everfree.ccg.vocab import (
    BANISHED,
    DRAW_DECK,
    GONE,
    HAND,
    PLAY,
    PROBLEM,
    PROBLEM_DECK,
    QUEUE,
    TROUBLEMAKER,
    CardId,
    Seat,
)

UNSEEN_ZONES: Final = (QUEUE, PLAY, HAND, DRAW_DECK, PROBLEM_DECK, BANISHED, GONE)
"""The zones that may contain cards unknown to somebody."""

Lists = tuple[tuple[int, ...], ...]
"""By seat: the definition numbers of all cards a player brought, sorted."""


def open_lists(game: Kernel) -> Lists:
    """Return the real deck list of each player."""
    state = game.state
    found: list[list[int]] = [[] for _ in range(state.seats)]
    for number in range(len(state.definition)):
        card = CardId(number)
        if not state.marks[card] & TOKEN:
            found[state.owner[card]].append(definition_brought(state, card))
    return tuple([tuple(sorted(brought)) for brought in found])


def definition_brought(state: State, card: CardId) -> int:
    """Return the definition a card was brought with, even if it is in play as a copy of another (706.1a)."""
    for copying, itself in state.copying:
        if copying == card:
            return itself
    return state.definition[card]


def blinded(
    game: Kernel,
    seat: int,
    seed: bytes,
    *,
    lists: Lists | None = None,
    definitions: Definitions | None = None,
    keep: frozenset[CardId] = frozenset(),
) -> Kernel:
    """Return a copy of *game* in which everything *seat* does not know is resampled with *seed*.

    Two games that look the same to the seat give the same copies for the same seed, apart from the order in
    which unknown cards are numbered. Without *lists* the real deck lists are used. Pass *definitions* if
    *lists* contain cards that the match does not have. Cards in *keep* stay what they are, known or not.
    """
    other = game.clone()
    if definitions is not None:
        other.definitions = definitions
    state = other.state
    state.seed = new_seed(seed, 0)
    chance = Chance(seed)
    brought = open_lists(game) if lists is None else lists
    for owner in range(state.seats):
        deal(other, Seat(owner), seat, list(brought[owner]), keep, chance)
    for place, frame in enumerate(state.frames):
        state.frames[place] = frame.imagined(other, Seat(seat), chance)
    other.reindex()
    return other


class Chance:
    """A stream of random draws that is independent of the game's."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.count = 1

    def below(self, bound: int) -> int:
        self.count += 1
        return draw_below(self.seed, self.count, bound)

    def shuffle(self, values: list[int]) -> None:
        for place in range(len(values) - 1, 0, -1):
            other = self.below(place + 1)
            values[place], values[other] = values[other], values[place]


def deal(
    game: Kernel, owner: Seat, viewer: int, numbers: list[int], keep: frozenset[CardId], chance: Chance
) -> None:
    """Deal the cards *owner* brought, less those *viewer* knows, to the places of the unknown ones.

    A Problem deck gets Problems only, a face-down card in play is dealt a Troublemaker (505.1d).
    """
    state = game.state
    unknown = places_unknown(state, owner, viewer, keep)
    covered = set(unknown)
    for number in range(len(state.definition)):
        card = CardId(number)
        if state.owner[card] == owner and card not in covered and not state.marks[card] & TOKEN:
            numbers.remove(definition_brought(state, card))
    chance.shuffle(numbers)
    definitions = game.definitions.cards
    rest: list[CardId] = []
    for card in unknown:
        zone = state.zone[card]
        if zone == PROBLEM_DECK:
            wanted = PROBLEM
        elif zone in (PLAY, QUEUE):
            wanted = TROUBLEMAKER
        else:
            rest.append(card)
            continue
        fitting = [place for place, number in enumerate(numbers) if definitions[number].type == wanted]
        state.definition[card] = numbers.pop(fitting[0] if fitting else 0)
    for card, number in zip(rest, numbers, strict=True):
        state.definition[card] = number


def places_unknown(state: State, owner: Seat, viewer: int, keep: frozenset[CardId]) -> list[CardId]:
    """List the cards *owner* brought that *viewer* does not know, zone by zone."""
    found: list[CardId] = []
    for zone in UNSEEN_ZONES:
        shared = zone in (PLAY, QUEUE)
        for card in state.zones[zone * state.seats + (0 if shared else owner)]:
            if (
                state.owner[card] == owner
                and not state.known[card] >> viewer & 1
                and not state.marks[card] & TOKEN
                and card not in keep
            ):
                found.append(card)
    return found
