"""A Resource of Absolute Discord that takes the place of another."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    BLUE,
    COMMON,
    RESOURCE,
    Card,
    Dismiss,
    PlayToHome,
    cards,
    choose,
    main_phase,
    resource,
)
from everfree.testing import Table, plain

STORM = plain(abilities=(main_phase(Dismiss(choose(cards(RESOURCE)))),))


def stall(name: str) -> Card:
    """Make a Resource without other text."""
    return resource(name, name, BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


@pytest.mark.card("ad142")
class TestRepairTeam:
    """ad142."""

    @pytest.mark.parametrize(
        ("answer", "zones"), [("yes", ("discard-pile", "play")), ("no", ("play", "discard-pile"))]
    )
    def test_is_retired_instead_if_you_like(self, answer: str, zones: tuple[str, str]) -> None:
        """Another one of your Resources stays in play in its place."""
        team, other = POOL["ad142"], stall("Stall")
        table = (
            Table(home=[team, other, STORM])
            .use(STORM)
            .choose(other)
            .choose(team if answer == "yes" else "no")
        )

        assert (table.zone_of(team), table.zone_of(other)) == zones

    @pytest.mark.must_not
    def test_neither_for_itself_nor_for_an_opponent(self) -> None:
        """Nobody is asked when it is dismissed itself, or a Resource of an opponent."""
        team, theirs = POOL["ad142"], stall("Theirs")
        for victim in (team, theirs):
            table = Table(home=[team, STORM], opponent_home=[theirs]).use(STORM).choose(victim)
            assert (table.asked, table.zone_of(victim)) == ("main", "discard-pile")
