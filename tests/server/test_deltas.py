"""Patches of JSON trees: what a client makes of them is what the server had."""

from typing import Any

import msgspec
from hypothesis import given, strategies as st

from everfree.server.deltas import apply, diff, tree_hash

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
KEYS = st.sampled_from(["a", "b", "0", "1"])
TREES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=12,
)


@given(old=TREES, new=TREES)
def test_a_patch_makes_the_new_tree_of_the_old(old: Any, new: Any) -> None:
    """Of any two trees, after a journey as JSON; the old one stays as it was."""
    before = msgspec.json.encode(old)
    patch = msgspec.json.decode(msgspec.json.encode(diff(old, new)))

    made = apply(old, patch)

    assert msgspec.json.encode(made, order="sorted") == msgspec.json.encode(new, order="sorted")
    assert tree_hash(made) == tree_hash(new)
    assert msgspec.json.encode(old) == before


@given(tree=TREES)
def test_nothing_changed_is_the_empty_patch(tree: Any) -> None:
    """Nothing to send, nothing to do."""
    assert diff(tree, tree) == {}
    assert apply(tree, {}) == tree


def test_a_patch_holds_only_what_changed() -> None:
    """Down to the member of an object in a list; a longer list is put there whole."""
    old = {
        "seats": [{"tokens": 2, "score": 0}, {"tokens": 2, "score": 1}],
        "hand": [1],
        "over": False,
        "gone": 1,
    }
    new = {"seats": [{"tokens": 2, "score": 0}, {"tokens": 4, "score": 1}], "hand": [1, 2], "over": None}

    assert diff(old, new) == {
        "gone": None,
        "seats": {"1": {"tokens": [4]}},
        "hand": [[1, 2]],
        "over": [None],
    }


def test_true_is_not_one() -> None:
    """Equal to Python, not to JSON."""
    assert diff({"a": 1}, {"a": True}) == {"a": [True]}
