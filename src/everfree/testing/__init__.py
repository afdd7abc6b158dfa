"""Build any position in one expression and drive it as a player would: for tests of cards, rules and players.

Start with `Table`, or `RoundTable` for more than two players; `plain` makes Friends without text; `piece`
puts a card into a special state; `check_player` checks that a computer player follows the rules for players.
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
