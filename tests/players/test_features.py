"""The features of the learned value: what the viewer may know, cards by their programs, in whole numbers."""

import re
from pathlib import Path

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import APPLEJACK, FLUTTERSHY, RAINBOW_DASH, RARITY
from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.language import BLUE, ORANGE, PINK, WILD, Draw, Need, main_phase
from everfree.ccg.vocab import HAND, Seat
from everfree.players import features
from everfree.players.features.names import NAMES, PARTS, SIDE
from everfree.players.features.position import MOST, features_of
from everfree.players.features.problems import missing_of
from everfree.players.features.programs import PROGRAM, program_of, programs_of
from everfree.players.value import FACTS, facts_of
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.dice import Dice
from everfree.testing.soak.random_decks import random_deck


def positions(seed: int) -> list[Game]:
    """Collect positions of a random game: theme decks, and random ones with cards of the whole pool."""
    dice = Dice(seed)
    decks = [
        [RAINBOW_DASH, APPLEJACK],
        [RARITY, FLUTTERSHY],
        [random_deck(dice, "a"), random_deck(dice, "b")],
    ]
    game = Game(decks[seed % 3], seed=seed)
    found = []
    for number in range(240):
        if game.is_over:
            break
        if number % 12 == 0:
            found.append(game.clone())
        game.take(draw_below(seed_bytes(seed), number, len(game.question.options)))
    return found


def facts(table: Table, viewer: int = 0) -> dict[str, int]:
    """Return the features of a position by name."""
    found = features_of(table.game, Seat(viewer), programs_of(table.game))
    return dict(zip(NAMES, found, strict=True))


@pytest.mark.parametrize("seed", range(6))
class TestAnyPosition:
    """Promises for positions of random games."""

    def test_hidden_cards_do_not_count(self, seed: int) -> None:
        """Hands and decks of others permuted, and whatever else the viewer can't know: the same features."""
        for game in positions(seed):
            known = programs_of(game.kernel)
            for viewer in (Seat(0), Seat(1)):
                seen = features_of(game.kernel, viewer, known)
                for other in range(3):
                    twin = blinded(game.kernel, viewer, seed_bytes(seed * 7 + other))
                    assert features_of(twin, viewer, known) == seen

    def test_todays_facts_are_among_them(self, seed: int) -> None:
        """The first features of either side are those of today's value; `close` is in twelfths."""
        for game in positions(seed):
            seen = features_of(game.kernel, Seat(0), programs_of(game.kernel))
            for first, seat in ((0, Seat(0)), (len(SIDE), Seat(1))):
                for place, fact in enumerate(facts_of(game.kernel, seat)):
                    if FACTS[place] == "close":
                        assert seen[first + place] == pytest.approx(PARTS * fact, abs=2)
                    else:
                        assert seen[first + place] == min(fact, MOST)

    def test_none_is_beyond_the_limit(self, seed: int) -> None:
        """As many as there are names, each a number that fits a byte."""
        for game in positions(seed):
            seen = features_of(game.kernel, Seat(1), programs_of(game.kernel))
            assert len(seen) == len(NAMES) == len(set(NAMES))
            assert all(-MOST <= feature <= MOST for feature in seen)


class TestHand:
    """The viewer's own hand."""

    def test_counts_for_its_owner_alone(self) -> None:
        """Another card in hand changes the viewer's features, but not the opponent's."""
        small, large = plain(1, cost=1), plain(4, cost=3)
        one, other = Table(hand=[small], deck=[large]), Table(hand=[large], deck=[small])
        assert facts(one) != facts(other)
        assert facts(one, 1) == facts(other, 1)
        assert len(one.game.cards_in(HAND, Seat(0))) == 1

    def test_tells_what_can_be_played(self) -> None:
        """Price and colours are compared with tokens and power in play."""
        blue = plain(3, BLUE, cost=2, needs=(Need(BLUE, 2),))
        assert facts(Table(hand=[blue], tokens=2))["hand colours-met"] == 0
        ready = facts(Table(hand=[blue], tokens=2, home=[plain(2, BLUE)]))
        assert (ready["hand colours-met"], ready["hand affordable"], ready["hand power-playable"]) == (
            1,
            1,
            3,
        )
        poor = facts(Table(hand=[blue], tokens=1, home=[plain(2, BLUE)]))
        assert (poor["hand colours-met"], poor["hand affordable"], poor["hand power-playable"]) == (1, 0, 0)


class TestProblems:
    """What is missing at Problems."""

    def test_power_is_missing_colour_by_colour(self) -> None:
        """Power of another colour fills the wild only."""
        needs = (Need(BLUE, 2), Need(WILD, 2))
        assert missing_of(needs, []) == 4
        assert missing_of(needs, [(PINK, 3)]) == 2
        assert missing_of(needs, [(BLUE, 3)]) == 1
        assert missing_of(needs, [(BLUE, 2), (PINK, 2)]) == 0
        assert missing_of((Need(BLUE, 2, other_than=True),), [(BLUE, 5)]) == 2

    def test_counts_those_who_could_come_from_home(self) -> None:
        """Power at home helps if its colour does."""
        hard = plain_problem((Need(ORANGE, 3),))
        away = facts(Table(problem=hard, home=[plain(3, BLUE)]))
        near = facts(Table(problem=hard, home=[plain(3, ORANGE)]))
        assert away["my problem me missing"] == near["my problem me missing"] == 3
        assert away["my problem me missing-with-home"] == 3
        assert near["my problem me missing-with-home"] == 0

    def test_trouble_is_told_from_covered_trouble(self) -> None:
        """An opposing Troublemaker counts with its power when it is face up."""
        seen = facts(Table(mine=[plain(3)], opponent_mine=[piece(plain_troublemaker())]))
        assert seen["my problem me trouble"] > 0
        assert seen["my problem foe trouble"] == 0


class TestPrograms:
    """program_of."""

    def test_counts_abilities_and_topics(self) -> None:
        """A text that draws a card is an activated ability about cards."""
        table = Table(home=[plain(abilities=(main_phase(Draw()),))])
        seen = facts(table)
        assert seen["me program-activated"] == facts(Table())["me program-activated"] + 1
        assert seen["me program-cards"] == facts(Table())["me program-cards"] + 1

    def test_most_cards_have_one(self) -> None:
        """The topics cover the pool: few cards with a text are about nothing."""
        game = Game([RAINBOW_DASH, APPLEJACK], seed=1)
        for definition in game.kernel.definitions.cards:
            assert len(program_of(definition)) == len(PROGRAM)
        told = [one for one in game.kernel.definitions.cards if one.card.front.abilities]
        assert sum([any(program_of(one)) for one in told]) > 0.8 * len(told)


def test_no_card_is_named() -> None:
    """Neither by id nor by title, in any module of the features."""
    for file in Path(str(features.__file__)).parent.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        assert not set(re.findall(r"\w+", source)) & set(POOL)
        assert not [card.title for card in POOL.values() if f'"{card.title}"' in source]
