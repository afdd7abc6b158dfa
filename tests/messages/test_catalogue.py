"""The catalogue says every message, whole, in both languages alike."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, parse

from everfree.messages import LANGUAGES, Messages, Unsaid, catalogue
from everfree.messages.elision import elided

HOME = Path(catalogue.__file__).parent
NBSP = "\u00a0"
CATALOGUE = {language: Messages(language) for language in LANGUAGES}
SENTENCES = ("event-", "question-", "refusal-", "refused-", "part-", "stake-", "table-hint-")
"""Topics whose messages stand alone; the others may be part of a line."""
COUNTS = {"0", "-1", "one", "other"}
"""Variants by number: which ones a language needs is its own affair."""


@cache
def entries(language: str) -> list[ast.Message]:
    """List the messages of a language as they are written."""
    found = []
    for path in sorted((HOME / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert isinstance(entry, ast.Message | ast.Comment | ast.GroupComment | ast.ResourceComment), path
            if isinstance(entry, ast.Message):
                found.append(entry)
    return found


def selectors(node: object) -> dict[str, set[str]]:
    """Give the variants by which a message chooses, for each argument it chooses by."""
    found: dict[str, set[str]] = {}
    if isinstance(node, ast.SelectExpression):
        assert isinstance(node.selector, ast.VariableReference)
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        found[node.selector.id.name] = keys
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                for name, keys in selectors(one).items():
                    found[name] = found.get(name, set()) | keys
    return found


def sayings(language: str, entry: ast.Message) -> list[str]:
    """Say a message in every variant."""
    messages = CATALOGUE[language]
    chosen = selectors(entry)
    names = sorted(messages.arguments(entry.id.name))
    values = [
        [{"one": 1, "other": 7}.get(key, int(key) if key.lstrip("-").isdigit() else key) for key in keys]
        if (keys := sorted(chosen.get(name, ()))) and set(keys) <= COUNTS and name != "who"
        else (sorted(chosen[name]) if name in chosen else [f"X{name}X"])
        for name in names
    ]
    return [messages.say(entry.id.name, **dict(zip(names, one, strict=True))) for one in product(*values)]


@cache
def every_saying(language: str) -> list[tuple[str, str]]:
    """List every message in every variant."""
    return [(entry.id.name, said) for entry in entries(language) for said in sayings(language, entry)]


ENGLISH_WORDS = ("deck", "mane character")
"""What the French card texts call paquet (or pioche) and Personnage principal, so the interface does too."""


class TestLanguages:
    """English and French are one catalogue."""

    def test_have_the_same_keys(self) -> None:
        """Nothing is said in one language only."""
        assert CATALOGUE["en"].keys == CATALOGUE["fr"].keys

    def test_french_speaks_french(self) -> None:
        """No English word of the game stands where the French card texts have one."""
        for key, said in every_saying("fr"):
            words = re.sub(r"X\w+X", "", said).lower()
            assert not [one for one in ENGLISH_WORDS if re.search(rf"\b{one}s?\b", words)], (key, said)

    def test_have_the_same_arguments(self) -> None:
        """A message takes the same arguments in every language, whichever variants it has."""
        for key in CATALOGUE["en"].keys:
            assert CATALOGUE["en"].arguments(key) == CATALOGUE["fr"].arguments(key), key

    def test_tell_the_same_cases_apart(self) -> None:
        """Variants other than by number are the same: no case falls to the default in one language."""
        english, french = (
            {entry.id.name: selectors(entry) for entry in entries(language)} for language in ("en", "fr")
        )
        for key, chosen in english.items():
            for name, variants in chosen.items():
                assert variants - COUNTS == french[key].get(name, set()) - COUNTS, (key, name)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_file_is_read(self, language: str) -> None:
        """A topic that is not listed would be silently missing."""
        assert {path.stem for path in (HOME / language).iterdir()} == set(catalogue.TOPICS)


@pytest.mark.parametrize("language", LANGUAGES)
class TestWhole:
    """Messages are whole in every variant."""

    def test_every_variant_is_said(self, language: str) -> None:
        """No hole, no double space, nothing left of the syntax."""
        for key, said in every_saying(language):
            assert said.strip() or key == "list-separator", key
            assert not re.search(r"[{}\u2068\u2069]|\S  |\?\?\?", said), (key, said)

    def test_sentences_stand_alone(self, language: str) -> None:
        """They begin with a capital, a quotation or an argument, and end with a full stop or a question."""
        for key, said in every_saying(language):
            if key.startswith(SENTENCES):
                assert re.match(r"[A-ZÀÉÎ\"«]|\d", said), (key, said)
                assert re.search(r"[.?!]$", said), (key, said)

    def test_no_message_hides_in_another(self, language: str) -> None:
        """A reference would bring arguments of its own that the caller can't see."""
        for path in (HOME / language).glob("*.ftl"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"\{\s*-?[a-z][\w-]*\s*[}(]", text), path


