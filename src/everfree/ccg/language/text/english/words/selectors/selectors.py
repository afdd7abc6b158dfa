"""English for which cards are meant: properties, descriptions, choices."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import (
    A_PROBLEM,
    ANYWHERE,
    ITS_PROBLEM,
    OPPONENT,
    OWNER,
    THAT_PLAYER,
    THERE,
    YOU,
    Who,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    AN_OPPONENT,
    IT,
    KINDS,
    READER,
    THEY as THEM,
    YOUR_OPPONENT,
    at,
    number_word,
    place,
    player,
    that,
    this_card,
    zone,
)
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    ALL_OF_THE,
    DEFINITE,
    EVERY,
    EVERYTHING,
    FAR,
    INDEFINITE,
    MANY,
    NEAR,
    OR,
    PROPER,
    Clause,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    VerbPhrase,
    join,
    qualified,
)
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.wordings import (
    AFTERWARDS,
    ALL_THE,
    ALONE,
    ALREADY,
    AS_ADVERB,
    AS_CARD,
    AS_KIND,
    AS_TOKENS,
    ATTACHED,
    BANISHED_ONE,
    BESIDE,
    CHOSEN_FIRST,
    CHOSEN_THEN_EACH,
    CHOSEN_THEN_IT,
    CHOSEN_TO,
    CHOSEN_WITHIN,
    CONTROLLED,
    COVERED,
    DIFFERENT,
    FOUND,
    FOUND_AMONG,
    FROM,
    HAS_BEEN,
    HAVE,
    HIS,
    IN_PLAY,
    IN_WORDS,
    IT as PRONOUN,
    NAMED,
    ONE_UNSAID,
    ONLY,
    OPPOSING,
    PLAINLY,
    PLAYED,
    PLURAL,
    REVEALED,
    REVERSED,
    TAKEN,
    THAT_ONE,
    THEY,
    TOGETHER,
    UNDERSTOOD,
    WHOLE,
    WITHOUT_YOUR,
)
from everfree.ccg.language.words.effects.attaching import Attachment, WithAttached
from everfree.ccg.language.words.effects.naming import ChosenNumber
from everfree.ccg.language.words.selectors.amounts import ForEach, Spelt
from everfree.ccg.language.words.selectors.selectors import (
    ANY_NUMBER,
    Amount,
    Another,
    At,
    AtLeast,
    Choose,
    ControlledBy,
    Description,
    Each,
    Exhausted,
    Host,
    Not,
    OfColour,
    One,
    Other,
    Ready,
    SpokenOf,
    Test,
    That,
    TheOnly,
    This,
    Various,
    WithKeyword,
    WithOneTraitOf,
    WithTrait,
)
from everfree.ccg.language.words.zones.searching import Titled
from everfree.ccg.language.words.zones.tokens import Token
from everfree.ccg.vocab import BANISHED, CARD, DRAW_DECK, FLIP, HAND, MANE, PLAY, PROBLEM

TESTS: Final[Section[Qualifier]] = Section()
DESCRIPTIONS: Final[Section[NounPhrase]] = Section()
SELECTORS: Final[Section[Nominal]] = Section()
PREDICATES: Final[Section[VerbPhrase]] = Section()
"""How a property is said of a card, where its phrase beside a noun doesn't tell."""
NUMBERS: Final[Section[tuple[str, tuple[Phrase, ...]]]] = Section()
"""How a test of a number names it, and what it says of it."""
CHOICE: Final = Noun("choice")
NUMBER: Final = Noun("number")
ANY_OF_THEM: Final = Noun("any number", "any number")
AMOUNTS: Final[Section[tuple[str, Phrase]]] = Section()
COUNTED: Final[Section[NounPhrase]] = Section()
"""Things other than cards that texts count, in the singular."""


