"""512.3, 512.4b, R31: timing phrases that name a phase."""

import pytest

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.state import STOP_FORCED, STOP_STEPS, STOP_WHEN_ABLE
from everfree.ccg.language import (
    ANY_PHASE,
    COMMON,
    FRIEND,
    IMMEDIATE,
    REACTION,
    SCORE_PHASE_TIMING,
    THIS,
    TROUBLEMAKER_PHASE_TIMING,
    YOU,
    Activated,
    Card,
    Effect,
    EventText,
    Exhaust,
    Gain,
    Moves,
    PhaseStarts,
    ReadyCards,
    Trigger,
    cards,
    choose,
    each,
    event,
    when,
    yours,
)
from everfree.ccg.language.terms import Timing
from everfree.ccg.vocab import (
    END_PHASE,
    END_STEP,
    MAIN_PHASE,
    NO_PHASE,
    PHASE_NAMES,
    READY_PHASE,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
    Seat,
)
from everfree.testing import Table, plain, plain_troublemaker

OPPONENT_SEAT = Seat(1)


def worker(timing: Timing) -> Card:
    """Make a Friend that exhausts itself for a token."""
    return plain(abilities=(Activated(timing, Gain(1), (Exhaust(THIS),)),))


def card_for(name: str, timing: Timing, effect: Effect) -> Card:
    """Make a free Event."""
    return event(name, name, power=0, cost=0, rarity=COMMON, text=(EventText(timing, effect),))


def phases_offered(table: Table, put: Card) -> list[str]:
    """List the phases of this turn in which *put* opens a window, declining each time."""
    found: list[str] = []
    turn = table.state.turn
    while table.state.turn == turn:
        name = PHASE_NAMES[table.state.phase]
        uses = [one for one in table.question.options if one[0] == option.USE]
        if (option.USE, table.id(put)) in [one[:2] for one in uses] and name not in found:
            found.append(name)
        words = [one for one in ("end", "done", "pass", "no") if one in table.choices()]
        table.choose(words[0] if words else table.choices()[0])
    return found


