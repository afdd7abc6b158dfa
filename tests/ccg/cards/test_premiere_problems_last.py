"""The last Problems of Premiere, pr185 to pr196."""

from typing import Any

import pytest

from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY
from everfree.ccg.cards.premiere.problems_last import (
    FASHION_FEAST,
    MAYBES_ARE_FOR_BABIES,
    PARASPRITE_PANDEMIC,
    PONYNAPPED,
    PONYVILLE_IN_A_BOTTLE,
    RAZE_THIS_BARN,
    SAVE_SWEET_APPLE_ACRES,
    THIS_WAY_LITTLE_ONES,
    WANT_IT_NEED_IT,
    WRAPPING_UP_WINTER,
)
from everfree.ccg.cards.premiere.resources_attached import FIGHTING_FOR_FRIENDSHIP
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    CRITTER,
    FRIEND,
    ORANGE,
    PINK,
    PURPLE,
    UNIQUE,
    WHITE,
    WILD,
    Another,
    Card,
    Dismiss,
    Need,
    cards,
    choose,
    each,
    main_phase,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU


def solving(next_problem: Card, **position: Any) -> Table:
    """End a Main Phase after which your Problem is solved and *next_problem* comes in its place."""
    position = {"mine": [plain(9)], "opponent_mine": [plain(1)], **position}
    return Table(problem=open_problem(bonus=1), next_problem=next_problem, **position).end_phase()


