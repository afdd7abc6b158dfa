"""Cards of The Crystal Games that reveal and sort decks, or take cards out of hands and discard piles."""

import pytest

from everfree.ccg.cards.crystal_games.events import (
    SOCIAL_NETWORKING,
    STAY_QUIET_THE_LONGEST,
    THE_SOUP_INCIDENT,
)
from everfree.ccg.cards.crystal_games.friends_blue import SCOOTALOO_SHOWSTOPPER as SCOOTALOO
from everfree.ccg.cards.crystal_games.friends_orange import APPLE_BLOOM_SHOWSTOPPER as APPLE_BLOOM
from everfree.ccg.cards.crystal_games.friends_purple import SILVER_SPANNER_DUMPSTER_DIVER as SPANNER
from everfree.ccg.cards.crystal_games.friends_white import (
    GLAMOUR_GLEAM_DEEP_CLEAN as GLAMOUR_GLEAM,
    RARITY_CRYSTALLIZED as RARITY,
    SWEETIE_BELLE_SHOWSTOPPER as SWEETIE_BELLE,
)
from everfree.ccg.cards.crystal_games.friends_yellow import FLUTTERSHY_CRYSTALLIZED as FLUTTERSHY
from everfree.ccg.cards.crystal_games.problems import DISTRACT_THE_CRYSTAL_PONIES
from everfree.ccg.language import BLUE, COMMON, CRYSTAL, EARTH_PONY, FRIEND, play_on, resource
from everfree.ccg.vocab import SCORE_PHASE, WHITE, YELLOW
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU

HAT = resource("hat", "Hat", 0, power=1, cost=0, rarity=COMMON, traits=(), abilities=(play_on(FRIEND),))


@pytest.mark.card("cg57")
class TestSilverSpanner:
    """cg57."""

    def test_an_earth_pony_here_banishes_a_card_of_any_discard_pile(self) -> None:
        """Yours or the opponent's, of any type."""
        pony, own, theirs = plain(traits=(EARTH_PONY,)), plain(), plain_troublemaker()
        table = Table(home=[SPANNER, pony], discard=[own], opponent_discard=[theirs]).use(SPANNER)
        assert table.choices() == [own, theirs]
        table.choose(theirs)

        assert (table.zone_of(theirs), table.zone_of(own)) == ("banished", "discard-pile")
        assert (table.is_exhausted(pony), table.is_exhausted(SPANNER)) == (True, False)

    @pytest.mark.must_not
    def test_not_without_an_earth_pony_here(self) -> None:
        """She is a Unicorn herself, and one elsewhere does not help."""
        table = Table(home=[SPANNER], mine=[plain(traits=(EARTH_PONY,))], discard=[plain()])

        assert table.why_not_use(SPANNER) is not None


@pytest.mark.card("cg120")
class TestTheSoupIncident:
    """cg120."""

    def test_it_tires_friends_with_resources_and_empties_all_discard_piles(self) -> None:
        """Opposing Friends with a Resource are exhausted; both discard piles are banished."""
        laden, free, own = piece(plain(), attached=(HAT,)), plain(), piece(plain(1, YELLOW), attached=(HAT,))
        mine, theirs, played = plain(), plain(), plain(cost=0)
        table = Table(
            hand=[THE_SOUP_INCIDENT],
            home=[own, plain(4, YELLOW)],
            discard=[mine],
            opponent_home=[laden, free],
            opponent_discard=[theirs],
            opponent_hand=[played],
            tokens=1,
            opponents_turn=True,
        ).play(played, "their home")
        table.play(THE_SOUP_INCIDENT)

        assert [table.is_exhausted(one) for one in (laden, free, own)] == [True, False, False]
        assert (table.zone_of(mine), table.zone_of(theirs)) == ("banished", "banished")

    @pytest.mark.must_not
    def test_not_after_your_own_card(self) -> None:
        """An opponent must have played one."""
        played = plain(cost=0)
        table = Table(hand=[THE_SOUP_INCIDENT, played], home=[plain(4, YELLOW)], tokens=1)
        table.play(played, "home")

        assert THE_SOUP_INCIDENT not in table.playable()


