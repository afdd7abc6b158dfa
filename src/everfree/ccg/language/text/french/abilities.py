"""French for whole abilities: order of the parts, introductions of triggers, labels."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.abilities import (
    Activated,
    AdditionalCost,
    AlsoPlayed,
    As,
    Continuous,
    EachPlayerHas,
    Elsewhere,
    EventText,
    Further,
    OneParagraph,
    PlayOn,
    PlayToHome,
    Replacement,
    Standing,
    Triggered,
)
from everfree.ccg.language.terms import A_PLAYER, FACEOFF_TIMING, YOU, Timing
from everfree.ccg.language.text.discourse import (
    CHOSEN_OPPONENT,
    FIRST,
    SOMEONE,
    Discourse,
    tells_its_zone,
)
from everfree.ccg.language.text.french.grammar import (
    HAS,
    HAVING,
    MAY,
    WOULD,
)
from everfree.ccg.language.text.french.lexicon import (
    ABILITY,
    FACEOFF,
    FIRST_ONE,
    HE,
    NAMES,
    PHASES,
    PLAYER,
    POWER,
    READER,
    TIMINGS,
    done,
    faceoff_kind,
    passive,
    player,
    this_card,
    zone,
)
from everfree.ccg.language.text.french.people import involved_player, owner_alone
from everfree.ccg.language.text.french.quoting import ABILITIES as ABILITIES
from everfree.ccg.language.text.french.words.changes.changes import LAWS, as_much_as, changed, multiplied
from everfree.ccg.language.text.french.words.effects.compound import as_command, bought, optional
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.conditions import (
    AS_SOON_AS,
    CONDITIONS,
    IF,
    WHILE,
    set_in,
)
from everfree.ccg.language.text.french.words.selectors.selectors import (
    SELECTORS,
    described,
)
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold, parted_by_most, refuse_first_time
from everfree.ccg.language.text.phrases import (
    ANY,
    BASE,
    DEFINITE,
    MANY,
    NEAR,
    Adjective,
    Clause,
    Nominal,
    NonFinite,
    NounPhrase,
    Paragraph,
    Phrase,
    Speech,
    VerbPhrase,
    gathered,
    verbs,
)
from everfree.ccg.language.wordings import (
    AFTER_AT_WILL,
    AS_CARD,
    AS_PLAYER,
    AT_LAST,
    AT_WILL,
    FROM,
    HAVE,
    IF as TOLD_WITH_IF,
    JOINED,
    LAST,
    LEADING,
    ONCE,
    OWN_NUMBER,
    PLAY_AFTER,
    PLAY_WHEN,
    SPOKEN_OF,
    THE_MOST,
    THEY,
    UNDERSTOOD,
    UNPAUSED,
    WHEN,
    WITHIN,
)
from everfree.ccg.language.words.changes.changes import PowerBecomes, PowerTimes
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import Has, HasMore
from everfree.ccg.language.words.selectors.selectors import THIS
from everfree.ccg.language.words.triggers.arrivals import Enters
from everfree.ccg.language.words.triggers.joining import FirstTime
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.language.words.zones.drawing import Draw, Draws
from everfree.ccg.language.words.zones.leaving import IsFlipped
from everfree.ccg.vocab import DRAW_DECK, FLIP, HAND, NO_PHASE

ANYONE: Final = Clause(
    VerbPhrase("utiliser", (NounPhrase(ABILITY, NEAR),)), NounPhrase(PLAYER, ANY), modal=MAY
)


def occasion(trigger: Trigger, told: Discourse, conjunction: str = "quand") -> Phrase:
    """Introduce a trigger: an event with *conjunction*, a time with "à"."""
    event = TRIGGERS.say(trigger, told)
    if isinstance(trigger, FirstTime) and trigger.wording == LEADING:
        return ("la première fois que", event)
    return (conjunction if isinstance(event, Clause) else "à", event)


def imagined(trigger: Trigger, told: Discourse) -> Phrase:
    """Introduce what would happen; a time can't be replaced."""
    event = TRIGGERS.say(trigger, told)
    if not isinstance(event, Clause):
        raise Untold("a time can't be replaced")
    return (IF, replace(event, modal=WOULD))


def aftermath(trigger: Trigger, told: Discourse, first: Clause) -> Phrase:
    """Introduce a trigger that precedes *first*; what the reader did is an infinitive without "vous"."""
    event = TRIGGERS.say(trigger, told)
    if not isinstance(event, Clause):
        return ("après", event)
    if event.subject == READER and first.subject in (None, READER):
        return ("après", NonFinite(event.predicate, HAVING))
    return ("après que", replace(event, modal=HAS))


