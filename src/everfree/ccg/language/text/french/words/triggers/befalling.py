"""French for what becomes of a card in play."""

from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import KINDS, PLAYER, at, done, passive, problem_here
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import OR, Clause, Joined, NounPhrase, VerbPhrase
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
    """Say that a card is frightened; "becomes" is said alike."""
    return Clause(passive("effrayer"), SELECTORS.say(trigger.what, told))


def is_unfrightened(trigger: IsUnfrightened, told: Discourse) -> Occasion:
    """Say that a frightened card is "rassurée"."""
    return Clause(passive("rassurer"), SELECTORS.say(trigger.what, told))


def is_cutie_marked(trigger: IsCutieMarked, told: Discourse) -> Occasion:
    """Say that a card gets a Cutie Mark, whose name stays in English."""
    return Clause(VerbPhrase("recevoir", ("une Cutie Mark",)), SELECTORS.say(trigger.what, told))


def is_defeated(trigger: IsDefeated, told: Discourse) -> Occasion:
    """Say that a Troublemaker is defeated, or with `AS_DEED` that a challenger defeats it."""
    if trigger.wording == AS_DEED:
        return Clause(VerbPhrase("battre", (SELECTORS.say(trigger.what, told),)), NounPhrase(PLAYER))
    return Clause(passive("battre"), SELECTORS.say(trigger.what, told))


def is_sent_home(trigger: IsSentHome, told: Discourse) -> Occasion:
    """Say that a card is sent home, or that the player who loses a faceoff sends it home."""
    if trigger.lost_to is not None:
        if trigger.origin != ANYWHERE:
            raise Untold("a card is sent home from a faceoff")
        against = ("qui perd un face-à-face auquel", SELECTORS.say(trigger.lost_to, told), "participe")
        sending = VerbPhrase("renvoyer", (SELECTORS.say(trigger.what, told), "à la maison"))
        return Clause(sending, NounPhrase(PLAYER, after=against))
    away = VerbPhrase("être", (done("renvoyer"), "à la maison", at(trigger.origin, told, FROM)))
    return Clause(away, SELECTORS.say(trigger.what, told))


def is_solved(trigger: IsSolved, told: Discourse) -> Occasion:
    """Say that the Problem here, or any Problem, is solved; "becomes" is said alike."""
    return Clause(passive("résoudre"), NounPhrase(KINDS[PROBLEM]) if trigger.anywhere else problem_here(told))


def goes_or_turns_down(trigger: GoesOrTurnsDown, told: Discourse) -> Occasion:
    """Say that a card leaves play or is turned face down."""
    leaving, turned = (
        VerbPhrase("quitter", ("le jeu",)),
        VerbPhrase("être", (done("retourner", "face cachée"),)),
    )
    return Clause(Joined((leaving, turned), OR), SELECTORS.say(trigger.what, told))


TRIGGERS.add(IsFrightened, is_frightened, BECOMES)
TRIGGERS.add(IsUnfrightened, is_unfrightened)
TRIGGERS.add(IsCutieMarked, is_cutie_marked)
TRIGGERS.add(IsDefeated, is_defeated, AS_DEED)
TRIGGERS.add(IsSentHome, is_sent_home)
TRIGGERS.add(IsSolved, is_solved, BECOMES)
TRIGGERS.add(GoesOrTurnsDown, goes_or_turns_down)
