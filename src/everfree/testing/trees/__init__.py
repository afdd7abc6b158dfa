"""Trees of cards, changed on purpose: what is in a tree must show in its text and in its tests."""

from everfree.testing.trees.mutations import mutated as mutated
