"""French: the phrases for the words of the card language.

Imports the language and the shared modules of `text/`. Start with `abilities.py`; `grammar.py` builds
sentences from `conjugation.py`, `agreement.py` and `spelling.py`, `lexicon.py` has nouns with their gender,
players, places and times, `words/` has a module for each module of words. Names of traits and keywords stay
in English, as printed.
"""

from typing import Final

from everfree.ccg.language.text.french.abilities import ABILITIES
from everfree.ccg.language.text.french.grammar import FrenchRealiser
from everfree.ccg.language.text.french.keywords import KEYWORDS, REMINDERS
from everfree.ccg.language.text.french.labels import LABELS, NEEDS
from everfree.ccg.language.text.french.words.changes import becoming as becoming
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS, CHANGES, LAWS
from everfree.ccg.language.text.french.words.effects import (
    action_tokens as action_tokens,
    attaching as attaching,
    chance as chance,
    colours_chosen as colours_chosen,
    compound as compound,
    control as control,
    counters as counters,
    covering as covering,
    each_player as each_player,
    if_done as if_done,
    lasting as lasting,
    modes as modes,
    moving as moving,
    moving_at_random as moving_at_random,
    naming as naming,
    performing as performing,
    playing as playing,
    sending as sending,
    turning_over as turning_over,
    turns as turns,
)
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.faceoffs import involving as involving, totals as totals
from everfree.ccg.language.text.french.words.faceoffs.faceoffs import OUTCOMES
from everfree.ccg.language.text.french.words.laws import (
    arriving as arriving,
    barring as barring,
    bonus_points as bonus_points,
    closed_zones as closed_zones,
    confronting as confronting,
    home_limits as home_limits,
    limits as limits,
    play_needs as play_needs,
    prices as prices,
    readying as readying,
    solving as solving,
    timings as timings,
)
from everfree.ccg.language.text.french.words.selectors import (
    amounts as amounts,
    bonuses as bonuses,
    comparing as comparing,
    knowing as knowing,
    powers as powers,
    sharing as sharing,
)
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS
from everfree.ccg.language.text.french.words.selectors.selectors import (
    COUNTED,
    DESCRIPTIONS,
    SELECTORS,
    TESTS,
)
from everfree.ccg.language.text.french.words.triggers import (
    arrivals as arrivals,
    befalling as befalling,
    joining as joining,
    replacements as replacements,
    scoring as scoring,
)
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.french.words.zones import (
    banishing as banishing,
    copying as copying,
    discarding as discarding,
    drawing as drawing,
    entering as entering,
    free_play as free_play,
    guessing as guessing,
    hand_piles as hand_piles,
    leaving as leaving,
    looking as looking,
    namesakes as namesakes,
    problems as problems,
    revealing as revealing,
    searching as searching,
    shuffling as shuffling,
    taking as taking,
    tokens as tokens,
)
from everfree.ccg.language.text.french.words.zones.decks import DECKS
from everfree.ccg.language.text.phrasebook import Language

LANGUAGE: Final[Language] = Language(
    code="fr",
    realiser=FrenchRealiser(),
    sections=(
        ABILITIES,
        EFFECTS,
        OUTCOMES,
        TRIGGERS,
        CONDITIONS,
        CHANGES,
        LAWS,
        AMOUNTS,
        COUNTED,
        SELECTORS,
        DECKS,
        DESCRIPTIONS,
        TESTS,
        KEYWORDS,
        NEEDS,
    ),
    abilities=ABILITIES,
    keywords=KEYWORDS,
    needs=NEEDS,
    reminders=REMINDERS,
    labels=LABELS,
)
