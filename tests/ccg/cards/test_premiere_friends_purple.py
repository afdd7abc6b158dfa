"""Purple Friends of Premiere."""

import pytest

from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP
from everfree.ccg.cards.premiere.friends_purple import (
    APPLE_STARS_FRUIT_PRODIGY,
    BLUE_MOON_OL_BLUE_EYES,
    BRIGHT_BULB_SEASONED_STRATEGIST,
    COMET_TAIL_HALE_BOPPER,
    GYRO_POINDEXTER,
    LADY_JUSTICE_JUDGE_JURY,
    LEMONY_GEM_SOUR_GRAPES,
    MAYOR_MARE_ELECTED_OFFICIAL,
    MINT_JEWELUP_A_CUT_ABOVE,
    PROFESSOR_NEIGH_ALGEBRAIC,
    RARE_FIND_A_REAL_GEM,
    SPRING_FORWARD_COMPANIONABLE_FILLY,
    SUNNY_RAYS_ONE_BRIGHT_MARE,
    TWILIGHT_SPARKLE_ALL_TEAM_ORGANIZER,
    TWILIGHT_SPARKLE_URSA_VANQUISHER,
    ZECORA_EVERFREE_GURU,
)
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT, OUTSHINE_THEM_ALL
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    ASSET,
    COMMON,
    FRIEND,
    PROBLEM,
    PURPLE,
    REPORT,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
    WILD,
    Ability,
    Card,
    Continuous,
    HasKeyword,
    Need,
    PlayToHome,
    each,
    here,
    play_on,
    resource,
    yours,
)
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT

STOP_ME_IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def paper(trait: str, place: Ability) -> Card:
    """Make a Resource of one token without any text but where it is played."""
    return resource(
        "paper1", "Paper", PURPLE, power=1, cost=1, rarity=COMMON, traits=(trait,), abilities=(place,)
    )


def contested(
    *mine: Card | Piece,
    rivals: tuple[Card | Piece, ...],
    home: tuple[Card | Piece, ...] = (),
    theirs: tuple[Card | Piece, ...] = (),
    opponent_theirs: tuple[Card | Piece, ...] = (),
) -> Table:
    """Confront your Problem, which your opponent could as well, and stop before the flips."""
    table = Table(
        phase=SCORE_PHASE,
        problem=plain_problem((Need(WILD, 1),), opponent=1),
        home=home,
        mine=mine,
        theirs=theirs,
        opponent_mine=rivals,
        opponent_theirs=opponent_theirs,
        hand=[plain(1)],
        stops=STOP_ME_IN_FACEOFFS,
    )
    return table.until("priority")


def defeating_with(card: Card) -> Table:
    """Defeat a weak Troublemaker with *card*."""
    trouble = plain_troublemaker(0)
    return Table(phase=TROUBLEMAKER_PHASE, mine=[card], opponent_mine=[trouble]).choose(trouble)


@pytest.mark.card("pr51")
class TestAppleStars:
    """pr51."""

    @pytest.mark.clause("glossary.studious")
    def test_gains_a_token_for_a_won_faceoff(self) -> None:
        """Studious: the Troublemaker is worth a token besides its point."""
        table = defeating_with(APPLE_STARS_FRUIT_PRODIGY)

        assert (table.score, table.tokens) == (1, 1)

    @pytest.mark.must_not
    @pytest.mark.clause("glossary.studious")
    def test_not_where_it_takes_no_part(self) -> None:
        """At home it gains nothing for what others win."""
        trouble = plain_troublemaker(0)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            home=[APPLE_STARS_FRUIT_PRODIGY],
            mine=[plain(1)],
            opponent_mine=[trouble],
        )

        table.choose(trouble)

        assert (table.score, table.tokens) == (1, 0)