def controlled_by(test: ControlledBy, told: Discourse) -> Qualifier:
    """Describe a player's card; an opponent's is "an opponent's" or, with `OPPOSING`, "opposing"."""
    if test.who == OPPONENT and test.wording in (OPPOSING, WITHOUT_YOUR):
        return Qualifier(qualities=("opposing" if test.wording == OPPOSING else "opponent's",))
    if test.wording == HAVE:
        return Qualifier(after=(Clause(VerbPhrase("have"), player(test.who, told)),))
    if test.wording == CONTROLLED:
        return Qualifier(after=(Clause(VerbPhrase("control"), player(test.who, told)),))
    if test.wording == AS_CARD:
        return Qualifier(possessor=owner_of_this_card(test.who))
    if test.wording == UNDERSTOOD:
        if test.who != YOU:
            raise Untold("only your own cards are understood to be")
        return Qualifier()
    if test.wording in (HIS, THEY):
        return Qualifier(possessor=just_named(test, told))
    return Qualifier(possessor=AN_OPPONENT if test.who == OPPONENT else player(test.who, told))


def just_named(test: ControlledBy, told: Discourse) -> Nominal:
    """Name opponents who were just named as "they", or the opponent of a player who was: "their opponent"."""
    if test.who != OPPONENT or (test.wording == HIS and not told.of_another):
        raise Untold("only opponents who were just named, or whose opponent was, are told so")
    return THEM if test.wording == THEY else NounPhrase(Noun("opponent"), DEFINITE, possessor=THEM)


def owner_of_this_card(who: Who) -> NounPhrase:
    """Name the owner of a Problem as "this card's owner"."""
    if who != OWNER:
        raise Untold("only the owner is named by the card")
    return NounPhrase(Noun("owner"), DEFINITE, possessor=NounPhrase(KINDS[CARD], NEAR))


def another(test: Another, told: Discourse) -> Qualifier:
    """Describe another card."""
    return Qualifier(other=True, one_unsaid=test.wording == ONE_UNSAID)


def other(test: Other, told: Discourse) -> Qualifier:
    """Describe the other cards, or with `ALREADY` cards that are already there."""
    if test.wording == ALREADY:
        return Qualifier(after=("already",))
    if test.wording == DIFFERENT:
        return Qualifier(qualities=("different",))
    return Qualifier(other=True, among_others=test.wording == FOUND_AMONG)


def of_colour(test: OfColour, told: Discourse) -> Qualifier:
    """Describe a [blue] or [white] card."""
    signs = colours(test.colours)
    return Qualifier(qualities=(join(signs[::-1] if test.wording == REVERSED else signs, OR),))


def with_trait(test: WithTrait, told: Discourse) -> Qualifier:
    """Describe a Pegasus card; with `ALONE`, the trait stands for the type of the card: "a Critter"."""
    return Qualifier() if test.wording == ALONE else Qualifier(qualities=(test.trait,))


def with_one_trait_of(test: WithOneTraitOf, told: Discourse) -> Qualifier:
    """Describe a Critter or Foal card."""
    return Qualifier(qualities=(join(test.traits, OR),))


def at_place(test: At, told: Discourse) -> Qualifier:
    """Describe a card at home; with `CHOSEN_WITHIN`, the Problem that was chosen is "a Problem"."""
    if test.wording == CHOSEN_WITHIN:
        if test.place != THERE:
            raise Untold("only a Problem is chosen within a phrase")
        return Qualifier(after=(at(A_PROBLEM, told),))
    return Qualifier(after=(at(test.place, told, test.wording),))


def ready(test: Ready, told: Discourse) -> Qualifier:
    """Describe a ready card."""
    return Qualifier(qualities=("ready",))


def exhausted(test: Exhausted, told: Discourse) -> Qualifier:
    """Describe an exhausted card."""
    return Qualifier(qualities=("exhausted",))


def with_keyword(test: WithKeyword, told: Discourse) -> Qualifier:
    """Describe a card with a keyword."""
    return Qualifier(after=("with", test.keyword))


