"""Pink Friends of Premiere."""

import pytest

from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP
from everfree.ccg.cards.premiere.friends_pink import (
    BERRY_DREAMS_POM_POM_PONY,
    BIG_TOP_SILLY_PONY,
    CHARGED_UP_ENERGIZER_PONY,
    DANCE_FEVER_DISCO_KING,
    FLITTER_RIBBON_WIELDER,
    GOLDENGRAPE_POPULAR_PUNSTER,
    LUCKY_STREAK_ONE_IN_A_MILLION,
    LYRA_HEARTSTRINGS_BONAFIDE,
    OL_SALT_SALT_BLOCKED,
    PINKIE_PIE_ICE_CUTTER,
    PINKIE_PIE_PINKIE_RESPONSIBILITY_PIE,
    PINPRICK_POP_STAR,
    SCREWY_BARKING_MAD,
    SNIPS_SNAILS_DYNAMIC_DUO,
    SURPRISE_PARTY_PEGASUS,
)
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    EPIC,
    PINK,
    POWER_COUNTER,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
    VILLAIN,
    WILD,
    Card,
    Need,
)
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT

STOP_ME_IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def easy_problem() -> Card:
    """Make a Problem that one power confronts, whosever it is."""
    return plain_problem((Need(WILD, 1),), opponent=1)


def won_with(card: Card, *rivals: Card) -> Table:
    """Win a faceoff at your Problem, with *card* and a strong ally, against *rivals*."""
    return Table(
        phase=SCORE_PHASE,
        problem=easy_problem(),
        mine=[card, plain(9)],
        opponent_mine=rivals,
        deck=[plain(2)],
    )


def challenging_with(card: Card, *flips: Card) -> Table:
    """Challenge a strong Troublemaker with *card*, and flip these one after the other."""
    trouble = plain_troublemaker(9)
    table = Table(phase=TROUBLEMAKER_PHASE, mine=[card], opponent_mine=[trouble], deck=flips)
    return table.choose(trouble)


@pytest.mark.card("pr37")
class TestBerryDreams:
    """pr37."""

    def test_draws_a_card_as_it_is_played(self) -> None:
        """Played anywhere, it brings the top card of the deck."""
        top = plain(5)
        table = Table(hand=[BERRY_DREAMS_POM_POM_PONY], deck=[top], tokens=2)

        table.play(BERRY_DREAMS_POM_POM_PONY, "home")

        assert table.hand() == [top]
        assert table.log.count("drew") == 1

    @pytest.mark.must_not
    def test_its_opponents_play_draws_for_the_opponent(self) -> None:
        """Another one that an opponent plays draws nothing for you, nor does yours that lies there."""
        theirs = piece(BERRY_DREAMS_POM_POM_PONY)
        table = Table(
            home=[BERRY_DREAMS_POM_POM_PONY], opponent_hand=[theirs], opponent_tokens=2, opponents_turn=True
        )

        table.play(theirs, "their home")

        assert (len(table.hand()), len(table.hand(OPPONENT))) == (0, 1)


