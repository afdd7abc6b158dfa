"""The answer of a computer whose process can't think."""

from everfree.ccg.view import OptionView, QuestionView
from everfree.players.unthought import unthought


def asked(*verbs: str) -> QuestionView:
    """Return a question with options of these verbs."""
    return QuestionView("action", tuple([OptionView(verb) for verb in verbs]))


def test_it_does_nothing_where_it_may() -> None:
    """It passes, ends its phase, is done, or says no."""
    assert unthought(asked("play", "use", "pass"), 1) == 2
    assert unthought(asked("play", "end"), 1) == 1
    assert unthought(asked("card", "card", "done"), 1) == 2
    assert unthought(asked("yes", "no"), 1) == 1


def test_it_draws_an_option_where_it_must_choose() -> None:
    """The same for the same seed."""
    drawn = [unthought(asked("card", "card", "card"), seed) for seed in range(20)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [unthought(asked("card", "card", "card"), seed) for seed in range(20)]
