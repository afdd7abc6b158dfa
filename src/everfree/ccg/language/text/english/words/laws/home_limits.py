"""English for laws about the number of Friends at home."""

from typing import Final

from everfree.ccg.language.terms import A_PLAYER, OPPONENTS
from everfree.ccg.language.text.discourse import SOMEONE, Discourse
from everfree.ccg.language.text.english.lexicon import PLAYERS, player
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS, LAWS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    VerbPhrase,
)
from everfree.ccg.language.wordings import CONTRACTED, LOWERED, PLURAL, TOWARDS
from everfree.ccg.language.words.laws.home_limits import HomeLimit, UncountedAtHome

LIMIT: Final = Noun("home limit")


def home_limit(law: HomeLimit, told: Discourse) -> Clause:
    """Say that a home limit is reduced or increased; with `PLURAL`, those of all players are."""
    measure: Phrase = ()
    if isinstance(law.amount, int):
        amount = law.amount
    else:
        number, measure = AMOUNTS.say(law.amount, told if law.who == A_PLAYER else told.called(SOMEONE))
        if not number.lstrip("+-").isdigit():
            raise Untold("a home limit changes by a number")
        amount = int(number)
    if amount == 0 or (law.wording == PLURAL and law.who != A_PLAYER):
        raise Untold("only all players are printed in the plural, and only a limit that changes")
    if law.who == OPPONENTS or law.wording == PLURAL:
        owner = player(law.who, told) if law.who == OPPONENTS else PLAYERS
        limit = NounPhrase(LIMIT, DEFINITE, MANY, possessor=owner)
    else:
        whose = NounPhrase(Noun("player"), EVERY) if law.who == A_PLAYER else player(law.who, told)
        limit = NounPhrase(LIMIT, DEFINITE, possessor=whose)
    how = "reduced" if amount < 0 else "increased"
    if amount < 0 and law.wording == LOWERED:
        how = "decreased"
    return Clause(VerbPhrase("be", (f"{how} by {abs(amount)}", measure)), limit)


def uncounted_at_home(law: UncountedAtHome, told: Discourse) -> Clause:
    """Say that cards do not count against your home limit."""
    what = SELECTORS.say(law.what, told)
    modals = ("don't", "do not") if what.plural else ("doesn't", "does not")
    modal = modals[0] if law.wording in (CONTRACTED, TOWARDS) else modals[1]
    how = "towards" if law.wording == TOWARDS else "against"
    return Clause(VerbPhrase("count", (how, "your home limit")), what, modal=modal)


LAWS.add(HomeLimit, home_limit, LOWERED, PLURAL)
LAWS.add(UncountedAtHome, uncounted_at_home, CONTRACTED, TOWARDS)
