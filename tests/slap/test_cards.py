"""What matches what, and what is dealt."""

from typing import Any

import pytest

from everfree.slap.bout import deal
from everfree.slap.cards import PONY53, Group
from everfree.slap.deck import Deck
from everfree.slap.options import ChallengeChances, Options
from everfree.slap.state import HAYBURGER, LONE_JOKER, MIRROR, NOTHING
from everfree.slap.table import header, start
from everfree.testing.slap import Scene


def on(pile: str, **options: Any) -> int:
    """Say what the top of this pile shows."""
    scene = Scene("c", "c", pile=pile, **options)
    return scene.bout.deck.match_on(scene.bout.state.pile)


class TestMatches:
    """Mirror and Hayburger."""

    @pytest.mark.ruling("7.4")
    @pytest.mark.parametrize(
        ("pile", "match"),
        [
            ("x", NOTHING),
            ("x y", NOTHING),
            ("x x", MIRROR),
            ("x y x", HAYBURGER),
            ("x x x", MIRROR),
            ("x y z x", NOTHING),
            ("x x y", NOTHING),
        ],
    )
    def test_only_the_top_three_count(self, pile: str, match: int) -> None:
        """Same on same is a Mirror, same with one between a Hayburger, further apart nothing."""
        assert on(pile) == match

    @pytest.mark.ruling("7.4")
    def test_three_alike_are_one_win(self) -> None:
        """A Mirror that is a Hayburger too gives the pile once."""
        scene = Scene("c", "d e", pile="x x x").slap(1)

        assert (scene.stack(1), scene.pile) == ("d e x x x", "")

    @pytest.mark.ruling("S12")
    @pytest.mark.parametrize("pile", ["W S", "S W", "W x S", "S x W"])
    def test_look_alikes_are_different(self, pile: str) -> None:
        """A Wonderbolt and a Shadowbolt make neither a Mirror nor a Hayburger."""
        assert on(pile) == NOTHING

    @pytest.mark.ruling("S12")
    def test_names_are_shown_to_all_or_none(self) -> None:
        """Text under the symbols is an option of the table: every viewer is told the same."""
        scene = Scene("c", "d", text_symbols=True)

        assert [scene.view(viewer).text_symbols for viewer in range(3)] == [True] * 3
        assert not Scene("c", "d").view(0).text_symbols

    @pytest.mark.ruling("S13")
    def test_characters_do_not_count(self) -> None:
        """The same character under two symbols is no match; two characters with one symbol are."""
        groups = (Group(("alicorn",), ("Twilight", "Luna")), Group(("scholar",), ("Twilight",)))
        deck = Deck(Options(composition=groups))

        assert deck.match_on([0, 2]) == NOTHING
        assert deck.match_on([0, 1]) == MIRROR

    @pytest.mark.ruling("S13")
    @pytest.mark.parametrize(
        ("pile", "any_", "all_"),
        [
            ("x+y x", MIRROR, NOTHING),
            ("x+y z y", HAYBURGER, NOTHING),
            ("x+y x+z", MIRROR, NOTHING),
            ("x+y y+x", MIRROR, MIRROR),
            ("x+y z", NOTHING, NOTHING),
            ("x+y J", MIRROR, MIRROR),
        ],
    )
    def test_two_symbols(self, pile: str, any_: int, all_: int) -> None:
        """One shared symbol is enough, unless the table wants both."""
        assert (on(pile), on(pile, two_symbols="all")) == (any_, all_)


