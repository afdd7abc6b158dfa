"""French for cards that are put into play."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import OWNER, THAT_PLAYER, Place, Who
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import (
    CONTROL,
    HE,
    KINDS,
    at,
    done,
    player,
    this_card,
)
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FAR,
    MANY,
    NEAR,
    Clause,
    Joined,
    Nominal,
    NounPhrase,
    Phrase,
    Pronoun,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import HIS, LAST, NAMED, YOURS
from everfree.ccg.language.words.selectors.selectors import Choose, Selector, That
from everfree.ccg.language.words.zones.entering import PutIntoPlay, Release
from everfree.ccg.vocab import CARD, PLAY, CardType

POINTING: Final = (NEAR, FAR)


def taken_out(what: Selector, told: Discourse) -> Nominal:
    """Name cards that leave their zone: "de" it, not "dans" it."""
    nominal = SELECTORS.say(what, told)
    if isinstance(what, Choose) and what.description.zone != PLAY and isinstance(nominal, NounPhrase):
        return replace(nominal, after=tuple("de" if part == "dans" else part for part in nominal.after))
    return nominal


def control(who: Who, told: Discourse, wording: str) -> Phrase:
    """Say under whose control; nothing is printed for the owner."""
    if who == OWNER:
        return ()
    if who == THAT_PLAYER and wording == HIS:
        return ("sous", NounPhrase(CONTROL, DEFINITE, possessor=HE))
    return ("sous", NounPhrase(CONTROL, DEFINITE, possessor=player(who, told)))


def put(what: Phrase, place: Place, told: Discourse, *how: Phrase, wording: str = "") -> VerbPhrase:
    """Return the predicate "put into play"; short objects precede "en jeu", so that "sur" refers to it."""
    is_short = isinstance(what, Pronoun) or (isinstance(what, NounPhrase) and what.determiner in POINTING)
    entering = (what, "en jeu") if is_short else ("en jeu", what)
    return VerbPhrase("mettre", (*entering, *how, at(place, told, wording)))


def put_into_play(effect: PutIntoPlay, told: Discourse) -> Speech:
    """Tell a player to put cards into play, an attachment on its host."""
    host: Phrase = () if effect.on is None else ("sur", described(effect.on, told))
    up = "face visible" if effect.face_up else ""
    how = (up, control(effect.under, told, effect.wording), host)
    named = effect.wording if effect.wording == NAMED else ""
    placing = told.placing(kind_of(effect.what))
    return (Clause(put(taken_out(effect.what, told), effect.place, placing, *how, wording=named)),)


def kind_of(what: Selector) -> CardType:
    """Return the card type that *what* names, or CARD if it names none."""
    if isinstance(what, That):
        return what.noun
    return what.description.noun if isinstance(what, Choose) else CARD


def release(effect: Release, told: Discourse) -> Speech:
    """Tell a player to dismiss this card and put the cards beneath it into play."""
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY, after=(done("placer", "dessous"),))
    entering = VerbPhrase("mettre", ("en jeu", cards, "dans la maison de leur propriétaire"))
    return (Clause(Joined((VerbPhrase("écarter", (this_card(told),)), entering))),)


EFFECTS.add(PutIntoPlay, put_into_play, HIS, LAST, NAMED, YOURS)
EFFECTS.add(Release, release)