@pytest.mark.card("cg114")
class TestSocialNetworking:
    """cg114."""

    def test_a_banished_friend_lends_its_power(self) -> None:
        """A Friend of either discard pile; an involved Friend of yours gets its power for the faceoff."""
        lender, other, trouble = plain(4), plain(1), plain_troublemaker()
        ally, second, far = plain(1, WHITE), plain(2), plain(1)
        table = Table(
            hand=[SOCIAL_NETWORKING, plain()],
            home=[far, plain(4, WHITE)],
            mine=[ally, second],
            opponent_mine=[plain(9)],
            discard=[lender, trouble],
            opponent_discard=[other],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        ).until("priority")
        table.play(SOCIAL_NETWORKING)
        assert table.choices() == [lender, other]
        table.choose(lender)
        assert table.choices() == [ally, second]
        table.choose(ally)

        assert (table.power(ally), table.zone_of(lender)) == (5, "banished")
        assert table.until("main").power(ally) == 1

    @pytest.mark.must_not
    def test_the_other_cards_keep_their_power(self) -> None:
        """Without a Friend in a discard pile nothing is added."""
        ally = plain(1, WHITE)
        table = Table(
            hand=[SOCIAL_NETWORKING, plain()],
            home=[plain(4, WHITE)],
            mine=[ally],
            opponent_mine=[plain(9)],
            opponent_discard=[plain_troublemaker()],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        ).until("priority")
        table.play(SOCIAL_NETWORKING)

        assert table.power(ally) == 1


@pytest.mark.card("cg64")
class TestGlamourGleam:
    """cg64."""

    def test_a_weak_card_may_be_banished(self) -> None:
        """The top card of the opponent's deck is shown to both; with a printed power of 3 it may go."""
        weak = plain(3)
        table = Table(hand=[GLAMOUR_GLEAM], home=[plain(4, WHITE)], opponent_deck=[weak, plain()], tokens=3)
        table.play(GLAMOUR_GLEAM, "home")
        assert (table.asked, table.knows(weak), table.knows(weak, OPPONENT)) == ("may", True, True)
        table.choose("yes")

        assert table.zone_of(weak) == "banished"

    @pytest.mark.must_not
    def test_a_strong_one_stays(self) -> None:
        """With 4 power it stays on top, and you are not asked."""
        strong = plain(4)
        table = Table(hand=[GLAMOUR_GLEAM], home=[plain(4, WHITE)], opponent_deck=[strong, plain()], tokens=3)
        table.play(GLAMOUR_GLEAM, "home")

        assert (table.asked, table.deck(OPPONENT)[0]) == ("main", strong)


@pytest.mark.card("cg83")
class TestFluttershy:
    """cg83."""

    def test_friends_among_the_top_cards_come_to_your_hand(self) -> None:
        """With another colour of a Crystal character she has two: so many cards are revealed."""
        friend, trouble, third = plain(), plain_troublemaker(), plain()
        shy = piece(FLUTTERSHY)
        table = Table(
            home=[shy, plain(1, BLUE, traits=(CRYSTAL,))], deck=[friend, trouble, third], tokens=1
        ).use(shy)

        assert (table.zone_of(friend), table.zone_of(third)) == ("hand", "draw-deck")
        assert (table.deck()[0], table.deck()[-1]) == (third, trouble)

    @pytest.mark.must_not
    def test_not_without_the_token(self) -> None:
        """She is exhausted and you pay 1."""
        refusal = Table(home=[FLUTTERSHY]).why_not_use(FLUTTERSHY)

        assert refusal is not None
        assert refusal.reason == "short-of-tokens"


@pytest.mark.card("cg71")
class TestRarity:
    """cg71."""

    def test_she_sorts_an_opponents_deck(self) -> None:
        """As many cards as she has colours; each goes to the top or the bottom, unseen by the opponent."""
        first, second, third = plain(), plain(), plain()
        rarity = piece(RARITY)
        gem = plain(1, BLUE, traits=(CRYSTAL,))
        table = Table(home=[rarity, gem], opponent_deck=[first, second, third]).use(rarity)
        assert [table.knows(one) for one in (first, second, third)] == [True, True, False]
        assert not table.knows(first, OPPONENT)
        while table.asked != "main":
            table.choose(first if first in table.choices() else table.choices()[-1])

        assert table.is_exhausted(rarity)
        assert set(table.deck(OPPONENT)) == {first, second, third}

    @pytest.mark.must_not
    def test_not_your_own_deck(self) -> None:
        """Your deck stays as it is, unseen."""
        own, rarity = plain(), piece(RARITY)
        table = Table(home=[rarity], deck=[own]).use(rarity)

        assert not table.knows(own)


