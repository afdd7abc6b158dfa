"""The soak passes on the engine as it is, and notices an engine that is broken."""

from dataclasses import replace
from typing import Any

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel import kernel, kinds
from everfree.ccg.kernel.cards import zones
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import APPLY
from everfree.ccg.kernel.state import DRAWN, State
from everfree.ccg.kernel.values.characteristics import Part, power_parts
from everfree.ccg.rules.confront import requirements
from everfree.ccg.rules.turn.main_phase import MainPhase
from everfree.ccg.vocab import DRAW_DECK, CardId
from everfree.testing.soak import Setup, explanations, play, soak

GAMES_A_TEST = 5
RANDOM = Setup(random_decks=True, random_options=True)


@pytest.mark.parametrize(
    "first", [0, *[pytest.param(first, marks=pytest.mark.long) for first in range(5, 30, GAMES_A_TEST)]]
)
def test_random_games_keep_every_promise(first: int) -> None:
    """Thirty random games pass; `everfree soak` plays thousands."""
    for seed in range(first, first + GAMES_A_TEST):
        failure = soak(seed).failure
        assert failure is None, str(failure)


@pytest.mark.parametrize("first", [100, pytest.param(105, marks=pytest.mark.long)])
def test_random_decks_and_options_keep_every_promise(first: int) -> None:
    """Ten games with random decks of all cards and random options pass."""
    for seed in range(first, first + GAMES_A_TEST):
        failure = soak(seed, setup=RANDOM).failure
        assert failure is None, str(failure)


@pytest.mark.parametrize("seed", [912_500, 913_557])
def test_what_a_soak_has_found_stays_mended(seed: int) -> None:
    """Who takes back an action is asked again, by whatever stops: changed meanwhile, or for one question."""
    failure = soak(seed, setup=Setup(random_decks=True)).failure
    assert failure is None, str(failure)


@pytest.mark.parametrize("players", [3, 4])
def test_bigger_tables_keep_them_too(players: int) -> None:
    """Games of three and four, in most of which somebody gives up and the others play on."""
    for seed in range(6):
        failure = soak(seed, setup=Setup(players=players, turn_cap=60)).failure
        assert failure is None, str(failure)


@pytest.mark.parametrize("setup", [Setup(turn_cap=20), replace(RANDOM, turn_cap=20)])
def test_a_seed_is_one_game(setup: Setup) -> None:
    """Whatever a seed shows it shows again."""
    assert soak(2, setup=setup) == soak(2, setup=setup)