class TestPhaseTimings:
    """512.3: "[x] Phase" opens a window in that phase of one's own turn."""

    @pytest.mark.clause("512.3")
    @pytest.mark.ruling("R31")
    @pytest.mark.parametrize(
        ("timing", "phases"),
        [
            (TROUBLEMAKER_PHASE_TIMING, ["troublemaker"]),
            (SCORE_PHASE_TIMING, ["score"]),
            (ANY_PHASE, ["ready", "troublemaker", "main", "score", "end"]),
        ],
    )
    def test_in_its_phases(self, timing: Timing, phases: list[str]) -> None:
        """An ability is offered in the phases its label names, and in no other."""
        able = worker(timing)

        assert phases_offered(Table(home=[able], phase=READY_PHASE), able) == phases

    @pytest.mark.clause("512.3")
    def test_events_too(self) -> None:
        """A Score Phase Event is played in the Score Phase and refused before."""
        score = card_for("score", SCORE_PHASE_TIMING, Gain(2))
        table = Table(hand=[score])
        refusal = table.why_not(score)

        assert refusal is not None
        assert (refusal.clause, refusal.reason, table.playable()) == ("512.3", "other-phase", [])
        table.end_phase()
        assert (table.asked, table.choices(), table.why_not(score)) == ("phase-action", ["done", score], None)
        assert table.play(score).tokens == 2

    @pytest.mark.ruling("R31")
    def test_not_on_the_opponents_turn(self) -> None:
        """It is the turn player who opens windows."""
        able = worker(ANY_PHASE)
        table = Table(home=[able], opponents_turn=True, phase=READY_PHASE)

        assert phases_offered(table, able) == []
        refusal = Table(home=[able], opponents_turn=True).why_not_use(able)
        assert refusal is not None
        assert refusal.reason == "not-your-turn"

    @pytest.mark.ruling("R31")
    def test_not_before_the_tokens_nor_in_the_wrap_up(self) -> None:
        """In the Ready Phase it waits for the Action Step; after the End Step it is too late."""
        able = worker(ANY_PHASE)
        table = Table(home=[able], phase=READY_PHASE)
        assert (table.asked, table.tokens) == ("phase-action", 2)

        steps = []
        while table.state.turn == 4:
            if table.state.phase == END_PHASE:
                steps.append(table.state.step)
            table.choose("end" if table.asked == "main" else "done")

        assert set(steps) == {NO_PHASE + 1, END_STEP}

    @pytest.mark.clause("512.3a")
    @pytest.mark.ruling("R31")
    def test_not_in_a_faceoff(self) -> None:
        """Between challenge and end of the faceoff the turn player is not asked."""
        able, trouble = worker(ANY_PHASE), plain_troublemaker()
        table = Table(home=[able], mine=[plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
        table.until("challenge").choose(trouble)

        assert (table.asked, table.score, table.told(kinds.FACEOFF_ENDED)) == ("phase-action", 1, 1)

    @pytest.mark.clause("510.3", "512.3")
    def test_the_window_it_opens_can_be_answered(self) -> None:
        """The action done, the opponent has priority; as that window closes another can be opened."""
        able, again = worker(SCORE_PHASE_TIMING), worker(SCORE_PHASE_TIMING)
        answer = event(
            "answer",
            "answer",
            power=0,
            cost=0,
            rarity=COMMON,
            text=(EventText(IMMEDIATE, Gain(1)),),
        )
        table = Table(home=[able, again], opponent_hand=[answer]).until("main").end_phase()
        while table.asked != "phase-action":
            table.pass_()

        table.use(able)

        assert (table.asked, table.question.seat, table.tokens) == ("priority", OPPONENT_SEAT, 1)
        assert table.pass_().choices() == ["done", again]

    @pytest.mark.clause("705.2")
    def test_it_can_be_taken_back(self) -> None:
        """Until it is paid for, the same question is asked again."""
        pick = plain(
            abilities=(
                Activated(
                    SCORE_PHASE_TIMING,
                    ReadyCards(THIS),
                    (Exhaust(choose(yours(FRIEND))),),
                ),
            )
        )
        table = Table(home=[pick, plain()]).end_phase().use(pick)
        assert table.asked == "pay-with"

        assert table.cancel().asked == "phase-action"

    @pytest.mark.parametrize(("stops", "asked"), [(STOP_STEPS, True), (2, False)])
    def test_people_are_asked_by_their_stops_and_not_by_their_hand(self, stops: int, asked: bool) -> None:
        """Who holds no such Event is asked as often as who does: the pause tells nothing."""
        score = card_for("score", SCORE_PHASE_TIMING, Gain(2))
        asked_of = []
        for held in (score, plain(cost=9)):
            table = Table(hand=[held], deck=[score], stops=(stops | STOP_FORCED, STOP_WHEN_ABLE))
            while table.state.turn == 4 and table.asked != "phase-action":
                table.choose("end" if table.asked == "main" else "pass")
            asked_of.append(table.asked == "phase-action" and table.state.phase == SCORE_PHASE)

        assert asked_of == [asked, asked]

    def test_what_lies_open_is_always_offered(self) -> None:
        """An ability in play is no secret: its player is asked whatever their stops."""
        able = worker(SCORE_PHASE_TIMING)
        table = Table(home=[able], stops=(STOP_FORCED, STOP_FORCED)).end_phase()

        assert (table.asked, table.choices()) == ("phase-action", ["done", able])


class TestPhaseReactions:
    """512.4b: a Reaction to what happens in a certain phase."""

    @staticmethod
    def watcher(trigger: Trigger, during: int) -> Card:
        """Make a Friend that reacts to something in a phase."""
        return plain(abilities=(Activated(REACTION, Gain(1), (), trigger, during=during),))

    @pytest.mark.clause("512.4b")
    @pytest.mark.parametrize(("during", "offered"), [(MAIN_PHASE, True), (SCORE_PHASE, False)])
    def test_only_what_happens_in_that_phase(self, during: int, offered: bool) -> None:
        """A move of the Main Phase is answered by a Main Phase Reaction, not by a Score Phase one."""
        watcher = self.watcher(Moves(YOU, each(cards(FRIEND))), during)
        walker = plain()
        table = Table(home=[watcher, walker], tokens=2).move(walker, "mine")

        assert (table.asked == "priority") == offered
        assert (watcher in table.choices()) == offered

    @pytest.mark.clause("512.4b")
    def test_the_phase_of_the_occurrence_counts(self) -> None:
        """What is heard as the Score Phase starts happened in the Score Phase, though Main came before."""
        main = self.watcher(PhaseStarts(SCORE_PHASE, YOU), MAIN_PHASE)
        score = self.watcher(PhaseStarts(SCORE_PHASE, YOU), SCORE_PHASE)
        table = Table(home=[main, score]).end_phase()

        assert (table.asked, table.choices()) == ("priority", ["pass", score])

    @pytest.mark.clause("512.4b")
    def test_events_too(self) -> None:
        """Held in hand it is refused for what happened in another phase."""
        held = event(
            "held",
            "held",
            power=0,
            cost=0,
            rarity=COMMON,
            text=(EventText(REACTION, Gain(1), Moves(YOU, each(cards(FRIEND))), during=SCORE_PHASE),),
        )
        walker = plain()
        watcher = plain(abilities=(when(PhaseStarts(SCORE_PHASE, YOU), Gain(1)),))
        table = Table(home=[walker, watcher], hand=[held], tokens=2).move(walker, "mine")

        refusal = table.why_not(held)
        assert refusal is not None
        assert (table.asked, refusal.reason) == ("main", "nothing-to-react-to")
