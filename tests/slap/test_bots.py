"""Computer players react and slip like people."""

from statistics import median

import pytest

from everfree.slap.bots import LEVELS, Bot
from everfree.slap.curves import EXPONENTIAL, LOG_NORMAL, NORMAL, UNIT, ex_gaussian, log_normal, value_at
from everfree.slap.events import Played, Slapped, SlappedFalsely
from everfree.slap.options import ONE_DEVICE, Cards, Options
from everfree.slap.room import Room
from everfree.slap.table import header, start
from everfree.slap.view import View
from everfree.table.chance import seed_bytes
from everfree.table.match import Match
from everfree.testing.slap import Scene

LOOKS = 8000


def looks(pile: str, level: str) -> list[int | None]:
    """Let a computer player look at the same pile many times."""
    scene = Scene("a", "b", pile=pile)
    bot = Bot(1, level=level, seed=seed_bytes(1), options=scene.options)
    first = scene.view(1)
    seen = [
        View(**{name: getattr(first, name) for name in View.__struct_fields__} | {"version": version})
        for version in range(LOOKS)
    ]
    return [bot.slap_after(view) for view in seen]


def room(level: str, *, players: int = 3, seed: int = 1, options: Options = ONE_DEVICE) -> Room:
    """Make a table of computer players."""
    key = seed_bytes(seed)
    bots = [Bot(seat, level=level, seed=key, options=options) for seat in range(players)]
    return Room(Match(header(players, key, options=options), start), bots)


class TestCurves:
    """Laws as tables of whole numbers."""

    @pytest.mark.parametrize("law", [NORMAL, LOG_NORMAL, EXPONENTIAL])
    def test_rise(self, law: tuple[int, ...]) -> None:
        """Every value from the first to the last, in order."""
        values = [value_at(law, number) for number in range(0, UNIT, 7)]

        assert values == sorted(values)
        assert (values[0], value_at(law, UNIT - 1) <= law[-1]) == (law[0], True)

    def test_medians(self) -> None:
        """Half of all reactions are below the median of the log-normal law."""
        assert log_normal(450, UNIT // 2) == 450
        assert ex_gaussian(330, 50, 100, (UNIT // 2, UNIT // 2)) == 399


class TestLevels:
    """S17."""

    @pytest.mark.ruling("S17")
    @pytest.mark.parametrize(("level", "middle"), [("hard", 450), ("normal", 650), ("easy", 900)])
    def test_reactions(self, level: str, middle: int) -> None:
        """Log-normal with the published medians: more slow ones than quick ones, none faster than people."""
        reactions = [after for after in looks("x x", level) if after is not None]

        assert abs(median(reactions) - middle) < middle * 0.03
        assert sum(reactions) / len(reactions) > median(reactions)
        assert min(reactions) > 200

    @pytest.mark.ruling("S17")
    @pytest.mark.parametrize("level", LEVELS)
    def test_slips(self, level: str) -> None:
        """Between 0.5 and 2 of a hundred cards are slapped for nothing, look-alikes more often."""
        plain = len([after for after in looks("x y z", level) if after is not None])
        fooled = len([after for after in looks("x W S", level) if after is not None])

        assert 50 <= LEVELS[level].slips <= 200
        assert abs(plain - LOOKS * LEVELS[level].slips // 10_000) < 4 * plain**0.5
        assert fooled > 3 * plain

    @pytest.mark.ruling("S17")
    def test_a_look_alike_with_one_between(self) -> None:
        """A Hayburger of look-alikes fools them, too."""
        assert len([after for after in looks("W x S", "easy") if after is not None]) > 0.08 * LOOKS

    def test_better_ones_overlook_less(self) -> None:
        """Matches are missed now and then, by weak players more often."""
        missed = [looks("x x", level).count(None) for level in ("hard", "normal", "easy")]

        assert 0 < missed[0] < missed[1] < missed[2]

    def test_hard_beats_easy(self) -> None:
        """Over a few games the quicker player wins."""
        wins = 0
        for seed in range(12):
            key = seed_bytes(seed)
            bots = [Bot(seat, level=("easy", "hard")[seat], seed=key, options=ONE_DEVICE) for seat in (0, 1)]
            game = Room(Match(header(2, key, options=ONE_DEVICE), start), bots)
            game.play_on()
            outcome = game.match.game.outcome()
            assert outcome is not None
            wins += outcome.winners == (1,)
        assert wins >= 10


class TestRoom:
    """A table of computer players."""

    def test_plays_to_the_end(self) -> None:
        """Cards, challenges, right and false slaps, and a winner; twice the same from the same seed."""
        one, other = room("normal"), room("normal")
        one.play_on()
        other.play_on()

        told = one.match.game.told(0, 0)
        assert {Played, Slapped, SlappedFalsely} < {type(event) for event in told}
        assert one.match.game.outcome() is not None
        assert one.match.game.digest() == other.match.game.digest()

    def test_they_do_not_wait_for_the_clock(self) -> None:
        """Nobody at this table falls asleep."""
        game = room("easy")
        game.play_on()

        assert not [
            event for event in game.match.game.told(0, 0) if isinstance(event, Played) and event.by_clock
        ]

    def test_a_network_table_with_signs(self) -> None:
        """Photo finishes by rock, paper, scissors don't stop them."""
        options = Options(photo_finish="signs", limit=Cards(400))
        for seed in range(3):
            game = room("hard", players=8, seed=seed, options=options)
            game.play_on()
            assert game.match.game.outcome() is not None
