"""Further cards of Canterlot Nights and of the small sets of its year."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.canterlot_nights.friends_blue import PIPSQUEAK_SCRAPPY_SQUIRT as PIPSQUEAK
from everfree.ccg.cards.canterlot_nights.friends_pink import PINNY_LANE_BOWLEM_OVER as PINNY
from everfree.ccg.cards.canterlot_nights.friends_white import FLEUR_DIS_LEE_TRENDY_FOLLOWER as FLEUR
from everfree.ccg.cards.canterlot_nights.friends_yellow import (
    BLOSSOMFORTH_TOO_FLEXIBLE as BLOSSOMFORTH,
    FINE_LINE_AU_PAIR as FINE_LINE,
)
from everfree.ccg.cards.canterlot_nights.manes import RARITY_DRESSMAKER as RARITY
from everfree.ccg.cards.canterlot_nights.problems import (
    A_STITCH_IN_TIME,
    APPLEBUCKING_DAY,
    COMFORTING_CRITTERS,
    DARK_DANK_DUNGEON,
    IMPRESS_THE_INSPECTOR,
)
from everfree.ccg.cards.canterlot_nights.resources import (
    I_JUST_CANT_DECIDE,
    PIE_FAMILY_ROCK_FARM,
    PRIVATE_PARTY,
)
from everfree.ccg.cards.rock_n_rave.friends import OCTAVIA_SWEET_SYMPHONY as OCTAVIA
from everfree.ccg.language import COMMON, FRIEND, PINK, Card, Uncover, choose, main_phase, play_on, resource
from everfree.ccg.language.words.effects.covering import FaceDown
from everfree.ccg.language.words.selectors.selectors import Description
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT


def attachment() -> Card:
    """Make a Resource that is played on any Friend for nothing."""
    return resource(
        "attachment", "Attachment", 0, power=1, cost=0, rarity=COMMON, traits=(), abilities=(play_on(FRIEND),)
    )


UNCOVERING = plain(1, abilities=(main_phase(Uncover(choose(Description(TROUBLEMAKER, (FaceDown(),))))),))


@pytest.mark.card("cn16")
class TestPipsqueak:
    """cn16."""

    def test_challenges_what_was_uncovered_with_all_who_are_there(self) -> None:
        """The Troublemaker is defeated at once, in the Main Phase, by all your characters at its Problem."""
        pip, strong, imp = piece(PIPSQUEAK), plain(9), piece(plain_troublemaker(3), face_down=True)
        table = Table(home=[UNCOVERING], mine=[pip, strong], opponent_mine=[imp]).use(UNCOVERING)
        table.use(pip).choose("yes").until("main")

        assert (table.zone_of(imp), table.score) == ("discard-pile", 1)

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """A Troublemaker that is uncovered elsewhere is not challenged."""
        pip, strong, imp = piece(PIPSQUEAK), plain(9), piece(plain_troublemaker(3), face_down=True)
        table = Table(home=[UNCOVERING], mine=[pip, strong], opponent_theirs=[imp]).use(UNCOVERING)

        assert (table.asked, table.zone_of(imp), table.score) == ("main", "play", 0)


@pytest.mark.card("cn47")
class TestPinnyLane:
    """cn47."""

    def test_gains_what_the_retired_friend_cost(self) -> None:
        """Three tokens for a Friend that cost three; the opponent's Friends are not offered."""
        pinny, dear = piece(PINNY), plain(1, PINK, cost=3)
        table = Table(hand=[pinny], home=[dear], opponent_home=[plain()], tokens=3).play(pinny, "home")
        table.choose("yes")
        assert table.choices() == [dear, pinny]
        table.choose(dear)

        assert (table.tokens, table.zone_of(dear)) == (3, "discard-pile")

    @pytest.mark.must_not
    def test_may_be_declined(self) -> None:
        """Then nobody is retired and nothing is gained."""
        pinny, dear = piece(PINNY), plain(1, PINK, cost=3)
        table = Table(hand=[pinny], home=[dear], tokens=3).play(pinny, "home").choose("no")

        assert (table.tokens, table.zone_of(dear)) == (0, "play")


