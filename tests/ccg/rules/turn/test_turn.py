"""601 to 605: the turn, its phases and steps, and the Ready Phase."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.state import STOP_STEPS
from everfree.ccg.language import SCORE_PHASE, YOU, PhaseStarts, Score, when
from everfree.ccg.vocab import PHASE_NAMES, READY_PHASE, STEP_NAMES, Seat
from everfree.testing import Table, piece, plain

YOU_SEAT = Seat(0)
OPPONENT = Seat(1)


def windows(table: Table) -> list[tuple[int, str, str]]:
    """Pass through the turn; list who is asked in which phase and step."""
    turn = table.state.turn
    found: list[tuple[int, str, str]] = []
    while table.state.turn == turn:
        state = table.state
        if table.asked == "priority":
            found.append((table.question.seat, PHASE_NAMES[state.phase], STEP_NAMES[state.step]))
            table.pass_()
        else:
            table.end_phase()
    return found


class TestTurn:
    """601: phases, steps and their windows."""

    @pytest.mark.clause("601.2", "601.3", "601.2b")
    def test_windows_of_a_whole_turn(self) -> None:
        """Each phase and step opens a window at its start and at its end, save Ready and Wrap Up."""
        table = Table(hand=[plain(cost=9)], phase=READY_PHASE, stops=(STOP_STEPS, 1))

        assert [(phase, step) for _, phase, step in windows(table)] == [
            ("ready", "action"),
            ("ready", "draw"),
            ("ready", "draw"),
            ("ready", ""),
            ("troublemaker", ""),
            ("troublemaker", "uncover"),
            ("troublemaker", "uncover"),
            ("troublemaker", "challenge"),
            ("troublemaker", "challenge"),
            ("troublemaker", ""),
            ("main", ""),
            ("main", ""),
            ("score", ""),
            ("score", "confront"),
            ("score", "confront"),
            ("score", "confront"),
            ("score", "confront"),
            ("score", "faceoff"),
            ("score", "faceoff"),
            ("score", "solve"),
            ("score", "solve"),
            ("score", ""),
            ("end", ""),
            ("end", "end"),
            ("end", "end"),
        ]

    @pytest.mark.clause("510.2", "601.2")
    def test_the_turn_player_comes_first_in_each_window(self) -> None:
        """On the opponent's turn the opponent is asked first, then you, in window after window."""
        table = Table(
            hand=[plain(cost=9)],
            opponent_hand=[plain(cost=9)],
            opponents_turn=True,
            phase=READY_PHASE,
            stops=(STOP_STEPS, STOP_STEPS),
        )

        asked = [seat for seat, _, _ in windows(table)]

        assert asked == [OPPONENT, YOU_SEAT] * 25

    @pytest.mark.clause("601.2a", "605.1")
    def test_the_first_window_comes_after_the_tokens(self) -> None:
        """Nobody has priority before the tokens are there; the card is drawn after that window."""
        held, top = plain(cost=9), plain()
        table = Table(hand=[held], deck=[top], phase=READY_PHASE, stops=(STOP_STEPS, 1))

        assert (table.asked, table.tokens, table.hand()) == ("priority", 2, [held])
        table.pass_()
        assert STEP_NAMES[table.state.step] == "draw"
        assert table.hand() == [held]
        table.pass_()
        assert table.hand() == [held, top]

    @pytest.mark.clause("601.3", "602", "614")
    def test_phases_in_order(self) -> None:
        """Each turn is told as five phases, each started and ended, and then the next turn begins."""
        table = Table(phase=READY_PHASE).end_turn().end_turn()

        told = [
            (event.key, event.amount)
            for event in table.game.events or ()
            if event.key in ("phase-started", "phase-ended", "turn-started")
        ]

        phases = [(key, phase) for phase in range(5) for key in ("phase-started", "phase-ended")]
        assert told[:22] == [*phases, ("turn-started", 5), *phases, ("turn-started", 6)]

    @pytest.mark.clause("616.4", "106.1")
    def test_turns_alternate(self) -> None:
        """After your turn comes the opponent's, then yours again."""
        table = Table()

        assert table.end_turn().state.turn_player == OPPONENT
        assert (table.question.seat, table.asked, table.state.turn) == (OPPONENT, "main", 5)
        assert table.end_turn().state.turn_player == YOU_SEAT


