"""The Troublemakers of Defenders of Equestria."""

import pytest

from everfree.ccg.cards.defenders_of_equestria.troublemakers import (
    CHANGELING_BARRICADE_YOU_SHALL_NOT_PASS as BARRICADE,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain_problem, plain_troublemaker


@pytest.mark.card("de115")
class TestChangelingBarricade:
    """de115."""

    def test_a_copy_at_each_other_problem(self) -> None:
        """Uncovered, it stands face up as a token of yours at every other Problem, a Dilemma too."""
        covered = piece(BARRICADE, face_down=True)
        table = Table(mine=[covered], dilemma=plain_problem(), phase=TROUBLEMAKER_PHASE)

        copies = table.created(BARRICADE)
        assert [table.area_of(one) for one in copies] == ["theirs", "dilemma"]
        assert [table.power(one) for one in copies] == [4, 4]
        assert not any(table.is_face_down(one) for one in copies)
        assert {table.state.controller[table.id(one)] for one in copies} == {Seat(0)}

    def test_it_blocks_there(self) -> None:
        """The copy keeps your opponent from confronting, as the card itself would."""
        covered = piece(BARRICADE, face_down=True)
        table = Table(mine=[covered], opponent_theirs=[], phase=TROUBLEMAKER_PHASE)
        (copy,) = table.created(BARRICADE)

        table.until("main")
        assert (table.area_of(copy), table.is_face_down(copy)) == ("theirs", False)

    def test_your_other_troublemaker_there(self) -> None:
        """One player has one face-up Troublemaker at a Problem: you choose which stays (516.4)."""
        covered, old = piece(BARRICADE, face_down=True), plain_troublemaker()
        table = Table(mine=[covered], theirs=[old], phase=TROUBLEMAKER_PHASE)

        assert table.asked == "uniqueness"
        assert old in table.choices()

    @pytest.mark.must_not
    def test_a_copy_copies_nothing(self) -> None:
        """The tokens were never uncovered: there are as many as other Problems, and no more later."""
        covered = piece(BARRICADE, face_down=True)
        table = Table(mine=[covered], phase=TROUBLEMAKER_PHASE).end_turn().end_turn()

        assert len(table.created(BARRICADE)) == 1

    @pytest.mark.must_not
    def test_covered_it_does_nothing(self) -> None:
        """Played face down it brings nothing."""
        assert Table(mine=[piece(BARRICADE, face_down=True)]).created(BARRICADE) == []
