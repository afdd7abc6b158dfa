"""Cards of The Crystal Games whose words meet in pairs that no other card has."""

import pytest

from everfree.ccg.cards.crystal_games.events import FIRE_IN_THE_SKY
from everfree.ccg.cards.crystal_games.friends_blue import DARING_DO_PROFESSIONAL_HEROINE as DARING_DO
from everfree.ccg.cards.crystal_games.friends_orange import SILVERSPEED_EYE_IN_THE_SKY as SILVERSPEED
from everfree.ccg.cards.crystal_games.friends_pink import BERRY_PUNCH_VERY_CONVINCING as BERRY
from everfree.ccg.cards.crystal_games.manes import (
    CUTIE_MARK_CRUSADERS_PONYVILLE_FLAG_CARRIERS as CRUSADERS,
    PRINCESS_CADANCE_LOVING_RULER as CADANCE,
    SPIKE_CRYSTAL_HERO as SPIKE,
)
from everfree.ccg.cards.crystal_games.problems import WONDERBOLTS_RESERVE_EXAM as EXAM
from everfree.ccg.cards.crystal_games.resources import (
    SCOOTALOOS_SCOOTER as SCOOTER,
    SMILE_AND_WAVE,
    STUDY_SESSION,
)
from everfree.ccg.cards.crystal_games.troublemakers import KING_SOMBRA
from everfree.ccg.language import (
    EARTH_PONY,
    FOAL,
    PROBLEM,
    PURPLE,
    YELLOW,
    ReplaceProblems,
    cards,
    choose,
    main_phase,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU

HERO = "Hero"


@pytest.mark.card("cg1")
@pytest.mark.must_not
def test_crusaders_replace_the_problem_that_enters_play() -> None:
    """cg1: "it" is the Problem, not the Mane Character."""
    crusaders = piece(CRUSADERS, boosted=True)
    second, third = open_problem(), open_problem()
    changing = plain(1, abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),))
    table = Table(mane=crusaders, home=[changing], tokens=4, problem_deck=[second, third])
    table.use(changing).choose(table.problem).choose("yes")

    assert (table.zone_of(second), table.zone_of(third)) == ("problem-deck", "play")
    assert (table.zone_of(crusaders), table.tokens) == ("play", 2)


@pytest.mark.card("cg3")
@pytest.mark.must_not
def test_cadance_makes_friends_dearer_where_she_is() -> None:
    """cg3: an opponent pays two more for Friends played to her Problem, and no more elsewhere."""
    friend = plain(1, cost=1)
    cadance = piece(CADANCE, boosted=True)
    table = Table(
        opponent_mane=cadance, opponent_mane_at="mine", hand=[friend], tokens=5, problem=open_problem()
    )

    assert table.price(friend, "mine") == table.price(friend, "theirs") + 2


@pytest.mark.card("cg145")
@pytest.mark.must_not
def test_scooter_moves_the_foal_it_is_on() -> None:
    """cg145: the Friend it is attached to goes to a Problem."""
    scooter = piece(SCOOTER)
    foal, other = piece(plain(1, traits=(FOAL,)), attached=(scooter,)), plain(1)
    table = Table(home=[foal, other]).use(scooter).choose("mine")

    assert (table.area_of(foal), table.area_of(other)) == ("mine", "home")


@pytest.mark.card("cg190")
@pytest.mark.must_not
def test_exam_is_paid_by_the_player_who_confronts() -> None:
    """cg190: the opponent who confronts your Exam pays and scores; you do neither."""
    table = Table(
        problem=EXAM,
        opponent_mine=[plain(9)],
        tokens=5,
        opponent_tokens=3,
        opponents_turn=True,
        phase=SCORE_PHASE,
    ).until("may")
    table.choose("yes")

    assert (table.opponent_tokens, table.opponent_score) == (0, 1 + 2)
    assert table.score == 0


