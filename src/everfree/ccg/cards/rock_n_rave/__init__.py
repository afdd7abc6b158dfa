"""Rock N Rave: a selection of its cards."""

from everfree.ccg.cards.rock_n_rave import events, friends, problems, troublemakers
from everfree.ccg.language import cards_in

CARDS = cards_in(friends, events, troublemakers, problems)
