"""609: the Main Phase and its six actions."""

import pytest

from everfree.ccg.cards.premiere.events_main_phase import A_TOUCH_OF_REFINEMENT
from everfree.ccg.cards.premiere.events_reaction import CREME_DE_LA_CREME, DUCK_AND_COVER
from everfree.ccg.cards.premiere.friends_blue import CERULEAN_SKIES_SKYWARD_SOARER
from everfree.ccg.cards.premiere.friends_white import VIDALA_SWOON_MANE_MANAGER
from everfree.ccg.cards.premiere.resources_main_phase import LEAD_PONY_BADGE
from everfree.ccg.kernel import options as option
from everfree.ccg.language import BLUE, ORANGE, WHITE, Gain, Pay, Score, main_phase
from everfree.testing import Table, piece, plain, plain_troublemaker


def verbs(table: Table, put: object) -> list[str]:
    """List what the open question lets you do with a card."""
    found: list[str] = []
    for named, one in zip(table.choices(), table.question.options, strict=True):
        if named is put:
            found.append(option.OPTION_NAMES[one[0]])
    return found


class TestOffers:
    """609.1, 609.2: what the turn player is offered."""

    @pytest.mark.clause("609.1")
    def test_every_action_that_is_possible(self) -> None:
        """With enough tokens each card shows exactly what one can do with it."""
        friend, trouble, held = plain(), plain_troublemaker(), plain(cost=3)
        scared = piece(plain(), frightened=True)
        able = plain(abilities=(main_phase(Gain(1), costs=(Pay(1),)),))
        table = Table(home=[friend, scared, able], hand=[trouble, held], tokens=2, opponent_home=[plain()])

        assert table.choices() == ["end", trouble, table.mane, friend, scared, scared, able, "draw", able]
        assert verbs(table, trouble) == ["play"]
        assert verbs(table, friend) == ["move"]
        assert verbs(table, scared) == ["move", "rally"]
        assert verbs(table, able) == ["move", "use"]

    @pytest.mark.clause("508.1d")
    def test_one_token_pays_for_little(self) -> None:
        """With a single token moving and rallying are not offered, a Swift character still is."""
        scared, swift = piece(plain(), frightened=True), piece(CERULEAN_SKIES_SKYWARD_SOARER)
        table = Table(home=[scared, swift], tokens=1)

        assert table.choices() == ["end", swift, "draw"]

    @pytest.mark.clause("510.3")
    def test_without_tokens_only_what_is_free(self) -> None:
        """A card that costs nothing can be played; else there is only the end of the phase."""
        free = plain(cost=0)

        assert Table(hand=[free, plain(cost=1)], home=[plain()]).choices() == ["end", free]

    @pytest.mark.clause("512.3", "609.1")
    def test_nothing_for_the_other_player(self) -> None:
        """On the opponent's turn your Main Phase cards and actions are not offered."""
        table = Table(hand=[plain()], tokens=5, opponents_turn=True)

        assert (table.question.seat, table.choices()) == (1, ["end"])


class TestPlayACard:
    """609.2a, 609.2c."""

    @pytest.mark.clause("609.2a.i", "204.1")
    def test_a_friend_for_its_cost(self) -> None:
        """You pay the printed cost and the Friend is in play, ready."""
        friend = plain(cost=3)
        table = Table(hand=[friend], tokens=3).play(friend, "mine")

        assert (table.zone_of(friend), table.area_of(friend), table.tokens) == ("play", "mine", 0)
        assert not table.is_exhausted(friend)

    @pytest.mark.clause("609.2a.i", "305.1a")
    def test_a_resource_comes_home(self) -> None:
        """A Resource that is not attached goes to your home without a question."""
        table = Table(hand=[LEAD_PONY_BADGE], home=[plain(2, BLUE)], tokens=1).play(LEAD_PONY_BADGE)

        assert (table.area_of(LEAD_PONY_BADGE), table.asked) == ("home", "main")

    @pytest.mark.clause("609.2a.i", "304.2")
    def test_a_main_phase_event(self) -> None:
        """It does what it says and goes to the discard pile."""
        friend = plain(2, WHITE)
        table = Table(hand=[A_TOUCH_OF_REFINEMENT], home=[friend], tokens=1).play(A_TOUCH_OF_REFINEMENT)

        assert table.choices() == [table.mane, friend, table.opponent_mane]
        table.choose(friend)
        assert (table.power(friend), table.zone_of(A_TOUCH_OF_REFINEMENT)) == (4, "discard-pile")

    @pytest.mark.clause("609.2a.ii")
    def test_no_other_event(self) -> None:
        """Reaction Events are not offered as Main Phase actions."""
        table = Table(hand=[CREME_DE_LA_CREME, DUCK_AND_COVER], home=[plain(3, WHITE | ORANGE)], tokens=1)

        assert table.playable() == []

    @pytest.mark.clause("609.2c.i", "306.1")
    def test_a_troublemaker_for_one_token(self) -> None:
        """It costs one token, goes to any Problem, also beside another one, and lies face down."""
        first, second = piece(plain_troublemaker(), face_down=True), plain_troublemaker()
        table = Table(hand=[second], theirs=[first], tokens=1).play(second)

        assert table.choices() == ["mine", "theirs"]
        table.choose("theirs")
        assert (table.area_of(second), table.is_face_down(second), table.tokens) == ("theirs", True, 0)
        assert table.zone_of(first) == "play"


