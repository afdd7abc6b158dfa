"""Cards whose texts name the Problem where they are, or are "here" for a card that has just left play."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    FRIEND,
    PEGASUS,
    RESOURCE,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
    WILD,
    Card,
    Dismiss,
    Need,
    Retire,
    cards,
    choose,
    main_phase,
)
from everfree.testing import Piece, Table, piece, plain, plain_problem

EASY = plain_problem(owner=(Need(WILD, 1),))


def flier() -> Card:
    """Make a plain Pegasus."""
    return plain(traits=(PEGASUS,))


@pytest.mark.card("cn1")
class TestRainbowDashHangingOut:
    """cn1."""

    def test_turns_over_beside_two_pegasus_friends(self) -> None:
        """Two of them at her Problem are enough, whoever controls them."""
        dash = piece(POOL["cn1"])
        table = Table(mane=dash, mane_at="mine", mine=[flier()], opponent_mine=[flier()])

        assert table.use(dash).is_boosted(dash)

    @pytest.mark.must_not
    def test_not_at_home_nor_beside_one(self) -> None:
        """Home is no Problem, and one Pegasus is not enough."""
        dash = piece(POOL["cn1"])
        at_home = Table(mane=dash, home=[flier(), flier()])
        beside_one = Table(mane=dash, mane_at="mine", mine=[flier(), plain()])

        assert at_home.why_not_use(dash) is not None
        assert beside_one.why_not_use(dash) is not None


@pytest.mark.card("cn34")
class TestFastClip:
    """cn34."""

    def test_exhausts_everybody_at_his_problem(self) -> None:
        """He and the characters of both players there, and nobody elsewhere."""
        clip = piece(POOL["cn34"], beneath=(plain(),))
        near, rival, away = plain(), plain(), plain()
        table = Table(mine=[clip, near], opponent_mine=[rival], theirs=[away]).use(clip)

        assert [table.is_exhausted(one) for one in (clip, near, rival, away)] == [True, True, True, False]
        assert table.beneath(clip) == []

    @pytest.mark.must_not
    def test_nobody_while_he_is_at_home(self) -> None:
        """The characters at home are at no Problem."""
        clip, near = piece(POOL["cn34"], beneath=(plain(),)), plain()
        table = Table(home=[clip, near])

        if table.why_not_use(clip) is None:
            table.use(clip)

        assert not table.is_exhausted(near)


@pytest.mark.card("cg12")
class TestRainbowDashBreeziefied:
    """cg12."""

    def test_a_friend_moves_to_where_she_was(self) -> None:
        """She is retired first; her Problem is the one where she was last."""
        dash, friend = piece(POOL["cg12"]), plain()
        table = Table(mine=[dash], home=[friend], phase=TROUBLEMAKER_PHASE).use(dash)

        assert (table.area_of(friend), table.zone_of(dash)) == ("mine", "discard-pile")

    @pytest.mark.must_not
    def test_from_home_nobody_moves(self) -> None:
        """At home she has no Problem."""
        dash, friend = piece(POOL["cg12"]), plain()
        table = Table(home=[dash], mine=[friend], phase=TROUBLEMAKER_PHASE)

        if table.why_not_use(dash) is None:
            table.use(dash)

        assert table.area_of(friend) == "mine"


@pytest.mark.card("cgpf8")
class TestPrincessLunaDreamWeaver:
    """cgpf8."""

    @pytest.mark.must_not
    @pytest.mark.parametrize(("where", "zone"), [("mine", "hand"), ("home", "play")])
    def test_only_from_her_problem(self, where: str, zone: str) -> None:
        """The only other Friend there goes to its owner's hand; at home none does."""
        luna, other = POOL["cgpf8"], plain(4, colours=POOL["cgpf8"].front.colours)
        there, at_home = ([other], []) if where == "mine" else ([], [other])
        table = Table(hand=[luna], tokens=4, mine=there, home=at_home)

        table.play(luna, to=where)

        if where == "mine":
            assert table.choices() == [other, luna]
            table.choose(other)
        assert table.zone_of(other) == zone


@pytest.mark.card("hm139")
class TestPrincessLunaDreamWarrior:
    """hm139."""

    @pytest.mark.parametrize(("where", "asked"), [("mine", "may"), ("home", "main")])
    def test_turns_over_when_a_friend_is_played_to_her_problem(self, where: str, asked: str) -> None:
        """A Friend played to the home where she is does not count."""
        luna, friend = piece(POOL["hm139"]), plain(cost=1)
        table = Table(mane=luna, mane_at=where, hand=[friend], tokens=1).play(friend, to=where)

        assert table.asked == asked
        if asked == "may":
            assert table.choose("yes").is_boosted(luna)

    def test_boosted_she_follows(self) -> None:
        """She moves to the Problem where the Friend was played."""
        luna, friend = piece(POOL["hm139"], boosted=True), plain(cost=1)
        table = Table(mane=luna, hand=[friend], tokens=1).play(friend, to="theirs").choose("yes")

        assert table.area_of(luna) == "theirs"