class TestReadyStep:
    """603."""

    @pytest.mark.clause("603.1", "503.3")
    def test_readies_only_the_turn_players_cards(self) -> None:
        """Your cards become ready wherever they are, the opponent's do not."""
        mane, away = piece(POOL["pr1"], exhausted=True), piece(plain(), exhausted=True)
        rival = piece(plain(), exhausted=True)

        table = Table(mane=mane, theirs=[away], opponent_home=[rival], phase=READY_PHASE)

        assert [table.is_exhausted(one) for one in (mane, away, rival)] == [False, False, True]

    @pytest.mark.clause("504.2a")
    def test_frightened_cards_stay_frightened(self) -> None:
        """The Ready Step does nothing to a frightened Friend."""
        scared = piece(plain(), frightened=True)

        assert Table(home=[scared], phase=READY_PHASE).is_face_down(scared)


class TestActionStep:
    """604, 502: income."""

    @pytest.mark.clause("604.1")
    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_whoever_leads_sets_the_income(self, opponents_turn: bool) -> None:
        """At one point to six either player receives four tokens, leading or not."""
        table = Table(score=1, opponent_score=6, phase=READY_PHASE, opponents_turn=opponents_turn)

        assert (table.tokens, table.opponent_tokens) == ((0, 4) if opponents_turn else (4, 0))

    @pytest.mark.clause("604.1a", "604.1b", "604.1c")
    @pytest.mark.parametrize(
        ("scores", "expected"),
        [
            ((0, 0), 2),
            ((1, 1), 2),
            ((2, 0), 3),
            ((0, 5), 3),
            ((1, 6), 4),
            ((10, 3), 4),
            ((0, 11), 5),
            ((14, 14), 5),
        ],
    )
    def test_income_follows_the_highest_score(self, scores: tuple[int, int], expected: int) -> None:
        """The turn player receives tokens by the score of whoever leads."""
        table = Table(score=scores[0], opponent_score=scores[1], phase=READY_PHASE)

        assert (table.tokens, table.opponent_tokens) == (expected, 0)

    @pytest.mark.clause("604.1d")
    @pytest.mark.parametrize("points", [11, 14])
    def test_income_tops_out_at_five(self, points: int) -> None:
        """From eleven points on it is five tokens."""
        assert Table(opponent_score=points, phase=READY_PHASE).tokens == 5

    @pytest.mark.clause("502.1a")
    def test_tokens_do_not_expire(self) -> None:
        """Unspent tokens are still there two turns later, and the new ones are added."""
        table = Table(tokens=3)

        assert table.end_turn().tokens == 3
        assert table.end_turn().tokens == 5


class TestDrawStep:
    """605."""

    @pytest.mark.clause("605.1")
    def test_the_turn_player_draws(self) -> None:
        """The top card of your deck comes into your hand; your opponent draws nothing."""
        top = plain()

        table = Table(deck=[top], phase=READY_PHASE)

        assert (table.hand(), table.hand(OPPONENT)) == ([top], [])

    @pytest.mark.clause("605.1a")
    def test_the_first_player_draws_nothing_on_the_first_turn(self) -> None:
        """On turn 1 nobody draws; the second player's first turn draws."""
        top = plain()

        first = Table(deck=[top], phase=READY_PHASE, turn=1)
        second = Table(opponent_deck=[top], phase=READY_PHASE, turn=2, opponents_turn=True)

        assert first.hand() == []
        assert second.hand(OPPONENT) == [top]

    @pytest.mark.clause("410.4")
    def test_an_empty_deck_draws_nothing(self) -> None:
        """With no cards left the turn goes on and nobody loses."""
        table = Table(opponent_deck=[], phase=READY_PHASE, opponents_turn=True)

        assert (table.hand(OPPONENT), table.asked, table.is_over) == ([], "main", False)


class TestTriggers:
    """What waits for a phase."""

    @pytest.mark.clause("704.1c", "712.1", "601.2a")
    @pytest.mark.ruling("R11")
    def test_the_start_of_the_turn_is_processed_after_the_tokens(self) -> None:
        """What triggers in the Ready Phase waits for the first window, before the card is drawn (R11)."""
        early = plain(abilities=(when(PhaseStarts(READY_PHASE, YOU), Score(1)),))
        table = Table(home=[early], phase=READY_PHASE)

        assert [key for key in table.log if key in ("gained", "scored", "drew")] == [
            "gained",
            "scored",
            "drew",
        ]

    def test_your_phase_is_not_the_opponents(self) -> None:
        """ "At the start of your Score Phase" hears yours and no other."""
        early = plain(abilities=(when(PhaseStarts(SCORE_PHASE, YOU), Score(1)),))
        table = Table(home=[early])

        assert table.end_turn().score == 1
        assert table.end_turn().score == 1
        assert table.end_turn().score == 2
