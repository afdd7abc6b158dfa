"""Texts printed from trees: the words all speak, the pool reads as printed, nothing is passed over."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    EARTH_PONY,
    FRIEND,
    INSPIRED,
    SWIFT,
    THIS,
    WHITE,
    Ability,
    Card,
    Continuous,
    DuringFaceoff,
    Keyword,
    Power,
    Side,
    This,
    cards,
    each,
    friend,
    keywords,
    wordings,
)
from everfree.ccg.language.nodes import WORDS, Node, walk
from everfree.ccg.language.text import LANGUAGES, Untold, card_facts, card_text, keyword_reminder
from everfree.ccg.vocab import EFFECT_FACEOFF, QUEUE
from everfree.cli import official

FACTS_NOT_TEXT = {Card, Side}
"""A card and its sides are what `card_text` takes apart; they have no phrase of their own."""


def words() -> set[type[Node]]:
    """Every word of ours that can stand in a tree; kinds of words are only bases and stand nowhere."""
    ours = {word for word in WORDS.values() if word.__module__.startswith("everfree.")}
    return ours - {base for word in ours for base in word.__bases__} - FACTS_NOT_TEXT


def every_keyword() -> list[Keyword]:
    """Every keyword; those with a number have two."""
    plain = [value for value in vars(keywords).values() if isinstance(value, Keyword)]
    return plain + [Keyword(name, 2) for name in keywords.MEANINGS if name not in {one.name for one in plain}]


def variants(language: str) -> set[tuple[type[Node], str]]:
    """Every wording variant a language knows, with its word."""
    sections = LANGUAGES[language].sections
    return {
        (word, wording) for section in sections for word, known in section.words.items() for wording in known
    }


def printed(*abilities: Ability) -> tuple[str, ...]:
    """Print abilities on a Friend of our own."""
    card = friend(
        "x1",
        "Plum Tart, Baker",
        WHITE,
        power=1,
        cost=1,
        traits=(EARTH_PONY,),
        rarity="C",
        abilities=abilities,
    )
    return card_text(card).sides[0].paragraphs


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryLanguage:
    """What holds for each language there is."""

    def test_has_a_phrase_for_every_word(self, language: str) -> None:
        """A word without a phrase would leave a hole in a text."""
        told = {word for section in LANGUAGES[language].sections for word in section.words}

        assert told == words()

    def test_knows_the_wordings_cards_use(self, language: str) -> None:
        """A variant unknown to the language is refused, so every card must do with the known ones."""
        nodes = [node for card in POOL.values() for node in walk(card)]
        used = {(type(node), wording) for node in nodes if (wording := getattr(node, "wording", ""))}

        assert used <= variants(language)

    def test_every_named_wording_is_known(self, language: str) -> None:
        """The list of variants in `wordings` is the list of those that are told."""
        named = {value for name, value in vars(wordings).items() if name.isupper()}

        assert {wording for _, wording in variants(language)} == named

    def test_prints_every_card(self, language: str) -> None:
        """Every ability is a paragraph that starts and ends like a sentence, every keyword a line."""
        for card in POOL.values():
            for side, text in zip(card.sides, card_text(card, language).sides, strict=True):
                assert len(text.paragraphs) == len(side.abilities)
                assert len(text.keywords) == len(side.keywords)
                assert text.lines == text.keywords + text.paragraphs
                assert all(line[0].isupper() or line[0] == "[" for line in text.lines)
                assert all(line.endswith((".", '."', ".\u00a0»")) for line in text.paragraphs)
                assert not any("  " in line or " ." in line or " ," in line for line in text.lines)

    def test_names_the_facts_of_every_card(self, language: str) -> None:
        """The whole card and each side have facts, none of them empty."""
        for card in POOL.values():
            groups = card_facts(card, language)

            assert len(groups) == 1 + len(card.sides)
            assert all(name and value for group in groups for name, value in group)

    def test_reminds_of_every_keyword(self, language: str) -> None:
        """Each keyword of the language has a short reminder, in sentences."""
        for keyword in every_keyword():
            assert keyword_reminder(keyword, language).endswith(".")


class TestRefusals:
    """What cannot be said is never printed with a hole."""

    def test_unknown_word(self) -> None:
        """A word that no language tells is named."""
        with pytest.raises(Untold, match="Riddle"):
            LANGUAGES["en"].abilities.say(type("Riddle", (), {})(), None)  # type: ignore[arg-type]

    def test_unknown_wording(self) -> None:
        """A misspelt variant is refused, not read as the usual one."""
        with pytest.raises(Untold, match="This has no wording 'its'"):
            printed(Continuous((Power(+1),), This("its")))

    def test_unnamed_zone(self) -> None:
        """A zone that no text speaks of yet has no name."""
        with pytest.raises(Untold, match=f"zone {QUEUE}"):
            printed(Continuous((Power(+1),), each(cards(FRIEND, zone=QUEUE))))

    def test_unnamed_faceoffs(self) -> None:
        """A set of kinds of faceoffs that no text speaks of yet has no name."""
        with pytest.raises(Untold, match="faceoffs 1000"):
            printed(Continuous((Power(+1),), THIS, DuringFaceoff(EFFECT_FACEOFF)))

    def test_unknown_language(self) -> None:
        """The languages there are, are listed."""
        with pytest.raises(Untold, match="no language 'tlh'; there are: en"):
            card_text(POOL["pr7"], "tlh")

    def test_unknown_keyword(self) -> None:
        """A keyword nobody has explained has no reminder."""
        with pytest.raises(Untold, match="Sleepy"):
            keyword_reminder(Keyword("Sleepy"))


class TestKeywords:
    """Keyword lines and reminders."""

    def test_number_follows_the_name(self) -> None:
        """A keyword with a number is printed with it."""
        card = Card("x2", "Plum", "", FRIEND, Side(keywords=(SWIFT, Keyword("Sleepy", 2))), "C")

        assert card_text(card).sides[0].keywords == ("Swift", "Sleepy 2")

    def test_meaning_is_printed_from_its_tree(self) -> None:
        """Where the language can say what a keyword means, the reminder is that."""
        assert keyword_reminder(INSPIRED).startswith("At the start of your Main Phase, look at")

    def test_bit_has_its_own_sentence(self) -> None:
        """A keyword the chapters read has a sentence of ours."""
        assert keyword_reminder(SWIFT) == "Move this card for [1] less."


class TestOfficialData:
    """The printed texts, compared where the data is at hand."""

    def test_every_card_is_as_printed(self) -> None:
        """Facts and paragraphs equal those of the printed cards, word for word."""
        path = official.find(None)
        if path is None:
            pytest.skip(f"NOT CHECKED: no official data at {official.WHERE}")
        printed = official.load(path)

        found = [one for card in POOL.values() for one in official.differences(card, printed.get(card.id))]

        assert [str(one) for one in found] == []

    def test_reminders_are_ours(self) -> None:
        """No reminder is a printed sentence, in full or as a part."""
        path = official.find(None)
        if path is None:
            pytest.skip(f"NOT CHECKED: no official data at {official.WHERE}")
        cards = official.load(path).values()
        theirs = {line.strip("()") for card in cards for line in card["reminder"]}

        for keyword in every_keyword():
            assert not any(line in keyword_reminder(keyword) for line in theirs)


def test_a_plain_card_has_no_text() -> None:
    """Without abilities and keywords there is nothing to print."""
    card = friend("x3", "Plum, Idle", WHITE, power=1, cost=1, traits=(EARTH_PONY,), rarity="C")

    assert card_text(card).sides[0].lines == ()


def test_the_same_tree_prints_the_same_text() -> None:
    """A text is a function of its tree."""
    assert printed(Continuous((Power(+3),), THIS)) == ("This card gets +3 power.",)
