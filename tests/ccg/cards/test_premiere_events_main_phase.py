"""The other Events of Premiere for a phase of one's own turn."""

import pytest

from everfree.ccg.cards.premiere.events_main_phase import (
    A_TOUCH_OF_REFINEMENT,
    BACK_WHERE_YOU_BEGAN,
    DOUBLE_CHECK_THE_CHECKLIST,
    DOWNRIGHT_DANGEROUS,
    EEYUP,
    FEARS_MUST_BE_FACED,
    HERES_YOUR_INVITATION,
    LETS_GET_THIS_PARTY_STARTED,
    NURTURE_WITH_KNOWLEDGE,
    SWING_INTO_ACTION,
    THE_HORROR_THE_HORROR,
    WATCH_IN_AWE,
)
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT, TOO_MANY_BANDAGES
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS
from everfree.ccg.language import (
    BLUE,
    ORANGE,
    PINK,
    PURPLE,
    WHITE,
    YELLOW,
    Need,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem
from everfree.testing.situations import refused
from everfree.testing.table import OPPONENT


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

    @pytest.mark.must_not
    def test_needs_white_power(self) -> None:
        """With one white power it is refused."""
        table = Table(hand=[A_TOUCH_OF_REFINEMENT], home=[plain(1, WHITE)], tokens=1)

        assert table.playable() == []
        assert refused(table, A_TOUCH_OF_REFINEMENT) == "205.1"


@pytest.mark.card("pr106")
class TestBackWhereYouBegan:
    """pr106."""

    def test_moves_an_opponents_character(self) -> None:
        """Any of theirs can be chosen, and goes to any other Problem or to its own home."""
        rival = plain(1)
        table = Table(hand=[BACK_WHERE_YOU_BEGAN], home=[plain(2, PURPLE)], opponent_mine=[rival], tokens=1)

        table.play(BACK_WHERE_YOU_BEGAN)

        assert table.choices() == [table.opponent_mane, rival]
        assert table.choose(rival).choices() == ["their home", "theirs"]
        assert table.choose("theirs").area_of(rival) == "theirs"
        assert table.tokens == 0

    @pytest.mark.must_not
    def test_moves_nobody_of_yours(self) -> None:
        """Where the opponent has a Mane Character only, it is chosen without asking."""
        table = Table(hand=[BACK_WHERE_YOU_BEGAN], home=[plain(2, PURPLE)], tokens=1)

        table.play(BACK_WHERE_YOU_BEGAN)

        assert table.choices() == ["mine", "theirs"]
        assert table.choose("mine").area_of(table.opponent_mane) == "mine"

    @pytest.mark.must_not
    def test_needs_purple_power(self) -> None:
        """With one purple power it is refused."""
        table = Table(hand=[BACK_WHERE_YOU_BEGAN], home=[plain(1, PURPLE)], tokens=1)

        assert table.playable() == []
        assert refused(table, BACK_WHERE_YOU_BEGAN) == "205.1"


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

    @pytest.mark.must_not
    def test_needs_purple_power(self) -> None:
        """With two purple power it is refused."""
        table = Table(hand=[DOUBLE_CHECK_THE_CHECKLIST], home=[plain(2, PURPLE)], tokens=1)

        assert table.playable() == []
        assert refused(table, DOUBLE_CHECK_THE_CHECKLIST) == "205.1"


@pytest.mark.card("pr110")
class TestDownrightDangerous:
    """pr110."""

    @pytest.mark.parametrize("power", [1, 2])
    def test_dismisses_a_friend_that_has_no_power_left(self, power: int) -> None:
        """Two power less leave a Friend of 2, or of 1, with nothing."""
        weak, strong = plain(power), plain(4)
        table = Table(
            hand=[DOWNRIGHT_DANGEROUS], home=[plain(2, PINK)], opponent_home=[weak, strong], tokens=2
        )

        assert table.play(DOWNRIGHT_DANGEROUS).choices() == [weak, strong]
        assert table.choose(weak).zone_of(weak) == "discard-pile"

    @pytest.mark.must_not
    def test_spares_a_friend_with_power_left(self) -> None:
        """A Friend of 3 stays with one power until the end of the turn."""
        rival = plain(3)
        table = Table(hand=[DOWNRIGHT_DANGEROUS], home=[plain(2, PINK)], opponent_home=[rival], tokens=2)

        table.play(DOWNRIGHT_DANGEROUS)

        assert table.why(rival) == [("printed", 3), (DOWNRIGHT_DANGEROUS, -2)]
        assert table.end_turn().power(rival) == 3

    @pytest.mark.must_not
    def test_a_frightened_friend_has_no_power_to_lack(self) -> None:
        """It can be chosen, and stays: no power is not a power of zero (505.1b)."""
        hiding = piece(plain(1), frightened=True)
        table = Table(hand=[DOWNRIGHT_DANGEROUS], home=[plain(2, PINK)], opponent_home=[hiding], tokens=2)

        assert table.play(DOWNRIGHT_DANGEROUS).zone_of(hiding) == "play"

    @pytest.mark.must_not
    def test_is_nothing_to_your_own_friends_or_to_mane_characters(self) -> None:
        """Without an opponent's Friend it is played in vain."""
        ally = plain(2, PINK)
        table = Table(hand=[DOWNRIGHT_DANGEROUS], home=[ally], tokens=2)

        table.play(DOWNRIGHT_DANGEROUS)

        assert (table.asked, table.tokens, table.power(ally)) == ("main", 0, 2)
        assert table.power(table.opponent_mane) == 1


@pytest.mark.card("pr112")
class TestEeyup:
    """pr112."""

    def test_makes_any_character_orange_and_much_stronger(self) -> None:
        """Every character can be chosen; it has four power more and is orange as well (R33)."""
        ally, rival = plain(4, ORANGE), plain(3, BLUE)
        table = Table(hand=[EEYUP], home=[ally], opponent_home=[rival], tokens=2)

        table.play(EEYUP)

        assert table.choices() == [table.mane, ally, table.opponent_mane, rival]
        table.choose(table.mane)
        assert table.why(table.mane) == [("printed", 1), (EEYUP, 4)]
        assert table.colours(table.mane) == BLUE | ORANGE

    def test_lasts_through_the_score_phase(self) -> None:
        """A blue Friend meets an orange requirement this turn, and is plain blue on the next."""
        ally = plain(1, BLUE)
        table = Table(
            hand=[EEYUP],
            home=[plain(4, ORANGE)],
            mine=[ally],
            problem=plain_problem(owner=(Need(ORANGE, 5),)),
            tokens=2,
        )

        table.play(EEYUP).choose(ally).end_turn()

        assert table.score == 1
        assert (table.power(ally), table.colours(ally)) == (1, BLUE)

    @pytest.mark.must_not
    @pytest.mark.parametrize(("orange", "tokens", "clause"), [(3, 2, "205.1"), (4, 1, "508.1d")])
    def test_needs_orange_power_and_two_tokens(self, orange: int, tokens: int, clause: str) -> None:
        """With three orange power, or with one token, it is refused."""
        table = Table(hand=[EEYUP], home=[plain(orange, ORANGE)], tokens=tokens)

        assert table.playable() == []
        assert refused(table, EEYUP) == clause


@pytest.mark.card("pr113")
class TestHeresYourInvitation:
    """pr113."""

    def test_dismisses_a_weak_friend_of_the_opponents(self) -> None:
        """One power or less as it is now: a weakened Friend counts, below zero too."""
        small, weakened = plain(1), piece(plain(1), attached=(TOO_MANY_BANDAGES,))
        table = Table(
            hand=[HERES_YOUR_INVITATION], home=[plain(3, PINK)], opponent_home=[small, weakened], tokens=1
        )

        assert table.play(HERES_YOUR_INVITATION).choices() == [small, weakened]
        assert table.choose(weakened).zone_of(weakened) == "discard-pile"

    @pytest.mark.must_not
    def test_spares_everyone_else(self) -> None:
        """A Friend of 2, a frightened one, Mane Characters and your own are not offered."""
        two, hiding, own = plain(2), piece(plain(1), frightened=True), plain(1)
        table = Table(
            hand=[HERES_YOUR_INVITATION],
            home=[plain(3, PINK), own],
            opponent_home=[two, hiding],
            tokens=1,
        )

        table.play(HERES_YOUR_INVITATION)

        assert (table.asked, table.tokens) == ("main", 0)
        assert [table.zone_of(one) for one in (two, hiding, own)] == ["play", "play", "play"]

    @pytest.mark.must_not
    def test_needs_pink_power(self) -> None:
        """With two pink power it is refused."""
        table = Table(hand=[HERES_YOUR_INVITATION], home=[plain(2, PINK)], tokens=1)

        assert refused(table, HERES_YOUR_INVITATION) == "205.1"


@pytest.mark.card("pr114")
class TestLetsGetThisPartyStarted:
    """pr114."""

    def test_draws_three_cards(self) -> None:
        """The top three cards come to your hand, in their order."""
        first, second, third = plain(1), plain(2), plain(3)
        table = Table(
            hand=[LETS_GET_THIS_PARTY_STARTED],
            home=[plain(2, PINK)],
            deck=[first, second, third],
            tokens=1,
        )

        assert table.play(LETS_GET_THIS_PARTY_STARTED).hand() == [first, second, third]
        assert (table.tokens, len(table.deck())) == (0, 10)

    @pytest.mark.must_not
    def test_needs_pink_power(self) -> None:
        """With one pink power it is refused."""
        table = Table(hand=[LETS_GET_THIS_PARTY_STARTED], home=[plain(1, PINK)], tokens=1)

        assert table.playable() == []
        assert refused(table, LETS_GET_THIS_PARTY_STARTED) == "205.1"


@pytest.mark.card("pr115")
class TestFearsMustBeFaced:
    """pr115."""

    def test_moves_two_characters_to_two_problems(self) -> None:
        """In the Troublemaker Phase two from home go out, each to another Problem."""
        one, two = plain(2, BLUE), plain(1)
        table = Table(hand=[FEARS_MUST_BE_FACED], home=[one, two], tokens=2, phase=TROUBLEMAKER_PHASE)

        table.play(FEARS_MUST_BE_FACED)

        assert table.choices() == [table.mane, one, two, "done"]
        table.choose(one, two)
        assert table.choices() == ["mine", "theirs"]
        table.choose("theirs")
        assert (table.area_of(one), table.area_of(two)) == ("theirs", "mine")

    def test_one_or_none_may_go(self) -> None:
        """Fewer than two can be chosen."""
        one, two = plain(2, BLUE), plain(1)
        table = Table(hand=[FEARS_MUST_BE_FACED], home=[one, two], tokens=2, phase=TROUBLEMAKER_PHASE)

        table.play(FEARS_MUST_BE_FACED).choose(one, "done", "mine")

        assert (table.area_of(one), table.area_of(two)) == ("mine", "home")

    @pytest.mark.must_not
    def test_leaves_those_who_are_out_already(self) -> None:
        """A character at a Problem, and the opponent's at home, are not offered."""
        out = plain(2, BLUE)
        table = Table(
            hand=[FEARS_MUST_BE_FACED],
            mine=[out],
            opponent_home=[plain(1)],
            tokens=2,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.play(FEARS_MUST_BE_FACED).choices() == [table.mane, "done"]

    @pytest.mark.must_not
    def test_waits_for_the_troublemaker_phase(self) -> None:
        """In the Main Phase it stays in the hand (512.3)."""
        table = Table(hand=[FEARS_MUST_BE_FACED], home=[plain(2, BLUE)], tokens=2)

        assert table.playable() == []
        assert refused(table, FEARS_MUST_BE_FACED) == "512.3"


@pytest.mark.card("pr116")
class TestNurtureWithKnowledge:
    """pr116."""

    def test_makes_any_character_yellow_and_stronger(self) -> None:
        """Every character can be chosen; it has two power more and is yellow as well (R33)."""
        ally, rival = plain(2, YELLOW), plain(3, BLUE)
        table = Table(hand=[NURTURE_WITH_KNOWLEDGE], home=[ally], opponent_home=[rival], tokens=1)

        table.play(NURTURE_WITH_KNOWLEDGE)

        assert table.choices() == [table.mane, ally, table.opponent_mane, rival]
        table.choose(rival)
        assert table.why(rival) == [("printed", 3), (NURTURE_WITH_KNOWLEDGE, 2)]
        assert table.colours(rival) == BLUE | YELLOW

    def test_lasts_through_the_score_phase(self) -> None:
        """A blue Friend meets a yellow requirement this turn, and is plain blue on the next."""
        ally = plain(1, BLUE)
        table = Table(
            hand=[NURTURE_WITH_KNOWLEDGE],
            home=[plain(2, YELLOW)],
            mine=[ally],
            problem=plain_problem(owner=(Need(YELLOW, 3),)),
            tokens=1,
        )

        table.play(NURTURE_WITH_KNOWLEDGE).choose(ally).end_turn()

        assert table.score == 1
        assert (table.power(ally), table.colours(ally)) == (1, BLUE)

    @pytest.mark.must_not
    def test_needs_yellow_power(self) -> None:
        """With one yellow power it is refused."""
        table = Table(hand=[NURTURE_WITH_KNOWLEDGE], home=[plain(1, YELLOW)], tokens=1)

        assert table.playable() == []
        assert refused(table, NURTURE_WITH_KNOWLEDGE) == "205.1"


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

    @pytest.mark.must_not
    def test_needs_blue_power(self) -> None:
        """With the Mane Character's one blue power it is refused."""
        table = Table(hand=[SWING_INTO_ACTION], tokens=1)

        assert table.playable() == []
        assert refused(table, SWING_INTO_ACTION) == "205.1"


@pytest.mark.card("pr123")
class TestTheHorrorTheHorror:
    """pr123."""

    def test_dismisses_an_opponents_resource(self) -> None:
        """What lies in their home and what they attached, to whomever, can be chosen."""
        press, hat, ally = piece(FOAL_FREE_PRESS), piece(HARD_HAT), plain(2, YELLOW)
        table = Table(
            hand=[THE_HORROR_THE_HORROR],
            home=[ally],
            opponent_home=[press, piece(plain(1), attached=(hat,))],
            tokens=1,
        )

        table.play(THE_HORROR_THE_HORROR)

        assert table.choices() == [press, hat]
        table.choose(hat)
        assert (table.zone_of(hat), table.zone_of(press)) == ("discard-pile", "play")

    @pytest.mark.must_not
    def test_spares_your_own_resources(self) -> None:
        """Without one of the opponent's it is played in vain."""
        press = piece(FOAL_FREE_PRESS)
        table = Table(hand=[THE_HORROR_THE_HORROR], home=[plain(2, YELLOW), press], tokens=1)

        table.play(THE_HORROR_THE_HORROR)

        assert (table.asked, table.tokens, table.zone_of(press)) == ("main", 0, "play")

    @pytest.mark.must_not
    def test_needs_yellow_power(self) -> None:
        """With one yellow power it is refused."""
        table = Table(hand=[THE_HORROR_THE_HORROR], home=[plain(1, YELLOW)], tokens=1)

        assert table.playable() == []
        assert refused(table, THE_HORROR_THE_HORROR) == "205.1"


@pytest.mark.card("pr126")
class TestWatchInAwe:
    """pr126."""

    def test_makes_any_character_purple_and_stronger(self) -> None:
        """Every character can be chosen; it has two power more and is purple as well (R33)."""
        ally, rival = plain(2, PURPLE), plain(3, BLUE)
        table = Table(hand=[WATCH_IN_AWE], home=[ally], opponent_home=[rival], tokens=1)

        table.play(WATCH_IN_AWE)

        assert table.choices() == [table.mane, ally, table.opponent_mane, rival]
        table.choose(rival)
        assert table.why(rival) == [("printed", 3), (WATCH_IN_AWE, 2)]
        assert table.colours(rival) == BLUE | PURPLE

    def test_lasts_through_the_score_phase(self) -> None:
        """A blue Friend meets a purple requirement this turn, and is plain blue on the next."""
        ally = plain(1, BLUE)
        table = Table(
            hand=[WATCH_IN_AWE],
            home=[plain(2, PURPLE)],
            mine=[ally],
            problem=plain_problem(owner=(Need(PURPLE, 3),)),
            tokens=1,
        )

        table.play(WATCH_IN_AWE).choose(ally).end_turn()

        assert table.score == 1
        assert (table.power(ally), table.colours(ally)) == (1, BLUE)

    @pytest.mark.must_not
    def test_needs_purple_power(self) -> None:
        """With one purple power it is refused."""
        table = Table(hand=[WATCH_IN_AWE], home=[plain(1, PURPLE)], tokens=1)

        assert table.playable() == []
        assert refused(table, WATCH_IN_AWE) == "205.1"
