"""The Troublemakers of Friends Forever."""

import pytest

from everfree.ccg.cards.friends_forever.troublemakers import MAULWURF_EXTRA_LARGE as MAULWURF
from everfree.ccg.language import CHARACTER, TROUBLEMAKER, Card, Challenge, cards, choose, main_phase, yours
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain


def facing(*characters: Card | Piece) -> Table:
    """Come to the Challenge Step with these characters at its Problem."""
    return Table(mine=characters, opponent_mine=[MAULWURF], phase=TROUBLEMAKER_PHASE)


@pytest.mark.card("ff119")
class TestMaulwurf:
    """ff119."""

    def test_two_may_challenge(self) -> None:
        """Together with another character, be it frightened."""
        assert facing(plain(9), piece(plain(), frightened=True)).choices() == [MAULWURF, "done"]

    @pytest.mark.must_not
    def test_one_may_not(self) -> None:
        """However strong; the reason says how many are missing."""
        table = facing(plain(9))
        refusal = table.why_not(MAULWURF)

        assert table.asked == "main"
        assert refusal is not None
        assert (refusal.reason, refusal.particulars["needed"], refusal.particulars["have"]) == (
            "too-few-challengers",
            2,
            1,
        )

    @pytest.mark.must_not
    def test_not_by_a_text_that_sends_one(self) -> None:
        """A challenge with one character is none for it, even if two are there."""
        duel = plain(
            9,
            abilities=(main_phase(Challenge(choose(cards(TROUBLEMAKER)), choose(yours(CHARACTER)))),),
        )
        table = Table(mine=[duel, plain(9)], opponent_mine=[MAULWURF]).use(duel)

        assert "faceoff-started" not in table.log

    def test_by_a_text_that_sends_all(self) -> None:
        """With all characters at its Problem it is challenged if they are two."""
        call = plain(9, abilities=(main_phase(Challenge(choose(cards(TROUBLEMAKER)))),))
        alone = Table(mine=[call], opponent_mine=[MAULWURF]).use(call)
        both = Table(mine=[call, plain(1)], opponent_mine=[MAULWURF]).use(call)

        assert ("faceoff-started" in alone.log, "faceoff-started" in both.log) == (False, True)
