"""French for cards being played, copies, chance, and what texts know and leave behind."""

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
from everfree.ccg.language.text.french.changes import AMOUNTS, CHANGES, LAWS
from everfree.ccg.language.text.french.effects import EFFECTS, act
from everfree.ccg.language.text.french.grammar import MAY, NOT
from everfree.ccg.language.text.french.lexicon import (
    HE,
    KINDS,
    POWER,
    READER,
    SPANS,
    UNTILS,
    done,
    it,
    passive,
    player,
    subject,
    that,
    zone,
)
from everfree.ccg.language.text.french.quoting import ABILITIES
from everfree.ccg.language.text.french.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.french.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Pronoun,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AS_IN_HAND, GAINED, LAST
from everfree.ccg.language.words import UNTIL_TRIGGERED, WHILE_BANISHED, YOU
from everfree.ccg.vocab import BANISHED, CARD, DRAW_DECK, EVENT, PLAY

COST = Noun("coût")
EFFECT = Noun("effet")


def is_playing(trigger: IsPlaying, told: Discourse) -> Clause:
    """Someone is playing a card."""
    return Clause(VerbPhrase("jouer", (SELECTORS.say(trigger.what, told),)), player(trigger.who, told))


def cancel(effect: Cancel, told: Discourse) -> Speech:
    """Cancel a card."""
    return act("annuler", effect.what, told)


def copy_effects(effect: CopyEffects, told: Discourse) -> Speech:
    """Copy its effects."""
    effects = NounPhrase(EFFECT, DEFINITE, MANY, possessor=that(EVENT, told))
    return (Clause(VerbPhrase("copier", (effects,))),)


def cost_of_that(amount: CostOfThat, told: Discourse) -> tuple[int, Phrase]:
    """That card's cost."""
    return 0, NounPhrase(COST, DEFINITE, possessor=that(amount.noun, told))


def may_play_from(law: MayPlayFrom, told: Discourse) -> Clause:
    """You may play cards from another zone."""
    cards = described(replace(law.description, zone=PLAY), told, DEFINITE, MANY)
    if law.description.zone == BANISHED:
        own = replace(cards, after=("dont vous êtes propriétaire et qui sont", *cards.after))
        return Clause(VerbPhrase("jouer", (own, *as_in_hand(cards))), READER, modal=MAY)
    pile = NounPhrase(zone(law.description.zone), DEFINITE, possessor=READER)
    how = as_in_hand(cards) if law.wording == AS_IN_HAND else ()
    return Clause(VerbPhrase("jouer", (cards, "de", pile, *how)), READER, modal=MAY)


def as_in_hand(cards: NounPhrase) -> tuple[Phrase, ...]:
    """Comme s’ils étaient dans votre main."""
    return ("comme si", "elles" if cards.noun.feminine else "ils", "étaient dans votre main")


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
        told_once = ("la prochaine fois",) if effect.once else ()
        first = within(first, SPANS[effect.until])
        return (replace(first, fronted=(*told_once, *first.fronted)), *rest)
    if effect.until == WHILE_BANISHED:
        remains = ("tant que", Clause(VerbPhrase("rester", (done("bannir"),)), that(CARD, told)))
        return sentences if effect.once else (replace(first, fronted=(remains, *first.fronted)), *rest)
    span = (UNTILS[effect.until], "la prochaine fois" if effect.once else "")
    if effect.wording == LAST:
        return (replace(first, trailing=(*first.trailing, span)), *rest)
    return (replace(first, fronted=(span, *first.fronted)), *rest)


def chosen_at_random(trigger: ChosenAtRandom, told: Discourse) -> Clause:
    """Chance decides."""
    return Clause(
        passive("choisir"), NounPhrase(KINDS[CARD]), trailing=("au hasard ou qu’un choix se fait au hasard",)
    )


def guess(effect: Guess, told: Discourse) -> Speech:
    """Guess, and if that was right, get something."""
    guessed = Clause(VerbPhrase("deviner", ("quelle option ou quelle carte le hasard va désigner",)))
    first, *rest = EFFECTS.say(effect.if_right, told)
    return (guessed, replace(first, fronted=("si vous avez deviné juste", *first.fronted)), *rest)