class TestEndings:
    """Every game ends, and the report says why."""

    def test_a_long_game_is_stalled_and_not_failed(self) -> None:
        """The turn cap is a policy: reaching it is counted, and is nobody's fault."""
        report = soak(0, setup=Setup(turn_cap=3))

        assert (report.ending, report.turns, report.failure) == (play.BY_TURN_CAP, 4, None)

    def test_most_games_are_won_by_points(self) -> None:
        """Of the first five, more than half."""
        assert [soak(seed).ending for seed in range(5)].count(play.BY_POINTS) >= 3

    def test_somebody_gives_up(self) -> None:
        """Now and then a player leaves."""
        endings = (soak(seed, setup=Setup(turn_cap=60)).ending for seed in range(30))

        assert play.BY_LEAVING in endings

    def test_what_never_comes_to_a_decision_is_out_of_fuel(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A game the kernel had to stop is a loop, and no ordinary draw."""
        monkeypatch.setattr(kernel, "FUEL", 60)

        assert soak(0).ending == play.BY_FUEL

    def test_a_draw_by_rule(self) -> None:
        """A game that was drawn with fuel left was drawn by the rules."""
        game = Game([RAINBOW_DASH, APPLEJACK], seed=1)
        game.state.outcome = DRAWN

        assert play.ending_of(game) == play.BY_DRAW


def found() -> str:
    """Give what the soak says of an engine with a planted fault."""
    for seed in range(20):
        failure = soak(seed).failure
        if failure is not None:
            assert f"everfree soak --seed {seed} --games 1" in str(failure)
            return failure.what
    pytest.fail("twenty games did not notice")


def steal_a_card(game: Kernel, occurrence: Occurrence) -> None:
    """Draw a card into nothing."""
    deck = game.cards_in(DRAW_DECK, occurrence.seat)
    if deck:
        deck.pop()


class TestReports:
    """A failure says where it is and how to see it again."""

    def test_names_the_first_decision_after_which_it_shows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A fault that was noticed late is looked for again, with everything checked at every decision."""
        monkeypatch.setitem(APPLY, kinds.DREW, steal_a_card)
        monkeypatch.setattr(play, "ALL_FAULTS", 1)
        at_once = soak(3).failure
        monkeypatch.setattr(play, "ALL_FAULTS", 10_000)
        later = soak(3).failure

        assert at_once is not None
        assert later == at_once

    def test_shows_the_flags(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The same decks and options come again."""
        monkeypatch.setitem(APPLY, kinds.DREW, steal_a_card)
        failure = soak(3, setup=replace(RANDOM, turn_cap=30, players=3)).failure

        flags = "--random-decks --random-options --turn-cap 30 --players 3"
        assert str(failure).endswith(f"again: everfree soak --seed 3 --games 1 {flags}")


class TestPlantedFaults:
    """Each fault is one a change of the engine could bring in."""

    def test_a_card_gets_lost(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A card drawn and put nowhere is missed."""
        monkeypatch.setitem(APPLY, kinds.DREW, steal_a_card)

        assert "is in 0 places" in found()

    def test_a_card_is_in_two_places(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A card discarded and kept is seen twice."""
        discard = APPLY[kinds.DISCARDED]

        def discard_a_copy(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
            done = discard(game, occurrence)
            game.cards_in(DRAW_DECK, occurrence.seat).insert(0, occurrence.card)
            return done

        monkeypatch.setitem(APPLY, kinds.DISCARDED, discard_a_copy)

        assert "believes in discard-pile" in found()

    def test_a_player_owes_tokens(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Paying more than one has is noticed."""

        def overcharge(game: Kernel, occurrence: Occurrence) -> Occurrence:
            game.state.tokens[occurrence.seat] -= occurrence.amount + 1
            return occurrence

        monkeypatch.setitem(APPLY, kinds.PAID, overcharge)

        assert "has -1 action tokens" in found()

    def test_an_attachment_stays_behind(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A card that moves without what is attached to it is noticed."""

        def move_alone(game: Kernel, occurrence: Occurrence) -> Occurrence:
            game.state.area[occurrence.card] = occurrence.area
            return occurrence

        monkeypatch.setitem(APPLY, kinds.MOVED, move_alone)

        assert "lies elsewhere" in found()

    def test_the_board_is_stale(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """An index that is not built anew when a card enters play is noticed."""

        def settle_only(game: Kernel) -> None:
            game.state.unsettled = True

        monkeypatch.setattr(Kernel, "changed", settle_only)

        assert "differ from a freshly built one's" in found()

    def test_a_card_can_be_followed_into_the_deck(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A handle that outlives the sight of its card is noticed."""
        name = zones.name

        def never_take_away(state: State, card: CardId) -> None:
            before = [handles[card] for handles in state.handles]
            name(state, card)
            for handles, handle in zip(state.handles, before, strict=True):
                handles[card] = handle or handles[card]

        monkeypatch.setattr(zones, "name", never_take_away)

        assert "or the reverse" in found()

    def test_an_option_cannot_be_taken(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """An option that raises is told with the error."""

        def stumble(game: Kernel, occurrence: Occurrence) -> None:
            raise ValueError("no such card")

        monkeypatch.setitem(APPLY, kinds.MOVED, stumble)

        assert "ValueError: no such card" in found()

    def test_a_clone_shares_a_list(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A clone that writes into the state it came from is noticed."""
        clone = State.clone

        def share_incarnations(state: State) -> State:
            other = clone(state)
            other.incarnation = state.incarnation
            return other

        monkeypatch.setattr(State, "clone", share_incarnations)

        assert "changed the game it was cloned from" in found()

    def test_a_clone_changes_with_its_origin(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A clone that sees what happens later in the game it came from is noticed."""
        clone = State.clone

        def share_tokens(state: State) -> State:
            other = clone(state)
            other.tokens = state.tokens
            return other

        monkeypatch.setattr(State, "clone", share_tokens)
        monkeypatch.setattr(Kernel, "clone", lambda game: Kernel(game.definitions, clone(game.state)))

        assert "changed a clone that was made before" in found()

    def test_bytes_forget_something(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A part of the state that is not stored is noticed when the game goes on from its bytes."""
        from_bytes = State.from_bytes

        def forget_modifiers(data: bytes) -> State:
            state = from_bytes(data)
            state.modifiers = []
            return state

        monkeypatch.setattr(State, "from_bytes", staticmethod(forget_modifiers))
        monkeypatch.setattr(play, "NEW_TWIN", 5)

        assert "a twin made by bytes" in found()
        assert "differs in modifiers" in found()

    def test_a_cancelled_action_leaves_traces(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """An action taken back takes nothing with it."""
        taken_back = MainPhase.taken_back

        def count_a_window(phase: MainPhase, game: Kernel) -> None:
            game.state.window += 1
            taken_back(phase, game)

        monkeypatch.setattr(MainPhase, "taken_back", count_a_window)

        assert "left its traces in window" in found()

    def test_parts_do_not_add_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A reason that explains another number is noticed."""

        def one_too_many(game: Kernel, card: CardId) -> list[Part]:
            return [*power_parts(game, card), Part("modifier", 1, card)]

        monkeypatch.setattr(explanations, "power_parts", one_too_many)

        assert "power do not add up" in found()

    def test_the_referee_sees_another_number(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Requirements that take any colour contradict the referee."""
        monkeypatch.setattr(requirements, "accepts", lambda need, colour: True)
        monkeypatch.setattr(play, "REFEREE", 3)

        assert "can confront card " in found()

    def test_nobody_is_asked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A game that stops without a question and without an end is noticed."""

        def ask_nobody(game: Kernel, *arguments: Any, **more: Any) -> None:
            game.state.frames.clear()

        monkeypatch.setattr(Kernel, "ask", ask_nobody)

        assert "nobody is asked" in found()
