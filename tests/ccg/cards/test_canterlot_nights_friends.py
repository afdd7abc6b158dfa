"""The Friends of Canterlot Nights."""

import pytest

from everfree.ccg.cards.canterlot_nights.friends import MINUETTE_CLOCKED_UP as MINUETTE
from everfree.ccg.kernel import kinds
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker


@pytest.mark.card("cn57")
class TestMinuette:
    """cn57."""

    def at_the_end(self, *, opponents_turn: bool = False) -> Table:
        """Come to the end of a Troublemaker Phase with a Troublemaker that was not challenged."""
        table = Table(
            home=[MINUETTE],
            mine=[plain(9)],
            opponent_mine=[plain_troublemaker(1)],
            opponents_turn=opponents_turn,
            phase=TROUBLEMAKER_PHASE,
        )
        return table.until("priority")

    def test_another_troublemaker_phase(self) -> None:
        """Retired at the end of one she starts the next: there is another challenge."""
        table = self.at_the_end()
        assert (table.state.phase, table.question.seat) == (TROUBLEMAKER_PHASE, 0)

        table.use(MINUETTE)

        assert (table.asked, table.zone_of(MINUETTE)) == ("challenge", "discard-pile")
        assert table.until("main").state.turn == 4

    def test_of_the_opponent_as_well(self) -> None:
        """In their turn the new phase is theirs, and what you had covered stays covered."""
        table = self.at_the_end(opponents_turn=True).use(MINUETTE)

        assert table.told(kinds.PHASE_ADDED) == 1
        assert (table.until("main").question.seat, phases(table).count(TROUBLEMAKER_PHASE)) == (1, 2)

    def test_two_of_them(self) -> None:
        """At the end of the new phase another one is used."""
        first, second = piece(MINUETTE), piece(MINUETTE)
        table = Table(home=[first, second], phase=TROUBLEMAKER_PHASE)
        table.until("priority").use(first).until("priority").use(second).until("main")

        assert phases(table).count(TROUBLEMAKER_PHASE) == 3

    @pytest.mark.must_not
    def test_not_in_other_phases(self) -> None:
        """Neither in the Main Phase nor at its end; the next time is in your opponent's turn."""
        table = Table(home=[MINUETTE])
        assert table.choices() == ["end"]

        table.end_phase()
        assert (table.asked, table.state.turn_player, table.state.phase) == (
            "priority",
            1,
            TROUBLEMAKER_PHASE,
        )

    @pytest.mark.must_not
    def test_kept_she_changes_nothing(self) -> None:
        """Passed, the Main Phase follows."""
        table = self.at_the_end().pass_()

        assert (table.asked, table.zone_of(MINUETTE)) == ("main", "play")


def phases(table: Table) -> list[int]:
    """List the phases that started so far."""
    name = kinds.KIND_NAMES[kinds.PHASE_STARTED]
    return [event.amount for event in table.game.events or () if event.key == name]