@pytest.mark.card("pr38")
class TestBigTop:
    """pr38."""

    def test_dismisses_an_opponents_friend_of_a_won_faceoff(self) -> None:
        """A Friend of an opponent that took part goes to the discard pile, of your choice."""
        weak, strong = plain(1), plain(2)
        table = won_with(BIG_TOP_SILLY_PONY, weak, strong)

        assert table.choices() == [weak, strong]
        table.choose(strong)
        assert (table.zone_of(weak), table.zone_of(strong)) == ("play", "discard-pile")

    @pytest.mark.must_not
    def test_only_friends_that_were_in_it(self) -> None:
        """Neither a Mane Character, nor Friends elsewhere, nor yours: one rival leaves no choice."""
        rival, at_home, at_theirs = plain(1), plain(1), plain(1)
        table = Table(
            phase=SCORE_PHASE,
            problem=easy_problem(),
            mine=[BIG_TOP_SILLY_PONY, plain(9)],
            opponent_mine=[rival],
            opponent_mane_at="mine",
            opponent_home=[at_home],
            opponent_theirs=[at_theirs],
        )

        assert table.log.count("dismissed") == 1
        assert table.zone_of(rival) == "discard-pile"

    @pytest.mark.must_not
    def test_not_for_a_lost_faceoff(self) -> None:
        """If the opponent wins, nobody is dismissed."""
        rival = plain(9)
        table = Table(
            phase=SCORE_PHASE, problem=easy_problem(), mine=[BIG_TOP_SILLY_PONY], opponent_mine=[rival]
        )

        assert (table.log.count("faceoff-won"), table.log.count("dismissed")) == (1, 0)

    @pytest.mark.must_not
    def test_not_for_a_troublemaker_faceoff(self) -> None:
        """A defeated Troublemaker is no Problem faceoff: the Friends beside it are safe."""
        trouble, bystander = plain_troublemaker(1), plain(1)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[BIG_TOP_SILLY_PONY], opponent_mine=[trouble, bystander])

        table.choose(trouble)

        assert table.log.count("defeated") == 1
        assert table.zone_of(bystander) == "play"


@pytest.mark.card("pr39")
class TestChargedUp:
    """pr39."""

    def test_arranges_the_deck_of_the_problem_it_moves_to(self) -> None:
        """The top two Problems go back in an order only you know."""
        first, second, third = plain_problem(), plain_problem(), plain_problem()
        table = Table(home=[CHARGED_UP_ENERGIZER_PONY], problem_deck=[first, second, third], tokens=2)

        table.move(CHARGED_UP_ENERGIZER_PONY, "mine").choose("yes")

        assert table.choices() == [first, second]
        table.choose(first)
        assert table.problem_deck() == [second, first, third]
        assert [table.knows(one) for one in (first, second, third)] == [True, True, False]
        assert not table.knows(second, OPPONENT)

    def test_at_an_opponents_problem_it_is_their_deck(self) -> None:
        """The Problem's own deck is meant, whosever it is; a single card is only looked at."""
        mine, theirs = plain_problem(), plain_problem()
        table = Table(
            home=[CHARGED_UP_ENERGIZER_PONY], next_problem=mine, opponent_next_problem=theirs, tokens=2
        )

        table.move(CHARGED_UP_ENERGIZER_PONY, "theirs").choose("yes")

        assert table.asked == "main"
        assert (table.knows(mine), table.knows(theirs)) == (False, True)

    @pytest.mark.must_not
    def test_not_on_the_way_home(self) -> None:
        """Home has no Problem deck, and who declines sees nothing."""
        top = plain_problem()
        table = Table(mine=[CHARGED_UP_ENERGIZER_PONY], next_problem=top, tokens=4)

        table.move(CHARGED_UP_ENERGIZER_PONY, "home")
        assert table.asked == "main"
        table.move(CHARGED_UP_ENERGIZER_PONY, "mine").choose("no")
        assert not table.knows(top)


@pytest.mark.card("pr40")
class TestDanceFever:
    """pr40."""

    @pytest.mark.clause("glossary.random")
    def test_trades_a_flip_of_one_power(self) -> None:
        """Random: the 1 you flipped is ignored and a new card is flipped."""
        low, high = plain(1), plain(4)
        table = challenging_with(DANCE_FEVER_DISCO_KING, low, high)

        assert (table.asked, table.choices()) == ("random", [DANCE_FEVER_DISCO_KING, "no"])
        table.choose(DANCE_FEVER_DISCO_KING)
        assert (table.log.count("flipped"), table.log.count("ignored")) == (3, 1)

    @pytest.mark.must_not
    @pytest.mark.clause("glossary.random")
    def test_keeps_a_flip_of_two(self) -> None:
        """A card of any other power is not ignored: nothing is asked."""
        table = challenging_with(DANCE_FEVER_DISCO_KING, plain(2))

        assert (table.asked, table.log.count("ignored")) == ("main", 0)


