"""The other abilities of cards of Canterlot Nights, Rock N Rave and Celestial Solstice with several."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.canterlot_nights.friends_yellow import FLUTTERSHY_ELEMENT_OF_KINDNESS as FLUTTERSHY
from everfree.ccg.cards.canterlot_nights.manes import (
    APPLEJACK_APPLE_VENDOR as VENDOR,
    PINKIE_PIE_POKEY_PONY as PINKIE,
    PRINCESS_CELESTIA_EQUESTRIAN_LEADER as LEADER,
    PRINCESS_CELESTIA_HOOF_SHAKER as HOOF_SHAKER,
    PRINCESS_LUNA_PRINCESS_OF_THE_NIGHT as NIGHT,
)
from everfree.ccg.cards.canterlot_nights.resources import (
    THE_ELEMENT_OF_MAGIC_COMPLETE_MAGIC as ELEMENT_OF_MAGIC,
)
from everfree.ccg.cards.rock_n_rave.manes import (
    DJ_PON_3_PARTY_STARTER as DJ,
    MAUD_PIE_ROCKIN as MAUD,
)
from everfree.ccg.language import BLUE, COMMON, CRITTER, PURPLE, PlayToHome, resource
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.situations import open_problem

STALL = resource("stall", "Stall", BLUE, power=4, cost=0, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


@pytest.mark.card("cn2")
class TestAppleVendor:
    """cn2, her start side."""

    def test_two_tokens_help_a_friend_as_the_score_phase_starts(self) -> None:
        """The Friend has two more power for the turn."""
        first, second = plain(1), plain(1)
        table = Table(mane=VENDOR, home=[first, second], tokens=2, phase=SCORE_PHASE).choose("yes")
        assert set(table.choices()) == {first, second}
        before = table.tokens
        table.choose(first)

        assert before == 0

    @pytest.mark.parametrize(("power", "turns"), [(5, True), (4, False)])
    def test_a_strong_friend_turns_her_over(self, power: int, turns: bool) -> None:
        """Five power at the end of your turn are enough, four are not."""
        table = Table(mane=VENDOR, home=[plain(power)]).end_turn()

        assert table.is_boosted(VENDOR) == turns


@pytest.mark.card("cn190")
def test_equestrian_leader_readies_a_resource_as_she_turns_over() -> None:
    """cn190: for three tokens her boosted side comes up and may ready a Resource of any player."""
    stall = piece(STALL, exhausted=True)
    table = Table(mane=LEADER, home=[stall], tokens=3).use(LEADER).choose("yes")

    assert (table.is_boosted(LEADER), table.is_exhausted(stall), table.tokens) == (True, False, 0)


@pytest.mark.card("cn202")
class TestElementOfMagic:
    """cn202."""

    def test_needs_twilight_sparkle(self) -> None:
        """Without her it can't be played."""
        sparkle, other = replace(plain(9, PURPLE), title="Twilight Sparkle"), plain(9, PURPLE)
        assert Table(hand=[ELEMENT_OF_MAGIC], home=[other], tokens=2).why_not(ELEMENT_OF_MAGIC) is not None
        table = Table(hand=[ELEMENT_OF_MAGIC], home=[sparkle], tokens=2).play(ELEMENT_OF_MAGIC)

        assert table.zone_of(ELEMENT_OF_MAGIC) == "play"

    def test_grows_each_turn(self) -> None:
        """One counter as your turn starts."""
        magic = piece(ELEMENT_OF_MAGIC)
        table = Table(home=[magic], opponents_turn=True).end_turn()

        assert table.counters(magic) == {"Harmony": 1}


@pytest.mark.card("rrf1")
def test_maud_counts_the_types_in_your_discard_pile() -> None:
    """rrf1: boosted she has one more for each type, however many cards of it there are."""
    maud = piece(MAUD, boosted=True)
    none, two = Table(mane=maud), Table(mane=maud, discard=[plain(), plain(), piece(STALL)])

    assert two.power(maud) - none.power(maud) == 2


@pytest.mark.card("cn3")
def test_pokey_pony_trades_friends_at_her_problem() -> None:
    """cn3: boosted, as you confront her Problem, a Friend of yours there for one of an opponent's there."""
    pinkie, mine, away = piece(PINKIE, boosted=True), plain(5), plain()
    rival, far = plain(0), plain(0)
    table = Table(
        mane=pinkie,
        mane_at="mine",
        problem=open_problem(),
        mine=[mine],
        theirs=[away],
        opponent_mine=[rival],
        opponent_theirs=[far],
        phase=SCORE_PHASE,
    )
    table.until("may").choose("yes")

    assert [table.zone_of(one) for one in (mine, rival)] == ["discard-pile", "discard-pile"]
    assert [table.zone_of(one) for one in (away, far)] == ["play", "play"]


@pytest.mark.card("cnf2")
def test_princess_of_the_night_turns_over_for_two_tokens() -> None:
    """cnf2: as you confront her Problem."""
    table = Table(
        mane=NIGHT, mane_at="mine", problem=open_problem(), mine=[plain(5)], tokens=2, phase=SCORE_PHASE
    )

    assert table.until("may").choose("yes").is_boosted(NIGHT)


@pytest.mark.card("cnf4")
def test_hoof_shaker_turns_over_for_three_tired_friends() -> None:
    """cnf4: three ready Friends are exhausted; two are not enough."""
    friends = [plain(), plain(), plain()]
    table = Table(mane=HOOF_SHAKER, home=friends).use(HOOF_SHAKER)
    while table.asked == "pay-with":
        table.choose(table.choices()[0])
    assert (table.is_boosted(HOOF_SHAKER), all(table.is_exhausted(one) for one in friends)) == (True, True)

    assert Table(mane=HOOF_SHAKER, home=friends[:2]).why_not_use(HOOF_SHAKER) is not None


@pytest.mark.card("cn89")
def test_fluttershy_discards_a_critter_for_power() -> None:
    """cn89: in a faceoff a Friend gets two power until its end."""
    fluttershy, critters = piece(FLUTTERSHY), [plain(traits=(CRITTER,)) for _ in range(2)]
    rival = plain(1)
    table = Table(
        problem=open_problem(),
        mine=[fluttershy],
        opponent_mine=[rival],
        hand=critters,
        phase=SCORE_PHASE,
    )
    while fluttershy not in table.choices():
        table.pass_()
    table.use(fluttershy).choose(critters[0])
    assert table.choices() == [fluttershy, rival]
    table.choose(fluttershy)

    assert (table.power(fluttershy), table.hand()) == (FLUTTERSHY.front.power + 2, [critters[1]])


@pytest.mark.card("rrf2")
class TestPartyStarter:
    """rrf2, her boosted side."""

    def test_draws_for_being_exhausted(self) -> None:
        """One card."""
        dj, top = piece(DJ, boosted=True), plain()
        table = Table(mane=dj, deck=[top, plain()]).use(dj)

        assert (table.hand(), table.is_exhausted(dj)) == ([top], True)

    @pytest.mark.parametrize(("friends", "asked"), [(3, "may"), (2, "main")])
    def test_three_friends_wake_her(self, friends: int, asked: str) -> None:
        """As your Score Phase starts, with three Friends where she is; with two she stays exhausted."""
        dj = piece(DJ, boosted=True, exhausted=True)
        table = Table(mane=dj, home=[plain() for _ in range(friends)], phase=SCORE_PHASE)

        assert table.asked == asked
        if asked == "may":
            assert not table.choose("yes").is_exhausted(dj)
