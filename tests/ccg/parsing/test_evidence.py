"""Which words and values a text can have at all."""

from everfree.ccg.language import Each, Score
from everfree.ccg.language.wordings import AFTERWARDS
from everfree.ccg.language.words.effects.compound import May, PayTo
from everfree.ccg.language.words.selectors.comparing import With
from everfree.ccg.parsing.reader import EVIDENCE
from everfree.ccg.parsing.tokens import stems


def words(text: str) -> frozenset[str]:
    """Return the stems of *text*."""
    return frozenset(stems(text))


def test_fixed_words() -> None:
    """A word needs the words that it prints in every discourse; a number may be written as a word."""
    assert EVIDENCE.allows(Score, words("Score two points."))
    assert not EVIDENCE.allows(Score, words("Draw two cards."))


def test_words_for_one_value_only_are_not_fixed() -> None:
    """A comparison may be about power or cost, and stand without "with"."""
    assert EVIDENCE.allows(With, words("While this card has at least 3 power, it has Swift."))


def test_own_words() -> None:
    """What a word may print itself, without its parts."""
    assert "may" in EVIDENCE.own_words(May)
    assert "scor" not in EVIDENCE.own_words(May)
    assert "point" not in EVIDENCE.own_words(PayTo)


def test_a_wording_that_the_text_shows() -> None:
    """The words around a group print "each" after it."""
    assert EVIDENCE.shows(
        Each, "wording", AFTERWARDS, words("Your Friends each get +1 power until the end of the turn.")
    )
    assert not EVIDENCE.shows(Each, "wording", AFTERWARDS, words("Draw a card."))
