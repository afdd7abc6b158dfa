"""Stops at a table: where a person against computers is not asked, and what others see of it."""

import msgspec
import pytest

from everfree.ccg.commands import SetStops
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.kernel.state import PUBLIC_STOPS, SKIP_FORCED
from everfree.ccg.stops import Stops, stops_against
from everfree.ccg.table import PonyTable, header, start
from everfree.ccg.view import View
from everfree.table.commands import Answer
from everfree.table.match import Match, replay
from everfree.testing.dice import Dice

PERSON, COMPUTER, SPECTATOR = 0, 1, 2
AGAINST_COMPUTER = stops_against(frozenset([COMPUTER]), 2)


def match_with(stops: list[int], seed: int) -> Match:
    """Begin a match whose seats have these stops."""
    return Match(header([RAINBOW_DASH, APPLEJACK], str(seed).encode(), stops=stops), start)


def table_of(match: Match) -> PonyTable:
    """Return the game of a match."""
    assert isinstance(match.game, PonyTable)
    return match.game


def view_asked(match: Match) -> View:
    """Return the view of the seat that is asked."""
    return table_of(match).view(next(iter(match.game.asked())))


def is_forced(match: Match) -> bool:
    """Tell whether the person is asked, outside the Main Phase, with a single answer."""
    game = match.game
    if game.outcome() is not None or game.asked() != {PERSON: 1}:
        return False
    question = game.view(PERSON).question
    return question is not None and question.kind != "main"


def answer(match: Match, choice: int) -> None:
    """Answer the open question."""
    match.apply(Answer(next(iter(match.game.asked())), (choice,)))


def play(match: Match, seed: int, most: int = 600) -> None:
    """Answer at random; a forced answer of the person takes no draw of the dice."""
    dice = Dice(seed)
    for _ in range(most):
        while is_forced(match):
            answer(match, 0)
        if match.game.outcome() is not None:
            return
        answer(match, dice.below(sum(match.game.asked().values())))


def play_until_forced(match: Match) -> None:
    """Answer at random until the person is asked with a single answer."""
    dice = Dice(3)
    while not is_forced(match):
        answer(match, dice.below(sum(match.game.asked().values())))


def test_only_a_person_against_computers_skips_forced_answers() -> None:
    """Neither people among themselves nor a computer."""
    assert stops_against(frozenset(), 2) == [PUBLIC_STOPS, PUBLIC_STOPS]
    assert stops_against(frozenset([1]), 2) == [PUBLIC_STOPS | SKIP_FORCED, PUBLIC_STOPS]
    assert stops_against(frozenset([0, 1]), 2) == [PUBLIC_STOPS, PUBLIC_STOPS]


@pytest.mark.parametrize("seed", range(3))
def test_a_person_against_a_computer_is_never_asked_with_a_single_answer(seed: int) -> None:
    """Only the end of an empty Main Phase is; the log replays to the same state."""
    match = match_with(AGAINST_COMPUTER, seed)
    dice = Dice(seed)
    for _ in range(600):
        if match.game.outcome() is not None:
            break
        assert not is_forced(match)
        answer(match, dice.below(sum(match.game.asked().values())))
    assert replay(match.log, start).game.digest() == match.game.digest()


def test_a_person_against_a_person_is_asked_even_with_a_single_answer() -> None:
    """Otherwise the opponent could tell from the missing pause what is in the hand."""
    match = match_with([PUBLIC_STOPS, PUBLIC_STOPS], 0)
    play_until_forced(match)
    assert is_forced(match)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("viewer", [COMPUTER, SPECTATOR])
def test_the_log_of_others_does_not_show_which_passes_were_skipped(seed: int, viewer: int) -> None:
    """The same game, with the passes made by hand, has the same log."""
    skipped, by_hand = match_with(AGAINST_COMPUTER, seed), match_with([PUBLIC_STOPS, PUBLIC_STOPS], seed)
    play(skipped, seed)
    play(by_hand, seed)
    assert len(by_hand.log.commands) > len(skipped.log.commands)
    told, told_by_hand = skipped.game.told(viewer, 0), by_hand.game.told(viewer, 0)
    assert msgspec.json.encode(told) == msgspec.json.encode(told_by_hand)


def test_full_control_asks_even_with_a_single_answer() -> None:
    """Switched off again, it leaves the seat as it was."""
    match = match_with(AGAINST_COMPUTER, 0)
    match.apply(Stops(full=True).to_command(PERSON))
    assert table_of(match).stops(PERSON).full
    play_until_forced(match)
    match.apply(Stops().to_command(PERSON))
    answer(match, 0)
    play(match, 0)
    assert table_of(match).played.state.stops[PERSON] == PUBLIC_STOPS | SKIP_FORCED


def test_a_held_window_asks_even_with_a_single_answer() -> None:
    """Once."""
    match = match_with(AGAINST_COMPUTER, 0)
    dice = Dice(3)
    while view_asked(match).turn < 2:
        answer(match, dice.below(sum(match.game.asked().values())))
    match.apply(Stops(hold=True).to_command(PERSON))
    play_until_forced(match)
    assert not table_of(match).stops(PERSON).hold


def test_no_command_makes_a_seat_skip_forced_answers() -> None:
    """A person can't choose to betray an empty hand by a missing pause."""
    match = match_with([PUBLIC_STOPS, PUBLIC_STOPS], 0)
    match.apply(SetStops(PERSON, PUBLIC_STOPS | SKIP_FORCED))
    assert table_of(match).played.state.stops[PERSON] == PUBLIC_STOPS


@pytest.mark.parametrize(
    ("stops", "full", "goes_on"),
    [
        (AGAINST_COMPUTER, False, True),
        (AGAINST_COMPUTER, True, False),
    ],
)
def test_an_empty_main_phase_goes_on_by_itself_against_a_computer(
    stops: list[int], full: bool, goes_on: bool
) -> None:
    """Not with full control."""
    match = match_with(stops, 0)
    dice = Dice(3)
    while match.game.asked() != {PERSON: 1} or is_forced(match):
        assert COMPUTER in match.game.asked() or not table_of(match).goes_on()
        answer(match, dice.below(sum(match.game.asked().values())))
    match.apply(Stops(full=full).to_command(PERSON))
    assert table_of(match).view(PERSON).seats[PERSON].hand
    assert table_of(match).goes_on() == goes_on


@pytest.mark.parametrize("seed", range(2))
def test_between_people_a_question_goes_on_where_public_facts_leave_one_answer(seed: int) -> None:
    """A forced question that a hand alone decides does not: its pace would tell about the hand."""
    match = match_with([PUBLIC_STOPS, PUBLIC_STOPS], seed)
    dice = Dice(seed)
    seen: set[tuple[bool, bool]] = set()
    for _ in range(250):
        if not match.game.asked():
            break
        (seat, options), *_ = match.game.asked().items()
        goes_on = table_of(match).goes_on()
        assert goes_on == table_of(match).is_foregone()
        seen.add((options == 1, goes_on))
        if goes_on:
            match.apply(Stops(full=True).to_command(seat))
            assert not table_of(match).goes_on()
            match.apply(Stops().to_command(seat))
        match.apply(Answer(seat, (dice.below(options),)))
    assert (True, True) in seen
    assert (False, True) not in seen
