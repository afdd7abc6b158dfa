"""The moments of a review in words: where the card of the given answer went."""

from itertools import pairwise

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.kernel.options import AREA, MOVE, PLAY
from everfree.ccg.table import PonyTable, header, start
from everfree.lessons.reviews import place_given, told
from everfree.players import GreedyPlayer, Sight
from everfree.players.reviewing import Decision, Moment, decisions
from everfree.players.thoughts import NOWHERE, place_of
from everfree.table.commands import Answer
from everfree.table.match import Match


def begun() -> tuple[Match, PonyTable]:
    """Begin a match."""
    match = Match(header([RAINBOW_DASH, APPLEJACK], b"places"), start)
    assert isinstance(match.game, PonyTable)
    return match, match.game


def greedy_choice(table: PonyTable) -> tuple[int, int]:
    """Return the seat that is asked, and what a greedy player answers."""
    seat = table.played.question.seat
    return seat, GreedyPlayer(1).choose(Sight(table.played.kernel, seat))


def played(places: int) -> Match:
    """Let greedy players play until the first seat has answered so many times where a card goes."""
    match, table = begun()
    while places:
        seat, choice = greedy_choice(table)
        places -= seat == 0 and table.played.question.kind == "where"
        match.apply(Answer(seat, (choice,)))
    return match


def placed(answers: list[Decision]) -> list[tuple[Decision, Decision]]:
    """List the answers that play or move a card, each with the next one, which tells where the card goes."""
    return [
        (first, second)
        for first, second in pairwise(answers)
        if first.game.question.answer(first.given)[0] in (PLAY, MOVE)
        and second.game.question.kind == "where"
        and second.game.question.answer(second.given)[0] == AREA
    ]


@pytest.fixture(scope="module")
def match() -> Match:
    """A match of greedy players."""
    return played(4)


class TestPlaceGiven:
    """Where the card of an answer went."""

    def test_is_that_of_the_answer_that_completes_it(self, match: Match) -> None:
        """As the next answer of the same action says."""
        answers = list(decisions(match, 0))
        pairs = placed(answers)
        assert len(pairs) > 1
        for first, second in pairs:
            chosen = second.game.question.answer(second.given)
            expected = place_of(second.game.kernel, chosen[1], 0)  # type: ignore[arg-type]
            assert place_given(first, answers) == expected != NOWHERE

    def test_is_none_without_such_an_answer(self, match: Match) -> None:
        """If the log stops before it, if it is another action's, and for an answer that places no card."""
        answers = list(decisions(match, 0))
        (first, second), (later, where), *_ = placed(answers)
        assert place_given(first, ()) == NOWHERE
        assert place_given(first, answers[: answers.index(second)]) == NOWHERE
        assert place_given(first, [first, later, where]) == NOWHERE
        assert place_given(first, [first, where]) == NOWHERE
        assert place_given(second, answers) == NOWHERE

    def test_of_two_answers_in_one_command(self, match: Match) -> None:
        """The browser sends both at once."""
        answers = list(decisions(match, 0))
        first, second = placed(answers)[-1]
        assert second.command == first.command + 1
        short = Match(match.log.header, start)
        for command in match.log.commands[: first.command]:
            short.apply(command)
        short.apply(Answer(0, (first.given, second.given)))
        *_, one, other = at_once = list(decisions(short, 0))
        assert one.command == other.command
        assert place_given(one, at_once) == place_given(first, answers) != NOWHERE


def test_the_sentence_names_the_place(match: Match) -> None:
    """Only if the answers are known; everything else is the same."""
    answers = list(decisions(match, 0))
    first, _ = placed(answers)[0]
    assert isinstance(match.game, PonyTable)
    moment = Moment(first, 0, 0.4, 0.5, None)
    with_place, without = told(moment, match.game, answers), told(moment, match.game, [])
    assert with_place.given.args["place"] == place_given(first, answers) != NOWHERE
    assert without.given.args["place"] == NOWHERE
    assert (with_place.better, with_place.question) == (without.better, without.question)
