"""`everfree cards`, as a reader of plain lines uses it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.cards import POOL
from everfree.ccg.language import THIS, Continuous, Power
from everfree.ccg.language.text import card_text
from everfree.cli import card_words, official
from everfree.cli.app import app


def run(*words: str) -> Result:
    """Run a command of `everfree cards`."""
    return CliRunner().invoke(app, ["cards", *words])


def own_data(path: Path) -> list[dict[str, object]]:
    """Write the pool in the shape of the official data, so that the check can be tested without it."""
    data = []
    for card in POOL.values():
        texts = [list(side.paragraphs) for side in card_text(card).sides]
        entry = official.facts(card) | {"text": texts[0]}
        if card.boosted:
            entry["boosted"] = entry["boosted"] | {"text": texts[1]}
        data.append(entry)
    path.write_text(json.dumps(data), encoding="utf-8")
    return data


class TestShow:
    """`everfree cards show`."""

    def test_prints_facts_and_text(self) -> None:
        """Name first, facts by name, keywords with their reminder."""
        result = run("show", "pr22")

        assert result.exit_code == 0
        assert result.output.splitlines() == [
            "Apple Cobbler, Headstrong",
            "Card: pr22",
            "Type: Friend",
            "Cost: 1",
            "Play requirement: 1 [orange]",
            "Rarity: C",
            "Traits: Earth Pony",
            "Colors: [orange]",
            "Power: 1",
            "Stubborn (This card adds its power even while exhausted.)",
        ]

    def test_a_name_is_as_good_as_an_id(self) -> None:
        """However it is spelt; a title that several cards have lists them."""
        assert run("show", "apple cobbler").output == run("show", "pr22").output
        several = run("show", "Applejack")
        assert several.exit_code == 2
        assert "cards are called 'Applejack'; write the full name or the id: pr2 " in several.output

    def test_prints_both_sides(self) -> None:
        """A Mane Character has two headings, each with its own home limit."""
        output = run("show", "pr2", "--lang", "en").output.splitlines()

        assert [line for line in output if line.endswith("side:")] == ["Front side:", "Boosted side:"]
        assert [line for line in output if line.startswith("Home limit")] == [
            "Home limit: 3",
            "Home limit: 4",
        ]

    def test_prints_what_a_problem_needs(self) -> None:
        """Requirements name a colour, any other colour, or any power."""
        output = run("show", "pr178").output

        assert "Owner confronts with: 2 [blue], 2 not [blue]\n" in output
        assert "Opponent confronts with: 4 of any color\n" in output

    def test_speaks_french(self) -> None:
        """Facts and texts change their language and typography, names and signs do not."""
        result = run("show", "pr22", "--lang", "fr")

        assert result.exit_code == 0
        assert result.output.splitlines() == [
            "Apple Cobbler, Headstrong",
            "Carte\u00a0: pr22",
            "Type\u00a0: Ami",
            "Coût\u00a0: 1",
            "Exigence pour la jouer\u00a0: 1 en [orange]",
            "Rareté\u00a0: C",
            "Traits\u00a0: Earth Pony",
            "Couleurs\u00a0: [orange]",
            "Puissance\u00a0: 1",
            "Stubborn (Cette carte ajoute sa puissance même quand elle est épuisée.)",
        ]

    @pytest.mark.parametrize("words", [("pr9999",), ("pr1", "--lang", "tlh")])
    def test_refuses_what_there_is_not(self, words: tuple[str, ...]) -> None:
        """An unknown card or language is refused in words, without a traceback."""
        result = run("show", *words)

        assert result.exit_code == 2
        assert result.stderr.startswith("No ")


class TestList:
    """`everfree cards list`."""

    def test_json_has_every_id(self) -> None:
        """The ids of the pool, as JSON."""
        assert json.loads(run("list", "--json").output) == list(POOL)

    def test_lines_have_names(self) -> None:
        """A line for each card."""
        lines = run("list").output.splitlines()

        assert len(lines) == len(POOL)
        assert "pr7  Jetstream, All Heart" in lines


class TestTexts:
    """`everfree cards texts`."""

    def test_has_every_card(self) -> None:
        """A heading for each card; where nothing is printed, that is said."""
        lines = run("texts").output.splitlines()

        assert [line for line in lines if line.startswith("## ")] == [
            f"## {card.id} {card.name}" for card in POOL.values()
        ]
        assert lines[lines.index("## pr12 Emerald Green, Cider Aficionado") + 2] == "- (no text)"
        assert "- *Boosted side* Swift (Move this card for [1] less.)" in lines

    def test_refuses_an_unknown_language(self) -> None:
        """The languages there are, are named."""
        result = run("texts", "--lang", "tlh")

        assert result.exit_code == 2
        assert result.stderr == "No language 'tlh'; there are: en, fr.\n"


class TestWords:
    """`everfree cards words`."""

    def test_every_rare_word_has_a_reason(self) -> None:
        """What no card or one alone uses is explained, and nothing else is."""
        result = run("words")

        assert result.output.endswith(", 0 unexplained.\n")
        assert result.exit_code == 0

    def test_a_reason_missing_or_in_vain_is_told(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A rare word without a line, and a line for a word of many cards, each fail."""
        listed = tmp_path / "rare.toml"
        listed.write_text('Dismiss = "many cards use it"\n', encoding="utf-8")
        monkeypatch.setattr("everfree.cli.card_words.REASONS", listed)

        result = run("words")

        assert "LowestTotalWins: hardly used, and nobody says why it exists\n" in result.output
        assert "Dismiss: has a reason, but is not rare\n" in result.output
        assert result.exit_code == 1

    def test_has_fields_and_an_example(self) -> None:
        """Each field with what it takes and its default, then a card with the paragraph that has the word."""
        lines = run("words", "Moves").output.splitlines()

        assert lines[0].endswith("A player moves a card (506.1c).")
        assert lines[1:6] == [
            "        who: Who",
            "        what: Selector",
            "        origin: Place = ANYWHERE",
            "        destination: Place = ANYWHERE",
            '        wording: str = ""',
        ]
        card, _, paragraph = lines[6].strip().partition(": ")
        assert paragraph in card_text(POOL[card]).sides[0].paragraphs

    def test_every_word_of_the_pool_has_an_example(self) -> None:
        """A paragraph, the reminder of a keyword, or the card alone for a word that is a fact."""
        found = {use.word: use for use in card_words.uses()}

        assert all(use.example for use in found.values() if use.cards)
        assert found["Travels"].example.startswith("Traveler: ")
        assert found["Need"].example in [f"{card.id} {card.name}" for card in POOL.values()]

    def test_finds_words_by_a_term(self) -> None:
        """In a name, a docstring, a field or the English of the word itself; other words are left out."""
        found = [
            line[6:].split()[0] for line in run("words", "move").output.splitlines() if line[3:4].isdigit()
        ]

        assert {"Move", "WasMoved", "Travels", "MoveAtRandom"} <= set(found)  # name, docstring
        assert "RemoveCounters" not in found
        assert "Choose" not in found  # its example may have "move", its own English does not
        assert "WinsFaceoff" in run("words", "involving_this").output  # a field
        assert "Frighten " in run("words", "Frightens").output  # printed English, whatever its ending
        assert run("words", "move").output.endswith(", 0 unexplained.\n")

    def test_says_if_no_word_has_the_term(self) -> None:
        """The figures remain the last line."""
        lines = run("words", "zeppelin").output.splitlines()

        assert lines[0] == "No word has 'zeppelin' in its name, docstring, fields or English."
        assert len(lines) == 2


