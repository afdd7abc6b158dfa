"""English for whole abilities: order of the parts, introductions of triggers, labels."""

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
from everfree.ccg.language.text.english.lexicon import (
    FIRST_ONE,
    NAMES,
    PHASES,
    READER,
    THAT_ONE,
    TIMINGS,
    faceoff_kind,
    player,
    this_card,
    zone,
)
from everfree.ccg.language.text.english.people import involved_player, owner_alone
from everfree.ccg.language.text.english.quoting import ABILITIES as ABILITIES
from everfree.ccg.language.text.english.words.changes.changes import LAWS, as_much_as, changed, multiplied
from everfree.ccg.language.text.english.words.effects.compound import as_command, bought, optional
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.conditions import (
    CONDITIONS,
    set_in,
)
from everfree.ccg.language.text.english.words.selectors.selectors import (
    SELECTORS,
    described,
)
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold, parted_by_most, refuse_first_time
from everfree.ccg.language.text.phrases import (
    ANY,
    DEFINITE,
    INFINITIVE,
    MANY,
    OR,
    PROPER,
    Clause,
    Joined,
    Nominal,
    NonFinite,
    Noun,
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
    IF,
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
    VerbPhrase("activate", ("this ability",)), NounPhrase(Noun("player"), ANY), modal="may"
)


def occasion(trigger: Trigger, told: Discourse, conjunction: str, preposition: str) -> Phrase:
    """Introduce a trigger: an event with *conjunction*, a time with *preposition*."""
    event = TRIGGERS.say(trigger, told)
    if isinstance(trigger, FirstTime) and trigger.wording == LEADING:
        return ("the first time", event)
    return (conjunction if isinstance(event, Clause) else preposition, event)


def imagined(trigger: Trigger, told: Discourse, conjunction: str) -> Phrase:
    """Introduce what would happen; a time can't be replaced."""
    event = TRIGGERS.say(trigger, told)
    if not isinstance(event, Clause):
        raise Untold("a time can't be replaced")
    return (conjunction, replace(event, modal="would"))


def fronted(speech: Speech, circumstance: Phrase) -> Speech:
    """Put *circumstance* before the first sentence."""
    first, *rest = speech
    return (replace(first, fronted=(circumstance, *first.fronted)), *rest)


def label(timing: Timing, kinds: int, during: int = NO_PHASE) -> str:
    """Return a timing phrase; *kinds* are the faceoffs it names, *during* is the phase."""
    words = [faceoff_kind(kinds), "Faceoff"] if kinds else []
    if during != NO_PHASE:
        words.append(PHASES[during].one)
    if timing != FACEOFF_TIMING or not kinds:
        words.append(TIMINGS[timing])
    return " ".join(word for word in words if word)


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
        speech = first_time(ability, told)
    elif ability.wording == UNDERSTOOD:
        if ability.trigger != Enters(THIS):
            raise Untold("only that this card enters play is understood")
        speech = EFFECTS.say(ability.effect, told)
    else:
        speech = fronted(EFFECTS.say(ability.effect, after), occasion(ability.trigger, told, "when", "at"))
    first, *rest = speech
    if ability.wording == UNPAUSED:
        first = replace(first, fronted=first.fronted[1:], opening=first.fronted[:1])
    return Paragraph((set_in(first, ability.condition, after, first="if"), *rest), ability.tag)


def first_time(ability: Triggered, told: Discourse) -> Speech:
    """Print an ability of the first player to do something, or of the first time if no player does it."""
    event = TRIGGERS.say(ability.trigger, told)
    after = told.after_trigger(ability.trigger)
    first, *rest = EFFECTS.say(ability.effect, after.called(FIRST))
    if isinstance(event, Clause) and event.subject == NAMES[A_PLAYER] and first.subject == FIRST_ONE:
        doing = NonFinite(event.predicate, INFINITIVE)
        return (replace(first, subject=replace(FIRST_ONE, after=(doing,))), *rest)
    time = "the first time" if isinstance(event, Clause) else "for the first time at"
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
    if ability.trigger:
        conjunction = "when" if ability.wording in (WHEN, AT_WILL) else "after"
        preposition = "at" if ability.wording == AT_WILL else "after"
        speech = fronted(speech, occasion(ability.trigger, told, conjunction, preposition))
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
    return replace(ANYONE, subject=with_the_most(most, told, only=True))