def fronted(speech: Speech, circumstance: Phrase) -> Speech:
    """Put *circumstance* before the first sentence."""
    first, *rest = speech
    return (replace(first, fronted=(circumstance, *first.fronted)), *rest)


def label(timing: Timing, kinds: int, during: int = NO_PHASE) -> str:
    """Return a timing phrase; *kinds* are the faceoffs it names, *during* is the phase."""
    if during != NO_PHASE:
        return f"{label(timing, kinds)} en {PHASES[during].one}"
    if not kinds:
        return TIMINGS[timing]
    named = f"{FACEOFF.one} {faceoff_kind(kinds)}".rstrip()
    return named[0].upper() + named[1:] if timing == FACEOFF_TIMING else f"{TIMINGS[timing]} en {named}"


def triggered(ability: Triggered, told: Discourse) -> Paragraph:
    """Print a triggered ability: trigger, condition, effect."""
    after = told.after_trigger(ability.trigger)
    if ability.wording == THEY:
        after = after.called(SOMEONE)
    if ability.wording == AS_PLAYER:
        after = after.called(A_PLAYER)
    if ability.wording == SPOKEN_OF:
        after = after.called(CHOSEN_OPPONENT)
    if ability.first:
        first, *rest = first_time(ability, told)
    elif ability.wording == UNDERSTOOD:
        if ability.trigger != Enters(THIS):
            raise Untold("only that this card enters play is understood")
        first, *rest = EFFECTS.say(ability.effect, told)
    else:
        first, *rest = fronted(EFFECTS.say(ability.effect, after), occasion(ability.trigger, told))
    return Paragraph((set_in(first, ability.condition, after, conjunction=IF), *rest), ability.tag)


def first_time(ability: Triggered, told: Discourse) -> Speech:
    """Print an ability of the first player to do something, or of the first time if no player does it."""
    event = TRIGGERS.say(ability.trigger, told)
    after = told.after_trigger(ability.trigger)
    first, *rest = EFFECTS.say(ability.effect, after.called(FIRST))
    if isinstance(event, Clause) and event.subject == NAMES[A_PLAYER] and first.subject == FIRST_ONE:
        doing = ("à", NonFinite(event.predicate, BASE))
        return (replace(first, subject=replace(FIRST_ONE, after=(doing,))), *rest)
    time = "la première fois que" if isinstance(event, Clause) else "pour la première fois à"
    return fronted(EFFECTS.say(ability.effect, after), (time, event))


def activated(ability: Activated, told: Discourse) -> Paragraph:
    """Print an activated ability: label, trigger, costs, effect."""
    refuse_first_time(ability.trigger)
    after = told.after_trigger(ability.trigger) if ability.trigger else told
    speech = used_by(ability, after, told)
    if ability.wording == AS_PLAYER:
        return Paragraph(speech, label(ability.timing, ability.faceoffs, ability.during))
    if ability.condition and ability.wording != THE_MOST:
        first, *rest = speech
        speech = (set_in(first, ability.condition, told), *rest)
    if ability.trigger and ability.wording in (WHEN, AT_WILL):
        speech = fronted(speech, occasion(ability.trigger, told))
    elif ability.trigger:
        speech = fronted(speech, aftermath(ability.trigger, told, speech[0]))
    if ability.anyone:
        speech += (who_activates(ability, told),)
    return Paragraph(speech, label(ability.timing, ability.faceoffs, ability.during))


def used_by(ability: Activated, after: Discourse, told: Discourse) -> Speech:
    """Say the costs and the effect of an activated ability, and by its wording who may use it."""
    if ability.wording == SPOKEN_OF:
        after = after.called(CHOSEN_OPPONENT)
    if ability.wording == AS_CARD:
        after = after.for_another()
    if ability.costs:
        speech = bought(ability.costs, ability.effect, after)
    else:
        speech = EFFECTS.say(ability.effect, after)
    if ability.wording == AS_CARD:
        return optional(speech, owner_alone(ability, told))
    if ability.wording == AS_PLAYER:
        return optional(speech, involved_player(ability, told))
    return optional(speech, READER) if ability.wording in (AT_WILL, AFTER_AT_WILL) else speech


