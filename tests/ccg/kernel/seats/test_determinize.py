"""Blinding: what a seat cannot know is drawn anew, and never looked at."""

from collections import Counter
from collections.abc import Iterator

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import APPLEJACK, FLUTTERSHY, RAINBOW_DASH, RARITY
from everfree.ccg.game import Game
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded, open_lists
from everfree.ccg.view import view_of
from everfree.ccg.vocab import DRAW_DECK, HAND, PLAY, PROBLEM, PROBLEM_DECK, TROUBLEMAKER, Seat

SEEDS = [seed_bytes(number) for number in range(4)]


def positions(seed: int, *, apart: int = 23, most: int = 10) -> Iterator[Game]:
    """Give positions of a random game, its first questions included."""
    decks = [RAINBOW_DASH, FLUTTERSHY] if seed % 2 else [APPLEJACK, RARITY]
    game = Game(decks, seed=seed)
    number = 0
    while not game.is_over and most:
        if number < 4 or number % apart == 0:
            most -= 1
            yield game
        game.take(draw_below(seed_bytes(seed), number, len(game.question.options)))
        number += 1


def hidden(game: Kernel, viewer: int) -> list[int]:
    """List the cards *viewer* does not know."""
    return [card for card in range(len(game.state.definition)) if not game.state.known[card] >> viewer & 1]


@pytest.mark.parametrize("seed", range(4))
class TestBlinded:
    """blinded."""

    def test_equal_knowledge_gives_equal_copies(self, seed: int) -> None:
        """Tables that differ in hidden cards alone are blinded to the very same bytes."""
        for game in positions(seed):
            for viewer in (0, 1):
                twins = [blinded(game.kernel, viewer, seed_bytes(number)) for number in (77, 78)]
                for own in SEEDS[:2]:
                    copies = {blinded(one, viewer, own).state.digest() for one in (game.kernel, *twins)}
                    assert len(copies) == 1

    def test_the_order_of_a_deck_makes_no_difference(self, seed: int) -> None:
        """With other cards drawn and on top, what is imagined looks and plays the same."""
        for game in positions(seed):
            seat = game.question.seat
            twin = game.kernel.clone()
            other = 1 - seat
            exchange(twin, other, viewer=seat)
            mine, his = (blinded(one, seat, SEEDS[0]) for one in (game.kernel, twin))
            for _ in range(12):
                assert [view_of(mine, one) for one in (0, 1)] == [view_of(his, one) for one in (0, 1)]
                if mine.state.question is None:
                    break
                mine.take(0)
                his.take(0)

    def test_hidden_cards_are_never_touched(self, seed: int) -> None:
        """With numbers of no card at all in all hidden places, the copies are the same."""
        for game in positions(seed):
            for viewer in (0, 1):
                lists = open_lists(game.kernel)
                clean = blinded(game.kernel, viewer, SEEDS[1], lists=lists).state.digest()
                poisoned = game.kernel.clone()
                for card in hidden(poisoned, viewer):
                    poisoned.state.definition[card] = 1_000_000
                assert blinded(poisoned, viewer, SEEDS[1], lists=lists).state.digest() == clean

    def test_everybody_has_the_cards_they_brought(self, seed: int) -> None:
        """Deck lists stay as they are, Problems in Problem decks, and what is known stays where it is."""
        for game in positions(seed):
            for viewer in (0, 1):
                copy = blinded(game.kernel, viewer, SEEDS[2])
                assert open_lists(copy) == open_lists(game.kernel)
                for card, kind in enumerate(game.state.definition):
                    zone = copy.state.zone[card]
                    assert (copy.definitions.cards[copy.state.definition[card]].type == PROBLEM) == (
                        game.kernel.definitions.cards[kind].type == PROBLEM
                    ) or zone not in (PROBLEM_DECK, DRAW_DECK, HAND)
                    if game.state.known[card] >> viewer & 1:
                        assert copy.state.definition[card] == kind

    def test_every_order_comes_up(self, seed: int) -> None:
        """The opposing hand, the decks and the seed are others in other copies."""
        game = list(positions(seed))[-1]
        seat = game.question.seat
        copies = [blinded(game.kernel, seat, seed_bytes(number)) for number in range(20)]
        other = Seat(1 - seat)
        hands = {tuple([one.state.definition[card] for card in one.cards_in(HAND, other)]) for one in copies}
        decks = {
            tuple([one.state.definition[card] for card in one.cards_in(DRAW_DECK, seat)]) for one in copies
        }
        assert len(decks) > 15
        assert len(hands) > 5 or len(game.kernel.cards_in(HAND, other)) < 2
        assert len({one.state.seed for one in copies}) == 20