@pytest.mark.card("pr41")
class TestLuckyStreak:
    """pr41."""

    def test_uncovers_a_face_down_troublemaker_as_it_is_played(self) -> None:
        """Whosever it is, out of turn; what happens as it is uncovered happens."""
        villain, other, friend = plain_troublemaker(keywords=(VILLAIN,)), plain_troublemaker(), plain(1)
        hidden, second = piece(villain, face_down=True), piece(other, face_down=True)
        table = Table(
            hand=[LUCKY_STREAK_ONE_IN_A_MILLION],
            home=[plain(1, PINK)],
            mine=[friend, second],
            opponent_mine=[hidden],
            tokens=1,
        )

        table.play(LUCKY_STREAK_ONE_IN_A_MILLION, "home").choose("yes")

        assert table.choices() == [second, hidden]
        table.choose(hidden)
        assert (table.is_face_down(hidden), table.is_face_down(second)) == (False, True)
        assert table.is_face_down(friend)

    @pytest.mark.must_not
    @pytest.mark.clause("607.1")
    def test_uncovers_none_beside_an_epic_one(self) -> None:
        """Where an Epic Troublemaker lies face up no other is uncovered: there is nothing to offer."""
        epic, hidden = plain_troublemaker(traits=(EPIC,)), piece(plain_troublemaker(), face_down=True)
        table = Table(
            hand=[LUCKY_STREAK_ONE_IN_A_MILLION],
            home=[plain(1, PINK)],
            opponent_mine=[epic, hidden],
            tokens=1,
        )

        table.play(LUCKY_STREAK_ONE_IN_A_MILLION, "home")

        assert table.asked == "main"
        assert table.is_face_down(hidden)

    @pytest.mark.clause("607.3")
    def test_an_epic_one_drives_the_others_out(self) -> None:
        """Uncovered by this text too, it dismisses the face-up Troublemakers beside it."""
        hidden, other = piece(plain_troublemaker(traits=(EPIC,)), face_down=True), plain_troublemaker()
        table = Table(
            hand=[LUCKY_STREAK_ONE_IN_A_MILLION],
            home=[plain(1, PINK)],
            mine=[other],
            opponent_mine=[hidden],
            tokens=1,
        )

        table.play(LUCKY_STREAK_ONE_IN_A_MILLION, "home").choose("yes")

        assert (table.zone_of(hidden), table.zone_of(other)) == ("play", "discard-pile")

    @pytest.mark.clause("505.1d")
    def test_looks_at_a_face_down_troublemaker(self) -> None:
        """Exhausted, it shows you one, which stays face down."""
        hidden, other = (
            piece(plain_troublemaker(), face_down=True),
            piece(plain_troublemaker(), face_down=True),
        )
        table = Table(home=[LUCKY_STREAK_ONE_IN_A_MILLION], opponent_mine=[hidden], opponent_theirs=[other])

        table.use(LUCKY_STREAK_ONE_IN_A_MILLION)

        assert table.choices() == [hidden, other]
        table.choose(hidden)
        assert (table.knows(hidden), table.knows(other)) == (True, False)
        assert table.is_face_down(hidden)

    @pytest.mark.must_not
    def test_looks_once_and_only_at_face_down_ones(self) -> None:
        """A face-up Troublemaker is no choice; exhausted it looks no more; the opponent learns nothing."""
        mine, theirs = (
            piece(plain_troublemaker(), face_down=True),
            plain_troublemaker(),
        )
        table = Table(home=[LUCKY_STREAK_ONE_IN_A_MILLION], mine=[mine], opponent_mine=[theirs])

        table.use(LUCKY_STREAK_ONE_IN_A_MILLION)

        assert table.asked == "main"
        assert table.log.count("looked-at-card") == 1
        assert not table.knows(mine, OPPONENT)
        refusal = table.why_not_use(LUCKY_STREAK_ONE_IN_A_MILLION)
        assert refusal is not None
        assert refusal.reason == "already-exhausted"


