"""The review of a match: which answers it judges, and what it finds."""

from dataclasses import replace

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.kernel.options import CANCEL, END
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.table import PonyTable, header, start
from everfree.players import Budget, GreedyPlayer, SearchPlayer, Sight, reviewing
from everfree.players.reviewing import (
    LEAST,
    Decision,
    Moment,
    PlayedOn,
    compare,
    compare_once,
    decisions,
    play_on,
    played_on,
    review,
    suspicion,
)
from everfree.table.commands import Answer, Undo
from everfree.table.match import Match

OWN = 5


def table_of(match: Match) -> PonyTable:
    """Return the table of a match."""
    assert isinstance(match.game, PonyTable)
    return match.game


def idle_match(turns: int) -> Match:
    """Play a few turns in which the first seat ends every Main Phase at once; the other one is greedy."""
    match = Match(header([RAINBOW_DASH, APPLEJACK], b"idle"), start)
    player = GreedyPlayer(1)
    while table_of(match).played.state.turn <= turns:
        game = table_of(match).played
        question = game.question
        ends = [place for place, one in enumerate(question.options) if one[0] == END]
        choice = player.choose(Sight(game.kernel, question.seat))
        match.apply(Answer(question.seat, options=(ends[0] if ends and question.seat == 0 else choice,)))
    return match


@pytest.fixture(scope="module")
def idle() -> Match:
    """Six turns with an idle first seat."""
    return idle_match(6)


def first_main(match: Match) -> Decision:
    """Return the first answer to a Main Phase of the first seat."""
    return next(one for one in decisions(match, 0) if one.game.question.kind == "main")


class TestDecisions:
    """Which answers are judged."""

    def test_are_those_with_a_choice_in_order(self, idle: Match) -> None:
        """Each is a command of the seat, with the game in which it was given."""
        found = list(decisions(idle, 0))
        assert [one.command for one in found] == sorted(one.command for one in found)
        for one in found:
            command = idle.log.commands[one.command]
            assert isinstance(command, Answer)
            assert (command.seat, command.options) == (0, (one.given,))
            assert one.game.question.seat == 0
            assert one.game.question.size() > 1

    def test_an_action_that_was_cancelled_is_none(self) -> None:
        """A player who begins to play a card and takes it back has decided nothing."""
        match = idle_match(0)
        while not (asked := self.first_step(match)):
            question = table_of(match).played.question
            match.apply(Answer(question.seat, options=(question.size() - 1,)))
        seat, place = asked
        before = [(one.command, one.given) for one in decisions(match, seat)]
        match.apply(Answer(seat, options=(place,)))
        match.apply(Answer(seat, options=(CANCEL,)))
        assert [(one.command, one.given) for one in decisions(match, seat)] == before

    @staticmethod
    def first_step(match: Match) -> tuple[int, int] | None:
        """Return the asked seat and an answer that begins an action which can be taken back."""
        game = table_of(match).played
        for place in range(game.question.size()):
            trial = game.clone()
            trial.take(place)
            following = trial.state.question
            if following is not None and following.can_cancel:
                return game.question.seat, place
        return None

    def test_what_was_undone_is_none(self, idle: Match) -> None:
        """After an undo only the answer that stands is judged."""
        match = idle.copy()
        last = list(decisions(match, 0))[-1]
        match.apply(Undo(0, back_to=last.command))
        assert last.command not in [one.command for one in decisions(match, 0)]