@pytest.mark.card("cg102")
class TestFireInTheSky:
    """cg102."""

    def test_uncovers_an_opponents_troublemaker(self) -> None:
        """You choose among their face-down ones; yours are uncovered by the phase itself."""
        imp, other = piece(plain_troublemaker(), face_down=True), piece(plain_troublemaker(), face_down=True)
        table = Table(
            hand=[FIRE_IN_THE_SKY],
            home=[plain(2, YELLOW)],
            opponent_mine=[imp],
            opponent_theirs=[other],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
        )
        assert table.choices() == ["pass", FIRE_IN_THE_SKY]
        table.play(FIRE_IN_THE_SKY)
        assert table.choices() == [imp, other]
        table.choose(other)

        assert (table.is_face_down(imp), table.is_face_down(other)) == (True, False)

    @pytest.mark.must_not
    def test_not_in_an_opponents_phase_nor_in_the_main_phase(self) -> None:
        """It is not offered at any other time."""
        imp = piece(plain_troublemaker(), face_down=True)
        main = Table(hand=[FIRE_IN_THE_SKY], home=[plain(2, YELLOW)], opponent_mine=[imp], tokens=1)
        assert (main.asked, main.playable()) == ("main", [])

        theirs = Table(
            hand=[FIRE_IN_THE_SKY],
            home=[plain(2, YELLOW)],
            opponent_mine=[imp],
            tokens=1,
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )
        assert (theirs.question.seat, theirs.asked) == (OPPONENT, "main")


@pytest.mark.card("cg150")
class TestSmileAndWave:
    """cg150."""

    def test_the_wearer_is_stronger_when_you_play_a_friend(self) -> None:
        """The Friend it is attached to gets 2 power until the end of the turn, each time."""
        wave, first, second = piece(SMILE_AND_WAVE), plain(cost=0), plain(cost=0)
        wearer, other = piece(plain(1), attached=(wave,)), plain(1)
        table = Table(home=[wearer, other], hand=[first, second]).play(first, "home")
        assert table.why(wearer) == [("printed", 1), (wave, 2)]
        assert (table.power(other), table.power(first)) == (1, 1)
        assert table.play(second, "mine").power(wearer) == 5
        assert table.end_turn().power(wearer) == 1

    @pytest.mark.must_not
    def test_not_when_an_opponent_plays_one(self) -> None:
        """Their Friends do not count."""
        comer = plain(cost=0)
        wearer = piece(plain(1), attached=(SMILE_AND_WAVE,))
        table = Table(home=[wearer], opponent_hand=[comer], opponents_turn=True).play(comer, "mine")

        assert table.power(wearer) == 1


@pytest.mark.card("cg153")
class TestStudySession:
    """cg153."""

    def test_opposing_friends_enter_exhausted(self) -> None:
        """Wherever they are played; those that were there stay ready."""
        comer, other = plain(cost=0), plain()
        table = Table(
            home=[STUDY_SESSION], opponent_hand=[comer], opponent_home=[other], opponents_turn=True
        ).play(comer, "mine")

        assert (table.is_exhausted(comer), table.is_exhausted(other)) == (True, False)

    @pytest.mark.must_not
    def test_not_your_own(self) -> None:
        """Your Friends enter ready, and so does an opponent's Resource."""
        comer, stall = plain(cost=0), piece(STUDY_SESSION)
        own = Table(home=[STUDY_SESSION], hand=[comer]).play(comer, "mine")
        assert own.is_exhausted(comer) is False

        table = Table(
            home=[STUDY_SESSION],
            opponent_hand=[stall],
            opponent_home=[plain(2, PURPLE)],
            opponent_tokens=2,
            opponents_turn=True,
        ).play(stall)
        assert table.is_exhausted(stall) is False


