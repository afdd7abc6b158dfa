"""Shining Armor and Princess Cadance, one Mane Character with two titles."""

import pytest

from everfree.ccg.cards import POOL, PRINTED
from everfree.ccg.cards.crystal_games.manes import SHINING_ARMOR_FASTBALL_SPECIAL as SHINING_ARMOR
from everfree.ccg.game import NAMES, names_with
from everfree.ccg.language import (
    CHARACTER,
    Exhaust,
    NameCard,
    Sequence,
    Titled,
    WithThatName,
    cards,
    each,
    main_phase,
)
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.situations import open_problem


@pytest.mark.card("cg191")
class TestFastballSpecial:
    """cg191."""

    def faceoff(self, *, tokens: int = 2, counters: tuple[str, ...] = ()) -> Table:
        """Start a Problem faceoff of two other Friends, with the Mane Character at home."""
        self.mane = piece(SHINING_ARMOR, counters=counters)
        self.pitcher, self.catcher = plain(1), plain(1)
        return Table(
            mane=self.mane,
            home=[self.pitcher, self.catcher],
            problem=open_problem(),
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            deck=[plain(5), plain()],
            phase=SCORE_PHASE,
            tokens=tokens,
        )

    def test_winds_up_and_turns_over(self) -> None:
        """For [1] there is a counter; if it was paid, the card may turn over."""
        table = self.faceoff()
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])

        table.choose("yes")
        assert (table.tokens, table.counters(self.mane)) == (1, {"Windup": 1})
        table.choose("no")

        assert not table.is_boosted(self.mane)

    @pytest.mark.must_not
    def test_without_a_token_nothing_happens(self) -> None:
        """Neither is a counter put nor the card turned over, and declined neither."""
        poor, kept = self.faceoff(tokens=0).until("main"), self.faceoff().choose("no").until("main")

        assert not poor.counters(poor.mane)
        assert not kept.is_boosted(kept.mane)

    def test_throws_friends_to_the_problem(self) -> None:
        """She moves to a Problem, and as many Friends as there were counters may follow."""
        table = self.faceoff(counters=("Windup",)).choose("yes", "yes")
        assert (table.is_boosted(self.mane), table.counters(self.mane)) == (True, {"Windup": 2})
        table.choose("yes", "theirs")
        assert (table.area_of(self.mane), table.counters(self.mane)) == ("theirs", {})

        table.choose("yes", self.pitcher)
        assert self.catcher in table.choices()
        table.choose(self.catcher)

        assert [table.area_of(one) for one in (self.pitcher, self.catcher)] == ["theirs", "theirs"]

    @pytest.mark.must_not
    def test_not_more_friends_than_counters(self) -> None:
        """With one counter one Friend follows."""
        table = self.faceoff().choose("yes", "yes", "yes", "theirs", "yes", self.pitcher).until("main")

        assert [table.area_of(one) for one in (self.pitcher, self.catcher)] == ["theirs", "home"]

    @pytest.mark.clause("201.3")
    def test_each_side_has_its_own_title(self) -> None:
        """A text that names one of them means the side that is up."""
        names = [
            plain(1, abilities=(main_phase(Exhaust(each(cards(CHARACTER, Titled(title))))),))
            for title in ("Shining Armor", "Princess Cadance")
        ]
        for boosted in (False, True):
            mane = piece(SHINING_ARMOR, boosted=boosted)
            assert Table(mane=mane, home=names).use(names[boosted]).is_exhausted(mane)
            assert not Table(mane=mane, home=names).use(names[not boosted]).is_exhausted(mane)


@pytest.mark.card("cg191")
class TestSecondTitleIsNamed:
    """201.1b, 201.3: a player may name either title; the one of the side that is up is meant."""

    @pytest.mark.parametrize("boosted", [False, True])
    def test_the_side_that_is_up_has_the_name(self, boosted: bool) -> None:
        """The Mane Character is exhausted if its present name was named."""
        naming = Sequence((NameCard(), Exhaust(each(cards(CHARACTER, WithThatName())))))
        friend, mane = plain(1, abilities=(main_phase(naming),)), piece(SHINING_ARMOR, boosted=boosted)
        for second in (False, True):
            table = Table(mane=mane, home=[friend], names=NAMES).use(friend)
            name = "Princess Cadance, Fastball Special" if second else SHINING_ARMOR.name
            table.choose(name)

            assert table.is_exhausted(mane) == (second == boosted)

    def test_both_titles_are_offered_and_told(self) -> None:
        """Every client finds the name by the id that it is sent, also after the list was stored."""
        both = [one for one in NAMES if one.id.startswith("cg191")]

        assert [(one.id, one.name) for one in both] == [
            ("cg191/2", "Princess Cadance, Fastball Special"),
            ("cg191", "Shining Armor, Fastball Special"),
        ]
        assert [PRINTED[one.id].name for one in both] == [one.name for one in both]
        assert list(names_with([one.id for one in both], POOL)) == both
