"""Notes of texts: keys are distinct, and a card finds its own values."""

from everfree.ccg.kernel import notes
from everfree.ccg.kernel.notes import CHOSEN_COLOUR, CHOSEN_NAME, noted
from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import CardId, ref


def test_keys_are_distinct_and_no_numbers_of_words() -> None:
    """No two keys are equal, and none can be the number of a word."""
    keys = [value for name, value in vars(notes).items() if name.isupper() and isinstance(value, int)]
    assert len(keys) == len(set(keys)) == 7
    assert all(key < 0 for key in keys)


def test_values_of_another_card_or_key_are_left_out() -> None:
    """Only values of this card under this key are listed, the oldest first."""
    state = State(2, b"seed")
    card, other = ref(CardId(1), 0), ref(CardId(1), 1)
    state.noted = [
        (card, CHOSEN_NAME, 4),
        (card, CHOSEN_COLOUR, 2),
        (other, CHOSEN_NAME, 5),
        (card, CHOSEN_NAME, 3),
    ]
    assert noted(state, card, CHOSEN_NAME) == [4, 3]