@pytest.mark.card("pr42")
class TestFlitter:
    """pr42."""

    def test_is_stronger_against_troublemakers(self) -> None:
        """During a Troublemaker faceoff it has one power more, and the sum says why."""
        trouble = plain_troublemaker(1)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[FLITTER_RIBBON_WIELDER],
            opponent_mine=[trouble],
            hand=[plain(1)],
            stops=STOP_ME_IN_FACEOFFS,
        )

        table.choose(trouble)

        assert table.why(FLITTER_RIBBON_WIELDER) == [("printed", 1), (FLITTER_RIBBON_WIELDER, 1)]

    @pytest.mark.must_not
    def test_not_in_a_problem_faceoff(self) -> None:
        """Against an opponent's characters it has its printed power."""
        table = Table(
            phase=SCORE_PHASE,
            problem=easy_problem(),
            mine=[FLITTER_RIBBON_WIELDER],
            opponent_mine=[plain(1)],
            hand=[plain(1)],
            stops=STOP_ME_IN_FACEOFFS,
        ).until("priority")

        assert table.involved() == [FLITTER_RIBBON_WIELDER, *table.involved()[1:]]
        assert table.power(FLITTER_RIBBON_WIELDER) == 1

    @pytest.mark.must_not
    def test_not_while_others_face_a_troublemaker(self) -> None:
        """At another Problem it is not involved."""
        trouble = plain_troublemaker(1)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[plain(1)],
            theirs=[FLITTER_RIBBON_WIELDER],
            opponent_mine=[trouble],
            hand=[plain(1)],
            stops=STOP_ME_IN_FACEOFFS,
        )

        table.choose(trouble)

        assert table.power(FLITTER_RIBBON_WIELDER) == 1


@pytest.mark.card("pr43")
class TestGoldengrape:
    """pr43."""

    def test_a_won_faceoff_finds_a_friend(self) -> None:
        """Any Friend of your deck, shown to everyone, comes into your hand, and the deck is shuffled."""
        wanted = plain(5)
        table = Table(
            phase=SCORE_PHASE,
            problem=easy_problem(),
            mine=[GOLDENGRAPE_POPULAR_PUNSTER, plain(9)],
            opponent_mine=[plain(1)],
            deck=[plain(2), wanted],
        )

        table.choose("yes", wanted)

        assert table.zone_of(wanted) == "hand"
        assert table.knows(wanted, OPPONENT)
        assert (table.log.count("searched"), table.log.count("shuffled")) == (1, 1)

    @pytest.mark.must_not
    def test_finds_no_other_card(self) -> None:
        """An Event can't be taken, and nobody must find anything; the deck is shuffled all the same."""
        table = Table(
            phase=SCORE_PHASE,
            problem=easy_problem(),
            mine=[GOLDENGRAPE_POPULAR_PUNSTER, plain(9)],
            opponent_mine=[plain(1)],
            deck=[plain(2), DIG_DEEP],
        )

        table.choose("yes")

        assert DIG_DEEP not in table.choices()
        assert table.choices()[-1] == "done"
        table.choose("done")
        assert (table.hand()[1:], table.log.count("shuffled")) == ([], 1)

    @pytest.mark.must_not
    def test_not_for_a_troublemaker_faceoff_nor_a_lost_one(self) -> None:
        """It must be a Problem faceoff, and you must win it."""
        trouble = plain_troublemaker(0)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[GOLDENGRAPE_POPULAR_PUNSTER], opponent_mine=[trouble])
        lost = Table(
            phase=SCORE_PHASE,
            problem=easy_problem(),
            mine=[GOLDENGRAPE_POPULAR_PUNSTER],
            opponent_mine=[plain(9)],
        )

        table.choose(trouble)

        assert (table.score, table.asked, table.log.count("searched")) == (1, "main", 0)
        assert (lost.log.count("faceoff-won"), lost.log.count("searched")) == (1, 0)