@pytest.mark.card("cg2")
class TestSpike:
    """cg2."""

    def test_boosted_he_covers_a_troublemaker_here(self) -> None:
        """He is exhausted; the opponent's Troublemaker at his Problem is turned face down."""
        spike, imp = piece(SPIKE, boosted=True), plain_troublemaker()
        table = Table(mane=spike, mane_at="mine", opponent_mine=[imp]).use(spike)

        assert (table.is_face_down(imp), table.is_exhausted(spike)) == (True, True)

    @pytest.mark.must_not
    def test_not_elsewhere_and_not_your_own(self) -> None:
        """A Troublemaker at another Problem stays face up, and so does one of yours beside him."""
        spike, far, own = piece(SPIKE, boosted=True), plain_troublemaker(), plain_troublemaker()
        table = Table(mane=spike, mane_at="mine", mine=[own], opponent_theirs=[far]).use(spike)

        assert (table.is_face_down(far), table.is_face_down(own)) == (False, False)

    @pytest.mark.must_not
    def test_not_while_exhausted(self) -> None:
        """Exhausted he can't pay; on his front side he has no such ability."""
        tired, front = piece(SPIKE, boosted=True, exhausted=True), piece(SPIKE)
        table = Table(mane=tired, mane_at="mine", opponent_mine=[plain_troublemaker()])
        before = Table(mane=front, mane_at="mine", opponent_mine=[plain_troublemaker()])

        assert tired not in table.choices()
        assert front not in before.choices()

    def test_the_fifth_counter_turns_him_over(self) -> None:
        """Every uncovered Troublemaker gives one; five are removed as he turns over."""
        spike = piece(SPIKE, counters=(HERO,) * 4)
        imp = piece(plain_troublemaker(), face_down=True)
        table = Table(mane=spike, mine=[imp], phase=TROUBLEMAKER_PHASE).until("main")
        fewer = piece(SPIKE, counters=(HERO,) * 3)
        less = Table(mane=fewer, mine=[imp], phase=TROUBLEMAKER_PHASE).until("main")

        assert (table.is_boosted(spike), table.counters(spike)) == (True, {})
        assert (less.is_boosted(fewer), less.counters(fewer)) == (False, {HERO: 4})


@pytest.mark.card("cg205")
class TestKingSombra:
    """cg205."""

    def uncovered(self, tokens: int) -> Table:
        """Uncover him beside cheap and expensive Friends."""
        self.cheap, self.dear, self.away = plain(cost=2), plain(cost=3), plain(cost=1)
        self.theirs = plain(cost=1)
        sombra = piece(KING_SOMBRA, face_down=True)
        return Table(
            mine=[sombra, self.cheap],
            theirs=[self.away],
            opponent_mine=[self.dear, self.theirs],
            tokens=tokens,
            phase=TROUBLEMAKER_PHASE,
        )

    def test_paid_for_he_dismisses_the_cheap_ones_here(self) -> None:
        """Every Friend at his Problem of cost 2 or less, yours too; nobody else."""
        table = self.uncovered(tokens=2).until("may").choose("yes").until("main")

        zones = [table.zone_of(one) for one in (self.cheap, self.theirs, self.dear, self.away)]
        assert zones == ["discard-pile", "discard-pile", "play", "play"]

    def test_you_may_keep_your_tokens(self) -> None:
        """Declined, nobody is dismissed."""
        table = self.uncovered(tokens=2).until("may").choose("no").until("main")

        assert (table.zone_of(self.cheap), table.zone_of(self.theirs)) == ("play", "play")

    @pytest.mark.must_not
    def test_not_without_the_tokens(self) -> None:
        """With one token you can't pay: nobody is dismissed and nothing is paid."""
        table = self.uncovered(tokens=1).until("main")

        assert (table.zone_of(self.cheap), table.zone_of(self.theirs)) == ("play", "play")


