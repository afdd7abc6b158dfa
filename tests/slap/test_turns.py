"""Turns, challenges, and the end of a game."""

import pytest

from everfree.slap.events import ChallengeFailed, Ended, Played, Took
from everfree.slap.options import Cards, Minutes
from everfree.table.commands import Answer
from everfree.table.game import Refused
from everfree.testing.slap import Scene

GRACE = 1200


class TestTurn:
    """Cards are turned over clockwise."""

    def test_the_next_player_follows(self) -> None:
        """The top card goes onto the pile, and the turn to the left."""
        scene = Scene("a b", "c d", "e f").play()

        assert (scene.pile, scene.stack(0), scene.turn) == ("a", "b", 1)
        assert scene.play(2).turn == 0

    @pytest.mark.ruling("S2")
    def test_running_out(self) -> None:
        """The card played counts; the player is passed over."""
        scene = Scene("a", "b c", "d e").play()

        assert (scene.pile, scene.status(0)) == ("a", "empty")
        assert scene.play(2).turn == 1

    @pytest.mark.ruling("S2")
    def test_an_empty_player_may_slap_in(self) -> None:
        """A right slap brings the pile, the lead and a place in the round again."""
        scene = Scene("a", "a c", "d e").play(2).slap(0)

        assert (scene.stack(0), scene.status(0), scene.turn) == ("a a", "active", 0)

    def test_only_the_owner_of_the_turn_plays(self) -> None:
        """Everybody else is refused, and the table is as it was."""
        scene = Scene("a b", "c d")
        before = scene.table.digest()

        with pytest.raises(Refused, match="not-asked"):
            scene.apply(Answer(1, (0,), at=500))
        assert scene.table.digest() == before

    @pytest.mark.ruling("S7")
    def test_a_card_lies_for_a_while(self) -> None:
        """The next card is refused until 400 ms have passed."""
        scene = Scene("a b", "c d").play()

        with pytest.raises(Refused, match="too-soon"):
            scene.play(after=399)
        assert scene.play(after=400).pile == "a c"

    def test_the_table_plays_for_the_silent(self) -> None:
        """After five seconds the card is turned over by the clock, and the log says so."""
        scene = Scene("a b", "c d").wait(4999)
        assert scene.pile == ""

        scene.wait(1)

        assert (scene.pile, scene.turn) == ("a", 1)
        assert [event.by_clock for event in scene.told(Played)] == [True]


