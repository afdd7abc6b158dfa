"""French for which cards are meant: properties, descriptions, choices."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import (
    A_PROBLEM,
    ANYWHERE,
    HERE,
    HOME,
    ITS_PROBLEM,
    OPPONENT,
    OPPONENTS_HOME,
    OWNER,
    THAT_CARDS_PROBLEM,
    THAT_PLAYER,
    THERE,
    YOU,
    Who,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import (
    ADVERSARY,
    AN_OPPONENT,
    CHOICE,
    KINDS,
    LIES_ON_A_PROBLEM,
    LISTED,
    POINTED_AT,
    PRESENT,
    PROPRIETOR,
    READER,
    THEY as THEM,
    at,
    done,
    it,
    place,
    player,
    that,
    this_card,
    zone,
)
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    ANY,
    DEFINITE,
    EVERY,
    EVERYTHING,
    INDEFINITE,
    MANY,
    NEAR,
    OR,
    Adjective,
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
from everfree.ccg.language.words.selectors.comparing import With
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
from everfree.ccg.language.words.zones.tokens import Token
from everfree.ccg.vocab import BANISHED, CARD, DRAW_DECK, FLIP, HAND, MANE, PLAY, PROBLEM

TESTS: Final[Section[Qualifier]] = Section()
DESCRIPTIONS: Final[Section[NounPhrase]] = Section()
SELECTORS: Final[Section[Nominal]] = Section()
PREDICATES: Final[Section[VerbPhrase]] = Section()
"""How a property is said of a card, where its phrase beside a noun doesn't tell."""
VERBS_OF: Final = {"avec": "avoir", "portant": "porter"}
"""The verbs that say of a card what these words say beside its noun."""
AMOUNTS: Final[Section[tuple[int, Phrase]]] = Section()
COUNTED: Final[Section[NounPhrase]] = Section()
"""Things other than cards that texts count, in the singular."""
NUMBER: Final = Noun("nombre")
OPPOSED: Final = Adjective("adverse")
OTHER_THAN: Final = Adjective("autre")
TAKING_PART: Final = "participant à"
CARRYING: Final = "portant"
STANDING: Final = "se trouvant"


def controlled_by(test: ControlledBy, told: Discourse) -> Qualifier:
    """Describe a player's card.

    An opponent's card is "adverse", because "un Ami d’un adversaire présent ici" leaves open who is here.
    """
    if test.wording == HAVE:
        return Qualifier(
            after=(
                "que",
                Clause(VerbPhrase("avoir"), player(test.who, told)),
            )
        )
    if test.wording == CONTROLLED:
        return Qualifier(after=("que", Clause(VerbPhrase("contrôler"), player(test.who, told))))
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
    """Name opponents who were just named, or the opponent of a player who was: "son adversaire"."""
    if test.who != OPPONENT or (test.wording == HIS and not told.of_another):
        raise Untold("only opponents who were just named, or whose opponent was, are told so")
    return THEM if test.wording == THEY else NounPhrase(ADVERSARY, DEFINITE, possessor=player(YOU, told))


def owner_of_this_card(who: Who) -> NounPhrase:
    """Name the owner of a Problem as "le propriétaire de cette carte"."""
    if who != OWNER:
        raise Untold("only the owner is named by the card")
    return NounPhrase(PROPRIETOR, DEFINITE, possessor=NounPhrase(KINDS[CARD], NEAR))


def another(test: Another, told: Discourse) -> Qualifier:
    """Say "une autre carte"."""
    return Qualifier(other=True)


def other(test: Other, told: Discourse) -> Qualifier:
    """Say "les autres cartes", or with `ALREADY` that cards are already there."""
    if test.wording == ALREADY:
        return Qualifier(qualities=("déjà",))
    return Qualifier(other=True)


def of_colour(test: OfColour, told: Discourse) -> Qualifier:
    """Say "une carte [blue] ou [white]"."""
    signs = colours(test.colours)
    return Qualifier(qualities=(join(signs[::-1] if test.wording == REVERSED else signs, OR),))


def with_trait(test: WithTrait, told: Discourse) -> Qualifier:
    """Say "une carte Pegasus"; traits stay in English."""
    return Qualifier(qualities=(test.trait,))


def with_one_trait_of(test: WithOneTraitOf, told: Discourse) -> Qualifier:
    """Say "une carte Critter ou Foal"; traits stay in English."""
    return Qualifier(qualities=(join(test.traits, OR),))


