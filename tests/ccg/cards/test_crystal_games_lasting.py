"""Cards of The Crystal Games whose effects last for a while or are held by an attachment."""

import pytest

from everfree.ccg.cards.crystal_games.events import (
    CALL_TO_ACTION,
    FASHION_UPGRADE,
    FRIENDLY_DISAGREEMENT,
    LESS_ISNT_MORE,
)
from everfree.ccg.cards.crystal_games.friends_pink import PINKIE_PIE_BREEZIEFIED as PINKIE
from everfree.ccg.cards.crystal_games.friends_purple import TIGHT_SHIP_METICULOUS_PLANNER as TIGHT_SHIP
from everfree.ccg.cards.crystal_games.friends_white import PRIM_HEMLINE_PRECISE_PONY as HEMLINE
from everfree.ccg.cards.crystal_games.problems import CHARGE
from everfree.ccg.cards.crystal_games.resources import (
    JESTER_SUIT,
    OUT_OF_ACTION,
    RAINBOWFIED,
    THE_CRYSTAL_HEART_HEART_OF_AN_EMPIRE as CRYSTAL_HEART,
)
from everfree.ccg.cards.crystal_games.troublemakers import CERBERUS
from everfree.ccg.cards.promos.friends import OCTAVIA_SERIOUS_MUSICIAN as OCTAVIA
from everfree.ccg.language import (
    BLUE,
    CRYSTAL,
    FRIEND,
    ORANGE,
    PINK,
    PURPLE,
    TEAMWORK,
    WHITE,
    ReadyCards,
    cards,
    choose,
    main_phase,
)
from everfree.ccg.vocab import MAIN_PHASE, SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU

CRYSTALS = "Crystal"


@pytest.mark.card("cg58")
class TestTightShip:
    """cg58."""

    def test_nobody_confronts_the_problem_he_enters_at(self) -> None:
        """This turn only, and even if he is moved away."""
        problem = open_problem()
        table = Table(
            hand=[TIGHT_SHIP], home=[plain(4, PURPLE)], mine=[plain(3)], problem=problem, tokens=9
        ).play(TIGHT_SHIP, "mine")
        assert (table.can_confront(problem), table.can_confront(problem, OPPONENT)) == (False, False)
        table.move(TIGHT_SHIP, "home")
        assert not table.can_confront(problem)

        assert table.end_turn().can_confront(problem)

    @pytest.mark.must_not
    def test_other_problems_are_confronted(self) -> None:
        """Neither the Problem he goes to later, nor any if he enters at home."""
        problem, theirs = open_problem(), open_problem()
        table = Table(
            hand=[TIGHT_SHIP],
            home=[plain(4, PURPLE)],
            theirs=[plain(3)],
            problem=problem,
            opponent_problem=theirs,
            tokens=9,
        ).play(TIGHT_SHIP, "mine")
        assert table.can_confront(theirs)
        assert table.move(TIGHT_SHIP, "theirs").can_confront(theirs)

        at_home = Table(
            hand=[TIGHT_SHIP], home=[plain(4, PURPLE)], mine=[plain(3)], problem=problem, tokens=9
        )
        assert at_home.play(TIGHT_SHIP, "home").can_confront(problem)


@pytest.mark.card("cg42")
class TestPinkiePie:
    """cg42."""

    def scoring(self) -> Table:
        """Start the opponent's Score Phase with her at your Problem."""
        self.pinkie, self.problem, self.other = piece(PINKIE), open_problem(), open_problem()
        return Table(
            mine=[self.pinkie],
            opponent_mine=[plain(2)],
            opponent_theirs=[plain(2)],
            problem=self.problem,
            opponent_problem=self.other,
            opponents_turn=True,
            phase=SCORE_PHASE,
        ).until("priority")

    def test_retired_she_makes_her_problem_harder(self) -> None:
        """The opponent needs two more at the Problem she left, and could not confront it any more."""
        table = self.scoring().use(self.pinkie).choose("yes")

        assert table.zone_of(self.pinkie) == "discard-pile"
        assert sum(amount for _, amount in table.needs(self.problem, OPPONENT)) == 3

    @pytest.mark.must_not
    def test_no_other_problem_and_not_your_own_needs(self) -> None:
        """You need as much as before, and the opponent does elsewhere."""
        table = self.scoring().use(self.pinkie).choose("yes")

        assert sum(amount for _, amount in table.needs(self.problem, YOU)) == 1
        assert sum(amount for _, amount in table.needs(self.other, OPPONENT)) == 1


