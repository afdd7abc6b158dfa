"""Every word of the card language has a meaning."""

import everfree.ccg.rules as rules
from everfree.ccg.kernel.registry import words_without_meaning


def test_no_word_is_silent() -> None:
    """The chapters give each trigger, condition, property and instruction its meaning."""
    assert rules.__all__
    assert words_without_meaning() == []