class TestChallenge:
    """A challenge card must be answered within its chances."""

    @pytest.mark.ruling("7.1")
    def test_an_unanswered_villain(self) -> None:
        """After three plain cards and the grace time the challenger has the pile; the other one leads."""
        scene = Scene("V x", "a b c d", "e").play(4)
        assert scene.table.asked() == {}
        assert (scene.wait(GRACE - 1).pile, scene.wait(1).pile) == ("V a b c", "")

        assert (scene.stack(0), scene.turn) == ("x V a b c", 1)
        assert scene.told(Took)[-1].why == "challenge"

    @pytest.mark.ruling("7.2")
    def test_answered_by_a_parasprite(self) -> None:
        """The second try is a challenge card: it stops at once, and the player after has exactly one try."""
        scene = Scene("A x", "a P b", "c d", "e").play(3)

        assert (scene.challenge, scene.turn) == ((1, 2, 1), 2)
        assert scene.play().wait(GRACE).stack(1) == "b A a P c"

    @pytest.mark.ruling("S11")
    @pytest.mark.parametrize(("letter", "chances"), [("A", 4), ("V", 3), ("M", 2), ("P", 1)])
    def test_chances(self, letter: str, chances: int) -> None:
        """Alicorn 4, Villain 3, Mane 5 2, Parasprite 1."""
        scene = Scene(f"{letter} x", "a b c d e", "f").play()

        assert scene.challenge == (0, 1, chances)
        assert scene.play(chances).table.asked() == {}

    @pytest.mark.ruling("S3", "7.8")
    def test_passed_on_with_the_chances_left(self) -> None:
        """One card and three chances: the third player goes on with two."""
        scene = Scene("V x", "a", "b c d").play(2)

        assert (scene.challenge, scene.turn, scene.status(1)) == ((0, 2, 2), 2, "empty")

    @pytest.mark.ruling("S3")
    def test_not_passed_to_the_challenger(self) -> None:
        """The next player other than the challenger takes over."""
        scene = Scene("a", "b c d", "V x", turn=2).play(2)

        assert scene.challenge == (2, 1, 2)

    @pytest.mark.ruling("S3")
    def test_failed_at_once_if_the_table_says_so(self) -> None:
        """With `fail` the third player has nothing to do with it."""
        scene = Scene("V x", "a", "b c d", short_challenge="fail").play(2)
        assert scene.table.asked() == {}

        assert (scene.wait(GRACE).stack(0), scene.turn) == ("x V a", 2)

    @pytest.mark.ruling("S3", "7.9")
    def test_two_players(self) -> None:
        """The challenged one runs out: the challenger gets all, and the game ends."""
        scene = Scene("V x", "a").play(2)

        assert (scene.winners, scene.pile) == (None, "V a")
        assert (scene.wait(GRACE).winners, scene.stack(0)) == ((0,), "x V a")

    @pytest.mark.ruling("7.9")
    def test_two_players_and_a_slap_in(self) -> None:
        """The other slaps in within the grace time, and the game goes on."""
        scene = Scene("V x", "a", pile="a").play(2).slap(1, after=GRACE - 1)

        assert (scene.winners, scene.stack(1), scene.turn) == (None, "a V a", 1)

    @pytest.mark.ruling("S4")
    def test_empty_players_are_not_challenged(self) -> None:
        """The next player is the next one with cards."""
        assert Scene("V x", "", "a b").play().challenge == (0, 2, 3)

    @pytest.mark.ruling("S4")
    def test_nobody_left_to_challenge(self) -> None:
        """If the challenger is the only one with cards, the challenge has failed at once."""
        scene = Scene("V", "P x", "").play(2)
        assert scene.table.asked() == {}

        assert scene.wait(GRACE).winners == (1,)

    @pytest.mark.ruling("S4")
    def test_a_challenge_with_the_last_card(self) -> None:
        """The challenger who gave it wins the pile and is in again."""
        scene = Scene("P", "a b", "c d").play()
        assert scene.status(0) == "empty"

        scene.play().wait(GRACE)

        assert (scene.stack(0), scene.status(0), scene.turn) == ("P a", "active", 1)

    @pytest.mark.ruling("S4")
    def test_the_last_card_against_the_last_player(self) -> None:
        """One player has cards, another a challenge: it is answered before anybody wins."""
        scene = Scene("V", "a P b").play(2)
        assert (scene.winners, scene.turn) == (None, 1)

        scene.play().wait(GRACE)

        assert scene.winners == (1,)

    @pytest.mark.ruling("S4")
    def test_a_banned_challenger_wins_nothing(self) -> None:
        """Who is out after a false slap can't collect: the challenge lapses, and the pile stays."""
        scene = Scene("V", "a b c", "d e").play()
        scene.slap(0)

        assert (scene.status(0), scene.challenge, scene.turn) == ("banned", None, 1)
        assert scene.play().turn == 2

    @pytest.mark.ruling("S20")
    def test_a_challenge_that_makes_a_mirror(self) -> None:
        """Both stand: the challenge runs, and a right slap ends it."""
        scene = Scene("V x", "a b", "c", pile="V").play()
        assert (scene.challenge, scene.pile) == ((0, 1, 3), "V V")

        scene.slap(2)

        assert (scene.challenge, scene.stack(2), scene.turn) == (None, "c V V", 2)


class TestAward:
    """S5: a slap wins over a failed challenge, for a while."""

    @pytest.mark.ruling("S5")
    def test_slapped_in_time(self) -> None:
        """The last chance makes a Mirror; a slap after 500 ms has the pile."""
        scene = Scene("P x", "a b", "c", pile="a").play(2)
        assert scene.pile == "a P a"

        scene.slap(2, after=500)

        assert (scene.stack(2), scene.turn) == ("c a P a", 2)

    @pytest.mark.ruling("S5")
    def test_not_slapped(self) -> None:
        """Without a slap the challenger has it."""
        assert Scene("P x", "a b", "c", pile="a").play(2).wait(GRACE).stack(0) == "x a P a"

    @pytest.mark.ruling("S5")
    def test_slapped_too_late(self) -> None:
        """After the grace time the pile is gone, and a slap for what was there costs nothing."""
        scene = Scene("P x", "a b", "c", pile="a").play(2)
        version = scene.version

        scene.wait(GRACE).slap(2, version=version)

        assert (scene.stack(0), scene.stack(2)) == ("x a P a", "c")

    @pytest.mark.ruling("S5")
    def test_a_slap_just_in_time_is_judged_after_it(self) -> None:
        """What arrives within the grace time wins, though the verdict comes later."""
        scene = Scene("P x", "a b", "c", pile="a").play(2).slap(2, after=GRACE - 1)

        assert scene.stack(2) == "c a P a"
        assert scene.now > GRACE

    @pytest.mark.ruling("S5")
    def test_the_grace_time_is_an_option(self) -> None:
        """A table without it collects at once."""
        assert Scene("P x", "a b", "c", award_grace_ms=0).play(2).wait(0).stack(0) == "x P a"


