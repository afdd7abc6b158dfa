"""Cards about what becomes of a card: Cutie Marked, frightened, exhausted, defeated, solved."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    FRIEND,
    YELLOW,
    Another,
    Exhaust,
    Frighten,
    Gain,
    Unfrighten,
    cards,
    choose,
    main_phase,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker


@pytest.mark.card("mt4")
class TestBabsSeed:
    """mt4."""

    @pytest.mark.must_not
    def test_counts_frightened_friends(self) -> None:
        """Each frightened Friend of any player counts, a face-up one does not."""
        babs = POOL["mt4"]
        table = Table(home=[babs, piece(plain(), frightened=True), plain()])
        both = Table(
            home=[babs, piece(plain(), frightened=True)], opponent_home=[piece(plain(), frightened=True)]
        )

        assert (table.power(babs), both.power(babs)) == (3, 4)

    @pytest.mark.must_not
    def test_frightens_once_she_is_marked(self) -> None:
        """Her mark costs two tokens; then a Friend may be frightened, and she has no second mark."""
        babs, ally, rival = POOL["mt4"], plain(), plain()
        table = Table(home=[babs, ally], opponent_home=[rival], tokens=4).use(babs).choose("yes")
        assert table.choices() == [babs, ally, rival]

        table.choose(rival)
        assert (table.is_cutie_marked(babs), table.is_face_down(rival)) == (True, True)
        assert (table.tokens, table.is_face_down(ally)) == (2, False)


@pytest.mark.card("mt9")
@pytest.mark.must_not
def test_pipsqueak_challenges_where_he_is() -> None:
    """mt9: a Troublemaker at another Problem is not offered, and characters elsewhere do not join in."""
    pip, ally, away = POOL["mt9"], plain(), plain()
    near, far = plain_troublemaker(9), plain_troublemaker(9)
    table = Table(mine=[pip, ally], theirs=[away], opponent_mine=[near], opponent_theirs=[far], tokens=2)
    table.use(pip).choose("yes")

    assert table.involved() == [pip, ally, near]


@pytest.mark.card("mt10")
@pytest.mark.must_not
def test_rainbow_dash_grows_with_her_mark() -> None:
    """mt10: without the mark she has neither the power nor Swift."""
    before, after = piece(POOL["mt10"]), piece(POOL["mt10"], cutie_marked=True)

    assert (Table(home=[before]).power(before), Table(home=[before]).keywords(before)) == (1, set())
    assert (Table(home=[after]).power(after), Table(home=[after]).keywords(after)) == (2, {"Swift"})


@pytest.mark.card("mt15")
@pytest.mark.must_not
def test_apple_bloom_helps_marked_friends() -> None:
    """mt15: your Cutie Marked Friends have more power, others and an opponent's have not."""
    bloom, marked, other = POOL["mt15"], piece(plain(), cutie_marked=True), plain()
    rival = piece(plain(), cutie_marked=True)
    table = Table(home=[bloom, marked, other], opponent_home=[rival])

    assert [table.power(one) for one in (marked, other, rival)] == [2, 1, 1]


@pytest.mark.card("mt32")
@pytest.mark.must_not
def test_cheerilee_hears_of_your_friends_only() -> None:
    """mt32: she may be exhausted for a token when a Friend of yours is marked."""
    cheerilee, foal = POOL["mt32"], POOL["mt10"]
    table = Table(home=[cheerilee, foal], tokens=2).use(foal).choose("yes")
    assert (table.tokens, table.is_exhausted(cheerilee)) == (1, True)

    theirs = Table(home=[foal], opponent_home=[cheerilee], tokens=2).use(foal)
    assert (theirs.opponent_tokens, theirs.is_exhausted(cheerilee)) == (0, False)


@pytest.mark.card("cn131")
@pytest.mark.must_not
def test_bed_rest_keeps_a_friend_ready() -> None:
    """cn131: the Friend it is on can't be exhausted, another one can."""
    resting, other = piece(plain(), attached=(POOL["cn131"],)), plain()
    tirer = plain(abilities=(main_phase(Exhaust(choose(cards(FRIEND, Another())))),))
    table = Table(home=[tirer, other], opponent_home=[resting, plain()]).use(tirer)

    assert resting not in table.choices()
    assert table.choose(other).is_exhausted(other)


