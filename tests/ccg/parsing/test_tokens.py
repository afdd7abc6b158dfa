"""Words without inflection."""

from everfree.ccg.parsing.tokens import content, plain, stems


def test_forms_of_a_word_have_one_stem() -> None:
    """Verbs and nouns, in all their forms."""
    assert len({stems(word) for word in ("move", "moves", "moved", "moving")}) == 1
    assert stems("It gives an opponent's Friends") == ("it", "get", "a", "opponent's", "friend")


def test_words_that_depend_on_the_surrounding_phrase_are_left_out() -> None:
    """Articles and conjunctions are no content."""
    assert content(stems("each of the Friends and a Troublemaker")) == ("friend", "troublemaker")


def test_inflected_words_keep_their_form() -> None:
    """Only forms that depend on the words beside them are one."""
    assert plain("An opponent moves them.") == ("a", "opponent", "moves", "they")
