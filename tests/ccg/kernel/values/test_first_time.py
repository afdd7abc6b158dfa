"""The first player to do something, as a card remembers it for as long as it is that card (410.6)."""

from everfree.ccg.language import (
    A_PLAYER,
    PROBLEM,
    THAT_PLAYER,
    THIS,
    WILD,
    Card,
    Confronts,
    Continuous,
    Dismiss,
    LosesAbilities,
    Need,
    Score,
    cards,
    each,
    main_phase,
    when,
)
from everfree.testing import Table, plain, plain_problem


def prize() -> Card:
    """Make a Problem whose first confronter scores another point."""
    text = when(Confronts(A_PLAYER), Score(1, THAT_PLAYER), first=True)
    return plain_problem(owner=(Need(WILD, 1),), opponent=1, abilities=(text,))


def test_only_the_first_time_counts() -> None:
    """One player can be first only once, and nobody can be first afterwards."""
    table = Table(problem=prize(), mine=[plain(1)])

    assert table.end_turn().score == 2
    assert table.end_turn().end_turn().score == 3


def test_each_card_remembers_for_itself() -> None:
    """Two copies of a text, one of them confronted before: the other still waits for its first player.

    You score three points by confronting both, and the bonus of a faceoff against nobody.
    """
    text = prize().front.abilities
    mine, theirs = [plain_problem(owner=(Need(WILD, 1),), opponent=1, abilities=text) for _ in range(2)]
    late = plain(1)
    table = Table(problem=mine, opponent_problem=theirs, mine=[plain(1)], home=[late])

    assert table.end_turn().score == 2
    table.end_turn().move(late, "theirs").end_phase().choose("mine")
    assert table.until("main").score == 6


def test_is_known_even_if_the_text_was_gone() -> None:
    """Who confronts a Problem without abilities is its first player all the same."""
    hush = plain(
        abilities=(
            Continuous((LosesAbilities(),), each(cards(PROBLEM))),
            main_phase(Dismiss(THIS)),
        )
    )
    table = Table(problem=prize(), home=[hush], mine=[plain(1)])

    assert table.end_turn().score == 1
    assert table.end_turn().use(hush).end_turn().score == 2


def test_a_problem_that_comes_again_is_a_new_one() -> None:
    """A solved Problem that replaces itself has forgotten who was first (R48)."""
    card, hero = prize(), plain(9)
    table = Table(problem=card, problem_deck=[card], mine=[hero], opponent_mine=[plain(1)])

    assert table.end_turn().score == 3
    table.end_turn().move(hero, "mine")
    assert table.end_turn().score == 5
