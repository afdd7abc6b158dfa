"""The Events of Premiere."""

import pytest

from everfree.ccg.cards.premiere.events import (
    A_BULLY_AND_A_BEAST,
    A_TOUCH_OF_REFINEMENT,
    APPLES_AND_ORANGES,
    CREME_DE_LA_CREME,
    DIG_DEEP,
    DOUBLE_CHECK_THE_CHECKLIST,
    DUCK_AND_COVER,
    SWING_INTO_ACTION,
)
from everfree.ccg.cards.premiere.manes import RAINBOW_DASH_FLIER_EXTRAORDINAIRE
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import BLUE, ORANGE, PURPLE, WHITE, WILD, Card, Need
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT

IN_FACEOFFS = (STOP_FACEOFFS, STOP_WHEN_ABLE | STOP_FORCED)
"""You are asked in every window of a faceoff while you hold a card, whether or not you can play it."""


def refused(table: Table, card: Card | Piece) -> str:
    """Give the clause by which you can't play *card* now."""
    refusal = table.why_not(card)
    assert refusal is not None
    return refusal.clause


def open_problem(bonus: int = 2) -> Card:
    """Make a Problem that one power of any colour confronts, for either player."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=bonus)


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
        table = Table(hand=[DIG_DEEP], mine=[ally], theirs=[plain()], tokens=1)

        table.play(DIG_DEEP).choose(ally).until("confront-order")

        assert (table.power(ally), table.colours(ally)) == (2, BLUE)

    def test_costs_a_token(self) -> None:
        """Without a token it is refused."""
        table = Table(hand=[DIG_DEEP])

        assert table.playable() == []
        assert refused(table, DIG_DEEP) == "508.1d"

    def test_waits_for_your_own_main_phase(self) -> None:
        """On the opponent's turn it stays in the hand (512.3)."""
        table = Table(hand=[DIG_DEEP], tokens=1, opponents_turn=True, opponent_tokens=1)

        assert table.playable() == []
        assert refused(table, DIG_DEEP) == "609.1"

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
        table = Table(hand=[APPLES_AND_ORANGES], mine=[ally], theirs=[plain()], tokens=1)

        table.play(APPLES_AND_ORANGES).choose(ally).until("confront-order")

        assert (table.power(ally), table.colours(ally)) == (2, ORANGE)

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