@pytest.mark.card("pr52")
class TestProfessorNeigh:
    """pr52."""

    def test_is_stronger_at_a_problem_with_a_report(self) -> None:
        """It has +1 power from the moment a Report is there, and the sum says where that comes from."""
        report = paper(REPORT, play_on(PROBLEM))
        table = Table(hand=[report], mine=[PROFESSOR_NEIGH_ALGEBRAIC], tokens=1)

        assert table.why(PROFESSOR_NEIGH_ALGEBRAIC) == [("printed", 1)]
        table.play(report, table.problem)
        assert table.why(PROFESSOR_NEIGH_ALGEBRAIC) == [("printed", 1), (PROFESSOR_NEIGH_ALGEBRAIC, 1)]

    def test_an_opponents_report_is_one_too(self) -> None:
        """Whosever the Report at its Problem is, it counts."""
        table = Table(
            theirs=[PROFESSOR_NEIGH_ALGEBRAIC],
            opponent_hand=[OUTSHINE_THEM_ALL],
            opponent_home=[plain(2, PURPLE)],
            opponent_tokens=1,
            opponents_turn=True,
        )

        table.play(OUTSHINE_THEM_ALL, table.opponent_problem)

        assert table.power(PROFESSOR_NEIGH_ALGEBRAIC) == 2

    @pytest.mark.must_not
    def test_several_reports_are_worth_no_more(self) -> None:
        """The condition is met once, however many Reports lie there."""
        report = paper(REPORT, play_on(PROBLEM))
        first, second = piece(report), piece(report)
        table = Table(hand=[first, second], mine=[PROFESSOR_NEIGH_ALGEBRAIC], tokens=2)

        table.play(first, table.problem).play(second, table.problem)

        assert table.power(PROFESSOR_NEIGH_ALGEBRAIC) == 2

    @pytest.mark.must_not
    def test_a_report_at_another_problem_does_not_count(self) -> None:
        """It must be where the Professor is; moving there makes the difference."""
        report = paper(REPORT, play_on(PROBLEM))
        table = Table(hand=[report], mine=[PROFESSOR_NEIGH_ALGEBRAIC], tokens=3)

        table.play(report, table.opponent_problem)
        assert table.power(PROFESSOR_NEIGH_ALGEBRAIC) == 1
        table.move(PROFESSOR_NEIGH_ALGEBRAIC, "theirs")
        assert table.power(PROFESSOR_NEIGH_ALGEBRAIC) == 2

    @pytest.mark.must_not
    def test_other_resources_do_not_count(self) -> None:
        """A Resource without the trait at its Problem gives nothing."""
        asset = paper(ASSET, play_on(PROBLEM))
        table = Table(hand=[asset], mine=[PROFESSOR_NEIGH_ALGEBRAIC], tokens=1)

        table.play(asset, table.problem)

        assert table.power(PROFESSOR_NEIGH_ALGEBRAIC) == 1

    @pytest.mark.must_not
    def test_home_is_not_a_problem(self) -> None:
        """At home with a Report it has its printed power."""
        table = Table(home=[PROFESSOR_NEIGH_ALGEBRAIC, paper(REPORT, PlayToHome())])

        assert table.power(PROFESSOR_NEIGH_ALGEBRAIC) == 1


@pytest.mark.card("pr53")
class TestBrightBulb:
    """pr53."""

    def played_beside(self, bulb: Card | Piece, place: str = "mine") -> Table:
        """Let the opponent play a Friend while yours is at your Problem."""
        guest = plain(1)
        table = Table(mine=[bulb], opponent_hand=[guest], opponents_turn=True, opponent_tokens=1)
        return table.play(guest, place)

    def test_moves_a_character_that_an_opponent_played_beside_it(self) -> None:
        """Exhausted as a Reaction, it sends the newcomer wherever you like."""
        guest = plain(1)
        table = Table(
            mine=[BRIGHT_BULB_SEASONED_STRATEGIST],
            opponent_hand=[guest],
            opponent_mine=[plain(1)],
            opponents_turn=True,
            opponent_tokens=1,
        )

        table.play(guest, "mine").use(BRIGHT_BULB_SEASONED_STRATEGIST).choose("yes")

        assert table.is_exhausted(BRIGHT_BULB_SEASONED_STRATEGIST)
        assert (table.asked, table.choices()) == ("where", ["their home", "theirs"])
        table.choose("theirs")
        assert table.area_of(guest) == "theirs"

    @pytest.mark.must_not
    def test_who_declines_moves_nobody(self) -> None:
        """Not exhausted, it does nothing else either."""
        table = self.played_beside(BRIGHT_BULB_SEASONED_STRATEGIST)

        table.use(BRIGHT_BULB_SEASONED_STRATEGIST).choose("no")

        assert not table.is_exhausted(BRIGHT_BULB_SEASONED_STRATEGIST)
        assert table.log.count("moved") == 0

    @pytest.mark.must_not
    def test_exhausted_it_can_do_nothing(self) -> None:
        """What can't be exhausted is not offered."""
        assert self.played_beside(piece(BRIGHT_BULB_SEASONED_STRATEGIST, exhausted=True)).asked == "main"

    @pytest.mark.must_not
    @pytest.mark.parametrize("place", ["theirs", "their home"])
    def test_not_for_a_play_elsewhere(self, place: str) -> None:
        """It must be at its own Problem."""
        assert self.played_beside(BRIGHT_BULB_SEASONED_STRATEGIST, place).asked == "main"

    @pytest.mark.must_not
    def test_not_for_your_own(self) -> None:
        """What you play there yourself is no occasion, nor is a Troublemaker of an opponent."""
        mine, trouble = plain(1), plain_troublemaker()
        table = Table(mine=[BRIGHT_BULB_SEASONED_STRATEGIST], hand=[mine], tokens=1)
        other = Table(
            mine=[BRIGHT_BULB_SEASONED_STRATEGIST],
            opponent_hand=[trouble],
            opponents_turn=True,
            opponent_tokens=1,
        )

        assert table.play(mine, "mine").asked == "main"
        assert other.play(trouble, "mine").asked == "main"


