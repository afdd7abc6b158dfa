"""The Problems in the middle of Premiere, pr173 to pr184."""

from typing import Any

import pytest

from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY
from everfree.ccg.cards.premiere.problems_last import RAZE_THIS_BARN
from everfree.ccg.cards.premiere.problems_middle import (
    HUNGRY_HUNGRY_CATERPILLARS,
    I_CAN_FIX_IT,
    I_NEED_ANSWERS,
    ITS_A_TWISTER,
    LOOKING_FOR_TROUBLE,
    MAY_THE_BEST_PET_WIN,
    MONITOR_EVERYTHING,
    MONSTER_OF_A_MINOTAUR,
    MY_PINKIE_SENSE_IS_TINGLING,
    NOT_ENOUGH_PINKIE_PIES,
    WHO_IS_GABBY_GUMS,
)
from everfree.ccg.cards.premiere.resources_attached import FIGHTING_FOR_FRIENDSHIP, OUTSHINE_THEM_ALL
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    ASSET,
    BLUE,
    COMMON,
    CRITTER,
    FRIEND,
    ORANGE,
    PINK,
    PROBLEM,
    PURPLE,
    REPORT,
    WHITE,
    Another,
    Card,
    Move,
    cards,
    choose,
    main_phase,
    play_on,
    resource,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU


def unusable(table: Table, card: Card) -> str:
    """Give the clause by which you can't activate *card*'s ability now."""
    refusal = table.why_not_use(card)
    assert refusal is not None
    return refusal.clause


def solving(next_problem: Card, **position: Any) -> Table:
    """End a Main Phase after which your Problem is solved and *next_problem* comes in its place."""
    position = {"mine": [plain(9)], "opponent_mine": [plain(1)], **position}
    return Table(problem=open_problem(bonus=1), next_problem=next_problem, **position).end_phase()


@pytest.mark.card("pr173")
class TestHungryHungryCaterpillars:
    """pr173."""

    def test_each_player_discards_as_it_comes(self) -> None:
        """As it replaces a solved Problem both choose a card; then both are discarded."""
        mine, theirs = [plain(1), plain(2)], [plain(3), plain(4)]
        table = solving(HUNGRY_HUNGRY_CATERPILLARS, hand=mine, opponent_hand=theirs).until("discard")

        assert (table.question.seat, table.choices()) == (YOU, mine)
        table.choose(mine[1])
        assert table.zone_of(mine[1]) == "hand"
        assert (table.question.seat, table.choices()) == (OPPONENT, theirs)
        table.choose(theirs[0])

        zones = [table.zone_of(card) for card in (*mine, *theirs)]
        assert zones == ["hand", "discard-pile", "discard-pile", "hand"]

    @pytest.mark.must_not
    def test_rests_once_it_is_there(self) -> None:
        """Another Problem that comes is not this one."""
        table = solving(
            plain_problem(),
            opponent_problem=HUNGRY_HUNGRY_CATERPILLARS,
            hand=[plain(1)],
            opponent_hand=[plain(1)],
        )

        table.until("main")

        assert table.told(kinds.DISCARDED) == 0

    @pytest.mark.must_not
    def test_an_empty_hand_loses_nothing(self) -> None:
        """Who has a card discards it, who has none does nothing."""
        card = plain(1)
        table = solving(HUNGRY_HUNGRY_CATERPILLARS, opponent_hand=[card])

        table.until("main")

        assert (table.zone_of(card), table.told(kinds.DISCARDED)) == ("discard-pile", 1)


