"""Cards that frighten, unfrighten, colour or strengthen cards, and that count what lies beneath them."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FRIEND,
    IMMEDIATE,
    ORANGE,
    PEGASUS,
    PINK,
    PURPLE,
    SWIFT,
    THIS,
    TROUBLEMAKER_PHASE,
    WHITE,
    YELLOW,
    Card,
    Continuous,
    Dismiss,
    EventText,
    Frighten,
    Gain,
    Need,
    Power,
    cards,
    choose,
    event,
    main_phase,
    token,
)
from everfree.testing import Table, piece, plain, plain_troublemaker


def able(card: Card) -> Card:
    """Make a Friend that meets the requirements of *card*."""
    return plain(9, card.front.colours)


def named_friend(title: str, colours: int = BLUE) -> Card:
    """Make a plain Friend with a Title."""
    friend = plain(1, colours)
    return Card(friend.id, title, "", friend.type, friend.front, friend.rarity, friend.cost)


FLIER = token(1, BLUE, PEGASUS, keywords=(SWIFT,))
SCARE = main_phase(Frighten(choose(cards(FRIEND))))
STRIKE = main_phase(Dismiss(choose(cards(FRIEND))))


@pytest.mark.card("cn113", "hm93")
class TestUnfrighten:
    """cn113, hm93."""

    @pytest.mark.parametrize("card", ["cn113", "hm93"])
    @pytest.mark.must_not
    def test_only_frightened_friends(self, card: str) -> None:
        """Friends that lie face down are offered, yours or others', and no face-up Friend."""
        calm, mine, theirs = plain(), piece(plain(), frightened=True), piece(plain(), frightened=True)
        comfort = POOL[card]
        table = Table(home=[able(comfort), calm, mine], opponent_home=[theirs], hand=[comfort], tokens=9)
        table.play(comfort)
        assert [one for one in table.choices() if one != "done"] == [mine, theirs]

        table.choose(theirs)
        if card == "hm93":
            table.choose("done")
        assert (table.is_face_down(mine), table.is_face_down(theirs)) == (True, False)


@pytest.mark.card("ad20")
class TestPaysToUnfrighten:
    """ad20."""

    @pytest.mark.must_not
    def test_for_a_token(self) -> None:
        """The frightened Friend turns face up; without a token the ability can't be used."""
        card, scared = POOL["ad20"], piece(plain(), frightened=True)
        table = Table(home=[card, scared], tokens=1).use(card)
        assert (table.is_face_down(scared), table.tokens) == (False, 0)

        poor = Table(home=[card, scared]).why_not_use(card)
        assert poor is not None
        assert poor.reason == "short-of-tokens"


@pytest.mark.card("ad98")
class TestDismissesTheFrightened:
    """ad98."""

    @pytest.mark.must_not
    def test_not_the_others(self) -> None:
        """A Friend that is not frightened stays."""
        card, calm, scared = POOL["ad98"], plain(), piece(plain(), frightened=True)
        table = Table(home=[able(card), calm], opponent_home=[scared], hand=[card], tokens=9).play(card)

        assert (table.zone_of(scared), table.zone_of(calm)) == ("discard-pile", "play")


@pytest.mark.card("mt7")
class TestTokenForTheFrightened:
    """mt7."""

    @pytest.mark.parametrize("whose", ["own", "mine", "theirs"])
    def test_this_or_another(self, whose: str) -> None:
        """She herself, another Friend of yours or an opponent's brings a token."""
        card, friend, rival = POOL["mt7"], plain(abilities=(SCARE,)), plain()
        table = Table(home=[card, friend], opponent_home=[rival]).use(friend)
        table.choose({"own": card, "mine": friend, "theirs": rival}[whose])

        assert table.is_face_down({"own": card, "mine": friend, "theirs": rival}[whose])
        table.choose("yes", "home")
        assert len(table.created(FLIER)) == 1

    @pytest.mark.must_not
    def test_not_for_a_dismissed_friend(self) -> None:
        """Leaving play is not being frightened."""
        card, storm, rival = POOL["mt7"], plain(abilities=(STRIKE,)), plain()
        table = Table(home=[card, storm], opponent_home=[rival]).use(storm).choose(rival)

        assert table.asked == "main"


@pytest.mark.card("hm21")
class TestCounterForTheUnfrightened:
    """hm21."""

    @pytest.mark.must_not
    def test_only_for_your_friends(self) -> None:
        """Rallying your Friend brings a counter for a Friend of yours; an opponent's does not."""
        card, scared, rival = POOL["hm21"], piece(plain(), frightened=True), piece(plain(), frightened=True)
        table = Table(home=[card, scared], opponent_home=[rival], tokens=9).rally(scared).choose("yes")
        assert table.choices() == [card, scared]
        assert table.choose(scared).counters(scared) == {"+1 power": 1}

        comfort = POOL["cn113"]
        other = Table(home=[card, able(comfort)], opponent_home=[rival], hand=[comfort], tokens=9)
        assert other.play(comfort).asked == "main"


