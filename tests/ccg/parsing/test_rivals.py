"""Readings of one text: what prints the same, and which is the likeliest."""

from everfree.ccg.language import (
    A_PLAYER,
    FRIEND,
    THAT_PLAYER,
    THIS,
    YOU,
    By,
    Dismiss,
    Draw,
    Exhaust,
    Plays,
    Sequence,
    That,
    This,
    Triggered,
    cards,
    choose,
    wordings as w,
    yours,
)
from everfree.ccg.parsing.rivals import as_you, strained, with_rivals, with_twins

IT = That(wording=w.IT)
THIS_AS_IT = This(w.IT)


class TestStrained:
    """Pronouns mean the card mentioned last."""

    def test_a_chosen_card(self) -> None:
        """After a choice, "it" is the chosen card and not the one with the text."""
        chosen = Exhaust(choose(cards(FRIEND)))

        assert strained(Sequence((chosen, Dismiss(IT)))) == 0
        assert strained(Sequence((chosen, Dismiss(THIS_AS_IT)))) == 1

    def test_this_card(self) -> None:
        """After "this card", it is this card."""
        assert strained(Sequence((Exhaust(THIS), Dismiss(THIS_AS_IT)))) == 0
        assert strained(Sequence((Exhaust(THIS), Dismiss(IT)))) == 1

    def test_who_follows_an_instruction(self) -> None:
        """Inside the instruction of a player, that player is "you"."""
        usual = By(THAT_PLAYER, Exhaust(choose(yours(FRIEND))))

        assert strained(usual) == 0
        assert as_you(By(THAT_PLAYER, Draw(1, THAT_PLAYER)), is_inside=False) == By(THAT_PLAYER, Draw(1))
        assert as_you(usual, is_inside=False) == usual


class TestTwins:
    """Words with the same phrase."""

    def test_everywhere_and_once(self) -> None:
        """A twin stands wherever its word does, or in one place of several."""
        tree = Sequence((Exhaust(IT), Dismiss(IT)))

        assert list(with_twins(tree, {IT: [THIS_AS_IT]})) == [
            tree,
            Sequence((Exhaust(THIS_AS_IT), Dismiss(THIS_AS_IT))),
            Sequence((Exhaust(THIS_AS_IT), Dismiss(IT))),
            Sequence((Exhaust(IT), Dismiss(THIS_AS_IT))),
        ]

    def test_the_likeliest_comes_first(self) -> None:
        """What prints another text is left out; what is strained comes last."""
        one = Triggered(Plays(YOU, THIS), Dismiss(IT))
        other = Triggered(Plays(YOU, THIS), Dismiss(THIS_AS_IT))
        third = Triggered(Plays(YOU, THIS), Dismiss(THIS))

        found = with_rivals([one], {IT: [THIS_AS_IT, THIS]}, lambda ability: ability != third)

        assert found == [other, one]

    def test_players(self) -> None:
        """The trigger's player keeps the name: only the instruction is read anew."""
        tree = Triggered(Plays(A_PLAYER, THIS), By(THAT_PLAYER, Draw(1)))

        assert as_you(tree, is_inside=False) == tree
