"""The pony card game at a table: taking back, whom that costs anything, and what stays."""

import pytest

from everfree.ccg.commands import SetStops
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.kernel.state import PUBLIC_STOPS, STOP_ACTIONS
from everfree.ccg.stops import Stops
from everfree.ccg.table import KIND, PonyTable, header, start
from everfree.table.commands import Answer, Undo
from everfree.table.game import Refused
from everfree.table.log import from_bytes, to_bytes
from everfree.table.match import KEPT_EVERY, Match, replay
from everfree.testing.dice import Dice


def new_match(seed: int = 5) -> Match:
    """Begin a match of two people."""
    return Match(header([RAINBOW_DASH, APPLEJACK], str(seed).encode()), start)


def table_of(match: Match) -> PonyTable:
    """Give the game of a match."""
    assert isinstance(match.game, PonyTable)
    return match.game


def asked(match: Match) -> tuple[int, str]:
    """Give who is asked what."""
    question = table_of(match).played.question
    return int(question.seat), question.kind


def answer(match: Match, choice: int = 0) -> int:
    """Answer the open question; give the number of the command."""
    match.apply(Answer(asked(match)[0], (choice,)))
    return len(match.log.commands) - 1


def play_until(match: Match, kind: str, *, faceoff: bool = False, seed: int = 1) -> None:
    """Answer at random until a question of this kind."""
    dice = Dice(seed)
    while True:
        game = table_of(match).played
        if game.question.kind == kind and (game.state.faceoff is not None) == faceoff:
            return
        answer(match, dice.below(game.question.size()))


def option_of(match: Match, verb: str) -> int:
    """Give the place of the first option with a verb."""
    question = match.game.view(asked(match)[0]).question
    return next(place for place, one in enumerate(question.options) if one.verb == verb)


class TestTakingBack:
    """UX 6.11, check 8: the very same state."""

    def test_inside_a_faceoff_window(self) -> None:
        """After a pass that showed nothing the state is the same, to the last bit."""
        match = new_match()
        play_until(match, "priority", faceoff=True)
        before, seat = match.game.digest(), asked(match)[0]
        number = answer(match)
        assert asked(match)[0] != seat

        assert match.is_free(seat, number)
        match.apply(Undo(seat, number))
        assert match.game.digest() == before
        assert asked(match) == (seat, "priority")

    def test_twice_to_where_something_was_remembered(self) -> None:
        """An undo after an undo leads back to what the seat knew then, and called it."""
        match = new_match()
        play_until(match, "main")
        seat = asked(match)[0]
        drawn = answer(match, option_of(match, "draw"))
        match.apply(Undo(seat, drawn))
        remembered = match.game.digest()
        again = answer(match, option_of(match, "draw"))
        match.apply(Undo(seat, again))

        assert match.game.digest() == remembered

    @pytest.mark.parametrize("far", [1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 150])
    def test_from_a_kept_copy_as_from_the_start(self, far: int) -> None:
        """How far back makes no difference: what is asked, seen and told is as it was then."""
        match, dice = new_match(), Dice(3)
        seen = []
        while len(match.log.commands) < 160:
            views = tuple([match.game.view(viewer) for viewer in range(3)])
            seen.append((match.game.digest(), views, match.game.told(2, 0)))
            answer(match, dice.below(table_of(match).played.question.size()))
        match.apply(Undo(0, 160 - far))

        assert match.game.told(2, 0) == seen[160 - far][2]
        assert asked(match)[0] == seen[160 - far][1][0].asked
        again = replay(from_bytes(to_bytes(match.log), KIND.commands), start)
        assert again.game.digest() == match.game.digest()

    def test_stops_stay_as_declared(self) -> None:
        """Taking back an answer takes nobody's settings back."""
        match = new_match()
        play_until(match, "main")
        seat = asked(match)[0]
        number = answer(match, option_of(match, "play"))
        match.apply(Stops(own=("end",), yields=("pr1",)).to_command(1 - seat))
        match.apply(Undo(seat, number))

        assert table_of(match).stops(1 - seat) == Stops(own=("end",), yields=("pr1",))
        assert table_of(match).stops(seat) == Stops()


class TestFree:
    """What costs nobody anything needs no asking."""

    def test_a_card_of_ones_own(self) -> None:
        """Playing it shows it; that is one's own affair. The other can't take it back freely."""
        match = new_match()
        play_until(match, "main")
        seat = asked(match)[0]
        table_of(match).played.state.stops[1 - seat] = 0
        number = answer(match, option_of(match, "play"))
        while asked(match)[1] == "where":
            answer(match)

        assert match.is_free(seat, number)
        assert not match.is_free(1 - seat, number)

    def test_a_drawn_card(self) -> None:
        """It was hidden."""
        match = new_match()
        play_until(match, "main")
        number = answer(match, option_of(match, "draw"))

        assert not match.is_free(0, number)
        assert not match.is_free(1, number)

    def test_chance(self) -> None:
        """A new hand is drawn by chance."""
        match = new_match()
        play_until(match, "mulligan")
        number = answer(match, 1)

        assert not match.is_free(asked(match)[0], number)

    def test_decisions_of_others(self) -> None:
        """An answer of the opponent counts, their settings don't, nor passes nobody pressed."""
        match = new_match()
        play_until(match, "priority", faceoff=True)
        seat = asked(match)[0]
        number = answer(match)
        match.apply(SetStops(1 - seat, STOP_ACTIONS))
        assert match.is_free(seat, number)
        answer(match)

        assert not match.is_free(seat, number)

    def test_what_was_taken_back_already(self) -> None:
        """There is nothing left to take back."""
        match = new_match()
        number = answer(match)
        match.apply(Undo(0, number))

        assert not match.is_free(0, number)


class TestStops:
    """Declarations are commands."""

    def test_no_such_card(self) -> None:
        """A name is looked up in the pool; nothing is said of anybody's deck."""
        match = new_match()

        with pytest.raises(Refused, match="no-such-card"):
            match.apply(SetStops(0, PUBLIC_STOPS, yields=("nonsense",)))
        match.apply(SetStops(0, PUBLIC_STOPS, yields=("pr2",)))

    def test_no_such_seat(self) -> None:
        """Nobody there can want anything."""
        with pytest.raises(Refused, match="not-asked"):
            new_match().apply(SetStops(2, PUBLIC_STOPS))


def test_the_standing_is_what_everybody_sees() -> None:
    """At every step of a match, those of an action that can still be cancelled included."""
    match, dice = new_match(), Dice(4)
    while table_of(match).outcome() is None:
        table = table_of(match)
        shown = table.view(table.seats)
        assert table.standing() == (shown.turn, tuple([seat.score for seat in shown.seats]))
        answer(match, dice.below(table.played.question.size()))