@pytest.mark.card("pr45")
class TestPinkieResponsibilityPie:
    """pr45."""

    def test_dismisses_an_opponents_friend_where_it_is_played(self) -> None:
        """At the Problem it is played to, an opponent's Friend of your choice is dismissed."""
        one, other = plain(1), plain(1)
        table = Table(
            hand=[PINKIE_PIE_PINKIE_RESPONSIBILITY_PIE],
            home=[plain(2, PINK)],
            mine=[plain(1)],
            opponent_mine=[one, other],
            opponent_mane_at="mine",
            opponent_theirs=[plain(1)],
            tokens=4,
        )

        table.play(PINKIE_PIE_PINKIE_RESPONSIBILITY_PIE, "mine")

        assert table.choices() == [one, other]
        table.choose(other)
        assert (table.zone_of(one), table.zone_of(other)) == ("play", "discard-pile")

    @pytest.mark.must_not
    def test_at_home_it_dismisses_nobody(self) -> None:
        """It must be played to a Problem; moving there later is not playing."""
        rival = plain(1)
        table = Table(
            hand=[PINKIE_PIE_PINKIE_RESPONSIBILITY_PIE],
            home=[plain(2, PINK)],
            opponent_mine=[rival],
            tokens=6,
        )

        table.play(PINKIE_PIE_PINKIE_RESPONSIBILITY_PIE, "home")
        table.move(PINKIE_PIE_PINKIE_RESPONSIBILITY_PIE, "mine")

        assert table.zone_of(rival) == "play"


@pytest.mark.card("pr46")
class TestPinkieIceCutter:
    """pr46."""

    @pytest.mark.clause("glossary.random")
    def test_trades_a_flip_of_one_power(self) -> None:
        """Random: the 1 you flipped may be ignored for a new card."""
        table = challenging_with(PINKIE_PIE_ICE_CUTTER, plain(1))

        assert (table.asked, table.choices()) == ("random", [PINKIE_PIE_ICE_CUTTER, "no"])

    def test_draws_as_the_opponent_confronts_its_problem(self) -> None:
        """An opponent's confronting its Problem brings you a card."""
        table = Table(
            phase=SCORE_PHASE,
            opponents_turn=True,
            problem=plain_problem(opponent=1),
            mine=[PINKIE_PIE_ICE_CUTTER],
            opponent_mine=[plain(1)],
        )

        assert (table.opponent_score, len(table.hand())) == (1, 1 + 1)  # one of them with the turn that began

    @pytest.mark.must_not
    def test_not_as_you_confront_it(self) -> None:
        """What you confront yourself draws nothing."""
        table = Table(phase=SCORE_PHASE, problem=easy_problem(), mine=[PINKIE_PIE_ICE_CUTTER])

        assert (table.score, table.hand()) == (1, [])

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """The Problem must be its own."""
        table = Table(
            phase=SCORE_PHASE,
            opponents_turn=True,
            problem=plain_problem(opponent=1),
            theirs=[PINKIE_PIE_ICE_CUTTER],
            opponent_mine=[plain(1)],
        )

        assert (table.opponent_score, len(table.hand())) == (1, 1)  # the one of the turn that began


@pytest.mark.card("pr47")
class TestPinprick:
    """pr47."""

    @pytest.mark.clause("glossary.random")
    def test_trades_a_flip_of_one_power(self) -> None:
        """Random: the 1 you flipped may be ignored for a new card."""
        table = challenging_with(PINPRICK_POP_STAR, plain(1))

        assert (table.asked, table.choices()) == ("random", [PINPRICK_POP_STAR, "no"])

    def test_dismisses_an_opponents_friend_of_a_won_faceoff(self) -> None:
        """One of the opponent's Friends that took part is dismissed, of your choice."""
        weak, strong = plain(1), plain(2)
        table = won_with(PINPRICK_POP_STAR, weak, strong)

        assert table.choices() == [weak, strong]
        table.choose(weak)
        assert (table.zone_of(weak), table.zone_of(strong)) == ("discard-pile", "play")

    @pytest.mark.must_not
    def test_not_for_a_faceoff_elsewhere(self) -> None:
        """Won by others at another Problem, the faceoff does not involve it."""
        rival = plain(1)
        table = Table(
            phase=SCORE_PHASE,
            problem=easy_problem(),
            mine=[plain(9)],
            theirs=[PINPRICK_POP_STAR],
            deck=[plain(2)],
            opponent_mine=[rival],
        )

        table.choose("mine")

        assert (table.log.count("faceoff-won"), table.log.count("dismissed")) == (1, 0)


