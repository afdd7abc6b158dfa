"""Cards as JSON: written and read they are the same cards; what is no card is refused with a reason."""

import ast
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import jsonschema
import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.language import (
    BLUE,
    EVENT,
    FRIEND,
    HERE,
    MANE,
    OPPONENT,
    PROBLEM,
    SCORE_PHASE,
    SWIFT,
    THIS,
    TROUBLEMAKER,
    WHITE,
    WILD,
    YELLOW,
    YOU,
    Ability,
    Card,
    Choose,
    Confronts,
    DiscardCards,
    DiscardHand,
    Dismiss,
    EachPlayer,
    Effect,
    Enters,
    Gain,
    Need,
    PlayToHome,
    PutTokens,
    Retire,
    cards,
    dilemma,
    main_phase,
    terms,
    token,
    when,
)
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.text import card_text
from everfree.ccg.written import CardRefused, card_from_json, card_schema, card_to_json
from everfree.ccg.written.names import SHORT_WORDS
from everfree.ccg.written.refused import REASONS
from everfree.cli.official import facts
from everfree.messages import LANGUAGES, Messages
from everfree.testing import Table, plain
from everfree.testing.sample import bringing_a_word, one_card_per_word
from everfree.testing.strangers import judge

DECISIONS: Final = 50
WRITTEN: Final[dict[str, Any]] = json.loads(card_to_json(POOL["pr2"]))


def digest_after(card: Card, seed: int) -> str:
    """Give a hash of the state after some random decisions of two players with many copies of *card*."""
    deck = RAINBOW_DASH
    if card.type == MANE:
        deck = replace(deck, mane=card.id)
    elif card.type == PROBLEM:
        deck = replace(deck, problems={card.id: 1, **deck.problems})
    else:
        deck = replace(deck, draw={card.id: 60, **deck.draw})
    game, dice = Game([deck, deck], seed=seed, pool=POOL | {card.id: card}), Random(seed)
    for _ in range(DECISIONS):
        if game.is_over:
            break
        game.take(dice.randrange(game.question.size()))
    return game.digest()


def refused(text: str) -> str:
    """Give where and why a text is refused."""
    with pytest.raises(CardRefused) as found:
        card_from_json(text)
    return str(found.value)


def changed(path: str, value: Any) -> str:
    """Write a card of ours with one thing changed: `front.abilities.0.effect`."""
    tree = json.loads(json.dumps(WRITTEN))
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    holder = tree
    for step in steps:
        holder = holder[step]
    holder[last] = value
    return json.dumps(tree)


def test_every_card_comes_back_equal() -> None:
    """Written and read it is the same card."""
    assert [card.id for card in POOL.values() if card_from_json(card_to_json(card)) != card] == []


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param(one_card_per_word(), id="sample"),
        pytest.param(tuple(POOL.values()), id="all", marks=pytest.mark.long),
    ],
)
def test_a_card_that_was_read_plays_alike(cards: tuple[Card, ...]) -> None:
    """Fifty decisions with it end in the same state."""
    for card in cards:
        assert digest_after(card_from_json(card_to_json(card)), 7) == digest_after(card, 7), card.id


def with_every_word() -> list[Card]:
    """List cards that together have every word of the pool; short cards first, because the check is slow."""
    return bringing_a_word(sorted(POOL.values(), key=lambda one: len(walk(one.sides))))


def test_the_schema_takes_our_cards_and_no_nonsense() -> None:
    """Cards with every word fit the schema; another word, a large number or a field too many does not."""
    schema = card_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)

    for card in with_every_word():
        validator.validate(json.loads(card_to_json(card)))
    for text in (changed("front.power", 100), changed("more", 1), changed("front.abilities.0.word", "Spell")):
        assert not validator.is_valid(json.loads(text))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "card: not-json (Expecting value: line 1 column 1 (char 0))"),
        ("[]", "card: wrong-type (list)"),
        (" " * 40_000, "card: too-long (40000)"),
        ("[" * 10_000, "card: too-deep (40)"),
        ('{"id": "a", "id": "b"}', "card: unknown-field (id, twice)"),
        (changed("front.power", 10**12), "front.power: number-out-of-range (1000000000000)"),
        ('{"cost": ' + "9" * 5000 + "}", "card: number-out-of-range (999999999999999999...)"),
        ('{"cost": NaN}', "card: wrong-type (NaN)"),
        (changed("front.power", True), "front.power: wrong-type (True)"),
        (changed("front.power", -1), "front.power: number-out-of-range (-1)"),
        (changed("title", "<b>"), "title: bad-name ('<b>')"),
        (changed("front.abilities.0.word", "Spell"), "front.abilities[0]: unknown-word ('Spell')"),
        (changed("front.abilities.0.word", "This"), "front.abilities[0]: unknown-word ('This')"),
        (changed("front.abilities.0.when", 1), "front.abilities[0]: unknown-field ('when')"),
        (changed("front.abilities.0", {"word": "Triggered"}), "front.abilities[0].trigger: missing-field"),
        (changed("front.abilities.0.trigger.who", "nobody"), "front.abilities[0].trigger.who: unknown-value"),
        (
            changed("front.abilities", [WRITTEN["front"]["abilities"][0]] * 25),
            "front.abilities: too-many-parts",
        ),
        (changed("boosted", None), "boosted: not-for-this-type"),
        (changed("front.abilities.0", {"word": "PlayToHome"}), "front.abilities[0]: not-for-this-type"),
    ],
)
def test_what_is_wrong_is_named(text: str, reason: str) -> None:
    """The place and the reason, whatever was sent."""
    assert refused(text).startswith(reason)


