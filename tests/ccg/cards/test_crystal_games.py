"""Cards of The Crystal Games."""

import pytest

from everfree.ccg.cards.crystal_games.friends import BRIGHT_SMILE_ONE_OF_THE_GANG as BRIGHT_SMILE
from everfree.ccg.language import (
    BLUE,
    CRYSTAL,
    FRIEND,
    ORANGE,
    PINK,
    PRISMATIC,
    WHITE,
    YELLOW,
    Continuous,
    HasTrait,
    Need,
    cards,
    each,
    not_,
)
from everfree.testing import Table, piece, plain, plain_problem


@pytest.mark.card("cg79")
class TestBrightSmile:
    """cg79."""

    def test_your_crystal_friends_here_have_the_colours_of_opposing_characters_here(self) -> None:
        """Bright Smile herself and another Crystal Friend here are also blue and pink."""
        mate = plain(1, WHITE, traits=(CRYSTAL,))
        table = Table(mine=[BRIGHT_SMILE, mate], opponent_mine=[plain(1, BLUE), plain(1, PINK)])

        assert table.colours(BRIGHT_SMILE) == YELLOW | BLUE | PINK
        assert table.colours(mate) == WHITE | BLUE | PINK

    @pytest.mark.must_not
    def test_others_stay_as_they_are(self) -> None:
        """Friends without the trait, Crystal Friends elsewhere and opponents' gain nothing."""
        plain_one, away = plain(1, WHITE), plain(1, WHITE, traits=(CRYSTAL,))
        rival = plain(1, BLUE, traits=(CRYSTAL,))
        table = Table(mine=[BRIGHT_SMILE, plain_one], theirs=[away], opponent_mine=[rival])

        assert [table.colours(one) for one in (plain_one, away, rival)] == [WHITE, WHITE, BLUE]

    @pytest.mark.must_not
    def test_opponents_elsewhere_and_your_own_cards_give_nothing(self) -> None:
        """Only characters of an opponent here count."""
        table = Table(mine=[BRIGHT_SMILE, plain(1, PINK)], opponent_theirs=[plain(1, BLUE)])

        assert table.colours(BRIGHT_SMILE) == YELLOW

    def test_a_frightened_opponent_has_no_colours_to_give(self) -> None:
        """A face-down card is colourless (505.1b)."""
        table = Table(mine=[BRIGHT_SMILE], opponent_mine=[piece(plain(1, BLUE), frightened=True)])

        assert table.colours(BRIGHT_SMILE) == YELLOW

    def test_colours_change_as_opponents_come_and_go(self) -> None:
        """A blue Friend that arrives makes her blue; as it leaves she is yellow again."""
        rival = plain(1, BLUE)
        table = Table(mine=[BRIGHT_SMILE], opponent_home=[rival], opponents_turn=True, opponent_tokens=4)
        assert table.colours(BRIGHT_SMILE) == YELLOW

        assert table.move(rival, "mine").colours(BRIGHT_SMILE) == YELLOW | BLUE
        assert table.move(rival, "their home").colours(BRIGHT_SMILE) == YELLOW

    def test_the_colours_count_when_confronting(self) -> None:
        """Her power meets a blue requirement because a blue opponent stands there; she is still one card."""
        goal = plain_problem(owner=(Need(BLUE, 2),))
        both = plain_problem(owner=(Need(BLUE, 2), not_(BLUE, 2)))

        assert Table(mine=[BRIGHT_SMILE], opponent_mine=[plain(1, BLUE)], problem=goal).can_confront(goal)
        assert not Table(mine=[BRIGHT_SMILE], problem=goal).can_confront(goal)
        assert not Table(mine=[BRIGHT_SMILE], opponent_mine=[plain(1, BLUE)], problem=both).can_confront(both)

    def test_who_becomes_crystal_later_is_meant_too(self) -> None:
        """A later card that makes every Friend Crystal lets a plain Friend of yours share the colours."""
        friend = plain(1, WHITE)
        crystal = plain(1, ORANGE, abilities=(Continuous((HasTrait(CRYSTAL),), each(cards(FRIEND))),))
        table = Table(mine=[BRIGHT_SMILE, friend], home=[crystal], opponent_mine=[plain(1, BLUE)])

        assert table.colours(friend) == WHITE | BLUE

    def test_two_that_face_each_other(self) -> None:
        """A Bright Smile on each side takes the other's colours, once."""
        mine, theirs = piece(BRIGHT_SMILE), piece(BRIGHT_SMILE)
        pink, blue = plain(1, PINK, traits=(CRYSTAL,)), plain(1, BLUE, traits=(CRYSTAL,))
        table = Table(mine=[mine, pink], opponent_mine=[theirs, blue])

        assert table.colours(mine) == YELLOW | BLUE
        assert table.colours(pink) == PINK | YELLOW | BLUE
        assert table.colours(theirs) == YELLOW | PINK | BLUE

    def test_prismatic_passes_them_on(self) -> None:
        """A Prismatic card at home has what Bright Smile has from an opponent."""
        prism = plain(1, WHITE, traits=(CRYSTAL,), keywords=(PRISMATIC,))
        table = Table(home=[prism], mine=[BRIGHT_SMILE], opponent_mine=[plain(1, BLUE)])

        assert table.colours(prism) == WHITE | YELLOW | BLUE

    @pytest.mark.must_not
    def test_power_is_not_taken(self) -> None:
        """Only colours are shared."""
        table = Table(mine=[BRIGHT_SMILE], opponent_mine=[plain(5, BLUE)])

        assert table.why(BRIGHT_SMILE) == [("printed", 2)]
