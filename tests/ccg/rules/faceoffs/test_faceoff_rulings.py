"""Rulings about faceoffs: ties without end (R4), Problems that are gone (R21)."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_STEPS, STOP_WHEN_ABLE
from everfree.ccg.language import WILD, Need
from everfree.ccg.vocab import CONFRONT_STEP, DISCARD_PILE, DRAW_DECK, AreaId, Seat
from everfree.testing import Piece, Table, plain, plain_problem

YOU_SEAT, OPPONENT_SEAT = Seat(0), Seat(1)
HELD = plain(cost=9)
ANYONE = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)


def tied(deck: int) -> Table:
    """Stand at five to five with empty decks, but for *deck* cards of two power in yours."""
    table = Table(
        mine=[plain(5)],
        deck=[Piece(plain(2)) for _ in range(deck)],
        opponent_mine=[plain(5)],
        opponent_deck=[],
        problem=ANYONE,
    )
    for card in list(table.game.cards_in(DRAW_DECK, YOU_SEAT))[: len(table.deck()) - deck]:
        put(table.game, card, DISCARD_PILE)
    return table.end_phase()


class TestEndlessTies:
    """R4: nobody can flip and nothing changes."""

    @pytest.mark.ruling("R4")
    @pytest.mark.clause("514.4c")
    def test_end_without_a_winner(self) -> None:
        """Nobody scores a bonus, and the Problem is solved and replaced."""
        table = tied(0)

        assert (table.score, table.opponent_score, table.told(kinds.FACEOFF_TIED)) == (1, 0, 1)
        assert (table.told(kinds.FACEOFF_WON), table.zone_of(ANYONE)) == (0, "problem-deck")

    @pytest.mark.ruling("R4")
    def test_who_has_a_card_flips_alone(self) -> None:
        """Seven to five: a single card in one deck decides."""
        table = tied(1)

        assert (table.score, table.told(kinds.FLIPPED), table.told(kinds.FACEOFF_TIED)) == (3, 1, 0)


class TestProblemsThatAreGone:
    """R21: the confronted Problem was replaced before the Faceoff Step."""

    @pytest.mark.ruling("R21")
    @pytest.mark.clause("612.2")
    def test_a_single_one_has_no_faceoff(self) -> None:
        """Another Problem lies there now, though both have characters at it."""
        table = Table(
            mine=[plain(5)],
            hand=[HELD],
            opponent_mine=[plain(5)],
            problem=ANYONE,
            stops=(STOP_STEPS | STOP_FORCED, STOP_WHEN_ABLE),
        )
        table.until("main").end_phase()
        while not table.score:
            table.pass_()
        assert (table.state.step, len(table.state.contested)) == (CONFRONT_STEP, 1)

        table.game.apply(Occurrence(kinds.REPLACED, YOU_SEAT, table.id(ANYONE), area=AreaId(2)))

        assert table.end_turn().told(kinds.FACEOFF_STARTED) == 0

    @pytest.mark.ruling("R21")
    @pytest.mark.clause("612.1")
    def test_at_all_problems_it_is_held_where_problems_are(self) -> None:
        """Two were confronted and one was replaced; the faceoff is at both that lie there."""
        far = plain_problem(opponent=1)
        table = Table(
            mine=[plain(5)],
            theirs=[plain(5)],
            hand=[HELD],
            problem=ANYONE,
            opponent_problem=far,
            next_problem=plain_problem(bonus=4),
            stops=(STOP_STEPS | STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE),
        )
        table.until("main").end_phase()
        while table.score < 2:
            table.choose("mine" if table.asked == "confront-order" else "pass")

        table.game.apply(Occurrence(kinds.REPLACED, YOU_SEAT, table.id(ANYONE), area=AreaId(2)))
        table.end_turn()

        assert (table.told(kinds.FACEOFF_STARTED), table.score) == (1, 2 + 4)