@pytest.mark.card("pr174")
class TestICanFixIt:
    """pr174."""

    @pytest.mark.parametrize(("power", "score"), [(5, 3), (6, 2)])
    def test_a_win_by_exactly_one_is_worth_a_point_more(self, power: int, score: int) -> None:
        """Against 4 power a win with 5 scores a third point, with 6 it does not; both flip 1."""
        table = Table(
            problem=I_CAN_FIX_IT, mine=[plain(2, WHITE), plain(power - 2, BLUE)], opponent_mine=[plain(4)]
        )

        assert table.end_turn().score == score

    def test_the_winner_scores_whoever_it_is(self) -> None:
        """An opponent who wins by one at your Problem has the point."""
        table = Table(
            problem=I_CAN_FIX_IT, mine=[plain(2, WHITE), plain(1, BLUE)], opponent_mine=[plain(4)]
        ).end_turn()

        assert (table.score, table.opponent_score) == (1, 2)

    def test_a_challenge_here_counts(self) -> None:
        """A Troublemaker defeated by exactly one power gives a point more."""
        imp = plain_troublemaker(2)
        table = Table(problem=I_CAN_FIX_IT, mine=[plain(3)], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE)

        assert table.choose(imp).score == 2

    @pytest.mark.must_not
    def test_a_faceoff_elsewhere_does_not(self) -> None:
        """At the other Problem a win by one is a win."""
        imp = plain_troublemaker(2)
        table = Table(
            problem=I_CAN_FIX_IT, theirs=[plain(3)], opponent_theirs=[imp], phase=TROUBLEMAKER_PHASE
        )

        assert table.choose(imp).score == 1

    def test_a_faceoff_at_all_problems_is_here_too(self) -> None:
        """A multi-Problem faceoff won by one scores two confronted Problems, the bonus and the point."""
        table = Table(
            problem=I_CAN_FIX_IT,
            opponent_problem=open_problem(bonus=1),
            mine=[plain(2, WHITE), plain(1, BLUE)],
            theirs=[plain(1)],
            opponent_theirs=[plain(3)],
        )

        assert table.end_turn().score == 4


@pytest.mark.card("pr175")
class TestINeedAnswers:
    """pr175."""

    def test_a_friend_of_yours_here_is_worth_a_token(self) -> None:
        """You choose among your Friends here, not elsewhere, no Mane Character and nobody else's."""
        one, two = plain(1), piece(plain(2), exhausted=True)
        table = Table(
            problem=I_NEED_ANSWERS,
            mane_at="mine",
            home=[plain(1)],
            mine=[one, two],
            theirs=[plain(1)],
            opponent_mine=[plain(1)],
        )

        table.use(I_NEED_ANSWERS)

        assert table.asked == "pay-with"
        assert table.choices() == [one, two]
        table.choose(two)
        assert (table.tokens, table.zone_of(two), table.zone_of(one)) == (1, "discard-pile", "play")

    def test_as_often_as_you_like(self) -> None:
        """It can be used again while there is a Friend to pay with (703.1c), and then no more."""
        table = Table(problem=I_NEED_ANSWERS, mine=[plain(1), plain(1)])

        table.use(I_NEED_ANSWERS).choose(table.choices()[0]).use(I_NEED_ANSWERS)

        assert table.tokens == 2
        assert I_NEED_ANSWERS not in table.choices()
        assert unusable(table, I_NEED_ANSWERS) == "508.1d"

    def test_the_opponent_may_use_yours(self) -> None:
        """On their turn they pay with a Friend of their own and gain the token; you can do nothing."""
        ally, rival = plain(1), plain(1)
        table = Table(problem=I_NEED_ANSWERS, mine=[ally], opponent_mine=[rival], opponents_turn=True)

        assert unusable(table, I_NEED_ANSWERS) == "609.1"
        table.use(I_NEED_ANSWERS)

        assert (table.opponent_tokens, table.tokens) == (1, 0)
        assert (table.zone_of(rival), table.zone_of(ally)) == ("discard-pile", "play")

    def test_you_may_use_the_opponents(self) -> None:
        """On your turn their Problem takes your Friend there."""
        ally = plain(1)
        table = Table(opponent_problem=I_NEED_ANSWERS, theirs=[ally])

        assert table.use(I_NEED_ANSWERS).tokens == 1
        assert table.zone_of(ally) == "discard-pile"

    @pytest.mark.must_not
    def test_needs_a_friend_here(self) -> None:
        """A Friend at home or the opponent's Friend here can't pay (508.1d)."""
        table = Table(problem=I_NEED_ANSWERS, home=[plain(1)], opponent_mine=[plain(1)])

        assert I_NEED_ANSWERS not in table.choices()
        assert unusable(table, I_NEED_ANSWERS) == "508.1d"

    @pytest.mark.must_not
    def test_who_can_not_be_dismissed_can_not_pay(self) -> None:
        """With the barn's text beside it only other Friends than orange ones can pay (104.2a)."""
        both = plain_problem(abilities=(*I_NEED_ANSWERS.front.abilities, *RAZE_THIS_BARN.front.abilities))
        orange, blue = plain(1, ORANGE), plain(1, BLUE)
        table = Table(problem=both, mine=[orange, blue])

        table.use(both)

        assert (table.zone_of(orange), table.zone_of(blue)) == ("play", "discard-pile")
        assert both not in table.choices()
        assert unusable(table, both) == "508.1d"

    def test_a_cost_is_not_replaced(self) -> None:
        """Nobody is asked whether the Friend goes on top of the deck instead while it is a payment (R16)."""
        ally = plain(1)
        table = Table(problem=I_NEED_ANSWERS, mine=[piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True), ally])

        table.use(I_NEED_ANSWERS)

        assert table.asked == "main"
        assert (table.tokens, table.zone_of(ally)) == (1, "discard-pile")