@pytest.mark.card("cg28")
class TestSilverspeed:
    """cg28."""

    def test_an_earth_pony_tires_a_rival(self) -> None:
        """You exhaust one of your Earth Ponies here, and an opponent's Friend here is exhausted."""
        pony, other, rival, far = (
            plain(traits=(EARTH_PONY,)),
            plain(traits=(EARTH_PONY,)),
            plain(),
            plain(),
        )
        table = Table(mine=[SILVERSPEED, pony, other], opponent_mine=[rival], opponent_theirs=[far])
        table.use(SILVERSPEED)
        assert table.choices() == [pony, other]
        table.choose(pony)

        exhausted = [table.is_exhausted(one) for one in (pony, other, rival, far, SILVERSPEED)]
        assert exhausted == [True, False, True, False, False]

    @pytest.mark.must_not
    def test_not_without_an_earth_pony_here(self) -> None:
        """A Friend of another kind, or an Earth Pony elsewhere, can't pay."""
        table = Table(
            home=[plain(traits=(EARTH_PONY,))], mine=[SILVERSPEED, plain()], opponent_mine=[plain()]
        )

        assert table.why_not_use(SILVERSPEED) is not None


@pytest.mark.card("cg33")
class TestBerryPunch:
    """cg33."""

    def faceoff(self, berry: Piece) -> Table:
        """Start a faceoff at your Problem with her there."""
        self.rival, self.far = plain(4), plain(9)
        return Table(
            mine=[berry, plain(1)],
            opponent_mine=[self.rival],
            opponent_theirs=[self.far],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
            hand=[plain()],
        )

    def test_a_rival_changes_sides_for_the_faceoff(self) -> None:
        """She is exhausted and you pay 1: the Friend here fights for you, and is theirs again afterwards."""
        berry = piece(BERRY)
        table = self.faceoff(berry).choose("yes")
        assert (table.is_exhausted(berry), table.tokens) == (True, 0)
        assert table.state.controller[table.id(self.rival)] == YOU
        assert (self.rival, 4) in table.why_total()
        table.until("main")

        assert table.state.controller[table.id(self.rival)] == OPPONENT
        assert table.score == 3

    @pytest.mark.must_not
    def test_not_exhausted_and_not_elsewhere(self) -> None:
        """Exhausted she can't pay; a Friend at the other Problem is never taken."""
        table = self.faceoff(piece(BERRY, exhausted=True))
        assert table.asked == "priority"
        assert table.state.controller[table.id(self.rival)] == OPPONENT

        table = self.faceoff(piece(BERRY)).choose("yes")
        assert table.state.controller[table.id(self.far)] == OPPONENT


@pytest.mark.card("cg9")
class TestDaringDo:
    """cg9."""

    def test_all_of_yours_there_challenge(self) -> None:
        """She and the Friends beside her face the Troublemaker at once, in the Main Phase."""
        helper, imp, far = plain(2), plain_troublemaker(4), plain_troublemaker(1)
        table = Table(
            hand=[DARING_DO],
            home=[plain(3)],
            mine=[helper],
            opponent_mine=[imp],
            opponent_theirs=[far],
            tokens=3,
        ).play(DARING_DO, "mine")

        assert (table.zone_of(imp), table.zone_of(far)) == ("discard-pile", "play")
        assert (table.score, table.asked) == (1, "main")

    @pytest.mark.must_not
    def test_not_with_friends_of_other_places(self) -> None:
        """Alone she is too weak: the strong Friend at home does not help."""
        imp = plain_troublemaker(4)
        table = Table(hand=[DARING_DO], home=[plain(9)], opponent_mine=[imp], tokens=3)
        table.play(DARING_DO, "mine").until("main")

        assert (table.zone_of(imp), table.score) == ("play", 0)

    @pytest.mark.must_not
    def test_not_at_home(self) -> None:
        """Played to your home she challenges nobody."""
        imp = plain_troublemaker(1)
        table = Table(hand=[DARING_DO], home=[plain(3)], opponent_mine=[imp], tokens=3)
        table.play(DARING_DO, "home")

        assert (table.asked, table.zone_of(imp)) == ("main", "play")