@pytest.mark.card("cnpf3")
class TestStrongerBesideOthers:
    """cnpf3."""

    def test_beside_rainbow_dash(self) -> None:
        """She has more power and is blue, too."""
        card, dash = POOL["cnpf3"], named_friend("Rainbow Dash")
        table = Table(mine=[card, dash])
        assert (table.power(card), table.colours(card)) == (
            card.front.power + 1,
            card.front.colours | BLUE,
        )

        both = Table(mine=[card, dash, plain(1, ORANGE)])
        assert both.power(card) == card.front.power + 2

    @pytest.mark.must_not
    def test_not_at_home_and_not_beside_just_anyone(self) -> None:
        """Both abilities work at a Problem only."""
        card = POOL["cnpf3"]
        home = Table(home=[card, named_friend("Rainbow Dash"), plain(1, ORANGE)])
        away = Table(mine=[card, named_friend("Applejack")])

        for table in (home, away):
            assert (table.power(card), table.colours(card)) == (card.front.power, card.front.colours)


@pytest.mark.card("cg18", "cg24")
class TestStrongerTogether:
    """cg18, cg24."""

    def test_with_your_rainbow_dash(self) -> None:
        """At home too, and only with your own."""
        card, dash = POOL["cg18"], named_friend("Rainbow Dash")
        plain_mane = POOL["pr2"]
        table = Table(mane=plain_mane, mane_at="theirs", home=[card, dash])
        assert table.power(card) == card.front.power + 1

    @pytest.mark.must_not
    def test_not_with_an_opponents(self) -> None:
        """The same Title under another player's control does not count, nor one elsewhere."""
        card, dash = POOL["cg18"], named_friend("Rainbow Dash")
        theirs = Table(mane=POOL["pr2"], mine=[card], opponent_mine=[dash])
        apart = Table(mane=POOL["pr2"], mine=[card], home=[dash])

        assert (theirs.power(card), apart.power(card)) == (card.front.power, card.front.power)

    @pytest.mark.must_not
    def test_with_another_crystal_character(self) -> None:
        """The keyword needs a second Crystal character; the card itself is none."""
        card, other = POOL["cg24"], plain(traits=("Crystal",))

        assert "Stubborn" in Table(mine=[card, other]).keywords(card)
        assert "Stubborn" not in Table(mine=[card, plain()]).keywords(card)


@pytest.mark.card("cg127", "cg151")
class TestBottles:
    """cg127, cg151."""

    @pytest.mark.must_not
    def test_a_colour_until_the_end_of_the_phase(self) -> None:
        """One of your characters is white, too, in this phase."""
        card, friend, rival = POOL["cg127"], plain(1, BLUE), plain()
        table = Table(home=[card, friend], opponent_home=[rival]).use(card)
        assert table.choices() == [table.mane, friend]

        table.choose(friend)
        assert (table.colours(friend), table.zone_of(card)) == (BLUE | WHITE, "discard-pile")
        assert table.end_phase().colours(friend) == BLUE

    @pytest.mark.must_not
    def test_frightens_an_opponents_friend(self) -> None:
        """For two tokens; your own Friends are not offered."""
        card, friend, rival, other = POOL["cg151"], plain(), plain(), plain()
        table = Table(home=[card, friend], opponent_home=[rival, other], tokens=2).use(card)
        assert table.choices() == [rival, other]

        assert table.choose(rival).is_face_down(rival)


