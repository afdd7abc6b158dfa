"""Every French text of every card, against a checklist that a careful reader would apply."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from everfree.ccg.cards import POOL
from everfree.ccg.language import BanishedFaceDownBy, HasTrait, Keyword, Titled, WithTrait, facts, keywords
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.text import LANGUAGES, card_text, keyword_reminder
from everfree.ccg.language.text.french import lexicon
from everfree.ccg.language.text.french.conjugation import GIVEN, forms
from everfree.ccg.language.text.french.spelling import SPOKEN_AS_CONSONANT, inflected, plural
from everfree.ccg.language.text.french.words.effects.compound import CAUSED_BY
from everfree.ccg.language.text.phrases import Adjective, Noun
from everfree.ccg.vocab import DILEMMA, TYPE_NAMES, CardType
from everfree.cli.app import app
from everfree.messages import Messages

REPORT = Path(__file__).parents[3] / "docs" / "reports" / "french-texts.md"

NAMED = {name: value for name, value in vars(lexicon).items() if name.isupper()}
NOUNS = [
    noun
    for value in NAMED.values()
    for noun in (value.values() if isinstance(value, dict) else [value])
    if isinstance(noun, Noun)
]
FEMININE = {form: noun.feminine for noun in NOUNS for form in (noun.one, plural(noun))}
MANY = {plural(noun) for noun in NOUNS} - {noun.one for noun in NOUNS}
ONE = {noun.one for noun in NOUNS} - {plural(noun) for noun in NOUNS}
NOUN = "|".join(sorted(map(re.escape, FEMININE), key=len, reverse=True))

LEADING = r"(?:(?:autres?|mêmes?|nouvelle?s?|nouveau|prochaine?s?|premi\w+|\d+) )*"
PACKAGE = Path(lexicon.__file__).parent
VERBS = {
    *GIVEN,
    *CAUSED_BY.values(),
    *(
        verb
        for module in PACKAGE.rglob("*.py")
        for verb in re.findall(
            r'(?:VerbPhrase|act|passive|done)\("(\w+)"', module.read_text(encoding="utf-8")
        )
    ),
}
"""Every verb the texts are made with."""
ADJECTIVES = [
    Adjective("prêt"),
    Adjective("présent"),
    Adjective("supplémentaire"),
    *(Adjective(forms(verb).participle) for verb in VERBS),
]
AGREEING = {
    inflected(adjective, feminine=feminine, plural=many): adjective
    for adjective in ADJECTIVES
    for many in (False, True)
    for feminine in (True, False)
}
VOWEL = "[aàâeéèêëiîïoôuùûœh]"

NAMES = {
    *(value for name, value in vars(facts).items() if name.isupper() and len(value) > 2),
    *(value.name for value in vars(keywords).values() if isinstance(value, Keyword)),
    *keywords.MEANINGS,
    DILEMMA,
    "Chaos",
    "Harmony",
    "Talented",
    "Cutie Mark",
    *(name for card in POOL.values() for node in walk(card) if (name := getattr(node, "counter", ""))),
    *(node.trait for card in POOL.values() for node in walk(card) if isinstance(node, WithTrait | HasTrait)),
    *(node.title for card in POOL.values() for node in walk(card) if isinstance(node, Titled)),
    *(
        one
        for card in POOL.values()
        for node in walk(card)
        if isinstance(node, Titled)
        for one in node.others
    ),
    *(node.name for card in POOL.values() for node in walk(card) if isinstance(node, BanishedFaceDownBy)),
    *(title for card in POOL.values() for node in walk(card) for title in getattr(node, "titles", ())),
}
"""Traits, keywords, tag words, counters and Titles: names, which stay as printed; rarities are no words."""
WORDS_OF_BOTH = {
    "action",
    "actions",
    "bonus",
    "double",
    "face",
    "ignore",
    "main",
    "minimum",
    "non",
    "option",
    "phase",
    "point",
    "points",
    "score",
    "trait",
    "traits",
    "type",
}
"""Words that both languages write alike."""


def every_keyword() -> list[Keyword]:
    """Give every keyword; those with a number have two."""
    plain = [value for value in vars(keywords).values() if isinstance(value, Keyword)]
    return plain + [Keyword(name, 2) for name in keywords.MEANINGS if name not in {one.name for one in plain}]


@cache
def every_text(language: str) -> list[tuple[str, str]]:
    """List every paragraph of every card and every reminder, with where it stands."""
    found: list[tuple[str, str]] = []
    for card in POOL.values():
        for side in card_text(card, language).sides:
            found += [(card.id, paragraph) for paragraph in side.paragraphs]
    return found + [(keyword.name, keyword_reminder(keyword, language)) for keyword in every_keyword()]


def without_names(text: str) -> str:
    """Take names and signs out of *text*."""
    for name in sorted(NAMES, key=len, reverse=True):
        text = text.replace(name, "")
    return re.sub(r"\[\w+\]", "", text)


def words(text: str) -> list[str]:
    """Give the words of *text* in small letters, without names and numbers."""
    return re.findall(r"[^\W\d_]{2,}", without_names(text).lower())


@cache
def words_in(language: str) -> set[str]:
    """Collect the words of all texts of a language."""
    return {word for _, text in every_text(language) for word in words(text)}


def clauses(text: str) -> list[str]:
    """Split *text* where an instruction can start: after a label, a sentence, an introduction."""
    return [part for part in re.split(r"\u00a0: |\. |, ", text.removesuffix(".")) if part]


# The checklist: each item gives what is wrong in a text.


def wrong_articles(text: str) -> list[str]:
    """Determiners that have not the gender and number of their noun."""
    masculine, feminine = "un|le|ce|cet|du|au|quel", "une|la|cette|quelle"
    found = [
        match[0]
        for match in re.finditer(
            rf"\b({masculine}|{feminine}) {LEADING}({NOUN})(?![\w-])", text, re.IGNORECASE
        )
        if FEMININE[match[2]] != (match[1].lower() in feminine.split("|")) or match[2] in MANY
    ]
    found += re.findall(
        rf"\b(?:chaque|[vn]otre|s(?:on|a)) (?:{'|'.join(MANY)})(?![\w-])", text, re.IGNORECASE
    )
    several = r"les|des|ces|vos|ses|leurs|aux|\b(?:[2-9]|1\d)"
    return found + re.findall(rf"\b(?:{several}) {LEADING}(?:{'|'.join(ONE)})(?![\w-])", text, re.IGNORECASE)


def wrong_shares(text: str) -> list[str]:
    """Shares of a group that have not its gender: "un de vos Ressources"."""
    matches = re.finditer(
        rf"\b(une?|chacune?)(?: autre)? de (?:vos|ses) (?:autres )?({NOUN})(?![\w-])", text, re.IGNORECASE
    )
    return [match[0] for match in matches if FEMININE[match[2]] != match[1].endswith("e")]


def wrong_adjectives(text: str) -> list[str]:
    """Adjectives and participles after a noun, or after its verb, that do not agree with it."""
    one_of = r"(?:(une?|chacune?)(?: autre)? de (?:vos|ses) (?:autres )?)?"
    between = rf"(?: \[\w+\]| ou| est| sont| a été| {'| '.join(NAMES)})*"
    found = []
    for match in re.finditer(rf"\b{one_of}({NOUN}){between} ({'|'.join(AGREEING)})\b", text):
        share, noun, said = match.groups()
        if re.search(r"\blimite \w+(?: \w+)* (?:de votre|des|de chaque) $", text[: match.start()]):
            continue  # the verb belongs to the limit, not to its player
        many = noun in MANY and not (share and re.search(r" (?:est|a été) ", match[0]))
        if said != inflected(AGREEING[said], feminine=FEMININE[noun], plural=many):
            found.append(match[0])
    return found


def wrong_elisions(text: str) -> list[str]:
    """What should have been elided or contracted, or should not."""
    breathed = "|".join(SPOKEN_AS_CONSONANT)
    found = re.findall(
        rf"(?<![\w-])(?:le|la|de|que|ne|se|ce|jusque|lorsque|sa|nouveau) (?:(?!{breathed}){VOWEL}\w*|y\b)",
        text,
        re.IGNORECASE,
    )
    found += re.findall(r"\bsi ils?\b|\b(?:à|de) les? |\bde des ", text, re.IGNORECASE)
    return found + re.findall(rf"\w*’(?!{VOWEL}|y\b)\w*|\b[ld]’(?:{breathed})\w*", text, re.IGNORECASE)


def english_words(text: str) -> list[str]:
    """Words of the English texts that are neither French nor names."""
    return [word for word in words(text) if word in words_in("en") - WORDS_OF_BOTH]


def wrong_spaces(text: str) -> list[str]:
    """Spaces a printer would not set, and marks of English typography."""
    found = re.findall(r"(?<!\u00a0)[:;!?»]|[:;!?](?! )|«(?!\u00a0)", text)
    return found + re.findall(r"  | \.| ,|['\"]|(?<!«)\u00a0(?![:;!?»])", text)


def wrong_commands(text: str) -> list[str]:
    """Verbs that start a clause in another form than that of a command."""
    known = {form: verb for verb in VERBS for form in (verb, *vars(forms(verb)).values())}
    listed = re.sub(r", (?=\w+ aussi\b)", " ", text)  # a further predicate of the same subject
    starts = [re.split(r"[ -]", clause)[0].lower() for clause in clauses(listed)]
    return [word for word in starts if word in known and word != forms(known[word]).reader]


def wrong_persons(text: str) -> list[str]:
    """Verbs that have not the person and number of who does it: "vous peut", "les joueurs pioche"."""
    known = {form: verb for verb in VERBS for form in said(verb)}
    people = {
        "one": "(?<!de )(?:il|elle|ce joueur|cet adversaire|votre adversaire|chaque joueur|son propriétaire)",
        "reader": "(?<!il )(?<!ne )vous",
        "many": "ils|elles|(?:tous )?les joueurs|(?:v|l)[oe]s adversaires",
    }
    found = []
    for person, who in people.items():
        for match in re.finditer(
            rf"\b(?:{who}) (?:(?:ne|le|la|les|lui|leur|y) |[nl]’)*(\w+)", text, re.IGNORECASE
        ):
            said_so = match[1].lower()
            if said_so in known and said_so != getattr(forms(known[said_so]), person):
                found.append(match[0])
    return found


def said(verb: str) -> tuple[str, ...]:
    """Give the forms of *verb* that have a person."""
    present = forms(verb)
    return tuple(form for form in (present.one, present.reader, present.many) if form)


def wrong_pronouns(text: str) -> list[str]:
    """Pronouns in the wrong place or order: before a command, after an infinitive, without hyphen."""
    direct, given = "le|la|les", "lui|leur"
    commands = "|".join({forms(verb).reader for verb in VERBS} - {""})
    preposition = "à|au|dans|de|depuis|en|et|face(?!-)|là|sous|sur|vers"
    found = re.findall(rf"\b(?:{commands}) (?:{direct}|{given}) (?:{preposition})\b", text, re.IGNORECASE)
    found += re.findall(rf"\b\w+(?:er|ir|re|oir)-(?:{direct}|{given}|vous)\b", text)
    found += re.findall(rf"-(?:{given}|vous)-(?:{direct})\b|\b(?:{given}|vous) (?:{given}) \w+", text)
    found += re.findall(rf"\b(?:{given}) (?:{direct}) \w+|\b(?:{direct}) vous \w+", text)
    found += re.findall(rf"\b(?:{direct}|{given}) (?:peu\w*|pouv\w*|doi\w*|dev\w*)\b", text)
    starts = rf"(?:^|[.,:] )(?:(?:{direct}|{given}) |l’)(?:{commands})\b"
    return found + re.findall(starts, text, re.IGNORECASE)


def wrong_ends(text: str) -> list[str]:
    """Sentences without capital or stop; after a label the sentence goes on with a small letter."""
    label, colon, rest = text.rpartition("\u00a0: ")
    body = rest if colon else text
    first, *others = re.split(r"(?<=\.) ", body)
    found = [sentence for sentence in (first, *others) if not sentence.endswith((".", ".\u00a0»"))]
    found += [sentence for sentence in (label or first, *others) if not sentence[0].isupper()]
    return found + ([first] if colon and not first[0].islower() else [])


CHECKS: tuple[Callable[[str], list[str]], ...] = (
    wrong_articles,
    wrong_shares,
    wrong_adjectives,
    wrong_elisions,
    english_words,
    wrong_spaces,
    wrong_commands,
    wrong_persons,
    wrong_pronouns,
    wrong_ends,
)


class TestEveryText:
    """The checklist, applied to all there is."""

    @pytest.mark.parametrize("check", CHECKS)
    def test_passes(self, check: Callable[[str], list[str]]) -> None:
        """No text of a card, and no reminder, has a fault of this kind."""
        faults = {where: found for where, text in every_text("fr") if (found := check(text))}

        assert faults == {}

    def test_texts_are_many(self) -> None:
        """The checklist is not applied to nothing: French has as many texts as English."""
        french, english = every_text("fr"), every_text("en")

        assert [where for where, _ in french] == [where for where, _ in english]
        assert len(french) > 50

    def test_nouns_of_several_words_give_their_plural(self) -> None:
        """The rule for plurals knows one word at a time."""
        assert [noun for noun in NOUNS if " " in noun.one and not noun.many] == []

    def test_card_words_are_those_of_the_table(self) -> None:
        """What cards call things is what the messages call them."""
        messages = Messages("fr")

        for kind, name in TYPE_NAMES.items():
            if f"type-{name}" in messages.keys:
                assert LANGUAGES["fr"].labels.types[CardType(kind)] == messages.say(f"type-{name}")

    def test_words_of_both_are_needed(self) -> None:
        """Each word that is passed as French is both in an English and in a French text."""
        assert words_in("fr") & words_in("en") == WORDS_OF_BOTH


class TestTheChecklist:
    """The checklist finds planted faults, so that its silence means something."""

    @pytest.mark.parametrize(
        ("check", "faulty"),
        [
            (wrong_articles, "Quand le carte est dévoilée, recevez [1]."),
            (wrong_articles, "Une autre Ami gagne +1 en puissance."),
            (wrong_articles, "Épuisez 3 carte."),
            (wrong_articles, "Vos Ami gagnent +1 en puissance."),
            (wrong_articles, "Chaque Amis gagne +1 en puissance."),
            (wrong_shares, "Écartez un autre de vos Ressources."),
            (wrong_adjectives, "Préparez une Ressource épuisé."),
            (wrong_adjectives, "Préparez 2 personnages [blue] ou [white] épuisé."),
            (wrong_adjectives, "Quand cette carte est écarté, recevez [1]."),
            (wrong_adjectives, "Quand un de vos Amis a été écartés, recevez [1]."),
            (wrong_elisions, "Quand le adversaire joue, recevez [1]."),
            (wrong_elisions, "Jouez face à le Problème."),
            (wrong_elisions, "Recevez [1] si il le veut."),
            (wrong_elisions, "Prenez la carte d’un joueur à l’hasard."),
            (wrong_elisions, "Prenez l’carte."),
            (english_words, "Jouez this carte."),
            (wrong_spaces, "Phase principale: recevez [1]."),
            (wrong_spaces, "Phase principale : recevez [1]."),
            (wrong_spaces, "Recevez  [1]."),
            (wrong_spaces, "Prenez l'Ami."),
            (wrong_commands, "Quand vous jouez, reçoit [1]."),
            (wrong_commands, "Réaction\u00a0: écarter cette carte."),
            (wrong_commands, "Mettez cette carte à la retraite. Pioche une carte."),
            (wrong_persons, "Vous peut piocher une carte."),
            (wrong_persons, "Quand votre adversaire affrontez ce Problème, recevez [1]."),
            (wrong_persons, "Les joueurs ne peut pas déplacer cette carte."),
            (wrong_persons, "Tant qu’elle participent à un face-à-face, recevez [1]."),
            (wrong_pronouns, "Cherchez un Ami et mettez le dans votre main."),
            (wrong_pronouns, "Cherchez un Ami et le mettez. La mettez dans votre main."),
            (wrong_pronouns, "Vous pouvez mettre-le dans votre main."),
            (wrong_pronouns, "Prenez cette carte et donnez-lui-la."),
            (wrong_pronouns, "Votre adversaire lui la donne."),
            (wrong_pronouns, "Quand vous la pouvez jouer, recevez [1]."),
            (wrong_elisions, "Cette carte cesse de y participer."),
            (wrong_ends, "recevez [1]."),
            (wrong_ends, "Recevez [1]. jouez."),
            (wrong_ends, "Réaction\u00a0: Recevez [1]."),
            (wrong_ends, "Recevez [1]"),
        ],
    )
    def test_finds(self, check: Callable[[str], list[str]], faulty: str) -> None:
        """A text with one fault is not passed."""
        assert check(faulty) != []


def test_the_report_is_what_is_printed() -> None:
    """The page in the docs is the output of the command; print it again after changing a text."""
    printed = CliRunner().invoke(app, ["cards", "texts", "--lang", "fr"])

    assert printed.exit_code == 0
    assert REPORT.read_text(encoding="utf-8") == printed.output