@pytest.mark.card("pr55")
class TestMintJewelup:
    """pr55."""

    @pytest.mark.clause("glossary.studious")
    def test_gains_a_token_for_a_won_faceoff(self) -> None:
        """Defeating a Troublemaker with it gains a token, exhausted or not."""
        mint, trouble = piece(MINT_JEWELUP_A_CUT_ABOVE, exhausted=True), plain_troublemaker(1)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[mint, plain(3)], opponent_mine=[trouble])

        table.choose(trouble)

        assert table.asked == "main"
        assert (table.score, table.tokens) == (1, 1)

    @pytest.mark.must_not
    @pytest.mark.clause("glossary.studious")
    def test_two_of_them_gain_one_token(self) -> None:
        """However many were involved, a faceoff gives one."""
        first, second = piece(MINT_JEWELUP_A_CUT_ABOVE), piece(MINT_JEWELUP_A_CUT_ABOVE)
        trouble = plain_troublemaker(0)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[first, second], opponent_mine=[trouble])

        table.choose(trouble).until("main")

        assert (table.score, table.tokens) == (1, 1)

    @pytest.mark.clause("glossary.studious")
    def test_each_faceoff_gains_anew(self) -> None:
        """One at each Problem, two faceoffs won in a turn: two tokens."""
        first, second = piece(MINT_JEWELUP_A_CUT_ABOVE), piece(MINT_JEWELUP_A_CUT_ABOVE)
        one, two = plain_troublemaker(0), plain_troublemaker(0)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[first],
            theirs=[second],
            opponent_mine=[one],
            opponent_theirs=[two],
        )

        table.choose(one, two)

        assert table.asked == "main"
        assert (table.score, table.tokens) == (2, 2)

    @pytest.mark.must_not
    @pytest.mark.clause("glossary.studious", "505.1a")
    def test_frightened_it_gains_nothing(self) -> None:
        """Face down it has no keyword, though it is involved."""
        scared, trouble = piece(MINT_JEWELUP_A_CUT_ABOVE, frightened=True), plain_troublemaker(0)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[scared, plain(1)], opponent_mine=[trouble])

        table.choose(trouble)

        assert (table.score, table.tokens) == (1, 0)

    @pytest.mark.must_not
    def test_a_lost_faceoff_gains_nothing(self) -> None:
        """Neither for the loser nor, with a Studious card of the loser, for the winner."""
        trouble = plain_troublemaker(9)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[MINT_JEWELUP_A_CUT_ABOVE], opponent_mine=[trouble])

        table.choose(trouble)

        assert table.asked == "main"
        assert table.area_of(MINT_JEWELUP_A_CUT_ABOVE) == "home"
        assert (table.tokens, table.opponent_tokens) == (0, 0)

    @pytest.mark.must_not
    def test_elsewhere_it_gains_nothing(self) -> None:
        """A faceoff won at the other Problem does not involve it."""
        trouble = plain_troublemaker(0)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[plain(1)],
            theirs=[MINT_JEWELUP_A_CUT_ABOVE],
            opponent_mine=[trouble],
        )

        table.choose(trouble)

        assert (table.score, table.tokens) == (1, 0)

    @pytest.mark.must_not
    def test_beside_its_own_troublemaker_it_is_not_involved(self) -> None:
        """Your Troublemaker beats a challenger, but your Friends there took no part."""
        trouble = plain_troublemaker(9)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            opponents_turn=True,
            mine=[MINT_JEWELUP_A_CUT_ABOVE, trouble],
            opponent_mine=[plain(1)],
        )

        table.choose(trouble)

        assert table.asked == "main"
        assert table.tokens == 0

    def test_gains_in_an_opponents_turn_too(self) -> None:
        """You win the faceoff at a Problem an opponent confronted."""
        table = Table(
            phase=SCORE_PHASE,
            opponents_turn=True,
            problem=plain_problem((Need(WILD, 1),), opponent=1),
            mine=[MINT_JEWELUP_A_CUT_ABOVE, plain(3)],
            opponent_mine=[plain(1)],
            tokens=0,
        )

        assert table.log.count("faceoff-won") == 1
        assert table.score == 1
        # Two more came with the turn that has begun.
        assert table.tokens == 1 + 2