def test_only_what_can_be_paid_is_a_cost() -> None:
    """Drawing cards is no cost; a Resource has at most one place (305.1a), and an Event one text."""
    tree = json.loads(card_to_json(POOL["pr132"]))
    tree["front"]["abilities"][1]["costs"] = [{"word": "Draw"}]
    assert refused(json.dumps(tree)) == "front.abilities[1]: no-cost (Draw)"
    tree["front"]["abilities"] = [{"word": "PlayToHome"}, {"word": "PlayToHome"}]
    assert refused(json.dumps(tree)) == "front.abilities: two-places"
    event = json.loads(card_to_json(POOL["pr97"]))
    event["front"]["abilities"] = []
    assert refused(json.dumps(event)) == "front.abilities: no-text"


def test_too_many_words() -> None:
    """A text of more words than any card has is refused before it is played."""
    one = WRITTEN["front"]["abilities"][0]
    effect = {"word": "Sequence", "effects": [one["effect"]] * 24}
    many = {"word": "Sequence", "effects": [effect] * 24}

    assert refused(changed("front.abilities.0.effect", many)).endswith("too-many-words (400)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    """In both languages; it needs nothing but the place and the thing."""
    messages = Messages(language)

    for reason in REASONS:
        assert messages.arguments(f"card-refused-{reason}") <= {"where", "what"}
        assert messages.say(f"card-refused-{reason}", where="front", what="x")


def test_short_words_are_known_by_their_kind() -> None:
    """Each constant of `language.terms` can be written where its kind is asked for."""
    source = ast.parse(Path(terms.__file__).read_text(encoding="utf-8"))
    for line in source.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Call):
            kind = getattr(terms, ast.unparse(line.value.func))
            assert getattr(terms, ast.unparse(line.target)) in SHORT_WORDS[kind]


def test_strangers_can_do_no_harm() -> None:
    """Two hundred malformed and hostile cards; `everfree check strangers` invents ten thousand."""
    verdicts = [judge(seed) for seed in range(200)]

    assert [verdict.failure for verdict in verdicts if verdict.failure] == []
    assert len({verdict.fate for verdict in verdicts}) > 8


def stray(kind: str, **ability: Any) -> Card:
    """Read a card with one ability whose word stands where nothing goes on that it could speak of."""
    front = {"colours": ["pink"], "power": 1, "abilities": [ability]}
    card = {"id": "xx1", "title": "Stray", "subtitle": "", "type": kind, "front": front, "cost": 0}
    return card_from_json(json.dumps({**card, "rarity": "F"}))


def test_a_guess_where_nothing_is_chosen_at_random_is_none() -> None:
    """It once broke the game."""
    guess = {"word": "Guess", "if_right": {"word": "MoreConfrontSteps"}}
    event = stray("event", word="EventText", timing="main phase", effect=guess)
    table = Table(hand=[event]).play(event)

    assert table.question.kind == "main"


def test_where_nothing_moves_nothing_moves_elsewhere() -> None:
    """It once broke the game."""
    start = {"word": "TurnStarts", "whose": "you"}
    that = {"word": "That", "noun": "resource"}
    move = {"word": "Move", "what": that, "destination": "a different problem"}
    table = Table(home=[stray("friend", word="Triggered", trigger=start, effect=move)]).end_turn().end_turn()

    assert not table.is_over


@pytest.mark.parametrize(
    "effect",
    [
        PutTokens(token(1, YELLOW, "Critter")),
        PutTokens(token(2, BLUE | WHITE, "Earth Pony", keywords=(SWIFT,)), 3),
        PutTokens(token(1, 0, "Changeling", name="Ocellus, Student"), place=HERE),
        PutTokens(token(3, 0, "Changeling", type=TROUBLEMAKER)),
    ],
)
def test_texts_that_put_tokens_into_play_come_back(effect: PutTokens) -> None:
    """Every kind of token can be written, read and put into play."""
    card = replace(plain(abilities=(main_phase(effect),)), rarity="C")
    read = card_from_json(card_to_json(card))

    assert read == card
    table = Table(home=[read]).use(read)
    while table.asked == "tokens-where":
        table.choose(table.choices()[1])
    assert table.asked == "tokens-there" or table.created(effect.card)


@pytest.mark.parametrize(
    "other",
    [POOL["pr8"], POOL["pr2"], replace(token(1, YELLOW, "Critter"), id="pr8"), token(1, 0, type=EVENT)],
)
def test_only_tokens_are_put_into_play_as_tokens(other: Card) -> None:
    """A card of a deck, or a token that has another card's id, is refused."""
    card = replace(plain(abilities=(main_phase(PutTokens(other)),)), rarity="C")

    with pytest.raises(CardRefused) as refused:
        card_from_json(card_to_json(card))
    assert refused.value.reason in ("no-token", "bad-name")


@pytest.mark.parametrize("cost", [DiscardCards(YOU), DiscardCards(YOU, 2), DiscardHand()])
def test_discarding_can_be_a_cost(cost: Effect) -> None:
    """It can be written, read, and paid."""
    card = replace(plain(abilities=(main_phase(Gain(3), costs=(cost,)),)), rarity="C")
    read = card_from_json(card_to_json(card))

    assert read == card
    first, second = plain(), plain()
    table = Table(home=[read], hand=[first, second]).use(read)
    if table.asked == "pay-with":
        assert table.choices() == [first, second]
        table.choose(first)
    assert (table.tokens, table.zone_of(first)) == (3, "discard-pile")


@pytest.mark.parametrize("cost", [DiscardCards(OPPONENT), DiscardCards(YOU, at_random=True)])
def test_nobody_pays_by_chance_or_for_another(cost: Effect) -> None:
    """Such a cost is refused by name."""
    card = replace(plain(abilities=(main_phase(Gain(3), costs=(cost,)),)), rarity="C")

    with pytest.raises(CardRefused, match="no-cost"):
        card_from_json(card_to_json(card))


BY_CHANCE = Choose(cards(FRIEND), at_random=True)


@pytest.mark.parametrize(
    ("ability", "reason"),
    [
        (main_phase(Gain(3), costs=(Retire(BY_CHANCE),)), "no-cost"),
        (main_phase(EachPlayer(Dismiss(BY_CHANCE))), "unknown-word"),
    ],
)
def test_chance_chooses_only_for_plain_instructions(ability: Ability, reason: str) -> None:
    """Nobody pays with a card that chance chooses, and what asks players in its own way can't be random."""
    card = replace(plain(abilities=(ability,)), rarity="C")

    with pytest.raises(CardRefused, match=reason):
        card_from_json(card_to_json(card))


class TestDilemmas:
    """522.1: a Resource that is a Problem in play has what is printed on both."""

    card = dilemma(
        "fan1",
        "Long Way Home",
        YELLOW,
        power=5,
        cost=1,
        needs=2,
        bonus=1,
        owner=(Need(WILD, 2),),
        opponent=6,
        rarity="C",
        abilities=(when(Confronts(YOU), Gain(3)), when(Enters(THIS), Gain(1))),
    )

    def test_it_comes_back_and_plays(self) -> None:
        """It is read whole: requirements, bonus and text; in play it is confronted like a Problem."""
        read = card_from_json(card_to_json(self.card))

        assert read == self.card
        assert card_text(read).sides[0].paragraphs == (
            "When you confront this Problem, gain [3].",
            "When this card enters play, gain [1].",
        )
        assert card_text(read, "fr").sides[0].paragraphs[0].startswith("Quand vous affrontez ce Problème")
        table = Table(dilemma=read, at_dilemma=[plain(2)], phase=SCORE_PHASE)
        assert table.can_confront(read)

    def test_its_facts_are_those_of_the_official_data(self) -> None:
        """Bonus and requirements are compared, too."""
        found = facts(self.card)

        assert (found["type"], found["bonus"], found["opponent_requirement"]) == ("Resource", 1, 6)
        assert found["owner_requirements"] == [{"color": "wild", "power": 2}]

    @pytest.mark.parametrize(
        ("card", "reason", "where"),
        [
            (replace(card, owner_needs=()), "missing-field", "owner_needs"),
            (replace(card, opponent_needs=()), "missing-field", "opponent_needs"),
            (replace(card, front=replace(card.front, traits=())), "not-for-this-type", "owner_needs"),
            (
                replace(card, front=replace(card.front, abilities=(PlayToHome(),))),
                "dilemma-place",
                "front.abilities",
            ),
            (
                replace(POOL["pr8"], front=replace(POOL["pr8"].front, traits=("Dilemma",))),
                "not-for-this-type",
                "traits",
            ),
            (replace(POOL["pr8"], bonus=1), "not-for-this-type", "bonus"),
        ],
    )
    def test_half_a_dilemma_is_refused(self, card: Card, reason: str, where: str) -> None:
        """What is missing, or does not fit the type, is named."""
        with pytest.raises(CardRefused) as refused:
            card_from_json(card_to_json(card))
        assert (refused.value.reason, refused.value.where) == (reason, where)