@pytest.mark.card("pr185")
class TestMaybesAreForBabies:
    """pr185."""

    def test_who_confronts_it_may_draw(self) -> None:
        """Each time: this turn and the next."""
        one = plain(1)
        table = Table(
            problem=MAYBES_ARE_FOR_BABIES,
            mine=[plain(4, PINK), plain(3, WHITE)],
            deck=[one],
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("may", YOU)
        assert table.choose("yes").zone_of(one) == "hand"
        table.end_turn()
        assert table.end_phase().asked == "may"

    def test_the_opponent_may_draw(self) -> None:
        """When they confront your Problem the card is theirs, if they want it."""
        table = Table(
            problem=MAYBES_ARE_FOR_BABIES, opponent_mine=[plain(9)], opponents_turn=True, phase=SCORE_PHASE
        )

        assert (table.asked, table.question.seat) == ("may", OPPONENT)
        table.choose("no")

        assert (len(table.hand()), table.told(kinds.DREW)) == (1, 1)  # the card of your Draw Step

    @pytest.mark.must_not
    def test_nobody_draws_while_it_is_not_confronted(self) -> None:
        """Confronting the other Problem does not count, nor too little power here."""
        table = Table(
            problem=MAYBES_ARE_FOR_BABIES,
            opponent_problem=open_problem(bonus=1),
            mine=[plain(4, PINK)],
            theirs=[plain(1)],
        )

        table.end_phase().until("main")

        assert (table.score, len(table.hand())) == (1, 0)


@pytest.mark.card("pr186")
class TestFashionFeast:
    """pr186."""

    def test_what_is_flipped_for_a_problem_faceoff_here_is_lost(self) -> None:
        """The flipped cards of both players go to their discard piles, not under the decks."""
        mine, theirs = plain(1), plain(1)
        table = Table(
            problem=FASHION_FEAST,
            mine=[plain(9, WHITE), plain(3, BLUE)],
            deck=[mine],
            opponent_mine=[plain(6)],
            opponent_deck=[theirs, plain(1)],
        )

        table.end_phase().until("main")

        assert table.score == 3
        assert (table.zone_of(mine), table.zone_of(theirs)) == ("discard-pile", "discard-pile")
        assert table.told(kinds.DISCARDED) == 0

    def test_a_faceoff_at_all_problems_is_here_too(self) -> None:
        """So is a multi-Problem faceoff, wherever the characters are."""
        mine = plain(1)
        table = Table(
            problem=FASHION_FEAST,
            opponent_problem=open_problem(bonus=1),
            mine=[plain(4, WHITE), plain(3, BLUE)],
            theirs=[plain(1)],
            deck=[mine],
        )

        table.end_phase().until("main")

        assert table.zone_of(mine) == "discard-pile"

    @pytest.mark.must_not
    def test_a_challenge_here_is_no_problem_faceoff(self) -> None:
        """Cards flipped for a challenge go under the decks as usual."""
        mine, imp = plain(1), plain_troublemaker(1)
        table = Table(
            problem=FASHION_FEAST, mine=[plain(5)], deck=[mine], opponent_mine=[imp], phase=TROUBLEMAKER_PHASE
        )

        assert table.choose(imp).zone_of(mine) == "draw-deck"

    @pytest.mark.must_not
    def test_a_problem_faceoff_elsewhere_keeps_the_cards(self) -> None:
        """At the other Problem alone nothing is lost."""
        mine = plain(1)
        table = Table(
            problem=FASHION_FEAST,
            opponent_problem=open_problem(bonus=1),
            theirs=[plain(5)],
            opponent_theirs=[plain(1)],
            deck=[mine],
        )

        assert table.end_phase().until("main").zone_of(mine) == "draw-deck"


@pytest.mark.card("pr187")
class TestParaspritePandemic:
    """pr187."""

    def test_each_player_may_search_for_a_troublemaker(self) -> None:
        """You and then your opponent search your own decks; what is found is shown and taken."""
        mine, theirs = plain_troublemaker(), plain_troublemaker()
        table = solving(
            PARASPRITE_PANDEMIC, deck=[plain(1), mine], opponent_deck=[plain(1), plain(1), theirs]
        )

        table.until("may")
        assert table.question.seat == YOU
        assert set(table.choose("yes").choices()) == {mine, "done"}
        table.choose(mine)
        assert (table.asked, table.question.seat) == ("may", OPPONENT)
        table.choose("yes", theirs)

        assert [table.zone_of(card) for card in (mine, theirs)] == ["hand", "hand"]
        assert (table.knows(theirs), table.told(kinds.SHUFFLED)) == (True, 2)

    @pytest.mark.must_not
    def test_each_for_themselves(self) -> None:
        """Who declines does not search, and the other still may."""
        mine, theirs = plain_troublemaker(), plain_troublemaker()
        table = solving(
            PARASPRITE_PANDEMIC, deck=[plain(1), mine], opponent_deck=[plain(1), plain(1), theirs]
        )

        table.until("may").choose("no", "yes", theirs)

        assert [table.zone_of(card) for card in (mine, theirs)] == ["draw-deck", "hand"]
        assert table.told(kinds.SEARCHED) == 1

    @pytest.mark.must_not
    def test_rests_once_it_is_there(self) -> None:
        """Another Problem that comes is not this one."""
        table = solving(plain_problem(), opponent_problem=PARASPRITE_PANDEMIC)

        assert table.until("main").told(kinds.SEARCHED) == 0


@pytest.mark.card("pr188")
class TestPonyvilleInABottle:
    """pr188."""

    def test_small_friends_can_not_be_played_there(self) -> None:
        """A Friend with one power goes home or to the other Problem, one with two anywhere."""
        small, tall = plain(1), plain(2)
        table = Table(problem=PONYVILLE_IN_A_BOTTLE, hand=[small, tall], tokens=2)

        assert table.play(small).choices() == ["home", "theirs"]
        assert table.choose("home").play(tall).choices() == ["home", "mine", "theirs"]

    def test_is_for_either_player(self) -> None:
        """At the opponent's Problem you are kept out as well."""
        small = plain(1)
        table = Table(opponent_problem=PONYVILLE_IN_A_BOTTLE, hand=[small], tokens=1)

        assert table.play(small).choices() == ["home", "mine"]

    @pytest.mark.must_not
    def test_they_may_be_moved_there(self) -> None:
        """To move is not to play."""
        small = plain(1)
        table = Table(problem=PONYVILLE_IN_A_BOTTLE, home=[small], tokens=2)

        assert table.move(small, "mine").area_of(small) == "mine"

    @pytest.mark.must_not
    def test_other_cards_may_be_played_there(self) -> None:
        """A Troublemaker with one power is no Friend, and a Resource neither."""
        imp = plain_troublemaker(1)
        table = Table(
            problem=PONYVILLE_IN_A_BOTTLE,
            hand=[imp, FIGHTING_FOR_FRIENDSHIP],
            home=[plain(2, PURPLE)],
            tokens=3,
        )

        table.play(imp, "mine").play(FIGHTING_FOR_FRIENDSHIP, PONYVILLE_IN_A_BOTTLE)

        assert (table.area_of(imp), table.host_of(FIGHTING_FOR_FRIENDSHIP)) == ("mine", PONYVILLE_IN_A_BOTTLE)


@pytest.mark.card("pr189")
class TestRazeThisBarn:
    """pr189."""

    def test_orange_friends_here_can_not_be_dismissed(self) -> None:
        """Of everyone's Friends only the orange ones at this Problem withstand (104.2)."""
        storm = plain(abilities=(main_phase(Dismiss(each(cards(FRIEND, Another())))),))
        ours, theirs = plain(1, ORANGE), plain(1, ORANGE | BLUE)
        blue, far = plain(1, BLUE), plain(1, ORANGE)
        hiding = piece(plain(1, ORANGE), frightened=True)
        table = Table(
            problem=RAZE_THIS_BARN, home=[storm, far], mine=[ours, blue, hiding], opponent_mine=[theirs]
        )

        table.use(storm)

        assert [table.zone_of(one) for one in (ours, theirs)] == ["play", "play"]
        assert [table.zone_of(one) for one in (blue, far, hiding)] == ["discard-pile"] * 3

    def test_they_can_not_be_chosen_for_it(self) -> None:
        """Nobody may choose to do what can't be done (705.2e.i)."""
        gust = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
        orange, blue, far = plain(1, ORANGE), plain(1, BLUE), plain(1, ORANGE)
        table = Table(problem=RAZE_THIS_BARN, home=[gust], mine=[orange, blue], theirs=[far])

        table.use(gust)

        assert table.choices() == [blue, far]

    def test_nothing_replaces_what_can_not_happen(self) -> None:
        """Where a dismissal can't happen nobody is asked for another end (104.2a)."""
        storm = plain(abilities=(main_phase(Dismiss(each(cards(FRIEND, Another())))),))
        orange, blue = plain(1, ORANGE), plain(1, BLUE)
        applejack = piece(APPLEJACK_STEADFAST_FARMPONY, boosted=True)
        table = Table(
            problem=RAZE_THIS_BARN, mane=applejack, mane_at="mine", home=[storm], mine=[orange, blue]
        )

        table.use(storm)

        assert (table.asked, table.question.source) == ("replace", table.id(blue))
        assert table.choose(applejack).zone_of(blue) == "draw-deck"
        assert (table.asked, table.zone_of(orange)) == ("main", "play")

    @pytest.mark.must_not
    def test_the_game_itself_dismisses_them(self) -> None:
        """A second copy of a Unique Friend goes all the same (104.3)."""
        card = plain(1, ORANGE, traits=(UNIQUE,))
        old, new = piece(card), piece(card)
        table = Table(problem=RAZE_THIS_BARN, hand=[new], mine=[old], tokens=1)

        table.play(new, "mine")

        assert (table.asked, table.choices()) == ("uniqueness", [old, new])
        assert table.choose(old).zone_of(old) == "discard-pile"

    @pytest.mark.must_not
    def test_they_still_go_home_from_a_solved_problem(self) -> None:
        """Being sent home is not being dismissed (613.2)."""
        orange, pink = plain(9, ORANGE), plain(3, PINK)
        table = Table(problem=RAZE_THIS_BARN, mine=[orange, pink], opponent_mine=[plain(8)])

        assert table.end_turn().area_of(orange) == "home"


@pytest.mark.card("pr191")
class TestSaveSweetAppleAcres:
    """pr191."""

    def test_who_has_more_power_here_loses_no_friend_here(self) -> None:
        """Of everyone's Friends only those of the stronger player at this Problem withstand."""
        storm = plain(abilities=(main_phase(Dismiss(each(cards(FRIEND, Another())))),))
        strong, small, far, weak = plain(3), plain(0), plain(5), plain(2)
        table = Table(
            problem=SAVE_SWEET_APPLE_ACRES,
            home=[storm],
            mine=[strong, small],
            theirs=[far],
            opponent_mine=[weak],
        )

        table.use(storm)

        assert [table.zone_of(one) for one in (strong, small)] == ["play", "play"]
        assert [table.zone_of(one) for one in (far, weak)] == ["discard-pile", "discard-pile"]

    def test_is_for_either_player(self) -> None:
        """An opponent with more power at your Problem keeps their Friends there, exhausted power counts."""
        gust = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
        ally, tired = plain(2), piece(plain(3), exhausted=True)
        table = Table(problem=SAVE_SWEET_APPLE_ACRES, home=[gust], mine=[ally], opponent_mine=[tired])

        table.use(gust)

        assert (table.zone_of(ally), table.zone_of(tired)) == ("discard-pile", "play")

    @pytest.mark.must_not
    def test_equal_power_protects_nobody(self) -> None:
        """With as much power on either side everyone can be dismissed; frightened power does not count."""
        gust = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
        ally, rival, hiding = plain(2), plain(2), piece(plain(4), frightened=True)
        table = Table(problem=SAVE_SWEET_APPLE_ACRES, home=[gust], mine=[ally, hiding], opponent_mine=[rival])

        assert table.use(gust).choices() == [ally, hiding, rival]

    @pytest.mark.must_not
    def test_power_elsewhere_does_not_count(self) -> None:
        """More power at the other Problem protects nobody at this one."""
        gust = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
        ally, rival = plain(1), plain(2)
        table = Table(
            problem=SAVE_SWEET_APPLE_ACRES, home=[gust], mine=[ally], theirs=[plain(9)], opponent_mine=[rival]
        )

        assert rival not in table.use(gust).choices()
        assert ally in table.choices()


@pytest.mark.card("pr193")
class TestPonynapped:
    """pr193."""

    def test_who_confronts_frightens_a_friend_of_their_own_there(self) -> None:
        """You choose among your Friends at this Problem."""
        white, blue = plain(4, WHITE), plain(3, BLUE)
        table = Table(
            problem=PONYNAPPED,
            mine=[white, blue],
            home=[plain(1)],
            opponent_mine=[plain(1)],
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat, table.choices()) == ("choose", YOU, [white, blue])
        table.choose(blue)

        assert [table.is_face_down(card) for card in (white, blue)] == [False, True]
        assert table.score == 1

    def test_the_opponent_frightens_one_of_theirs(self) -> None:
        """When they confront your Problem it is a Friend of theirs."""
        ally, rivals = plain(1), [plain(4), plain(4)]
        table = Table(
            problem=PONYNAPPED, mine=[ally], opponent_mine=rivals, opponents_turn=True, phase=SCORE_PHASE
        )

        assert (table.question.seat, table.choices()) == (OPPONENT, rivals)
        table.choose(rivals[0])

        assert [table.is_face_down(card) for card in (ally, *rivals)] == [False, True, False]

    @pytest.mark.must_not
    def test_a_mane_character_alone_fears_nothing(self) -> None:
        """A Mane Character is no Friend: with nobody else there nobody is frightened."""
        text = PONYNAPPED.front.abilities
        table = Table(
            problem=plain_problem(owner=(Need(WILD, 1),), abilities=text), mane_at="mine", home=[plain(1)]
        )

        table.end_phase().until("main")

        assert (table.score, table.told(kinds.FRIGHTENED)) == (1, 0)

    @pytest.mark.must_not
    def test_nobody_is_frightened_elsewhere(self) -> None:
        """Confronting the other Problem frightens nobody."""
        problem = open_problem(bonus=1)
        table = Table(problem=PONYNAPPED, opponent_problem=problem, mine=[plain(1)], theirs=[plain(1)])

        table.end_phase().until("main")

        assert (table.score, table.told(kinds.FRIGHTENED)) == (1, 0)


@pytest.mark.card("pr194")
class TestThisWayLittleOnes:
    """pr194."""

    def test_its_owner_may_move_a_critter_friend_there(self) -> None:
        """Critter Friends of its owner at home are offered; the one chosen goes to this Problem."""
        one, two = [plain(1, traits=(CRITTER,)) for _ in range(2)]
        table = solving(
            THIS_WAY_LITTLE_ONES,
            home=[one, two, plain(1)],
            theirs=[plain(1, traits=(CRITTER,))],
            opponent_home=[plain(1, traits=(CRITTER,))],
        ).until("may")

        assert table.question.seat == YOU
        assert table.choose("yes").choices() == [one, two]

        assert table.choose(two).area_of(two) == "mine"

    def test_it_is_its_owner_who_moves(self) -> None:
        """An opponent's Problem that comes on your turn calls a Critter of theirs."""
        pet = plain(1, traits=(CRITTER,))
        table = Table(
            opponent_problem=open_problem(bonus=1),
            opponent_next_problem=THIS_WAY_LITTLE_ONES,
            home=[plain(1, traits=(CRITTER,))],
            theirs=[plain(9)],
            opponent_theirs=[plain(1)],
            opponent_home=[pet],
        )

        table.end_phase().until("may")

        assert table.question.seat == OPPONENT
        assert table.choose("yes").area_of(pet) == "theirs"

    @pytest.mark.must_not
    def test_without_a_critter_at_home_nobody_is_asked(self) -> None:
        """A Critter at the other Problem and a Friend without that trait stay where they are."""
        table = solving(THIS_WAY_LITTLE_ONES, home=[plain(1)], theirs=[plain(1, traits=(CRITTER,))])

        assert table.until("main").told(kinds.MOVED) == 0


@pytest.mark.card("pr195")
class TestWantItNeedIt:
    """pr195."""

    def test_the_first_to_confront_it_with_a_strong_orange_character(self) -> None:
        """Your first confronting scores a point more, the next one does not."""
        table = Table(problem=WANT_IT_NEED_IT, mine=[plain(3, ORANGE), plain(2, BLUE)])

        assert table.end_turn().score == 2
        assert table.end_turn().end_turn().score == 3

    def test_whoever_is_first(self) -> None:
        """The opponent who did it first has the point; you come too late, and lose the faceoff besides."""
        table = Table(
            problem=WANT_IT_NEED_IT,
            mine=[piece(plain(3, ORANGE), exhausted=True), plain(2, BLUE)],
            opponent_mine=[plain(6, ORANGE)],
            opponents_turn=True,
        )

        table.end_turn()
        assert (table.opponent_score, table.score) == (2, 0)
        table.end_turn()
        assert (table.opponent_score, table.score) == (4, 1)

    @pytest.mark.must_not
    def test_small_and_other_characters_do_not_count(self) -> None:
        """Three orange power in two characters, or a strong blue one, is no strong orange character."""
        table = Table(problem=WANT_IT_NEED_IT, mine=[plain(1, ORANGE), plain(2, ORANGE), plain(3, BLUE)])

        assert table.end_turn().score == 1

    @pytest.mark.must_not
    def test_who_was_there_without_one_has_not_been_first(self) -> None:
        """A player who confronted it without such a character leaves the point to the next."""
        hero = plain(3, ORANGE)
        table = Table(
            problem=WANT_IT_NEED_IT, home=[hero], mine=[plain(1, ORANGE), plain(2, ORANGE), plain(2)]
        )

        assert table.end_turn().score == 1
        table.end_turn().move(hero, "mine")
        assert table.end_turn().score == 3


@pytest.mark.card("pr196")
class TestWrappingUpWinter:
    """pr196."""

    def test_the_first_to_play_a_friend_there_gains_two(self) -> None:
        """The second Friend, yours or not, gains nothing."""
        one, two = plain(1), plain(1)
        table = Table(problem=WRAPPING_UP_WINTER, hand=[one, two], tokens=2)

        assert table.play(one, "mine").tokens == 3
        assert table.play(two, "mine").tokens == 2

    def test_whoever_is_first(self) -> None:
        """An opponent who is first gains them, and you come too late."""
        rival, friend = plain(1), plain(1)
        table = Table(
            problem=WRAPPING_UP_WINTER,
            hand=[friend],
            tokens=1,
            opponent_hand=[rival],
            opponent_tokens=1,
            opponents_turn=True,
        )

        assert table.play(rival, "mine").opponent_tokens == 2
        before = table.end_turn().tokens
        assert table.play(friend, "mine").tokens == before - 1

    @pytest.mark.must_not
    def test_playing_elsewhere_and_moving_there_do_not_count(self) -> None:
        """A Friend played to home or the other Problem, one moved there and a Troublemaker gain nothing."""
        home, far, walker, imp = plain(1), plain(1), plain(1), plain_troublemaker()
        late = plain(1)
        table = Table(problem=WRAPPING_UP_WINTER, hand=[home, far, imp, late], home=[walker], tokens=6)

        table.play(home, "home").play(far, "theirs").move(walker, "mine").play(imp, "mine")
        assert table.tokens == 1

        assert table.play(late, "mine").tokens == 2
