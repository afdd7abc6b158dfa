"""What cards are is computed again only if something is different that a text can ask about."""

import inspect
import re
from typing import Any

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import AMOUNTS, ASKS_ABOUT_PHASE, ASKS_ABOUT_TOKENS, COUNTS, HOLDS, TESTS
from everfree.ccg.kernel.state import State
from everfree.ccg.kernel.values import layers
from everfree.ccg.kernel.values.inputs import facts_of
from everfree.ccg.language import (
    AT_LEAST,
    BLUE,
    PINK,
    POWER,
    POWER_COUNTER,
    THIS,
    YOU,
    Continuous,
    DuringPhase,
    HasColours,
    HasTokens,
    Is,
    With,
)
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.vocab import SCORE_PHASE, Seat
from everfree.testing import Table, plain

NOT_ASKED_ABOUT = [
    "seed",
    "drawn",
    "stamp",
    "handles",
    "next_handle",
    "shuffles",
    "stops",
    "auto_passing",
    "yields",
    "asks",
    "acted_with",
    "step",
    "agenda",
    "gained",
    "extra_phases",
    "extra_turns",
    "usual",
    "outcome",
    "winner",
    "window",
    "had_priority",
    "unsettled",
    "together",
    "crowded",
    "split",
    "covered",
    "waiting",
    "happened",
    "happened_in",
    "happened_to",
    "reacted",
    "actions",
    "trail",
    "barred",
    "frames",
    "shared",
    "question",
    "answer",
]
"""Parts of a state that no text about what cards are can ask about."""


class Reading:
    """A state that records which of its parts are read."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self.state, name)


class Match:
    """As much of a match as `facts_of` reads, with words that ask about everything."""

    asks_about_phase = asks_about_tokens = True

    def __init__(self, state: State) -> None:
        self.definitions = self
        self.state = Reading(state)


def test_every_part_of_a_state_is_compared_or_known_not_to_matter() -> None:
    """A new part of the state must be put on one of the two lists."""
    match: Any = Match(State(2))
    facts_of(match, about_cards_alone=False)

    assert sorted({*match.state.read, *NOT_ASKED_ABOUT}) == sorted(vars(State(2)))
    assert not match.state.read & set(NOT_ASKED_ABOUT)


@pytest.mark.parametrize(
    ("part", "words"),
    [("phase", ASKS_ABOUT_PHASE), ("tokens", ASKS_ABOUT_TOKENS), *[(part, []) for part in NOT_ASKED_ABOUT]],
)
def test_words_that_read_what_is_not_always_compared_are_registered(part: str, words: list[Any]) -> None:
    """A condition or amount that reads the phase, tokens, or what is never compared is on its list."""
    readers = [
        word
        for table in (HOLDS, TESTS, AMOUNTS, COUNTS)
        for word, code in table.items()
        if re.search(rf"state\.{part}\b", inspect.getsource(code))
    ]

    assert readers == words


def shaped(monkeypatch: pytest.MonkeyPatch, condition: Condition) -> tuple[Table, Any, list[int]]:
    """Return a table with a Friend that is pink under a *condition*, and a list that grows as it is read."""
    ally = plain(4, BLUE, abilities=(Continuous((HasColours(PINK),), THIS, condition),))
    table = Table(mine=[ally], theirs=[plain(1)], tokens=3)
    table.game.board()
    times: list[int] = []
    once = layers.shape

    def counted(*arguments: Any) -> bool:
        times.append(1)
        return once(*arguments)

    monkeypatch.setattr(layers, "shape", counted)
    return table, ally, times


def test_a_new_phase_is_no_reason_to_read_a_power_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A colour for much power waits while a phase begins and a token is paid; a counter brings it."""
    strong = Is(THIS, (With(POWER, AT_LEAST, 5),))
    table, ally, times = shaped(monkeypatch, strong)

    table.game.state.phase = SCORE_PHASE
    table.game.occur([Occurrence(kinds.PHASE_STARTED, Seat(0))])
    table.game.state.tokens[0] -= 1
    table.game.refresh()
    assert (table.colours(ally), times) == (BLUE, [])

    table.game.state.counters.append((table.id(ally), POWER_COUNTER, 1, 1))
    table.game.refresh()
    assert (table.colours(ally), times) == (BLUE | PINK, [1])


@pytest.mark.parametrize("condition", [DuringPhase(SCORE_PHASE), HasTokens(YOU, 4)])
def test_texts_that_ask_about_phases_or_tokens_are_read_again(
    monkeypatch: pytest.MonkeyPatch, condition: Condition
) -> None:
    """A colour for a phase or for many tokens comes with it."""
    table, ally, times = shaped(monkeypatch, condition)
    assert table.colours(ally) == BLUE

    table.game.state.phase = SCORE_PHASE
    table.game.state.tokens[0] = 4
    table.game.refresh()

    assert (table.colours(ally), times) == (BLUE | PINK, [1])


def test_a_clone_reads_again_what_changes_in_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clone shares the faces; a phase that begins in the clone changes them there and not in the match."""
    table, ally, _ = shaped(monkeypatch, DuringPhase(SCORE_PHASE))
    clone = table.game.clone()
    clone.state.phase = SCORE_PHASE
    for game in (clone, table.game):
        game.refresh()

    card = table.id(ally)
    assert (clone.face(card).colours, table.game.face(card).colours) == (BLUE | PINK, BLUE)
