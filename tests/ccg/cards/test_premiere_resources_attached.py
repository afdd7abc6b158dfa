"""The Resources of Premiere that are played on other cards."""

import pytest

from everfree.ccg.cards.premiere.events_main_phase import BACK_WHERE_YOU_BEGAN
from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY
from everfree.ccg.cards.premiere.problems_middle import I_NEED_ANSWERS
from everfree.ccg.cards.premiere.resources_attached import (
    FIGHTING_FOR_FRIENDSHIP,
    FOCUSED_STUDY,
    HARD_HAT,
    MARVELOUS_CHAPEAU,
    OUTSHINE_THEM_ALL,
    RIDICULOUS_OUTFIT,
    RUBBER_CHICKEN,
    TANGLED_COIFFURE,
    TOO_MANY_BANDAGES,
    TOO_MUCH_PIE,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    FIXED,
    FRIEND,
    OPPONENT as AN_ENEMY,
    ORANGE,
    PINK,
    PURPLE,
    WHITE,
    WILD,
    YELLOW,
    Card,
    ControlledBy,
    GainControl,
    Need,
    Side,
    cards,
    choose,
    main_phase,
    mane,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused
from everfree.testing.table import OPPONENT


def yellow_mane() -> Card:
    """Make a Mane Character with two yellow power."""
    return mane("shy", "Shy", rarity=FIXED, start=Side(YELLOW, 2), boosted=Side(YELLOW, 3))


@pytest.mark.card("pr133")
class TestTangledCoiffure:
    """pr133."""

    def test_keeps_an_opponent_from_moving_their_friend(self) -> None:
        """On their turn the Friend it is on stays where it is; their others go where they like."""
        stuck, free = plain(1), plain(1)
        table = Table(hand=[TANGLED_COIFFURE], home=[plain(4, WHITE)], opponent_home=[stuck, free], tokens=2)

        table.play(TANGLED_COIFFURE, stuck).end_turn().until("main")

        assert table.opponent_tokens >= 2
        assert stuck not in table.choices()
        assert table.move(free, "theirs").area_of(free) == "theirs"

    def test_stays_when_the_friend_is_no_longer_an_opponents(self) -> None:
        """Its ability calls the host this Friend, so the host may be anybody's Friend (509.4)."""
        thief = plain(1, abilities=(main_phase(GainControl(choose(cards(FRIEND, ControlledBy(AN_ENEMY))))),))
        rival = plain(1)
        table = Table(hand=[TANGLED_COIFFURE], home=[plain(4, WHITE), thief], opponent_mine=[rival], tokens=2)

        table.play(TANGLED_COIFFURE).use(thief)

        assert (table.zone_of(TANGLED_COIFFURE), table.host_of(TANGLED_COIFFURE)) == ("play", rival)

    @pytest.mark.must_not
    def test_is_not_for_your_own_friends(self) -> None:
        """Only the opponent's Friends can wear it; without one it is refused (509.1)."""
        ally, one, two = plain(4, WHITE), plain(1), plain(1)
        table = Table(hand=[TANGLED_COIFFURE], home=[ally], opponent_home=[one, two], tokens=2)
        alone = Table(hand=[TANGLED_COIFFURE], home=[ally], tokens=2)

        assert table.play(TANGLED_COIFFURE).choices() == [one, two]
        assert refused(alone, TANGLED_COIFFURE) == "509.1"

    @pytest.mark.must_not
    def test_does_not_keep_you_from_moving_it(self) -> None:
        """Your own effect still moves the Friend."""
        rival = plain(1)
        table = Table(
            hand=[TANGLED_COIFFURE, BACK_WHERE_YOU_BEGAN],
            home=[plain(4, WHITE | PURPLE)],
            opponent_mine=[rival],
            tokens=3,
        )

        table.play(TANGLED_COIFFURE).play(BACK_WHERE_YOU_BEGAN).choose(rival, "theirs")

        assert (table.area_of(rival), table.area_of(TANGLED_COIFFURE)) == ("theirs", "theirs")


@pytest.mark.card("pr135")
class TestFightingForFriendship:
    """pr135."""

    def test_is_played_on_a_problem(self) -> None:
        """Either Problem can be its host, no Friend; it is at its host's area (305.1b)."""
        table = Table(hand=[FIGHTING_FOR_FRIENDSHIP], mine=[plain(2, PURPLE)], tokens=2)

        table.play(FIGHTING_FOR_FRIENDSHIP)

        assert table.choices() == [table.problem, table.opponent_problem]
        table.choose(table.opponent_problem)
        assert table.host_of(FIGHTING_FOR_FRIENDSHIP) == table.opponent_problem
        assert table.area_of(FIGHTING_FOR_FRIENDSHIP) == "theirs"
        assert table.tokens == 0

    def test_strengthens_your_characters_there_in_a_faceoff(self) -> None:
        """Each of yours at this Problem has one power more; others there and yours elsewhere have not."""
        one, away, rival = plain(2), plain(1), plain(4)
        table = Table(
            hand=[plain()],
            mane_at="mine",
            home=[away],
            mine=[one],
            opponent_mine=[rival],
            problem=piece(open_problem(), attached=(FIGHTING_FOR_FRIENDSHIP,)),
            stops=IN_FACEOFFS,
        )
        table.end_phase()

        assert table.why_total() == [(table.mane, 2), (one, 3)]
        assert table.why(one) == [("printed", 2), (FIGHTING_FOR_FRIENDSHIP, 1)]
        assert table.why(away) == [("printed", 1)]
        assert table.why_total(OPPONENT) == [(rival, 4)]

    def test_helps_in_a_challenge_too(self) -> None:
        """Any faceoff will do."""
        ally, imp = plain(2), plain_troublemaker(3)
        table = Table(
            hand=[plain()],
            mine=[ally],
            opponent_mine=[imp],
            problem=piece(plain_problem(), attached=(FIGHTING_FOR_FRIENDSHIP,)),
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )
        table.choose(imp)

        assert table.why_total() == [(ally, 3)]

    @pytest.mark.must_not
    def test_is_no_help_in_confronting(self) -> None:
        """Outside of faceoffs power is as printed."""
        ally = plain(2)
        problem = piece(plain_problem(owner=(Need(WILD, 3),)), attached=(FIGHTING_FOR_FRIENDSHIP,))
        table = Table(mine=[ally], problem=problem)

        assert table.power(ally) == 2
        assert table.end_turn().score == 0

    @pytest.mark.must_not
    def test_needs_purple_power(self) -> None:
        """With one purple power it is refused."""
        table = Table(hand=[FIGHTING_FOR_FRIENDSHIP], home=[plain(1, PURPLE)], tokens=2)

        assert table.playable() == []
        assert refused(table, FIGHTING_FOR_FRIENDSHIP) == "205.1"


@pytest.mark.card("pr137")
class TestFocusedStudy:
    """pr137."""

    def test_keeps_weak_friends_of_the_opponent_away(self) -> None:
        """A Friend of 2 can't be played there by your opponent, one of 3 can."""
        weak, strong = plain(2), plain(3)
        table = Table(
            problem=piece(plain_problem(), attached=(FOCUSED_STUDY,)),
            opponent_hand=[weak, strong],
            opponent_tokens=2,
            opponents_turn=True,
        )

        table.play(weak)
        assert table.choices() == ["their home", "theirs"]
        table.choose("theirs").play(strong)
        assert table.choices() == ["their home", "mine", "theirs"]

    @pytest.mark.must_not
    def test_keeps_nobody_of_yours_away(self) -> None:
        """You play a weak Friend there all the same."""
        weak = plain(1)
        table = Table(hand=[weak], problem=piece(plain_problem(), attached=(FOCUSED_STUDY,)), tokens=1)

        assert table.play(weak, "mine").area_of(weak) == "mine"

    @pytest.mark.must_not
    def test_is_nothing_to_a_move(self) -> None:
        """The opponent's weak Friend goes there by moving."""
        weak = plain(1)
        table = Table(
            problem=piece(plain_problem(), attached=(FOCUSED_STUDY,)),
            opponent_home=[weak],
            opponent_tokens=2,
            opponents_turn=True,
        )

        assert table.move(weak, "mine").area_of(weak) == "mine"

    def test_is_played_on_a_problem_for_purple_power(self) -> None:
        """It can be put on either Problem; with two purple power it is refused."""
        table = Table(hand=[FOCUSED_STUDY], home=[plain(3, PURPLE)], tokens=2)
        poor = Table(hand=[FOCUSED_STUDY], home=[plain(2, PURPLE)], tokens=2)

        assert table.play(FOCUSED_STUDY).choices() == [table.problem, table.opponent_problem]
        assert refused(poor, FOCUSED_STUDY) == "205.1"


@pytest.mark.card("pr139")
class TestHardHat:
    """pr139."""

    def test_is_played_on_any_friend(self) -> None:
        """Everyone's Friends can wear it, wherever they are; Mane Characters can't."""
        ally, far, rival = plain(2, ORANGE), plain(1), plain(1)
        table = Table(hand=[HARD_HAT], home=[ally], theirs=[far], opponent_home=[rival], tokens=1)

        table.play(HARD_HAT)

        assert table.choices() == [ally, far, rival]
        table.choose(far)
        assert (table.host_of(HARD_HAT), table.area_of(HARD_HAT)) == (far, "theirs")

    @pytest.mark.must_not
    def test_needs_someone_to_wear_it(self) -> None:
        """Without a Friend in play it is refused, whatever power the Mane Character has."""
        table = Table(hand=[HARD_HAT], mane=piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True), tokens=1)

        assert table.playable() == []
        assert refused(table, HARD_HAT) == "509.1"

    @pytest.mark.parametrize(("hats", "score"), [((HARD_HAT,), 1), ((), 0)])
    def test_an_exhausted_friend_confronts(self, hats: tuple[Card, ...], score: int) -> None:
        """With the hat an exhausted Friend's power counts at a Problem, without it it does not."""
        tired = piece(plain(2), exhausted=True, attached=hats)
        table = Table(mine=[tired], problem=plain_problem(owner=(Need(WILD, 2),)))

        assert table.end_turn().score == score

    @pytest.mark.parametrize(("hats", "power"), [((HARD_HAT,), 2), ((), 0)])
    def test_an_exhausted_friend_fights(self, hats: tuple[Card, ...], power: int) -> None:
        """With the hat an exhausted Friend's power counts in a faceoff, without it it does not."""
        tired, imp = piece(plain(2), exhausted=True, attached=hats), plain_troublemaker()
        table = Table(
            hand=[plain()],
            mine=[tired],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total() == [(tired, power)]

    @pytest.mark.must_not
    def test_helps_nobody_else(self) -> None:
        """Another exhausted Friend in the same place adds nothing."""
        tired = piece(plain(2), exhausted=True, attached=(HARD_HAT,))
        problem = plain_problem(owner=(Need(WILD, 3),))
        table = Table(mine=[tired, piece(plain(2), exhausted=True)], problem=problem)

        assert not table.can_confront(problem)

    def test_moves_with_its_host(self) -> None:
        """An attachment is always at its host's area (509.3)."""
        wearer = piece(plain(2), attached=(HARD_HAT,))
        table = Table(home=[wearer], tokens=2)

        table.move(wearer, "theirs")

        assert table.area_of(HARD_HAT) == "theirs"

    def test_goes_home_with_its_host(self) -> None:
        """When a Problem is replaced its wearer is sent home first, hat and all (613.2)."""
        wearer = piece(plain(2), attached=(HARD_HAT,))
        table = Table(mine=[wearer], opponent_mine=[plain(1)], problem=open_problem())

        table.end_turn()

        assert table.zone_of(table.problem) == "problem-deck"
        assert (table.host_of(HARD_HAT), table.area_of(HARD_HAT)) == (wearer, "home")

    def test_goes_when_its_host_leaves_play(self) -> None:
        """Before the next priority it is dismissed by the game (511.2, R15)."""
        wearer = piece(plain(2), attached=(HARD_HAT,))
        table = Table(mine=[wearer], problem=I_NEED_ANSWERS)

        table.use(I_NEED_ANSWERS)

        assert (table.zone_of(wearer), table.zone_of(HARD_HAT)) == ("discard-pile", "discard-pile")
        assert table.told(kinds.DISMISSED) == 2

    @pytest.mark.must_not
    def test_needs_orange_power(self) -> None:
        """With one orange power it is refused."""
        table = Table(hand=[HARD_HAT], home=[plain(1, ORANGE)], tokens=1)

        assert table.playable() == []
        assert refused(table, HARD_HAT) == "205.1"


@pytest.mark.card("pr141")
class TestMarvelousChapeau:
    """pr141."""

    def test_lowers_what_you_need_at_an_opponents_problem(self) -> None:
        """With three white power its wearer there needs one power less, and you confront with it."""
        wearer = piece(plain(3, WHITE), attached=(MARVELOUS_CHAPEAU,))
        problem = plain_problem(opponent=4)
        table = Table(theirs=[wearer], opponent_problem=problem)

        assert table.needs(problem) == [(WILD, 3)]
        assert table.can_confront(problem)
        assert table.end_turn().score == 1

    @pytest.mark.parametrize(("white", "needed"), [(2, 4), (3, 3)])
    def test_counts_white_power_anywhere(self, white: int, needed: int) -> None:
        """Your white characters at home count, and less than three power in all is not enough."""
        wearer = piece(plain(3, BLUE), attached=(MARVELOUS_CHAPEAU,))
        problem = plain_problem(opponent=4)
        table = Table(home=[plain(white, WHITE)], theirs=[wearer], opponent_problem=problem)

        assert table.needs(problem) == [(WILD, needed)]

    @pytest.mark.must_not
    def test_an_opponents_white_power_does_not_count(self) -> None:
        """Only what you have in play does."""
        wearer = piece(plain(3, BLUE), attached=(MARVELOUS_CHAPEAU,))
        problem = plain_problem(opponent=4)
        table = Table(theirs=[wearer], opponent_home=[plain(3, WHITE)], opponent_problem=problem)

        assert table.needs(problem) == [(WILD, 4)]

    @pytest.mark.must_not
    @pytest.mark.parametrize("place", ["home", "mine"])
    def test_only_where_its_wearer_is(self, place: str) -> None:
        """At home or at your own Problem it changes no Problem's requirements."""
        wearer = piece(plain(3, WHITE), attached=(MARVELOUS_CHAPEAU,))
        mine, theirs = plain_problem(owner=(Need(WILD, 4),)), plain_problem(opponent=4)
        table = Table(
            home=[wearer] if place == "home" else [],
            mine=[wearer] if place == "mine" else [],
            theirs=[plain(3)],
            problem=mine,
            opponent_problem=theirs,
        )

        assert (table.needs(mine), table.needs(theirs)) == ([(WILD, 4)], [(WILD, 4)])

    @pytest.mark.must_not
    def test_the_opponent_needs_what_is_printed(self) -> None:
        """The Problem's owner has no part in it."""
        wearer = piece(plain(3, WHITE), attached=(MARVELOUS_CHAPEAU,))
        problem = plain_problem(owner=(Need(BLUE, 2),), opponent=4)
        table = Table(theirs=[wearer], opponent_problem=problem)

        assert table.needs(problem, OPPONENT) == [(BLUE, 2)]

    def test_a_requirement_stops_at_zero(self) -> None:
        """Two hats at a Problem that needs one power leave nothing to need (105.2)."""
        one = piece(plain(3, WHITE), attached=(piece(MARVELOUS_CHAPEAU),))
        two = piece(plain(1), attached=(piece(MARVELOUS_CHAPEAU),))
        problem = plain_problem(opponent=1)
        table = Table(theirs=[one, two], opponent_problem=problem)

        assert table.needs(problem) == [(WILD, 0)]

    def test_is_played_on_any_friend(self) -> None:
        """Everyone's Friends can wear it; with one white power it is refused."""
        ally, rival = plain(2, WHITE), plain(1)
        table = Table(hand=[MARVELOUS_CHAPEAU], home=[ally], opponent_home=[rival], tokens=1)
        poor = Table(hand=[MARVELOUS_CHAPEAU], home=[plain(1, WHITE)], tokens=1)

        assert table.play(MARVELOUS_CHAPEAU).choices() == [ally, rival]
        assert refused(poor, MARVELOUS_CHAPEAU) == "205.1"


@pytest.mark.card("pr142")
class TestOutshineThemAll:
    """pr142."""

    def test_pays_for_a_won_challenge_there(self) -> None:
        """You gain a token when you win a Troublemaker faceoff at this Problem."""
        imp = plain_troublemaker(1)
        table = Table(
            mine=[plain(3)],
            opponent_mine=[imp],
            problem=piece(plain_problem(), attached=(OUTSHINE_THEM_ALL,)),
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)

        assert (table.score, table.tokens) == (1, 1)

    def test_pays_for_a_won_defence_there(self) -> None:
        """Your Troublemaker's victory over a challenger is your faceoff won."""
        beast = plain_troublemaker(5)
        table = Table(
            mine=[beast],
            opponent_mine=[plain(1)],
            problem=piece(plain_problem(), attached=(OUTSHINE_THEM_ALL,)),
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(beast)

        assert table.tokens == 1

    def test_pays_before_its_problem_is_replaced(self) -> None:
        """After a won Problem faceoff you have the token, and the Resource went with the Problem (613.2)."""
        table = Table(
            hand=[OUTSHINE_THEM_ALL],
            home=[plain(2, PURPLE)],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
        )

        table.play(OUTSHINE_THEM_ALL, table.problem).end_turn()

        assert table.tokens == 1
        assert table.zone_of(table.problem) == "problem-deck"
        assert table.zone_of(OUTSHINE_THEM_ALL) == "discard-pile"

    def test_pays_for_a_faceoff_at_all_problems(self) -> None:
        """A multi-Problem faceoff is at this Problem too (514.2e)."""
        table = Table(
            hand=[OUTSHINE_THEM_ALL],
            home=[plain(2, PURPLE)],
            mine=[plain(3)],
            theirs=[plain(3)],
            problem=open_problem(),
            opponent_problem=open_problem(),
            tokens=1,
        )

        table.play(OUTSHINE_THEM_ALL, table.opponent_problem).end_turn()

        assert table.tokens == 1

    @pytest.mark.must_not
    def test_pays_nothing_for_a_lost_faceoff(self) -> None:
        """The opponent's victory is not yours, and they gain nothing either."""
        beast = plain_troublemaker(5)
        table = Table(
            mine=[plain(1)],
            opponent_mine=[beast],
            problem=piece(plain_problem(), attached=(OUTSHINE_THEM_ALL,)),
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(beast)

        assert (table.tokens, table.opponent_tokens) == (0, 0)

    @pytest.mark.must_not
    def test_pays_nothing_for_a_faceoff_elsewhere(self) -> None:
        """A challenge won at the other Problem is another matter."""
        imp = plain_troublemaker(1)
        table = Table(
            theirs=[plain(3)],
            opponent_theirs=[imp],
            problem=piece(plain_problem(), attached=(OUTSHINE_THEM_ALL,)),
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)

        assert (table.score, table.tokens) == (1, 0)

    def test_is_played_on_a_problem_for_purple_power(self) -> None:
        """It can be put on either Problem; with one purple power it is refused."""
        table = Table(hand=[OUTSHINE_THEM_ALL], home=[plain(2, PURPLE)], tokens=1)
        poor = Table(hand=[OUTSHINE_THEM_ALL], home=[plain(1, PURPLE)], tokens=1)

        assert table.play(OUTSHINE_THEM_ALL).choices() == [table.problem, table.opponent_problem]
        assert refused(poor, OUTSHINE_THEM_ALL) == "205.1"


@pytest.mark.card("pr143")
class TestRidiculousOutfit:
    """pr143."""

    def test_weakens_the_opponents_characters_at_its_problem(self) -> None:
        """In the Score Phase each of theirs there has one power less, and can't confront with it."""
        clown, rival = piece(plain(1), attached=(RIDICULOUS_OUTFIT,)), plain(2)
        problem = plain_problem(opponent=2)
        table = Table(
            mine=[clown],
            theirs=[plain(1)],
            opponent_mine=[rival],
            problem=problem,
            opponent_problem=open_problem(),
        )

        assert table.can_confront(problem, OPPONENT)
        table.until("confront-order")

        assert table.why(rival) == [("printed", 2), (RIDICULOUS_OUTFIT, -1)]
        assert not table.can_confront(problem, OPPONENT)

    def test_moves_with_its_friend(self) -> None:
        """What counts is where the Friend is, also in the opponent's Score Phase."""
        clown, here, there = piece(plain(1), attached=(RIDICULOUS_OUTFIT,)), plain(2), plain(2)
        table = Table(
            mine=[clown],
            theirs=[plain(1)],
            opponent_mine=[here],
            opponent_theirs=[there],
            opponent_problem=plain_problem(owner=(Need(WILD, 1),)),
            tokens=2,
        )

        table.move(clown, "theirs").end_turn().until("confront-order")

        assert (table.power(here), table.power(there)) == (2, 1)

    @pytest.mark.must_not
    def test_spares_your_own_and_those_elsewhere(self) -> None:
        """Your characters there, and the opponent's at the other Problem or at home, keep their power."""
        clown, ally = piece(plain(1), attached=(RIDICULOUS_OUTFIT,)), plain(1)
        away, home = plain(2), plain(2)
        table = Table(
            mine=[clown, ally],
            theirs=[plain(1)],
            opponent_theirs=[away],
            opponent_home=[home],
            opponent_problem=open_problem(),
        )

        table.until("confront-order")

        assert [table.power(one) for one in (clown, ally, away, home)] == [1, 1, 2, 2]

    @pytest.mark.must_not
    def test_is_no_matter_in_other_phases_or_at_home(self) -> None:
        """In the Main Phase nobody is weaker, and a Friend at home weakens nobody in the Score Phase."""
        clown, rival = piece(plain(1), attached=(RIDICULOUS_OUTFIT,)), plain(2)
        out = Table(mine=[clown], opponent_mine=[rival])
        home = Table(
            home=[clown],
            mine=[plain(1)],
            theirs=[plain(1)],
            opponent_mine=[rival],
            opponent_problem=open_problem(),
        )

        assert out.power(rival) == 2
        assert home.until("confront-order").power(rival) == 2

    def test_is_played_on_any_friend(self) -> None:
        """Everyone's Friends can wear it; with two pink power it is refused."""
        ally, rival = plain(3, PINK), plain(1)
        table = Table(hand=[RIDICULOUS_OUTFIT], home=[ally], opponent_home=[rival], tokens=2)
        poor = Table(hand=[RIDICULOUS_OUTFIT], home=[plain(2, PINK)], tokens=2)

        assert table.play(RIDICULOUS_OUTFIT).choices() == [ally, rival]
        assert refused(poor, RIDICULOUS_OUTFIT) == "205.1"


@pytest.mark.card("pr144")
class TestRubberChicken:
    """pr144."""

    def test_strengthens_a_challenger(self) -> None:
        """In a Troublemaker faceoff its Friend has two power more and is pink as well (R33)."""
        clown, imp = piece(plain(1), attached=(RUBBER_CHICKEN,)), plain_troublemaker(3)
        table = Table(
            hand=[plain()],
            mine=[clown],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why(clown) == [("printed", 1), (RUBBER_CHICKEN, 2)]
        assert (table.total(), table.colours(clown)) == (3, BLUE | PINK)
        table.until("main")
        assert (table.power(clown), table.colours(clown)) == (1, BLUE)

    @pytest.mark.must_not
    def test_is_no_help_in_a_problem_faceoff(self) -> None:
        """Another kind of faceoff is nothing to it."""
        clown = piece(plain(1), attached=(RUBBER_CHICKEN,))
        table = Table(
            hand=[plain()],
            mine=[clown],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert (table.total(), table.colours(clown)) == (1, BLUE)

    @pytest.mark.must_not
    def test_is_no_help_to_those_who_look_on(self) -> None:
        """A Friend elsewhere is not involved, and another at the Problem does not wear it."""
        away, fighter = piece(plain(1), attached=(RUBBER_CHICKEN,)), plain(1)
        imp = plain_troublemaker(3)
        table = Table(
            hand=[plain()],
            home=[away],
            mine=[fighter],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert (table.power(away), table.power(fighter)) == (1, 1)

    def test_is_played_on_any_friend(self) -> None:
        """Everyone's Friends can have it; without pink power it is refused."""
        ally, rival = plain(1, PINK), plain(1)
        table = Table(hand=[RUBBER_CHICKEN], home=[ally], opponent_home=[rival], tokens=1)
        poor = Table(hand=[RUBBER_CHICKEN], home=[plain(1)], tokens=1)

        assert table.play(RUBBER_CHICKEN).choices() == [ally, rival]
        assert refused(poor, RUBBER_CHICKEN) == "205.1"


@pytest.mark.card("pr148")
class TestTooManyBandages:
    """pr148."""

    def test_weakens_its_friend(self) -> None:
        """Two power less at any time, below zero too."""
        patient = piece(plain(1), attached=(TOO_MANY_BANDAGES,))
        table = Table(home=[patient])

        assert table.power(patient) == -1
        assert table.why(patient) == [("printed", 1), (TOO_MANY_BANDAGES, -2)]

    def test_is_played_on_any_friend(self) -> None:
        """Everyone's Friends can have it, wherever they are."""
        ally, rival = plain(2, YELLOW), plain(4)
        table = Table(hand=[TOO_MANY_BANDAGES], home=[ally], opponent_mine=[rival], tokens=2)

        assert table.play(TOO_MANY_BANDAGES).choices() == [ally, rival]
        assert table.choose(rival).power(rival) == 2

    @pytest.mark.must_not
    def test_troubles_nobody_else(self) -> None:
        """Others in the same place have their power, and a total never suffers from it (R34)."""
        patient, ally = piece(plain(1), attached=(TOO_MANY_BANDAGES,)), plain(2)
        problem = plain_problem(owner=(Need(WILD, 2),))
        table = Table(mine=[patient, ally], problem=problem)

        assert table.why(ally) == [("printed", 2)]
        assert table.can_confront(problem)

    @pytest.mark.must_not
    def test_is_not_for_a_mane_character(self) -> None:
        """Without a Friend in play it is refused (509.1)."""
        table = Table(hand=[TOO_MANY_BANDAGES], mane=yellow_mane(), tokens=2)

        assert refused(table, TOO_MANY_BANDAGES) == "509.1"


@pytest.mark.card("pr149")
class TestTooMuchPie:
    """pr149."""

    def test_weakens_its_friend_in_the_score_phase(self) -> None:
        """Five power less, below zero too, and only in this phase."""
        eater = piece(plain(3), attached=(TOO_MUCH_PIE,))
        table = Table(mine=[eater], theirs=[plain(1)], opponent_problem=open_problem())

        assert table.why(eater) == [("printed", 3)]
        table.until("confront-order")

        assert table.power(eater) == -2
        assert table.why(eater) == [("printed", 3), (TOO_MUCH_PIE, -5)]
        assert table.end_turn().power(eater) == 3

    def test_counts_in_the_opponents_score_phase(self) -> None:
        """It is the Score Phase whoever's turn it is."""
        eater = piece(plain(6), attached=(TOO_MUCH_PIE,))
        table = Table(
            home=[eater],
            opponent_mine=[plain(1)],
            opponent_theirs=[plain(1)],
            opponent_problem=open_problem(),
            opponents_turn=True,
        )

        assert table.power(eater) == 6
        assert table.until("confront-order").power(eater) == 1

    @pytest.mark.must_not
    def test_takes_nothing_from_others(self) -> None:
        """A total never suffers from a power below zero (R34)."""
        eater, ally, rival = piece(plain(3), attached=(TOO_MUCH_PIE,)), plain(2), plain(1)
        table = Table(
            hand=[plain()],
            mine=[eater, ally],
            opponent_mine=[rival],
            problem=open_problem(),
            stops=IN_FACEOFFS,
        )

        table.end_phase()

        assert table.why_total() == [(eater, 0), (ally, 2)]

    @pytest.mark.parametrize(("power", "score"), [(7, 0), (8, 1)])
    def test_hinders_confronting(self, power: int, score: int) -> None:
        """Power 3 is required: with the pie a Friend needs 8."""
        eater = piece(plain(power), attached=(TOO_MUCH_PIE,))
        table = Table(mine=[eater], problem=plain_problem(owner=(Need(WILD, 3),)))

        assert table.end_turn().score == score

    @pytest.mark.must_not
    def test_is_no_matter_in_a_challenge(self) -> None:
        """Outside the Score Phase the Friend fights with all its power."""
        eater, imp = piece(plain(3), attached=(TOO_MUCH_PIE,)), plain_troublemaker(1)
        table = Table(mine=[eater], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE)

        assert table.choose(imp).score == 1

    def test_is_played_on_any_friend(self) -> None:
        """An opponent's Friend can have it; with one orange power it is refused."""
        ally, rival = plain(2, ORANGE), plain(4)
        table = Table(hand=[TOO_MUCH_PIE], home=[ally], opponent_mine=[rival], tokens=1)
        poor = Table(hand=[TOO_MUCH_PIE], home=[plain(1, ORANGE)], tokens=1)

        assert table.play(TOO_MUCH_PIE).choices() == [ally, rival]
        assert table.choose(rival).host_of(TOO_MUCH_PIE) == rival
        assert refused(poor, TOO_MUCH_PIE) == "205.1"