@pytest.mark.card("cn10", "cn36", "cn38", "cn14")
class TestCardsBeneath:
    """cn10, cn14, cn36, cn38."""

    @pytest.mark.must_not
    def test_readies_with_a_card_beneath(self) -> None:
        """At the start of an opponent's turn, too; without a card beneath it, nothing is asked."""
        card = POOL["cn10"]
        fed = piece(card, exhausted=True, beneath=(plain(),))
        table = Table(home=[fed]).end_phase().until("may")
        assert not table.choose("yes").is_exhausted(fed)

        bare = piece(card, exhausted=True)
        assert Table(home=[bare]).end_turn().is_exhausted(bare)

    @pytest.mark.must_not
    def test_flips_one_more(self) -> None:
        """One more card in a faceoff with it, if a card lies beneath it."""
        card, trouble = POOL["cn36"], plain_troublemaker(1)
        for beneath, flipped in (((plain(),), 2), ((), 1)):
            mine = piece(card, beneath=beneath)
            table = Table(mine=[mine, plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
            table.choose(trouble).until("main")
            assert table.log.count("flipped") == 1 + flipped

    @pytest.mark.must_not
    def test_cannot_be_dismissed_or_frightened(self) -> None:
        """Protected while a card lies beneath it, and only then."""
        card = POOL["cn38"]
        storm, fright = plain(abilities=(STRIKE,)), plain(abilities=(SCARE,))
        fed, bare = piece(card, beneath=(plain(),)), piece(card)
        table = Table(home=[fed, bare, storm, fright])

        assert table.use(storm).choices() == [bare, storm, fright]
        table.choose(bare).use(fright)
        assert table.choices() == [storm, fright]

    @pytest.mark.must_not
    def test_power_for_each_card_beneath(self) -> None:
        """Outside a faceoff it has its printed power."""
        card = POOL["cn14"]
        fed = piece(card, beneath=(plain(), plain()))

        assert Table(home=[fed]).power(fed) == card.front.power


@pytest.mark.card("eo22", "cn43")
class TestAddsPower:
    """eo22, cn43."""

    @pytest.mark.must_not
    def test_of_an_exhausted_character(self) -> None:
        """Another character is exhausted, and its power counts for this turn."""
        card, strong = POOL["eo22"], plain(4)
        table = Table(home=[card, strong], tokens=1).use(card)
        assert card not in table.choices()

        table.choose(strong)
        assert (table.power(card), table.is_exhausted(strong)) == (card.front.power + 4, True)
        assert table.end_turn().power(card) == card.front.power

    @pytest.mark.must_not
    def test_of_a_retired_friend(self) -> None:
        """In the discard pile the Friend has its printed power (410.6a); an opponent's Friend can't pay."""
        card, grown, rival = POOL["cn43"], piece(plain(2), counters=("+1 power",)), plain()
        table = Table(home=[grown], opponent_home=[rival], hand=[card], tokens=9)
        table.play(card, "home").choose("yes")
        assert table.choices() == [card, grown] or table.choices() == [grown, card]

        table.choose(grown)
        assert (table.power(card), table.zone_of(grown)) == (card.front.power + 2, "discard-pile")


GLEE = event("glee", "Glee", PINK, power=1, cost=0, rarity=COMMON, text=(EventText(IMMEDIATE, Gain(1)),))


def song(colour: int) -> Card:
    """Make an Event that requires 1 power of a colour."""
    return event(
        f"song{colour}",
        f"Song {colour}",
        colour,
        power=1,
        cost=0,
        needs=(Need(colour, 1),),
        rarity=COMMON,
        text=(EventText(IMMEDIATE, Gain(1)),),
    )


@pytest.mark.card("ll49", "ll13", "ll16")
class TestTalented:
    """ll49, ll13, ll16."""

    @pytest.mark.must_not
    def test_an_event_in_a_shared_colour(self) -> None:
        """The requirement counts, not the colour of the Event."""
        card = POOL["ll49"]
        own = card.front.colours & -card.front.colours
        other = next(one for one in (PURPLE, YELLOW, ORANGE) if not one & card.front.colours)
        fitting, wrong = song(own), song(other)
        table = Table(home=[card, plain(1, other)], hand=[fitting, wrong, GLEE])
        assert table.play(wrong).play(GLEE).power(card) == card.front.power

        assert table.play(fitting).power(card) == card.front.power + 2

    @pytest.mark.must_not
    def test_an_exhausted_character_stays_so(self) -> None:
        """The opposing character is not readied in the next Ready Phase, but in the one after."""
        card, rival = POOL["ll16"], plain()
        fitting = song(card.front.colours & -card.front.colours)
        table = Table(home=[card], opponent_home=[rival], hand=[fitting]).play(fitting).choose("yes")
        assert table.choices() == [table.opponent_mane, rival]

        table.choose(rival).end_turn()
        assert table.is_exhausted(rival)
        assert not table.end_turn().end_turn().is_exhausted(rival)


@pytest.mark.card("ff12", "sb7")
class TestThisOrAnother:
    """ff12, sb7."""

    @pytest.mark.must_not
    def test_when_it_enters_itself(self) -> None:
        """The card counts as one of them, another of its kind too, and no other Friend."""
        card, same, other = POOL["sb7"], plain(traits=("Pegasus",)), plain()
        table = Table(home=[able(card)], hand=[card, same, other], tokens=9)
        table.play(card, "home").play(same, "home").play(other, "home")

        powers = [(table.power(one), one.front.power) for one in (card, same, other)]
        assert [now - printed for now, printed in powers] == [1, 1, 0]

    @pytest.mark.must_not
    def test_an_opposing_friend_loses_its_abilities(self) -> None:
        """The Friend is without its ability this turn; yours are not offered."""
        card = POOL["ff12"]
        proud = (Continuous((Power(+3),), THIS),)
        mine, rival = plain(abilities=proud), plain(abilities=proud)
        table = Table(home=[able(card), mine], opponent_home=[rival], hand=[card], tokens=9)
        table.play(card, "home")
        assert (table.power(mine), table.power(rival)) == (4, 1)

        assert table.end_turn().power(rival) == 4
