"""Patches between two JSON trees, in a simple format; the browser client has the same `apply`.

A patch is `[value]`, which replaces the value; or an object that has a patch for each changed member and null
for each removed member. Lists of equal length are patched like objects whose keys are the indices; a list of
another length is replaced whole. The empty object means that nothing changed.
"""

from hashlib import sha256
from typing import Any

import msgspec

Tree = Any
Patch = Any


def diff(old: Tree, new: Tree) -> Patch:
    """Return the patch that turns *old* into *new*."""
    if isinstance(old, dict) and isinstance(new, dict):
        patch: dict[str, Patch] = {key: None for key in old if key not in new}
        for key, value in new.items():
            if key not in old:
                patch[key] = [value]
            elif change := diff(old[key], value):
                patch[key] = change
        return patch
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        changes = {
            str(place): diff(one, other) for place, (one, other) in enumerate(zip(old, new, strict=True))
        }
        return {place: change for place, change in changes.items() if change}
    return {} if type(old) is type(new) and old == new else [new]


def apply(tree: Tree, patch: Patch) -> Tree:
    """Return *tree* with *patch* applied, without changing *tree* itself."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(tree, list):
        return [
            apply(one, patch[str(place)]) if str(place) in patch else one for place, one in enumerate(tree)
        ]
    if not patch:
        return tree
    kept = {key: value for key, value in tree.items() if key not in patch}
    changed = {key: apply(tree.get(key), change) for key, change in patch.items() if change is not None}
    return kept | changed


def tree_hash(tree: Tree) -> str:
    """Return the hash of a tree; the order of members makes no difference."""
    return sha256(msgspec.json.encode(tree, order="sorted")).hexdigest()[:16]
