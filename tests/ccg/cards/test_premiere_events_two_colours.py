"""The Events of Premiere that give a character power of two colours."""

import pytest

from everfree.ccg.cards.premiere.events_main_phase import A_TOUCH_OF_REFINEMENT
from everfree.ccg.cards.premiere.events_two_colours import (
    APPLES_AND_ORANGES,
    DIG_DEEP,
    GETTING_HOOVES_DIRTY,
    ROYAL_GUIDANCE,
    SPREAD_YOUR_WINGS,
    SWEET_AND_KIND,
)
from everfree.ccg.cards.premiere.manes import RAINBOW_DASH_FLIER_EXTRAORDINAIRE
from everfree.ccg.language import (
    BLUE,
    ORANGE,
    PINK,
    PURPLE,
    WHITE,
    YELLOW,
)
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused


@pytest.mark.card("pr95")
class TestSpreadYourWings:
    """pr95."""

    def test_gives_a_blue_or_pink_character_both_powers(self) -> None:
        """Any blue or pink character can be chosen, anyone's; it has both colours and two power more."""
        ally, rival = plain(1, BLUE), plain(2, PINK)
        table = Table(hand=[SPREAD_YOUR_WINGS], home=[ally], opponent_home=[rival], tokens=1)

        table.play(SPREAD_YOUR_WINGS)

        assert table.choices() == [table.mane, ally, rival]
        table.choose(rival)
        assert table.why(rival) == [("printed", 2), (SPREAD_YOUR_WINGS, 1), (SPREAD_YOUR_WINGS, 1)]
        assert table.colours(rival) == BLUE | PINK

    def test_ends_with_the_phase(self) -> None:
        """In the Score Phase power and colour are as printed again."""
        ally = plain(2, BLUE)
        table = Table(
            hand=[SPREAD_YOUR_WINGS], mine=[ally], theirs=[plain()], opponent_problem=open_problem(), tokens=1
        )

        table.play(SPREAD_YOUR_WINGS).choose(ally).until("confront-order")

        assert (table.power(ally), table.colours(ally)) == (2, BLUE)

    @pytest.mark.must_not
    def test_passes_over_other_colours(self) -> None:
        """Of these characters your blue Mane Character alone fits, and is chosen without asking."""
        others = [plain(1, colour) for colour in (WHITE, PURPLE, YELLOW, ORANGE)]
        table = Table(hand=[SPREAD_YOUR_WINGS], home=others, tokens=1)

        table.play(SPREAD_YOUR_WINGS)

        assert table.power(table.mane) == 3
        assert [table.power(one) for one in others] == [1, 1, 1, 1]


@pytest.mark.card("pr96")
class TestGettingHoovesDirty:
    """pr96."""

    def test_gives_a_white_or_pink_character_both_powers(self) -> None:
        """Any white or pink character can be chosen, anyone's; it has both colours and two power more."""
        ally, rival = plain(1, WHITE), plain(2, PINK)
        table = Table(hand=[GETTING_HOOVES_DIRTY], home=[ally], opponent_home=[rival], tokens=1)

        table.play(GETTING_HOOVES_DIRTY)

        assert table.choices() == [ally, rival]
        table.choose(ally)
        assert table.why(ally) == [("printed", 1), (GETTING_HOOVES_DIRTY, 1), (GETTING_HOOVES_DIRTY, 1)]
        assert table.colours(ally) == PINK | WHITE

    def test_ends_with_the_phase(self) -> None:
        """In the Score Phase power and colour are as printed again."""
        ally = plain(2, PINK)
        table = Table(
            hand=[GETTING_HOOVES_DIRTY],
            mine=[ally],
            theirs=[plain()],
            opponent_problem=open_problem(),
            tokens=1,
        )

        table.play(GETTING_HOOVES_DIRTY).until("confront-order")

        assert (table.power(ally), table.colours(ally)) == (2, PINK)

    @pytest.mark.must_not
    def test_passes_over_other_colours(self) -> None:
        """Where nobody is white or pink it is played in vain."""
        others = [plain(1, colour) for colour in (BLUE, PURPLE, YELLOW, ORANGE)]
        table = Table(hand=[GETTING_HOOVES_DIRTY], home=others, tokens=1)

        table.play(GETTING_HOOVES_DIRTY)

        assert (table.asked, table.tokens) == ("main", 0)
        assert [table.power(one) for one in others] == [1, 1, 1, 1]


