"""French for a colour that is chosen, and for Mane Characters that turn over."""

from everfree.ccg.language.colours_chosen import ChooseColour, GainsChosenColour, GameStarts, TurnsOver
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.changes import CHANGES
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.lexicon import subject
from everfree.ccg.language.text.french.selectors import SELECTORS
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import DEFINITE, NEAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.wordings import JOINED

COLOUR = Noun("couleur", feminine=True)
GAME = Noun("partie", feminine=True)


def choose_colour(effect: ChooseColour, told: Discourse) -> Speech:
    """Choose a colour."""
    return (Clause(VerbPhrase("choisir", (NounPhrase(COLOUR),)), subject(effect.who, told)),)


def gains_chosen_colour(change: GainsChosenColour, told: Discourse) -> VerbPhrase:
    """Gain that colour."""
    return VerbPhrase("gagner", (NounPhrase(COLOUR, NEAR),))


def turns_over(trigger: TurnsOver, told: Discourse) -> Occasion:
    """A Mane Character shows its other side."""
    return Clause(VerbPhrase("changer", ("de face",)), SELECTORS.say(trigger.what, told))


def game_starts(trigger: GameStarts, told: Discourse) -> Occasion:
    """The game starts."""
    return Clause(VerbPhrase("commencer"), NounPhrase(GAME, DEFINITE))


EFFECTS.add(ChooseColour, choose_colour, JOINED)
CHANGES.add(GainsChosenColour, gains_chosen_colour)
TRIGGERS.add(TurnsOver, turns_over)
TRIGGERS.add(GameStarts, game_starts)
