"""Yellow Friends of Premiere."""

import pytest

from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.cards.premiere.friends_yellow import (
    AMETHYST_STAR_ANIMAL_LEADER,
    BLUE_JAY_WARBLER,
    FALCON_FAST_AND_FURIOUS,
    HOUSE_MOUSE_LITTLE_PIPSQUEAK,
)
from everfree.ccg.language import Card
from everfree.testing import Table, piece, plain


@pytest.mark.card("pr80")
class TestAmethystStar:
    """pr80."""

    @pytest.mark.clause("glossary.caretaker")
    def test_is_stronger_beside_a_critter(self) -> None:
        """With one of your Critter Friends at her Problem she has +1 power."""
        table = Table(mine=[AMETHYST_STAR_ANIMAL_LEADER, BLUE_JAY_WARBLER])

        assert table.why(AMETHYST_STAR_ANIMAL_LEADER) == [
            ("printed", 2),
            (AMETHYST_STAR_ANIMAL_LEADER, 1),
        ]

    @pytest.mark.must_not
    @pytest.mark.clause("glossary.caretaker")
    def test_not_at_home_nor_beside_other_critters(self) -> None:
        """At home, or with an opponent's Critter or one elsewhere, she has her printed power."""
        star = piece(AMETHYST_STAR_ANIMAL_LEADER)
        table = Table(
            home=[AMETHYST_STAR_ANIMAL_LEADER, piece(BLUE_JAY_WARBLER)],
            mine=[star],
            theirs=[piece(BLUE_JAY_WARBLER)],
            opponent_mine=[piece(BLUE_JAY_WARBLER)],
        )

        assert table.power(AMETHYST_STAR_ANIMAL_LEADER) == 2
        assert table.power(star) == 2


@pytest.mark.card("pr81", "pr86")
class TestWithoutText:
    """pr81 and pr86."""

    @pytest.mark.parametrize("card", [BLUE_JAY_WARBLER, HOUSE_MOUSE_LITTLE_PIPSQUEAK])
    def test_is_played_for_its_cost_and_does_nothing_else(self, card: Card) -> None:
        """It has no abilities and no requirement: its tokens are enough, one less is not."""
        table = Table(hand=[card], tokens=card.cost)

        assert (card.front.abilities, card.front.keywords) == ((), ())
        table.play(card, "theirs")
        assert table.asked == "main"
        assert table.area_of(card) == "theirs"
        assert table.tokens == 0
        assert table.why(card) == [("printed", card.front.power)]
        assert card not in Table(hand=[card], tokens=card.cost - 1).playable()


@pytest.mark.card("pr82")
class TestFalcon:
    """pr82."""

    def test_brings_a_critter_to_that_problem(self) -> None:
        """One of your Critter Friends that is not there yet may come, from wherever it is."""
        at_home, at_mine = piece(BLUE_JAY_WARBLER), piece(HOUSE_MOUSE_LITTLE_PIPSQUEAK)
        table = Table(
            home=[FALCON_FAST_AND_FURIOUS, at_home, plain(1)],
            mine=[at_mine],
            theirs=[piece(BLUE_JAY_WARBLER)],
            opponent_home=[piece(BLUE_JAY_WARBLER)],
            tokens=2,
        )

        table.move(FALCON_FAST_AND_FURIOUS, "theirs")

        assert table.asked == "may"
        table.choose("yes")
        assert table.choices() == [at_home, at_mine]
        table.choose(at_home)
        assert table.area_of(at_home) == "theirs"
        assert table.tokens == 0

    def test_may_be_declined(self) -> None:
        """Saying no leaves everyone where they are."""
        table = Table(home=[FALCON_FAST_AND_FURIOUS, BLUE_JAY_WARBLER], tokens=2)

        table.move(FALCON_FAST_AND_FURIOUS, "mine").choose("no")

        assert table.area_of(BLUE_JAY_WARBLER) == "home"

    @pytest.mark.must_not
    def test_nobody_comes_along_home(self) -> None:
        """Home is no Problem."""
        table = Table(mine=[FALCON_FAST_AND_FURIOUS, BLUE_JAY_WARBLER], tokens=2)

        table.move(FALCON_FAST_AND_FURIOUS, "home")

        assert table.asked == "main"

    @pytest.mark.must_not
    def test_moved_by_an_opponent_it_brings_nobody(self) -> None:
        """You did not move it."""
        table = Table(
            home=[FALCON_FAST_AND_FURIOUS, BLUE_JAY_WARBLER],
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(FALCON_FAST_AND_FURIOUS, "mine")

        assert table.asked == "main"

    @pytest.mark.must_not
    @pytest.mark.clause("705.2e.i")
    def test_nothing_is_asked_if_nobody_can_come(self) -> None:
        """Only Critters come, and not those that are there."""
        table = Table(home=[FALCON_FAST_AND_FURIOUS, plain(1)], mine=[BLUE_JAY_WARBLER], tokens=2)

        table.move(FALCON_FAST_AND_FURIOUS, "mine")

        assert table.asked == "main"
