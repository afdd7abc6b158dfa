"""Cards as source: evaluated, the source gives the card again, and it reads as an author would write it."""

import ast
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from everfree.ccg import language
from everfree.ccg.cards import POOL, TOKENS
from everfree.ccg.language import (
    BLUE,
    FRIEND,
    ITS_PROBLEM,
    THIS,
    WHITE,
    YOU,
    At,
    Card,
    Confronts,
    Draw,
    Exhaust,
    Keyword,
    Need,
    ReadyCards,
    choose,
    friend,
    main_phase,
    resource,
    token,
    when,
    wordings,
    yours,
)
from everfree.cli.drafting.layout import WIDTH, flat
from everfree.cli.drafting.source import card_expression, card_source, constant_name

NAMES: dict[str, Any] = vars(language) | {"w": wordings}


def evaluated(source: str) -> object:
    """Return what an expression gives in a card module."""
    return eval(source, dict(NAMES))  # the source of our own cards


def test_the_source_of_every_card_gives_the_card() -> None:
    """Facts and trees of the whole pool, and the tokens in it."""
    for card in [*POOL.values(), *TOKENS.values()]:
        assert evaluated(flat(card_expression(card))) == card, card.id


def test_a_source_that_is_laid_out_is_the_same_expression() -> None:
    """Lines are broken at brackets only, and none is too long."""
    for card in POOL.values():
        source = card_source(card)
        (statement,) = ast.parse(source).body

        assert isinstance(statement, ast.Assign)
        assert ast.unparse(statement.value) == ast.unparse(
            ast.parse(flat(card_expression(card)), mode="eval")
        )
        assert max([len(line) for line in source.splitlines()]) <= WIDTH


def test_the_formatter_has_nothing_to_do() -> None:
    """Ruff leaves the sources of the whole pool as they are."""
    source = "\n\n".join([card_source(card) for card in POOL.values()]) + "\n"
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--line-length", str(WIDTH), "-"],
        input=source,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert done.stdout == source


def test_it_uses_short_functions_and_constants() -> None:
    """As in the card modules written by hand."""
    abilities = (
        when(Confronts(YOU), Draw()),
        main_phase(ReadyCards(choose(yours(FRIEND, At(ITS_PROBLEM)))), costs=(Exhaust(THIS),)),
    )
    card = replace(POOL["pr12"], front=replace(POOL["pr12"].front, abilities=abilities))

    assert card_source(card).splitlines() == [
        "EMERALD_GREEN_CIDER_AFICIONADO = friend(",
        '    "pr12",',
        '    "Emerald Green, Cider Aficionado",',
        "    BLUE,",
        "    power=2,",
        "    cost=2,",
        "    traits=(EARTH_PONY,),",
        "    rarity=COMMON,",
        "    abilities=(",
        "        when(Confronts(YOU), Draw()),",
        "        main_phase(ReadyCards(choose(yours(FRIEND, At(ITS_PROBLEM)))), costs=(Exhaust(THIS),)),",
        "    ),",
        ")",
    ]


def test_no_number_or_text_stands_for_a_word() -> None:
    """Zones, colours, card types, players and wordings have their names; only plain numbers stay numbers."""
    sources = [card_source(card) for card in POOL.values()]
    calls = [
        node
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    texts = {
        node.func.id
        for node in calls
        for part in [*node.args, *[keyword.value for keyword in node.keywords]]
        if isinstance(node.func, ast.Name) and isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    makers = {"friend", "mane", "event", "resource", "troublemaker", "problem", "token"}

    assert "Titled" in texts
    assert not texts & {"At", "Each", "Draw", "WithTrait", "HasTrait", "ControlledBy", "Move", "when"}
    assert makers - texts <= {"token"}


@pytest.mark.parametrize(
    ("name", "constant"),
    [
        ("Falcon, Fast & Furious", "FALCON_FAST_AND_FURIOUS"),
        ("795 Wing Power", "WING_POWER_795"),
        ("Crème de la Crème", "CREME_DE_LA_CREME"),
        ("Dr. Hooves, Too Splashy!", "DR_HOOVES_TOO_SPLASHY"),
        ("What's Up", "WHATS_UP"),
        ("Ahuizotl", "AHUIZOTL_THE_FRIEND"),
    ],
)
def test_a_constant_has_the_printed_name(name: str, constant: str) -> None:
    """Plain capitals; a word of the language is not hidden."""
    assert constant_name(replace(POOL["pr12"], title=name, subtitle="")) == constant


@pytest.mark.parametrize(
    ("card", "part"),
    [
        (
            friend("x1", "Daisy, Lily", BLUE, power=1, cost=1, traits=(), rarity="C", subtitle="Both"),
            'subtitle="Both"',
        ),
        (
            friend("x1", "One", BLUE, power=1, cost=1, needs=(Need(WHITE, 2),), traits=(), rarity="C"),
            "needs=(Need(WHITE, 2),)",
        ),
        (friend("x1", "Two", BLUE | WHITE, power=1, cost=1, needs=2, traits=(), rarity="C"), "needs=2"),
        (
            friend("x1", 'Say "Hi"', BLUE, power=1, cost=1, traits=("Odd",), rarity="Z"),
            '\'Say "Hi"\', BLUE, power=1, cost=1, traits=("Odd",), rarity="Z"',
        ),
        (
            friend("x1", "One", 0, power=1, cost=0, traits=(), rarity="C", keywords=(Keyword("Odd", 2),)),
            'keywords=(Keyword("Odd", 2),)',
        ),
        (
            resource("x1", "A, B", 0, power=1, cost=0, rarity="C", traits=(), abilities=(), subtitle="Here"),
            'abilities=(), subtitle="Here"',
        ),
        (token(1, BLUE, "Critter", type=FRIEND, name="Angel"), 'token(1, BLUE, CRITTER, name="Angel")'),
    ],
)
def test_unusual_facts_are_written_too(card: Card, part: str) -> None:
    """A comma in a title, requirements in another colour, an unknown trait, rarity or keyword."""
    source = flat(card_expression(card))

    assert part in source
    assert evaluated(source) == card