@pytest.mark.card("cn131")
@pytest.mark.must_not
def test_bed_rest_is_played_on_a_ready_friend() -> None:
    """cn131: neither on an exhausted Friend nor on your own."""
    rest, ready, tired = POOL["cn131"], plain(), piece(plain(), exhausted=True)
    table = Table(hand=[rest], home=[plain(9, YELLOW)], opponent_home=[ready, tired], tokens=9).play(rest)

    assert table.host_of(rest) is ready


BULLY = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))


@pytest.mark.card("cn18")
class TestGoosebumpGiver:
    """cn18."""

    @pytest.mark.must_not
    def test_frightens_another_friend(self) -> None:
        """After an opponent's Friend is frightened, she frightens any Friend but that one."""
        dash, first, second = POOL["cn18"], plain(), plain()
        table = Table(home=[BULLY, dash], opponent_home=[first, second]).use(BULLY).choose(first)
        table.use(dash).choose("yes")
        assert table.choices() == [BULLY, dash, second]

        table.choose(second)
        assert (table.is_face_down(second), table.is_exhausted(dash)) == (True, True)

    @pytest.mark.must_not
    def test_not_after_your_own(self) -> None:
        """Your own Friend that is frightened is no occasion."""
        dash, ally = POOL["cn18"], plain()
        table = Table(home=[BULLY, dash, ally]).use(BULLY).choose(ally)

        assert table.choices() == ["end", BULLY]


@pytest.mark.card("cg123")
@pytest.mark.must_not
def test_unending_nightmare_frightens_again() -> None:
    """cg123: the Friend that became unfrightened, and no other."""
    calm = plain(9, BLUE, abilities=(main_phase(Unfrighten(choose(cards(FRIEND)))),))
    nightmare, scared, other = POOL["cg123"], piece(plain(), frightened=True), plain()
    table = Table(
        hand=[nightmare],
        home=[
            calm,
            scared,
            other,
        ],
        tokens=9,
    ).use(calm)
    assert not table.is_face_down(scared)

    table.play(nightmare)
    assert (table.is_face_down(scared), table.is_face_down(other)) == (True, False)


@pytest.mark.card("rr11")
@pytest.mark.must_not
def test_diamond_dog_pays_its_own_player() -> None:
    """rr11: its controller gains the tokens, not the player who defeats it."""
    dog = POOL["rr11"]
    table = Table(mine=[plain(15)], opponent_mine=[dog], phase=TROUBLEMAKER_PHASE).choose(dog)

    assert (table.zone_of(dog), table.opponent_tokens, table.tokens) == ("discard-pile", 2, 0)


@pytest.mark.card("mt131")
@pytest.mark.must_not
def test_nightmare_night_frightens_when_it_is_solved() -> None:
    """mt131: confronting alone frightens nobody; its owner chooses any Friend."""
    fright = POOL["mt131"]
    strong, rival, away = plain(19, BLUE), plain(6), plain(1)
    alone = Table(problem=fright, mine=[strong], home=[away]).end_phase()
    table = Table(problem=fright, mine=[strong], opponent_mine=[rival], home=[away]).end_phase()

    assert alone.told(kinds.FRIGHTENED) == 0
    assert table.choices() == [away, strong, rival]
    assert table.choose(rival).is_face_down(rival)


@pytest.mark.card("mt29")
@pytest.mark.must_not
def test_gain_is_no_mark() -> None:
    """mt29: only the mark triggers; an opposing Friend is dismissed."""
    filly, ally, rival = POOL["mt29"], plain(abilities=(main_phase(Gain(1)),)), plain()
    table = Table(home=[filly, ally], opponent_home=[rival], tokens=1).use(ally)
    assert table.zone_of(rival) == "play"

    assert table.use(filly).zone_of(rival) == "discard-pile"