class TestReview:
    """What is found."""

    def test_finds_idle_turns(self, idle: Match) -> None:
        """Whoever ends every Main Phase at once is shown better answers, of different turns, in order."""
        found = review(idle, 0)
        assert found
        turns = [one.decision.game.state.turn for one in found]
        assert turns == sorted(set(turns))
        for one in found:
            assert one.cost >= LEAST
            assert one.decision.game.question.answer(one.decision.given)[0] == END
            assert one.better != one.decision.given

    def test_the_same_seed_finds_the_same(self, idle: Match) -> None:
        """A review can be repeated."""
        decision = first_main(idle)
        once, again = [suspicion(decision.sight(), decision.given, OWN) for _ in range(2)]
        assert once == again

    def test_judges_by_what_the_player_knew(self, idle: Match) -> None:
        """Whatever the hidden cards are, an answer is judged alike."""
        decision = first_main(idle)
        twin = blinded(decision.game.kernel, 0, seed_bytes(77))
        other = decision.game.clone()
        other.kernel.state = twin.state
        found = suspicion(decision.sight(), decision.given, OWN)
        assert found is not None
        sights = decision.sight(), Sight(other.kernel, 0)
        assert suspicion(sights[1], decision.given, OWN) == found
        once, again = [compare(one, decision.given, found.better, OWN) for one in sights]
        assert once == again

    def test_answers_are_compared_after_the_next_turn(
        self, idle: Match, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Whatever seems to be gained at its end; without nodes for that, the turn's end decides."""
        monkeypatch.setattr(reviewing, "SEARCHES", 1)
        decision = first_main(idle)
        found = suspicion(decision.sight(), decision.given, OWN)
        assert found is not None
        whole = compare(decision.sight(), decision.given, found.better, OWN)
        tree_only = replace(reviewing.CAREFUL, nodes=reviewing.CAREFUL.tree)
        with monkeypatch.context() as patch:
            patch.setattr(reviewing, "CAREFUL", tree_only)
            early = compare(decision.sight(), decision.given, found.better, OWN)
        assert (whole.chance, whole.best_chance) != (early.chance, early.best_chance)
        assert whole.line == early.line
        monkeypatch.setattr(reviewing, "after_replies", lambda *_: [0.25, 0.75])
        told = compare(decision.sight(), decision.given, found.better, OWN)
        assert (told.chance, told.best_chance) == (0.25, 0.75)

    def test_several_searches_compare(self, idle: Match) -> None:
        """Each imagines other games; the mean counts, and the line of the one that promises most."""
        decision = first_main(idle)
        found = suspicion(decision.sight(), decision.given, OWN)
        assert found is not None
        each = [
            compare_once(decision.sight(), decision.given, found.better, OWN, number)
            for number in range(reviewing.SEARCHES)
        ]
        assert len({one.best_chance for one in each}) > 1
        together = compare(decision.sight(), decision.given, found.better, OWN)
        assert together.best_chance == sum([one.best_chance for one in each]) / len(each)
        assert together.chance == sum([one.chance for one in each]) / len(each)
        assert together.line == max(each, key=lambda one: one.best_chance).line


class TestPlayingOn:
    """Games that are played on from a moment."""

    def test_both_answers_are_played_to_the_end(self, idle: Match) -> None:
        """Each game gives a result for either answer, the same each time."""
        decision = first_main(idle)
        found = suspicion(decision.sight(), decision.given, OWN)
        assert found is not None
        moment = Moment(decision, found.better, 0.4, 0.5, None)
        pair = play_on(moment, 0, 1)
        assert set(pair) <= {0.0, 0.5, 1.0}
        assert played_on(moment, 1, 1) == PlayedOn(1, *pair, pair[0] * pair[1])

    def test_a_search_finishes_the_turn(self, idle: Match, monkeypatch: pytest.MonkeyPatch) -> None:
        """An answer may be the first of two steps: the seat's other answers of the turn are searched."""
        asked: list[tuple[int, int]] = []

        def finisher(budget: Budget, seed: int) -> SearchPlayer:
            player = SearchPlayer(budget, seed)
            choose = player.choose

            def noted(sight: Sight) -> int:
                asked.append((sight.seat, sight.imagine(bytes(32)).state.turn))
                return choose(sight)

            monkeypatch.setattr(player, "choose", noted)
            return player

        monkeypatch.setattr(reviewing, "SearchPlayer", finisher)
        decision = first_main(idle)
        better = next(place for place in range(decision.game.question.size()) if place != decision.given)
        play_on(Moment(decision, better, 0.4, 0.5, None), 0, 1)
        assert set(asked) == {(decision.seat, decision.game.state.turn)}
