"""The Resources of The Crystal Games."""

import pytest

from everfree.ccg.cards.crystal_games.resources import PONY_CHARM
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    END_OF_TURN,
    FRIEND,
    RESOURCE,
    UNIQUE,
    WHITE,
    Card,
    Dismiss,
    GainControl,
    cards,
    choose,
    main_phase,
)
from everfree.testing import Table, piece, plain
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("cg140")
class TestPonyCharm:
    """cg140."""

    def charmed(self, *home: Card, victim: Card) -> Table:
        """Play it on a Friend at the opponent's home."""
        table = Table(home=[plain(5, WHITE), *home], opponent_home=[victim], hand=[PONY_CHARM], tokens=3)
        return table.play(PONY_CHARM, victim)

    def controller(self, table: Table, card: Card) -> int:
        """Give who controls a card."""
        return table.state.controller[table.id(card)]

    def test_played_on_any_friend(self) -> None:
        """Your own too."""
        mine, theirs = plain(5, WHITE), plain()
        table = Table(home=[mine], opponent_home=[theirs], hand=[PONY_CHARM], tokens=3).play(PONY_CHARM)

        assert table.choices() == [mine, theirs]

    def test_the_friend_is_yours(self) -> None:
        """It comes to your home, and you may move it."""
        victim = plain()
        table = self.charmed(victim=victim)

        assert self.controller(table, victim) == YOU
        assert (table.area_of(victim), table.area_of(PONY_CHARM)) == ("home", "home")
        assert table.told(kinds.CONTROL_CHANGED) == 1

    def test_for_as_long_as_it_stays(self) -> None:
        """As the charm leaves play, the Friend goes back."""
        victim = plain()
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(RESOURCE)))),))
        table = self.charmed(storm, victim=victim).use(storm)

        assert table.zone_of(PONY_CHARM) == "discard-pile"
        assert (self.controller(table, victim), table.area_of(victim)) == (OPPONENT, "their home")

    @pytest.mark.must_not
    def test_a_later_text_takes_it_away(self) -> None:
        """Whoever gains control afterwards has it; when that ends, the charm counts again (711.3)."""
        thief = plain(abilities=(main_phase(GainControl(choose(cards(FRIEND)), END_OF_TURN)),))
        charmed = piece(plain(), attached=(PONY_CHARM,))
        table = Table(opponent_home=[thief], home=[charmed], opponents_turn=True).use(thief).choose(charmed)
        assert table.state.controller[table.id(charmed)] == OPPONENT
        assert table.end_turn().state.controller[table.id(charmed)] == YOU

    @pytest.mark.must_not
    def test_a_second_unique_one_is_one_too_many(self) -> None:
        """With your own copy in play you must give one up at once (516.1)."""
        twin = plain(traits=(UNIQUE,))
        own, theirs = piece(twin), piece(twin)
        table = Table(home=[plain(5, WHITE), own], opponent_home=[theirs], hand=[PONY_CHARM], tokens=3).play(
            PONY_CHARM, theirs
        )

        assert (table.asked, table.choices()) == ("uniqueness", [own, theirs])

    def test_two_charms(self) -> None:
        """The later one counts; as it goes, the earlier one does again."""
        first, second = piece(PONY_CHARM), piece(PONY_CHARM)
        victim = piece(plain(), attached=(first,))
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(RESOURCE)))),))
        table = Table(home=[plain(5, WHITE), storm], opponent_home=[victim], hand=[second], tokens=3).play(
            second, victim
        )
        assert table.state.controller[table.id(victim)] == YOU

        table.use(storm).choose(second)
        assert table.state.controller[table.id(victim)] == OPPONENT
