"""Yellow Friends of Premiere."""

import pytest

from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.cards.premiere.friends_yellow import (
    AMETHYST_STAR_ANIMAL_LEADER,
    BLUE_JAY_WARBLER,
    FALCON_FAST_AND_FURIOUS,
    FOREST_OWL_NOVICE_ASSISTANT,
    HOUSE_MOUSE_LITTLE_PIPSQUEAK,
    MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER,
    MR_BREEZY_FAN_FAN,
    OPALESCENCE_CURTAIN_SHREDDER,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    ACCESSORY,
    ASSET,
    COMMON,
    FRIEND,
    YELLOW,
    Card,
    PlayToHome,
    play_on,
    resource,
)
from everfree.testing import Table, piece, plain

ASSET_AT_HOME = resource(
    "asset", "Asset", YELLOW, power=1, cost=1, rarity=COMMON, traits=(ASSET,), abilities=(PlayToHome(),)
)
WORN = resource(
    "worn", "Worn", YELLOW, power=1, cost=1, rarity=COMMON, traits=(ACCESSORY,), abilities=(play_on(FRIEND),)
)


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


@pytest.mark.card("pr85")
class TestForestOwl:
    """pr85."""

    def test_makes_your_others_there_stronger(self) -> None:
        """Each of your other characters at its Problem has +1 power, and the sum says from where."""
        ally = plain(2)
        table = Table(mine=[FOREST_OWL_NOVICE_ASSISTANT, ally], mane_at="mine")

        assert table.why(ally) == [("printed", 2), (FOREST_OWL_NOVICE_ASSISTANT, 1)]
        assert table.power(table.mane) == 2

    @pytest.mark.must_not
    def test_nobody_else(self) -> None:
        """Not itself, not an opponent there, not someone at another Problem or at home."""
        rival, elsewhere, at_home = plain(2), plain(2), plain(2)
        table = Table(
            home=[at_home], mine=[FOREST_OWL_NOVICE_ASSISTANT], theirs=[elsewhere], opponent_mine=[rival]
        )

        assert [table.power(one) for one in (FOREST_OWL_NOVICE_ASSISTANT, rival, elsewhere, at_home)] == [
            0,
            2,
            2,
            2,
        ]

    @pytest.mark.must_not
    def test_home_is_no_problem(self) -> None:
        """At home it helps nobody."""
        ally = plain(2)
        table = Table(home=[FOREST_OWL_NOVICE_ASSISTANT, ally])

        assert table.power(ally) == 2


@pytest.mark.card("pr90")
class TestMrBeavertonBeaverteeth:
    """pr90."""

    def test_dismisses_a_resource_in_the_opponents_home(self) -> None:
        """Exhausted it dismisses a Resource there, attached to a Friend at home or not."""
        asset, worn = piece(ASSET_AT_HOME), piece(WORN)
        table = Table(
            home=[MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER, piece(ASSET_AT_HOME)],
            opponent_home=[asset, piece(plain(1), attached=(worn,))],
            opponent_mine=[piece(plain(1), attached=(piece(WORN),))],
        )

        table.use(MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER)

        assert table.is_exhausted(MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER)
        assert table.choices() == [asset, worn]
        table.choose(asset)
        assert table.zone_of(asset) == "discard-pile"
        assert table.zone_of(worn) == "play"

    @pytest.mark.must_not
    @pytest.mark.clause("503.2a")
    def test_exhausted_it_can_not_pay(self) -> None:
        """The ability is not offered."""
        tired = piece(MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER, exhausted=True)
        table = Table(home=[tired], opponent_home=[ASSET_AT_HOME])

        assert table.choices() == ["end"]

    @pytest.mark.must_not
    def test_not_at_a_problem_nor_in_your_own_home(self) -> None:
        """With no Resource in the opponent's home nothing is dismissed."""
        mine, worn = piece(ASSET_AT_HOME), piece(WORN)
        table = Table(
            home=[MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER, mine],
            opponent_mine=[piece(plain(1), attached=(worn,))],
        )

        table.use(MR_BEAVERTON_BEAVERTEETH_DAM_BUILDER)

        assert table.asked == "main"
        assert (table.zone_of(mine), table.zone_of(worn)) == ("play", "play")


@pytest.mark.card("pr91")
class TestMrBreezy:
    """pr91."""

    def test_an_opponent_loses_a_token(self) -> None:
        """When you play him your opponent has one token less."""
        table = Table(hand=[MR_BREEZY_FAN_FAN], home=[plain(3, YELLOW)], tokens=5, opponent_tokens=2)

        table.play(MR_BREEZY_FAN_FAN, "home")

        assert (table.tokens, table.opponent_tokens) == (2, 1)
        assert table.told(kinds.LOST_TOKENS) == 1

    @pytest.mark.must_not
    def test_nobody_loses_what_they_have_not(self) -> None:
        """An opponent without tokens has none afterwards, and nothing is told."""
        table = Table(hand=[MR_BREEZY_FAN_FAN], home=[plain(3, YELLOW)], tokens=3)

        table.play(MR_BREEZY_FAN_FAN, "home")

        assert table.opponent_tokens == 0
        assert table.told(kinds.LOST_TOKENS) == 0


@pytest.mark.card("pr92")
class TestOpalescence:
    """pr92."""

    def test_shreds_a_resource_on_an_opponents_character_there(self) -> None:
        """Moved to a Problem she may dismiss a Resource on any character of the opponent at it."""
        first, second = piece(WORN), piece(WORN)
        table = Table(
            home=[OPALESCENCE_CURTAIN_SHREDDER],
            mine=[piece(plain(1), attached=(piece(WORN),))],
            opponent_mine=[piece(plain(1), attached=(first,)), piece(plain(1), attached=(second,))],
            opponent_theirs=[piece(plain(1), attached=(piece(WORN),))],
            opponent_home=[piece(ASSET_AT_HOME)],
            tokens=2,
        )

        table.move(OPALESCENCE_CURTAIN_SHREDDER, "mine")

        assert table.asked == "may"
        table.choose("yes")
        assert table.choices() == [first, second]
        table.choose(second)
        assert table.zone_of(second) == "discard-pile"
        assert table.zone_of(first) == "play"

    def test_may_be_declined(self) -> None:
        """Saying no leaves it where it is."""
        worn = piece(WORN)
        table = Table(
            home=[OPALESCENCE_CURTAIN_SHREDDER],
            opponent_mine=[piece(plain(1), attached=(worn,))],
            tokens=2,
        )

        table.move(OPALESCENCE_CURTAIN_SHREDDER, "mine").choose("no")

        assert table.zone_of(worn) == "play"

    @pytest.mark.must_not
    @pytest.mark.clause("705.2e.i")
    def test_nothing_is_asked_where_nothing_fits(self) -> None:
        """Your own Resources, and those elsewhere, are safe from her."""
        table = Table(
            home=[OPALESCENCE_CURTAIN_SHREDDER],
            mine=[piece(plain(1), attached=(WORN,))],
            opponent_theirs=[piece(plain(1), attached=(piece(WORN),))],
            tokens=2,
        )

        table.move(OPALESCENCE_CURTAIN_SHREDDER, "mine")

        assert table.asked == "main"

    @pytest.mark.must_not
    def test_being_played_is_not_being_moved(self) -> None:
        """Played to the Problem she shreds nothing."""
        table = Table(
            hand=[OPALESCENCE_CURTAIN_SHREDDER],
            opponent_mine=[piece(plain(1), attached=(WORN,))],
            tokens=2,
        )

        table.play(OPALESCENCE_CURTAIN_SHREDDER, "mine")

        assert table.asked == "main"
