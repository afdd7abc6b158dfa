"""English: the phrases for the words of the card language, in the style of the printed cards.

Imports the language and the shared modules of `text/`. Start with `abilities.py`; `grammar.py` inflects,
`lexicon.py` has players, places and times, `words/` has a module for each module of words. `LANGUAGE`
combines them.
"""

from typing import Final

from everfree.ccg.language.text.english.abilities import ABILITIES
from everfree.ccg.language.text.english.grammar import EnglishRealiser
from everfree.ccg.language.text.english.keywords import KEYWORDS, REMINDERS
from everfree.ccg.language.text.english.labels import LABELS, NEEDS
from everfree.ccg.language.text.english.words.changes import becoming as becoming
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS, CHANGES, LAWS
from everfree.ccg.language.text.english.words.effects import (
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
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.faceoffs import involving as involving, totals as totals
from everfree.ccg.language.text.english.words.faceoffs.faceoffs import OUTCOMES
from everfree.ccg.language.text.english.words.laws import (
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
from everfree.ccg.language.text.english.words.selectors import (
    amounts as amounts,
    bonuses as bonuses,
    comparing as comparing,
    knowing as knowing,
    powers as powers,
    sharing as sharing,
)
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS
from everfree.ccg.language.text.english.words.selectors.selectors import (
    COUNTED,
    DESCRIPTIONS,
    SELECTORS,
    TESTS,
)
from everfree.ccg.language.text.english.words.triggers import (
    arrivals as arrivals,
    befalling as befalling,
    joining as joining,
    replacements as replacements,
    scoring as scoring,
)
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.english.words.zones import (
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
from everfree.ccg.language.text.english.words.zones.decks import DECKS
from everfree.ccg.language.text.phrasebook import Language

LANGUAGE: Final[Language] = Language(
    code="en",
    realiser=EnglishRealiser(),
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