def at_place(test: At, told: Discourse) -> Qualifier:
    """Say "une carte présente ici"; "ici" alone would be read with the verb."""
    if test.wording == CHOSEN_WITHIN:
        if test.place != THERE:
            raise Untold("only a Problem is chosen within a phrase")
        return Qualifier(after=(at(A_PROBLEM, told),))
    where = at(test.place, told, test.wording)
    if test.place == THAT_CARDS_PROBLEM:
        side = "sur" if told.kind in LIES_ON_A_PROBLEM else "face à"
        return Qualifier(after=(STANDING, side, place(test.place, told)))
    pointed = test.place == OPPONENTS_HOME or (test.place in (HERE, HOME) and test.wording in ("", AS_ADVERB))
    return Qualifier(after=(PRESENT, where) if pointed else (where,))


def ready(test: Ready, told: Discourse) -> Qualifier:
    """Say "une carte prête"."""
    return Qualifier(qualities=(Adjective("prêt"),))


def exhausted(test: Exhausted, told: Discourse) -> Qualifier:
    """Say "une carte épuisée"."""
    return Qualifier(qualities=(Adjective("épuisé"),))


def with_keyword(test: WithKeyword, told: Discourse) -> Qualifier:
    """Say "une carte avec Pumped"; keywords stay in English."""
    return Qualifier(after=("avec", test.keyword))


def without(test: Not, told: Discourse) -> Qualifier:
    """Say "une carte autre que [white]", "sans le trait Critter", "non-jeton", "sans Swift"."""
    lacking = test.test
    if isinstance(lacking, OfColour):
        return Qualifier(qualities=((OTHER_THAN, "que", join(colours(lacking.colours), OR)),))
    if isinstance(lacking, WithTrait):
        return Qualifier(after=("sans le trait", lacking.trait))
    if isinstance(lacking, Token):
        return Qualifier(qualities=("non-jeton",))
    if isinstance(lacking, Attachment):
        return Qualifier(qualities=(("non", Adjective("attaché")),))
    if isinstance(lacking, WithKeyword):
        return Qualifier(after=("sans", lacking.keyword))
    if isinstance(lacking, WithAttached):
        return Qualifier(after=("sans", *TESTS.say(lacking, told).after[1:]))
    raise Untold(f"no word for a card without {type(lacking).__name__}")


ZONES_TOLD: Final = {REVEALED: DRAW_DECK, TAKEN: HAND}
"""The zone that is left out of the phrase of mentioned cards, by their wording: the text has told it."""


def is_zone_told(description: Description) -> bool:
    """Tell whether the text has told the zone of the cards it mentioned."""
    wordings = [test.wording for test in description.tests if isinstance(test, SpokenOf)]
    if any(ZONES_TOLD.get(wording, description.zone) != description.zone for wording in wordings):
        raise Untold("revealed cards are in a deck, cards that were taken in a hand")
    return FOUND in wordings or any(wording in ZONES_TOLD for wording in wordings)


def spoken_of(test: SpokenOf, told: Discourse) -> Qualifier:
    """Say "cette carte", or "cette carte-là" if "cette carte" would mean another.

    With `FOUND`, say that it was revealed; with `HAS_BEEN`, say "une carte y ayant participé".
    """
    if test.wording == HAS_BEEN:
        return Qualifier(after=("y ayant participé",))
    if test.wording == FOUND:
        return Qualifier(after=(done("révéler"), "de cette façon"))
    if test.wording == REVEALED:
        return Qualifier(after=(done("révéler"),))
    if test.wording == TAKEN:
        return Qualifier(after=("que vous avez", done("mettre"), "dans", your(HAND)))
    return Qualifier(determiner=that(told.kind, told).determiner)


def is_a(test: WithTrait, told: Discourse) -> VerbPhrase:
    """Return the predicate "avoir le trait Pegasus"."""
    return VerbPhrase("avoir", ("le trait", test.trait))


def is_one_of(test: WithOneTraitOf, told: Discourse) -> VerbPhrase:
    """Return the predicate "avoir le trait Dragon ou Pegasus"."""
    return VerbPhrase("avoir", ("le trait", join(test.traits, OR)))


def is_theirs(test: ControlledBy, told: Discourse) -> VerbPhrase:
    """Return the predicate "être à vous"."""
    if test.who != YOU or test.wording:
        raise Untold("only your own card is said to be somebody's")
    return VerbPhrase("être", ("à vous",))


def is_in(test: At, told: Discourse) -> VerbPhrase:
    """Return the predicate "être face à un Problème"."""
    return VerbPhrase("être", (at(test.place, told, test.wording or NAMED),))


