"""English for performances."""

from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words.effects.performing import A_DANCE, A_JOKE, A_SONG, Perform

DEEDS: Final = {
    A_DANCE: VerbPhrase("do", ("a little dance",)),
    A_JOKE: VerbPhrase("tell", ("a joke",)),
    A_SONG: VerbPhrase("sing", ("a song",)),
}


def perform(effect: Perform, told: Discourse) -> Speech:
    """Tell a player to perform something."""
    if effect.deed not in DEEDS:
        raise Untold(f"nobody can perform {effect.deed!r}")
    return (Clause(DEEDS[effect.deed]),)


EFFECTS.add(Perform, perform)
