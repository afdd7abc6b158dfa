"""Right, false and late slaps."""

import pytest

from everfree.slap.commands import Slap
from everfree.slap.events import Judged, SlappedFalsely, SlappedLate
from everfree.slap.signs import PAPER, ROCK, SCISSORS
from everfree.table.game import Refused
from everfree.testing.slap import Scene


class TestRight:
    """The first to slap a match has the pile."""

    @pytest.mark.ruling("7.3")
    def test_a_mirror(self) -> None:
        """The slapper has the pile in order and leads."""
        scene = Scene("W x", "W y", "z").play(2).slap(2)

        assert (scene.stack(2), scene.pile, scene.turn) == ("z W W", "", 2)

    @pytest.mark.ruling("S1")
    def test_the_order_is_kept(self) -> None:
        """Pile a, b, a with stack x, y becomes x, y, a, b, a: the first played comes up first."""
        scene = Scene("q", "x y", pile="a b a").slap(1)

        assert scene.stack(1) == "x y a b a"

    @pytest.mark.ruling("S1")
    def test_the_order_is_kept_for_a_challenge(self) -> None:
        """An awarded pile goes under the stack in the same way."""
        assert Scene("P x y", "a b").play(2).wait(1200).stack(0) == "x y P a"


class TestFalse:
    """Slapping at any other time."""

    @pytest.mark.ruling("7.3", "S12")
    def test_look_alikes(self) -> None:
        """Wonderbolt on Shadowbolt: the top card of the slapper goes under the pile, and play goes on."""
        scene = Scene("W x", "S y", "z q").play(2).slap(2)

        assert (scene.pile, scene.stack(2), scene.turn) == ("z W S", "q", 2)

    @pytest.mark.ruling("S8")
    def test_one_penalty_for_a_person_and_version(self) -> None:
        """A second slap at the same sight is refused and costs nothing; the next card is another matter."""
        scene = Scene("a b", "c d e f", "g").play().slap(1)

        with pytest.raises(Refused, match="slapped-already"):
            scene.slap(1)
        assert scene.stack(1) == "d e f"
        assert scene.play().slap(1).stack(1) == "f"

    @pytest.mark.ruling("S8")
    def test_a_penalty_does_not_change_what_is_seen(self) -> None:
        """The version counts it, but a match on top stays open and is won by whoever saw it before."""
        scene = Scene("a b", "c a", "d e").play(2)
        before = scene.version
        scene.play().slap(2, version=before)
        assert (scene.pile, scene.version) == ("e a c d", before + 2)

        scene = Scene("a b", "a c", "d e").play()
        alone = scene.version
        scene.play().slap(2, version=alone)
        assert scene.slap(1, version=scene.version - 1).stack(1) == "c d a a"

    @pytest.mark.ruling("S8")
    def test_a_penalty_matches_nothing(self) -> None:
        """It goes under the pile unseen: play goes on as if nothing had happened."""
        scene = Scene("a b", "a a c", "a d").play().slap(1)
        assert (scene.pile, [card.character for card in scene.view(2).top]) == ("a a", ["a"])

        assert scene.slap(2).told(SlappedFalsely)[-1].seat == 2
        assert scene.play().slap(0).stack(0) == "b a a a a"

    @pytest.mark.ruling("S8", "7.6")
    def test_the_last_card(self) -> None:
        """Without cards after a false slap one may slap again; the next false slap bans."""
        scene = Scene("a b c", "d e f", "g").play().slap(2)
        assert (scene.stack(2), scene.status(2), scene.pile) == ("", "empty", "g a")

        scene.play().slap(2)

        assert (scene.status(2), scene.pile) == ("banned", "g a d")
        with pytest.raises(Refused, match="banned"):
            scene.play().slap(2)

    @pytest.mark.ruling("S8")
    def test_an_empty_pile(self) -> None:
        """There is nothing to slap."""
        assert Scene("a b", "c d").slap(1).pile == "c"

    @pytest.mark.ruling("S8")
    def test_the_price_is_an_option(self) -> None:
        """Several cards may be lost at once, never more than there are."""
        scene = Scene("a b", "c d e", "f g", penalty_cards=2).play().slap(1).slap(0)

        assert (scene.stack(1), scene.stack(0), scene.pile) == ("e", "", "b d c a")

    @pytest.mark.ruling("S21")
    def test_during_a_challenge(self) -> None:
        """The penalty uses up no chance, and a challenge card lost by it challenges nobody."""
        scene = Scene("V x", "A b c", "d").play().slap(1)

        assert (scene.challenge, scene.turn, scene.pile) == ((0, 1, 3), 1, "A V")

    @pytest.mark.ruling("S21", "S3")
    def test_the_challenged_player_loses_the_last_card(self) -> None:
        """The challenge is passed on as if it had been played."""
        assert Scene("V x", "a", "b c").play().slap(1).challenge == (0, 2, 3)

    def test_the_turn_is_passed_on_by_who_has_no_card_left(self) -> None:
        """Whoever lost the last card can't play it."""
        scene = Scene("a b", "c", "d e").play().slap(1)

        assert (scene.turn, scene.status(1)) == (2, "empty")

    def test_a_right_slap_is_not_false_for_what_came_before(self) -> None:
        """A slap is judged by the version the player saw: the card before made no match."""
        scene = Scene("a b", "a c", "d e").play()
        before = scene.version

        scene.play().slap(2, version=before)

        assert scene.told(SlappedFalsely)[0].seat == 2


