"""The games of a simulation, and what they say about the two sides."""

from __future__ import annotations  # so that `help` shows short types

from dataclasses import asdict, dataclass
from html import escape
from typing import Any

from everfree.lab.intervals import interval
from everfree.lab.playing import Matchup, Played, played_game
from everfree.library.game import Game


@dataclass(frozen=True, repr=False)
class Simulation:
    """The games of two sides, a and b: each a deck with a player.

    `games` has every game; `rows` has them as a table for pandas or polars.
    """

    matchup: Matchup
    games: tuple[Played, ...]

    def __repr__(self) -> str:
        low, high = self.interval
        a, b = self.names
        stalled = f", {self.stalled} ended by the cap of turns" if self.stalled else ""
        return (
            f"<Simulation of {len(self.games):,} games: {a} {self.score:.1%} ({low:.1%} to {high:.1%}) "
            f"against {b}{stalled}>"
        )

    def _repr_html_(self) -> str:
        rows = "".join(
            [
                f"<tr><th>{escape(name)}</th><td>{escape(str(value))}</td></tr>"
                for name, value in self.summary()
            ]
        )
        return f"<table>{rows}</table>"

    @property
    def names(self) -> tuple[str, str]:
        """What the two sides are called."""
        return self.matchup.names

    @property
    def wins(self) -> int:
        """Games that a won."""
        return len([game for game in self.games if game.winner == "a"])

    @property
    def losses(self) -> int:
        """Games that b won."""
        return len([game for game in self.games if game.winner == "b"])

    @property
    def draws(self) -> int:
        """Games that nobody won, those ended by the cap of turns included."""
        return len(self.games) - self.wins - self.losses

    @property
    def stalled(self) -> int:
        """Games that were ended by the cap of turns."""
        return len([game for game in self.games if game.stalled])

    @property
    def score(self) -> float:
        """The share of a: wins, and half of the draws."""
        return (self.wins + self.draws / 2) / len(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the score; it takes the games as independent of each other."""
        return interval(self.wins + self.draws / 2, len(self.games))

    @property
    def turns(self) -> float:
        """The mean number of turns."""
        return sum([game.turns for game in self.games]) / len(self.games)

    def rows(self) -> list[dict[str, Any]]:
        """List the games as rows: `pandas.DataFrame(result.rows())`, `polars.DataFrame(result.rows())`."""
        a, b = self.names
        return [{"a": a, "b": b, **asdict(game)} for game in self.games]

    def replay(self, number: int) -> Game:
        """Play game *number* once more and return it as it ended."""
        return played_game(self.matchup, number)

    def summary(self) -> list[tuple[str, Any]]:
        """List names and values of the figures, for people."""
        low, high = self.interval
        a, b = self.names
        return [
            ("games", len(self.games)),
            (f"won by {a}", self.wins),
            (f"won by {b}", self.losses),
            ("won by nobody", self.draws),
            ("ended by the cap of turns", self.stalled),
            (f"score of {a}", f"{self.score:.1%}"),
            ("95 % interval", f"{low:.1%} to {high:.1%}"),
            (f"score of {a} going first", f"{self._score_if(True):.1%}"),
            (f"score of {a} going second", f"{self._score_if(False):.1%}"),
            ("mean turns", f"{self.turns:.1f}"),
            ("seed", self.matchup.seed),
        ]

    def figures(self) -> dict[str, Any]:
        """Return the figures for programs."""
        return {
            "a": self.names[0],
            "b": self.names[1],
            "games": len(self.games),
            "seed": self.matchup.seed,
            "turn_cap": self.matchup.turn_cap,
            "wins": self.wins,
            "losses": self.losses,
            "draws": self.draws,
            "stalled": self.stalled,
            "score": self.score,
            "interval": list(self.interval),
            "turns": self.turns,
        }

    def _score_if(self, a_starts: bool) -> float:
        games = [game for game in self.games if game.a_starts == a_starts]
        worth = {"a": 1.0, "b": 0.0, "": 0.5}
        return sum([worth[game.winner] for game in games]) / max(1, len(games))