def the_only(test: TheOnly, told: Discourse) -> Qualifier:
    """Say "une carte qui est le seul Ami présent ici"."""
    return Qualifier(after=("qui est", *is_the_only(test, told).complements))


def is_the_only(test: TheOnly, told: Discourse) -> VerbPhrase:
    """Return the predicate "être le seul Ami présent ici"."""
    only = described(test.of, told, DEFINITE)
    return VerbPhrase("être", (replace(only, qualities=(Adjective("seul", leads=True), *only.qualities)),))


def predicate(test: Test, told: Discourse) -> VerbPhrase:
    """Say a property of a card: "être épuisée", "être à la maison"."""
    if type(test) in PREDICATES.words:
        return PREDICATES.say(test, told)
    one = TESTS.say(test, told)
    if one.qualities and not one.after:
        return VerbPhrase("être", one.qualities)
    first = one.after[0] if one.after else ""
    if isinstance(first, str):
        leading, _, rest = first.partition(" ")
        if leading not in VERBS_OF or one.qualities:
            raise Untold(f"{type(test).__name__} is said of no card as a state")
        return VerbPhrase(VERBS_OF[leading], (*((rest,) if rest else ()), *one.after[1:]))
    return VerbPhrase("être", one.after)


def described(
    description: Description,
    told: Discourse,
    determiner: str = INDEFINITE,
    count: int = 1,
    within: str = "dans",
) -> NounPhrase:
    """Name cards of *description*; outside the play zone, with the zone they are in or come from."""
    phrase = NounPhrase(KINDS[description.noun], determiner, count)
    placing = told.placing(description.noun)
    tests = description.tests
    if any(isinstance(test, With) for test in tests):
        # in "un Ami présent à la maison de puissance 3", the power seems to be the home's
        tests = tuple(
            sorted(tests, key=lambda test: isinstance(test, At) and test.place != THAT_CARDS_PROBLEM)
        )
    phrase = qualified(phrase, in_a_row(tuple(TESTS.say(test, placing) for test in tests)))
    if description.zone == FLIP:
        phrase = replace(phrase, qualities=(*phrase.qualities, done("retourner")))
    elif is_zone_told(description):
        return phrase  # the zone was told when it was revealed
    elif description.zone not in (PLAY, BANISHED):  # tests of banished cards print "banished"
        pile = NounPhrase(zone(description.zone), DEFINITE, possessor=phrase.possessor)
        if phrase.possessor is None:
            everybodys = determiner == EVERYTHING
            several = MANY if everybodys or count == MANY else 1
            whose = determiner if everybodys else DEFINITE if several == MANY else INDEFINITE
            pile = replace(pile, determiner=whose, count=several)
        phrase = replace(phrase, possessor=None, after=(*phrase.after, within, pile))
    if phrase.possessor == AN_OPPONENT:
        phrase = replace(phrase, possessor=None, qualities=(*phrase.qualities, OPPOSED))
    return phrase


def in_a_row(qualifiers: tuple[Qualifier, ...]) -> tuple[Qualifier, ...]:
    """Put "et" after "participant au face-à-face" or "portant ...": the next phrase refers to the card."""
    told: list[Qualifier] = []
    for one in qualifiers:
        follows = one.after and told and told[-1].after[:1] in ((TAKING_PART,), (CARRYING,), (STANDING,))
        told.append(replace(one, after=("et", *one.after)) if follows else one)
    return tuple(told)


def set_apart(nominal: Nominal) -> Nominal:
    """Put "présent" before the place of a card, so that it is not read as its destination."""
    if not isinstance(nominal, NounPhrase):
        return nominal
    after: tuple[Phrase, ...] = ()
    for part in nominal.after:
        is_place = isinstance(part, tuple) and part[:1] in (("face à",), ("sur",))
        after += ((PRESENT, part),) if is_place else (part,)
    return replace(nominal, after=after)


def at_least(number: AtLeast, told: Discourse) -> NounPhrase:
    """Name "au moins" a number of cards; for one card, "au moins" is left out."""
    if number.count == 1 and is_only_one(number.description):
        return described(number.description, told, DEFINITE)
    cards = described(number.description, told, count=number.count)
    return cards if number.count == 1 else replace(cards, at_least=True)


def this(selector: This, told: Discourse) -> Nominal:
    """Say "cette carte"; of a Problem "ce Problème", unless `AS_CARD`; with `AS_KIND` "cet Ami"."""
    if selector.wording == AS_CARD:
        return NounPhrase(KINDS[CARD], NEAR)
    if selector.wording == AS_KIND:
        return NounPhrase(KINDS[told.on], NEAR)
    if selector.place != ANYWHERE:
        return replace(this_card(told), after=(at(selector.place, told.placing(told.on)),))
    return it(told) if selector.wording else this_card(told)