class TestSlapIn:
    """S8: who may slap without cards is an option."""

    @pytest.mark.ruling("7.7", "S8")
    def test_guests_where_anyone_may(self) -> None:
        """A right slap makes a guest a player who leads, seated after the one whose turn it was."""
        scene = Scene("a b", "a c", "d e", guests=1, slap_in="anyone").play(2).slap(3)

        assert (scene.status(3), scene.stack(3), scene.turn) == ("active", "a a", 3)
        assert scene.view(0).order == (0, 1, 2, 3)
        assert Scene("a b", "a c", guests=1, slap_in="anyone").play(2).slap(2).view(0).order == (0, 2, 1)

    @pytest.mark.ruling("7.7", "S8")
    def test_guests_where_players_may(self) -> None:
        """The slap is refused without penalty."""
        scene = Scene("a b", "a c", guests=1).play(2)

        with pytest.raises(Refused, match="no-slapping-in"):
            scene.slap(2)
        assert scene.status(2) == "guest"
        assert not scene.view(2).may_slap

    @pytest.mark.ruling("S8")
    def test_a_guest_slaps_falsely(self) -> None:
        """And may not slap again in this game."""
        scene = Scene("a b", "c d", guests=1, slap_in="anyone").play().slap(2)

        assert (scene.status(2), scene.pile) == ("banned", "a")
        with pytest.raises(Refused, match="banned"):
            scene.play().slap(2)

    @pytest.mark.ruling("S8")
    def test_nobody(self) -> None:
        """Then players without cards watch, too."""
        scene = Scene("a", "a c", "d e", slap_in="nobody").play(2)

        with pytest.raises(Refused, match="no-slapping-in"):
            scene.slap(0)
        assert scene.status(0) == "empty"


class TestLate:
    """Right, but another was quicker or a card came between."""

    @pytest.mark.ruling("S6")
    def test_after_the_verdict(self) -> None:
        """A late right slap for the same version costs nothing."""
        scene = Scene("a b", "a c", "d e").play(2)
        version = scene.version

        scene.slap(0).slap(2, version=version, after=900)

        assert (scene.stack(2), scene.status(2)) == ("d e", "active")
        (late,) = scene.told(SlappedLate)
        assert late.seat == 2
        assert late.evidence is not None
        assert late.evidence.counted > scene.told(Judged)[0].verdict.evidence[0].counted
        with pytest.raises(Refused, match="slapped-already"):
            scene.slap(2, version=version)

    @pytest.mark.ruling("S7")
    def test_covered_at_once(self) -> None:
        """A match shown for less than the window can still be won, with the card that covered it."""
        scene = Scene("a b", "a c", "d e", "f", min_play_interval_ms=0).play(2)
        version = scene.version
        scene.play(after=149).slap(3, version=version, after=299)

        assert (scene.stack(3), scene.turn) == ("f a a d", 3)

    @pytest.mark.ruling("S7")
    def test_covered_later(self) -> None:
        """A match that lay longer is gone with the next card; the slap costs nothing."""
        scene = Scene("a b", "a c", "d e", "f", min_play_interval_ms=0).play(2)
        version = scene.version
        scene.play(after=150).slap(3, version=version, after=300)

        assert (scene.pile, scene.stack(3)) == ("a a d", "f")

    @pytest.mark.ruling("S7")
    def test_covered_at_once_but_slapped_too_late(self) -> None:
        """It must arrive within the gathering time after the card that covered it."""
        scene = Scene("a b", "a c", "d e", "f", min_play_interval_ms=0).play(2)
        version = scene.version
        scene.play(after=100).slap(3, version=version, after=251)

        assert scene.pile == "a a d"

    @pytest.mark.ruling("S7")
    def test_the_new_top_makes_its_own_match(self) -> None:
        """Whoever saw the new card has it by that version."""
        scene = Scene("a b", "a c", "a e", "f").play(3).slap(3)

        assert scene.stack(3) == "f a a a"

    @pytest.mark.ruling("S7")
    def test_two_matches_in_one_gathering(self) -> None:
        """The key that was pressed first wins, whichever of the two cards it was for."""
        scene = Scene("a b", "a c", "a e", "f", min_play_interval_ms=0).play(2)
        version = scene.version
        scene.play(after=100)
        scene.slap(0, after=200, judged=False)
        scene.slap(3, version=version, after=340, claim=290)

        assert scene.verdict.winner == 3

    def test_versions_that_are_not_there(self) -> None:
        """What was not shown yet, or long ago, is refused without penalty."""
        scene = Scene("a b c d e f g h", "i j k l m n o p").play(13)

        for version, reason in ((99, "not-shown"), (-1, "not-shown"), (0, "long-gone")):
            with pytest.raises(Refused, match=reason):
                scene.apply(Slap(1, version, 300, at=scene.now))
        assert scene.table.bout.stack_sizes() == (1, 2)


