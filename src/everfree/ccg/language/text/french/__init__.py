"""French: what the words of the card language say to a French reader.

Imports the language and the shared modules of `text/`. Start with `abilities.py`; `grammar.py` builds
sentences from `conjugation.py`, `agreement.py` and `spelling.py`, `lexicon.py` has the short words and their
gender, each other module tells one kind of word. Names of traits and keywords stay as printed.
"""

from typing import Final

from everfree.ccg.language.text.french import (
    action_tokens as action_tokens,
    attaching as attaching,
    banishing as banishing,
    barring as barring,
    bonuses as bonuses,
    closed_zones as closed_zones,
    colours_chosen as colours_chosen,
    comparing as comparing,
    confronting as confronting,
    control as control,
    copying as copying,
    costs as costs,
    counters as counters,
    covering as covering,
    dilemmas as dilemmas,
    discarding as discarding,
    doing as doing,
    drawing as drawing,
    entering as entering,
    free_play as free_play,
    guessing as guessing,
    instead as instead,
    involving as involving,
    leaving as leaving,
    limits as limits,
    meeting as meeting,
    modes as modes,
    naming as naming,
    piles as piles,
    playing as playing,
    powers as powers,
    revealing as revealing,
    scattering as scattering,
    scoring as scoring,
    searching as searching,
    sending as sending,
    sharing as sharing,
    stepping_aside as stepping_aside,
    taking as taking,
    timings as timings,
    together as together,
    totals as totals,
    turning_over as turning_over,
    turns as turns,
)
from everfree.ccg.language.text.french.abilities import ABILITIES
from everfree.ccg.language.text.french.changes import AMOUNTS, CHANGES, LAWS
from everfree.ccg.language.text.french.conditions import CONDITIONS
from everfree.ccg.language.text.french.decks import DECKS
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.faceoffs import OUTCOMES
from everfree.ccg.language.text.french.grammar import FrenchRealiser
from everfree.ccg.language.text.french.keywords import KEYWORDS, REMINDERS
from everfree.ccg.language.text.french.labels import LABELS, NEEDS
from everfree.ccg.language.text.french.selectors import DESCRIPTIONS, SELECTORS, TESTS
from everfree.ccg.language.text.french.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Language

LANGUAGE: Final = Language(
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
