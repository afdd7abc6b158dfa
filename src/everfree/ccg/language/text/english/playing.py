"""English for cards being played, copies, chance, and what texts know and leave behind."""

from dataclasses import replace

from everfree.ccg.language.abilities import Replacement
from everfree.ccg.language.arriving import ArrivesExhausted, EntersExhausted, ReplaceProblems
from everfree.ccg.language.chance import ChosenAtRandom, Guess
from everfree.ccg.language.changes import Law
from everfree.ccg.language.effects import LoseOldTokens
from everfree.ccg.language.knowing import (
    HasPrintedAbilitiesOfNoted,
    Note,
    PlayWithTopRevealed,
    PowerOfThis,
    PrintedPowerOfTop,
    WithEvenPower,
    WithoutTrait,
)
from everfree.ccg.language.lasting import Lasting
from everfree.ccg.language.playing import (
    BanishTop,
    Cancel,
    CopyEffects,
    CostOfThat,
    IsPlaying,
    MayPlayFrom,
    MayPlayThat,
    NoRequirement,
    WhileBanished,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import AMOUNTS, CHANGES, LAWS
from everfree.ccg.language.text.english.effects import EFFECTS, act
from everfree.ccg.language.text.english.lexicon import (
    IT,
    POWER,
    READER,
    SPANS,
    THEY,
    UNTILS,
    passive,
    player,
    subject,
    that,
    zone,
)
from everfree.ccg.language.text.english.quoting import ABILITIES
from everfree.ccg.language.text.english.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.english.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    MANY,
    Clause,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AS_IN_HAND, GAINED, LAST
from everfree.ccg.language.words import UNTIL_TRIGGERED, WHILE_BANISHED, YOU
from everfree.ccg.vocab import BANISHED, CARD, DRAW_DECK, PLAY


def is_playing(trigger: IsPlaying, told: Discourse) -> Clause:
    """Someone is playing a card."""
    return Clause(VerbPhrase("play", (SELECTORS.say(trigger.what, told),)), player(trigger.who, told))


def cancel(effect: Cancel, told: Discourse) -> Speech:
    """Cancel a card."""
    return act("cancel", effect.what, told)


def copy_effects(effect: CopyEffects, told: Discourse) -> Speech:
    """Copy its effects."""
    return (Clause(VerbPhrase("copy", (NounPhrase(Noun("effect"), DEFINITE, MANY, possessor=IT),))),)


def cost_of_that(amount: CostOfThat, told: Discourse) -> tuple[str, Phrase]:
    """That card's cost."""
    return "", NounPhrase(Noun("cost"), DEFINITE, possessor=that(amount.noun))


def may_play_from(law: MayPlayFrom, told: Discourse) -> Clause:
    """You may play cards from another zone."""
    cards = described(replace(law.description, zone=PLAY), told, INDEFINITE, MANY)
    if law.description.zone == BANISHED:
        own = replace(cards, after=("which you own", *cards.after))
        return Clause(VerbPhrase("play", (own, "as though they were in your hand")), READER, modal="may")
    pile = NounPhrase(zone(law.description.zone), DEFINITE, possessor=READER)
    how = ("as though they were in your hand",) if law.wording == AS_IN_HAND else ()
    return Clause(VerbPhrase("play", (cards, "from", pile, *how)), READER, modal="may")


def within(sentence: Clause, span: str) -> Clause:
    """Tell when something would have to happen inside what introduces the sentence."""
    first, *rest = sentence.fronted
    return replace(sentence, fronted=((first, span), *rest))


def lasting(effect: Lasting, told: Discourse) -> Speech:
    """Something is so for a while, or happens the next time."""
    if isinstance(effect.what, Law):
        sentences: Speech = (LAWS.say(effect.what, told),)
    else:
        sentences = ABILITIES.say(effect.what, told).sentences
    if effect.until == UNTIL_TRIGGERED:
        return sentences
    first, *rest = sentences
    if isinstance(effect.what, Replacement):
        told_once = ("the next time",) if effect.once else ()
        first = within(first, SPANS[effect.until])
        return (replace(first, fronted=(*told_once, *first.fronted)), *rest)
    if effect.until == WHILE_BANISHED:
        remains = ("while", Clause(VerbPhrase("remain", ("banished",)), that(CARD)))
        return sentences if effect.once else (replace(first, fronted=(remains, *first.fronted)), *rest)
    span = ("the next time" if effect.once else "", UNTILS[effect.until])
    if effect.wording == LAST:
        return (replace(first, trailing=(*first.trailing, span)), *rest)
    return (replace(first, fronted=(span, *first.fronted)), *rest)


def chosen_at_random(trigger: ChosenAtRandom, told: Discourse) -> Clause:
    """Chance decides."""
    card = NounPhrase(Noun("card"), qualities=("random",))
    return Clause(passive("select"), card, trailing=("or a choice is made at random",))


def guess(effect: Guess, told: Discourse) -> Speech:
    """Guess, and if that was right, get something."""
    guessed = Clause(VerbPhrase("guess", ("which option or card will be randomly selected",)))
    first, *rest = EFFECTS.say(effect.if_right, told)
    return (guessed, replace(first, fronted=("if you guessed correctly", *first.fronted)), *rest)


def without_trait(test: WithoutTrait, told: Discourse) -> Qualifier:
    """A non-Unique card."""
    return Qualifier(qualities=(f"non-{test.trait}",))


def with_even_power(test: WithEvenPower, told: Discourse) -> Qualifier:
    """A card with even power."""
    return Qualifier(after=("with even", POWER))


def top_revealed(law: PlayWithTopRevealed, told: Discourse) -> Clause:
    """Play with the top card of your deck revealed."""
    return Clause(VerbPhrase("play", ("with the top card of your deck revealed",)))


def printed_power_of_top(amount: PrintedPowerOfTop, told: Discourse) -> tuple[str, Phrase]:
    """What is printed on the top card."""
    return "", ("the printed", POWER, "of the top card of your deck")


def power_of_this(amount: PowerOfThis, told: Discourse) -> tuple[str, Phrase]:
    """This card's power."""
    return "", NounPhrase(Noun(POWER), DEFINITE, possessor=IT)


def note(effect: Note, told: Discourse) -> Speech:
    """Choose a card."""
    return (Clause(VerbPhrase("choose", (SELECTORS.say(effect.choice, told),))),)


def printed_abilities(change: HasPrintedAbilitiesOfNoted, told: Discourse) -> VerbPhrase:
    """Have the abilities printed on the chosen card."""
    if change.wording == GAINED:
        printed = NounPhrase(Noun("printed abilities"), DEFINITE, possessor=that(change.noun))
        return VerbPhrase("gain", (printed,))
    return VerbPhrase("have", (("the printed abilities of", that(change.noun)),))


def enters_exhausted(law: EntersExhausted, told: Discourse) -> Clause:
    """Cards enter play exhausted."""
    return Clause(VerbPhrase("enter", ("play exhausted",)), SELECTORS.say(law.what, told))


def arrives_exhausted(law: ArrivesExhausted, told: Discourse) -> Clause:
    """Moved cards arrive exhausted."""
    return Clause(VerbPhrase("arrive", ("exhausted when moved",)), SELECTORS.say(law.what, told))


def replace_problems(effect: ReplaceProblems, told: Discourse) -> Speech:
    """Replace Problems."""
    return act("replace", effect.what, told)


def lose_old_tokens(effect: LoseOldTokens, told: Discourse) -> Speech:
    """A player loses what was left over."""
    lost = "all action tokens that weren't gained this turn"
    return (Clause(VerbPhrase("lose", (lost,)), subject(effect.who, told)),)


EFFECTS.add(LoseOldTokens, lose_old_tokens)


def banish_top(effect: BanishTop, told: Discourse) -> Speech:
    """A player banishes the top card of their deck."""
    owner = READER if effect.who == YOU else THEY
    card = NounPhrase(Noun("card"), DEFINITE, qualities=("top",), after=("of", deck_of(owner)))
    return (Clause(VerbPhrase("banish", (card,)), subject(effect.who, told)),)


def deck_of(owner: Nominal) -> NounPhrase:
    """Name a player's deck."""
    return NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=owner)


