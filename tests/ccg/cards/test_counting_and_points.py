"""Cards that count tokens, colours or card types, compare points, or change home limits."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import BLUE, CRITTER, CRYSTAL, EVENT, ORANGE, PINK
from everfree.ccg.rules.turn.end_phase import home_limit
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain

ME, THEM = Seat(0), Seat(1)


@pytest.mark.card("ad73")
@pytest.mark.must_not
def test_letrotski_counts_your_tokens() -> None:
    """ad73: an opponent's tokens do not count."""
    goat = POOL["ad73"]

    assert Table(home=[goat], tokens=3, opponent_tokens=5).power(goat) == goat.front.power + 3


@pytest.mark.card("cg21")
def test_applejack_counts_her_colours() -> None:
    """cg21: two power for each color, also of those that Prismatic gives her."""
    jack = POOL["cg21"]
    crystals = [plain(1, BLUE, traits=(CRYSTAL,)), plain(1, PINK, traits=(CRYSTAL,)), plain(1, ORANGE)]

    assert Table(home=[jack]).power(jack) == jack.front.power + 2
    assert Table(home=[jack, *crystals]).power(jack) == jack.front.power + 6


@pytest.mark.card("eo179")
@pytest.mark.must_not
def test_equalists_count_opposing_colours_here() -> None:
    """eo179: each color counts once; your own characters and those elsewhere do not count."""
    cult = POOL["eo179"]
    table = Table(
        mine=[cult, plain(1, ORANGE)],
        opponent_mine=[plain(1, BLUE), plain(1, BLUE), plain(1, PINK)],
        opponent_theirs=[plain(1, ORANGE)],
    )

    assert table.power(cult) == cult.front.power + 2


@pytest.mark.card("ll134")
@pytest.mark.must_not
def test_camping_counts_the_types_in_your_discard_pile() -> None:
    """ll134: two Friends and an Event are two types; an opponent needs as much as printed."""
    camp = POOL["ll134"]
    event = next(card for card in POOL.values() if card.type == EVENT)
    before, after = Table(problem=camp), Table(problem=camp, discard=[plain(), plain(), event])

    assert sum(need for _, need in before.needs(camp)) - sum(need for _, need in after.needs(camp)) == 2
    assert after.needs(camp, THEM) == before.needs(camp, THEM)


@pytest.mark.card("ll12")
@pytest.mark.must_not
@pytest.mark.parametrize(("mine", "theirs", "asked"), [(8, 0, True), (0, 8, True), (7, 7, False)])
def test_rainbow_dash_frightens_near_the_end(mine: int, theirs: int, asked: bool) -> None:
    """ll12: only if some player has eight points when she enters play."""
    dash, rival = POOL["ll12"], plain()
    table = Table(
        hand=[dash],
        home=[plain(9, BLUE)],
        opponent_home=[rival],
        tokens=9,
        score=mine,
        opponent_score=theirs,
    ).play(dash, "home")

    assert ("yes" in table.choices()) == asked
    if asked:
        assert table.choose("yes", rival).is_face_down(rival)


@pytest.mark.card("ll53")
@pytest.mark.must_not
def test_fluttershy_helps_critters_near_the_end() -> None:
    """ll53: your Critters only, and only if some player has eight points."""
    shy, critter, other = POOL["ll53"], plain(traits=(CRITTER,)), plain()
    late = Table(home=[shy, critter, other], opponent_score=8)

    assert (late.power(critter), late.power(other)) == (2, 1)
    assert Table(home=[shy, critter], opponent_score=7).power(critter) == 1


@pytest.mark.card("ll48")
@pytest.mark.must_not
def test_rarity_lowers_the_limit_near_the_end() -> None:
    """ll48: your opponent's home limit, and not below eight points."""
    rarity = POOL["ll48"]
    early, late = Table(home=[rarity], score=7), Table(home=[rarity], score=8)

    assert home_limit(late.game, THEM) == home_limit(early.game, THEM) - 1
    assert home_limit(late.game, ME) == home_limit(early.game, ME)


@pytest.mark.card("ad54")
@pytest.mark.must_not
def test_buffalos_crowd_your_opponent() -> None:
    """ad54: your own home limit stays."""
    before, after = Table(), Table(home=[POOL["ad54"]])

    assert home_limit(after.game, THEM) == home_limit(before.game, THEM) - 1
    assert home_limit(after.game, ME) == home_limit(before.game, ME)


@pytest.mark.card("eo7")
@pytest.mark.must_not
@pytest.mark.parametrize(("theirs", "score"), [(4, 5), (3, 3)])
def test_rarity_turns_over_behind_an_opponent(theirs: int, score: int) -> None:
    """eo7: at the end of your turn, only with fewer points than an opponent; she scores two."""
    rarity = piece(POOL["eo7"])
    table = Table(mane=rarity, score=3, opponent_score=theirs).end_turn()

    assert (table.score, table.is_boosted(rarity)) == (score, score == 5)
    assert table.end_turn().score == score