def host(selector: Host, told: Discourse) -> Nominal:
    """Name the host of this attachment: "cet Ami", "l’Ami attaché" or a pronoun.

    A host of any kind is not "cette carte", which is the attachment.
    """
    if selector.wording == ATTACHED:
        return NounPhrase(KINDS[selector.noun], DEFINITE, qualities=(done("attacher"),))
    named = NounPhrase(KINDS[selector.noun], NEAR)
    if selector.noun == CARD:
        named = NounPhrase(KINDS[CARD], DEFINITE, after=("à laquelle celle-ci est attachée",))
    return pronoun_for(named) if selector.wording == PRONOUN else named


def refuse_noted(selector: That, told: Discourse) -> None:
    """Raise `Untold` for a card that another paragraph mentioned, except in what can't happen to it."""
    if selector.noted and (not told.general or selector.wording or selector.before):
        raise Untold("a card that another paragraph mentioned is told in what can't happen to it")


def that_card(selector: That, told: Discourse) -> Nominal:
    """Name the card mentioned before, or with `BANISHED_ONE` that banished card."""
    refuse_noted(selector, told)
    if selector.before or selector.wording == FROM:
        return the_other(selector, told)
    if selector.wording == BANISHED_ONE:
        return replace(that(selector.noun, told), qualities=(done("bannir"),))
    if selector.wording == OPPOSING:
        return replace(that(selector.noun, told), qualities=(OPPOSED,))
    if selector.wording == COVERED:
        return replace(that(selector.noun, told), after=("face cachée",))
    if selector.wording == PLURAL:
        return NounPhrase(KINDS[selector.noun], NEAR, MANY)
    if selector.wording == THEY:
        if selector.noun != CARD:
            raise Untold("a pronoun tells no kind")
        return pronoun_for(NounPhrase(KINDS[selector.noun], NEAR, MANY))
    if selector.wording == PLAYED:
        return NounPhrase(KINDS[selector.noun], DEFINITE, qualities=(done("jouer"),))
    if selector.noun in POINTED_AT:
        return NounPhrase(POINTED_AT[selector.noun], NEAR)
    return that(selector.noun, told)


def your(place: int) -> NounPhrase:
    """Name a zone of the reader."""
    return NounPhrase(zone(place), DEFINITE, possessor=READER)


def the_other(selector: That, told: Discourse) -> NounPhrase:
    """Say "l’autre carte" for the card mentioned before the last one, or "la carte révélée de la pioche"."""
    if selector.noun != CARD or selector.wording not in (("", FOUND) if selector.before else (FROM,)):
        raise Untold("the other card is told without its kind")
    if selector.wording == FROM:
        return NounPhrase(KINDS[CARD], DEFINITE, after=("de", your(HAND)))
    if selector.wording == FOUND:
        deck = your(DRAW_DECK)
        return NounPhrase(KINDS[CARD], DEFINITE, qualities=(done("révéler"),), after=("de", deck))
    return NounPhrase(KINDS[CARD], DEFINITE, other=True)


def in_number(
    phrase: NounPhrase, amount: int | Amount, told: Discourse, *, plainly: bool = False
) -> tuple[NounPhrase, Phrase]:
    """Name things in a number, and what the number depends on, which may be printed later in the sentence."""
    if isinstance(amount, int):
        return replace(phrase, count=amount), ()
    if isinstance(amount, Spelt):
        return replace(phrase, count=amount.number, in_words=True), ()
    if isinstance(amount, ChosenNumber):
        return NounPhrase(NUMBER, NEAR, after=("de", replace(phrase, count=MANY))), ()
    number, measure = AMOUNTS.say(amount, told)
    if number:
        return replace(phrase, count=number), measure
    return NounPhrase(NUMBER, after=("de", replace(phrase, count=MANY))), ("égal à", measure)


def fixed(amount: int | Amount) -> int:
    """Return a fixed number; a computed amount raises `Untold`."""
    if isinstance(amount, Spelt):
        return amount.number
    if not isinstance(amount, int):
        raise Untold("only a fixed number is printed here")
    return amount


