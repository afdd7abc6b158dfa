"""510: who is asked in a window, by declared stops and public facts alone."""

import pytest

from everfree.ccg.commands import SetStops
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import (
    PUBLIC_STOPS,
    STOP_ACTIONS,
    STOP_FACEOFFS,
    STOP_HOLD,
    STOP_OTHER_TURN,
    STOP_OWN_TURN,
    STOP_STEPS,
    STOP_WHEN_ABLE,
)
from everfree.ccg.language import (
    A_PLAYER,
    AGILE,
    COMMON,
    FACEOFF_TIMING,
    FRIEND,
    IMMEDIATE,
    MAIN_PHASE_TIMING,
    REACTION,
    WILD,
    Activated,
    Card,
    EventText,
    Gain,
    Need,
    Plays,
    Timing,
    cards,
    each,
    event,
)
from everfree.ccg.stops import Stops, declare, stops_of
from everfree.ccg.vocab import END_PHASE, MAIN_PHASE, PHASE_NAMES, SCORE_PHASE, Seat
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker

ME, RIVAL = Seat(0), Seat(1)


def windows(table: Table) -> list[tuple[int, str]]:
    """Pass until the next Main Phase; list who was asked for priority, in which phase."""
    found = []
    turn = table.state.turn
    while not (table.asked == "main" and table.state.turn > turn):
        if table.asked == "priority":
            found.append((int(table.question.seat), PHASE_NAMES[table.state.phase]))
            table.pass_()
        elif table.asked == "main":
            table.end_phase()
        else:
            table.pass_()
    return found


def passes(table: Table) -> list[int]:
    """List of whom was told that they passed without being asked."""
    return [event.seat for event in table.game.events or () if event.key == "passed"]


def table_with(mine: int, theirs: int, **laid: list[Card]) -> Table:
    """Lay out a table where both hold a card."""
    return Table(**{"hand": [plain()], "opponent_hand": [plain()], **laid}, stops=(mine, theirs))  # type: ignore[arg-type]


class TestPhases:
    """Stops at phases, in one's own turns and in others'."""

    def test_without_a_stop_nobody_is_asked(self) -> None:
        """A turn goes by."""
        assert windows(table_with(0, 0)) == []

    def test_own_turn(self) -> None:
        """A stop at one's own End Phase does not count in the turn of another."""
        asked = windows(table_with(STOP_OWN_TURN << END_PHASE, 0))

        assert set(asked) == {(ME, "end"), (RIVAL, "end")}

    def test_turns_of_others(self) -> None:
        """A stop at an opponent's Score Phase counts in mine, and opens it for both, in rules order."""
        asked = windows(table_with(0, STOP_OTHER_TURN << SCORE_PHASE))

        assert set(asked) == {(ME, "score"), (RIVAL, "score")}
        assert asked[:2] == [(ME, "score"), (RIVAL, "score")]

    def test_who_could_not_answer_is_not_asked(self) -> None:
        """Without a card in hand or an ability in play one passes, which is told once in each window."""
        table = table_with(STOP_OWN_TURN << END_PHASE, 0, opponent_hand=[])
        asked = windows(table)

        assert set(asked) == {(ME, "end")}
        assert passes(table) == [RIVAL] * len(asked)

    @pytest.mark.parametrize(
        ("timing", "asked"), [(MAIN_PHASE_TIMING, False), (FACEOFF_TIMING, False), (IMMEDIATE, True)]
    )
    def test_an_ability_counts_where_its_timing_allows_it(self, timing: Timing, asked: bool) -> None:
        """Without a hand, an ability in play is asked about only where it could be used."""
        helper = plain(abilities=(Activated(timing, Gain(1)),))
        table = Table(home=[helper], opponent_hand=[plain()], stops=(STOP_OWN_TURN << END_PHASE, 0))
        assert (windows(table)[:1] == [(0, "end")]) == asked

    def test_nothing_is_told_where_nobody_is_asked(self) -> None:
        """Windows that nobody opens leave no trace in the log."""
        table = table_with(0, 0)
        windows(table)

        assert passes(table) == []

    def test_searchers_open_no_window_and_their_passes_look_alike(self) -> None:
        """A person is never asked because of what a searching player holds; it is told to pass either way."""
        table = table_with(STOP_OWN_TURN << END_PHASE, STOP_WHEN_ABLE)
        asked = windows(table)

        assert set(asked) == {(ME, "end")}
        assert passes(table) == [RIVAL] * len(asked)


