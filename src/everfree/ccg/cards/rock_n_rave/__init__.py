"""Rock N Rave: a selection of its cards."""

from everfree.ccg.cards.rock_n_rave import events, friends, manes, problems, troublemakers
from everfree.ccg.language import cards_in

CARDS = cards_in(manes, friends, events, troublemakers, problems)
