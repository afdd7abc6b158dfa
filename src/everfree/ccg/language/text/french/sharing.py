"""French for what arrives, what is shared between cards, and what a move costs."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.occasions import Enters, FaceoffEnds, IsPlayed, StartsFaceoff, Travels
from everfree.ccg.language.prices import MoveCost
from everfree.ccg.language.selectors import One
from everfree.ccg.language.sharing import (
    AlsoHasAbilitiesOfThis,
    LosesKeyword,
    SameName,
    SharesTrait,
    WithMatchingMane,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.changes import CHANGES, LAWS, difference, under_law
from everfree.ccg.language.text.french.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.french.grammar import MUST
from everfree.ccg.language.text.french.lexicon import (
    ABILITY,
    BEGINNING,
    KEYWORD,
    KINDS,
    READER,
    TRAIT,
    at,
    done,
    in_order_to,
    passive,
    place,
    player,
    this_card,
    to,
)
from everfree.ccg.language.text.french.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion, faceoff
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Adjective,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import AS_TIME, BEGINS
from everfree.ccg.language.words import A_PLAYER, ANYWHERE, HERE
from everfree.ccg.vocab import MANE

OTHERS: Final = Adjective("autre", leads=True)


END = Noun("fin", feminine=True)


def enters(trigger: Enters, told: Discourse) -> Occasion:
    """A card enters play somewhere."""
    place = at(trigger.place, told, "" if trigger.place == HERE else "named")
    return Clause(VerbPhrase("entrer", ("en jeu", place)), SELECTORS.say(trigger.what, told))


def is_played(trigger: IsPlayed, told: Discourse) -> Occasion:
    """A card is played, to a place."""
    kind = trigger.what.description.noun if isinstance(trigger.what, One) else told.on
    where = at(trigger.place, told.placing(kind))
    return Clause(VerbPhrase("être", (done("jouer"), where)), SELECTORS.say(trigger.what, told))


def travels(trigger: Travels, told: Discourse) -> Occasion:
    """This card is moved."""
    return Clause(passive("déplacer"), this_card(told))


def faceoff_ends(trigger: FaceoffEnds, told: Discourse) -> Occasion:
    """La fin d’un face-à-face."""
    return NounPhrase(END, DEFINITE, after=("de", faceoff(trigger.kinds)))


def starts_faceoff(trigger: StartsFaceoff, told: Discourse) -> Occasion:
    """Someone starts a faceoff, or when it starts."""
    one = faceoff(trigger.kinds)
    if trigger.involving_this:
        one = replace(one, after=("auquel", this_card(told), "participe"))
    where: tuple[Phrase, ...] = (at(HERE, told, ""),) if trigger.here else ()
    if trigger.wording == AS_TIME and trigger.who == A_PLAYER:
        return NounPhrase(BEGINNING, DEFINITE, possessor=one, after=where)
    if trigger.wording == BEGINS and trigger.who == A_PLAYER:
        return Clause(VerbPhrase("commencer", where), one)
    return Clause(VerbPhrase("déclencher", (one, *where)), player(trigger.who, told))


def same_name(test: SameName, told: Discourse) -> Qualifier:
    """Une carte du même nom."""
    return Qualifier(qualities=("de ce même nom" if test.of_that else "du même nom",))


def shares_trait(test: SharesTrait, told: Discourse) -> Qualifier:
    """Une carte qui partage un trait avec cette carte, said so that no verb has to agree."""
    traits = NounPhrase(TRAIT, DEFINITE, MANY, possessor=this_card(told))
    return Qualifier(after=("avec au moins un de", traits))


def with_matching_mane(condition: WithMatchingMane, told: Discourse) -> Circumstances:
    """This card has its place and a colour in common with your Mane Character."""
    mane = NounPhrase(KINDS[MANE], DEFINITE, possessor=READER)
    return (Clause(VerbPhrase("partager", ("un lieu et une couleur avec", mane)), this_card(told)),)


def also_has_abilities_of_this(change: AlsoHasAbilitiesOfThis, told: Discourse) -> VerbPhrase:
    """Have the other printed abilities of this card as well."""
    printed = NounPhrase(
        ABILITY, DEFINITE, MANY, possessor=this_card(told), qualities=(OTHERS, done("imprimer"))
    )
    return VerbPhrase("avoir", ("aussi", printed))


def loses_keyword(change: LosesKeyword, told: Discourse) -> VerbPhrase:
    """Have a keyword no longer."""
    return VerbPhrase("perdre", (NounPhrase(KEYWORD, DEFINITE, qualities=(change.keyword,)),))


def move_cost(law: MoveCost, told: Discourse) -> Clause:
    """A player pays a different price to move cards to a place, or away from it as well."""
    subject = under_law(law.who, told)
    where = to(law.place, told)
    if law.from_too and law.place != ANYWHERE:
        where = ("vers ou depuis", place(law.place, told))
    purpose = in_order_to(VerbPhrase("déplacer", (described(law.description, told), where)))
    price = (tokens(abs(law.amount)), difference(law.amount), purpose)
    return Clause(VerbPhrase("payer", price), subject, modal=MUST if law.amount > 0 else "")


TRIGGERS.add(Enters, enters)
TRIGGERS.add(IsPlayed, is_played)
TRIGGERS.add(Travels, travels)
TRIGGERS.add(FaceoffEnds, faceoff_ends)
TRIGGERS.add(StartsFaceoff, starts_faceoff, AS_TIME, BEGINS)
TESTS.add(SameName, same_name)
TESTS.add(SharesTrait, shares_trait)
CONDITIONS.add(WithMatchingMane, with_matching_mane)
CHANGES.add(AlsoHasAbilitiesOfThis, also_has_abilities_of_this)
CHANGES.add(LosesKeyword, loses_keyword)
LAWS.add(MoveCost, move_cost)