class TestGathering:
    """S6: the first slap opens an interval in which others can be quicker."""

    @pytest.mark.ruling("S6", "7.10")
    def test_the_smaller_reaction_wins(self) -> None:
        """Claims of 310 and 290 ms arriving 40 ms apart in the wrong order: 290 wins, nobody is punished."""
        scene = Scene("a b", "a c", "d e").play(2).measure(2, round_trip=60)

        scene.slap(0, after=310, judged=False).slap(2, after=350, claim=290)

        assert (scene.stack(2), scene.stack(0)) == ("d e a a", "b")

    @pytest.mark.ruling("S6")
    @pytest.mark.parametrize(("round_trip", "wait"), [(0, 150), (100, 200), (298, 299), (1000, 300)])
    def test_how_long(self, round_trip: int, wait: int) -> None:
        """The window and half the longest round trip at the table, at most 300 ms."""
        scene = Scene("a b", "a c", "d e").play(2).measure(1, round_trip=round_trip)

        scene.slap(0, judged=False)

        assert scene.table.due() == scene.now + wait

    @pytest.mark.ruling("S6")
    def test_no_card_meanwhile(self) -> None:
        """Nobody is asked while hands are on the pile."""
        scene = Scene("a b", "a c", "d e").play(2).slap(0, after=400, judged=False)

        assert scene.table.asked() == {}
        assert scene.view(0).is_judging
        with pytest.raises(Refused, match="slaps-waiting"):
            scene.play(after=50)

    @pytest.mark.ruling("S6")
    def test_one_device(self) -> None:
        """The first key wins without waiting, whatever the claims."""
        scene = Scene("a b", "a c", "d e", judging="keys").play(2)

        scene.slap(1, after=320, claim=320, judged=False)

        assert (scene.stack(1), scene.table.asked()) == ("c a a", {1: 1})

    @pytest.mark.ruling("S6", "S19")
    def test_the_evidence_is_told(self) -> None:
        """The verdict names claims, arrivals, round trips, bounds and what counted."""
        scene = Scene("a b", "a c", "d e").play(2).measure(2, round_trip=60, jitter=4)
        shown = scene.now

        scene.slap(0, after=310, judged=False).slap(2, after=350, claim=200)

        second, first = scene.told(Judged)[-1].verdict.evidence
        assert (first.claim.seat, first.claim.reaction, first.counted) == (0, 310, 310)
        assert (second.claim.arrival, second.claim.round_trip, second.claim.jitter) == (shown + 350, 60, 4)
        assert (second.least, second.counted, second.notes) == (240, 240, ("too-low",))

    def test_one_hand_each(self) -> None:
        """A second slap while the first is judged is refused."""
        scene = Scene("a b", "a c", "d e").play(2).slap(0, judged=False)

        with pytest.raises(Refused, match="slapped-already"):
            scene.slap(0)


class TestSigns:
    """A photo finish by rock, paper, scissors, where the table wants it."""

    def finish(self) -> Scene:
        """Two slaps that can't be told apart."""
        scene = Scene("a b", "a c", "d e", photo_finish="signs").play(2)
        return scene.slap(0, after=300, judged=False).slap(2, after=303)

    @pytest.mark.ruling("S6")
    def test_both_are_asked_at_once(self) -> None:
        """Each sees that the other is asked, and not what it shows."""
        scene = self.finish()
        assert (scene.table.asked(), scene.pile) == ({0: 3, 2: 3}, "a a")
        before = scene.view(2)

        scene.sign(0, PAPER)

        assert scene.table.asked() == {2: 3}
        assert scene.view(2) == before

    @pytest.mark.ruling("S6")
    @pytest.mark.parametrize(
        ("mine", "theirs", "winner"), [(PAPER, ROCK, 0), (ROCK, SCISSORS, 0), (PAPER, SCISSORS, 2)]
    )
    def test_one_beats_the_other(self, mine: int, theirs: int, winner: int) -> None:
        """Paper, rock, scissors, as everywhere."""
        assert self.finish().sign(0, mine).sign(2, theirs).turn == winner

    @pytest.mark.ruling("S6")
    def test_equal_signs_are_shown_again(self) -> None:
        """Three times at most; then the seed decides."""
        scene = self.finish()
        for _ in range(3):
            assert scene.table.asked() == {0: 3, 2: 3}
            scene.sign(0, ROCK).sign(2, ROCK)

        assert (scene.pile, scene.turn in (0, 2)) == ("", True)

    @pytest.mark.ruling("S6")
    def test_silence_loses(self) -> None:
        """Who shows nothing in time has lost against who does."""
        assert self.finish().sign(2, ROCK).wait(5000).turn == 2

    def test_a_late_slap_meanwhile_costs_nothing(self) -> None:
        """The match is under judgement; hands that come now are late."""
        scene = self.finish().slap(1)

        assert scene.stack(1) == "c"
