"""What a seat receives is a function of what it may know: shown by permuting everything else."""

from collections.abc import Callable
from typing import Any

import pytest

import everfree.testing.secrecy as secrecy
from everfree.ccg.cards import POOL
from everfree.ccg.commands import SetStops
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.cards.zones import learn
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.state import EVERY_STOP, PUBLIC_STOPS, STOP_WHEN_ABLE
from everfree.ccg.rules.new_game import add_card, empty_table
from everfree.ccg.rules.turn.setup import Setup
from everfree.ccg.stops import declare
from everfree.ccg.view import View, event_for, to_json, view_of
from everfree.ccg.vocab import DRAW_DECK, GONE, HAND, PROBLEM_DECK, QUEUE, CardId, Seat
from everfree.testing.dice import Dice
from everfree.testing.secrecy import Leak, check_state, compare

DECKS = [RAINBOW_DASH, APPLEJACK]
SPECTATOR = 2
FEW = 4
"""Games of each kind in every run of the tests; the others are long."""


def games(count: int) -> list[Any]:
    """List the seeds of so many games as parameters of a test."""
    return [*range(FEW), *[pytest.param(seed, marks=pytest.mark.long) for seed in range(FEW, count)]]


def new_game(seed: int, stops: int = PUBLIC_STOPS) -> Kernel:
    """Start a game of two people, with a listener."""
    return Game(DECKS, seed=seed, stops=[stops, stops]).kernel


def random_choice(game: Kernel, seed: int, number: int) -> int:
    """Choose uniformly, the same on every machine."""
    question = game.state.question
    assert question is not None
    return draw_below(seed_bytes(seed), number, len(question.options))


def positions(seed: int, *, count: int, apart: int) -> list[Kernel]:
    """Collect *count* positions of one random game, *apart* decisions from each other."""
    game = new_game(seed)
    found: list[Kernel] = []
    number = 0
    while len(found) < count and game.state.question is not None:
        if number % apart == 0:
            copy = game.clone()
            copy.events = []
            found.append(copy)
        game.take(random_choice(game, seed, number))
        number += 1
    return found


@pytest.mark.parametrize("seed", games(25))
def test_a_thousand_permuted_states_look_the_same(seed: int) -> None:
    """Forty positions of each of 25 games: both seats and a spectator receive equal bytes in the twin."""
    found = positions(seed, count=40, apart=7)

    for number, game in enumerate(found):
        for viewer in (0, 1, SPECTATOR):
            check_state(game, viewer, seed * 1000 + number)

    assert len(found) == 40


@pytest.mark.parametrize("seed", games(20))
def test_games_and_their_permuted_twins_look_the_same_until_a_reveal(seed: int) -> None:
    """Five stretches of each of 20 games, played on beside the twin until something is revealed."""
    equal = 0
    for number, game in enumerate(positions(100 + seed, count=5, apart=31)):
        for viewer in (0, 1, SPECTATOR):
            copy = game.clone()
            copy.events = []
            equal += compare(copy, viewer, seed=seed * 1000 + number, steps=25, next_cards=number % 2 * 8)

    assert equal > 15  # the stretches are real: most go on for several decisions


@pytest.mark.parametrize("seed", range(6))
def test_stops_of_every_kind_rest_on_public_facts(seed: int) -> None:
    """Whatever people have declared, who is asked and who is told to pass is the same in the twin."""
    dice = Dice(seed)
    for number, game in enumerate(positions(200 + seed, count=6, apart=23)):
        for seat in range(2):
            cards = tuple([deck.draw_cards()[dice.below(20)] for deck in DECKS])
            stops = dice.below(EVERY_STOP + 1)
            declare(game.state, SetStops(seat, stops, dice.one_in(3), cards[:1], cards[1:]))
        for viewer in (0, 1, SPECTATOR):
            copy = game.clone()
            copy.events = []
            compare(copy, viewer, seed=seed * 1000 + number, steps=25, next_cards=8)


def renumbered_game(seed: int) -> Kernel:
    """Start the same game with other internal numbers for every card, seat order and node."""
    ids = sorted({*POOL})
    definitions = Definitions(tuple([POOL[name] for name in reversed(ids)]))
    game = empty_table(definitions, 2, seed_bytes(seed))
    for _ in range(11):
        add_card(game, ids[0], Seat(0), GONE)
    for seat in (Seat(1), Seat(0)):
        deck = DECKS[seat]
        for zone, names in ((QUEUE, [deck.mane]), (DRAW_DECK, deck.draw_cards())):
            for name in names:
                add_card(game, name, seat, zone)
    for seat in (Seat(1), Seat(0)):
        for name in DECKS[seat].problem_cards():
            learn(game, seat, add_card(game, name, seat, PROBLEM_DECK))
    game.state.stops = [PUBLIC_STOPS, PUBLIC_STOPS]
    game.events = []
    game.push(Setup())
    game.run()
    return game