def who_activates(ability: Activated, told: Discourse) -> Clause:
    """Say that any player may activate an ability, or only the player with the most cards."""
    if ability.wording != THE_MOST or ability.condition is None:
        return ANYONE
    most, rest = parted_by_most(ability.condition)
    if rest is not None:
        raise Untold("who may activate an ability is told by one condition")
    reserved = VerbPhrase("être", (done("réserver"), ("à", with_the_most(most, told))))
    return Clause(reserved, NounPhrase(ABILITY, NEAR))


def event_text(ability: EventText, told: Discourse) -> Paragraph:
    """Print the text of an Event: label, trigger, effect."""
    refuse_first_time(ability.trigger)
    after = told.after_trigger(ability.trigger) if ability.trigger else told
    if ability.wording == SPOKEN_OF:
        after = after.called(CHOSEN_OPPONENT)
    speech = EFFECTS.say(ability.effect, after)
    if ability.trigger and ability.wording == PLAY_WHEN:
        speech = (Clause(VerbPhrase("jouer", (this_card(told), occasion(ability.trigger, told)))), *speech)
    elif ability.trigger and ability.wording == PLAY_AFTER:
        play = Clause(VerbPhrase("jouer", (this_card(told),)))
        speech = (replace(play, trailing=(aftermath(ability.trigger, told, play),)), *speech)
    elif ability.trigger:
        speech = fronted(speech, aftermath(ability.trigger, told, speech[0]))
    return Paragraph(speech, label(ability.timing, ability.faceoffs, ability.during))


def further(ability: Further, told: Discourse) -> Paragraph:
    """Print a further paragraph of an Event."""
    return Paragraph(EFFECTS.say(ability.effect, told), ability.tag)


def continuous(ability: Continuous, told: Discourse) -> Paragraph:
    """Print changes of cards, with their condition."""
    subject = SELECTORS.say(ability.of, told.after_condition(ability.condition))
    only = ability.changes[0]
    if ability.wording == OWN_NUMBER:
        sentence = its_power_is(ability, subject)
        return Paragraph((set_in(sentence, ability.condition, told),), ability.tag)
    is_single = len(ability.changes) == 1 and ability.wording != HAVE
    if isinstance(only, PowerBecomes) and isinstance(only.amount, Amount) and is_single:
        power = NounPhrase(POWER, DEFINITE, possessor=subject)
        after = told.after_subject(ability.of)
        sentence = Clause(VerbPhrase("être", as_much_as(only.amount, after)), power)
        return Paragraph((set_in(sentence, ability.condition, told),), ability.tag)
    sentence = Clause(changed(ability.changes, told.after_subject(ability.of)), subject)
    return Paragraph((set_in(sentence, ability.condition, told),), ability.tag)


def its_power_is(ability: Continuous, subject: Nominal) -> Clause:
    """Say that the power of cards is doubled, with the power as the subject."""
    only = ability.changes[0]
    if not isinstance(only, PowerTimes) or len(ability.changes) > 1:
        raise Untold("only a power that is multiplied is told by itself")
    power = NounPhrase(POWER, DEFINITE, possessor=subject)
    return Clause(VerbPhrase("être", (Adjective(multiplied(only)),)), power)


def also_played(ability: AlsoPlayed, told: Discourse) -> Paragraph:
    """Say that a card may also be played with a timing: from the hand, or to an area with certain cards."""
    where: Phrase = ("depuis", NounPhrase(zone(HAND), DEFINITE, possessor=READER))
    if ability.beside is not None:
        where = ("dans une zone où", *CONDITIONS.say(Has(YOU, ability.beside), told))
    sentence = Clause(VerbPhrase("jouer", (this_card(told), where)), READER, modal=MAY)
    if ability.then is None:
        return Paragraph((sentence,), label(ability.timing, 0, NO_PHASE))
    first, *rest = EFFECTS.say(ability.then, told)
    then = (replace(first, fronted=("dans ce cas", *first.fronted)), *rest)
    return Paragraph((sentence, *then), label(ability.timing, 0, NO_PHASE))


def standing(ability: Standing, told: Discourse) -> Paragraph:
    """Print a law, with its condition."""
    sentence = LAWS.say(ability.law, told.after_condition(ability.condition))
    conjunction = {TOLD_WITH_IF: IF, ONCE: AS_SOON_AS}.get(ability.wording, WHILE)
    return Paragraph((set_in(sentence, ability.condition, told, conjunction=conjunction),), ability.tag)


