"""The words cards are written in: pure data, one module per kind of word.

Cards import every word from this package. Star imports hand on all that a word module defines, so a new
word needs no entry here (docs/adr/0013-card-modules.md). Only wordings stay in their module: `wordings as w`.

Imports vocab only. Start with `card.py` and `abilities.py`; `text/` prints cards, `kernel/` and `rules/` run
them.
"""

from everfree.ccg.language.abilities import *
from everfree.ccg.language.card import *
from everfree.ccg.language.facts import *
from everfree.ccg.language.keywords import *
from everfree.ccg.language.terms import *
from everfree.ccg.language.words.changes.becoming import *
from everfree.ccg.language.words.changes.changes import *
from everfree.ccg.language.words.effects.action_tokens import *
from everfree.ccg.language.words.effects.attaching import *
from everfree.ccg.language.words.effects.chance import *
from everfree.ccg.language.words.effects.colours_chosen import *
from everfree.ccg.language.words.effects.compound import *
from everfree.ccg.language.words.effects.control import *
from everfree.ccg.language.words.effects.counters import *
from everfree.ccg.language.words.effects.covering import *
from everfree.ccg.language.words.effects.each_player import *
from everfree.ccg.language.words.effects.effects import *
from everfree.ccg.language.words.effects.if_done import *
from everfree.ccg.language.words.effects.lasting import *
from everfree.ccg.language.words.effects.modes import *
from everfree.ccg.language.words.effects.moving import *
from everfree.ccg.language.words.effects.moving_at_random import *
from everfree.ccg.language.words.effects.naming import *
from everfree.ccg.language.words.effects.performing import *
from everfree.ccg.language.words.effects.playing import *
from everfree.ccg.language.words.effects.sending import *
from everfree.ccg.language.words.effects.turning_over import *
from everfree.ccg.language.words.effects.turns import *
from everfree.ccg.language.words.faceoffs.faceoffs import *
from everfree.ccg.language.words.faceoffs.involving import *
from everfree.ccg.language.words.faceoffs.totals import *
from everfree.ccg.language.words.laws.arriving import *
from everfree.ccg.language.words.laws.barring import *
from everfree.ccg.language.words.laws.bonus_points import *
from everfree.ccg.language.words.laws.closed_zones import *
from everfree.ccg.language.words.laws.confronting import *
from everfree.ccg.language.words.laws.home_limits import *
from everfree.ccg.language.words.laws.limits import *
from everfree.ccg.language.words.laws.play_needs import *
from everfree.ccg.language.words.laws.prices import *
from everfree.ccg.language.words.laws.readying import *
from everfree.ccg.language.words.laws.solving import *
from everfree.ccg.language.words.laws.timings import *
from everfree.ccg.language.words.selectors.amounts import *
from everfree.ccg.language.words.selectors.bonuses import *
from everfree.ccg.language.words.selectors.comparing import *
from everfree.ccg.language.words.selectors.conditions import *
from everfree.ccg.language.words.selectors.knowing import *
from everfree.ccg.language.words.selectors.powers import *
from everfree.ccg.language.words.selectors.selectors import *
from everfree.ccg.language.words.selectors.sharing import *
from everfree.ccg.language.words.triggers.arrivals import *
from everfree.ccg.language.words.triggers.befalling import *
from everfree.ccg.language.words.triggers.joining import *
from everfree.ccg.language.words.triggers.replacements import *
from everfree.ccg.language.words.triggers.scoring import *
from everfree.ccg.language.words.triggers.triggers import *
from everfree.ccg.language.words.zones.banishing import *
from everfree.ccg.language.words.zones.copying import *
from everfree.ccg.language.words.zones.decks import *
from everfree.ccg.language.words.zones.discarding import *
from everfree.ccg.language.words.zones.drawing import *
from everfree.ccg.language.words.zones.entering import *
from everfree.ccg.language.words.zones.free_play import *
from everfree.ccg.language.words.zones.guessing import *
from everfree.ccg.language.words.zones.hand_piles import *
from everfree.ccg.language.words.zones.leaving import *
from everfree.ccg.language.words.zones.looking import *
from everfree.ccg.language.words.zones.namesakes import *
from everfree.ccg.language.words.zones.problems import *
from everfree.ccg.language.words.zones.revealing import *
from everfree.ccg.language.words.zones.searching import *
from everfree.ccg.language.words.zones.shuffling import *
from everfree.ccg.language.words.zones.taking import *
from everfree.ccg.language.words.zones.tokens import *
from everfree.ccg.vocab import (
    ANY_FACEOFF as ANY_FACEOFF,
    BANISHED as BANISHED,
    BLUE as BLUE,
    CARD as CARD,
    CHARACTER as CHARACTER,
    DILEMMA as DILEMMA,
    DISCARD_PILE as DISCARD_PILE,
    DRAW_DECK as DRAW_DECK,
    DRAW_STEP as DRAW_STEP,
    END_PHASE as END_PHASE,
    EPIC as EPIC,
    EVENT as EVENT,
    FLIP as FLIP,
    FRIEND as FRIEND,
    HAND as HAND,
    MAIN_PHASE as MAIN_PHASE,
    MANE as MANE,
    NO_PHASE as NO_PHASE,
    ORANGE as ORANGE,
    PERMANENT as PERMANENT,
    PINK as PINK,
    POWER_COUNTER as POWER_COUNTER,
    PROBLEM as PROBLEM,
    PROBLEM_FACEOFF as PROBLEM_FACEOFF,
    PROBLEM_FACEOFFS as PROBLEM_FACEOFFS,
    PURPLE as PURPLE,
    READY_PHASE as READY_PHASE,
    RESOURCE as RESOURCE,
    SCORE_PHASE as SCORE_PHASE,
    TROUBLEMAKER as TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF as TROUBLEMAKER_FACEOFF,
    TROUBLEMAKER_PHASE as TROUBLEMAKER_PHASE,
    UNIQUE as UNIQUE,
    WHITE as WHITE,
    YELLOW as YELLOW,
    CardType as CardType,
)