def without(test: Not, told: Discourse) -> Qualifier:
    """Describe a card without a property: "non-token", "without Swift"."""
    lacking = test.test
    if isinstance(lacking, OfColour) and not lacking.wording:
        return Qualifier(after=("without", join(colours(lacking.colours), OR)))
    one = TESTS.say(lacking, told)
    if isinstance(lacking, Attachment | WithTrait | Token):
        return Qualifier(qualities=(f"non-{one.qualities[0]}",))
    if isinstance(lacking, WithKeyword | WithAttached):
        return Qualifier(after=("without", *one.after[1:]))
    raise Untold(f"no word for a card without {type(lacking).__name__}")


def is_not(test: Not, told: Discourse) -> VerbPhrase:
    """Return the predicate "be not boosted"."""
    said = predicate(test.test, told)
    if said.verb != "be" or isinstance(test.test, Not):
        raise Untold("only what a card is can be negated")
    return replace(said, complements=(("not", *said.complements),))


ZONES_TOLD: Final = {REVEALED: DRAW_DECK, TAKEN: HAND}
"""The zone that is left out of the phrase of mentioned cards, by their wording: the text has told it."""


def is_zone_told(description: Description) -> bool:
    """Tell whether the text has told the zone of the cards it mentioned."""
    wordings = [test.wording for test in description.tests if isinstance(test, SpokenOf)]
    if any(ZONES_TOLD.get(wording, description.zone) != description.zone for wording in wordings):
        raise Untold("revealed cards are in a deck, cards that were taken in a hand")
    return FOUND in wordings or any(wording in ZONES_TOLD for wording in wordings)


def spoken_of(test: SpokenOf, told: Discourse) -> Qualifier:
    """Describe that card.

    With `FOUND`, describe a card revealed this way; with `HAS_BEEN`, one that was involved in the faceoff
    that has ended.
    """
    if test.wording == HAS_BEEN:
        return Qualifier(after=("that was involved",))
    if test.wording == FOUND:
        return Qualifier(after=("revealed this way",))
    if test.wording == REVEALED:
        return Qualifier(qualities=("revealed",))
    if test.wording == TAKEN:
        return Qualifier(after=(Clause(VerbPhrase("put", ("into", your(HAND))), READER),))
    return Qualifier(determiner=FAR)


def is_a(test: WithTrait, told: Discourse) -> VerbPhrase:
    """Return the predicate "be a Pegasus"."""
    return VerbPhrase("be", (NounPhrase(Noun(test.trait)),))


def is_one_of(test: WithOneTraitOf, told: Discourse) -> VerbPhrase:
    """Return the predicate "be a Dragon or Pegasus"."""
    return VerbPhrase("be", (NounPhrase(Noun(" or ".join(test.traits))),))


def is_theirs(test: ControlledBy, told: Discourse) -> VerbPhrase:
    """Return the predicate "be yours"."""
    if test.who != YOU or test.wording:
        raise Untold("only your own card is said to be somebody's")
    return VerbPhrase("be", ("yours",))


def the_only(test: TheOnly, told: Discourse) -> Qualifier:
    """Describe a card that is the only Friend here."""
    return Qualifier(after=("that is", *is_the_only(test, told).complements))


def is_the_only(test: TheOnly, told: Discourse) -> VerbPhrase:
    """Return the predicate "be the only Friend here"."""
    only = described(test.of, told, DEFINITE)
    return VerbPhrase("be", (replace(only, qualities=("only", *only.qualities)),))


def predicate(test: Test, told: Discourse) -> VerbPhrase:
    """Say a property of a card: "be exhausted", "be at home", "have 2 power"."""
    if type(test) in PREDICATES.words:
        return PREDICATES.say(test, told)
    one = TESTS.say(test, told)
    if one.qualities and not one.after:
        return VerbPhrase("be", one.qualities)
    if one.after[:1] == ("with",):
        return VerbPhrase("have", one.after[1:])
    if not one.after or one.after[0] in (("with", this_card(told)), "that", "without") or one.qualities:
        raise Untold(f"{type(test).__name__} is said of no card as a state")
    return VerbPhrase("be", one.after)


