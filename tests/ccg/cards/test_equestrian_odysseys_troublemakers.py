"""The Troublemakers of Equestrian Odysseys."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.troublemakers import (
    STARLIGHT_GLIMMER_ENFORCED_EQUALITY as STARLIGHT,
    THE_SMOOZE_CREEPING_CRUD as SMOOZE,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    CHARACTER,
    END_OF_TURN,
    POWER_COUNTER,
    THIS,
    TROUBLEMAKER,
    TROUBLEMAKER_PHASE,
    Continuous,
    Dismiss,
    Give,
    Power,
    PowerBecomes,
    PowerTimes,
    cards,
    choose,
    main_phase,
)
from everfree.testing import Table, piece, plain
from everfree.testing.table import OPPONENT


@pytest.mark.card("eo217")
class TestStarlightGlimmer:
    """eo217."""

    def test_everyone_here_is_equal(self) -> None:
        """Strong and weak, yours and theirs: two power each, and the parts say whose doing it is."""
        strong, weak, rival = plain(5), plain(0), plain(4)
        table = Table(mine=[strong, weak], opponent_mine=[rival, STARLIGHT], mane_at="mine")

        assert [table.power(one) for one in (strong, weak, rival, table.mane)] == [2, 2, 2, 2]
        assert table.why(strong) == [("printed", 5), (STARLIGHT, -3)]

    @pytest.mark.must_not
    def test_nothing_is_gained_or_lost(self) -> None:
        """Counters, keywords, modifiers older and younger than hers: none of them counts."""
        helper = plain(abilities=(main_phase(Give((Power(+3),), choose(cards(CHARACTER)), END_OF_TURN)),))
        proud = piece(plain(1, abilities=(Continuous((Power(+4),), THIS),)), counters=(POWER_COUNTER,))
        table = Table(mine=[proud], home=[helper], opponent_mine=[STARLIGHT]).use(helper).choose(proud)

        assert table.power(proud) == 2

    @pytest.mark.must_not
    def test_nor_by_another_text_that_says_how_much(self) -> None:
        """A later text that sets or doubles a power can't change what can't be gained."""
        text = (main_phase(Give((PowerBecomes(6), PowerTimes(2)), choose(cards(CHARACTER)), END_OF_TURN)),)
        helper, target = plain(abilities=text), plain(1)
        table = Table(mine=[target], home=[helper], opponent_mine=[STARLIGHT]).use(helper).choose(target)

        assert table.power(target) == 2

    @pytest.mark.must_not
    def test_not_elsewhere_nor_covered(self) -> None:
        """Characters at home keep their power; covered she says nothing; she herself is no character."""
        far, near = plain(5), plain(5)
        covered = piece(STARLIGHT, face_down=True)
        table = Table(home=[far], mine=[near], opponent_mine=[covered])
        assert (table.power(far), table.power(near)) == (5, 5)

        table = Table(home=[far], opponent_mine=[STARLIGHT])
        assert (table.power(far), table.power(STARLIGHT)) == (5, 6)

    def test_it_comes_and_goes_with_the_place(self) -> None:
        """Moved away, a character has its own power again."""
        walker = plain(5)
        table = Table(mine=[walker], opponent_mine=[STARLIGHT], tokens=2)
        assert table.power(walker) == 2

        assert table.move(walker, "home").power(walker) == 5


@pytest.mark.card("eo178")
class TestTheSmooze:
    """eo178."""

    def challenged(self, *counters: str, power: int = 20) -> Table:
        """Challenge it, and win unless told otherwise."""
        self.smooze = piece(SMOOZE, counters=counters)
        table = Table(mine=[plain(power)], opponent_mine=[self.smooze], phase=TROUBLEMAKER_PHASE)
        return table.choose(self.smooze)

    def test_uncovered_it_gets_a_counter(self) -> None:
        """Four power from then on."""
        covered = piece(SMOOZE, face_down=True)
        table = Table(mine=[covered], phase=TROUBLEMAKER_PHASE).until("main")

        assert (table.counters(covered), table.power(covered)) == ({POWER_COUNTER: 1}, 4)

    def test_a_counter_saves_it(self) -> None:
        """Its controller may remove one: it stays, and nobody scores."""
        table = self.challenged(POWER_COUNTER, POWER_COUNTER).until("replace")
        assert (table.question.seat, table.choices()) == (OPPONENT, [self.smooze, "no"])

        table.choose(self.smooze).until("main")

        assert (table.zone_of(self.smooze), table.counters(self.smooze)) == ("play", {POWER_COUNTER: 1})
        assert (table.score, table.told(kinds.DEFEATED), table.told(kinds.DISMISSED)) == (0, 0, 0)

    def test_it_may_be_given_up(self) -> None:
        """Declined, it is defeated: two points."""
        table = self.challenged(POWER_COUNTER).until("replace").choose("no").until("main")

        assert (table.zone_of(self.smooze), table.score) == ("discard-pile", 2)

    @pytest.mark.must_not
    def test_without_a_counter_it_is_lost(self) -> None:
        """Nobody is asked."""
        table = self.challenged().until("main")

        assert (table.zone_of(self.smooze), table.score) == ("discard-pile", 2)

    @pytest.mark.must_not
    def test_other_dismissals_are_not_defeats(self) -> None:
        """A text that dismisses it does so."""
        smooze = piece(SMOOZE, counters=(POWER_COUNTER,))
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(TROUBLEMAKER)))),))
        table = Table(home=[storm], opponent_mine=[smooze]).use(storm)

        assert table.zone_of(smooze) == "discard-pile"
