"""French for banishing all cards with one name."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import Clause, Joined, Speech, VerbPhrase
from everfree.ccg.language.words.zones.namesakes import BanishNamesakes


def banish_namesakes(effect: BanishNamesakes, told: Discourse) -> Speech:
    """Tell a player to choose a card and banish all cards with its name."""
    choose = Clause(VerbPhrase("choisir", (SELECTORS.say(effect.of, told),)))
    cards = "chaque carte du même nom dans la main, la pioche et la défausse de ce joueur"
    banish = VerbPhrase("bannir", ("toutes ces cartes",))
    return (choose, Clause(Joined((VerbPhrase("chercher", (cards,)), banish))))


EFFECTS.add(BanishNamesakes, banish_namesakes)