class TestJoker:
    """S9: its power is an option."""

    @pytest.mark.ruling("S9", "7.5")
    @pytest.mark.parametrize(
        ("pile", "match"),
        [
            ("J", NOTHING),
            ("x J", MIRROR),
            ("J x", MIRROR),
            ("J y x", HAYBURGER),
            ("x J z", MIRROR),
            ("J J", MIRROR),
        ],
    )
    def test_wild(self, pile: str, match: int) -> None:
        """It has every symbol, so it matches at once, except as the first card."""
        assert on(pile) == match

    @pytest.mark.ruling("7.5")
    def test_wild_alone_is_a_false_slap(self) -> None:
        """With nothing under it there is nothing to match."""
        scene = Scene("J c", "d e").play().slap(1)

        assert (scene.pile, scene.stack(1)) == ("d J", "e")

    @pytest.mark.ruling("S9")
    def test_wild_does_not_challenge(self) -> None:
        """The turn goes on as after any plain card."""
        scene = Scene("J c", "d e", "f").play()

        assert (scene.challenge, scene.turn) == (None, 1)

    @pytest.mark.ruling("S9")
    def test_slap(self) -> None:
        """It can be slapped even alone, and matches nothing."""
        assert [on(pile, joker="slap") for pile in ("J", "x J", "J x", "J x J")] == [
            LONE_JOKER,
            LONE_JOKER,
            NOTHING,
            LONE_JOKER,
        ]

    @pytest.mark.ruling("S9")
    def test_challenge5(self) -> None:
        """It challenges with five chances, and matches nothing."""
        scene = Scene("J c", "d e", joker="challenge5").play()

        assert scene.challenge == (0, 1, 5)
        assert on("x J", joker="challenge5") == NOTHING

    @pytest.mark.ruling("S9")
    @pytest.mark.parametrize("pile", ["x J", "J J", "J x J"])
    def test_plain(self, pile: str) -> None:
        """It matches nothing, not even another Joker."""
        assert on(pile, joker="plain") == NOTHING


class TestDeal:
    """What everybody gets."""

    def test_pony53(self) -> None:
        """Fifty-three cards, sixteen of them challenges with the published chances, one Joker."""
        deck = Deck(Options())

        assert deck.size == 53
        assert sorted(chances for chances in deck.chances if chances) == [1] * 3 + [2] * 5 + [3] * 4 + [4] * 4
        assert len([card for card in deck.cards if "joker" in card.symbols]) == 1
        assert sum(len(group.characters) for group in PONY53) == 52

    @pytest.mark.ruling("S11")
    def test_chances_are_options(self) -> None:
        """Any number from 1 to 9 may be set for each challenge symbol."""
        scene = Scene("P x", "y z", chances=ChallengeChances(parasprite=9)).play()

        assert scene.challenge == (0, 1, 9)

    @pytest.mark.ruling("S11")
    def test_the_best_of_two_challenge_symbols(self) -> None:
        """A card with two challenge symbols gives the more chances."""
        assert Scene("P+V x", "y").play().challenge == (0, 1, 3)

    @pytest.mark.ruling("S14")
    def test_left_over_cards_go_to_the_first_players(self) -> None:
        """Of 53 cards among 4, the player on the dealer's left has one more."""
        bout = deal(Options(), players=4, seed=b"7", dealer=1)

        assert [len(stack) for stack in bout.state.stacks] == [13, 13, 14, 13]

    @pytest.mark.ruling("S14", "7.12")
    @pytest.mark.parametrize("players", range(2, 9))
    def test_all_cards_are_dealt_once(self, players: int) -> None:
        """No card is missing or there twice, and nobody has two more than another."""
        state = deal(Options(), players=players, seed=b"7").state
        sizes = [len(stack) for stack in state.stacks]

        assert sorted(card for stack in state.stacks for card in stack) == list(range(53))
        assert max(sizes) - min(sizes) <= 1

    @pytest.mark.ruling("S15")
    def test_the_dealer_is_drawn(self) -> None:
        """Every player deals about equally often, and the player on the left begins."""
        states = [deal(Options(), players=4, seed=bytes([seed, 9])).state for seed in range(200)]

        counts = [len([state for state in states if state.dealer == seat]) for seat in range(4)]
        assert min(counts) > 30
        assert all(state.turn == (state.dealer + 1) % 4 for state in states)

    @pytest.mark.ruling("S15")
    def test_the_winner_deals_next(self) -> None:
        """A header can say who deals: the winner of the game before."""
        assert start(header(3, b"7", dealer=2)).view(0).turn == 0

    @pytest.mark.ruling("S18")
    def test_several_decks(self) -> None:
        """The composition is multiplied; the number of Jokers is an option."""
        deck = Deck(Options(decks=3, jokers_per_deck=2))

        assert deck.size == 3 * 54
        assert len([card for card in deck.cards if "joker" in card.symbols]) == 6

    def test_the_shuffle_is_the_seed(self) -> None:
        """The same seed deals the same cards, another seed others."""
        one, same, other = (deal(Options(), players=2, seed=seed).state.stacks for seed in (b"1", b"1", b"2"))

        assert one == same != other
