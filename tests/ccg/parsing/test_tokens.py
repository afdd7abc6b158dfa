"""Words without inflection."""

import pytest

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


@pytest.mark.parametrize(
    "forms",
    [
        "play plays played playing",
        "dismiss dismisses dismissed",
        "flip flips flipped",
        "move moves moved",
        "ready readies readied",
        "they them",
    ],
)
def test_all_forms_of_a_word_have_one_stem(forms: str) -> None:
    """A phrase is found in whatever form the text has it."""
    assert len(set(stems(forms))) == 1
    assert stems("they") != stems("the")
