"""English for what becomes of a card in play."""

from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import A_CHALLENGER, KINDS, at, passive, problem_here
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import OR, Clause, Joined, Noun, NounPhrase, VerbPhrase
from everfree.ccg.language.wordings import AS_DEED, BECOMES, FROM
from everfree.ccg.language.words.triggers.befalling import (
    GoesOrTurnsDown,
    IsCutieMarked,
    IsDefeated,
    IsFrightened,
    IsSentHome,
    IsSolved,
    IsUnfrightened,
)
from everfree.ccg.vocab import PROBLEM


def is_frightened(trigger: IsFrightened, told: Discourse) -> Occasion:
    """Say that a card is frightened, or becomes so."""
    deed = VerbPhrase("become", ("frightened",)) if trigger.wording == BECOMES else passive("frighten")
    return Clause(deed, SELECTORS.say(trigger.what, told))


def is_unfrightened(trigger: IsUnfrightened, told: Discourse) -> Occasion:
    """Say that a card becomes unfrightened."""
    return Clause(
        VerbPhrase("be" if told.general else "become", ("unfrightened",)), SELECTORS.say(trigger.what, told)
    )


def is_cutie_marked(trigger: IsCutieMarked, told: Discourse) -> Occasion:
    """Say that a card becomes Cutie Marked."""
    return Clause(VerbPhrase("become", ("Cutie Marked",)), SELECTORS.say(trigger.what, told))


def is_defeated(trigger: IsDefeated, told: Discourse) -> Occasion:
    """Say that a Troublemaker is defeated, or with `AS_DEED` that a challenger defeats it."""
    if trigger.wording == AS_DEED:
        return Clause(VerbPhrase("defeat", (SELECTORS.say(trigger.what, told),)), A_CHALLENGER)
    return Clause(passive("defeat"), SELECTORS.say(trigger.what, told))


def is_sent_home(trigger: IsSentHome, told: Discourse) -> Occasion:
    """Say that a card is sent home, or that the player who loses a faceoff sends it home."""
    if trigger.lost_to is not None:
        if trigger.origin != ANYWHERE:
            raise Untold("a card is sent home from a faceoff")
        against = ("loses a faceoff involving", SELECTORS.say(trigger.lost_to, told), "and")
        loser = NounPhrase(Noun("player"), after=against)
        return Clause(VerbPhrase("send", (SELECTORS.say(trigger.what, told), "home")), loser)
    away = VerbPhrase("be", ("sent home", at(trigger.origin, told, FROM)))
    return Clause(away, SELECTORS.say(trigger.what, told))


def is_solved(trigger: IsSolved, told: Discourse) -> Occasion:
    """Say that the Problem here, or any Problem, is solved or becomes so."""
    deed = VerbPhrase("become", ("solved",)) if trigger.wording == BECOMES else passive("solve")
    return Clause(deed, NounPhrase(KINDS[PROBLEM]) if trigger.anywhere else problem_here(told))


def goes_or_turns_down(trigger: GoesOrTurnsDown, told: Discourse) -> Occasion:
    """Say that a card leaves play or is turned face-down."""
    leaving, turned = VerbPhrase("leave", ("play",)), VerbPhrase("be", ("turned face-down",))
    return Clause(Joined((leaving, turned), OR), SELECTORS.say(trigger.what, told))


TRIGGERS.add(IsFrightened, is_frightened, BECOMES)
TRIGGERS.add(IsUnfrightened, is_unfrightened)
TRIGGERS.add(IsCutieMarked, is_cutie_marked)
TRIGGERS.add(IsDefeated, is_defeated, AS_DEED)
TRIGGERS.add(IsSentHome, is_sent_home)
TRIGGERS.add(IsSolved, is_solved, BECOMES)
TRIGGERS.add(GoesOrTurnsDown, goes_or_turns_down)
