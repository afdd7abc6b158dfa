"""Change the trees of cards on purpose: each change must show in the printed text or make a test fail.

Start with `mutations.py` for texts and `blanks.py` for tests; `own_tests.py` reads which tests a card has,
`pairs.py` which words and pairs of neighbouring words these tests contain; `swaps.py` replaces a neighbour.
`silence.py` finds words that print their text and do nothing.
"""

from everfree.testing.trees.mutations import mutated as mutated, text_or_none as text_or_none
