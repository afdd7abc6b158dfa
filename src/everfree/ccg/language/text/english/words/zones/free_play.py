"""English for playing cards without paying for them."""

from dataclasses import replace

from everfree.ccg.language.terms import ANYWHERE, HOME
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import READER, to, zone
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.english.words.zones.entering import taken_out
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
    if isinstance(effect.what, Choose) and effect.what.description.zone == PLAY:
        raise Untold("a card that is played is not in play")
    origin: Phrase = ()
    if effect.zone != PLAY:
        origin = ("from", NounPhrase(zone(effect.zone), DEFINITE, possessor=READER))
    where: Phrase = "to your home" if effect.place == HOME else to(effect.place, told)
    if effect.on is not None:
        if effect.place != ANYWHERE or effect.frightened:
            raise Untold("an attachment is played on its host")
        where = ("on", SELECTORS.say(effect.on, told))
    how = "frightened" if effect.frightened else ""
    card = played(effect.what, told)
    return (Clause(VerbPhrase("play", (card, origin, where, how, "for free"))),)


EFFECTS.add(PlayForFree, play_for_free)