def choose(selector: Choose, told: Discourse) -> Nominal:
    """Name the chosen cards; print who chooses only if another player acts."""
    if selector.of_each:
        raise Untold("one card of each player is only told to be ignored")
    count = selector.count
    within = "de" if selector.wording == FROM else "dans"
    if count == ANY_NUMBER:
        if selector.wording == IN_WORDS or selector.up_to:
            raise Untold("any number has no number to print")
        cards = described(selector.description, told, count=MANY, within=within)
        cards = replace(cards, determiner=DEFINITE) if cards.possessor else cards
        phrase = NounPhrase(NUMBER, ANY, after=("de", cards))
    elif isinstance(count, int | ForEach):
        phrase = described(selector.description, told, within=within)
        phrase, measure = in_number(phrase, count, told)
        phrase = replace(phrase, in_words=selector.wording == IN_WORDS, after=(*phrase.after, measure))
    elif isinstance(count, Spelt):
        raise Untold("the wording of a choice prints its number as a word")
    else:
        cards = described(selector.description, told, count=MANY, within=within)
        cards = replace(cards, determiner=DEFINITE) if cards.possessor else cards
        number, measure = AMOUNTS.say(count, told)
        bound = "inférieur ou égal à" if selector.up_to else "égal à"
        phrase = NounPhrase(NUMBER, after=("de", cards, bound, str(number) if number else "", measure))
    phrase = replace(phrase, up_to=selector.up_to and phrase.noun != NUMBER)
    if selector.at_random:
        return drawn_at_random(selector, phrase)
    if selector.who == told.actor:
        return phrase
    choice = NounPhrase(CHOICE, DEFINITE, possessor=player(selector.who, told))
    return replace(phrase, after=(*phrase.after, "à", choice))


def drawn_at_random(selector: Choose, phrase: NounPhrase) -> NounPhrase:
    """Name a card that chance chooses: "un Ami choisi au hasard"."""
    if selector.count != 1 or selector.up_to or selector.who != YOU:
        raise Untold("chance chooses one card")
    return replace(phrase, qualities=(*phrase.qualities, (done("choisir"), "au hasard")))


def each(selector: Each, told: Discourse) -> Nominal:
    """Name "chaque carte", or by wording "les cartes ... chacune", "toutes les cartes" or the only card."""
    if selector.wording in ("", PLURAL) and selector.description.noun not in LISTED:
        return described(selector.description, told, EVERY)
    if selector.wording == ONLY:
        return only_one(selector.description, told)
    if selector.wording in (WHOLE, ALL_THE, "", PLURAL):
        return described(selector.description, told, EVERYTHING, MANY)
    phrase = described(selector.description, told, DEFINITE, MANY)
    if selector.description == Description(CARD):
        phrase = replace(phrase, after=("en jeu",))
    return replace(phrase, afterwards=selector.wording == AFTERWARDS)


def only_one(what: Description, told: Discourse) -> Nominal:
    """Name the only card of a description; the Problem here is "le Problème de cette carte"."""
    if what.noun == PROBLEM and what.zone == PLAY and len(what.tests) == 1:
        (where,) = what.tests
        if isinstance(where, At) and where.place == ITS_PROBLEM:
            problem = place(ITS_PROBLEM, told)
            assert isinstance(problem, NounPhrase)
            return problem
    return described(what, told, DEFINITE)


def one_card(selector: One, told: Discourse) -> Nominal:
    """Name any one card of a description in a trigger, or all of them in what can't happen."""
    if selector.or_this:
        return replace(described(selector.description, told), other=True, this_or=True)
    if is_only_one(selector.description):
        return described(selector.description, told, DEFINITE)
    if not told.general:
        return described(selector.description, told)
    cards = described(selector.description, told, count=MANY)
    return replace(cards, determiner=DEFINITE) if cards.possessor else cards


def is_only_one(what: Description) -> bool:
    """Tell whether a player can have only one such card: each has one Mane Character."""
    owned = [test for test in what.tests if isinstance(test, ControlledBy) and not test.wording]
    return what.noun == MANE and any(test.who in (YOU, THAT_PLAYER) for test in owned)


def various(cards: Various, told: Discourse) -> NounPhrase:
    """Say "des personnages réunissant au moins 3 couleurs différentes"."""
    phrase = described(cards.description, told, count=MANY)
    among = f"réunissant au moins {cards.count} couleurs différentes"
    return replace(phrase, after=(*phrase.after, among))


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

TESTS.add(SpokenOf, spoken_of, FOUND, HAS_BEEN, REVEALED, TAKEN)
PREDICATES.add(TheOnly, is_the_only)
TESTS.add(TheOnly, the_only)
PREDICATES.add(At, is_in, BESIDE, FROM, NAMED, PRONOUN)
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
