"""711.1, 711.6, 712.2: what works at once, what starts together, and what is counted when."""

import pytest

from everfree.ccg.language import (
    DISCARD_PILE,
    END_OF_TURN,
    FOAL,
    FRIEND,
    HOME,
    OWNER,
    THIS,
    YOU,
    Continuous,
    Description,
    Dismiss,
    ForEach,
    Give,
    KeepsPower,
    Plays,
    Power,
    PowerBecomes,
    PutIntoPlay,
    Sequence,
    WithTrait,
    cards,
    each,
    main_phase,
    one,
    when,
    yours,
)
from everfree.testing import Table, plain

SET_TO_ONE = Continuous((PowerBecomes(1),), each(cards(FRIEND)))
TWO_MORE = Continuous((Power(+2),), each(cards(FRIEND)))
EVERYONE_RISES = PutIntoPlay(each(Description(FRIEND, (), DISCARD_PILE)), OWNER, HOME)


@pytest.mark.clause("711.1")
def test_a_one_shot_change_works_at_once() -> None:
    """A Friend dismissed by the first sentence is not counted by the second of the same text."""
    ally = plain(traits=(FOAL,))
    storm = plain(
        1,
        abilities=(
            main_phase(
                Sequence(
                    (
                        Dismiss(each(yours(FRIEND, WithTrait(FOAL)))),
                        Give((Power(ForEach(1, yours(FRIEND))),), THIS, END_OF_TURN),
                    )
                )
            ),
        ),
    )
    table = Table(home=[storm, ally]).use(storm)

    assert table.zone_of(ally) == "discard-pile"
    assert table.power(storm) == 2


@pytest.mark.clause("104.2")
def test_power_kept_for_a_turn() -> None:
    """A modifier with a duration keeps a power, too: what adds to it does not count meanwhile."""
    keep = main_phase(Give((KeepsPower(),), each(yours(FRIEND)), END_OF_TURN))
    keeper = plain(1, abilities=(keep, TWO_MORE))
    ally = plain(1)
    table = Table(home=[keeper, ally])

    assert table.power(ally) == 3
    assert table.use(keeper).power(ally) == 1
    assert table.end_turn().power(ally) == 3


class TestTimestamps:
    """711.6: cards that enter play together are stamped player by player."""

    def risen(self, mine: Continuous, theirs: Continuous) -> Table:
        """Let a Friend of each player rise from the discard piles at once, on your turn."""
        self.mine, self.theirs = plain(5, abilities=(mine,)), plain(5, abilities=(theirs,))
        caller = plain(abilities=(main_phase(EVERYONE_RISES),))
        table = Table(home=[caller], discard=[self.mine], opponent_discard=[self.theirs])
        return table.use(caller)

    @pytest.mark.clause("711.6")
    def test_who_had_priority_comes_first(self) -> None:
        """Your modifier is the earlier one: set to one and then raised, or raised and then set."""
        table = self.risen(SET_TO_ONE, TWO_MORE)
        assert table.power(self.mine) == 3

        table = self.risen(TWO_MORE, SET_TO_ONE)
        assert table.power(self.mine) == 1

    @pytest.mark.clause("711.6")
    def test_on_the_opponents_turn_theirs_come_first(self) -> None:
        """The opponent, who calls both Friends, has the earlier modifier."""
        mine, theirs = plain(5, abilities=(TWO_MORE,)), plain(5, abilities=(SET_TO_ONE,))
        caller = plain(abilities=(main_phase(EVERYONE_RISES),))
        table = Table(opponent_home=[caller], discard=[mine], opponent_discard=[theirs], opponents_turn=True)

        assert table.use(caller).power(mine) == 3

    @pytest.mark.clause("711.6")
    def test_each_player_orders_their_own(self) -> None:
        """With two of your own you choose which starts first."""
        setter, raiser = plain(5, abilities=(SET_TO_ONE,)), plain(5, abilities=(TWO_MORE,))
        caller = plain(abilities=(main_phase(EVERYONE_RISES),))
        table = Table(home=[caller], discard=[setter, raiser]).use(caller)
        assert (table.asked, table.choices()) == ("enters-next", [setter, raiser])

        table.choose(raiser)

        assert table.power(setter) == 1


class TestTriggeredNumbers:
    """712.2: a triggered effect counts when it triggers, not when it is processed."""

    @pytest.mark.clause("712.2")
    def test_friends_that_are_gone_by_then_count(self) -> None:
        """A Foal dismissed between triggering and processing still counts."""
        reaper = plain(
            abilities=(when(Plays(YOU, one(FRIEND)), Dismiss(each(yours(FRIEND, WithTrait(FOAL))))),)
        )
        counter = plain(
            1,
            abilities=(
                when(Plays(YOU, one(FRIEND)), Give((Power(ForEach(1, yours(FRIEND))),), THIS, END_OF_TURN)),
            ),
        )
        newcomer = plain(cost=0)
        table = Table(home=[reaper, counter, plain(traits=(FOAL,))], hand=[newcomer])
        table.play(newcomer, "home").choose(reaper)

        assert table.power(counter) == 1 + 4
