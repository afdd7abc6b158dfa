"""English for banishing all cards with one name."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import BASE, Clause, NonFinite, Speech, VerbPhrase
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.words.zones.namesakes import BanishNamesakes


def banish_namesakes(effect: BanishNamesakes, told: Discourse) -> Speech:
    """Tell a player to choose a card and banish all cards with its name."""
    choose = Clause(VerbPhrase("choose", (SELECTORS.say(effect.of, told),)))
    zones = ("that player's hand, deck, and discard pile", "for each card with the same name")
    banish = NonFinite(VerbPhrase("banish", ("those cards",)), BASE)
    return (choose, Clause(VerbPhrase("search", (*zones, COMMA, "then", banish))))


EFFECTS.add(BanishNamesakes, banish_namesakes)