class TestCheck:
    """`everfree cards check`."""

    def test_the_pool_is_as_printed(self) -> None:
        """Every implemented card equals the official data, where that is at hand."""
        if official.find(None) is None:
            pytest.skip(f"NOT CHECKED: no official data at {official.WHERE}")

        result = run("check")

        assert f"{len(POOL)} of {len(POOL)} cards equal in facts and text" in result.output
        assert result.exit_code == 0

    def test_changed_trees_change_their_texts(self) -> None:
        """One hundred random changes, each to be read in the text."""
        result = run("check", "--mutate", "--count", "100", "--seed", "7")

        assert result.output.endswith("100 of 100 changes show in the text (100.0%).\n")
        assert result.exit_code == 0

    def test_a_reviewed_paragraph_that_is_equal_is_told(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The list of paragraphs that differ has none that does not."""
        listed = tmp_path / "reviewed.toml"
        listed.write_text('"pr1 1" = "nothing is wrong with it"\n', encoding="utf-8")
        monkeypatch.setattr("everfree.cli.card_checks.REVIEWED", listed)
        own_data(tmp_path / "own.json")

        result = run("check", "--official", str(tmp_path / "own.json"))

        assert "pr1 1: listed as differing, but it does not" in result.output
        assert result.exit_code == 1

    def test_skips_loudly_without_data(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Without data nothing is claimed, and nothing fails; a file that was named must be there."""
        monkeypatch.setattr(official, "WHERE", tmp_path / "none.json")
        assert run("check", "--official", str(tmp_path / "none.json")).exit_code == 2
        result = run("check")

        assert result.exit_code == 0
        assert result.stderr.startswith("SKIPPED")
        assert "equal" not in result.output

    def test_passes_on_equal_data(self, tmp_path: Path) -> None:
        """Our own texts are equal to themselves."""
        own_data(tmp_path / "own.json")

        assert run("check", "--official", str(tmp_path / "own.json")).exit_code == 0

    def test_prints_both_sides_of_a_difference(self, tmp_path: Path) -> None:
        """A changed fact, a changed text and a missing card each fail, with ours and theirs."""
        data = own_data(tmp_path / "own.json")
        data[0]["rarity"] = "Z"
        data[2]["text"] = ["Quite another sentence."]
        (tmp_path / "own.json").write_text(json.dumps(data[:-1]), encoding="utf-8")

        result = run("check", "--official", str(tmp_path / "own.json"))

        assert result.exit_code == 1
        assert "pr1: rarity\n  ours:     F\n  official: Z\n" in result.output
        assert "  official: Quite another sentence.\n" in result.output
        assert f"{list(POOL)[-1]}: the card itself\n" in result.output
        assert f"{len(POOL) - 3} of {len(POOL)} cards equal in facts and text" in result.output


class TestDifferences:
    """What counts as a difference."""

    def test_every_fact_counts(self, tmp_path: Path) -> None:
        """Each field of the data that we print is compared, on both sides."""
        card = POOL["pr1"]
        entry = own_data(tmp_path / "own.json")[0]

        for name in set(official.facts(card)) - {"boosted"}:
            assert [found.what for found in official.differences(card, entry | {name: "?"})] == [name]
        boosted = {**official.facts(card)["boosted"], "power": 9, "text": ["?"]}
        found = official.differences(card, entry | {"boosted": boosted})
        assert [one.what for one in found] == ["power", "text"]

    def test_a_paragraph_too_many_counts(self, tmp_path: Path) -> None:
        """Texts of different length are told as a whole."""
        card = POOL["pr7"]
        longer = replace(card.front, abilities=(*card.front.abilities, Continuous((Power(+1),), THIS)))
        entry = next(one for one in own_data(tmp_path / "own.json") if one["id"] == "pr7")

        found = official.differences(replace(card, front=longer), entry)

        assert [one.what for one in found] == ["number of paragraphs"]

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Eat an apple.", "Eat a apple."),
            ("It’s –2 here.", "It's -2 here."),
            ("Rest. (Sleep is rest.)", "Rest."),
            ("Rest  here\nnow.", "Rest here now."),
        ],
    )
    def test_spelling_does_not_count(self, one: str, other: str) -> None:
        """Typography, articles before vowels and reminders are no difference."""
        assert official.normalised(one) == official.normalised(other)

    def test_words_count(self) -> None:
        """No other word is lost."""
        text = "And an ant can plan a banana at Ann's."

        assert official.normalised(text) == "And a ant can plan a banana at Ann's."
