"""Cards of Leaders and Legends whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards.leaders_and_legends.friends_several_colours import (
    PRINCESS_CADANCE_LOST_PARENT as CADANCE,
    RAINBOWSHINE_BACK_IN_ACTION as RAINBOWSHINE,
)
from everfree.ccg.language import CHARACTER, FRIEND, TROUBLEMAKER, Dismiss, cards, choose, main_phase
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.table import OPPONENT


@pytest.mark.card("ll58")
class TestRainbowshine:
    """ll58."""

    def test_readies_a_friend_where_she_goes(self) -> None:
        """She is exhausted; only exhausted Friends at that Problem can be chosen."""
        tired, second = piece(plain(), exhausted=True), piece(plain(), exhausted=True)
        far = piece(plain(), exhausted=True)
        table = Table(home=[RAINBOWSHINE], mine=[tired, second], theirs=[far], tokens=2)
        table.move(RAINBOWSHINE, "mine").choose("yes")
        table.choose(tired)

        exhausted = [table.is_exhausted(one) for one in (RAINBOWSHINE, tired, second, far)]
        assert exhausted == [True, False, True, True]

    @pytest.mark.must_not
    def test_not_on_the_way_home(self) -> None:
        """Home is no Problem."""
        tired = piece(plain(), exhausted=True)
        table = Table(home=[tired], mine=[RAINBOWSHINE], tokens=2).move(RAINBOWSHINE, "home")

        assert (table.asked, table.is_exhausted(tired)) == ("main", True)


@pytest.mark.card("ll77")
class TestPrincessCadance:
    """ll77."""

    def test_an_opposing_friend_is_banished_instead(self) -> None:
        """You may exhaust her; the Friend that would be dismissed is banished, and no other card."""
        storm, victim, other = (
            plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),)),
            plain(),
            plain(),
        )
        cadance = piece(CADANCE)
        table = Table(home=[cadance, storm], opponent_home=[victim, other]).use(storm).choose(victim)
        assert (table.asked, table.choices()) == ("replace", [cadance, "no"])
        table.choose(cadance)

        assert (table.banished(OPPONENT), table.zone_of(other)) == ([victim], "play")
        assert table.is_exhausted(cadance)

    def test_a_troublemaker_too(self) -> None:
        """Declined, it goes to the discard pile."""
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(TROUBLEMAKER)))),))
        imp, cadance = plain_troublemaker(), piece(CADANCE)
        table = Table(home=[cadance, storm], opponent_mine=[imp]).use(storm)
        assert table.choices() == [cadance, "no"]
        assert table.choose("no").zone_of(imp) == "discard-pile"

        table = Table(home=[cadance, storm], opponent_mine=[imp]).use(storm).choose(cadance)
        assert table.banished(OPPONENT) == [imp]

    @pytest.mark.must_not
    def test_not_your_own_and_not_while_exhausted(self) -> None:
        """Your Friends are dismissed as usual, and exhausted she can't pay."""
        storm, ally, victim = (
            plain(abilities=(main_phase(Dismiss(choose(cards(CHARACTER)))),)),
            plain(),
            plain(),
        )
        own = Table(home=[CADANCE, storm, ally]).use(storm).choose(ally)
        assert (own.asked, own.zone_of(ally)) == ("main", "discard-pile")

        tired = piece(CADANCE, exhausted=True)
        table = Table(home=[tired, storm], opponent_home=[victim]).use(storm).choose(victim)
        assert (table.asked, table.zone_of(victim)) == ("main", "discard-pile")
