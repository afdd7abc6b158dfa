"""The Problems of Equestrian Odysseys."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.problems import TAKE_SHELTER
from everfree.ccg.kernel import kinds
from everfree.ccg.language import END_PHASE, FRIEND, Card, Retire, choose, main_phase, yours
from everfree.testing import Table, plain


@pytest.mark.card("eo198")
class TestTakeShelter:
    """eo198."""

    def crowded(self, count: int, *, opponents: bool = False) -> tuple[Table, list[Card]]:
        """Come to the home limit of 3 with so many Friends at home."""
        friends = [plain() for _ in range(count)]
        table = Table(
            problem=TAKE_SHELTER,
            home=[] if opponents else friends,
            opponent_home=friends if opponents else [],
            opponents_turn=opponents,
            phase=END_PHASE,
        )
        return table, friends

    def test_a_friend_too_many_may_move_there(self) -> None:
        """You choose who is too many, then whether it is retired or moved to this Problem."""
        table, friends = self.crowded(4)
        assert (table.asked, table.choices()) == ("home-limit", friends)

        table.choose(friends[1])
        assert (table.asked, table.choices()) == ("replace", [TAKE_SHELTER, "no"])
        table.choose(TAKE_SHELTER)

        assert (table.area_of(friends[1]), table.told(kinds.MOVED)) == ("mine", 1)
        assert table.told(kinds.RETIRED) == 0

    def test_one_by_one(self) -> None:
        """Of two too many, one may be moved and the other retired."""
        table, friends = self.crowded(5)
        table.choose(friends[0]).choose(TAKE_SHELTER).choose(friends[1]).choose("no")

        assert (table.area_of(friends[0]), table.zone_of(friends[1])) == ("mine", "discard-pile")

    @pytest.mark.must_not
    def test_not_for_an_opponent(self) -> None:
        """The shelter is for the Friends of the Problem's controller alone."""
        table, friends = self.crowded(4, opponents=True)
        table.choose(friends[0])

        assert table.zone_of(friends[0]) == "discard-pile"

    @pytest.mark.must_not
    def test_not_when_retired_for_another_reason(self) -> None:
        """A Friend that a text retires is retired."""
        storm = plain(abilities=(main_phase(Retire(choose(yours(FRIEND)))),))
        friend = plain()
        table = Table(problem=TAKE_SHELTER, home=[storm, friend]).use(storm).choose(friend)

        assert table.zone_of(friend) == "discard-pile"