@pytest.mark.card("cg103")
class TestFriendlyDisagreement:
    """cg103."""

    @pytest.mark.must_not
    def test_teamwork_is_lost_until_the_friend_is_readied(self) -> None:
        """Readying another Friend changes nothing; readying this one gives it back."""
        rival, other = plain(2, keywords=(TEAMWORK,)), piece(plain(2), exhausted=True)
        helper = plain(1, abilities=(main_phase(ReadyCards(choose(cards(FRIEND)))),))
        table = Table(
            hand=[FRIENDLY_DISAGREEMENT],
            home=[plain(2, ORANGE), helper],
            opponent_home=[rival, other],
            tokens=1,
        ).play(FRIENDLY_DISAGREEMENT)
        assert (table.is_exhausted(rival), table.keywords(rival)) == (True, set())
        table.use(helper).choose(other)
        assert table.keywords(rival) == set()
        table.use(helper)

        assert (table.is_exhausted(rival), table.keywords(rival)) == (False, {"Teamwork"})


@pytest.mark.card("cgpf6")
class TestOctavia:
    """cgpf6."""

    def test_she_sends_a_moved_character_back(self) -> None:
        """She goes to your hand; the character is back and can't be moved again this turn."""
        octavia, mover, other = piece(OCTAVIA), plain(1), plain(1)
        table = Table(
            home=[octavia], opponent_home=[mover, other], opponent_tokens=9, opponents_turn=True
        ).move(mover, "mine")
        table.use(octavia)
        assert (table.zone_of(octavia), table.area_of(mover)) == ("hand", "their home")

        offered = [one for one in table.choices() if one in (mover, other)]
        assert offered == [other]

    @pytest.mark.must_not
    def test_not_after_your_own_move(self) -> None:
        """An opponent must have moved it."""
        octavia, mover = piece(OCTAVIA), plain(1)
        table = Table(home=[octavia, mover], tokens=9).move(mover, "mine")

        assert (table.asked, table.area_of(mover)) == ("main", "mine")


@pytest.mark.card("cg69")
class TestPrimHemline:
    """cg69."""

    def test_friends_stay_away_while_the_opponents_mane_is_at_home(self) -> None:
        """Only from her Problem; Mane Characters may come."""
        mover = plain(1)
        table = Table(mine=[HEMLINE], opponent_home=[mover], opponent_tokens=9, opponents_turn=True)
        table.move(mover)

        assert table.area_of(mover) == "theirs"  # the only place left

    @pytest.mark.must_not
    def test_they_come_while_it_is_elsewhere(self) -> None:
        """With the Mane Character at a Problem they may; and your own Friends always may."""
        mover, own = plain(1), plain(1)
        table = Table(
            mine=[HEMLINE],
            opponent_home=[mover],
            opponent_mane_at="theirs",
            opponent_tokens=9,
            opponents_turn=True,
        ).move(mover, "mine")
        yours = Table(mine=[HEMLINE], home=[own], tokens=9).move(own, "mine")

        assert (table.area_of(mover), yours.area_of(own)) == ("mine", "mine")


@pytest.mark.card("cg137")
class TestOutOfAction:
    """cg137."""

    def test_the_friend_is_exhausted_and_stays_so(self) -> None:
        """When the Resource enters play, and in the next Ready Phase."""
        tired = plain(2)
        table = Table(hand=[OUT_OF_ACTION], home=[plain(2, ORANGE)], opponent_home=[tired], tokens=1)
        table.play(OUT_OF_ACTION, tired)
        assert table.is_exhausted(tired)

        assert table.end_turn().is_exhausted(tired)

    @pytest.mark.must_not
    def test_nobody_else(self) -> None:
        """Another exhausted Friend is readied."""
        host = piece(plain(2), exhausted=True, attached=(OUT_OF_ACTION,))
        other = piece(plain(2), exhausted=True)
        table = Table(opponent_home=[host, other]).end_turn()

        assert (table.is_exhausted(host), table.is_exhausted(other)) == (True, False)