def without_trait(test: WithoutTrait, told: Discourse) -> Qualifier:
    """A card that is not Unique."""
    return Qualifier(after=("sans le trait", test.trait))


def with_even_power(test: WithEvenPower, told: Discourse) -> Qualifier:
    """A card with even power."""
    return Qualifier(after=("de puissance paire",))


def top_revealed(law: PlayWithTopRevealed, told: Discourse) -> Clause:
    """Play with the top card of your deck revealed."""
    return Clause(VerbPhrase("jouer", ("avec la carte du dessus de votre pioche révélée",)))


def printed_power_of_top(amount: PrintedPowerOfTop, told: Discourse) -> tuple[int, Phrase]:
    """What is printed on the top card."""
    return 0, "la puissance imprimée de la carte du dessus de votre pioche"


def power_of_this(amount: PowerOfThis, told: Discourse) -> tuple[int, Phrase]:
    """This card's power."""
    return 0, NounPhrase(POWER, DEFINITE, possessor=it(told))


def note(effect: Note, told: Discourse) -> Speech:
    """Choose a card."""
    return (Clause(VerbPhrase("choisir", (SELECTORS.say(effect.choice, told),))),)


def printed_abilities(change: HasPrintedAbilitiesOfNoted, told: Discourse) -> VerbPhrase:
    """Have the abilities printed on the chosen card."""
    if change.wording == GAINED:
        return VerbPhrase("gagner", (("les capacités imprimées de", that(change.noun, told.after_choice())),))
    return VerbPhrase("avoir", (("les capacités imprimées de", that(change.noun, told)),))


def enters_exhausted(law: EntersExhausted, told: Discourse) -> Clause:
    """Cards enter play exhausted."""
    return Clause(VerbPhrase("entrer", ("en jeu à l’état épuisé",)), SELECTORS.say(law.what, told))


def arrives_exhausted(law: ArrivesExhausted, told: Discourse) -> Clause:
    """Moved cards arrive exhausted."""
    how = "à l’état épuisé à la fin d’un déplacement"
    return Clause(VerbPhrase("arriver", (how,)), SELECTORS.say(law.what, told))


def replace_problems(effect: ReplaceProblems, told: Discourse) -> Speech:
    """Replace Problems."""
    return act("remplacer", effect.what, told)


def lose_old_tokens(effect: LoseOldTokens, told: Discourse) -> Speech:
    """A player loses what was left over."""
    lost = "tous les jetons d’action qui n’ont pas été reçus ce tour-ci"
    return (Clause(VerbPhrase("perdre", (lost,)), subject(effect.who, told)),)


EFFECTS.add(LoseOldTokens, lose_old_tokens)


def banish_top(effect: BanishTop, told: Discourse) -> Speech:
    """A player banishes the top card of their deck."""
    owner = READER if effect.who == YOU else HE
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=owner)
    card = NounPhrase(KINDS[CARD], DEFINITE, after=("du dessus de", deck))
    return (Clause(VerbPhrase("bannir", (card,)), subject(effect.who, told)),)


def while_banished(effect: WhileBanished, told: Discourse) -> Speech:
    """Laws about a banished card, in one sentence."""
    first, *rest = [LAWS.say(law, told) for law in effect.laws]
    remains = ("tant que", Clause(VerbPhrase("rester", (done("bannir"),)), that(CARD, told)))
    further = tuple(("et", clause) for clause in rest)
    return (replace(first, fronted=(remains,), trailing=(*first.trailing, *further)),)


def no_requirement(law: NoRequirement, told: Discourse) -> Clause:
    """It can be played by anyone who can pay."""
    card = Pronoun(3, feminine=True)
    return Clause(VerbPhrase("avoir", ("aucune exigence de puissance",)), card, modal=NOT)


def may_play_that(law: MayPlayThat, told: Discourse) -> Clause:
    """A player may play the card."""
    how = "comme si elle était dans sa main"
    return Clause(VerbPhrase("jouer", (that(CARD, told), how)), player(law.who, told), modal=MAY)


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