def each_player_has(ability: EachPlayerHas, told: Discourse) -> Paragraph:
    """Print a law for each player who meets a condition, or with `THE_MOST` for the player who has most."""
    if ability.wording == THE_MOST:
        return Paragraph((for_the_first(ability, told),))
    sentence = LAWS.say(ability.law, told.after_condition(ability.condition).having_named(A_PLAYER))
    return Paragraph((set_in(sentence, ability.condition, told.naming(A_PLAYER)),))


def for_the_first(ability: EachPlayerHas, told: Discourse) -> Clause:
    """Print a law for the player who has more of some cards than every other."""
    most, rest = parted_by_most(ability.condition)
    sentence = LAWS.say(ability.law, told.having_named(A_PLAYER))
    if sentence.subject != HE:
        raise Untold("only what a player does or has is told of the player with the most cards")
    return set_in(replace(sentence, subject=with_the_most(most, told)), rest, told)


def with_the_most(most: HasMore, told: Discourse) -> NounPhrase:
    """Name the player with the most cards of a description: "le joueur qui a le plus de cartes"."""
    cards = described(most.description, told, count=MANY)
    return NounPhrase(PLAYER, DEFINITE, after=("qui a le plus de", cards))


def replacement(ability: Replacement, told: Discourse) -> Paragraph:
    """Print a replacement; always with "si", because French "quand" does not fit what does not happen."""
    if ability.wording == THE_MOST:
        return Paragraph((replaced_for_the_first(ability, told),))
    if ability.anyone:
        raise Untold("a replacement of each player is told of the player with the most cards")
    after = told.before(ability.trigger)
    speech = EFFECTS.say(ability.instead, after.called(SOMEONE) if ability.wording == THEY else after)
    if ability.optional:
        speech = optional(speech, READER)
    first, *rest = speech
    first = set_in(first, ability.condition, told)
    first = replace(first, fronted=(*first.fronted, imagined(ability.trigger, told)))
    if ability.wording == AT_LAST:
        *rest, last = rest
        rest = [*rest, replace(last, fronted=(*last.fronted, "à la place"))]
    else:
        first = replace(first, fronted=(*first.fronted, "à la place"))
    told_first = fronted((first,), "une fois par face-à-face") if ability.once_per_faceoff else (first,)
    return Paragraph((*told_first, *rest))


def replaced_for_the_first(ability: Replacement, told: Discourse) -> Clause:
    """Print what the player with the most cards may do instead of something."""
    if ability.condition is None or not (ability.anyone and ability.optional):
        raise Untold("only what a player may do instead is told of the player with the most cards")
    if ability.once_per_faceoff:
        raise Untold("the player with the most cards may do it each time")
    most, rest = parted_by_most(ability.condition)
    event = TRIGGERS.say(ability.trigger, told.having_named(A_PLAYER))
    first, *more = EFFECTS.say(ability.instead, told.for_another())
    if rest is not None or more or not isinstance(event, Clause) or event.subject != HE:
        raise Untold("what the player with the most cards does instead is one sentence")
    who = with_the_most(most, told)
    them = player(YOU, told.for_another())
    if ability.trigger == Draws(YOU) and ability.instead == Draw(bottom=True):
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=them)
        return Clause(VerbPhrase("piocher", ("du dessous de", deck)), who, modal=MAY)
    (done,) = optional((first,), them)
    return replace(done, fronted=((IF, replace(event, subject=who, modal=WOULD)), "à la place"))


def as_it_happens(ability: As, told: Discourse) -> Paragraph:
    """Print an "as" ability, then the abilities that refer to its choice."""
    after = told.after_trigger(ability.trigger)
    speech = fronted(EFFECTS.say(ability.effect, after), occasion(ability.trigger, told, "au moment où"))
    rest = [sentence for one in ability.meanwhile for sentence in ABILITIES.say(one, told).sentences]
    return Paragraph((*speech, *rest))