@pytest.mark.card("pr56")
class TestGyro:
    """pr56."""

    def test_finds_an_event_as_it_is_played(self) -> None:
        """An Event of your deck, shown to everyone, comes into your hand, and the deck is shuffled."""
        table = Table(hand=[GYRO_POINDEXTER], home=[plain(3, PURPLE)], deck=[plain(1), DIG_DEEP], tokens=1)

        table.play(GYRO_POINDEXTER, "home").choose("yes")

        assert table.choices() == [DIG_DEEP, "done"]
        table.choose(DIG_DEEP)
        assert table.hand() == [DIG_DEEP]
        assert table.knows(DIG_DEEP, OPPONENT)
        assert table.log.count("shuffled") == 1

    @pytest.mark.must_not
    def test_who_declines_neither_sees_nor_shuffles(self) -> None:
        """You may search; if not, the deck is as it was."""
        top = plain(1)
        table = Table(hand=[GYRO_POINDEXTER], home=[plain(3, PURPLE)], deck=[top, DIG_DEEP], tokens=1)

        table.play(GYRO_POINDEXTER, "home").choose("no")

        assert table.deck()[:2] == [top, DIG_DEEP]
        assert (table.knows(DIG_DEEP), table.log.count("shuffled")) == (False, 0)


@pytest.mark.card("pr57")
class TestLemonyGem:
    """pr57."""

    def test_moves_an_opponents_character_on(self) -> None:
        """Who is where it moves to can be sent on to the other Problem, Friends and Mane Character alike."""
        rival = plain(1)
        table = Table(home=[LEMONY_GEM_SOUR_GRAPES], opponent_mine=[rival], opponent_mane_at="mine", tokens=2)

        table.move(LEMONY_GEM_SOUR_GRAPES, "mine").choose("yes")

        assert table.choices() == [table.opponent_mane, rival]
        table.choose(rival)
        assert (table.asked, table.area_of(rival)) == ("main", "theirs")

    @pytest.mark.must_not
    def test_only_opponents_at_that_problem(self) -> None:
        """Yours there and theirs elsewhere can't be chosen: nobody is asked, and it may be declined."""
        rival = plain(1)
        table = Table(
            home=[LEMONY_GEM_SOUR_GRAPES],
            mine=[plain(1)],
            opponent_theirs=[rival],
            opponent_home=[plain(1)],
            tokens=4,
        )

        table.move(LEMONY_GEM_SOUR_GRAPES, "mine")
        assert table.asked == "main"
        table.move(LEMONY_GEM_SOUR_GRAPES, "theirs").choose("no")
        assert table.area_of(rival) == "theirs"

    @pytest.mark.must_not
    def test_not_as_it_moves_home(self) -> None:
        """Home is no Problem, and nobody goes there by this text."""
        table = Table(mine=[LEMONY_GEM_SOUR_GRAPES], opponent_mine=[plain(1)], tokens=2)

        table.move(LEMONY_GEM_SOUR_GRAPES, "home")

        assert table.asked == "main"