def event_text(ability: EventText, told: Discourse) -> Paragraph:
    """Print the text of an Event: label, trigger, effect."""
    refuse_first_time(ability.trigger)
    after = told.after_trigger(ability.trigger) if ability.trigger else told
    if ability.wording == SPOKEN_OF:
        after = after.called(CHOSEN_OPPONENT)
    speech = EFFECTS.say(ability.effect, after)
    if ability.trigger and ability.wording == PLAY_WHEN:
        speech = (Clause(VerbPhrase("play", (occasion(ability.trigger, told, "when", "at"),))), *speech)
    elif ability.trigger and ability.wording == PLAY_AFTER:
        speech = (Clause(VerbPhrase("play", (occasion(ability.trigger, told, "after", "after"),))), *speech)
    elif ability.trigger:
        speech = fronted(speech, occasion(ability.trigger, told, "after", "after"))
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
        power = NounPhrase(Noun("power"), DEFINITE, possessor=subject)
        after = told.after_subject(ability.of)
        sentence = Clause(VerbPhrase("be", as_much_as(only.amount, after)), power)
        return Paragraph((set_in(sentence, ability.condition, told),), ability.tag)
    sentence = Clause(changed(ability.changes, told.after_subject(ability.of)), subject)
    set_so = set_in(sentence, ability.condition, told)
    if ability.wording == LAST:
        set_so = replace(set_so, fronted=(), trailing=(*set_so.trailing, *set_so.fronted))
    return Paragraph((set_so,), ability.tag)


def its_power_is(ability: Continuous, subject: Nominal) -> Clause:
    """Say that the power of cards is doubled, with the power as the subject."""
    only = ability.changes[0]
    if not isinstance(only, PowerTimes) or len(ability.changes) > 1:
        raise Untold("only a power that is multiplied is told by itself")
    power = NounPhrase(Noun("power"), DEFINITE, possessor=subject)
    return Clause(VerbPhrase("be", (multiplied(only),)), power)


def also_played(ability: AlsoPlayed, told: Discourse) -> Paragraph:
    """Say that a card may also be played with a timing: from the hand, or to an area with certain cards."""
    where: Phrase = ("from", NounPhrase(zone(HAND), DEFINITE, possessor=READER))
    if ability.beside is not None:
        where = ("to an area where", *CONDITIONS.say(Has(YOU, ability.beside), told))
    sentence = Clause(VerbPhrase("play", (this_card(told), where)), READER, modal="may")
    if ability.then is None:
        return Paragraph((sentence,), label(ability.timing, 0, NO_PHASE))
    first, *rest = EFFECTS.say(ability.then, told)
    did = ("if", Clause(VerbPhrase("do"), READER))
    then = (replace(first, fronted=(did, *first.fronted)), *rest)
    return Paragraph((sentence, *then), label(ability.timing, 0, NO_PHASE))


def standing(ability: Standing, told: Discourse) -> Paragraph:
    """Print a law, with its condition."""
    sentence = LAWS.say(ability.law, told.after_condition(ability.condition))
    conjunction = {IF: "if", ONCE: "once"}.get(ability.wording, "while")
    return Paragraph((set_in(sentence, ability.condition, told, first=conjunction),), ability.tag)


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
    if sentence.subject != THAT_ONE:
        raise Untold("only what a player does or has is told of the player with the most cards")
    return set_in(replace(sentence, subject=with_the_most(most, told)), rest, told)


def with_the_most(most: HasMore, told: Discourse, *, only: bool = False) -> NounPhrase:
    """Name the player with the most cards of a description, or *only* that player."""
    cards = described(most.description, told, PROPER, MANY)
    one = NounPhrase(Noun("player"), DEFINITE, after=("with the most", cards))
    return replace(one, noun=Noun("only the player"), determiner=PROPER) if only else one


def replacement(ability: Replacement, told: Discourse) -> Paragraph:
    """Print a replacement: what would happen, and what happens instead."""
    if ability.wording == THE_MOST:
        return Paragraph((replaced_for_the_first(ability, told),))
    if ability.anyone:
        raise Untold("a replacement of each player is told of the player with the most cards")
    after = told.before(ability.trigger)
    if ability.wording == THEY:
        after = after.called(SOMEONE)
    speech = EFFECTS.say(ability.instead, after)
    if ability.optional:
        speech = optional(speech, READER)
    conjunction = "when" if ability.wording == WHEN else "if"
    occurrence = imagined(ability.trigger, told, conjunction)
    first, *rest = speech
    first = set_in(first, ability.condition, told)
    first = replace(first, fronted=(*first.fronted, occurrence))
    if ability.wording == AT_LAST:
        *rest, last = rest
        rest = [*rest, replace(last, trailing=(*last.trailing, "instead"))]
    else:
        first = replace(first, trailing=(*first.trailing, "instead"))
    told_first = fronted((first,), "once per faceoff") if ability.once_per_faceoff else (first,)
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
    if rest is not None or more or not isinstance(event, Clause) or event.subject != THAT_ONE:
        raise Untold("what the player with the most cards does instead is one sentence")
    who = with_the_most(most, told)
    them = player(YOU, told.for_another())
    if ability.trigger == Draws(YOU) and ability.instead == Draw(bottom=True):
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=them)
        return Clause(VerbPhrase("draw", ("from the bottom of", deck)), who, modal="can")
    (done,) = optional((first,), them)
    would = ("if", replace(event, subject=who, modal="would"))
    return replace(done, fronted=(would,), trailing=(*done.trailing, "instead"))