@pytest.mark.card("pr48")
class TestOlSalt:
    """pr48."""

    def test_makes_its_problem_harder_for_the_opponent(self) -> None:
        """An opponent needs one power more at its Problem."""
        table = Table(
            problem=plain_problem(opponent=2), mine=[OL_SALT_SALT_BLOCKED], opponent_mine=[plain(2)]
        )

        assert table.needs(table.problem, OPPONENT) == [(WILD, 2), (WILD, 1)]
        assert not table.can_confront(table.problem, OPPONENT)

    @pytest.mark.must_not
    def test_not_for_you_nor_elsewhere(self) -> None:
        """Your own requirement and that of the other Problem stay as printed."""
        table = Table(
            problem=plain_problem((Need(WILD, 2),), opponent=2),
            opponent_problem=plain_problem((Need(WILD, 3),)),
            mine=[OL_SALT_SALT_BLOCKED],
        )

        assert table.needs(table.problem) == [(WILD, 2)]
        assert table.needs(table.opponent_problem, OPPONENT) == [(WILD, 3)]

    @pytest.mark.must_not
    def test_not_while_it_is_frightened(self) -> None:
        """Face down it makes nothing harder."""
        table = Table(problem=plain_problem(opponent=2), mine=[piece(OL_SALT_SALT_BLOCKED, frightened=True)])

        assert table.needs(table.problem, OPPONENT) == [(WILD, 2)]


@pytest.mark.card("pr49")
class TestSnipsAndSnails:
    """pr49."""

    def test_makes_its_problem_harder_for_the_opponent(self) -> None:
        """Also at a Problem of the opponent's own, whose requirement is another one."""
        table = Table(
            opponent_problem=plain_problem((Need(PINK, 2),), opponent=5), theirs=[SNIPS_SNAILS_DYNAMIC_DUO]
        )

        assert table.needs(table.opponent_problem, OPPONENT) == [(PINK, 2), (WILD, 1)]

    @pytest.mark.must_not
    def test_not_from_home(self) -> None:
        """At home it is at no Problem, and you never need more."""
        table = Table(
            problem=plain_problem((Need(WILD, 2),), opponent=2),
            home=[SNIPS_SNAILS_DYNAMIC_DUO],
            tokens=2,
        )

        assert table.needs(table.problem, OPPONENT) == [(WILD, 2)]
        table.move(SNIPS_SNAILS_DYNAMIC_DUO, "mine")
        assert table.needs(table.problem, OPPONENT) == [(WILD, 2), (WILD, 1)]
        assert table.needs(table.problem) == [(WILD, 2)]


@pytest.mark.card("pr50")
class TestSurprise:
    """pr50."""

    def test_covers_the_troublemaker_where_it_is_played(self) -> None:
        """It lies face down again, as a different card; everyone still knows what it is."""
        trouble = piece(plain_troublemaker(3), counters=(POWER_COUNTER,))
        table = Table(hand=[SURPRISE_PARTY_PEGASUS], home=[plain(3, PINK)], opponent_mine=[trouble], tokens=3)

        table.play(SURPRISE_PARTY_PEGASUS, "mine")

        assert table.is_face_down(trouble)
        assert (table.counters(trouble), table.knows(trouble)) == ({}, True)

    def test_one_of_two(self) -> None:
        """With a Troublemaker of each player there you choose which."""
        mine, theirs = plain_troublemaker(), plain_troublemaker()
        table = Table(
            hand=[SURPRISE_PARTY_PEGASUS],
            home=[plain(3, PINK)],
            mine=[mine],
            opponent_mine=[theirs],
            opponent_theirs=[plain_troublemaker()],
            tokens=3,
        )

        table.play(SURPRISE_PARTY_PEGASUS, "mine")

        assert table.choices() == [mine, theirs]
        table.choose(theirs)
        assert (table.is_face_down(mine), table.is_face_down(theirs)) == (False, True)

    @pytest.mark.must_not
    def test_not_elsewhere(self) -> None:
        """A Troublemaker at another Problem stays face up, and moving there later is not playing."""
        trouble = plain_troublemaker()
        table = Table(hand=[SURPRISE_PARTY_PEGASUS], home=[plain(3, PINK)], opponent_mine=[trouble], tokens=5)

        table.play(SURPRISE_PARTY_PEGASUS, "theirs").move(SURPRISE_PARTY_PEGASUS, "mine")

        assert table.asked == "main"
        assert not table.is_face_down(trouble)


