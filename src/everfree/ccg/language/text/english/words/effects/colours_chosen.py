"""English for a colour that is chosen, and for Mane Characters that turn over."""

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import subject
from everfree.ccg.language.text.english.words.changes.changes import CHANGES
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FAR,
    MANY,
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

COLOUR = Noun("color")


def choose_colour(effect: ChooseColour, told: Discourse) -> Speech:
    """Tell a player to choose a colour, or with `NAMED` to name one."""
    if effect.per_opponent:
        if effect.wording or effect.who != YOU:
            raise Untold("only you choose a color for each of your opponents")
        return (Clause(VerbPhrase("choose", (NounPhrase(COLOUR), "for each of your opponents"))),)
    verb = "name" if effect.wording == NAMED else "choose"
    return (Clause(VerbPhrase(verb, (NounPhrase(COLOUR),)), subject(effect.who, told)),)


def gains_chosen_colour(change: GainsChosenColour, told: Discourse) -> VerbPhrase:
    """Return the predicate "gain that colour", "have" or "be" it; with `CHOSEN_FIRST`, "the chosen" one."""
    if change.wording == AS_STATE:
        return VerbPhrase("be", (NounPhrase(COLOUR, FAR),))
    if change.wording == ALREADY:
        return VerbPhrase("be", (("also", NounPhrase(COLOUR, FAR)),))
    if change.wording == HAVE:
        return VerbPhrase("have", (NounPhrase(COLOUR, FAR),))
    if change.wording == CHOSEN_FIRST:
        return VerbPhrase("have", (NounPhrase(COLOUR, DEFINITE, qualities=("chosen",)),))
    if change.wording == EACH:
        return VerbPhrase("gain", ("each of", NounPhrase(COLOUR, FAR, MANY)))
    return VerbPhrase("gain", (NounPhrase(COLOUR, FAR),))


def turns_over(trigger: TurnsOver, told: Discourse) -> Occasion:
    """Say that a Mane Character turns over."""
    return Clause(VerbPhrase("turn", ("over",)), SELECTORS.say(trigger.what, told))


def game_starts(trigger: GameStarts, told: Discourse) -> Occasion:
    """Say that the game starts, or name its start."""
    game = NounPhrase(Noun("game"), DEFINITE)
    if trigger.wording == AS_TIME:
        return NounPhrase(Noun("start"), DEFINITE, after=("of", game))
    return Clause(VerbPhrase("start"), game)


def only_that_colour(test: OnlyThatColour, told: Discourse) -> Qualifier:
    """Describe a card that has only that colour; with `PLURAL`, several that have."""
    return Qualifier(
        after=("that", "have" if test.wording == PLURAL else "has", "only", NounPhrase(COLOUR, FAR))
    )


TESTS.add(OnlyThatColour, only_that_colour, PLURAL)
EFFECTS.add(ChooseColour, choose_colour, JOINED, NAMED)
CHANGES.add(GainsChosenColour, gains_chosen_colour, ALREADY, AS_STATE, CHOSEN_FIRST, EACH, HAVE)
TRIGGERS.add(TurnsOver, turns_over)
TRIGGERS.add(GameStarts, game_starts, AS_TIME)
