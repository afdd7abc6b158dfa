"""Write the decks that were found: as a module of the engine, and as a page with what they won."""

from collections.abc import Sequence
from pathlib import Path

from scripts.pair_decks.drawing import NEW_SETS, is_new
from scripts.pair_decks.trying import ENOUGH, THEMES, Found, Size

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.lab.intervals import interval
from everfree.messages import Messages

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "src" / "everfree" / "ccg" / "decks" / "colour_pairs.py"
PAGE = ROOT / "docs" / "reports" / "pair-decks.md"


def constant(pair: str) -> str:
    """Return the name of the constant of a deck."""
    return pair.upper().replace("-", "_")


def module_of(found: Sequence[Found]) -> str:
    """Return the source of the module with the decks."""
    english = Messages("en")
    lines = ['"""A deck for each pair of colours, made by `python -m scripts.pair_decks`."""', ""]
    lines += ["from everfree.ccg.decks.deck import Deck"]
    for one in found:
        deck = one.deck
        lines += ["", f"{constant(one.pair)} = Deck(", f'    name="{english.say(f"pair-deck-{one.pair}")}",']
        lines += [f'    mane="{deck.mane}",', "    draw={"]
        lines += [f'        "{card}": {copies},' for card, copies in deck.draw.items()]
        listed = ", ".join([f'"{card}": {copies}' for card, copies in deck.problems.items()])
        lines += ["    },", f"    problems={{{listed}}},", ")"]
    lines += ["", "COLOUR_PAIR_DECKS: dict[str, Deck] = {"]
    lines += [f'    "{one.pair}": {constant(one.pair)},' for one in found]
    return "\n".join([*lines, "}", ""])


def page_of(found: Sequence[Found]) -> str:
    """Return the page with the results of all decks."""
    english = Messages("en")
    rows = []
    for one in found:
        name, mane = english.say(f"pair-deck-{one.pair}"), POOL[one.deck.mane].name
        rows.append(f"| `{one.pair}` | {name} | {mane} | {new_cards(one.deck)} | {result_of(one)} |")
    return PAGE_TEXT.format(
        sets=", ".join(NEW_SETS),
        themes=len(THEMES),
        games=Size().last,
        enough=f"{ENOUGH:.0%}",
        rows="\n".join(rows),
    )


def result_of(found: Found) -> str:
    """Return the last two columns: the share with its interval, and the number of searches."""
    if not found.games:
        return "not measured | 0"
    low, high = interval(found.won, found.games)
    return f"{found.share:.0%} ({low:.0%} to {high:.0%}) | {found.searches}"


def new_cards(deck: Deck) -> int:
    """Count the cards of the new sets in the Draw Deck."""
    return sum([copies for card, copies in deck.draw.items() if is_new(POOL[card])])


PAGE_TEXT = """# Decks of two colors

Besides the theme decks there is a ready deck for each pair of colors, with cards of the sets {sets}. The
front page, the terminal (`everfree play --deck blue-orange`) and the library offer them after the theme
decks.

A search makes them. Legal decks are drawn so that their cards can be played: a curve of costs,
Friends that bring the second color into play, requirements of at most three, Problems that the two colors
can confront, and cards that the texts of the other cards describe or wait for. The drawn decks play a few
games each, the cards of those that win more are drawn more often in the next round, and the best decks play
on until one is left.

The deck that is left then plays {games} games against the {themes} theme decks in turn, on both seats,
with the same simple player on both sides. None of these games is used to choose it. Brackets have the 95 %
interval (Wilson). A deck that wins less than {enough} is searched once more.

| deck | name | Mane Character | new cards of 45 | won against theme decks | searches |
|---|---|---|---|---|---|
{rows}

A share says how well a simple player does with a deck against theme decks, not how good it is among people.
Who plays such a deck and draws an opponent by chance meets another one of these.

<!-- not run: takes half an hour of processor time -->
```console
$ make compiled
$ .compiled/bin/python -m scripts.pair_decks search --folder build/pair-decks
$ uv run python -m scripts.pair_decks write --folder build/pair-decks
```
"""