@pytest.mark.parametrize("seed", games(100))
def test_internal_numbers_never_show(seed: int) -> None:
    """A whole game with all cards renumbered sends every viewer the same bytes from first to last."""
    game, other = new_game(seed), renumbered_game(seed)
    number = 0
    while game.state.question is not None and game.state.turn <= 200:
        viewer = number % 3
        assert to_json(view_of(game, viewer)) == to_json(view_of(other, viewer))
        choice = random_choice(game, seed, number)
        game.take(choice)
        other.take(choice)
        number += 1
    for viewer in (0, 1, SPECTATOR):
        mine = [to_json(event_for(event, viewer)) for event in game.events or ()]
        theirs = [to_json(event_for(event, viewer)) for event in other.events or ()]
        assert mine == theirs
    assert game.state.definition != other.state.definition


class TestPlantedLeaks:
    """Tests of the test: each planted leak is found."""

    def check_many(self, stops: int = PUBLIC_STOPS) -> None:
        """Compare stretches of several games; raises `Leak` when one is seen."""
        for seed in range(24):
            game = new_game(seed, stops)
            number = 0
            while game.state.question is not None and number < 200:
                if number % 10 == 0:
                    copy = game.clone()
                    copy.events = []
                    compare(copy, 0, seed=seed * 1000 + number, steps=25, next_cards=number % 20)
                game.take(random_choice(game, seed, number))
                number += 1

    def leaking(self, secret: Callable[[Kernel], Any]) -> Callable[[Kernel, int], View]:
        """Give a view function that adds a secret to the phase's name."""

        def view(game: Kernel, viewer: int) -> View:
            clean = view_of(game, viewer)
            fields = {name: getattr(clean, name) for name in clean.__struct_fields__}
            return View(**{**fields, "phase": f"{clean.phase}{secret(game)}"})

        return view

    def test_nothing_is_found_without_a_leak(self) -> None:
        """The check itself is quiet."""
        self.check_many()

    def test_one_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The name of a card in the opponent's hand."""

        def name(game: Kernel) -> str:
            hand = game.cards_in(HAND, Seat(1))
            return game.definition(hand[0]).card.title if hand else ""

        monkeypatch.setattr(secrecy, "view_of", self.leaking(name))
        with pytest.raises(Leak, match="views differ"):
            self.check_many()

    def test_one_internal_number(self) -> None:
        """The internal number of one card in play differs in the renumbered game."""
        game, other = new_game(1), renumbered_game(1)
        leaking = self.leaking(lambda kernel: int(kernel.in_play()[0]))

        assert to_json(view_of(game, 0)) == to_json(view_of(other, 0))
        assert to_json(leaking(game, 0)) != to_json(leaking(other, 0))

    def test_a_hash_of_the_whole_state(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A full-state hash tells what it was made of."""
        monkeypatch.setattr(secrecy, "view_of", self.leaking(lambda game: game.state.digest()))
        with pytest.raises(Leak, match="views differ"):
            self.check_many()

    def test_asked_only_because_of_the_hand(self) -> None:
        """A seat that is asked only when it holds something to use tells so by its pauses."""
        with pytest.raises(Leak):
            self.check_many(stops=STOP_WHEN_ABLE)


def test_a_covered_troublemaker_has_no_name_for_its_opponent() -> None:
    """505.1d: its controller sees what it is, everybody else sees a card face down."""
    game = new_game(3)
    number = 0
    while not any(game.is_face_down(card) for card in game.in_play()):
        game.take(random_choice(game, 3, number))
        number += 1
    card = next(card for card in game.in_play() if game.is_face_down(card))
    owner = game.state.owner[card]

    for viewer in (0, 1, SPECTATOR):
        shown = next(one for one in view_of(game, viewer).play if one.face_down)
        assert (shown.card == "") == (viewer != owner)


def test_a_shuffled_card_gets_a_new_handle() -> None:
    """A card cannot be followed through a shuffled deck."""
    game = new_game(5)
    while game.state.question is not None and game.state.question.kind != "mulligan":
        game.take(0)
    seat = game.state.question.seat if game.state.question is not None else Seat(0)
    before = {card: game.state.handles[seat][card] for card in game.cards_in(HAND, seat)}
    game.take(1)
    game.take(0)

    for card in game.cards_in(HAND, seat):
        assert game.state.handles[seat][card] not in before.values()
    for card in before:
        if game.state.zone[CardId(card)] == DRAW_DECK:
            assert game.state.handles[seat][card] == 0
