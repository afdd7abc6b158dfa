"""The Friends of The Crystal Games."""

import pytest

from everfree.ccg.cards.crystal_games.friends import BOLT_PIVOT as BOLT
from everfree.ccg.language import EARTH_PONY, PEGASUS
from everfree.testing import Table, piece, plain


@pytest.mark.card("cg5")
class TestBolt:
    """cg5."""

    def test_readies_herself(self) -> None:
        """For two tokens she is ready again, as often as you can pay."""
        bolt = piece(BOLT, exhausted=True)
        table = Table(home=[bolt], tokens=4).use(bolt)

        assert (table.is_exhausted(bolt), table.tokens) == (False, 2)

    def test_teaches_it_to_her_team(self) -> None:
        """With Teamwork an Earth Pony Friend beside her readies itself; not her."""
        bolt, mate = piece(BOLT, exhausted=True), piece(plain(traits=(EARTH_PONY,)), exhausted=True)
        table = Table(mine=[bolt, mate], tokens=2).use(mate)

        assert (table.is_exhausted(mate), table.is_exhausted(bolt)) == (False, True)

    @pytest.mark.must_not
    def test_costs_two(self) -> None:
        """With one token she stays as she is; strangers to her traits and places learn nothing."""
        bolt = piece(BOLT, exhausted=True)
        stranger, away = plain(traits=(PEGASUS,)), plain(traits=(EARTH_PONY,))
        table = Table(mine=[bolt, stranger], home=[away], tokens=1)

        refusal = table.why_not_use(bolt)
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"
        for other in (stranger, away):
            assert table.game.face(table.id(other)).activated == ()

    @pytest.mark.must_not
    def test_two_teachers_teach_one_ability(self) -> None:
        """A Friend with two of her can use it in one way: there is no second option that is the same."""
        mate = piece(plain(traits=(EARTH_PONY,)), exhausted=True)
        table = Table(mine=[piece(BOLT), piece(BOLT), mate], tokens=2)

        assert len(set(table.question.options)) == len(table.question.options)
        assert table.use(mate).tokens == 0
