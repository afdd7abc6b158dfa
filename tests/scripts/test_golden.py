"""The version of the rules is raised whenever a stored match would be played differently."""

import msgspec
import pytest
from scripts.golden import OTHER_WAY, UNPLAYABLE, changed, read, told

from everfree.ccg.kernel import registry
from everfree.ccg.language.words.zones.drawing import Draw
from everfree.table.versions import VERSION


def test_stored_matches_go_the_same_way() -> None:
    """If this fails, a rule or a word means something else: raise VERSION, then run scripts.golden."""
    file = read()

    assert file.version == VERSION, "write the matches of this version: python -m scripts.golden"
    assert changed(file) == []


def test_most_of_them_can_be_loaded() -> None:
    """If this fails, cards were changed, which needs no new version: run scripts.golden."""
    file = read()

    assert sum(told(golden) == UNPLAYABLE for golden in file.matches) <= len(file.matches) // 2


def test_another_meaning_of_a_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that draws draws one card more."""
    doing = registry.DOES[Draw]
    more = registry.Doing(lambda *given: 2 * doing.make(*given), doing.refuse, doing.kind)
    monkeypatch.setitem(registry.DOES, Draw, more)

    assert changed(read()) != []


def test_options_in_another_order_are_noticed() -> None:
    """Also an answer that does not exist any more."""
    golden = read().matches[0]
    other = msgspec.structs.replace(golden, answers=[*golden.answers[:40], 999])

    assert told(other) == OTHER_WAY
