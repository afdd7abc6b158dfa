"""The last Problems of Premiere, pr185 to pr196."""

import pytest

from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY
from everfree.ccg.cards.premiere.problems_last import RAZE_THIS_BARN
from everfree.ccg.language import (
    BLUE,
    FRIEND,
    ORANGE,
    PINK,
    UNIQUE,
    Another,
    Dismiss,
    cards,
    choose,
    each,
    main_phase,
)
from everfree.testing import Table, piece, plain


@pytest.mark.card("pr189")
class TestRazeThisBarn:
    """pr189."""

    def test_orange_friends_here_can_not_be_dismissed(self) -> None:
        """Of everyone's Friends only the orange ones at this Problem withstand (104.2)."""
        storm = plain(abilities=(main_phase(Dismiss(each(cards(FRIEND, Another())))),))
        ours, theirs = plain(1, ORANGE), plain(1, ORANGE | BLUE)
        blue, far = plain(1, BLUE), plain(1, ORANGE)
        hiding = piece(plain(1, ORANGE), frightened=True)
        table = Table(
            problem=RAZE_THIS_BARN, home=[storm, far], mine=[ours, blue, hiding], opponent_mine=[theirs]
        )

        table.use(storm)

        assert [table.zone_of(one) for one in (ours, theirs)] == ["play", "play"]
        assert [table.zone_of(one) for one in (blue, far, hiding)] == ["discard-pile"] * 3

    def test_they_can_not_be_chosen_for_it(self) -> None:
        """Nobody may choose to do what can't be done (705.2e.i)."""
        gust = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
        orange, blue, far = plain(1, ORANGE), plain(1, BLUE), plain(1, ORANGE)
        table = Table(problem=RAZE_THIS_BARN, home=[gust], mine=[orange, blue], theirs=[far])

        table.use(gust)

        assert table.choices() == [blue, far]

    def test_nothing_replaces_what_can_not_happen(self) -> None:
        """Where a dismissal can't happen nobody is asked for another end (104.2a)."""
        storm = plain(abilities=(main_phase(Dismiss(each(cards(FRIEND, Another())))),))
        orange, blue = plain(1, ORANGE), plain(1, BLUE)
        applejack = piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True)
        table = Table(
            problem=RAZE_THIS_BARN, mane=applejack, mane_at="mine", home=[storm], mine=[orange, blue]
        )

        table.use(storm)

        assert (table.asked, table.question.source) == ("replace", table.id(blue))
        assert table.choose(applejack).zone_of(blue) == "draw-deck"
        assert (table.asked, table.zone_of(orange)) == ("main", "play")

    @pytest.mark.must_not
    def test_the_game_itself_dismisses_them(self) -> None:
        """A second copy of a Unique Friend goes all the same (104.3)."""
        card = plain(1, ORANGE, traits=(UNIQUE,))
        old, new = piece(card), piece(card)
        table = Table(problem=RAZE_THIS_BARN, hand=[new], mine=[old], tokens=1)

        table.play(new, "mine")

        assert (table.asked, table.choices()) == ("uniqueness", [old, new])
        assert table.choose(old).zone_of(old) == "discard-pile"

    @pytest.mark.must_not
    def test_they_still_go_home_from_a_solved_problem(self) -> None:
        """Being sent home is not being dismissed (613.2)."""
        orange, pink = plain(9, ORANGE), plain(3, PINK)
        table = Table(problem=RAZE_THIS_BARN, mine=[orange, pink], opponent_mine=[plain(8)])

        assert table.end_turn().area_of(orange) == "home"