def titles(test: Titled) -> str:
    """List the Titles that a card may have."""
    *some, last = (test.title, *test.others)
    if len(some) < 2:
        return " or ".join([*some, last])
    return f"{', '.join(some)}, or {last}"


def called_alone(phrase: NounPhrase, description: Description) -> NounPhrase:
    """Call cards by their name or their trait alone, if a test of *description* says so."""
    for test in description.tests:
        if isinstance(test, Titled) and test.wording == ALONE and description.noun == CARD:
            if phrase.count > 1:
                raise Untold("a card that is called by its name is one card")
            phrase = NounPhrase(Noun(titles(test)), EVERY if phrase.determiner == EVERY else PROPER)
        if isinstance(test, WithTrait) and test.wording == ALONE:
            if description.noun != CARD:
                raise Untold("a card that is called by its trait is of any type")
            phrase = replace(phrase, noun=Noun(test.trait))
    return phrase


def described(
    description: Description,
    told: Discourse,
    determiner: str = INDEFINITE,
    count: int = 1,
    within: str = "in",
) -> NounPhrase:
    """Name cards of *description*; outside the play zone, with the zone they are in or come from."""
    noun = KINDS[description.noun]
    if determiner == INDEFINITE:
        noun = replace(noun, one=noun.one.replace(", and ", ", or "))
    phrase = called_alone(NounPhrase(noun, determiner, count), description)
    last = tuple(test for test in description.tests if getattr(test, "wording", "") == AS_TOKENS)
    tests = tuple(test for test in description.tests if test not in last)
    phrase = qualified(phrase, tuple(TESTS.say(test, told) for test in tests))
    if phrase.among_others and phrase.possessor is None:
        raise Untold("only a player's cards are told to be among others")
    if phrase.determiner == PROPER and phrase.possessor is not None:
        phrase = replace(
            phrase, determiner=INDEFINITE if phrase.possessor == AN_OPPONENT else DEFINITE, count=1
        )
    if phrase.possessor == AN_OPPONENT and determiner != INDEFINITE:
        phrase = replace(phrase, possessor=YOUR_OPPONENT)
    if description.zone == FLIP:
        return replace(phrase, qualities=("flipped", *phrase.qualities))
    if is_zone_told(description):
        return phrase  # the zone was told when it was revealed
    if description.zone not in (PLAY, BANISHED):  # tests of banished cards print "banished"
        pile = NounPhrase(zone(description.zone), DEFINITE, possessor=phrase.possessor)
        if phrase.possessor is None:
            everybodys = determiner == EVERYTHING
            several = MANY if everybodys or count == MANY else 1
            pile = replace(pile, determiner=determiner if everybodys else INDEFINITE, count=several)
        elif phrase.possessor == THEM and told.of_many:
            pile = replace(pile, count=MANY)
        phrase = replace(phrase, possessor=None, after=(*phrase.after, within, pile))
    return qualified(phrase, tuple(TESTS.say(test, told) for test in last))


def at_least(number: AtLeast, told: Discourse) -> NounPhrase:
    """Name "at least" a number of cards; for one card, "at least" is left out."""
    if number.count == 1 and is_only_one(number.description):
        return described(number.description, told, DEFINITE)
    cards = described(number.description, told, count=number.count)
    return cards if number.count == 1 else replace(cards, at_least=True)


def this(selector: This, told: Discourse) -> Nominal:
    """Name this card; on a Problem it is "this Problem", unless `AS_CARD`; with `AS_KIND`, "this Friend"."""
    if selector.wording == AS_CARD:
        if told.on != PROBLEM:
            raise Untold("this card is called so anyway")
        return NounPhrase(KINDS[CARD], NEAR)
    if selector.wording == AS_KIND:
        if told.on not in KINDS or told.on in (CARD, PROBLEM):
            raise Untold("this card is called by its type anyway")
        return NounPhrase(KINDS[told.on], NEAR)
    if selector.place != ANYWHERE:
        return replace(this_card(told), after=(at(selector.place, told),))
    return IT if selector.wording else this_card(told)