@pytest.mark.card("pr58")
class TestMayorMare:
    """pr58."""

    def test_moves_an_opponents_character(self) -> None:
        """Every character of the opponent can be chosen, yours can't; what is on it comes along."""
        at_home, at_mine = plain(1), piece(plain(1), attached=(HARD_HAT,))
        table = Table(
            home=[MAYOR_MARE_ELECTED_OFFICIAL],
            mine=[plain(1)],
            opponent_home=[at_home],
            opponent_mine=[at_mine, plain_troublemaker()],
            tokens=3,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL)

        assert table.tokens == 0
        assert table.choices() == [table.opponent_mane, at_home, at_mine]
        table.choose(at_mine)
        assert table.asked == "where"
        assert table.choices() == ["their home", "theirs"]
        table.choose("theirs")
        assert table.area_of(at_mine) == "theirs"
        assert table.area_of(HARD_HAT) == "theirs"

    @pytest.mark.must_not
    @pytest.mark.clause("506.2")
    def test_who_is_at_home_goes_to_a_problem(self) -> None:
        """Where a character is it can't be moved to, nor to your home."""
        table = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], tokens=3)

        table.use(MAYOR_MARE_ELECTED_OFFICIAL)

        assert table.asked == "where"
        assert table.choices() == ["mine", "theirs"]

    @pytest.mark.must_not
    @pytest.mark.clause("508.1d")
    def test_costs_three_tokens(self) -> None:
        """With two it is not offered, and the refusal says that one is missing."""
        table = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], tokens=2)

        refusal = table.why_not_use(MAYOR_MARE_ELECTED_OFFICIAL)

        assert table.choices() == ["end", table.mane, MAYOR_MARE_ELECTED_OFFICIAL, "draw"]
        assert refusal is not None
        assert refusal.clause == "508.1d"
        assert refusal.particulars["missing"] == 1

    @pytest.mark.clause("703.1c")
    def test_is_used_as_often_as_it_is_paid(self) -> None:
        """Six tokens move two characters, though the Mayor is exhausted."""
        mayor, rival = piece(MAYOR_MARE_ELECTED_OFFICIAL, exhausted=True), plain(1)
        table = Table(home=[mayor], opponent_home=[rival], tokens=6)

        table.use(mayor).choose(rival, "mine")
        assert table.why_not_use(mayor) is None
        table.use(mayor).choose(rival, "theirs")

        assert table.tokens == 0
        assert table.area_of(rival) == "theirs"

    @pytest.mark.must_not
    def test_only_in_your_own_main_phase(self) -> None:
        """In the opponent's turn, and for the opponent, it is refused."""
        table = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], tokens=3, opponent_tokens=3, opponents_turn=True)

        mine = table.why_not_use(MAYOR_MARE_ELECTED_OFFICIAL)
        theirs = table.why_not_use(MAYOR_MARE_ELECTED_OFFICIAL, OPPONENT)

        assert table.choices() == ["end", table.opponent_mane, "draw"]
        assert mine is not None
        assert mine.clause == "609.1"
        assert theirs is not None
        assert theirs.clause == "703.1b"

    @pytest.mark.must_not
    def test_frightened_it_has_no_ability(self) -> None:
        """Face down it can only be moved or rallied."""
        scared = piece(MAYOR_MARE_ELECTED_OFFICIAL, frightened=True)
        table = Table(home=[scared], tokens=3)

        assert table.choices() == ["end", table.mane, scared, scared, "draw"]
        table.rally(scared)
        assert not table.is_face_down(scared)


@pytest.mark.card("pr59")
class TestRareFind:
    """pr59."""

    def test_is_stronger_for_each_opposing_character_there(self) -> None:
        """Friends and the Mane Character of the opponent count, also frightened ones."""
        table = Table(
            mine=[RARE_FIND_A_REAL_GEM],
            opponent_mine=[plain(1), piece(plain(1), frightened=True)],
            opponent_mane_at="mine",
        )

        assert table.why(RARE_FIND_A_REAL_GEM) == [("printed", 1), (RARE_FIND_A_REAL_GEM, 3)]

    @pytest.mark.must_not
    def test_only_for_characters_of_opponents_at_its_problem(self) -> None:
        """Yours, Troublemakers and who is elsewhere do not count; nor does anyone while it is at home."""
        table = Table(
            mine=[RARE_FIND_A_REAL_GEM, plain(1)],
            opponent_mine=[plain_troublemaker(1)],
            opponent_theirs=[plain(1)],
            tokens=4,
        )

        assert table.power(RARE_FIND_A_REAL_GEM) == 1
        assert table.move(RARE_FIND_A_REAL_GEM, "theirs").power(RARE_FIND_A_REAL_GEM) == 2
        assert table.move(RARE_FIND_A_REAL_GEM, "home").power(RARE_FIND_A_REAL_GEM) == 1


