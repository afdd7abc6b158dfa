"""What changed between two JSON trees, as small as is simple: the browser has the same `apply`.

A patch is `[value]`: put this value here; or an object that has a patch for each member that changes, and
null for each member that is gone. Lists of equal length are patched like objects whose keys are places;
a list of another length is put there whole. Nothing changed: the empty object.
"""

from hashlib import sha256
from typing import Any

import msgspec

Tree = Any
Patch = Any


def diff(old: Tree, new: Tree) -> Patch:
    """Give the patch that makes *new* of *old*."""
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
    """Give *tree* with *patch* in it; the old tree stays as it was."""
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
    """Give the hash of a tree, whatever the order of its members."""
    return sha256(msgspec.json.encode(tree, order="sorted")).hexdigest()[:16]