def dismissal(table: Table, put: Card | Piece, by: Seat = ME) -> Occurrence:
    """Make the occurrence of a card being dismissed."""
    card = table.id(put)
    return Occurrence(kinds.DISMISSED, table.state.controller[card], card, by=by)


class TestHold:
    """Asked once, wherever the next window is."""

    def test_once(self) -> None:
        """The next window opens for both; then all is as before."""
        table = table_with(STOP_HOLD, 0)

        assert windows(table) == [(ME, "main"), (RIVAL, "main")]
        assert not table.state.stops[ME] & STOP_HOLD

    @pytest.mark.clause("705.2")
    def test_who_takes_an_action_back_is_asked_again(self) -> None:
        """Though the stop has been used up, and even if the player skips now."""
        nimble = plain(keywords=(AGILE,))
        table = Table(home=[nimble], hand=[plain()], opponent_hand=[plain()], tokens=2, stops=(STOP_HOLD, 0))
        before = table.state.digest()
        assert (table.asked, table.question.seat) == ("priority", ME)

        table.move(nimble).cancel()
        assert table.state.digest() == before
        table.move(nimble)
        declare(table.state, SetStops(ME, 0, skip=True))
        table.cancel()

        assert (table.asked, table.question.seat) == ("priority", ME)


class TestSkip:
    """Nowhere until one's own turn, a faceoff, or something that touches one's cards."""

    def skipping(self, table: Table) -> bool:
        """Tell whether the opponent still skips."""
        return stops_of(table.state, RIVAL).skip

    def skip(self, table: Table) -> Table:
        """Let the opponent skip from now on."""
        declare(table.state, SetStops(RIVAL, table.state.stops[RIVAL], skip=True))
        return table

    def test_passes_where_they_would_be_asked(self) -> None:
        """An action of the opponent is not answered."""
        table = self.skip(Table(hand=[plain()], opponent_hand=[plain()], tokens=2, stops=(0, STOP_ACTIONS)))
        table.draw()

        assert table.asked == "main"
        assert self.skipping(table)

    def test_passes_are_told(self) -> None:
        """Where the other stops, the skipping seat is told to pass."""
        stops = (STOP_ACTIONS, STOP_ACTIONS)
        table = self.skip(Table(hand=[plain()], opponent_hand=[plain()], tokens=2, stops=stops)).draw()

        assert (table.question.seat, table.asked) == (ME, "priority")
        assert passes(table) == [RIVAL]

    def test_until_the_own_turn(self) -> None:
        """It ends as their turn starts."""
        table = self.skip(table_with(0, STOP_ACTIONS)).end_turn()

        assert not self.skipping(table)

    def test_until_a_faceoff(self) -> None:
        """Its first window is asked."""
        goal = plain_problem(owner=(Need(WILD, 1),), opponent=1)
        table = Table(
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            opponent_hand=[plain()],
            problem=goal,
            stops=(0, STOP_FACEOFFS),
        )
        self.skip(table).end_phase()

        assert (table.question.seat, table.asked) == (RIVAL, "priority")
        assert not self.skipping(table)

    def test_until_a_card_is_touched(self) -> None:
        """A card of theirs is sent home, frightened, dismissed: that wakes them."""
        bully = plain_troublemaker(power=0)
        table = Table(
            mine=[plain(5)], opponent_mine=[bully], opponent_hand=[plain()], stops=(0, STOP_ACTIONS)
        )
        self.skip(table)
        table.game.happens(dismissal(table, bully))

        assert not self.skipping(table)

    def test_not_by_their_own_doing(self) -> None:
        """What they do to their own cards wakes nobody."""
        friend = piece(plain())
        table = self.skip(Table(opponent_home=[friend], stops=(0, STOP_ACTIONS)))
        table.game.happens(dismissal(table, friend, by=RIVAL))

        assert self.skipping(table)