@pytest.mark.card("cg117")
class TestStayQuietTheLongest:
    """cg117."""

    def started(self, *, you: int, them: int) -> Table:
        """Start the faceoff at your Problem with two characters on each side."""
        self.own, self.theirs = plain(), plain()
        table = Table(
            hand=[STAY_QUIET_THE_LONGEST],
            home=[plain(4, YELLOW)],
            mine=[plain(you), plain(you)],
            opponent_mine=[plain(them), plain(them)],
            deck=[plain_troublemaker(), plain_troublemaker(), self.own, plain_troublemaker()],
            opponent_deck=[plain_troublemaker(), self.theirs, plain_troublemaker(), plain()],
            tokens=3,
        ).play(STAY_QUIET_THE_LONGEST)
        return table.choose(table.problem) if table.asked == "choose" else table

    def test_the_winner_takes_friends_for_each_of_their_characters(self) -> None:
        """One card was flipped; of the next two, the Friend comes to the winner's hand."""
        table = self.started(you=9, them=1).until("main")

        assert (self.own in table.hand(), self.theirs in table.hand(OPPONENT)) == (True, False)

    @pytest.mark.must_not
    def test_the_opponent_takes_theirs_after_winning(self) -> None:
        """The cards are those of the winner's deck."""
        table = self.started(you=1, them=9).until("main")

        assert (self.own in table.hand(), self.theirs in table.hand(OPPONENT)) == (False, True)


@pytest.mark.card("cg173")
class TestDistractTheCrystalPonies:
    """cg173."""

    def confronted(self, *deck: object) -> Table:
        """Confront it with characters of three colours."""
        return Table(
            problem=DISTRACT_THE_CRYSTAL_PONIES,
            mine=[plain(9, YELLOW), plain(9, BLUE), plain(9, WHITE)],
            deck=deck,  # type: ignore[arg-type]
            phase=SCORE_PHASE,
        ).until("may")

    def test_a_revealed_friend_comes_to_your_hand(self) -> None:
        """Of two Friends you choose one; the other goes to the bottom."""
        one, other = plain(), plain()
        table = self.confronted(one, other).choose("yes")
        assert table.choices() == [one, other]
        table.choose(other)

        assert (table.zone_of(other), table.deck()[-1]) == ("hand", one)

    @pytest.mark.must_not
    def test_not_with_two_colours(self) -> None:
        """The characters need three different colours among them."""
        table = Table(
            problem=DISTRACT_THE_CRYSTAL_PONIES,
            mine=[plain(9, YELLOW), plain(9, BLUE), plain(9, BLUE)],
            phase=SCORE_PHASE,
        ).until("main")

        assert table.question.seat == OPPONENT


@pytest.mark.card("cg16")
@pytest.mark.must_not
def test_scootaloo_lets_all_players_draw_and_discard() -> None:
    """cg16: first each draws, then each discards a card of their choice."""
    keep, drop, theirs = plain(), plain(), plain()
    scootaloo, drawn = piece(SCOOTALOO), plain()
    table = Table(home=[scootaloo], hand=[keep], deck=[drop], opponent_hand=[theirs], opponent_deck=[drawn])
    table.use(scootaloo)
    while table.asked != "main":
        table.choose(drop if table.question.seat == YOU else theirs)

    assert (table.zone_of(drop), table.zone_of(theirs)) == ("discard-pile", "discard-pile")
    assert (table.hand(), table.hand(OPPONENT)) == ([keep], [drawn])


@pytest.mark.card("cg19")
@pytest.mark.must_not
def test_apple_bloom_lets_all_players_shuffle_a_card_into_their_decks() -> None:
    """cg19: each player chooses a card of their own hand."""
    keep, away, theirs = plain(), plain(), plain()
    bloom = piece(APPLE_BLOOM)
    table = Table(home=[bloom], hand=[keep, away], opponent_hand=[theirs]).use(bloom)
    assert table.choices() == [keep, away]
    table.choose(away)
    if table.asked != "main":
        table.choose(theirs)

    assert (table.zone_of(away), table.zone_of(theirs)) == ("draw-deck", "draw-deck")
    assert (table.hand(), table.hand(OPPONENT)) == ([keep], [])


@pytest.mark.card("cg74")
@pytest.mark.must_not
def test_sweetie_belle_lets_all_players_take_a_friend() -> None:
    """cg74: each takes a Friend of their own discard pile, no other card and no card of another player."""
    own, trouble, theirs = plain(), plain_troublemaker(), plain()
    belle = piece(SWEETIE_BELLE)
    table = Table(home=[belle], discard=[own, trouble], opponent_discard=[theirs], tokens=1).use(belle)
    while table.asked != "main":
        table.choose(own if table.question.seat == YOU else theirs)

    assert (table.hand(), table.hand(OPPONENT)) == ([own], [theirs])
    assert (table.zone_of(trouble), table.tokens) == ("discard-pile", 0)