class TestEnd:
    """S10."""

    @pytest.mark.ruling("S10")
    def test_all_cards(self) -> None:
        """Who owns all cards wins, at once."""
        scene = Scene("a x", "", "a", turn=2, pile="a").play()
        scene.slap(0)

        assert scene.winners == (0,)
        assert scene.told(Ended)[-1].why == "all-cards"

    @pytest.mark.ruling("S10")
    def test_the_last_player_with_cards(self) -> None:
        """With nothing to slap the pile goes to that player without waiting."""
        scene = Scene("a", "b c").play()

        assert (scene.winners, scene.stack(1)) == ((1,), "b c a")

    @pytest.mark.ruling("S10")
    def test_one_last_slap(self) -> None:
        """With an open match everybody has the grace time."""
        scene = Scene("a", "b c", pile="a").play()
        assert scene.winners is None

        assert scene.slap(0).stack(0) == "a a"
        assert Scene("a", "b c", pile="a").play().wait(GRACE).winners == (1,)

    @pytest.mark.ruling("S10")
    def test_minutes(self) -> None:
        """When the time is over, the most cards in the stacks win; the pile does not count."""
        scene = Scene("a b c", "d e f g", pile="h", limit=Minutes(1), turn_timeout_ms=60_000)

        assert scene.wait(59_999).winners is None
        assert scene.wait(1).winners == (1,)

    @pytest.mark.ruling("S10")
    def test_ties_are_shared(self) -> None:
        """Equal stacks win together."""
        scene = Scene("a b c", "d e", "f", limit=Cards(1)).play()

        assert scene.winners == (0, 1)
        assert scene.told(Ended)[-1].why == "limit"

    @pytest.mark.ruling("S10")
    def test_cards(self) -> None:
        """After so many cards it is over, but a match on the last may still be slapped."""
        scene = Scene("a b", "a c d", limit=Cards(2)).play(2)
        assert (scene.winners, scene.table.asked()) == (None, {})

        assert scene.slap(0).winners == (0,)
        assert Scene("a b", "a c d", limit=Cards(2)).play(2).wait(GRACE).winners == (1,)

    @pytest.mark.ruling("S10")
    def test_no_limit(self) -> None:
        """A local table has none."""
        scene = Scene("a b", "c d", "e f", turn_timeout_ms=60_000)

        assert scene.table.due() == 60_000

    @pytest.mark.ruling("S10")
    def test_a_slap_before_the_end_is_judged(self) -> None:
        """A hand that was on the pile in time counts, though the time ends before the verdict."""
        scene = Scene("a b", "a c d", limit=Minutes(1), turn_timeout_ms=59_990)
        scene.play(2)

        scene.slap(0, after=60_000 - 1 - scene.now)

        assert (scene.wait(0).winners, scene.stack(0)) == ((0,), "b a a")
        assert scene.now > 60_000

    def test_nothing_happens_after_the_end(self) -> None:
        """Every command is refused."""
        scene = Scene("a", "b c").play()

        with pytest.raises(Refused, match="game-over"):
            scene.apply(Answer(1, (0,), at=9999))
        assert (scene.table.asked(), scene.table.due()) == ({}, None)


@pytest.mark.ruling("S4")
def test_a_challenge_that_nobody_can_answer_is_told_as_such() -> None:
    """The others have no cards left: the challenge fails at once, though a challenge card came."""
    scene = Scene("parasprite villain b", "alicorn").play(3)
    (failed,) = scene.told(ChallengeFailed)
    assert failed.unopposed

    answered = Scene("parasprite b", "c d e").play(2)
    (failed,) = answered.told(ChallengeFailed)
    assert not failed.unopposed