@pytest.mark.card("pr61")
class TestSpringForward:
    """pr61."""

    @pytest.mark.clause("glossary.studious")
    def test_gains_a_token_for_a_won_faceoff(self) -> None:
        """Studious: a faceoff won with her brings a token."""
        assert defeating_with(SPRING_FORWARD_COMPANIONABLE_FILLY).tokens == 1

    def test_is_stronger_by_two_for_each_opposing_character_there(self) -> None:
        """Two of them make four, as long as they stay."""
        rival = plain(1)
        table = Table(
            mine=[SPRING_FORWARD_COMPANIONABLE_FILLY],
            opponent_mine=[rival, plain(1)],
            opponents_turn=True,
            opponent_tokens=2,
        )

        assert table.why(SPRING_FORWARD_COMPANIONABLE_FILLY) == [
            ("printed", 2),
            (SPRING_FORWARD_COMPANIONABLE_FILLY, 4),
        ]
        table.move(rival, "theirs")
        assert table.power(SPRING_FORWARD_COMPANIONABLE_FILLY) == 2 + 2

    @pytest.mark.must_not
    def test_not_for_yours(self) -> None:
        """Your own characters there, itself among them, count nothing."""
        table = Table(mine=[SPRING_FORWARD_COMPANIONABLE_FILLY, plain(1)], mane_at="mine")

        assert table.power(SPRING_FORWARD_COMPANIONABLE_FILLY) == 2


@pytest.mark.card("pr62")
class TestSunnyRays:
    """pr62."""

    def test_arranges_the_top_of_your_deck(self) -> None:
        """The top two cards go back in the order you like, and only you know them."""
        first, second, third = plain(1), plain(1), plain(1)
        table = Table(
            hand=[SUNNY_RAYS_ONE_BRIGHT_MARE],
            home=[plain(2, PURPLE)],
            deck=[first, second, third],
            tokens=2,
        )

        table.play(SUNNY_RAYS_ONE_BRIGHT_MARE, "home").choose("yes")

        assert table.choices() == [first, second]
        table.choose(first)
        assert table.deck()[:3] == [second, first, third]
        assert (table.knows(second), table.knows(second, OPPONENT)) == (True, False)

    @pytest.mark.must_not
    def test_who_declines_sees_nothing(self) -> None:
        """You may; the deck stays as it is, and its third card is never seen."""
        first, second, third = plain(1), plain(1), plain(1)
        table = Table(
            hand=[SUNNY_RAYS_ONE_BRIGHT_MARE],
            home=[plain(2, PURPLE)],
            deck=[first, second, third],
            tokens=2,
        )

        table.play(SUNNY_RAYS_ONE_BRIGHT_MARE, "home").choose("no")

        assert table.deck()[:3] == [first, second, third]
        assert not table.knows(first)


@pytest.mark.card("pr63")
class TestLadyJustice:
    """pr63."""

    def test_weakens_opposing_characters_there_in_a_faceoff(self) -> None:
        """Only an opponent's characters at her Problem have one power less, and the sum says why."""
        rival, ally, at_theirs = plain(3), plain(2), plain(1)
        table = contested(LADY_JUSTICE_JUDGE_JURY, ally, rivals=(rival,), opponent_theirs=(at_theirs,))

        assert table.asked == "priority"
        assert table.why(rival) == [("printed", 3), (LADY_JUSTICE_JUDGE_JURY, -1)]
        assert table.why_total(OPPONENT) == [(rival, 2)]
        assert table.why_total() == [(LADY_JUSTICE_JUDGE_JURY, 3), (ally, 2)]
        assert table.power(at_theirs) == 1
        assert table.power(table.opponent_mane) == 1

    @pytest.mark.clause("514.4a")
    def test_never_below_nothing(self) -> None:
        """Two of them make one power less than none, which adds nothing and takes nothing away."""
        first, second = piece(LADY_JUSTICE_JUDGE_JURY), piece(LADY_JUSTICE_JUDGE_JURY)
        weak, strong = plain(1), plain(4)
        table = contested(first, second, rivals=(weak, strong))

        assert table.power(weak) == -1
        assert table.why_total(OPPONENT) == [(weak, 0), (strong, 2)]

    def test_a_faceoff_elsewhere_is_one_too(self) -> None:
        """While a faceoff goes on at the other Problem, those at hers are weaker as well."""
        rival = plain(3)
        table = contested(
            plain(1), rivals=(plain(1),), theirs=(LADY_JUSTICE_JUDGE_JURY,), opponent_theirs=(rival,)
        )

        assert table.power(rival) == 2

    @pytest.mark.must_not
    def test_not_outside_faceoffs(self) -> None:
        """Before a faceoff, also for confronting, and after it they have their power."""
        rival = plain(3)
        problem = plain_problem(opponent=3)
        table = Table(problem=problem, mine=[LADY_JUSTICE_JUDGE_JURY], opponent_mine=[rival])

        assert table.power(rival) == 3
        assert table.can_confront(problem, OPPONENT)
        ended = contested(LADY_JUSTICE_JUDGE_JURY, rivals=(rival,)).until("main")
        assert ended.power(rival) == 3

    @pytest.mark.must_not
    def test_a_troublemaker_is_no_character(self) -> None:
        """A challenged Troublemaker at her Problem keeps its power."""
        trouble = plain_troublemaker(3)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[LADY_JUSTICE_JUDGE_JURY],
            opponent_mine=[trouble],
            hand=[plain(1)],
            stops=STOP_ME_IN_FACEOFFS,
        )

        table.choose(trouble)

        assert table.why_total(OPPONENT) == [(trouble, 3)]

    @pytest.mark.must_not
    @pytest.mark.parametrize("place", ["home", "theirs"])
    def test_elsewhere_she_weakens_nobody_here(self, place: str) -> None:
        """From home or from another Problem she does not reach."""
        rival = plain(3)
        if place == "home":
            table = contested(plain(1), rivals=(rival,), home=(LADY_JUSTICE_JUDGE_JURY,))
        else:
            table = contested(plain(1), rivals=(rival,), theirs=(LADY_JUSTICE_JUDGE_JURY,))

        assert table.power(rival) == 3

    @pytest.mark.must_not
    @pytest.mark.clause("505.1a")
    def test_frightened_she_weakens_nobody(self) -> None:
        """Face down she has no abilities."""
        rival = plain(3)
        table = contested(plain(1), piece(LADY_JUSTICE_JUDGE_JURY, frightened=True), rivals=(rival,))

        assert table.power(rival) == 3


