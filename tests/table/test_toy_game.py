"""A game in under 130 lines: noughts and crosses whose first cross is written down in secret.

The nought's first move is made without knowing it: on the same field it is lost, and the cross is shown.
"""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from everfree.table.commands import Answer, Command, Undo
from everfree.table.game import Game, GameKind, Outcome, Refused
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.testing.conformance import Broken, play_at_random

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
CROSS, NOUGHT, SPECTATOR, SEATS = 0, 1, 2, 2


class Crosses:
    """Nine fields, the moves made so far, and who knows the first of them."""

    seats = SEATS

    def __init__(self) -> None:
        self.fields = [-1] * 9
        self.moves: list[int] = []
        self.known = [True, False, False]

    def is_hidden(self, viewer: int) -> bool:
        """Tell whether a viewer may not know the first cross."""
        return len(self.moves) == 1 and not self.known[viewer]

    def asked(self) -> dict[int, int]:
        """Ask whoever is next for one of the fields that look free to them."""
        seat = len(self.moves) % 2
        return {} if self.outcome() else {seat: len(self.free(seat))}

    def free(self, viewer: int) -> list[int]:
        """List the fields that look free to a viewer."""
        return [field for field, owner in enumerate(self.seen(viewer)) if owner < 0]

    def seen(self, viewer: int) -> list[int]:
        """Give the fields as a viewer may know them."""
        return [-1] * 9 if self.is_hidden(viewer) else self.fields

    def due(self) -> None:
        """No clock."""

    def apply(self, command: Command) -> None:
        """Make a mark; the second move may fall on the hidden cross, and is lost."""
        if not isinstance(command, Answer) or len(command.options) != 1:
            raise Refused("not-for-the-game")
        choice, options = command.options[0], self.asked().get(command.seat, 0)
        if not 0 <= choice < options:
            raise Refused("no-such-option" if options else "not-asked")
        field = self.free(command.seat)[choice]
        self.fields[field] = command.seat if self.fields[field] < 0 else self.fields[field]
        self.moves.append(field)

    def view(self, viewer: int) -> dict[str, Any]:
        """Give what a viewer may know."""
        return {"fields": list(self.seen(viewer)), "moves": len(self.moves)}

    def told(self, viewer: int, since: int) -> list[int]:
        """Tell the moves, the hidden one as -1."""
        return [-1 if self.is_hidden(viewer) else move for move in self.moves][since:]

    def outcome(self) -> Outcome | None:
        """Three in a row, or no field left."""
        for line in LINES:
            if self.fields[line[0]] >= 0 and len({self.fields[field] for field in line}) == 1:
                return Outcome((self.fields[line[0]],))
        return None if -1 in self.fields else Outcome(())

    def digest(self) -> str:
        """Everything there is."""
        return repr((self.fields, self.moves, self.known))

    def remember(self, later: Game) -> None:
        """Whoever saw the first cross has seen it."""
        assert isinstance(later, Crosses)
        self.known = [known or len(later.moves) > 1 for known in self.known]

    def copy(self) -> Game:
        """Everything there is."""
        return deepcopy(self)

    def to_bytes(self) -> None:
        """Return None: its matches are replayed."""

    def is_free(self, seat: int, count: int) -> bool:
        """Nothing is seen by the one who makes the last mark, but by the second move."""
        return count == 1 and len(self.moves) != NOUGHT + 1 and (len(self.moves) - 1) % SEATS == seat


KIND = GameKind("crosses", lambda header: Crosses(), from_seats=(Answer, Undo))
HEADER = Header("crosses", 1, "", "", b"", {})


def test_random_matches_keep_every_promise() -> None:
    """Log, replay, views and refusals come with the protocol; every outcome comes up."""
    outcomes = {play_at_random(KIND, HEADER, seed=seed).game.outcome() for seed in range(150)}

    assert outcomes == {Outcome((CROSS,)), Outcome((NOUGHT,)), Outcome(())}


def test_the_first_cross_is_secret_and_stays_known_after_an_undo() -> None:
    """Two different first moves look the same to the other seat; what was seen is not unseen."""
    matches = [Match(HEADER, KIND.start), Match(HEADER, KIND.start)]
    for match, field in zip(matches, (4, 8), strict=True):
        match.apply(Answer(CROSS, (field,)))
    assert matches[0].game.view(NOUGHT) == matches[1].game.view(NOUGHT) != matches[0].game.view(CROSS)
    matches[0].apply(Answer(NOUGHT, (0,)))
    matches[0].apply(Undo(NOUGHT, 1))
    assert matches[0].game.view(NOUGHT) == matches[0].game.view(CROSS)


def test_a_broken_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that lets people choose what is not there does not pass; and this file is short."""
    monkeypatch.setattr(Crosses, "asked", lambda game: {CROSS: 10})
    with pytest.raises((Broken, IndexError)):
        play_at_random(KIND, HEADER, seed=1)
    assert len(Path(__file__).read_text(encoding="utf-8").splitlines()) < 130