class TestCards:
    """Always or never about a printed card."""

    def after_playing(self, stops: int, **declared: tuple[str, ...]) -> Table:
        """Play a Friend, with what the opponent has declared about it."""
        card = plain(cost=0)
        table = Table(hand=[card, plain()], opponent_hand=[plain()], stops=(0, stops))
        ids = {word: tuple([card.id for _ in names]) for word, names in declared.items()}
        declare(table.state, SetStops(RIVAL, stops, **ids))  # type: ignore[arg-type]
        return table.play(card, "home")

    def test_never(self) -> None:
        """The window after it is passed."""
        assert self.after_playing(STOP_ACTIONS).question.seat == RIVAL
        assert self.after_playing(STOP_ACTIONS, yields=("it",)).asked == "main"

    def test_always(self) -> None:
        """The window after it is opened, though there is no stop."""
        assert self.after_playing(0).asked == "main"
        assert self.after_playing(0, asks=("it",)).question.seat == RIVAL

    def test_a_covered_card_has_no_name(self) -> None:
        """Nobody can wait for a Troublemaker by name while it is played face down."""
        bully = plain_troublemaker()
        table = Table(hand=[bully], opponent_hand=[plain()], tokens=1, stops=(0, 0))
        declare(table.state, SetStops(RIVAL, 0, asks=(bully.id,)))
        table.play(bully, "mine")

        assert table.asked == "main"

    def test_a_cancelled_action_has_no_name(self) -> None:
        """What was taken back has not been seen."""
        card = plain(cost=0)
        table = Table(hand=[card], opponent_hand=[plain()], tokens=1, stops=(0, 0))
        declare(table.state, SetStops(RIVAL, 0, asks=(card.id,)))
        table.play(card).cancel().draw()

        assert table.asked == "main"


def test_words_and_bits() -> None:
    """What a person declares is what they read later, and what the searchers' bit means is not theirs."""
    stops = Stops(
        own=("ready", "main"), other=("score",), faceoffs=False, hold=True, skip=True, yields=("pr1",)
    )
    table = Table()
    declare(table.state, stops.to_command(ME))

    assert stops_of(table.state, ME) == stops
    declare(table.state, SetStops(ME, STOP_WHEN_ABLE | PUBLIC_STOPS | STOP_STEPS))
    assert table.state.stops[ME] == PUBLIC_STOPS | STOP_STEPS
    assert stops_of(table.state, ME).own == PHASE_NAMES


ANSWER = event(
    "answer",
    "answer",
    power=1,
    cost=0,
    rarity=COMMON,
    text=(EventText(REACTION, Gain(1), Plays(A_PLAYER, each(cards(FRIEND)))),),
)


def asked_windows(held: Card, stops: int, skip: bool) -> list[tuple[int, str]]:
    """Let the opponent hold a card, play a Friend and go on, passing everywhere; list who is asked what."""
    card = plain(cost=0)
    table = Table(hand=[card, plain()], opponent_hand=[held], tokens=2, stops=(PUBLIC_STOPS, stops))
    if not stops & STOP_WHEN_ABLE:
        declare(table.state, SetStops(RIVAL, stops, skip))
    table.until("main").play(card, "home")
    found = []
    for _ in range(40):
        found.append((int(table.question.seat), table.asked))
        table.game.take(0)
    return found


@pytest.mark.parametrize("skip", [False, True])
@pytest.mark.parametrize(
    "stops", [0, PUBLIC_STOPS, STOP_STEPS, STOP_HOLD, STOP_OTHER_TURN << MAIN_PHASE, STOP_OWN_TURN]
)
def test_hands_that_look_alike_are_asked_in_the_same_windows(stops: int, skip: bool) -> None:
    """Whatever was declared: a card that can't and one that could answer give the same pauses."""
    assert asked_windows(plain(cost=9), stops, skip) == asked_windows(ANSWER, stops, skip)


def test_hands_of_searchers_would_show() -> None:
    """The test of the test: players that search are asked by what they hold."""
    assert asked_windows(plain(cost=9), STOP_WHEN_ABLE, False) != asked_windows(ANSWER, STOP_WHEN_ABLE, False)