@pytest.mark.card("pr102")
class TestABullyAndABeast:
    """pr102."""

    def test_replaces_your_flip_while_your_opponent_challenges(self) -> None:
        """The first flip stays flipped and does not count; another one counts instead (515.4)."""
        beast, low, high = plain_troublemaker(3), plain(1), plain(5)
        table = Table(
            hand=[A_BULLY_AND_A_BEAST, plain()],
            home=[plain(2, ORANGE)],
            mine=[beast],
            opponent_mine=[plain(9)],
            deck=[low, high],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(beast).pass_()

        assert table.choices() == ["pass", A_BULLY_AND_A_BEAST]
        assert table.why_total() == [(beast, 3), (low, 1)]
        table.play(A_BULLY_AND_A_BEAST)

        assert table.flipped() == [low, high]
        assert table.why_total() == [(beast, 3), (high, 5)]
        assert table.zone_of(A_BULLY_AND_A_BEAST) == "discard-pile"

    def test_waits_for_the_flip_and_is_too_late_afterwards(self) -> None:
        """It is offered in the window after the flips only: not before, not once that has closed (512.4d)."""
        beast = plain_troublemaker(3)
        table = Table(
            hand=[A_BULLY_AND_A_BEAST],
            home=[plain(2, ORANGE)],
            mine=[beast],
            opponent_mine=[plain(9)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(beast)

        assert table.choices() == ["pass"]
        assert refused(table, A_BULLY_AND_A_BEAST) == "512.4d"
        assert table.pass_().choices() == ["pass", A_BULLY_AND_A_BEAST]
        assert table.pass_().choices() == ["pass"]
        assert refused(table, A_BULLY_AND_A_BEAST) == "512.4d"

    def test_does_nothing_for_the_challenger(self) -> None:
        """While you are the one who challenges it is refused."""
        beast = plain_troublemaker(3)
        table = Table(
            hand=[A_BULLY_AND_A_BEAST],
            home=[plain(2, ORANGE)],
            mine=[plain(3)],
            opponent_mine=[beast],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(beast).pass_()

        assert len(table.flipped()) == 1
        assert table.choices() == ["pass"]
        assert refused(table, A_BULLY_AND_A_BEAST) == "512.4d"

    def test_does_nothing_in_a_problem_faceoff(self) -> None:
        """A flip in another kind of faceoff is not its condition."""
        table = Table(
            hand=[A_BULLY_AND_A_BEAST],
            home=[plain(2, ORANGE)],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            opponents_turn=True,
            stops=IN_FACEOFFS,
        )
        table.pass_()

        assert len(table.flipped()) == 1
        assert table.choices() == ["pass"]

    def test_needs_orange_power(self) -> None:
        """With one orange power it is refused after the flip."""
        beast = plain_troublemaker(3)
        table = Table(
            hand=[A_BULLY_AND_A_BEAST],
            home=[plain(1, ORANGE)],
            mine=[beast],
            opponent_mine=[plain(9)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(beast).pass_()

        assert table.choices() == ["pass"]
        assert refused(table, A_BULLY_AND_A_BEAST) == "205.1"


@pytest.mark.card("pr103")
class TestATouchOfRefinement:
    """pr103."""

    @pytest.mark.ruling("R33")
    def test_makes_any_character_white_and_stronger(self) -> None:
        """Every character can be chosen; it has two power more and is white as well (R33)."""
        ally, rival = plain(2, WHITE), plain(3, ORANGE)
        table = Table(hand=[A_TOUCH_OF_REFINEMENT], home=[ally], opponent_home=[rival], tokens=1)

        table.play(A_TOUCH_OF_REFINEMENT)

        assert table.choices() == [table.mane, ally, table.opponent_mane, rival]
        table.choose(rival)
        assert table.why(rival) == [("printed", 3), (A_TOUCH_OF_REFINEMENT, 2)]
        assert table.colours(rival) == ORANGE | WHITE

    def test_lasts_through_the_score_phase(self) -> None:
        """An orange Friend meets a white requirement this turn, and is plain orange on the next."""
        ally = plain(1, ORANGE)
        problem = plain_problem(owner=(Need(WHITE, 3),))
        table = Table(
            hand=[A_TOUCH_OF_REFINEMENT], home=[plain(2, WHITE)], mine=[ally], problem=problem, tokens=1
        )

        table.play(A_TOUCH_OF_REFINEMENT).choose(ally).end_turn()

        assert table.score == 1
        assert (table.power(ally), table.colours(ally)) == (1, ORANGE)

    def test_stays_with_a_moved_character(self) -> None:
        """Moving does not make it a different card, so the modifier goes along."""
        ally = plain(2, WHITE)
        table = Table(hand=[A_TOUCH_OF_REFINEMENT], home=[ally], tokens=3)

        table.play(A_TOUCH_OF_REFINEMENT).choose(ally).move(ally, "mine")

        assert table.power(ally) == 4

    def test_needs_white_power(self) -> None:
        """With one white power it is refused."""
        table = Table(hand=[A_TOUCH_OF_REFINEMENT], home=[plain(1, WHITE)], tokens=1)

        assert table.playable() == []
        assert refused(table, A_TOUCH_OF_REFINEMENT) == "205.1"


@pytest.mark.card("pr107")
class TestCremeDeLaCreme:
    """pr107."""

    @pytest.mark.parametrize(("power", "choices"), [(6, ["pass", CREME_DE_LA_CREME]), (5, ["pass"])])
    def test_needs_a_lead_of_five(self, power: int, choices: list[Card | str]) -> None:
        """A Problem faceoff won by 5 is enough, by 4 it is not; both players flip 1."""
        table = Table(
            hand=[CREME_DE_LA_CREME],
            home=[plain(3, WHITE)],
            mine=[plain(power)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.choices() == ["pass"]
        assert table.pass_().choices() == ["pass"]
        assert table.pass_().choices() == choices

    def test_scores_a_point_on_top_of_the_bonus(self) -> None:
        """One for confronting, two of the bonus, one for the Event, which costs nothing."""
        table = Table(
            hand=[CREME_DE_LA_CREME],
            home=[plain(3, WHITE)],
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            problem=open_problem(bonus=2),
            phase=SCORE_PHASE,
        )

        assert table.score == 3
        assert table.choices() == ["pass", CREME_DE_LA_CREME]
        table.play(CREME_DE_LA_CREME)

        assert table.score == 4
        assert table.zone_of(CREME_DE_LA_CREME) == "discard-pile"

    def test_works_on_the_opponents_turn(self) -> None:
        """A player who did not start the faceoff can win it just as well."""
        table = Table(
            hand=[CREME_DE_LA_CREME],
            home=[plain(3, WHITE)],
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            problem=open_problem(bonus=2),
            phase=SCORE_PHASE,
            opponents_turn=True,
        )

        assert table.choices() == ["pass", CREME_DE_LA_CREME]
        assert table.play(CREME_DE_LA_CREME).score == 3

    def test_works_after_a_multi_problem_faceoff(self) -> None:
        """A faceoff at all Problems is a Problem faceoff (612.1)."""
        table = Table(
            hand=[CREME_DE_LA_CREME],
            home=[plain(3, WHITE)],
            mine=[plain(5)],
            theirs=[plain(1)],
            problem=open_problem(),
            opponent_problem=open_problem(),
            phase=SCORE_PHASE,
        )

        table.until("priority")

        assert table.choices() == ["pass", CREME_DE_LA_CREME]

    def test_does_nothing_for_the_loser(self) -> None:
        """The opponent's high win is not yours."""
        table = Table(
            hand=[CREME_DE_LA_CREME],
            home=[plain(3, WHITE)],
            mine=[plain(1)],
            opponent_mine=[plain(9)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_().pass_()

        assert table.opponent_score == 2
        assert table.choices() == ["pass"]
        assert refused(table, CREME_DE_LA_CREME) == "512.4d"

    def test_does_nothing_in_a_troublemaker_faceoff(self) -> None:
        """The timing phrase names Problem faceoffs (512.4a)."""
        imp = plain_troublemaker(1)
        table = Table(
            hand=[CREME_DE_LA_CREME],
            home=[plain(3, WHITE)],
            mine=[plain(9)],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(imp).pass_().pass_()

        assert table.score == 1
        assert table.choices() == ["pass"]
        assert refused(table, CREME_DE_LA_CREME) == "512.4a"

    def test_is_too_late_after_the_faceoff(self) -> None:
        """Once the last window of the faceoff has closed the chance is gone (512.4d)."""
        table = Table(
            hand=[CREME_DE_LA_CREME],
            home=[plain(3, WHITE)],
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
        )

        table.pass_()

        assert table.score == 3
        assert refused(table, CREME_DE_LA_CREME) == "512.4"

    def test_needs_white_power(self) -> None:
        """With two white power it is not offered."""
        table = Table(
            hand=[CREME_DE_LA_CREME],
            home=[plain(2, WHITE)],
            mine=[plain(9)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_().pass_()

        assert table.choices() == ["pass"]
        assert refused(table, CREME_DE_LA_CREME) == "205.1"


@pytest.mark.card("pr109")
class TestDoubleCheckTheChecklist:
    """pr109."""

    def test_puts_the_top_three_back_in_any_order(self) -> None:
        """The cards go back one on the other, the last one chosen on top; the fourth is not seen."""
        first, second, third, fourth = plain(1), plain(2), plain(3), plain(4)
        table = Table(
            hand=[DOUBLE_CHECK_THE_CHECKLIST],
            home=[plain(3, PURPLE)],
            deck=[first, second, third, fourth],
            tokens=1,
        )

        table.play(DOUBLE_CHECK_THE_CHECKLIST)

        assert table.asked == "put-on-top"
        assert table.choices() == [first, second, third]
        assert table.choose(second).choices() == [first, third]
        table.choose(first)
        assert table.deck()[:4] == [third, first, second, fourth]
        assert len(table.deck()) == 14

    def test_only_you_know_the_cards(self) -> None:
        """You know the three, an opponent who had seen one loses track of it; nobody learns the next."""
        first, second, third, fourth = plain(1), plain(2), plain(3), plain(4)
        table = Table(
            hand=[DOUBLE_CHECK_THE_CHECKLIST],
            home=[plain(3, PURPLE)],
            deck=[first, second, third, fourth],
            tokens=1,
        )
        table.state.known[table.id(second)] = 0b111

        table.play(DOUBLE_CHECK_THE_CHECKLIST).choose(first, second)

        assert [table.state.known[table.id(one)] for one in (first, second, third, fourth)] == [1, 1, 1, 0]
        assert [table.state.handles[OPPONENT][table.id(one)] for one in (first, second, third)] == [0, 0, 0]

    def test_the_next_draw_is_the_card_on_top(self) -> None:
        """The order chosen is the order drawn."""
        first, second, third = plain(1), plain(2), plain(3)
        table = Table(
            hand=[DOUBLE_CHECK_THE_CHECKLIST],
            home=[plain(3, PURPLE)],
            deck=[first, second, third],
            tokens=3,
        )

        table.play(DOUBLE_CHECK_THE_CHECKLIST).choose(third, first).draw().draw()

        assert table.hand() == [second, first]

    def test_a_deck_of_two_is_looked_at_as_a_whole(self) -> None:
        """With fewer than three cards all of them are seen and ordered."""
        first, second = plain(1), plain(2)
        table = Table(
            opponent_hand=[DOUBLE_CHECK_THE_CHECKLIST],
            opponent_home=[plain(3, PURPLE)],
            opponent_deck=[first, second],
            opponent_tokens=1,
            opponents_turn=True,
        )

        table.play(DOUBLE_CHECK_THE_CHECKLIST)

        assert table.choices() == [first, second]
        assert table.choose(first).deck(OPPONENT) == [second, first]

    def test_an_empty_deck_shows_nothing(self) -> None:
        """Nothing is asked and the Event is discarded."""
        table = Table(
            opponent_hand=[DOUBLE_CHECK_THE_CHECKLIST],
            opponent_home=[plain(3, PURPLE)],
            opponent_deck=[],
            opponent_tokens=1,
            opponents_turn=True,
        )

        table.play(DOUBLE_CHECK_THE_CHECKLIST)

        assert table.asked == "main"
        assert table.zone_of(DOUBLE_CHECK_THE_CHECKLIST) == "discard-pile"

    def test_needs_purple_power(self) -> None:
        """With two purple power it is refused."""
        table = Table(hand=[DOUBLE_CHECK_THE_CHECKLIST], home=[plain(2, PURPLE)], tokens=1)

        assert table.playable() == []
        assert refused(table, DOUBLE_CHECK_THE_CHECKLIST) == "205.1"


@pytest.mark.card("pr111")
class TestDuckAndCover:
    """pr111."""

    def test_replaces_your_flip_in_a_problem_faceoff(self) -> None:
        """The first flip stays flipped and does not count; a new one counts instead (514.4b)."""
        fighter, low, high = plain(2), plain(1), plain(4)
        table = Table(
            hand=[DUCK_AND_COVER, plain()],
            home=[plain(3, ORANGE)],
            mine=[fighter],
            opponent_mine=[plain(5)],
            problem=open_problem(bonus=2),
            deck=[low, high],
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_()

        assert table.choices() == ["pass", DUCK_AND_COVER]
        table.play(DUCK_AND_COVER)

        assert table.flipped() == [low, high]
        assert table.why_total() == [(fighter, 2), (high, 4)]
        assert (table.tokens, table.zone_of(DUCK_AND_COVER)) == (0, "discard-pile")

    def test_decides_who_wins(self) -> None:
        """With the new flip you win 8 to 6, with the ignored one you would have lost."""
        table = Table(
            hand=[DUCK_AND_COVER],
            home=[plain(3, ORANGE)],
            mine=[plain(4)],
            opponent_mine=[plain(5)],
            problem=open_problem(bonus=2),
            deck=[plain(1), plain(4)],
            tokens=1,
            phase=SCORE_PHASE,
        )

        table.play(DUCK_AND_COVER).until("main")

        assert (table.score, table.opponent_score) == (3, 0)

    @pytest.mark.parametrize("yours", [True, False])
    def test_works_for_either_side_of_a_challenge(self, yours: bool) -> None:
        """In a Troublemaker faceoff the challenger may play it, and so may the other player."""
        beast, low, high = plain_troublemaker(5), plain(1), plain(2)
        table = Table(
            hand=[DUCK_AND_COVER, plain()],
            home=[plain(3, ORANGE)],
            mine=[plain(3)] if yours else [beast],
            opponent_mine=[beast] if yours else [plain(3)],
            deck=[low, high],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
            opponents_turn=not yours,
            stops=IN_FACEOFFS,
        )
        table.choose(beast).pass_()

        assert table.choices() == ["pass", DUCK_AND_COVER]
        table.play(DUCK_AND_COVER)

        assert table.why_total()[1:] == [(high, 2)]

    def test_answers_only_your_own_flip(self) -> None:
        """A player whose deck is empty flips nothing, and the other's flip is not theirs to duck."""
        table = Table(
            opponent_hand=[DUCK_AND_COVER],
            opponent_home=[plain(3, ORANGE)],
            opponent_mine=[plain(1)],
            opponent_deck=[],
            opponent_tokens=1,
            mine=[plain(1)],
            hand=[plain()],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=(STOP_FACEOFFS, STOP_FACEOFFS),
        )
        table.pass_().pass_().pass_()

        assert len(table.flipped()) == 1
        assert table.question.seat == OPPONENT
        assert table.choices() == ["pass"]

    def test_ignores_even_when_there_is_nothing_to_flip(self) -> None:
        """With an empty deck the flip is ignored and no other comes (515.1)."""
        rival, last = plain(3), plain(4)
        table = Table(
            opponent_hand=[DUCK_AND_COVER, plain()],
            opponent_home=[plain(3, ORANGE)],
            opponent_mine=[rival],
            opponent_deck=[last],
            opponent_tokens=1,
            mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=(STOP_WHEN_ABLE, STOP_FACEOFFS),
        )

        table.pass_().play(DUCK_AND_COVER)

        assert table.flipped(OPPONENT) == [last]
        assert table.why_total(OPPONENT) == [(rival, 3)]

    def test_a_second_copy_can_answer_the_new_flip(self) -> None:
        """Each flip is an instance of its own, so the copy has two to choose from (512.4c)."""
        first, second = piece(DUCK_AND_COVER), piece(DUCK_AND_COVER)
        fighter, flips = plain(1), [plain(1), plain(2), plain(3)]
        table = Table(
            hand=[first, second, plain()],
            home=[plain(3, ORANGE)],
            mine=[fighter],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=flips,
            tokens=2,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_().play(first)

        assert table.choices() == ["pass", second, second]
        table.game.take(2)

        assert table.flipped() == flips
        assert table.why_total() == [(fighter, 1), (flips[2], 3)]

    def test_an_ignored_card_is_not_ignored_again(self) -> None:
        """A second copy for the same flip only flips: both new cards count (515.4a)."""
        first, second = piece(DUCK_AND_COVER), piece(DUCK_AND_COVER)
        fighter, flips = plain(1), [plain(1), plain(2), plain(3)]
        table = Table(
            hand=[first, second, plain()],
            home=[plain(3, ORANGE)],
            mine=[fighter],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=flips,
            tokens=2,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_().play(first)

        table.game.take(1)

        assert table.why_total() == [(fighter, 1), (flips[1], 2), (flips[2], 3)]

    def test_after_a_tie_only_the_fresh_flip_can_be_answered(self) -> None:
        """The flip before the tie was another window's (512.4d)."""
        flips = [plain(1), plain(2), plain(5)]
        fighter = plain(1)
        table = Table(
            hand=[DUCK_AND_COVER, plain()],
            home=[plain(3, ORANGE)],
            mine=[fighter],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=flips,
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_().pass_()

        assert table.choices() == ["pass", DUCK_AND_COVER]
        table.play(DUCK_AND_COVER)

        assert table.why_total() == [(fighter, 1), (flips[0], 1), (flips[2], 5)]

    def test_waits_for_the_flip_and_is_too_late_afterwards(self) -> None:
        """It is offered in the window after the flips only: not before, not once that has closed (512.4d)."""
        table = Table(
            hand=[DUCK_AND_COVER],
            home=[plain(3, ORANGE)],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.choices() == ["pass"]
        assert table.pass_().choices() == ["pass", DUCK_AND_COVER]
        assert table.pass_().choices() == ["pass"]
        assert refused(table, DUCK_AND_COVER) == "512.4d"

    @pytest.mark.parametrize(("orange", "tokens", "clause"), [(2, 1, "205.1"), (3, 0, "508.1d")])
    def test_needs_a_token_and_orange_power(self, orange: int, tokens: int, clause: str) -> None:
        """With two orange power, or without a token, it is refused after the flip."""
        table = Table(
            hand=[DUCK_AND_COVER],
            home=[plain(orange, ORANGE)],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=tokens,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_()

        assert table.choices() == ["pass"]
        assert refused(table, DUCK_AND_COVER) == clause


@pytest.mark.card("pr120")
class TestSwingIntoAction:
    """pr120."""

    def test_makes_any_character_blue_and_stronger(self) -> None:
        """Every character can be chosen; it has two power more and is blue as well (R33)."""
        ally, rival = plain(1, BLUE), plain(3, WHITE)
        table = Table(hand=[SWING_INTO_ACTION], home=[ally], opponent_home=[rival], tokens=1)

        table.play(SWING_INTO_ACTION)

        assert table.choices() == [table.mane, ally, table.opponent_mane, rival]
        table.choose(table.opponent_mane)
        assert table.why(table.opponent_mane) == [("printed", 1), (SWING_INTO_ACTION, 2)]
        assert table.colours(table.opponent_mane) == ORANGE | BLUE

    def test_one_character_gives_power_of_one_colour_when_confronting(self) -> None:
        """An orange 2 with +2 blue is no help against a Problem that asks for both colours (611.3b)."""
        ally = plain(2, ORANGE)
        problem = plain_problem(owner=(Need(BLUE, 2), Need(ORANGE, 2)))
        table = Table(hand=[SWING_INTO_ACTION], home=[plain(1, BLUE)], mine=[ally], problem=problem, tokens=1)

        table.play(SWING_INTO_ACTION).choose(ally)

        assert table.power(ally) == 4
        assert not table.can_confront(problem)

    def test_lasts_through_the_score_phase(self) -> None:
        """An orange Friend meets a blue requirement this turn, and is plain orange on the next."""
        ally = plain(1, ORANGE)
        problem = plain_problem(owner=(Need(BLUE, 3),))
        table = Table(hand=[SWING_INTO_ACTION], home=[plain(1, BLUE)], mine=[ally], problem=problem, tokens=1)

        table.play(SWING_INTO_ACTION).choose(ally).end_turn()

        assert table.score == 1
        assert (table.power(ally), table.colours(ally)) == (1, ORANGE)

    def test_needs_blue_power(self) -> None:
        """With the Mane Character's one blue power it is refused."""
        table = Table(hand=[SWING_INTO_ACTION], tokens=1)

        assert table.playable() == []
        assert refused(table, SWING_INTO_ACTION) == "205.1"
