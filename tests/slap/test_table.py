"""The slap game fulfils the table's protocol."""

from typing import Any

import msgspec
import pytest

from everfree.slap.bots import Bot
from everfree.slap.bout import MOST_PLAYERS
from everfree.slap.commands import Join, Slap
from everfree.slap.events import Judged
from everfree.slap.options import ONE_DEVICE, PRIVATE, STRANGERS, Minutes, Options
from everfree.slap.room import Room
from everfree.slap.state import State
from everfree.slap.table import KIND, SlapTable, header, start
from everfree.table.chance import seed_bytes
from everfree.table.commands import Answer, Command, Concede
from everfree.table.game import Game, Refused
from everfree.table.log import Header, from_bytes, to_bytes
from everfree.table.match import Match, replay
from everfree.testing.conformance import play_at_random
from everfree.testing.dice import Dice
from everfree.testing.slap import Scene


def slapping(game: Game, dice: Dice) -> Command | None:
    """Let anybody slap or come now and then."""
    if not dice.one_in(4):
        return None
    view = game.view(0)
    at = view.now + dice.below(300)
    if dice.one_in(20):
        return Join(game.seats, at=at)
    return Slap(dice.below(game.seats), view.version, at - view.shown, at=at)


class TestProtocol:
    """Log, replay, views and refusals."""

    @pytest.mark.ruling("7.13", "7.12")
    @pytest.mark.parametrize("seed", range(6))
    def test_random_matches_keep_every_promise(self, seed: int) -> None:
        """The generic soak, with slaps that nobody asks for."""
        options = Options(photo_finish="signs", slap_in="anyone", judging="keys" if seed % 2 else "network")
        first = header(2 + seed, bytes([seed]), options=options)

        match = play_at_random(KIND, first, seed=seed, unasked=slapping, most=250)

        assert len(match.log.commands) > 50

    def test_unknown_commands_are_refused(self) -> None:
        """A slap game can't be conceded; people leave it."""
        with pytest.raises(Refused, match="not-for-the-game"):
            Scene("a", "b").apply(Concede(0))

    def test_time_does_not_run_backwards(self) -> None:
        """Nothing happens before what has happened."""
        with pytest.raises(Refused, match="time-runs-backwards"):
            Scene("a b", "c d").play().apply(Answer(1, (0,), at=499))

    @pytest.mark.parametrize("reaction", [-1, 600_001])
    def test_absurd_reactions_are_refused(self, reaction: int) -> None:
        """They are neither judged nor stored."""
        scene = Scene("a b", "c d", pile="x x")

        with pytest.raises(Refused, match="no-such-reaction"):
            scene.slap(0, claim=reaction)

    @pytest.mark.ruling("S19", "7.13")
    def test_the_log_with_its_times_is_the_judge(self) -> None:
        """Replaying the stored log gives the same verdicts with the same evidence."""
        match = Match(header(4, seed_bytes(3), options=PRIVATE), start)
        bots = [Bot(seat, level="hard", seed=seed_bytes(3), options=PRIVATE) for seat in range(4)]
        Room(match, bots).play_on()
        again = replay(from_bytes(to_bytes(match.log), KIND.commands), start)

        verdicts = [event for event in match.game.told(0, 0) if isinstance(event, Judged)]
        assert max([len(event.verdict.evidence) for event in verdicts]) > 1
        assert [event for event in again.game.told(0, 0) if isinstance(event, Judged)] == verdicts

    def test_the_state_is_a_value(self) -> None:
        """Its bytes hold all of it: a game goes on from them as if nothing had been."""
        scene = Scene("V a b", "c d e", "f g", photo_finish="signs").play(2).slap(2, judged=False)
        before = scene.table.digest()

        scene.bout.state = State.from_bytes(scene.bout.state.to_bytes())

        assert scene.table.digest() == before
        assert scene.play().pile == "f V c d"