def exchange(game: Kernel, owner: int, *, viewer: int) -> None:
    """Exchange unknown cards of a hand and of the deck, and turn the order of the deck round."""
    state = game.state
    hand, deck = game.cards_in(HAND, Seat(owner)), game.cards_in(DRAW_DECK, Seat(owner))
    for place in range(min(3, len(hand), len(deck))):
        one, other = hand[place], deck[place]
        if (state.known[one] | state.known[other]) >> viewer & 1:
            continue
        state.definition[one], state.definition[other] = state.definition[other], state.definition[one]
    if not any(state.known[card] for card in deck):
        deck.reverse()


class TestSecretChoices:
    """What others chose in secret during setup."""

    def test_the_starting_problem(self) -> None:
        """R61: the first player's choice is unknown to the second: each of those there are is imagined."""
        choices: Counter[tuple[int, str]] = Counter()
        for choice in (0, 1):
            game = Game([RAINBOW_DASH, APPLEJACK], seed=4)
            game.take(choice)
            assert game.question.seat == 1
            for number in range(40):
                copy = blinded(game.kernel, 1, seed_bytes(number))
                copy.take(0)
                problem = copy.problem_at(copy.board().problem_areas[0])
                choices[choice, copy.definition(problem).card.id] += 1
        seen = {name for _, name in choices}
        assert len(seen) > 1
        for name in seen:
            assert choices[0, name] == choices[1, name]

    def test_the_mulligan(self) -> None:
        """102.4: whether the first player takes a new hand is not told before the second has decided."""
        digests = []
        for choice in (0, 1):
            game = Game([RAINBOW_DASH, APPLEJACK], seed=4)
            while game.question.kind != "mulligan":
                game.take(0)
            second = 1 - game.question.seat
            game.take(choice)
            assert game.question.seat == second
            digests.append([blinded(game.kernel, second, one).state.digest() for one in SEEDS])
        assert digests[0] == digests[1]


class TestCovered:
    """Face-down Troublemakers."""

    def test_are_imagined_as_troublemakers(self) -> None:
        """505.1d: an opposing face-down card is a Troublemaker, which one differs."""
        for seed in range(30):
            for game in positions(seed, apart=5, most=60):
                state = game.state
                for viewer in (0, 1):
                    covered = [card for card in hidden(game.kernel, viewer) if state.zone[card] == PLAY]
                    if not covered:
                        continue
                    copies = [blinded(game.kernel, viewer, seed_bytes(number)) for number in range(12)]
                    kinds = {copy.state.definition[covered[0]] for copy in copies}
                    assert {game.kernel.definitions.cards[kind].type for kind in kinds} == {TROUBLEMAKER}
                    assert len(kinds) > 1
                    return
        pytest.fail("nobody played a Troublemaker")


class TestCastOfMore:
    """Definitions with cards that are only imagined."""

    def test_changes_no_number(self) -> None:
        """Definitions and nodes of the match keep their numbers, so that its states mean the same."""
        cards = tuple([POOL[name] for name in sorted({*RAINBOW_DASH.draw, RAINBOW_DASH.mane})])
        small = Definitions(cards)
        again = tuple([one.card for one in small.cards])
        large = Definitions(again, also=tuple([POOL[name] for name in RARITY.problems]))
        assert [one.card.id for one in large.cards][: len(small.cards)] == [
            one.card.id for one in small.cards
        ]
        assert large.nodes[: len(small.nodes)] == small.nodes
        assert len(large.cards) > len(small.cards)