@pytest.mark.card("hm141")
class TestMistressMareVelous:
    """hm141."""

    @pytest.mark.must_not
    @pytest.mark.parametrize(("where", "power"), [("mine", 6), ("home", 2)])
    def test_for_each_other_exhausted_character_at_her_problem(self, where: str, power: int) -> None:
        """Two exhausted ones at her Problem are four more power, at home nothing more."""
        mare = piece(POOL["hm141"], exhausted=True)
        tired = [piece(plain(), exhausted=True), piece(plain(), exhausted=True)]

        group: list[Card | Piece] = [mare, *tired, plain()]
        table = Table(mine=group) if where == "mine" else Table(home=group)

        assert table.power(mare) == power


STORM = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
BROOM = plain(abilities=(main_phase(Retire(choose(cards(RESOURCE)))),))


@pytest.mark.card("ad31")
class TestLooseCannon:
    """ad31."""

    def test_takes_the_friends_of_her_problem_along(self) -> None:
        """They are those at the Problem where she was when she was dismissed."""
        cannon, near, rival, away = piece(POOL["ad31"]), plain(), plain(), plain()
        table = Table(mine=[cannon, near], opponent_mine=[rival], theirs=[away], home=[STORM])

        table.use(STORM).choose(cannon)

        zones = [table.zone_of(one) for one in (cannon, near, rival, away, STORM)]
        assert zones == ["discard-pile", "discard-pile", "discard-pile", "play", "play"]

    @pytest.mark.must_not
    def test_from_home_nobody(self) -> None:
        """At home she has no Problem."""
        cannon, near = piece(POOL["ad31"]), plain()
        table = Table(home=[cannon, near, STORM]).use(STORM).choose(cannon)

        assert (table.zone_of(cannon), table.zone_of(near)) == ("discard-pile", "play")


@pytest.mark.card("eo154")
class TestGriffonstone:
    """eo154."""

    def played(self, tokens: int) -> tuple[Table, Piece, Piece]:
        """Retire the Resource at your Problem, with a Friend there and one at home."""
        stone, there, away = piece(POOL["eo154"]), piece(plain()), piece(plain())
        table = Table(mine=[stone], opponent_mine=[there], home=[BROOM, away], tokens=tokens)
        return table.use(BROOM), there, away

    def test_dismisses_a_friend_where_it_was(self) -> None:
        """For a token the only Friend there is dismissed."""
        table, there, away = self.played(tokens=1)

        table.choose("yes")

        assert (table.zone_of(there), table.zone_of(away), table.tokens) == ("discard-pile", "play", 0)

    @pytest.mark.must_not
    def test_not_for_nothing(self) -> None:
        """Without a token nobody is dismissed."""
        table, there, _ = self.played(tokens=0)

        assert (table.asked, table.zone_of(there)) == ("main", "play")


@pytest.mark.card("hm31")
class TestWholeHog:
    """hm31."""

    def test_helps_a_character_where_she_was(self) -> None:
        """Retired, she still tells where "here" is: at the confronted Problem."""
        hog, near, rival = piece(POOL["hm31"]), plain(1), plain(1)
        table = Table(
            mine=[hog, near], opponent_mine=[rival], theirs=[plain()], problem=EASY, phase=SCORE_PHASE
        )

        table.until("may").choose("yes")

        assert (table.choices(), table.zone_of(hog)) == ([near, rival], "discard-pile")
        assert table.choose(near).told(kinds.MODIFIED) == 1

    @pytest.mark.must_not
    def test_kept_she_helps_nobody(self) -> None:
        """Without retiring her, nothing changes."""
        hog, near = piece(POOL["hm31"]), plain(1)
        table = Table(mine=[hog, near], problem=EASY, phase=SCORE_PHASE).until("may").choose("no")

        assert (table.power(near), table.zone_of(hog)) == (1, "play")


@pytest.mark.card("hm33")
class TestSirensCall:
    """hm33."""

    def test_gains_control_where_she_was(self) -> None:
        """She and the card are paid; the opposing Friend at her Problem is yours for the turn."""
        siren, song, rival, far = piece(POOL["hm33"]), plain(), plain(), plain()
        table = Table(mine=[siren], hand=[song], opponent_mine=[rival], opponent_theirs=[far]).use(siren)

        assert [table.state.controller[table.id(one)] for one in (rival, far)] == [0, 1]
        assert (table.banished(), table.zone_of(siren)) == ([song], "discard-pile")

    @pytest.mark.must_not
    def test_not_without_a_card_to_banish(self) -> None:
        """With an empty hand the cost can't be paid."""
        siren = piece(POOL["hm33"])

        assert Table(mine=[siren], opponent_mine=[plain()]).why_not_use(siren) is not None
