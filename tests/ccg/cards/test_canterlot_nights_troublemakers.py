"""The Troublemakers of Canterlot Nights."""

import pytest

from everfree.ccg.cards.canterlot_nights.troublemakers import PRINCESS_MI_AMORE_CADENZA as CADENZA
from everfree.testing import Table, piece, plain, plain_problem
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("cn156")
class TestPrincessMiAmoreCadenza:
    """cn156."""

    def used(self) -> Table:
        """Pay to dismiss the opponent's only Friend."""
        self.victim = plain()
        return Table(mine=[CADENZA], opponent_home=[self.victim], home=[plain()], tokens=4).use(CADENZA)

    @pytest.mark.clause("104.1")
    def test_dismisses_and_moves_in(self) -> None:
        """The Friend is dismissed; the Troublemaker lies at that player's home and is theirs."""
        table = self.used()

        assert (table.zone_of(self.victim), table.tokens) == ("discard-pile", 0)
        assert (table.area_of(CADENZA), table.state.controller[table.id(CADENZA)]) == ("their home", OPPONENT)

    def test_from_there_it_comes_back(self) -> None:
        """Its new controller may pay to send it to you."""
        table = self.used()
        table.state.tokens[OPPONENT] = 4
        table.end_turn().until("main").use(CADENZA)

        assert (table.area_of(CADENZA), table.state.controller[table.id(CADENZA)]) == ("home", YOU)

    def test_at_home_it_blocks_nobody(self) -> None:
        """The Problem it left can be confronted."""
        victim = plain()
        goal = plain_problem(opponent=1)
        table = Table(
            mine=[CADENZA], problem=goal, opponent_mine=[plain(3)], opponent_home=[victim], tokens=4
        )
        assert not table.can_confront(goal, OPPONENT)

        table.use(CADENZA).choose(victim)
        assert table.can_confront(goal, OPPONENT)

    @pytest.mark.must_not
    def test_your_own_friends_are_safe(self) -> None:
        """Only an opponent's Friend can be chosen."""
        mine, one, two = plain(), plain(), plain()
        table = Table(mine=[CADENZA], home=[mine], opponent_home=[one, two], tokens=4).use(CADENZA)

        assert table.choices() == [one, two]

    @pytest.mark.must_not
    def test_four_tokens_and_face_up(self) -> None:
        """With three it cannot be used, nor while it is covered."""
        poor = Table(mine=[CADENZA], opponent_home=[plain()], tokens=3)
        refusal = poor.why_not_use(CADENZA)
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"

        covered = piece(CADENZA, face_down=True)
        refusal = Table(mine=[covered], opponent_home=[plain()], tokens=4).why_not_use(covered)
        assert refusal is not None
        assert refusal.clause == "701.3"

    @pytest.mark.must_not
    def test_without_a_victim_it_stays(self) -> None:
        """Nobody's Friend was dismissed, so there is nobody to send it to."""
        table = Table(mine=[CADENZA], home=[plain()], tokens=4).use(CADENZA)

        assert (table.area_of(CADENZA), table.state.controller[table.id(CADENZA)]) == ("mine", YOU)
