"""The Friends of Equestrian Odysseys."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.friends import DISCORD_PLUS_ONE as DISCORD
from everfree.ccg.kernel import kinds
from everfree.ccg.language import WILD, Need
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, plain, plain_problem, plain_troublemaker


@pytest.mark.card("eo66")
class TestDiscord:
    """eo66."""

    def test_each_player_keeps_one(self) -> None:
        """Flipped in a Problem faceoff: you choose first, then your opponent; the others are out of it."""
        strong, weak, rival, other = plain(5), plain(2), plain(4), plain(3)
        easy = plain_problem((Need(WILD, 1),), opponent=1)
        table = Table(
            mine=[strong, weak], opponent_mine=[rival, other], deck=[DISCORD], problem=easy
        ).end_phase()

        assert (table.asked, table.question.seat, table.choices()) == ("choose", 0, [strong, weak])
        table.choose(strong)
        assert (table.question.seat, table.choices()) == (1, [rival, other])
        table.choose(other).until("main")

        assert table.told(kinds.LEFT_FACEOFF) == 2
        assert table.score == 2

    def test_a_troublemaker_stays(self) -> None:
        """It is no character; its player has nobody to choose, and the challenger keeps one."""
        one, two, trouble = plain(4), plain(4), plain_troublemaker(8)
        table = Table(
            mine=[one, two], deck=[DISCORD], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE
        ).choose(trouble, one)

        assert table.told(kinds.LEFT_FACEOFF) == 1
        assert (table.until("main").score, table.zone_of(trouble)) == (0, "play")

    def test_two_characters_here_are_enough(self) -> None:
        """Who has two at his Problem can't move a third one there; to another Problem they can."""
        third = plain()
        table = Table(home=[third], mine=[DISCORD, plain()], tokens=2).move(third)

        assert (table.area_of(third), table.asked) == ("theirs", "main")

    @pytest.mark.must_not
    def test_not_those_who_have_one(self) -> None:
        """Your opponent with one character there moves a second one; so do you to join him alone."""
        second, friend = plain(), plain()
        theirs = Table(
            mine=[DISCORD, plain()],
            opponent_mine=[plain()],
            opponent_home=[second],
            opponent_tokens=2,
            opponents_turn=True,
        ).move(second, "mine")
        yours = Table(home=[friend], mine=[DISCORD], tokens=2).move(friend, "mine")

        assert (theirs.area_of(second), yours.area_of(friend)) == ("mine", "mine")

    @pytest.mark.must_not
    def test_playing_is_not_moving(self) -> None:
        """A Friend is played there as before."""
        friend = plain()
        table = Table(mine=[DISCORD, plain()], hand=[friend], tokens=1).play(friend, "mine")

        assert table.area_of(friend) == "mine"
