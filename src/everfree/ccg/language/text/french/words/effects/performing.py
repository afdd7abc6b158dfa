"""French for performances."""

from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words.effects.performing import A_DANCE, A_JOKE, A_SONG, Perform

DEEDS: Final = {
    A_DANCE: VerbPhrase("faire", ("une petite danse",)),
    A_JOKE: VerbPhrase("raconter", ("une blague",)),
    A_SONG: VerbPhrase("chanter", ("une chanson",)),
}


def perform(effect: Perform, told: Discourse) -> Speech:
    """Tell a player to perform something."""
    if effect.deed not in DEEDS:
        raise Untold(f"nobody can perform {effect.deed!r}")
    return (Clause(DEEDS[effect.deed]),)


EFFECTS.add(Perform, perform)
