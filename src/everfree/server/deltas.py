"""Patches between two JSON trees, in a simple format; the browser client has the same `apply`.

A patch is `[value]`, which replaces the value; or an object that has a patch for each changed member and null
for each removed member. Lists of equal length are patched like objects whose keys are the indices; a list of
another length is replaced whole. The empty object means that nothing changed.

`diff` also compares Structs, as the trees that msgspec encodes them to. Parts that are the same object in
both are skipped, and the patch contains the new Structs themselves, so only what is sent is converted.
"""

from functools import cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT, Struct

Tree = Any
Patch = Any
NOTHING: Final[dict[str, Patch]] = {}
MISSING: Final = object()
NO_MEMBERS: Final[dict[str, Tree]] = {}


def diff(old: Tree, new: Tree) -> Patch:
    """Return the patch that turns *old* into *new*; both are JSON trees or Structs."""
    if old is new:
        return NOTHING
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind is dict:
        return _diff_dicts(old, new)
    if kind is list:  # of a JSON tree, in which true equals 1 but is not the same
        return _diff_items(old, new) if len(old) == len(new) else [new]
    if old == new:  # compared in C, before looking into the parts in Python
        return NOTHING
    if kind is tuple:
        return _diff_items(old, new) if len(old) == len(new) else [new]
    return _diff_structs(old, new) if issubclass(kind, Struct) else [new]


def _diff_items(old: Any, new: Any) -> Patch:
    return {
        str(place): change
        for place, (one, other) in enumerate(zip(old, new, strict=True))
        if one is not other and (change := diff(one, other))
    }


def _diff_dicts(old: dict[Any, Tree], new: dict[Any, Tree]) -> Patch:
    patch: dict[str, Patch] = {str(key): None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is MISSING:
            patch[str(key)] = [value]
        elif before is not value and (change := diff(before, value)):
            patch[str(key)] = change
    return patch


def _diff_structs(old: Struct, new: Struct) -> Patch:
    patch: dict[str, Patch] = {}
    for name, default in _members(type(new)):
        before, now = getattr(old, name), getattr(new, name)
        if before is now:
            continue
        if now is default or now == NO_MEMBERS:
            if not (before is default or before == NO_MEMBERS):
                patch[name] = None
        elif before is default or before == NO_MEMBERS:
            patch[name] = [now]
        elif change := diff(before, now):
            patch[name] = change
    return patch


@cache
def _members(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """List the names of a Struct's members, each with the object for which msgspec leaves it out of the JSON.

    An empty dict is left out too where it is the default, as it is for every member here that is a dict.
    """
    omits = kind.__struct_config__.omit_defaults
    fields = msgspec.structs.fields(kind)
    assert all(field.default_factory in (NODEFAULT, dict) for field in fields)
    return tuple([(field.encode_name, field.default if omits else NODEFAULT) for field in fields])


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
    """Return the hash of a tree or Struct; the order of members makes no difference."""
    return blake2b(msgspec.json.encode(tree, order="sorted"), digest_size=8).hexdigest()