@pytest.mark.card("cg143")
class TestRainbowfied:
    """cg143."""

    def test_the_friend_has_a_colour_for_the_phase(self) -> None:
        """Exhausted, it has the chosen colour besides its own until the phase ends."""
        rainbow = piece(RAINBOWFIED)
        friend, other = piece(plain(1, BLUE), attached=(rainbow,)), plain(1, BLUE)
        table = Table(home=[friend, other]).use(rainbow).choose("pink")
        assert (table.colours(friend), table.colours(other)) == (BLUE | PINK, BLUE)
        assert table.is_exhausted(friend)

        assert table.end_phase().colours(friend) == BLUE

    @pytest.mark.must_not
    def test_not_while_the_friend_is_exhausted(self) -> None:
        """It can't be exhausted again."""
        rainbow = piece(RAINBOWFIED)
        friend = piece(plain(1, BLUE), attached=(rainbow,), exhausted=True)

        assert Table(home=[friend]).why_not_use(rainbow) is not None


@pytest.mark.card("cg134")
class TestJesterSuit:
    """cg134."""

    def test_the_wearer_is_pink_and_stronger_beside_other_pink_friends(self) -> None:
        """One for each other pink Friend of yours here, not for itself."""
        suit = piece(JESTER_SUIT)
        wearer = piece(plain(1, PINK), attached=(suit,))
        table = Table(
            mine=[wearer, plain(1, PINK), plain(1, PINK), plain(1, BLUE)],
            home=[plain(1, PINK)],
            opponent_mine=[plain(1, PINK)],
        )

        assert (table.power(wearer), table.colours(wearer)) == (3, PINK)

    @pytest.mark.must_not
    def test_nobody_else_is(self) -> None:
        """A blue wearer becomes pink too; the other Friends keep their power."""
        wearer, other = piece(plain(1, BLUE), attached=(JESTER_SUIT,)), plain(1, PINK)
        table = Table(mine=[wearer, other])

        assert (table.colours(wearer), table.power(wearer), table.power(other)) == (BLUE | PINK, 2, 1)


@pytest.mark.card("cg154")
class TestCrystalHeart:
    """cg154."""

    def test_the_first_crystal_friend_of_a_turn_gives_a_counter(self) -> None:
        """The second one of the same turn does not."""
        heart = piece(CRYSTAL_HEART)
        first, second = plain(cost=0, traits=(CRYSTAL,)), plain(cost=0, traits=(CRYSTAL,))
        table = Table(home=[heart], hand=[plain(cost=0), first, second])
        table.play(first, "home")
        assert table.counters(heart) == {CRYSTALS: 1}

        assert table.play(second, "home").counters(heart) == {CRYSTALS: 1}

    @pytest.mark.must_not
    def test_other_friends_give_none(self) -> None:
        """Only Crystal Friends count."""
        heart, other = piece(CRYSTAL_HEART), plain(cost=0)

        assert Table(home=[heart], hand=[other]).play(other, "home").counters(heart) == {}

    def test_two_counters_colour_a_friend(self) -> None:
        """At the start of a phase: any Friend has the chosen colour until the phase ends."""
        heart, ally, rival = piece(CRYSTAL_HEART, counters=(CRYSTALS,) * 2), plain(1, BLUE), plain(1, BLUE)
        table = Table(home=[heart, ally], opponent_home=[rival], phase=MAIN_PHASE).until("priority")
        table.use(heart).choose("pink")
        assert table.choices() == [ally, rival]
        table.choose(ally)

        assert (table.colours(ally), table.colours(rival)) == (BLUE | PINK, BLUE)
        assert (table.counters(heart), table.until("main").end_phase().colours(ally)) == ({}, BLUE)


@pytest.mark.card("cg96")
class TestCallToAction:
    """cg96."""

    def test_as_many_friends_move_as_the_opponent_has_tokens(self) -> None:
        """You may stop earlier."""
        friends = [plain(1, BLUE), plain(1, BLUE), plain(3, BLUE)]
        table = Table(hand=[CALL_TO_ACTION], home=friends, tokens=3, opponent_tokens=2).play(CALL_TO_ACTION)
        table.choose(friends[0], friends[1], "mine", "mine")
        assert table.asked == "main"

        again = Table(hand=[CALL_TO_ACTION], home=friends, tokens=3, opponent_tokens=2).play(CALL_TO_ACTION)
        again.choose(friends[0], "done", "mine")
        assert (again.area_of(friends[0]), again.area_of(friends[1])) == ("mine", "home")

    @pytest.mark.must_not
    def test_nobody_moves_if_the_opponent_has_none(self) -> None:
        """Up to no Friends at all."""
        friend = plain(3, BLUE)
        table = Table(hand=[CALL_TO_ACTION], home=[friend], tokens=3).play(CALL_TO_ACTION)

        assert (table.asked, table.area_of(friend)) == ("main", "home")