class TestHeader:
    """What a match may begin with."""

    def changed(self, **setup: Any) -> Header:
        """Make a header whose setup says something else."""
        first = header(2, b"s")
        return msgspec.structs.replace(first, setup=first.setup | setup)

    def test_every_option_is_written_down(self) -> None:
        """Later defaults change no old log."""
        stored = header(2, b"s").setup["options"]

        assert set(stored) == set(Options.__struct_fields__)

    @pytest.mark.parametrize("players", [1, MOST_PLAYERS + 1])
    def test_two_to_eight_players(self, players: int) -> None:
        """Fewer or more are refused."""
        with pytest.raises(Refused, match="bad-players"):
            start(self.changed(players=players))

    @pytest.mark.parametrize(
        "option",
        [
            {"compensation_cap_ms": 251},
            {"joker": "wilder"},
            {"chances": {"alicorn": 10}},
            {"turn_timeout_ms": 99},
            {"slap_window_ms": 301},
            {"min_play_interval_ms": 5001},
            {"award_grace_ms": 10_001},
        ],
    )
    @pytest.mark.ruling("S11", "S6")
    def test_options_have_bounds(self, option: dict[str, Any]) -> None:
        """Compensation 0 to 250 ms, chances 1 to 9, no values that are not there."""
        stored = header(2, b"s").setup["options"]

        with pytest.raises(Refused, match="bad-options"):
            start(self.changed(options=stored | option))

    def test_other_cards(self) -> None:
        """A log knows what it was played with."""
        with pytest.raises(Refused, match="other-definitions"):
            start(msgspec.structs.replace(header(2, b"s"), definitions="0"))

    def test_a_card_for_everybody(self) -> None:
        """A deck smaller than the table is refused."""
        options = Options(composition=(), jokers_per_deck=2)

        with pytest.raises(Refused, match="too-few-cards"):
            start(header(3, b"s", options=options))
        assert isinstance(start(header(2, b"s", options=options)), SlapTable)

    @pytest.mark.ruling("S8", "S10")
    def test_presets(self) -> None:
        """Strangers: players may slap in, 15 minutes. A private room: anyone. One device: keys, no limit."""
        assert (STRANGERS.slap_in, STRANGERS.limit, STRANGERS.judging) == ("players", Minutes(15), "network")
        assert (PRIVATE.slap_in, PRIVATE.limit) == ("anyone", Minutes(15))
        assert (ONE_DEVICE.slap_in, ONE_DEVICE.limit, ONE_DEVICE.judging) == ("anyone", None, "keys")


class TestView:
    """S16: nobody sees a stack."""

    @pytest.mark.ruling("S16")
    def test_permuted_stacks_look_the_same(self) -> None:
        """Other cards face down give every viewer the same bytes, until one is turned over."""
        one, other = Scene("a b c", "d e f", "W S", pile="x y"), Scene("a b c", "d e f", "W S", pile="x y")
        stacks = other.bout.state.stacks
        other.bout.state.stacks = [stacks[2] + stacks[0][:1], stacks[1], stacks[0][1:]]

        for viewer in range(4):
            assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))

    @pytest.mark.ruling("S16")
    def test_sizes_and_the_top_three(self) -> None:
        """Sizes are public; of the pile the last three cards are shown."""
        view = Scene("a b c", "d", "", pile="x y z q").view(1)

        assert [seat.cards for seat in view.seats] == [3, 1, 0]
        assert [card.character for card in view.top] == ["y", "z", "q"]
        assert view.pile == 4

    @pytest.mark.ruling("S16")
    def test_the_next_card_is_nowhere(self) -> None:
        """Neither a view nor an event names a card that was not turned over."""
        scene = Scene("a b", "secret c").play()

        told = msgspec.json.encode((scene.view(1), scene.table.told(1, 0)))

        assert b"secret" not in told
        assert b"secret" in msgspec.json.encode(scene.play().view(0))

    def test_who_may_do_what(self) -> None:
        """The owner of the turn may play, people at the table may slap, spectators neither."""
        scene = Scene("a b", "c d")
        views = [scene.view(viewer) for viewer in range(3)]

        assert [view.may_play for view in views] == [True, False, False]
        assert [view.may_slap for view in views] == [True, True, False]

    @pytest.mark.ruling("S6")
    def test_the_bound_is_published(self) -> None:
        """Everybody can read how much of a connection is made up for at most."""
        assert Scene("a", "b").view(2).most_compensation_ms == 200
        assert Scene("a", "b", compensation_cap_ms=0).view(2).most_compensation_ms == 0