@pytest.mark.card("cn84")
class TestBlossomforth:
    """cn84."""

    def faceoff(self, tokens: int) -> Table:
        """Win a faceoff at your Problem; both flip a Friend."""
        self.blossom, self.flipped = piece(BLOSSOMFORTH), plain(1)
        return Table(
            problem=open_problem(),
            mine=[self.blossom, plain(9)],
            opponent_mine=[plain(1)],
            deck=[self.flipped],
            tokens=tokens,
            phase=SCORE_PHASE,
        ).until("replace")

    def test_puts_the_flipped_friend_where_she_was(self) -> None:
        """She is retired and two tokens are paid; the Friend enters play at her Problem."""
        table = self.faceoff(2).choose(self.blossom)

        assert (table.zone_of(self.blossom), table.tokens) == ("discard-pile", 0)
        assert table.zone_of(self.flipped) == "play"

    @pytest.mark.must_not
    def test_the_card_goes_under_the_deck_if_she_declines(self) -> None:
        """As it does without her."""
        table = self.faceoff(2).choose("no")

        assert (table.zone_of(self.blossom), table.zone_of(self.flipped)) == ("play", "draw-deck")


@pytest.mark.card("cn175")
class TestDarkDankDungeon:
    """cn175."""

    @pytest.mark.must_not
    def test_who_confronts_takes_a_friend_back(self) -> None:
        """That player chooses among their own Friends there; it goes to its owner's hand."""
        one, two, home = plain(5), plain(5), plain()
        dungeon = piece(DARK_DANK_DUNGEON)
        table = Table(
            opponent_problem=dungeon,
            home=[home],
            theirs=[one, two],
            opponent_theirs=[plain(0)],
            phase=SCORE_PHASE,
        )
        assert table.choices() == [one, two]
        table.choose(one)

        assert (one in table.hand(), table.zone_of(two)) == (True, "play")


@pytest.mark.card("cn181")
@pytest.mark.must_not
def test_the_inspector_readies_another_friend_than_the_played_one() -> None:
    """cn181: the Friend that was played is not offered, and the second Friend of a turn does nothing."""
    tired, fresh, later = piece(plain(1), exhausted=True), plain(cost=0), plain(cost=0)
    table = Table(problem=IMPRESS_THE_INSPECTOR, hand=[fresh, later], mine=[tired]).play(fresh, "mine")
    table.choose("yes")
    assert not table.is_exhausted(tired)

    assert table.play(later, "mine").asked == "main"


@pytest.mark.card("cn70")
@pytest.mark.must_not
def test_fleur_supports_more_only_in_a_faceoff() -> None:
    """cn70: outside a faceoff she has the printed Supportive alone."""
    table = Table(mane=POOL["pr5"], mane_at="mine", mine=[FLEUR])

    assert table.power(FLEUR) == FLEUR.front.power + 1


@pytest.mark.card("cn87")
class TestFineLine:
    """cn87."""

    def test_helps_the_others_while_the_mane_character_is_at_home(self) -> None:
        """Your other characters at her Problem, neither herself nor those elsewhere."""
        ally, away = plain(1), plain(1)
        table = Table(mine=[FINE_LINE, ally], home=[away])

        assert (table.power(ally), table.power(away), table.power(FINE_LINE)) == (2, 1, 2)

    @pytest.mark.must_not
    def test_not_while_it_is_at_a_problem(self) -> None:
        """The opponent's Mane Character has left home."""
        ally = plain(1)
        table = Table(mine=[FINE_LINE, ally], opponent_mane_at="theirs")

        assert table.power(ally) == 1


@pytest.mark.card("cn145")
@pytest.mark.must_not
def test_the_rock_farm_gives_each_player_a_card_in_their_own_turn() -> None:
    """cn145: at the start of your opponent's turn it is the opponent who draws, besides the usual card."""
    table = Table(home=[PIE_FAMILY_ROCK_FARM])
    before = (len(table.hand()), len(table.hand(OPPONENT)))
    table.end_turn()

    assert (len(table.hand()) - before[0], len(table.hand(OPPONENT)) - before[1]) == (0, 2)


@pytest.mark.card("cn146")
@pytest.mark.must_not
def test_the_party_moves_the_played_troublemaker_away() -> None:
    """cn146: it stays face down and comes to the other Problem, not to the one it was played to."""
    party, imp = piece(PRIVATE_PARTY), plain_troublemaker(2)
    table = Table(home=[party], tokens=1, opponent_hand=[imp], opponent_tokens=1, opponents_turn=True)
    table.play(imp, "mine").use(party).choose("yes")

    assert (table.area_of(imp), table.is_face_down(imp), table.tokens) == ("theirs", True, 0)


@pytest.mark.card("cn166")
@pytest.mark.must_not
def test_the_stitch_reattaches_only_among_the_owners_friends() -> None:
    """cn166: the owner takes a Resource from a Friend of theirs; nobody else's Friend is a new host."""
    resource, hero = POOL["pr139"], plain(9)
    wearer, other, rival = piece(plain(1), attached=(resource,)), plain(1), plain(1)
    table = Table(
        problem=open_problem(),
        next_problem=A_STITCH_IN_TIME,
        mine=[hero],
        home=[wearer, other],
        opponent_mine=[rival],
        phase=SCORE_PHASE,
    ).until("may")
    table.choose("yes")

    assert (table.asked, table.choices()) == ("new-host", [other, hero])
    assert table.choose(other).host_of(resource) == other


