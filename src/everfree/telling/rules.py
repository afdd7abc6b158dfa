"""The rules for a client: our sentence of every clause, by chapter, and our rulings, in one language."""

import msgspec

from everfree.ccg.clauses import CHAPTERS, FRENCH, RULINGS, TITLES


class RuleChapter(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    title: str


class RuleSentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clause or a ruling in our words."""

    id: str
    text: str
    chapter: str = ""
    """Empty for a ruling."""
    language: str = ""
    """The language of the sentence, if it is not the requested one."""
    clauses: tuple[str, ...] = ()
    """The clauses that a ruling interprets."""


class Rules(msgspec.Struct, frozen=True):
    """All rules in one language."""

    chapters: tuple[RuleChapter, ...]
    clauses: tuple[RuleSentence, ...]
    rulings: tuple[RuleSentence, ...]


def rules_data(language: str) -> Rules:
    """Return all rules; a sentence that nobody has translated is in English, and says so."""
    is_french = language == "fr"
    chapters = [RuleChapter(key, one.french if is_french else one.english) for key, one in CHAPTERS.items()]
    clauses = [_sentence(key, text, language, chapter=key.partition(".")[0]) for key, text in TITLES.items()]
    rulings = [_sentence(key, one.title, language, clauses=one.clauses) for key, one in RULINGS.items()]
    return Rules(tuple(chapters), tuple(clauses), tuple(rulings))


def _sentence(
    key: str, english: str, language: str, *, chapter: str = "", clauses: tuple[str, ...] = ()
) -> RuleSentence:
    text = FRENCH.get(key, "") if language == "fr" else english
    return RuleSentence(key, text or english, chapter, "" if text else "en", clauses)
