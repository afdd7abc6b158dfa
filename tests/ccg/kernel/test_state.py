"""The state of a match: every field is copied, written to bytes and restored."""

from typing import Any

import pytest

from everfree.ccg.kernel.state import State
from everfree.ccg.rules.turn.turn import Turn

FIELDS = [name for name in vars(State(2, b"seed")) if name not in ("seats", "shared")]
"""All but the number of seats, which shapes other fields, and how many frames a clone shares in memory."""


def other(field: str, value: Any) -> Any:
    """Return another value of the same shape."""
    if field == "frames":
        return [Turn()]
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case bytes():
            return value + b"-other"
        case [list(), *_]:
            return [[*one, 7] for one in value]
        case list():
            return [*value[:-1], 7]
        case tuple():
            return (7,)
    return (7,)  # a record, or None where there is none


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_copied_and_restored(field: str) -> None:
    """A field that is missing in one of the lists of `State` is lost here."""
    state = State(2, b"seed")
    setattr(state, field, other(field, getattr(state, field)))
    wanted = plain(getattr(state, field))
    assert plain(getattr(state.clone(), field)) == wanted
    assert plain(getattr(State.from_bytes(state.to_bytes()), field)) == wanted
    assert state.to_bytes() != State(2, b"seed").to_bytes()


@pytest.mark.parametrize("field", [name for name in FIELDS if isinstance(getattr(State(2), name), list)])
def test_a_clone_has_lists_of_its_own(field: str) -> None:
    """A change of the clone does not reach the state, also inside lists of lists."""
    state = State(2, b"seed")
    copy = state.clone()
    assert getattr(copy, field) is not getattr(state, field)
    for one, own in zip(getattr(copy, field), getattr(state, field), strict=True):
        assert not isinstance(one, list) or one is not own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_of_any_size_are_restored(seats: int) -> None:
    """An empty table of two to four players."""
    state = State(seats, b"seed")
    assert vars(State.from_bytes(state.to_bytes())) == vars(state)


def plain(value: Any) -> Any:
    """Return frames as plain data; they are compared by what they store."""
    if isinstance(value, list) and value and isinstance(value[0], Turn):
        return [(type(one).__name__, one.step, *one.data()) for one in value]
    return value
