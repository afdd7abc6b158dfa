"""French for a colour that is chosen, and for Mane Characters that turn over."""

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import BEGINNING, done, subject
from everfree.ccg.language.text.french.words.changes.changes import CHANGES
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    NEAR,
    Clause,
    Noun,
    NounPhrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import (
    ALREADY,
    AS_STATE,
    AS_TIME,
    CHOSEN_FIRST,
    EACH,
    HAVE,
    JOINED,
    NAMED,
    PLURAL,
)
from everfree.ccg.language.words.effects.colours_chosen import (
    ChooseColour,
    GainsChosenColour,
    GameStarts,
    OnlyThatColour,
    TurnsOver,
)

COLOUR = Noun("couleur", feminine=True)
GAME = Noun("partie", feminine=True)


def choose_colour(effect: ChooseColour, told: Discourse) -> Speech:
    """Tell a player to choose a colour, or with `NAMED` to name one."""
    if effect.per_opponent:
        if effect.wording or effect.who != YOU:
            raise Untold("only you choose a colour for each of your opponents")
        return (Clause(VerbPhrase("choisir", (NounPhrase(COLOUR), "pour chacun de vos adversaires"))),)
    verb = "nommer" if effect.wording == NAMED else "choisir"
    return (Clause(VerbPhrase(verb, (NounPhrase(COLOUR),)), subject(effect.who, told)),)


def gains_chosen_colour(change: GainsChosenColour, told: Discourse) -> VerbPhrase:
    """Return the predicate "gain that colour" or "have" it; with `CHOSEN_FIRST`, "the chosen" one."""
    if change.wording in (AS_STATE, HAVE):
        return VerbPhrase("avoir", (NounPhrase(COLOUR, NEAR),))
    if change.wording == ALREADY:
        return VerbPhrase("avoir", ("aussi", NounPhrase(COLOUR, NEAR)))
    if change.wording == CHOSEN_FIRST:
        return VerbPhrase("avoir", (NounPhrase(COLOUR, DEFINITE, qualities=(done("choisir"),)),))
    if change.wording == EACH:
        return VerbPhrase("gagner", ("chacune de", NounPhrase(COLOUR, NEAR, MANY)))
    return VerbPhrase("gagner", (NounPhrase(COLOUR, NEAR),))


def turns_over(trigger: TurnsOver, told: Discourse) -> Occasion:
    """Say that a Mane Character turns over."""
    return Clause(VerbPhrase("changer", ("de face",)), SELECTORS.say(trigger.what, told))


def game_starts(trigger: GameStarts, told: Discourse) -> Occasion:
    """Say that the game starts, or name its start."""
    game = NounPhrase(GAME, DEFINITE)
    if trigger.wording == AS_TIME:
        return NounPhrase(BEGINNING, DEFINITE, possessor=game)
    return Clause(VerbPhrase("commencer"), game)


def only_that_colour(test: OnlyThatColour, told: Discourse) -> Qualifier:
    """Describe a card that has only that colour; with `PLURAL`, several that have."""
    return Qualifier(after=("qui n’ont" if test.wording == PLURAL else "qui n’a", "que cette couleur"))


TESTS.add(OnlyThatColour, only_that_colour, PLURAL)
EFFECTS.add(ChooseColour, choose_colour, JOINED, NAMED)
CHANGES.add(GainsChosenColour, gains_chosen_colour, ALREADY, AS_STATE, CHOSEN_FIRST, EACH, HAVE)
TRIGGERS.add(TurnsOver, turns_over)
TRIGGERS.add(GameStarts, game_starts, AS_TIME)