class TestFrench:
    """French is typeset and can be read aloud."""

    def test_spaces_before_marks_do_not_break(self) -> None:
        """High punctuation and quotation marks keep their space and stay with their word."""
        for key, said in every_saying("fr"):
            assert not re.search(r" [:;?!»]|« ", said), (key, said)
            assert not re.search(rf"[^{NBSP}«][:;?!»]", said.replace("--", "")), (key, said)
            assert not re.search(rf"«[^{NBSP}]", said), (key, said)

    def test_apostrophes_are_typographic(self) -> None:
        """No typewriter's apostrophe or quotation mark."""
        for key, said in every_saying("fr"):
            assert not re.search(r"['\"]", said), (key, said)

    def test_no_word_needs_an_elision(self) -> None:
        """Before a name that may begin with a vowel stands no word that would have to lose its own."""
        names = "name|card|owner|source|problem|host|others|color|colors|typed|deck|other|attached|cards"
        before = rf"\b(le|la|ne|se|ce|je|jusque|lorsque|puisque) (?:«{NBSP})?X({names})X"
        for key, said in every_saying("fr"):
            assert not re.search(before, said, re.IGNORECASE), (key, said)

    def test_counts_as_the_french_do(self) -> None:
        """Zero and one are singular."""
        french = CATALOGUE["fr"]
        assert [french.say("counted-points", count=count) for count in (0, 1, 2)] == [
            "0 point",
            "1 point",
            "2 points",
        ]


class TestSay:
    """`Messages.say`."""

    def test_says_with_arguments(self) -> None:
        """It takes what it needs and leaves the rest."""
        said = CATALOGUE["en"].say("event-drew", who="other", name="Pixel", card="", known="no", amount=3)
        assert said == "Pixel draws a card."

    def test_refuses_a_missing_message(self) -> None:
        """A key that is not there is an error, not an empty line."""
        with pytest.raises(Unsaid, match="no message 'event-flew'"):
            CATALOGUE["en"].say("event-flew")

    def test_refuses_a_missing_argument(self) -> None:
        """Even one that only another variant would say."""
        with pytest.raises(Unsaid, match="event-drew in en needs: card"):
            CATALOGUE["en"].say("event-drew", who="other", name="Pixel", known="no")

    def test_refuses_a_missing_language(self) -> None:
        """There is no falling back to another language."""
        with pytest.raises(Unsaid, match="no language 'tlh'"):
            Messages("tlh")

    def test_lists_as_the_language_does(self) -> None:
        """A comma inside an item asks for semicolons, unless the item is quoted."""
        english, french = CATALOGUE["en"], CATALOGUE["fr"]
        assert english.listed([]) == ""
        assert english.listed(["A"]) == "A"
        assert english.listed(["A", "B", "C"]) == "A, B and C"
        assert english.listed(['"A, b"', '"C"', '"D"']) == '"A, b", "C" and "D"'
        assert english.listed(["A, b", "C", "D"]) == "A, b; C and D"
        assert french.listed(["A, b", "C", "D"]) == f"A, b{NBSP}; C et D"

    def test_de_and_que_are_elided_before_a_name(self) -> None:
        """So that a sentence may say whose something is."""
        french = CATALOGUE["fr"]
        assert french.say("web-their-turn", name="Ada") == "Tour d’Ada"
        assert french.say("web-their-turn", name="Brise") == "Tour de Brise"
        assert elided("De Ada, que Échalote et de Yann") == "D’Ada, qu’Échalote et de Yann"


class TestReading:
    """Files that Fluent would read without a word of complaint."""

    def test_what_is_no_message_is_an_error(self) -> None:
        """A line that can't be parsed names its file."""
        with pytest.raises(Unsaid, match="en/words: can't be read: no message"):
            catalogue.arguments_of(FluentResource("no message"), where="en/words", known=())

    @pytest.mark.parametrize(("text", "known"), [("a = 1\na = 2", ()), ("a = 1", ("a",))])
    def test_a_key_given_twice_is_an_error(self, text: str, known: tuple[str, ...]) -> None:
        """In one file or in two."""
        with pytest.raises(Unsaid, match="en/words: a is there twice"):
            catalogue.arguments_of(FluentResource(text), where="en/words", known=known)