def host(selector: Host, told: Discourse) -> Nominal:
    """Name the host of this attachment: "this Friend", "that Friend", "the attached Friend" or "it"."""
    if selector.wording == ATTACHED:
        return NounPhrase(KINDS[selector.noun], DEFINITE, qualities=("attached",))
    if selector.wording == PRONOUN:
        return IT
    return that(selector.noun) if selector.wording else NounPhrase(KINDS[selector.noun], NEAR)


def refuse_noted(selector: That, told: Discourse) -> None:
    """Raise `Untold` for a card that another paragraph mentioned, except in what can't happen to it."""
    if selector.noted and (not told.general or selector.wording or selector.before):
        raise Untold("a card that another paragraph mentioned is told in what can't happen to it")


def that_card(selector: That, told: Discourse) -> Nominal:
    """Name "that card", "that banished card" or "it"."""
    refuse_noted(selector, told)
    if selector.before or selector.wording == FROM:
        return the_other(selector, told)
    if selector.wording == BANISHED_ONE:
        return replace(that(selector.noun), qualities=("banished",))
    if selector.wording == OPPOSING:
        return replace(that(selector.noun), qualities=("opposing",))
    if selector.wording == COVERED:
        return replace(that(selector.noun), qualities=("face-down",))
    if selector.wording == PLURAL:
        return replace(that(selector.noun), count=MANY)
    if selector.wording == THEY:
        if selector.noun != CARD:
            raise Untold("a pronoun tells no kind")
        return THEM
    if selector.wording == PLAYED:
        return NounPhrase(KINDS[selector.noun], DEFINITE, qualities=("played",))
    return IT if selector.wording else that(selector.noun)


def your(place: int) -> NounPhrase:
    """Name a zone of the reader."""
    return NounPhrase(zone(place), DEFINITE, possessor=READER)


def the_other(selector: That, told: Discourse) -> NounPhrase:
    """Name the card mentioned before the last one: "the other", or "the card revealed from your deck"."""
    if selector.noun != CARD or selector.wording not in (("", FOUND) if selector.before else (FROM,)):
        raise Untold("the other card is told without its kind")
    if selector.wording == FROM:
        return NounPhrase(KINDS[CARD], DEFINITE, after=("from", your(HAND)))
    if selector.wording == FOUND:
        return NounPhrase(KINDS[CARD], DEFINITE, after=("revealed from", your(DRAW_DECK)))
    return NounPhrase(Noun("other"), DEFINITE)


def in_number(
    phrase: NounPhrase, amount: int | Amount, told: Discourse, *, plainly: bool = False
) -> tuple[NounPhrase, Phrase]:
    """Name things in a number, and what the number depends on, which may be printed later in the sentence.

    *plainly*: print "points equal to", not "a number of points equal to".
    """
    if isinstance(amount, int):
        return replace(phrase, count=amount), ()
    if isinstance(amount, Spelt):
        return replace(phrase, count=amount.number, in_words=True), ()
    if isinstance(amount, ChosenNumber):
        return replace(phrase, count=MANY, qualities=("that many", *phrase.qualities)), ()
    number, measure = AMOUNTS.say(amount, told)
    if number:
        return replace(phrase, count=int(number)), measure
    if plainly or getattr(amount, "wording", "") == PLAINLY:
        return replace(phrase, count=MANY), ("equal to", measure)
    return NounPhrase(NUMBER, after=("of", replace(phrase, count=MANY))), ("equal to", measure)


