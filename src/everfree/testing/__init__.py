"""For tests of cards and rules, ours and yours: any position in one expression, driven as a player would.

Start with `Table`, or `RoundTable` for more than two players; `plain` makes Friends without text; `piece`
puts a card into a special state; `check_player` looks whether a computer player keeps its promises.
"""

from everfree.testing.check_player import check_player
from everfree.testing.pieces import Piece, piece, plain, plain_dilemma, plain_problem, plain_troublemaker
from everfree.testing.round_table import RoundTable, Side
from everfree.testing.table import Table, UnexpectedQuestion

__all__ = [
    "Piece",
    "RoundTable",
    "Side",
    "Table",
    "UnexpectedQuestion",
    "check_player",
    "piece",
    "plain",
    "plain_dilemma",
    "plain_problem",
    "plain_troublemaker",
]