@pytest.mark.card("pr64")
class TestTwilightAllTeamOrganizer:
    """pr64."""

    def test_a_token_for_this_phase(self) -> None:
        """Exhausted she gives a token, which pays like any other and is spent before the others."""
        twilight, ally = TWILIGHT_SPARKLE_ALL_TEAM_ORGANIZER, plain(1)
        table = Table(home=[twilight], hand=[ally], tokens=1)

        table.use(twilight)

        assert (table.tokens, table.is_exhausted(twilight)) == (2, True)
        table.play(ally, "home").end_phase()
        assert (table.tokens, table.log.count("lost-tokens")) == (1, 0)

    @pytest.mark.must_not
    def test_not_kept_beyond_it(self) -> None:
        """Unspent it is lost as the Main Phase ends; the tokens that were there before stay."""
        table = Table(home=[TWILIGHT_SPARKLE_ALL_TEAM_ORGANIZER], tokens=1)

        table.use(TWILIGHT_SPARKLE_ALL_TEAM_ORGANIZER).end_phase()

        assert (table.tokens, table.log.count("lost-tokens")) == (1, 1)

    @pytest.mark.must_not
    def test_once_while_she_is_ready(self) -> None:
        """Exhausted she gives no second one."""
        table = Table(home=[TWILIGHT_SPARKLE_ALL_TEAM_ORGANIZER])

        table.use(TWILIGHT_SPARKLE_ALL_TEAM_ORGANIZER)

        refusal = table.why_not_use(TWILIGHT_SPARKLE_ALL_TEAM_ORGANIZER)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("503.2a", "already-exhausted")