@pytest.mark.card("pr176")
class TestItsATwister:
    """pr176."""

    def test_readies_a_card_at_home(self) -> None:
        """With two blue characters you may ready a card at home, a Resource too."""
        tired, press = piece(plain(1, BLUE), exhausted=True), piece(FOAL_FREE_PRESS, exhausted=True)
        table = Table(problem=ITS_A_TWISTER, home=[tired, press], phase=SCORE_PHASE)

        assert (table.asked, table.question.seat) == ("may", YOU)
        table.choose("yes", press)

        assert (table.is_exhausted(press), table.is_exhausted(tired)) == (False, True)

    @pytest.mark.must_not
    def test_offers_what_is_exhausted_at_home(self) -> None:
        """A ready card can't be readied, so it can't be chosen (705.2e.i), nor can a card at a Problem."""
        tired, press = piece(plain(1, BLUE), exhausted=True), piece(FOAL_FREE_PRESS, exhausted=True)
        table = Table(
            problem=ITS_A_TWISTER,
            home=[plain(1), tired, press],
            mine=[piece(plain(1), exhausted=True)],
            phase=SCORE_PHASE,
        )

        assert table.choose("yes").choices() == [tired, press]

    def test_may_be_declined(self) -> None:
        """Having said no, nothing is readied."""
        tired = piece(plain(1, BLUE), exhausted=True)
        table = Table(problem=ITS_A_TWISTER, home=[tired], phase=SCORE_PHASE)

        table.choose("no")

        assert table.is_exhausted(tired)

    def test_nobody_is_asked_where_nothing_is_exhausted(self) -> None:
        """A ready card can't be readied, so there is nothing to choose (503.3, 705.2e.i)."""
        table = Table(problem=ITS_A_TWISTER, home=[plain(1, BLUE)])

        table.end_phase()

        assert table.asked == "main"

    @pytest.mark.must_not
    def test_needs_two_blue_characters(self) -> None:
        """One blue character and a frightened one are not two (505.1b)."""
        tired = piece(plain(1, WHITE), exhausted=True)
        table = Table(problem=ITS_A_TWISTER, home=[tired, piece(plain(1, BLUE), frightened=True)])

        table.end_phase()

        assert table.asked == "main"
        assert table.is_exhausted(tired)

    def test_is_for_every_player_in_their_own_phase(self) -> None:
        """In the opponent's Score Phase it is their blue characters and their decision."""
        one, two = piece(plain(1, BLUE), exhausted=True), piece(plain(1, BLUE), exhausted=True)
        table = Table(
            problem=ITS_A_TWISTER,
            home=[plain(1, BLUE)],
            opponent_home=[one, two],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("may", OPPONENT)
        assert table.choose("yes").question.seat == OPPONENT
        table.choose(two)
        assert (table.is_exhausted(one), table.is_exhausted(two)) == (True, False)

    @pytest.mark.must_not
    def test_your_blue_characters_do_not_count_for_the_opponent(self) -> None:
        """The player whose phase it is must have them."""
        tired = piece(plain(1, WHITE), exhausted=True)
        table = Table(
            problem=ITS_A_TWISTER,
            home=[plain(1, BLUE)],
            opponent_home=[tired],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert table.asked == "main"
        assert table.is_exhausted(tired)


@pytest.mark.card("pr178")
class TestLookingForTrouble:
    """pr178."""

    def test_a_defeat_here_is_worth_a_point_more(self) -> None:
        """The Troublemaker's points and one more."""
        imp = plain_troublemaker(1, points=2)
        table = Table(
            problem=LOOKING_FOR_TROUBLE, mine=[plain(3)], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE
        )

        assert table.choose(imp).score == 3

    def test_the_opponent_scores_it_too(self) -> None:
        """At your Problem the opponent has the point for defeating your Troublemaker."""
        imp = plain_troublemaker(1, points=2)
        table = Table(
            problem=LOOKING_FOR_TROUBLE,
            mine=[imp],
            opponent_mine=[plain(3)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

        table.choose(imp)

        assert (table.opponent_score, table.score) == (3, 0)

    @pytest.mark.must_not
    def test_a_defeat_elsewhere_is_not(self) -> None:
        """At the other Problem only the Troublemaker's points are scored."""
        imp = plain_troublemaker(1, points=2)
        table = Table(
            problem=LOOKING_FOR_TROUBLE, theirs=[plain(3)], opponent_theirs=[imp], phase=TROUBLEMAKER_PHASE
        )

        assert table.choose(imp).score == 2

    @pytest.mark.must_not
    def test_a_lost_challenge_is_not(self) -> None:
        """Nobody scores when the Troublemaker wins."""
        beast = plain_troublemaker(5)
        table = Table(
            problem=LOOKING_FOR_TROUBLE, mine=[plain(3)], opponent_mine=[beast], phase=TROUBLEMAKER_PHASE
        )

        table.choose(beast)

        assert (table.score, table.opponent_score) == (0, 0)


@pytest.mark.card("pr179")
class TestMayTheBestPetWin:
    """pr179."""

    def test_its_owner_may_search_for_a_critter_friend(self) -> None:
        """Critter Friends are offered, and nothing else; the one found is shown and taken."""
        pet, other = plain(2, traits=(CRITTER,)), plain(3, traits=(CRITTER,))
        table = solving(MAY_THE_BEST_PET_WIN, deck=[plain(1), pet, plain(5), other]).until("may")

        assert table.question.seat == YOU
        assert set(table.choose("yes").choices()) == {pet, other, "done"}
        table.choose(pet)

        assert (table.zone_of(pet), table.knows(pet, OPPONENT)) == ("hand", True)
        assert table.told(kinds.SHUFFLED) == 1

    def test_it_is_its_owner_who_searches(self) -> None:
        """An opponent's Problem that comes on your turn is theirs to use, in their deck."""
        mine, theirs = plain(1, traits=(CRITTER,)), plain(1, traits=(CRITTER,))
        table = Table(
            opponent_problem=open_problem(bonus=1),
            opponent_next_problem=MAY_THE_BEST_PET_WIN,
            theirs=[plain(9)],
            opponent_theirs=[plain(1)],
            deck=[mine],
            opponent_deck=[plain(1), theirs],
        )

        table.end_phase().until("may")
        assert table.question.seat == OPPONENT
        table.choose("yes", theirs)

        assert (table.zone_of(theirs), table.zone_of(mine)) == ("hand", "draw-deck")

    @pytest.mark.must_not
    def test_may_be_declined_and_asks_once(self) -> None:
        """Declined, no deck is searched; as another Problem comes nobody is asked."""
        declined = solving(MAY_THE_BEST_PET_WIN).until("may").choose("no")
        other = solving(plain_problem(), opponent_problem=MAY_THE_BEST_PET_WIN)

        assert declined.told(kinds.SEARCHED) == 0
        assert other.until("main").told(kinds.SEARCHED) == 0


@pytest.mark.card("pr180")
class TestWhoIsGabbyGums:
    """pr180."""

    def test_three_white_characters_hold_the_others_back(self) -> None:
        """Whosever the white characters are, who is not white can't be moved away; who is, can."""
        blue, both, white = plain(1, BLUE), plain(1, BLUE | WHITE), plain(1, WHITE)
        table = Table(
            problem=WHO_IS_GABBY_GUMS,
            mine=[blue, both, white],
            opponent_mine=[plain(1, WHITE)],
            tokens=4,
        )

        refusal = table.why_not(blue)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("104.2", "cant-be-moved")
        assert blue not in table.choices()
        assert table.move(both, "home").area_of(both) == "home"

    def test_holds_against_effects_and_opponents(self) -> None:
        """A text can't move them either, whoever uses it."""
        gust = plain(abilities=(main_phase(Move(choose(cards(FRIEND, Another())))),))
        blue, far = plain(1, BLUE), plain(1, BLUE)
        table = Table(
            problem=WHO_IS_GABBY_GUMS,
            home=[gust],
            theirs=[far],
            opponent_mine=[blue, plain(1, WHITE), plain(1, WHITE), plain(1, WHITE)],
        )

        table.use(gust)

        assert blue not in table.choices()
        assert far in table.choices()

    @pytest.mark.must_not
    def test_two_are_not_enough(self) -> None:
        """White characters elsewhere and frightened ones are not three here."""
        blue = plain(1, BLUE)
        table = Table(
            problem=WHO_IS_GABBY_GUMS,
            mine=[blue, plain(1, WHITE), plain(1, WHITE), piece(plain(1, WHITE), frightened=True)],
            theirs=[plain(1, WHITE)],
            tokens=2,
        )

        assert table.move(blue, "home").area_of(blue) == "home"

    @pytest.mark.must_not
    def test_others_may_come_and_be_sent_home(self) -> None:
        """A blue character may be moved there; as the Problem is solved everyone goes home (506.5)."""
        blue, guest = plain(3, BLUE), plain(1, BLUE)
        table = Table(
            problem=WHO_IS_GABBY_GUMS,
            mine=[blue, plain(4, WHITE)],
            home=[guest],
            opponent_mine=[plain(4, WHITE), plain(4, WHITE)],
            tokens=2,
        )

        assert table.move(guest, "mine").area_of(guest) == "mine"
        table.end_turn()
        assert [table.area_of(card) for card in (blue, guest)] == ["home", "home"]


@pytest.mark.card("pr181")
class TestNotEnoughPinkiePies:
    """pr181."""

    def test_a_second_pink_character_draws_a_card(self) -> None:
        """Moving a pink character to one that is there already lets you draw."""
        pink, card = plain(1, PINK), plain(1)
        table = Table(
            problem=NOT_ENOUGH_PINKIE_PIES, mine=[plain(1, PINK)], home=[pink], deck=[card], tokens=2
        )

        table.move(pink, "mine")
        assert (table.asked, table.question.seat) == ("may", YOU)

        assert table.choose("yes").zone_of(card) == "hand"

    def test_is_for_either_player(self) -> None:
        """The opponent who moves a second one there draws."""
        pink, card = plain(1, PINK), plain(1)
        table = Table(
            problem=NOT_ENOUGH_PINKIE_PIES,
            opponent_mine=[plain(1, PINK)],
            opponent_home=[pink],
            opponent_deck=[card],
            opponent_tokens=2,
            opponents_turn=True,
        )

        table.move(pink, "mine")

        assert table.question.seat == OPPONENT
        assert table.choose("yes").zone_of(card) == "hand"

    @pytest.mark.must_not
    def test_the_first_one_draws_nothing(self) -> None:
        """The moved character itself does not count, nor one of the opponent's or a frightened one."""
        pink = plain(1, PINK)
        table = Table(
            problem=NOT_ENOUGH_PINKIE_PIES,
            mine=[piece(plain(1, PINK), frightened=True), plain(1, BLUE)],
            home=[pink],
            opponent_mine=[plain(1, PINK)],
            tokens=2,
        )

        assert table.move(pink, "mine").asked == "main"

    @pytest.mark.must_not
    def test_other_characters_and_other_places_draw_nothing(self) -> None:
        """A blue character moved there, a pink one moved elsewhere or played there: nobody is asked."""
        blue, pink, fresh = plain(1, BLUE), plain(1, PINK), plain(1, PINK)
        table = Table(
            problem=NOT_ENOUGH_PINKIE_PIES,
            mine=[plain(1, PINK)],
            theirs=[plain(1, PINK)],
            home=[blue, pink],
            hand=[fresh],
            tokens=5,
        )

        assert table.move(blue, "mine").move(pink, "theirs").play(fresh, "mine").asked == "main"


@pytest.mark.card("pr182")
class TestMonitorEverything:
    """pr182."""

    @pytest.mark.parametrize("whose", ["mine", "theirs"])
    def test_reports_on_it_are_cheaper(self, whose: str) -> None:
        """For either player a Report costs one less on this Problem and the printed cost on the other."""
        table = Table(
            hand=[FIGHTING_FOR_FRIENDSHIP],
            home=[plain(2, PURPLE)],
            problem=MONITOR_EVERYTHING if whose == "mine" else None,
            opponent_problem=MONITOR_EVERYTHING if whose == "theirs" else None,
            tokens=2,
        )
        other = "theirs" if whose == "mine" else "mine"

        assert (table.price(FIGHTING_FOR_FRIENDSHIP, whose), table.price(FIGHTING_FOR_FRIENDSHIP, other)) == (
            1,
            2,
        )
        assert table.play(FIGHTING_FOR_FRIENDSHIP, MONITOR_EVERYTHING).tokens == 1

    def test_a_report_can_cost_nothing(self) -> None:
        """Without tokens a Report of cost one can be played here, and only here."""
        table = Table(hand=[OUTSHINE_THEM_ALL], home=[plain(2, PURPLE)], problem=MONITOR_EVERYTHING)

        table.play(OUTSHINE_THEM_ALL)

        assert table.host_of(OUTSHINE_THEM_ALL) == MONITOR_EVERYTHING
        assert table.tokens == 0

    def test_every_report_is_cheaper(self) -> None:
        """The second one costs less as well: it is no discount on the next card."""
        table = Table(
            hand=[OUTSHINE_THEM_ALL, FIGHTING_FOR_FRIENDSHIP],
            home=[plain(2, PURPLE)],
            problem=MONITOR_EVERYTHING,
            tokens=1,
        )

        table.play(OUTSHINE_THEM_ALL, MONITOR_EVERYTHING).play(FIGHTING_FOR_FRIENDSHIP, MONITOR_EVERYTHING)

        assert table.tokens == 0

    @pytest.mark.must_not
    def test_other_cards_are_not(self) -> None:
        """A Resource without that trait on it, and a Friend played to it, cost what is printed."""
        sign = resource(
            "sign", "Sign", 0, power=1, cost=2, rarity=COMMON, traits=(ASSET,), abilities=(play_on(PROBLEM),)
        )
        friend = plain(cost=2)
        table = Table(hand=[sign, friend], problem=MONITOR_EVERYTHING, tokens=2)

        assert (table.price(sign, "mine"), table.price(friend, "mine")) == (2, 2)

    @pytest.mark.must_not
    def test_a_report_on_a_friend_here_is_not(self) -> None:
        """Being at this Problem is not being on it."""
        note = resource(
            "note", "Note", 0, power=1, cost=2, rarity=COMMON, traits=(REPORT,), abilities=(play_on(FRIEND),)
        )
        ally = plain(1)
        table = Table(hand=[note], mine=[ally], problem=MONITOR_EVERYTHING, tokens=2)

        table.play(note, ally)

        assert (table.host_of(note), table.tokens) == (ally, 0)


@pytest.mark.card("pr183")
class TestMonsterOfAMinotaur:
    """pr183."""

    def test_each_player_frightens_an_opponents_friend(self) -> None:
        """Both choose a Friend of the other, wherever it is; then both are frightened."""
        mine, theirs = [plain(1), plain(2)], [plain(3), plain(4)]
        winner, loser = plain(9), plain(1)
        table = solving(
            MONSTER_OF_A_MINOTAUR, home=mine, mine=[winner], opponent_mine=[loser], opponent_theirs=theirs
        ).until("choose")

        assert (table.question.seat, table.choices()) == (YOU, [loser, *theirs])
        table.choose(theirs[0])
        assert not table.is_face_down(theirs[0])
        assert (table.question.seat, table.choices()) == (OPPONENT, [*mine, winner])
        table.choose(mine[1])

        assert [table.is_face_down(card) for card in (*mine, *theirs)] == [False, True, True, False]

    @pytest.mark.must_not
    def test_frightened_friends_and_manes_are_no_choice(self) -> None:
        """Only who can be frightened is offered: no Mane Character, nobody who hides already (504.2b)."""
        winner, loser, hiding = plain(9), plain(1), piece(plain(1), frightened=True)
        table = solving(MONSTER_OF_A_MINOTAUR, mine=[winner], opponent_mine=[loser], opponent_home=[hiding])

        table.until("main")

        assert [table.is_face_down(card) for card in (winner, loser)] == [True, True]
        assert not table.is_face_down(table.opponent_mane)

    @pytest.mark.must_not
    def test_rests_once_it_is_there(self) -> None:
        """Another Problem that comes is not this one."""
        table = solving(plain_problem(), opponent_problem=MONSTER_OF_A_MINOTAUR)

        table.until("main")

        assert table.told(kinds.FRIGHTENED) == 0


@pytest.mark.card("pr184")
class TestMyPinkieSenseIsTingling:
    """pr184."""

    def test_who_wins_a_problem_faceoff_here_may_sort_its_deck(self) -> None:
        """You see three Problems of its deck and put them back in any order: the last one is played next."""
        problems = [plain_problem() for _ in range(4)]
        table = Table(
            problem=MY_PINKIE_SENSE_IS_TINGLING,
            problem_deck=problems,
            mine=[plain(9, PINK), plain(3, BLUE)],
            opponent_mine=[plain(6)],
        )

        table.end_phase().until("may")
        assert table.question.seat == YOU
        assert table.choose("yes").choices() == problems[:3]
        table.choose(problems[0], problems[1])

        assert [table.knows(one, OPPONENT) for one in problems[:2]] == [False, False]
        assert table.until("main").zone_of(problems[2]) == "play"

    def test_the_opponent_may_win_it(self) -> None:
        """The winner sorts the deck of this Problem, whoever that is."""
        top = plain_problem()
        table = Table(
            problem=MY_PINKIE_SENSE_IS_TINGLING,
            problem_deck=[top, plain_problem()],
            mine=[plain(4, PINK), plain(3, BLUE)],
            opponent_mine=[plain(9)],
        )

        table.end_phase().until("may")

        assert table.question.seat == OPPONENT
        assert top in table.choose("yes").choices()

    @pytest.mark.must_not
    def test_a_challenge_and_a_faceoff_elsewhere_are_nothing(self) -> None:
        """A Troublemaker defeated here is no Problem faceoff, and one at the other Problem is not here."""
        imp = plain_troublemaker(1)
        challenge = Table(
            problem=MY_PINKIE_SENSE_IS_TINGLING,
            mine=[plain(9)],
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
        )
        far = Table(
            problem=MY_PINKIE_SENSE_IS_TINGLING,
            opponent_problem=open_problem(bonus=1),
            theirs=[plain(9)],
            opponent_theirs=[plain(1)],
        )

        assert challenge.choose(imp).asked == "main"
        assert far.end_phase().until("main").told(kinds.LOOKED_AT_PROBLEMS) == 0