def while_banished(effect: WhileBanished, told: Discourse) -> Speech:
    """Laws about a banished card, in one sentence."""
    first, *rest = [LAWS.say(law, told) for law in effect.laws]
    remains = ("while", Clause(VerbPhrase("remain", ("banished",)), that(CARD)))
    further = tuple(("and", clause) for clause in rest)
    return (replace(first, fronted=(remains,), trailing=(*first.trailing, *further)),)


def no_requirement(law: NoRequirement, told: Discourse) -> Clause:
    """It can be played by anyone who can pay."""
    return Clause(VerbPhrase("have", ("no color requirement",)), IT)


def may_play_that(law: MayPlayThat, told: Discourse) -> Clause:
    """A player may play the card."""
    how = "as though it were in that player's hand"
    return Clause(VerbPhrase("play", (that(CARD), how)), player(law.who, told), modal="may")


EFFECTS.add(BanishTop, banish_top)
EFFECTS.add(WhileBanished, while_banished)
LAWS.add(NoRequirement, no_requirement)
LAWS.add(MayPlayThat, may_play_that)
LAWS.add(EntersExhausted, enters_exhausted)
LAWS.add(ArrivesExhausted, arrives_exhausted)
EFFECTS.add(ReplaceProblems, replace_problems)
TRIGGERS.add(IsPlaying, is_playing)
TRIGGERS.add(ChosenAtRandom, chosen_at_random)
EFFECTS.add(Cancel, cancel)
EFFECTS.add(CopyEffects, copy_effects)
EFFECTS.add(Lasting, lasting, LAST)
EFFECTS.add(Guess, guess)
EFFECTS.add(Note, note)
AMOUNTS.add(CostOfThat, cost_of_that)
AMOUNTS.add(PrintedPowerOfTop, printed_power_of_top)
AMOUNTS.add(PowerOfThis, power_of_this)
LAWS.add(MayPlayFrom, may_play_from, AS_IN_HAND)
LAWS.add(PlayWithTopRevealed, top_revealed)
TESTS.add(WithoutTrait, without_trait)
TESTS.add(WithEvenPower, with_even_power)
CHANGES.add(HasPrintedAbilitiesOfNoted, printed_abilities, GAINED)
