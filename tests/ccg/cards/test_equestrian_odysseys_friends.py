"""The Friends of Equestrian Odysseys."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.friends import (
    DISCORD_PLUS_ONE as DISCORD,
    OCTAVIA_HARSH_JUDGE as OCTAVIA,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import turn_face_down
from everfree.ccg.language import (
    BLUE,
    COMMON,
    MAIN_PHASE_TIMING,
    WHITE,
    WILD,
    Card,
    EventText,
    Gain,
    Need,
    event,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker


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


SONG = event(
    "song", "Song", BLUE, power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Gain(1)),)
)


def judged(named: Card, *hand: Card) -> Table:
    """Play her and name a card."""
    table = Table(home=[plain(2, WHITE)], hand=[OCTAVIA, *hand], tokens=9).play(OCTAVIA, "home")
    assert (table.asked, table.zone_of(OCTAVIA)) == ("name-card", "queue")
    return table.choose(named.name)


@pytest.mark.card("eo69")
class TestOctavia:
    """eo69."""

    def test_names_a_card_as_she_enters(self) -> None:
        """Any name of the match may be named, before she is there; everyone hears it."""
        table = judged(SONG, SONG, plain(cost=1))

        assert (table.area_of(OCTAVIA), "named" in table.log) == ("home", True)

    @pytest.mark.must_not
    def test_what_she_named_is_not_played(self) -> None:
        """An Event of that name stays in hand, by her doing; a Friend of another name is played."""
        friend = plain(cost=1)
        table = judged(SONG, SONG, friend)

        assert table.playable() == [friend]
        refusal = table.why_not(SONG)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("104.2", "cant-be-played")

    @pytest.mark.must_not
    def test_nor_by_your_opponent(self) -> None:
        """The law is for everyone."""
        theirs = plain(cost=0)
        table = Table(home=[plain(2, WHITE)], hand=[OCTAVIA], opponent_hand=[theirs], tokens=2)
        table.play(OCTAVIA, "home").choose(theirs.name).end_turn().until("main")

        assert table.question.seat == 1
        assert theirs not in table.playable()

    def test_a_covered_troublemaker_has_no_name(self) -> None:
        """Played face down it is nobody she named (505.1d.i)."""
        trouble = plain_troublemaker()

        assert trouble in judged(trouble, trouble).playable()

    def test_forgotten_with_her(self) -> None:
        """Frightened she has named nothing, and the card is free again."""
        table = judged(SONG, SONG, plain(cost=1))
        turn_face_down(table.game, table.id(OCTAVIA))

        assert table.why_not(SONG) is None

    def test_each_of_two_has_her_own_word(self) -> None:
        """Two of them bar two names."""
        one, two = piece(OCTAVIA), piece(OCTAVIA)
        first, second = plain(cost=0), plain(cost=0)
        table = Table(home=[plain(2, WHITE)], hand=[one, two, first, second], tokens=9)
        table.play(one, "home").choose(first.name).play(two, "home").choose(second.name)

        assert table.playable() == []