@pytest.mark.card("pr203")
class TestTwilightUrsaVanquisher:
    """pr203."""

    @pytest.mark.clause("glossary.studious")
    def test_gains_a_token_for_a_won_faceoff(self) -> None:
        """Studious: a faceoff won with her brings a token."""
        assert defeating_with(TWILIGHT_SPARKLE_URSA_VANQUISHER).tokens == 1

    def test_back_to_the_hand_she_sends_two_home(self) -> None:
        """Exhausted and taken back, she moves up to two of the opponent's characters home."""
        one, two, three = plain(1), plain(1), plain(1)
        table = Table(
            mine=[TWILIGHT_SPARKLE_URSA_VANQUISHER, plain(1)],
            opponent_mine=[one, two],
            opponent_theirs=[three],
            opponent_home=[plain(1)],
        )

        table.use(TWILIGHT_SPARKLE_URSA_VANQUISHER).choose("yes")

        assert table.zone_of(TWILIGHT_SPARKLE_URSA_VANQUISHER) == "hand"
        assert table.choices() == [one, two, three, "done"]
        table.choose(three, one)
        assert [table.area_of(rival) for rival in (one, two, three)] == ["their home", "mine", "their home"]

    def test_fewer_will_do(self) -> None:
        """None need be moved, though she has gone."""
        table = Table(mine=[TWILIGHT_SPARKLE_URSA_VANQUISHER], opponent_mine=[plain(1)])

        table.use(TWILIGHT_SPARKLE_URSA_VANQUISHER).choose("yes", "done")

        assert (table.asked, table.log.count("moved")) == ("main", 0)

    @pytest.mark.must_not
    def test_not_from_home(self) -> None:
        """Only while she is at a Problem."""
        table = Table(home=[TWILIGHT_SPARKLE_URSA_VANQUISHER], opponent_mine=[plain(1)])

        refusal = table.why_not_use(TWILIGHT_SPARKLE_URSA_VANQUISHER)

        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("703.1", "condition-unmet")

    @pytest.mark.must_not
    def test_not_while_exhausted(self) -> None:
        """Who can't be exhausted can't do it all, and so nothing of it."""
        scholar = piece(TWILIGHT_SPARKLE_URSA_VANQUISHER, exhausted=True)
        table = Table(mine=[scholar], opponent_mine=[plain(1)])

        refusal = table.why_not_use(scholar)

        assert refusal is not None
        assert refusal.reason == "nothing-to-do"

    @pytest.mark.must_not
    def test_if_she_stays_nobody_moves(self) -> None:
        """Frightened instead of taken back, she has not done what the rest hangs on."""
        stubborn = plain(abilities=(Continuous((HasKeyword("Persistent"),), each(yours(FRIEND, here()))),))
        rival = plain(1)
        table = Table(mine=[TWILIGHT_SPARKLE_URSA_VANQUISHER, stubborn], opponent_mine=[rival])

        table.use(TWILIGHT_SPARKLE_URSA_VANQUISHER).choose("yes", TWILIGHT_SPARKLE_URSA_VANQUISHER)

        assert table.is_face_down(TWILIGHT_SPARKLE_URSA_VANQUISHER)
        assert (table.asked, table.area_of(rival)) == ("main", "mine")


@pytest.mark.card("pr204")
class TestZecora:
    """pr204."""

    def test_draws_two_and_puts_one_on_top(self) -> None:
        """Of the hand with the two cards drawn, one goes on top of the deck; only you know which."""
        held, first, second, third = plain(1), plain(2), plain(3), plain(4)
        table = Table(home=[ZECORA_EVERFREE_GURU], hand=[held], deck=[first, second, third])

        table.use(ZECORA_EVERFREE_GURU)

        assert table.choices() == [held, first, second]
        table.choose(first)
        assert table.hand() == [held, second]
        assert table.deck()[:2] == [first, third]
        assert (table.knows(first), table.knows(first, OPPONENT)) == (True, False)

    @pytest.mark.must_not
    def test_tells_the_opponent_nothing(self) -> None:
        """Whoever knew a card of the hand no longer knows where it is, whichever went."""
        known = plain(1)
        table = Table(home=[ZECORA_EVERFREE_GURU], hand=[known])
        table.state.known[table.id(known)] = 0b111

        table.use(ZECORA_EVERFREE_GURU).choose(table.hand()[-1])

        assert table.hand()[0] is known
        assert not table.knows(known, OPPONENT)

    @pytest.mark.must_not
    def test_only_once_while_ready(self) -> None:
        """It must be exhausted: the second time it is refused, and on the opponent's turn as well."""
        table = Table(home=[ZECORA_EVERFREE_GURU])
        theirs = Table(home=[ZECORA_EVERFREE_GURU], opponents_turn=True)

        table.use(ZECORA_EVERFREE_GURU).choose(table.hand()[0])

        again, elsewhen = table.why_not_use(ZECORA_EVERFREE_GURU), theirs.why_not_use(ZECORA_EVERFREE_GURU)
        assert again is not None
        assert again.reason == "already-exhausted"
        assert elsewhen is not None
        assert elsewhen.clause == "609.1"


@pytest.mark.card("pr54", "pr60")
class TestWithoutText:
    """pr54 and pr60."""

    @pytest.mark.parametrize("card", [COMET_TAIL_HALE_BOPPER, BLUE_MOON_OL_BLUE_EYES])
    def test_is_played_for_its_cost_and_does_nothing_else(self, card: Card) -> None:
        """It has no abilities and no requirement: its tokens are enough, one less is not."""
        table = Table(hand=[card], tokens=card.cost)

        assert (card.front.abilities, card.front.keywords) == ((), ())
        table.play(card, "theirs")
        assert table.asked == "main"
        assert table.area_of(card) == "theirs"
        assert table.tokens == 0
        assert table.why(card) == [("printed", card.front.power)]
        assert card not in Table(hand=[card], tokens=card.cost - 1).playable()