def as_it_happens(ability: As, told: Discourse) -> Paragraph:
    """Print an "as" ability, then the abilities that refer to its choice."""
    after = told.after_trigger(ability.trigger)
    speech = fronted(EFFECTS.say(ability.effect, after), occasion(ability.trigger, told, "as", "as"))
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
        first = replace(first, fronted=((occurrence, while_in(ability.zone, told)), *further))
        return replace(inner, sentences=(first, *rest))
    if ability.zone == FLIP and ability.wording != LEADING:
        return inner
    return replace(inner, sentences=fronted(inner.sentences, while_in(ability.zone, told)))


def while_in(number: int, told: Discourse) -> Phrase:
    """Say in which zone this card is, if not in play; "flipped" is the flip zone."""
    place: tuple[Phrase, ...] = ("flipped",)
    if number != FLIP:
        place = ("in", NounPhrase(zone(number), DEFINITE, possessor=READER))
    return ("while", Clause(VerbPhrase("be", place), this_card(told)))


def one_paragraph(ability: OneParagraph, told: Discourse) -> Paragraph:
    """Print several abilities in one paragraph; with `JOINED`, two laws about prices as one sentence."""
    if ability.wording == JOINED:
        return Paragraph((priced_alike([ABILITIES.say(inner, told) for inner in ability.abilities]),))
    return Paragraph(
        tuple(one for inner in ability.abilities for one in ABILITIES.say(inner, told).sentences)
    )


def priced_alike(laws: list[Paragraph]) -> Clause:
    """Join two laws with the same price: "pay more to play or move a card"."""
    (first,), (second,) = [law.sentences for law in laws]
    (one,), (other,) = verbs(first.predicate), verbs(second.predicate)
    deeds = [deed for paid in (one, other) for deed in priced_deeds(paid)]
    if len(deeds) != 2 or deeds[0].complements != deeds[1].complements:
        raise Untold("only two deeds with the same cards are priced in one sentence")
    if one.complements[:1] != other.complements[:1] or replace(second, predicate=one) != first:
        raise Untold("only laws with the same price and condition are told in one sentence")
    both = NonFinite(Joined((VerbPhrase(deeds[0].verb), deeds[1]), OR), INFINITIVE)
    return replace(first, predicate=replace(one, complements=(one.complements[0], both)))


def priced_deeds(paid: VerbPhrase) -> list[VerbPhrase]:
    """List what a price is paid for: "to play a card"."""
    purposes = [part for part in paid.complements if isinstance(part, NonFinite)]
    return [deed for purpose in purposes for deed in verbs(purpose.predicate)]


def additional_cost(ability: AdditionalCost, told: Discourse) -> Paragraph:
    """Say what is paid besides the printed cost."""
    price = tuple(
        deed for cost in ability.costs for clause in EFFECTS.say(cost, told) for deed in as_command(clause)
    )
    purpose = ("as an additional cost to play", this_card(told))
    return Paragraph((Clause(gathered(price), fronted=(purpose,)),))


def play_to_home(ability: PlayToHome, told: Discourse) -> Paragraph:
    """Say that a Resource is played to home."""
    return Paragraph((Clause(VerbPhrase("play", ("to your home",))),))


def play_on(ability: PlayOn, told: Discourse) -> Paragraph:
    """Say what a Resource is played on."""
    return Paragraph((Clause(VerbPhrase("play", ("on", described(ability.host, told)))),))


ABILITIES.add(Triggered, triggered, AS_PLAYER, SPOKEN_OF, THEY, UNDERSTOOD, UNPAUSED)
ABILITIES.add(Activated, activated, AFTER_AT_WILL, AS_CARD, AS_PLAYER, AT_WILL, SPOKEN_OF, THE_MOST, WHEN)
ABILITIES.add(EventText, event_text, PLAY_AFTER, PLAY_WHEN, SPOKEN_OF)
ABILITIES.add(Continuous, continuous, HAVE, LAST, OWN_NUMBER)
ABILITIES.add(Standing, standing, IF, ONCE)
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
