"""An answer that costs no thought, for a computer player whose process can't answer."""

import random
from typing import Final

from everfree.ccg.view import QuestionView

IDLE: Final = ("pass", "end", "done", "no")
"""The verbs of options that do nothing."""


def unthought(question: QuestionView, seed: int) -> int:
    """Return the index of an option that does nothing, else of one drawn from *seed*."""
    for place, option in enumerate(question.options):
        if option.verb in IDLE:
            return place
    return random.Random(seed).randrange(len(question.options))