@pytest.mark.card("pr201")
class TestLyraHeartstrings:
    """pr201."""

    def test_draws_two_after_the_opponent_drew(self) -> None:
        """Exhausted as a Reaction to an opponent's draw, it draws two cards."""
        table = Table(home=[LYRA_HEARTSTRINGS_BONAFIDE], opponent_tokens=1, opponents_turn=True)

        table.draw()

        assert table.choices() == ["pass", LYRA_HEARTSTRINGS_BONAFIDE]
        table.use(LYRA_HEARTSTRINGS_BONAFIDE)
        assert (len(table.hand()), len(table.hand(OPPONENT))) == (2, 1)
        assert table.is_exhausted(LYRA_HEARTSTRINGS_BONAFIDE)

    @pytest.mark.must_not
    def test_not_after_your_own_draw(self) -> None:
        """A card you draw is nothing to react to."""
        table = Table(home=[LYRA_HEARTSTRINGS_BONAFIDE], tokens=1)

        table.draw()

        assert table.asked == "main"
        assert len(table.hand()) == 1

    @pytest.mark.must_not
    def test_exhausted_it_draws_no_more(self) -> None:
        """Its cost is paid once: the next draw finds it exhausted."""
        table = Table(home=[LYRA_HEARTSTRINGS_BONAFIDE], opponent_tokens=2, opponents_turn=True)

        table.draw().use(LYRA_HEARTSTRINGS_BONAFIDE).draw()

        assert table.asked == "main"
        assert len(table.hand()) == 2


@pytest.mark.card("pr202")
class TestScrewy:
    """pr202."""

    def test_two_characters_of_an_opponent_are_not_enough(self) -> None:
        """With fewer than three there an opponent can't confront its Problem, whatever their power."""
        problem = plain_problem(opponent=1)
        table = Table(problem=problem, mine=[SCREWY_BARKING_MAD], opponent_mine=[plain(9), plain(9)])

        assert not table.can_confront(problem, OPPONENT)

    def test_no_faceoff_with_who_cant_confront(self) -> None:
        """Confronting it yourself you meet no rival, who could have but for this text."""
        table = Table(
            phase=SCORE_PHASE,
            problem=easy_problem(),
            mine=[SCREWY_BARKING_MAD],
            opponent_mine=[plain(9), plain(9)],
        )

        assert (table.score, table.log.count("faceoff-started")) == (1, 0)

    @pytest.mark.must_not
    def test_three_are(self) -> None:
        """Frightened ones and the Mane Character count among them."""
        problem = plain_problem(opponent=1)
        table = Table(
            problem=problem,
            mine=[SCREWY_BARKING_MAD],
            opponent_mine=[plain(1), piece(plain(1), frightened=True)],
            opponent_mane_at="mine",
        )

        assert table.can_confront(problem, OPPONENT)

    @pytest.mark.must_not
    def test_not_you_and_not_elsewhere(self) -> None:
        """You confront it alone; at the other Problem one character of theirs is enough."""
        table = Table(
            problem=easy_problem(),
            opponent_problem=easy_problem(),
            mine=[SCREWY_BARKING_MAD],
            opponent_theirs=[plain(1)],
        )

        assert table.can_confront(table.problem)
        assert table.can_confront(table.opponent_problem, OPPONENT)