@pytest.mark.card("pr97")
class TestDigDeep:
    """pr97."""

    def test_gives_a_blue_or_white_character_both_powers(self) -> None:
        """Any blue or white character can be chosen, anyone's; it has both colours and two power more."""
        ally, rival, other = plain(2, BLUE), plain(1, WHITE), plain(1, PURPLE)
        table = Table(hand=[DIG_DEEP], home=[ally, other], opponent_home=[rival], tokens=1)

        table.play(DIG_DEEP)

        assert table.choices() == [table.mane, ally, rival]
        table.choose(ally)
        assert table.power(ally) == 4
        assert table.why(ally) == [("printed", 2), (DIG_DEEP, 1), (DIG_DEEP, 1)]
        assert table.colours(ally) == BLUE | WHITE
        assert (table.tokens, table.zone_of(DIG_DEEP)) == (0, "discard-pile")

    def test_helps_to_play_cards_of_the_other_colour(self) -> None:
        """All power of the character counts for white requirements as well (507.3, R33)."""
        ally = plain(1, BLUE)
        table = Table(hand=[DIG_DEEP, A_TOUCH_OF_REFINEMENT], home=[ally], tokens=2)

        assert A_TOUCH_OF_REFINEMENT not in table.playable()
        table.play(DIG_DEEP).choose(ally)

        assert A_TOUCH_OF_REFINEMENT in table.playable()

    def test_ends_with_the_phase(self) -> None:
        """In the Score Phase power and colour are as printed again."""
        ally = plain(2, BLUE)
        table = Table(
            hand=[DIG_DEEP], mine=[ally], theirs=[plain()], opponent_problem=open_problem(), tokens=1
        )

        table.play(DIG_DEEP).choose(ally).until("confront-order")

        assert (table.power(ally), table.colours(ally)) == (2, BLUE)

    @pytest.mark.must_not
    def test_costs_a_token(self) -> None:
        """Without a token it is refused."""
        table = Table(hand=[DIG_DEEP])

        assert table.playable() == []
        assert refused(table, DIG_DEEP) == "508.1d"

    @pytest.mark.must_not
    def test_waits_for_your_own_main_phase(self) -> None:
        """On the opponent's turn it stays in the hand (512.3)."""
        table = Table(hand=[DIG_DEEP], tokens=1, opponents_turn=True, opponent_tokens=1)

        assert table.playable() == []
        assert refused(table, DIG_DEEP) == "609.1"

    @pytest.mark.must_not
    def test_stays_in_hand_during_a_faceoff(self) -> None:
        """A Main Phase Event can't be played in a faceoff (512.3a)."""
        table = Table(
            hand=[DIG_DEEP],
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.choices() == ["pass"]
        assert refused(table, DIG_DEEP) == "512.3a"


@pytest.mark.card("pr98")
class TestApplesAndOranges:
    """pr98."""

    def test_gives_an_orange_or_purple_character_both_powers(self) -> None:
        """Any orange or purple character can be chosen, anyone's; it has both colours and two power more."""
        ally, blue = plain(1, PURPLE), plain(1, BLUE)
        table = Table(hand=[APPLES_AND_ORANGES], home=[ally, blue], tokens=1)

        table.play(APPLES_AND_ORANGES)

        assert table.choices() == [ally, table.opponent_mane]
        table.choose(ally)
        assert table.power(ally) == 3
        assert table.why(ally) == [("printed", 1), (APPLES_AND_ORANGES, 1), (APPLES_AND_ORANGES, 1)]
        assert table.colours(ally) == ORANGE | PURPLE

    def test_ends_with_the_phase(self) -> None:
        """In the Score Phase power and colour are as printed again."""
        ally = plain(2, ORANGE)
        table = Table(
            hand=[APPLES_AND_ORANGES],
            mine=[ally],
            theirs=[plain()],
            opponent_problem=open_problem(),
            tokens=1,
        )

        table.play(APPLES_AND_ORANGES).choose(ally).until("confront-order")

        assert (table.power(ally), table.colours(ally)) == (2, ORANGE)

    @pytest.mark.must_not
    def test_a_frightened_friend_has_no_colour(self) -> None:
        """Turned face down, an orange Friend is not an orange character (505.1b)."""
        hiding, ally = piece(plain(2, ORANGE), frightened=True), plain(1, PURPLE)
        table = Table(hand=[APPLES_AND_ORANGES], home=[hiding, ally], tokens=1)

        table.play(APPLES_AND_ORANGES)

        assert table.choices() == [ally, table.opponent_mane]

    def test_is_played_in_vain_where_nobody_fits(self) -> None:
        """Without an orange or purple character it is paid for and discarded, no more (705.2e.iii)."""
        rainbow = plain(1, BLUE)
        table = Table(
            hand=[APPLES_AND_ORANGES],
            home=[rainbow],
            opponent_mane=piece(RAINBOW_DASH_FLIER_EXTRAORDINAIRE),
            tokens=1,
        )

        table.play(APPLES_AND_ORANGES)

        assert table.asked == "main"
        assert (table.tokens, table.zone_of(APPLES_AND_ORANGES)) == (0, "discard-pile")
        assert table.power(rainbow) == 1


@pytest.mark.card("pr99")
class TestRoyalGuidance:
    """pr99."""

    def test_gives_a_yellow_or_purple_character_both_powers(self) -> None:
        """Any yellow or purple character can be chosen, anyone's; it has both colours and two power more."""
        ally, rival = plain(1, YELLOW), plain(2, PURPLE)
        table = Table(hand=[ROYAL_GUIDANCE], home=[ally], opponent_home=[rival], tokens=1)

        table.play(ROYAL_GUIDANCE)

        assert table.choices() == [ally, rival]
        table.choose(ally)
        assert table.why(ally) == [("printed", 1), (ROYAL_GUIDANCE, 1), (ROYAL_GUIDANCE, 1)]
        assert table.colours(ally) == PURPLE | YELLOW

    def test_ends_with_the_phase(self) -> None:
        """In the Score Phase power and colour are as printed again."""
        ally = plain(2, PURPLE)
        table = Table(
            hand=[ROYAL_GUIDANCE], mine=[ally], theirs=[plain()], opponent_problem=open_problem(), tokens=1
        )

        table.play(ROYAL_GUIDANCE).until("confront-order")

        assert (table.power(ally), table.colours(ally)) == (2, PURPLE)

    @pytest.mark.must_not
    def test_passes_over_other_colours(self) -> None:
        """Where nobody is yellow or purple it is played in vain."""
        others = [plain(1, colour) for colour in (BLUE, PINK, WHITE, ORANGE)]
        table = Table(hand=[ROYAL_GUIDANCE], home=others, tokens=1)

        table.play(ROYAL_GUIDANCE)

        assert (table.asked, table.tokens) == ("main", 0)
        assert [table.power(one) for one in others] == [1, 1, 1, 1]


@pytest.mark.card("pr100")
class TestSweetAndKind:
    """pr100."""

    def test_gives_an_orange_or_yellow_character_both_powers(self) -> None:
        """Any orange or yellow character can be chosen, anyone's; it has both colours and two power more."""
        ally, rival = plain(1, ORANGE), plain(2, YELLOW)
        table = Table(hand=[SWEET_AND_KIND], home=[ally], opponent_home=[rival], tokens=1)

        table.play(SWEET_AND_KIND)

        assert table.choices() == [ally, table.opponent_mane, rival]
        table.choose(ally)
        assert table.why(ally) == [("printed", 1), (SWEET_AND_KIND, 1), (SWEET_AND_KIND, 1)]
        assert table.colours(ally) == YELLOW | ORANGE

    def test_ends_with_the_phase(self) -> None:
        """In the Score Phase power and colour are as printed again."""
        ally = plain(2, YELLOW)
        table = Table(
            hand=[SWEET_AND_KIND], mine=[ally], theirs=[plain()], opponent_problem=open_problem(), tokens=1
        )

        table.play(SWEET_AND_KIND).choose(ally).until("confront-order")

        assert (table.power(ally), table.colours(ally)) == (2, YELLOW)

    @pytest.mark.must_not
    def test_passes_over_other_colours(self) -> None:
        """Of these characters the opponent's orange Mane Character alone fits."""
        others = [plain(1, colour) for colour in (BLUE, PINK, WHITE, PURPLE)]
        table = Table(hand=[SWEET_AND_KIND], home=others, tokens=1)

        table.play(SWEET_AND_KIND)

        assert table.power(table.opponent_mane) == 3
        assert [table.power(one) for one in others] == [1, 1, 1, 1]
