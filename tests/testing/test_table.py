"""The scenario builder: what it accepts, and where it lays the cards."""

import pytest

from everfree.testing import Table, plain, plain_dilemma


class TestPosition:
    """The keywords of a table."""

    def test_an_unknown_keyword_is_refused(self) -> None:
        """A misspelt keyword raises TypeError with its name, and does not lay an emptier table."""
        with pytest.raises(TypeError, match="oponent_home"):
            Table(oponent_home=[plain()])  # type: ignore[call-arg]

    def test_each_keyword_has_its_place(self) -> None:
        """Both sides' cards are where their keywords say."""
        names = ("home", "mine", "theirs", "hand", "discard", "deck")
        cards = {name: plain() for name in [*names, *[f"opponent_{name}" for name in names]]}
        table = Table(**{name: [card] for name, card in cards.items()}, tokens=3, opponent_score=2)  # type: ignore[arg-type]

        for side, home in (("", "home"), ("opponent_", "their home")):
            places = [table.area_of(cards[side + name]) for name in ("home", "mine", "theirs")]
            zones = [table.zone_of(cards[side + name]) for name in ("hand", "discard", "deck")]
            assert places == [home, "mine", "theirs"]
            assert zones == ["hand", "discard-pile", "draw-deck"]
        assert (table.tokens, table.opponent_tokens, table.score, table.opponent_score) == (3, 0, 0, 2)

    def test_the_example(self) -> None:
        """The example in the docstring of the module is true."""
        coco, ally, rival = plain(), plain(), plain()
        table = Table(home=[coco, ally], opponent_home=[rival], tokens=3)
        table.move(ally, "mine")
        assert table.area_of(ally) == "mine"

    def test_a_dilemma_has_an_area(self) -> None:
        """Cards of both players can be laid at your Dilemma."""
        dilemma, mine, theirs = plain_dilemma(), plain(), plain()
        table = Table(dilemma=dilemma, at_dilemma=[mine], opponent_at_dilemma=[theirs])

        assert [table.area_of(one) for one in (dilemma, mine, theirs)] == ["dilemma"] * 3
