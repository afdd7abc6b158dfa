"""Random games keep every promise, and planted faults are found."""

from typing import Any

import pytest

from everfree.slap import pile, slaps, turns
from everfree.slap.bout import Bout
from everfree.slap.state import BANNED
from everfree.testing.slap.soak import WatchedGame, soak

GAMES = 300


@pytest.mark.ruling("7.12", "7.13")
@pytest.mark.parametrize("first", range(0, GAMES, 100))
def test_random_games(first: int) -> None:
    """Three hundred games of all sizes and options; `everfree soak slap` plays as many as wanted."""
    for seed in range(first, first + 100):
        report = soak(seed)
        assert not report.failure, report.failure


def failures(games: int = 60) -> str:
    """Tell all that goes wrong in some games."""
    return "\n".join([soak(seed).failure or "" for seed in range(games)])


class TestPlantedFaults:
    """The soak sees what it is there to see."""

    def test_a_lost_card(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A pile that loses its bottom card on the way."""
        take = pile.take_pile

        def careless(bout: Bout, seat: int, **how: Any) -> None:
            del bout.state.pile[:1]
            take(bout, seat, **how)

        monkeypatch.setattr(pile, "take_pile", careless)

        assert "cards were lost or doubled" in failures()

    def test_a_turn_without_cards(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A turn that is not passed on when its owner has run out."""
        monkeypatch.setattr(slaps, "see_who_is_left", lambda bout: None)

        assert "is to play and has no card" in failures()

    def test_a_banned_winner(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A challenger who collects after having been banned."""
        monkeypatch.setattr(slaps, "drop", lambda bout, seat: None)
        take = pile.take_pile

        def generous(bout: Bout, seat: int, **how: Any) -> None:
            was_banned = bout.state.status[seat] == BANNED
            take(bout, seat, **how)
            if was_banned:
                bout.state.status[seat] = BANNED

        monkeypatch.setattr(pile, "take_pile", generous)

        assert "is banned and took the pile" in failures(games=500)

    def test_chance_from_outside(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A game that does not depend on its log alone replays otherwise."""
        calls = iter(range(10**9))
        play = turns.challenge

        def moody(bout: Bout, seat: int, chances: int) -> None:
            play(bout, seat, 1 + next(calls) % 3)

        monkeypatch.setattr(turns, "challenge", moody)

        found = failures()
        assert "the replay ends in another state" in found or "Refused" in found

    def test_a_refusal_that_changes_something(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Reasons must come before effects."""
        reason = slaps.refuse_slap

        def clumsy(bout: Bout, seat: int) -> str:
            bout.state.turn_since += 1
            return reason(bout, seat)

        monkeypatch.setattr(slaps, "refuse_slap", clumsy)

        assert "changed the state" in failures(games=100)

    def test_a_failing_seed_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The report has the command that shows it again."""
        monkeypatch.setattr(WatchedGame, "check", lambda game: 1 / 0)

        failure = soak(7).failure or ""

        assert failure.startswith("seed 7, command 0: ZeroDivisionError")
        assert failure.endswith("everfree soak slap --seed 7 --games 1")
