"""What a seat cannot know, drawn anew: the same table to its eyes, with everything else resampled.

Cards keep their numbers and places; which cards the unknown ones *are* is dealt out again, and the seed is
another one. Deck lists are taken as open: the unknown cards of a player are dealt among themselves.
"""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import draw_below, new_seed
from everfree.ccg.vocab import (
    BANISHED,
    DRAW_DECK,
    HAND,
    PLAY,
    PROBLEM_DECK,
    QUEUE,
    STARTING_PROBLEM_BIT,
    TROUBLEMAKER,
    CardId,
    Seat,
)


def blinded(game: Kernel, seat: int, seed: bytes, *, keep: frozenset[CardId] = frozenset()) -> Kernel:
    """Give a copy of *game* in which everything *seat* does not know is drawn anew from *seed*.

    Two games that look the same to the seat give the same copies for the same seed, apart from the order in
    which unknown cards are numbered. Cards in *keep* stay what they are, known or not.
    """
    other = game.clone()
    state = other.state
    state.seed = new_seed(seed, 0)
    chance = Chance(seed)
    for owner in range(state.seats):
        for group in unknown_groups(other, Seat(owner), seat):
            deal(other, [card for card in group if card not in keep], chance)
    return other


class Chance:
    """A stream of draws of its own, apart from the game's."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.count = 1

    def below(self, bound: int) -> int:
        """Make a draw."""
        self.count += 1
        return draw_below(self.seed, self.count, bound)

    def shuffle(self, values: list[int]) -> None:
        """Put *values* into a random order."""
        for place in range(len(values) - 1, 0, -1):
            other = self.below(place + 1)
            values[place], values[other] = values[other], values[place]


def unknown_groups(game: Kernel, owner: Seat, viewer: int) -> list[list[CardId]]:
    """List the cards of *owner* that *viewer* does not know, in groups that could be exchanged unnoticed."""
    state = game.state

    def unknown(cards: list[CardId]) -> list[CardId]:
        return [card for card in cards if not state.known[card] >> viewer & 1]

    covered = [
        card
        for card in unknown([*game.in_play(), *game.cards_in(QUEUE, Seat(0))])
        if state.owner[card] == owner and game.definition(card).type == TROUBLEMAKER
    ]
    drawn = [card for zone in (HAND, DRAW_DECK, BANISHED) for card in unknown(game.cards_in(zone, owner))]
    problems = unknown(game.cards_in(PROBLEM_DECK, owner))
    starting = [card for card in problems if game.face(card).keywords & STARTING_PROBLEM_BIT]
    if state.turn == 0:  # a chosen Starting Problem still lies in its deck (R61)
        return [covered + drawn, starting, [card for card in problems if card not in starting]]
    return [covered + drawn, problems]


def deal(game: Kernel, cards: list[CardId], chance: Chance) -> None:
    """Deal what these cards are among them anew; covered cards in play stay Troublemakers."""
    state = game.state
    kinds = sorted([state.kind[card] for card in cards])
    chance.shuffle(kinds)
    definitions = game.cast.definitions
    covered = [card for card in cards if state.zone[card] in (PLAY, QUEUE)]
    for card in covered:
        troublemakers = [kind for kind in kinds if definitions[kind].type == TROUBLEMAKER]
        kinds.remove(troublemakers[0])
        state.kind[card] = troublemakers[0]
    for card, kind in zip([card for card in cards if card not in covered], kinds, strict=True):
        state.kind[card] = kind