@pytest.mark.card("cg108")
class TestLessIsntMore:
    """cg108."""

    def test_a_friend_of_two_colours_tires_two_rivals(self) -> None:
        """As many as the exhausted Friend has colours, or fewer."""
        friend, first, second, third = plain(3, ORANGE | BLUE), plain(), plain(), plain()
        table = Table(hand=[LESS_ISNT_MORE], home=[friend], opponent_home=[first, second, third], tokens=2)
        table.play(LESS_ISNT_MORE).choose(first, second)

        assert table.asked == "main"
        assert [table.is_exhausted(one) for one in (friend, first, second, third)] == [True] * 3 + [False]

    @pytest.mark.must_not
    def test_a_friend_of_one_colour_tires_one(self) -> None:
        """And never one of yours."""
        friend, own, first, second = plain(3, ORANGE), plain(1), plain(), plain()
        table = Table(hand=[LESS_ISNT_MORE], home=[friend, own], opponent_home=[first, second], tokens=2)
        table.play(LESS_ISNT_MORE).choose(friend)
        assert table.choices() == [first, second, "done"]
        table.choose(first)

        assert (table.asked, table.is_exhausted(second), table.is_exhausted(own)) == ("main", False, False)


@pytest.mark.card("cg100")
class TestFashionUpgrade:
    """cg100."""

    def moved(self, tokens: int) -> Table:
        """Let the opponent move a character with the Move action, with so many tokens left."""
        mover = plain(1)
        return Table(
            hand=[FASHION_UPGRADE],
            home=[plain(4, WHITE)],
            opponent_home=[mover],
            opponent_tokens=2 + tokens,
            opponents_turn=True,
        ).move(mover, "mine")

    def test_the_opponent_pays_one(self) -> None:
        """Nobody is asked."""
        table = self.moved(3).play(FASHION_UPGRADE)

        assert (table.opponent_tokens, table.asked) == (2, "main")

    @pytest.mark.must_not
    def test_not_more_than_they_have(self) -> None:
        """An opponent without tokens pays nothing."""
        table = self.moved(0).play(FASHION_UPGRADE)

        assert table.opponent_tokens == 0


@pytest.mark.card("cg157")
class TestCerberus:
    """cg157."""

    def test_uncovered_he_is_paid_for_or_dismissed(self) -> None:
        """You pay 2 and he stays, or he is dismissed."""
        cerberus = piece(CERBERUS, face_down=True)
        table = Table(mine=[cerberus], tokens=2, phase=TROUBLEMAKER_PHASE).until("pay-or").choose("yes")
        assert table.zone_of(cerberus) == "play"

        again = Table(mine=[cerberus], tokens=2, phase=TROUBLEMAKER_PHASE).until("pay-or").choose("no")
        assert (again.zone_of(cerberus), again.tokens) == ("discard-pile", 2)

    @pytest.mark.must_not
    def test_each_player_frightens_one_of_their_friends(self) -> None:
        """At the start of their own Main Phase."""
        own, theirs, second = plain(), plain(), plain()
        table = Table(
            mine=[CERBERUS], home=[own], opponent_home=[theirs, second], opponents_turn=True, phase=MAIN_PHASE
        )
        assert (table.question.seat, table.choices()) == (OPPONENT, [theirs, second])
        table.choose(second)

        assert [table.is_face_down(one) for one in (own, theirs, second)] == [False, False, True]


@pytest.mark.card("cg169")
class TestCharge:
    """cg169."""

    def test_a_friend_comes_for_one_turn(self) -> None:
        """Either player may pay 1; the Friend is retired at the end of the turn."""
        friend = plain(1)
        table = Table(opponent_problem=CHARGE, home=[friend, plain(1)], tokens=1)
        table.use(table.opponent_problem).choose(friend)
        assert table.area_of(friend) == "theirs"

        assert table.end_turn().zone_of(friend) == "discard-pile"

    @pytest.mark.must_not
    def test_not_without_a_token_and_nobody_else_is_retired(self) -> None:
        """The other Friend stays."""
        friend, other = plain(1), plain(1)
        table = Table(problem=CHARGE, home=[friend, other], tokens=1).use(CHARGE).choose(friend)
        assert table.end_turn().zone_of(other) == "play"

        refusal = Table(problem=CHARGE, home=[friend]).why_not_use(CHARGE)
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"