def top_number(amount: int | Amount) -> tuple[str, int]:
    """Return "top 3" or "top three" for the top cards of a deck, and the count their noun agrees with."""
    if amount == 1:
        return "top", 1
    if isinstance(amount, int):
        return f"top {amount}", MANY
    if isinstance(amount, Spelt):
        return f"top {number_word(amount.number)}", MANY
    raise Untold("only a fixed number of cards is on top of a deck")


def choose(selector: Choose, told: Discourse) -> Nominal:
    """Name the chosen cards; print who chooses only if another player acts."""
    if selector.of_each:
        raise Untold("one card of each player is only told to be ignored")
    count = selector.count
    within = "from" if selector.wording == FROM else "in"
    if count == ANY_NUMBER:
        cards = described(selector.description, told, count=MANY, within=within)
        cards = replace(cards, determiner=DEFINITE if cards.possessor else PROPER)
        if selector.wording == IN_WORDS or selector.up_to:
            raise Untold("any number has no number to print")
        phrase = NounPhrase(ANY_OF_THEM, PROPER, MANY, after=("of", cards))
    elif isinstance(count, int | ForEach):
        phrase = described(selector.description, told, within=within)
        phrase, measure = in_number(phrase, count, told)
        phrase = replace(phrase, in_words=selector.wording == IN_WORDS, after=(*phrase.after, measure))
        if phrase.possessor == AN_OPPONENT and selector.up_to:
            phrase = replace(phrase, possessor=YOUR_OPPONENT)
    elif isinstance(count, Spelt):
        raise Untold("the wording of a choice prints its number as a word")
    else:
        cards = described(selector.description, told, count=MANY, within=within)
        cards = replace(cards, determiner=DEFINITE if cards.possessor else PROPER)
        bound = "up to" if selector.up_to else "equal to"
        phrase = NounPhrase(NUMBER, after=("of", cards, (bound, *AMOUNTS.say(count, told))))
    phrase = as_card(selector, phrase)
    phrase = replace(phrase, up_to=selector.up_to and phrase.noun != NUMBER)
    if selector.at_random:
        return drawn_at_random(selector, phrase)
    if selector.who == told.actor:
        return phrase
    choice = NounPhrase(CHOICE, DEFINITE, possessor=player(selector.who, told))
    return replace(phrase, after=("of", choice, *phrase.after))


def as_card(selector: Choose, phrase: NounPhrase) -> NounPhrase:
    """With `AS_CARD`, call a card of a type "a Friend card"."""
    if selector.wording != AS_CARD:
        return phrase
    if selector.description.noun == CARD or selector.count != 1:
        raise Untold("one card of a type is called so")
    return replace(phrase, noun=Noun(f"{phrase.noun.one} card"))


def drawn_at_random(selector: Choose, phrase: NounPhrase) -> NounPhrase:
    """Name a card that chance chooses: "a random Friend"."""
    if selector.count != 1 or selector.up_to or selector.who != YOU or phrase.possessor == READER:
        raise Untold("chance chooses one card")
    return replace(phrase, qualities=("random", *phrase.qualities))


def each(selector: Each, told: Discourse) -> Nominal:
    """Name "each card", or by its wording "cards each", "all cards" or the only card.

    With `PLURAL`, the verb after "each of" several cards is in the plural.
    """
    if selector.wording in ("", PLURAL):
        return described(selector.description, told, EVERY, MANY if selector.wording else 1)
    if selector.wording == ONLY:
        return only_one(selector.description, told)
    if selector.wording in (ALL_THE, WHOLE):
        determiner = ALL_OF_THE if selector.wording == ALL_THE else EVERYTHING
        return described(selector.description, told, determiner, MANY)
    phrase = described(selector.description, told, DEFINITE, MANY)
    determiner = INDEFINITE if phrase.possessor is None else DEFINITE
    if selector.description == Description(CARD):
        phrase = replace(phrase, after=("in play",))
    return replace(phrase, determiner=determiner, afterwards=selector.wording == AFTERWARDS)