def elsewhere(ability: Elsewhere, told: Discourse) -> Paragraph:
    """Print an ability outside play: as Chaos, with the zone first, or with the zone inside the trigger."""
    if ability.wording == FROM:
        return ABILITIES.say(ability.ability, told.lying_in(ability.zone))
    inner = ABILITIES.say(ability.ability, told)
    inside = ability.ability
    is_plain = isinstance(inside, Triggered) and inside == Triggered(IsFlipped(THIS), inside.effect)
    if ability.wording == UNDERSTOOD and isinstance(inside, Triggered) and is_plain:
        inner = Paragraph(EFFECTS.say(inside.effect, told))
    if ability.wording == UNDERSTOOD and tells_its_zone(ability):
        return inner
    if ability.zone == FLIP:
        inner = replace(inner, label="Chaos")
    if ability.wording == WITHIN:
        first, *rest = inner.sentences
        occurrence, *further = first.fronted
        where = while_in(ability.zone, told, "alors que")
        return replace(inner, sentences=(replace(first, fronted=((occurrence, where), *further)), *rest))
    if ability.zone == FLIP and ability.wording != LEADING:
        return inner
    return replace(inner, sentences=fronted(inner.sentences, while_in(ability.zone, told, "tant que")))


def while_in(number: int, told: Discourse, conjunction: str) -> Phrase:
    """Say in which zone this card is, if not in play; "flipped" is the flip zone."""
    predicate = passive("retourner")
    if number != FLIP:
        predicate = VerbPhrase("être", ("dans", NounPhrase(zone(number), DEFINITE, possessor=READER)))
    return (conjunction, Clause(predicate, this_card(told)))


def one_paragraph(ability: OneParagraph, told: Discourse) -> Paragraph:
    """Print several abilities in one paragraph; with `JOINED`, two laws about prices as one sentence."""
    if ability.wording == JOINED:
        return Paragraph((priced_alike([ABILITIES.say(inner, told) for inner in ability.abilities]),))
    return Paragraph(
        tuple(one for inner in ability.abilities for one in ABILITIES.say(inner, told).sentences)
    )


def priced_alike(laws: list[Paragraph]) -> Clause:
    """Join two laws with the same price; each deed keeps its own "pour"."""
    (first,), (second,) = [law.sentences for law in laws]
    (one,), (other,) = verbs(first.predicate), verbs(second.predicate)
    if one.complements[:2] != other.complements[:2] or replace(second, predicate=one) != first:
        raise Untold("only laws with the same price and condition are told in one sentence")
    both = replace(one, complements=(*one.complements, "ou", *other.complements[2:]))
    return replace(first, predicate=both)


def additional_cost(ability: AdditionalCost, told: Discourse) -> Paragraph:
    """Say "comme coût supplémentaire pour jouer cette carte, défaussez une carte"."""
    price = tuple(
        deed for cost in ability.costs for clause in EFFECTS.say(cost, told) for deed in as_command(clause)
    )
    purpose = ("comme coût supplémentaire pour jouer", this_card(told))
    return Paragraph((Clause(gathered(price), fronted=(purpose,)),))


def play_to_home(ability: PlayToHome, told: Discourse) -> Paragraph:
    """Say that a Resource is played to home."""
    return Paragraph((Clause(VerbPhrase("jouer", (this_card(told), "dans votre maison"))),))


def play_on(ability: PlayOn, told: Discourse) -> Paragraph:
    """Say what a Resource is played on."""
    return Paragraph((Clause(VerbPhrase("jouer", (this_card(told), "sur", described(ability.host, told)))),))


ABILITIES.add(Triggered, triggered, AS_PLAYER, SPOKEN_OF, THEY, UNDERSTOOD, UNPAUSED)
ABILITIES.add(Activated, activated, AFTER_AT_WILL, AS_CARD, AS_PLAYER, AT_WILL, SPOKEN_OF, THE_MOST, WHEN)
ABILITIES.add(EventText, event_text, PLAY_AFTER, PLAY_WHEN, SPOKEN_OF)
ABILITIES.add(Continuous, continuous, HAVE, LAST, OWN_NUMBER)
ABILITIES.add(Standing, standing, TOLD_WITH_IF, ONCE)
ABILITIES.add(EachPlayerHas, each_player_has, THE_MOST)
ABILITIES.add(Replacement, replacement, AT_LAST, THE_MOST, THEY, WHEN)
ABILITIES.add(As, as_it_happens)
ABILITIES.add(Elsewhere, elsewhere, FROM, LEADING, UNDERSTOOD, WITHIN)
ABILITIES.add(Further, further)
ABILITIES.add(OneParagraph, one_paragraph, JOINED)
ABILITIES.add(AdditionalCost, additional_cost)
ABILITIES.add(AlsoPlayed, also_played)
ABILITIES.add(PlayToHome, play_to_home)
ABILITIES.add(PlayOn, play_on)