class TestMove:
    """609.2b."""

    @pytest.mark.clause("609.2b.i")
    def test_costs_two(self) -> None:
        """For two tokens a character goes to a Problem."""
        friend = plain()
        table = Table(home=[friend], tokens=2).move(friend, "theirs")

        assert (table.area_of(friend), table.tokens) == ("theirs", 0)

    @pytest.mark.clause("609.2b.i", "506.2")
    def test_not_to_where_it_is_nor_to_a_strange_home(self) -> None:
        """From your Problem the ways lead home and to the other Problem."""
        friend = plain()
        table = Table(mine=[friend], tokens=2).move(friend)

        assert table.choices() == ["home", "theirs"]

    @pytest.mark.clause("609.2b.i")
    def test_the_mane_character_moves_too(self) -> None:
        """A Mane Character is a character like any other (301.4)."""
        table = Table(tokens=2)

        assert table.move(table.mane, "mine").area_of(table.mane) == "mine"

    @pytest.mark.clause("glossary.swift")
    def test_a_swift_character_for_one(self) -> None:
        """Swift lowers the price to one token."""
        table = Table(home=[CERULEAN_SKIES_SKYWARD_SOARER], tokens=1)

        assert table.move(CERULEAN_SKIES_SKYWARD_SOARER, "mine").tokens == 0


class TestOtherActions:
    """609.2d to 609.2f."""

    @pytest.mark.clause("609.2d.i")
    def test_draw_as_often_as_tokens_allow(self) -> None:
        """Each draw costs one token and takes the top card."""
        one, two = plain(cost=9), plain(cost=9)
        table = Table(deck=[one, two], tokens=2).draw().draw()

        assert (table.hand(), table.tokens) == ([one, two], 0)
        assert table.choices() == ["end"]

    @pytest.mark.clause("609.2e.i", "504.3")
    def test_rally_for_two(self) -> None:
        """A frightened Friend of yours is face up and ready again; the opponent's is not offered."""
        scared = piece(plain(2), frightened=True)
        table = Table(home=[scared], tokens=2, opponent_home=[piece(plain(), frightened=True)]).rally(scared)

        assert (table.is_face_down(scared), table.is_exhausted(scared), table.power(scared)) == (
            False,
            False,
            2,
        )
        assert table.tokens == 0

    @pytest.mark.clause("609.2f.i", "703.1d")
    def test_costs_first_then_the_effect(self) -> None:
        """An ability is paid for before it does anything."""
        lost = plain()
        table = Table(home=[VIDALA_SWOON_MANE_MANAGER], discard=[lost], tokens=1)

        table.use(VIDALA_SWOON_MANE_MANAGER)

        assert table.hand() == [lost]
        assert table.is_exhausted(VIDALA_SWOON_MANE_MANAGER)
        assert [key for key in table.log if key in ("exhausted", "paid", "put-into-hand")] == [
            "exhausted",
            "paid",
            "put-into-hand",
        ]

    @pytest.mark.clause("703.1c")
    def test_as_often_as_it_can_be_paid(self) -> None:
        """Two tokens pay a one-token ability twice."""
        able = plain(abilities=(main_phase(Score(1), costs=(Pay(1),)),))
        table = Table(home=[able], tokens=2).use(able)
        assert able in table.choices()

        table.use(able)

        assert (table.score, table.choices()) == (2, ["end"])