def only_one(what: Description, told: Discourse) -> Nominal:
    """Name the only card of a description; the Problem of this card's area is "this card's Problem"."""
    if what.noun == PROBLEM and what.zone == PLAY and len(what.tests) == 1:
        (where,) = what.tests
        if isinstance(where, At) and where.place == ITS_PROBLEM:
            problem = place(ITS_PROBLEM, told, wording=where.wording)
            assert isinstance(problem, NounPhrase)
            return problem
    return described(what, told, DEFINITE)


def one_card(selector: One, told: Discourse) -> Nominal:
    """Name any one card of a description in a trigger, or all of them in what can't happen."""
    if selector.or_this:
        return replace(described(selector.description, told), other=True, this_or=True)
    if is_only_one(selector.description):
        return described(selector.description, told, DEFINITE)
    return all_of(selector.description, told) if told.general else described(selector.description, told)


def is_only_one(what: Description) -> bool:
    """Tell whether a player can have only one such card: each has one Mane Character."""
    owned = [test for test in what.tests if isinstance(test, ControlledBy) and not test.wording]
    return what.noun == MANE and any(test.who in (YOU, THAT_PLAYER) for test in owned)


def all_of(what: Description, told: Discourse) -> NounPhrase:
    """Name all cards of a description in the plural."""
    cards = described(what, told, count=MANY)
    return replace(cards, determiner=DEFINITE) if cards.possessor else cards


def various(cards: Various, told: Discourse) -> NounPhrase:
    """Name cards that have so many different colours among them."""
    among = f"at least {cards.count} different colors among them"
    phrase = all_of(cards.description, told)
    return replace(phrase, after=(*phrase.after, "that have", among))


TESTS.add(
    ControlledBy, controlled_by, AS_CARD, CONTROLLED, HAVE, HIS, OPPOSING, THEY, UNDERSTOOD, WITHOUT_YOUR
)
TESTS.add(Another, another, ONE_UNSAID)
TESTS.add(Other, other, ALREADY, DIFFERENT, FOUND_AMONG)
TESTS.add(OfColour, of_colour, REVERSED)
TESTS.add(WithTrait, with_trait, ALONE)
TESTS.add(WithOneTraitOf, with_one_trait_of)
TESTS.add(At, at_place, AS_ADVERB, BESIDE, CHOSEN_WITHIN, FROM, IN_PLAY, NAMED, PRONOUN, THEY)
TESTS.add(Ready, ready)
TESTS.add(Exhausted, exhausted)
TESTS.add(WithKeyword, with_keyword)
TESTS.add(Not, without)
PREDICATES.add(TheOnly, is_the_only)
TESTS.add(TheOnly, the_only)
PREDICATES.add(Not, is_not)

TESTS.add(SpokenOf, spoken_of, FOUND, HAS_BEEN, REVEALED, TAKEN)
PREDICATES.add(WithTrait, is_a)
PREDICATES.add(WithOneTraitOf, is_one_of)
PREDICATES.add(ControlledBy, is_theirs, CONTROLLED, OPPOSING)

DESCRIPTIONS.add(Description, described)
DESCRIPTIONS.add(AtLeast, at_least)
DESCRIPTIONS.add(Various, various)

SELECTORS.add(This, this, AS_CARD, AS_KIND, PRONOUN)
SELECTORS.add(Host, host, ATTACHED, PRONOUN, THAT_ONE)
SELECTORS.add(That, that_card, BANISHED_ONE, COVERED, FOUND, FROM, OPPOSING, PLAYED, PLURAL, PRONOUN, THEY)
SELECTORS.add(
    Choose, choose, AS_CARD, CHOSEN_FIRST, CHOSEN_THEN_EACH, CHOSEN_THEN_IT, CHOSEN_TO, FROM, IN_WORDS
)
SELECTORS.add(Each, each, AFTERWARDS, ALL_THE, ONLY, PLURAL, TOGETHER, WHOLE)
SELECTORS.add(One, one_card)
