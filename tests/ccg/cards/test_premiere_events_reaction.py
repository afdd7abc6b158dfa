"""The Events of Premiere that are Reactions."""

import pytest

from everfree.ccg.cards.premiere.events_main_phase import BACK_WHERE_YOU_BEGAN
from everfree.ccg.cards.premiere.events_reaction import (
    A_BULLY_AND_A_BEAST,
    A_VISION_OF_THE_FUTURE,
    CREME_DE_LA_CREME,
    CRITTER_CAVALRY,
    DUCK_AND_COVER,
    SPIKE_TAKE_A_LETTER,
    STAND_STILL,
    WHAT_WENT_WRONG,
    WHOA_THERE_NELLY,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_WHEN_ABLE
from everfree.ccg.language import (
    FRIEND,
    OPPONENT as AN_ENEMY,
    ORANGE,
    PINK,
    PURPLE,
    WHITE,
    YELLOW,
    Card,
    ControlledBy,
    Dismiss,
    GainControl,
    Retire,
    cards,
    choose,
    main_phase,
    yours,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused
from everfree.testing.table import OPPONENT


def bully() -> Card:
    """Make a Friend whose owner can dismiss any Friend."""
    return plain(1, abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))


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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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


@pytest.mark.card("pr104")
class TestAVisionOfTheFuture:
    """pr104."""

    def test_is_the_card_you_flip(self) -> None:
        """As a faceoff begins it goes on top of your deck, for all to know, and is flipped next."""
        fighter = plain(1)
        table = Table(
            hand=[A_VISION_OF_THE_FUTURE, plain()],
            home=[plain(2, PINK)],
            mine=[fighter],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.choices() == ["pass", A_VISION_OF_THE_FUTURE]
        table.play(A_VISION_OF_THE_FUTURE)
        assert (table.deck()[0], table.tokens) == (A_VISION_OF_THE_FUTURE, 0)
        assert table.knows(A_VISION_OF_THE_FUTURE, OPPONENT)
        table.pass_()
        assert table.why_total() == [(fighter, 1), (A_VISION_OF_THE_FUTURE, 5)]

    def test_answers_a_faceoff_the_opponent_starts(self) -> None:
        """Whoever starts it, a faceoff begins."""
        beast = plain_troublemaker(1)
        table = Table(
            hand=[A_VISION_OF_THE_FUTURE],
            home=[plain(2, PINK)],
            mine=[beast],
            opponent_mine=[plain(3)],
            tokens=1,
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.choose(beast).choices() == ["pass", A_VISION_OF_THE_FUTURE]

    @pytest.mark.must_not
    def test_is_too_late_after_the_flips(self) -> None:
        """Once the first window has closed the faceoff has long begun (512.4d)."""
        table = Table(
            hand=[A_VISION_OF_THE_FUTURE],
            home=[plain(2, PINK)],
            mine=[plain(1)],
            opponent_mine=[plain(5)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.pass_().choices() == ["pass"]
        assert refused(table, A_VISION_OF_THE_FUTURE) == "512.4d"

    @pytest.mark.must_not
    def test_is_refused_outside_a_faceoff(self) -> None:
        """In the Main Phase it stays in the hand (512.4)."""
        table = Table(hand=[A_VISION_OF_THE_FUTURE], home=[plain(2, PINK)], tokens=1)

        assert table.playable() == []
        assert refused(table, A_VISION_OF_THE_FUTURE) == "512.4"


@pytest.mark.card("pr107")
class TestCremeDeLaCreme:
    """pr107."""

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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


@pytest.mark.card("pr108")
class TestCritterCavalry:
    """pr108."""

    def test_strengthens_the_card_you_flipped(self) -> None:
        """Five power more for that card, which counts in your total."""
        fighter, low = plain(2), plain(1)
        table = Table(
            hand=[CRITTER_CAVALRY, plain()],
            home=[plain(2, YELLOW)],
            mine=[fighter],
            opponent_mine=[plain(5)],
            problem=open_problem(),
            deck=[low],
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_()

        assert table.choices() == ["pass", CRITTER_CAVALRY]
        table.play(CRITTER_CAVALRY)
        assert table.why(low) == [("printed", 1), (CRITTER_CAVALRY, 5)]
        assert table.why_total() == [(fighter, 2), (low, 6)]
        assert (table.tokens, table.pass_().score) == (0, 3)

    def test_ends_with_the_faceoff(self) -> None:
        """Flipped again some other time, the card has its printed power."""
        imp, low = plain_troublemaker(2), plain(1)
        table = Table(
            hand=[CRITTER_CAVALRY],
            home=[plain(2, YELLOW)],
            mine=[plain(2)],
            opponent_mine=[imp],
            deck=[low],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp).play(CRITTER_CAVALRY)

        assert (table.asked, table.deck()[-1], table.power(low)) == ("main", low, 1)
        assert table.state.modifiers == []

    @pytest.mark.must_not
    def test_waits_for_a_flip_of_your_own(self) -> None:
        """Before the flips, and for the opponent's flip alone, there is nothing to react to (512.4d)."""
        table = Table(
            opponent_hand=[CRITTER_CAVALRY],
            opponent_home=[plain(2, YELLOW)],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            opponent_deck=[],
            problem=open_problem(),
            opponent_tokens=1,
            phase=SCORE_PHASE,
            stops=(STOP_WHEN_ABLE, STOP_FACEOFFS),
        )

        assert table.choices() == ["pass"]
        table.pass_()
        assert (len(table.flipped()), table.flipped(OPPONENT)) == (1, [])
        assert table.choices() == ["pass"]

    @pytest.mark.must_not
    def test_needs_yellow_power(self) -> None:
        """With one yellow power it is refused after the flip."""
        table = Table(
            hand=[CRITTER_CAVALRY],
            home=[plain(1, YELLOW)],
            mine=[plain(2)],
            opponent_mine=[plain(5)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_()

        assert table.choices() == ["pass"]
        assert refused(table, CRITTER_CAVALRY) == "205.1"


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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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

    @pytest.mark.must_not
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


@pytest.mark.card("pr118")
class TestStandStill:
    """pr118."""

    def test_sends_a_moved_character_back(self) -> None:
        """After an opponent's move the character goes back to where it came from, for no token."""
        rival = plain(1)
        table = Table(
            hand=[STAND_STILL],
            home=[plain(2, WHITE)],
            opponent_theirs=[rival],
            opponent_tokens=2,
            opponents_turn=True,
        )

        table.move(rival, "mine")

        assert table.choices() == ["pass", STAND_STILL]
        assert table.play(STAND_STILL).area_of(rival) == "theirs"
        assert (table.told(kinds.MOVED), table.told(kinds.SENT)) == (1, 1)

    def test_answers_your_own_effect(self) -> None:
        """Whoever moves it, an opponent's character has been moved."""
        rival = plain(1)
        table = Table(
            hand=[BACK_WHERE_YOU_BEGAN, STAND_STILL],
            home=[plain(2, WHITE | PURPLE)],
            opponent_mine=[rival],
            tokens=1,
        )

        table.play(BACK_WHERE_YOU_BEGAN).choose(rival, "theirs").play(STAND_STILL)

        assert table.area_of(rival) == "mine"

    @pytest.mark.must_not
    def test_leaves_your_own_characters_where_they_are(self) -> None:
        """Your own move is nothing to react to."""
        ally = plain(2, WHITE)
        table = Table(hand=[STAND_STILL], home=[ally], tokens=2)

        table.move(ally, "mine")

        assert (table.asked, table.playable()) == ("main", [])
        assert refused(table, STAND_STILL) == "512.4d"

    @pytest.mark.must_not
    def test_is_no_answer_to_sending(self) -> None:
        """A challenger sent home was not moved (506.5)."""
        beast, rival = plain_troublemaker(9), plain(1)
        table = Table(
            hand=[STAND_STILL],
            home=[plain(2, WHITE)],
            mine=[beast],
            opponent_mine=[rival],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(beast).pass_().pass_()

        assert (table.area_of(rival), table.choices()) == ("their home", ["pass"])

    @pytest.mark.must_not
    def test_needs_white_power(self) -> None:
        """With one white power it is refused after the move."""
        rival = plain(1)
        table = Table(
            hand=[STAND_STILL],
            home=[plain(1, WHITE)],
            opponent_home=[rival],
            opponent_tokens=2,
            opponents_turn=True,
        )

        assert table.move(rival, "mine").area_of(rival) == "mine"
        assert table.asked == "main"


@pytest.mark.card("pr124")
class TestSpikeTakeALetter:
    """pr124."""

    def test_pays_two_tokens_for_a_defeat(self) -> None:
        """It is offered in the last window of the challenge, once the Troublemaker is defeated."""
        imp = plain_troublemaker(1)
        table = Table(
            hand=[SPIKE_TAKE_A_LETTER],
            home=[plain(2, PURPLE)],
            mine=[plain(3)],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
        )
        table.choose(imp)

        assert (table.zone_of(imp), table.choices()) == ("discard-pile", ["pass", SPIKE_TAKE_A_LETTER])
        assert table.play(SPIKE_TAKE_A_LETTER).tokens == 2

    @pytest.mark.must_not
    def test_pays_nothing_for_a_lost_challenge(self) -> None:
        """Without a defeat there is nothing to react to (512.4d)."""
        beast = plain_troublemaker(9)
        table = Table(
            hand=[SPIKE_TAKE_A_LETTER],
            home=[plain(2, PURPLE)],
            mine=[plain(3)],
            opponent_mine=[beast],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(beast).pass_().pass_()

        assert (table.area_of(beast), table.choices()) == ("mine", ["pass"])
        assert refused(table, SPIKE_TAKE_A_LETTER) == "512.4d"

    @pytest.mark.must_not
    def test_pays_nothing_for_the_opponents_defeat_of_yours(self) -> None:
        """Their victory over your Troublemaker is not yours."""
        imp = plain_troublemaker(1)
        table = Table(
            hand=[SPIKE_TAKE_A_LETTER],
            home=[plain(2, PURPLE)],
            mine=[imp],
            opponent_mine=[plain(3)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(imp).pass_().pass_()

        assert (table.opponent_score, table.choices()) == (1, ["pass"])


@pytest.mark.card("pr127")
class TestWhatWentWrong:
    """pr127."""

    def test_replaces_the_opponents_flip(self) -> None:
        """Their first flip stays flipped and does not count; another one of theirs counts instead."""
        rival, high, low = plain(1), plain(5), plain(1)
        table = Table(
            hand=[WHAT_WENT_WRONG, plain()],
            mine=[plain(1)],
            opponent_mine=[rival],
            opponent_deck=[high, low],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_()

        assert table.choices() == ["pass", WHAT_WENT_WRONG]
        assert table.why_total(OPPONENT) == [(rival, 1), (high, 5)]
        table.play(WHAT_WENT_WRONG)
        assert table.flipped(OPPONENT) == [high, low]
        assert table.why_total(OPPONENT) == [(rival, 1), (low, 1)]
        assert len(table.flipped()) == 1

    @pytest.mark.must_not
    def test_is_no_answer_to_your_own_flip(self) -> None:
        """With nothing flipped by the opponent there is nothing to react to (512.4d)."""
        table = Table(
            hand=[WHAT_WENT_WRONG],
            mine=[plain(1)],
            opponent_mine=[plain(5)],
            opponent_deck=[],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_()

        assert (len(table.flipped()), table.flipped(OPPONENT)) == (1, [])
        assert table.choices() == ["pass"]
        assert refused(table, WHAT_WENT_WRONG) == "512.4d"

    @pytest.mark.must_not
    def test_costs_a_token(self) -> None:
        """Without a token it is refused after the flip."""
        table = Table(
            hand=[WHAT_WENT_WRONG],
            mine=[plain(1)],
            opponent_mine=[plain(5)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.pass_()

        assert table.choices() == ["pass"]
        assert refused(table, WHAT_WENT_WRONG) == "508.1d"


@pytest.mark.card("pr128")
class TestWhoaThereNelly:
    """pr128."""

    def test_brings_a_dismissed_friend_to_its_owners_hand(self) -> None:
        """After one of your Friends was dismissed you take it back, for no token."""
        enemy, ally = bully(), plain(2)
        table = Table(
            hand=[WHOA_THERE_NELLY], home=[plain(3, ORANGE), ally], opponent_home=[enemy], opponents_turn=True
        )

        table.use(enemy).choose(ally)

        assert table.choices() == ["pass", WHOA_THERE_NELLY]
        assert table.play(WHOA_THERE_NELLY).hand() == [ally]
        assert table.zone_of(WHOA_THERE_NELLY) == "discard-pile"

    def test_brings_a_friend_you_controlled_to_its_owner(self) -> None:
        """A Friend you had taken was one of yours when it was dismissed, and goes to its owner's hand."""
        thief = plain(1, abilities=(main_phase(GainControl(choose(cards(FRIEND, ControlledBy(AN_ENEMY))))),))
        own, rival = bully(), plain(2)
        table = Table(hand=[WHOA_THERE_NELLY], home=[plain(3, ORANGE), thief, own], opponent_home=[rival])

        table.use(thief).use(own).choose(rival).play(WHOA_THERE_NELLY)

        assert table.hand(OPPONENT) == [rival]

    @pytest.mark.must_not
    def test_is_no_answer_to_a_dismissed_opponent(self) -> None:
        """An opponent's Friend is not yours."""
        own, rival = bully(), plain(2)
        table = Table(hand=[WHOA_THERE_NELLY], home=[plain(3, ORANGE), own], opponent_home=[rival])

        table.use(own).choose(rival)

        assert (table.asked, table.playable()) == ("main", [])

    @pytest.mark.must_not
    def test_is_no_answer_to_retiring(self) -> None:
        """A Friend you retire is not dismissed (410.2)."""
        tired = plain(1, abilities=(main_phase(Retire(choose(yours(FRIEND)))),))
        table = Table(hand=[WHOA_THERE_NELLY], home=[plain(3, ORANGE), tired])

        table.use(tired).choose(tired)

        assert (table.asked, table.zone_of(tired)) == ("main", "discard-pile")

    @pytest.mark.must_not
    def test_finds_the_friend_only_where_it_went(self) -> None:
        """A second copy comes too late: by then the Friend is a different card (410.6a)."""
        first, second = piece(WHOA_THERE_NELLY), piece(WHOA_THERE_NELLY)
        enemy, ally = bully(), plain(2)
        table = Table(
            hand=[first, second],
            home=[plain(3, ORANGE), ally],
            opponent_home=[enemy],
            opponents_turn=True,
        )

        table.use(enemy).choose(ally).play(first).play(second)

        assert table.hand() == [ally]
        assert table.told(kinds.PUT_INTO_HAND) == 1
