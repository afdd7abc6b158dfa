"""People come and go."""

import pytest

from everfree.slap.commands import Join
from everfree.slap.people import MOST_SEATS
from everfree.table.game import Refused
from everfree.testing.slap import Scene


class TestJoin:
    """A guest at the table."""

    def test_takes_the_next_number(self) -> None:
        """And has no cards and no turn."""
        scene = Scene("a b", "c d").join()

        assert (scene.table.seats, scene.status(2)) == (3, "guest")
        assert scene.play(2).turn == 0

    def test_a_number_that_is_taken(self) -> None:
        """Is refused."""
        scene = Scene("a b", "c d")

        with pytest.raises(Refused, match="seat-taken"):
            scene.apply(Join(1))

    def test_a_full_table(self) -> None:
        """Has its limit."""
        scene = Scene("a b", "c d", guests=MOST_SEATS - 2)

        with pytest.raises(Refused, match="table-full"):
            scene.join()


class TestLeave:
    """Somebody goes for good."""

    def test_the_stack_goes_under_the_pile(self) -> None:
        """In its order, and the turn goes on."""
        scene = Scene("a b", "c d e", "f g", pile="x", turn=1).leave(1)

        assert (scene.pile, scene.turn, scene.status(1)) == ("c d e x", 2, "gone")
        assert scene.view(0).order == (0, 2)

    def test_who_left_can_do_nothing(self) -> None:
        """No slap, no card."""
        scene = Scene("a b", "c d", "e f").leave(1)

        with pytest.raises(Refused, match="no-such-seat"):
            scene.slap(1)

    def test_the_challenger(self) -> None:
        """The challenge lapses; the challenged player leads."""
        scene = Scene("V x", "a b", "c d").play().leave(0)

        assert (scene.challenge, scene.turn, scene.pile) == (None, 1, "x V")

    def test_the_challenger_before_the_award(self) -> None:
        """Nobody collects; the pile stays and play goes on."""
        scene = Scene("P x", "a b", "c d").play(2).leave(0)

        assert (scene.table.asked(), scene.pile) == ({1: 1}, "x P a")

    def test_the_challenged_player(self) -> None:
        """The next one takes over with the chances left."""
        scene = Scene("V x", "a b c", "d e").play(2).leave(1)

        assert (scene.challenge, scene.turn) == ((0, 2, 2), 2)

    def test_the_challenged_player_of_two(self) -> None:
        """The challenge has failed, and the challenger wins."""
        scene = Scene("V x", "a b c").play(2).leave(1).wait(1200)

        assert (scene.winners, scene.stack(0)) == ((0,), "x b c V a")

    def test_the_challenged_player_before_the_award(self) -> None:
        """The award stands, and the next player leads."""
        scene = Scene("P x", "a b", "c d").play(2).leave(1).wait(1200)

        assert (scene.stack(0), scene.turn) == ("x b P a", 2)

    def test_the_last_opponent(self) -> None:
        """Who stays has won."""
        assert Scene("a b", "c d").leave(0).winners == (1,)

    def test_the_last_opponent_with_a_match_open(self) -> None:
        """One last slap, then it is over."""
        scene = Scene("a b", "c d", "", pile="x x").leave(0)
        assert scene.winners is None

        assert scene.wait(1200).winners == (1,)

    def test_the_heir_leaves_too(self) -> None:
        """Then the others without cards have the last chance, and share what nobody owns."""
        scene = Scene("a", "c", "", "", pile="x x").leave(0).leave(1)

        assert scene.wait(1200).winners == (2, 3)

    def test_everybody(self) -> None:
        """Nobody wins."""
        scene = Scene("a b", "c d", pile="x x").leave(1).leave(0)

        assert scene.winners == ()

    def test_a_hand_on_the_pile(self) -> None:
        """Is gone with its owner; the others' slaps count."""
        scene = Scene("a b", "a c", "d e", "f g").play(2)
        scene.slap(0, after=300, judged=False).slap(3, after=350, judged=False).leave(0).wait(500)
        assert (scene.stack(3), scene.turn) == ("f g b a a", 3)

        scene = Scene("a b", "a c", "d e").play(2).slap(0, judged=False).leave(0)
        assert (scene.table.asked(), scene.view(1).is_judging) == ({2: 1}, False)

    def test_in_a_photo_finish(self) -> None:
        """Who stays takes the pile."""
        scene = Scene("a b", "a c", "d e", photo_finish="signs").play(2)
        scene.slap(0, after=300, judged=False).slap(2, after=300).leave(0)

        assert (scene.turn, scene.stack(2)) == (2, "d e b a a")
