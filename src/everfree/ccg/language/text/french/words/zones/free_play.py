"""French for playing cards without paying for them."""

from dataclasses import replace

from everfree.ccg.language.terms import ANYWHERE, HOME
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import READER, at, zone
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.french.words.zones.entering import taken_out
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    Clause,
    Nominal,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.selectors.selectors import Choose, Selector
from everfree.ccg.language.words.zones.free_play import PlayForFree
from everfree.ccg.vocab import HAND, PLAY


def played(what: Selector, told: Discourse) -> Nominal:
    """Name a card that is played; the hand, the usual zone, is not printed."""
    if isinstance(what, Choose) and what.description.zone == HAND:
        return SELECTORS.say(replace(what, description=replace(what.description, zone=PLAY)), told)
    return taken_out(what, told)


def play_for_free(effect: PlayForFree, told: Discourse) -> Speech:
    """Tell a player to play a card for free, to a place if one is named."""
    origin: Phrase = ()
    if effect.zone != PLAY:
        origin = ("depuis", NounPhrase(zone(effect.zone), DEFINITE, possessor=READER))
    where: Phrase = "dans votre maison" if effect.place == HOME else at(effect.place, told)
    if effect.on is not None:
        if effect.place != ANYWHERE or effect.frightened:
            raise Untold("an attachment is played on its host")
        where = ("sur", SELECTORS.say(effect.on, told))
    how = "à l’état effrayé" if effect.frightened else ""
    card = played(effect.what, told)
    return (Clause(VerbPhrase("jouer", ("gratuitement", card, origin, where, how))),)


EFFECTS.add(PlayForFree, play_for_free)