@pytest.mark.card("cn168")
@pytest.mark.must_not
def test_applebucking_helps_only_the_owner_and_only_in_faceoffs() -> None:
    """cn168: in the Main Phase neither Mane Character has more power."""
    table = Table(problem=APPLEBUCKING_DAY, mane_at="mine", opponent_mane_at="mine")

    assert (table.power(table.mane), table.power(table.opponent_mane)) == (1, 1)


@pytest.mark.card("cn173")
class TestComfortingCritters:
    """cn173."""

    def test_helps_the_owners_mane_character_there(self) -> None:
        """One power more in the Main Phase, and not for the opponent's."""
        table = Table(problem=COMFORTING_CRITTERS, mane_at="mine", opponent_mane_at="mine")

        assert (table.power(table.mane), table.power(table.opponent_mane)) == (2, 1)

    @pytest.mark.must_not
    def test_not_elsewhere(self) -> None:
        """At home it has its printed power."""
        table = Table(problem=COMFORTING_CRITTERS)

        assert table.power(table.mane) == 1


@pytest.mark.card("rr4")
class TestOctavia:
    """rr4."""

    def test_scores_where_the_opponent_has_more_characters(self) -> None:
        """Two of theirs against her alone: a point for exhausting her."""
        octavia = piece(OCTAVIA)
        table = Table(
            problem=open_problem(), mine=[octavia], opponent_mine=[plain(0), plain(0)], phase=SCORE_PHASE
        ).until("may")
        before = table.score
        table.choose("yes")

        assert (table.score - before, table.is_exhausted(octavia)) == (1, True)

    @pytest.mark.must_not
    def test_not_with_as_many(self) -> None:
        """One of theirs is not more than one of yours."""
        octavia = piece(OCTAVIA)
        table = Table(problem=open_problem(), mine=[octavia], opponent_mine=[plain(0)], phase=SCORE_PHASE)

        assert table.asked != "may"


@pytest.mark.card("cn6")
class TestRarity:
    """cn6."""

    def test_turns_over_for_a_resource_on_your_friend(self) -> None:
        """Only a Resource that is played on one of your Friends counts."""
        rarity, ally = piece(RARITY), plain(1)
        resource = attachment()
        table = Table(mane=rarity, hand=[resource], home=[ally]).play(resource, ally)

        assert table.is_boosted(rarity)

    def test_boosted_the_friend_gets_power(self) -> None:
        """It is the Friend that wears the Resource, neither the Resource nor another Friend."""
        rarity, ally, other = piece(RARITY, boosted=True), plain(1), plain(1)
        resource = attachment()
        table = Table(mane=rarity, hand=[resource], home=[ally, other]).until("main").play(resource, ally)

        assert (table.power(ally), table.power(other)) == (3, 1)
        assert table.why(ally) == [("printed", 1), (rarity, 2)]

    @pytest.mark.must_not
    def test_not_for_a_resource_on_an_opponents_friend(self) -> None:
        """She keeps her start side."""
        rarity, rival = piece(RARITY), plain(1)
        resource = attachment()
        table = Table(mane=rarity, hand=[resource], opponent_home=[rival]).play(resource, rival)

        assert not table.is_boosted(rarity)


@pytest.mark.card("cn140")
class TestICantDecide:
    """cn140."""

    def test_moves_an_opponents_character_to_any_other_area(self) -> None:
        """Home or to the other Problem, which you choose; you pay a token."""
        report, rival, away = piece(I_JUST_CANT_DECIDE), plain(1), plain(1)
        problem = piece(open_problem(), attached=(report,))
        table = Table(problem=problem, mine=[plain(1)], opponent_mine=[rival], opponent_home=[away], tokens=1)
        table.use(report)

        assert (table.asked, table.choices()) == ("where", ["their home", "theirs"])
        table.choose("theirs")
        assert (table.area_of(rival), table.tokens) == ("theirs", 0)

    @pytest.mark.must_not
    def test_not_a_character_elsewhere(self) -> None:
        """With nobody of theirs at that Problem, nobody moves."""
        report, away = piece(I_JUST_CANT_DECIDE), plain(1)
        problem = piece(open_problem(), attached=(report,))
        table = Table(problem=problem, opponent_home=[away], tokens=1)

        assert table.use(report).area_of(away) == "their home"
