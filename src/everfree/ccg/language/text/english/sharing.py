"""English for what arrives, what is shared between cards, and what a move costs."""

from everfree.ccg.language.occasions import Enters, FaceoffEnds, IsPlayed, StartsFaceoff, Travels
from everfree.ccg.language.prices import MoveCost
from everfree.ccg.language.sharing import (
    AlsoHasAbilitiesOfThis,
    LosesKeyword,
    SameName,
    SharesTrait,
    WithMatchingMane,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import CHANGES, LAWS, under_law
from everfree.ccg.language.text.english.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.lexicon import (
    KINDS,
    READER,
    at,
    passive,
    place,
    player,
    this_card,
    to,
)
from everfree.ccg.language.text.english.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion, faceoff
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INFINITIVE,
    MANY,
    Clause,
    NonFinite,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import signed_tokens, tokens
from everfree.ccg.language.wordings import AS_TIME, BEGINS
from everfree.ccg.language.words import A_PLAYER, ANYWHERE, HERE
from everfree.ccg.vocab import MANE


def enters(trigger: Enters, told: Discourse) -> Occasion:
    """A card enters play somewhere."""
    place = at(trigger.place, told, "" if trigger.place == HERE else "named")
    return Clause(VerbPhrase("enter", ("play", place)), SELECTORS.say(trigger.what, told))


def is_played(trigger: IsPlayed, told: Discourse) -> Occasion:
    """A card is played, to a place."""
    return Clause(passive("play", to(trigger.place, told)), SELECTORS.say(trigger.what, told))


def travels(trigger: Travels, told: Discourse) -> Occasion:
    """This card is moved."""
    return Clause(passive("move"), this_card(told))


def faceoff_ends(trigger: FaceoffEnds, told: Discourse) -> Occasion:
    """The end of a faceoff."""
    return NounPhrase(Noun("end"), DEFINITE, after=("of", faceoff(trigger.kinds)))


def starts_faceoff(trigger: StartsFaceoff, told: Discourse) -> Occasion:
    """Someone starts a faceoff, or when it starts."""
    where: tuple[Phrase, ...] = (at(HERE, told, ""),) if trigger.here else ()
    if trigger.involving_this:
        where += ("involving", this_card(told))
    one = faceoff(trigger.kinds, *where)
    if trigger.wording == AS_TIME and trigger.who == A_PLAYER:
        return NounPhrase(Noun("start"), DEFINITE, after=("of", one))
    if trigger.wording == BEGINS and trigger.who == A_PLAYER:
        return Clause(VerbPhrase("begin"), one)
    return Clause(VerbPhrase("start", (one,)), player(trigger.who, told))


def same_name(test: SameName, told: Discourse) -> Qualifier:
    """A card of the same name."""
    return Qualifier(after=("with the same name" if test.of_that else "of the same name",))


def shares_trait(test: SharesTrait, told: Discourse) -> Qualifier:
    """A card with one of this card's traits."""
    traits = NounPhrase(Noun("trait"), DEFINITE, MANY, possessor=this_card(told))
    return Qualifier(after=("with one of", traits))


def with_matching_mane(condition: WithMatchingMane, told: Discourse) -> Circumstances:
    """This card has its place and a colour in common with your Mane Character."""
    mane = NounPhrase(KINDS[MANE], DEFINITE, possessor=READER)
    return (Clause(VerbPhrase("share", ("an area and a color with", mane)), this_card(told)),)


def also_has_abilities_of_this(change: AlsoHasAbilitiesOfThis, told: Discourse) -> VerbPhrase:
    """Have the other printed abilities of this card as well."""
    printed = NounPhrase(
        Noun("ability"), DEFINITE, MANY, possessor=this_card(told), other=True, qualities=("printed",)
    )
    return VerbPhrase("also have", (printed,))


def loses_keyword(change: LosesKeyword, told: Discourse) -> VerbPhrase:
    """Have a keyword no longer."""
    return VerbPhrase("lose", (change.keyword,))


def move_cost(law: MoveCost, told: Discourse) -> Clause:
    """A player pays a different price to move cards to a place, or away from it as well."""
    subject = under_law(law.who, told)
    where = to(law.place, told)
    if law.from_too and law.place != ANYWHERE:
        where = ("to or from", place(law.place, told))
    purpose = NonFinite(VerbPhrase("move", (described(law.description, told), where)), INFINITIVE)
    if law.amount < 0:
        return Clause(VerbPhrase("pay", (tokens(-law.amount), "less", purpose)), subject)
    return Clause(VerbPhrase("pay", (signed_tokens(law.amount), purpose)), subject, modal="must")


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
