"""The Resources of The Crystal Games."""

import pytest

from everfree.ccg.cards.crystal_games.resources import PONY_CHARM, PONYVILLE_BANNER as BANNER
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    EARTH_PONY,
    END_OF_TURN,
    FRIEND,
    PEGASUS,
    RESOURCE,
    UNICORN,
    UNIQUE,
    WHITE,
    Card,
    Dismiss,
    GainControl,
    cards,
    choose,
    main_phase,
)
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
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


def team(*, tired: bool = False) -> list[Card | Piece]:
    """Make three characters of the three kinds, with no power to speak of; the last one may be exhausted."""
    return [plain(0, traits=(UNICORN,)), plain(0, traits=(EARTH_PONY,)), piece(wings(), exhausted=tired)]


def wings() -> Card:
    """Make a Pegasus without power."""
    return plain(0, traits=(PEGASUS,))


@pytest.mark.card("cg141")
class TestPonyvilleBanner:
    """cg141."""

    def test_is_played_to_your_home(self) -> None:
        """For one token, without a requirement."""
        table = Table(hand=[BANNER], tokens=1).play(BANNER)

        assert (table.area_of(BANNER), table.tokens) == ("home", 0)

    def test_three_kinds_meet_any_requirement(self) -> None:
        """Retired in the Score Phase for a Problem where all three are: fifty power are not needed there."""
        table = Table(home=[BANNER], mine=team()).end_phase()
        assert table.asked == "phase-action"

        table.use(BANNER)
        assert table.choices() == [table.problem, table.opponent_problem]
        table.choose(table.problem).until("main")

        assert (table.score, table.zone_of(BANNER)) == (1, "discard-pile")

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """The chosen Problem alone."""
        table = Table(home=[BANNER], mine=team()).end_phase().use(BANNER)

        assert table.choose(table.opponent_problem).until("main").score == 0

    @pytest.mark.must_not
    def test_all_must_be_ready(self) -> None:
        """An exhausted Pegasus does not count, nor does a frightened one."""
        for last in (piece(wings(), exhausted=True), piece(wings(), frightened=True)):
            table = Table(home=[BANNER], mine=[*team()[:2], last]).end_phase().use(BANNER)

            assert table.choose(table.problem).until("main").score == 0

    @pytest.mark.must_not
    def test_troublemakers_still_block(self) -> None:
        """It meets requirements, which is not enough past a Troublemaker."""
        trouble = plain_troublemaker()
        table = Table(home=[BANNER], mine=team(), opponent_mine=[trouble]).end_phase().use(BANNER)

        assert table.choose(table.problem).until("main").score == 0

    @pytest.mark.must_not
    def test_only_this_turn(self) -> None:
        """On your next turn power is needed again, and the opponent never profits."""
        table = Table(home=[BANNER], mine=team(), opponent_mine=team()).end_phase().use(BANNER)
        table.choose(table.problem).end_turn().end_turn().end_turn()

        assert (table.score, table.opponent_score, table.told(kinds.CONFRONTED)) == (1, 0, 1)

    @pytest.mark.must_not
    def test_not_in_the_main_phase(self) -> None:
        """Its time is the Score Phase."""
        refusal = Table(home=[BANNER], mine=team()).why_not_use(BANNER)

        assert refusal is not None
        assert refusal.reason == "other-phase"
