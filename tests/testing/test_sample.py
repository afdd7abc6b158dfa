"""The sample of cards has every word of the pool, and is small."""

from everfree.ccg.cards import POOL
from everfree.testing.sample import bringing_a_word, one_card_per_word, words_of


def test_every_word_of_the_pool_is_in_the_sample() -> None:
    """No word would be left out of a check; the sample is less than a fifth of the pool."""
    sample = one_card_per_word()

    assert set().union(*map(words_of, sample)) == set().union(*map(words_of, POOL.values()))
    assert len(sample) < len(POOL) / 5


def test_a_card_without_a_new_word_is_left_out() -> None:
    """The first card with a word stands for it, with the words of its keywords."""
    card = POOL["pr1"]

    assert bringing_a_word([card, card]) == [card]
