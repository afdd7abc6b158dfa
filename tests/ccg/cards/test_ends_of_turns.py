"""Cards that act at the end of a turn or of a Problem, and cards that unfrighten Friends."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    BLUE,
    CHAOTIC,
    EVENT,
    FRIEND,
    ORANGE,
    PEGASUS,
    SWIFT,
    Another,
    Draw,
    Frighten,
    cards,
    choose,
    main_phase,
    token,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker

BULLY = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))


@pytest.mark.card("cn113")
@pytest.mark.must_not
def test_an_event_unfrightens_one_friend() -> None:
    """cn113: any player's frightened Friend; the others stay face down."""
    event, mine, theirs = POOL["cn113"], piece(plain(), frightened=True), piece(plain(), frightened=True)
    table = Table(hand=[event], home=[plain(20, ORANGE), mine], opponent_home=[theirs], tokens=9).play(event)
    assert table.choices() == [mine, theirs]

    table.choose(mine)
    assert (table.is_face_down(mine), table.is_face_down(theirs)) == (False, True)


@pytest.mark.card("ad20")
@pytest.mark.must_not
def test_a_token_unfrightens_a_friend() -> None:
    """ad20: for one token; without a token it can't be used."""
    helper, scared = POOL["ad20"], piece(plain(), frightened=True)
    table = Table(home=[helper, scared], tokens=1).use(helper)

    assert (table.is_face_down(scared), table.tokens) == (False, 0)
    assert helper not in Table(home=[helper, scared]).choices()


@pytest.mark.card("ad139")
@pytest.mark.must_not
@pytest.mark.parametrize(("traits", "calm"), [((CHAOTIC,), True), ((), False)])
def test_a_chaotic_card_unfrightens_all_your_friends(traits: tuple[str, ...], calm: bool) -> None:
    """ad139: your Friends, not an opponent's, and only for a Chaotic card."""
    mine, theirs = piece(plain(), frightened=True), piece(plain(), frightened=True)
    trouble = plain_troublemaker(1)
    table = Table(
        home=[POOL["ad139"], mine],
        mine=[plain(9)],
        deck=[plain(traits=traits)],
        opponent_home=[theirs],
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
    ).choose(trouble)

    assert (table.is_face_down(mine), table.is_face_down(theirs)) == (not calm, True)


@pytest.mark.card("ll18")
@pytest.mark.must_not
def test_an_unshaken_friend_is_not_frightened() -> None:
    """ll18: it can't be chosen, another Friend can."""
    brave, other, third = POOL["ll18"], plain(), plain()

    assert Table(home=[BULLY, brave, other, third]).use(BULLY).choices() == [other, third]


@pytest.mark.card("mt134")
@pytest.mark.must_not
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_solved_problem_may_banish_a_friend(answer: str) -> None:
    """mt134: its owner may banish a Friend, and need not."""
    strong, rival = plain(40, BLUE | ORANGE), plain(20)
    problem = POOL["mt134"]
    needed = [plain(20, need.colour) for need in problem.owner_needs if need.colour]
    table = Table(problem=problem, mine=[strong, *needed], opponent_mine=[rival]).end_phase()
    table.choose(answer)
    if answer == "yes":
        table.choose(rival)

    assert (table.zone_of(rival) == "banished") == (answer == "yes")


@pytest.mark.card("ad201")
@pytest.mark.must_not
def test_it_retires_another_friend_for_a_counter() -> None:
    """ad201: without another Friend it gets no counter."""
    beast, ally = POOL["ad201"], plain()
    fed, hungry = Table(home=[beast, ally]).end_turn(), Table(home=[beast]).end_turn()

    assert (fed.zone_of(ally), sum(fed.counters(beast).values())) == ("discard-pile", 1)
    assert hungry.counters(beast) == {}


@pytest.mark.card("hm3")
@pytest.mark.must_not
def test_it_moves_itself_at_the_end_of_the_turn() -> None:
    """hm3: it is exhausted and moved, and no other Friend is."""
    runner, other = POOL["hm3"], plain()
    table = Table(home=[runner, other]).end_phase().until("may")
    table.choose("yes", "mine")

    assert (table.area_of(runner), table.area_of(other)) == ("mine", "home")


@pytest.mark.card("de75")
@pytest.mark.must_not
def test_a_drawn_card_strengthens_your_troublemaker_here() -> None:
    """de75: one of yours at its Problem, not one elsewhere."""
    friend, near, far = POOL["de75"], plain_troublemaker(), plain_troublemaker()
    drawer = plain(abilities=(main_phase(Draw(1)),))
    table = Table(mine=[friend, near], theirs=[far], home=[drawer]).use(drawer).choose("yes")

    assert (sum(table.counters(near).values()), table.counters(far)) == (1, {})


@pytest.mark.card("de12")
@pytest.mark.must_not
def test_an_opponent_retires_a_frightened_friend() -> None:
    """de12: at the start of your turn, a frightened Friend of theirs and not a face-up one."""
    ghost, scared, calm, mine = POOL["de12"], piece(plain(), frightened=True), plain(), plain()
    table = Table(home=[ghost, mine], opponent_home=[scared, calm], opponents_turn=True).end_turn()

    assert (table.zone_of(scared), table.zone_of(calm)) == ("discard-pile", "play")
    assert table.zone_of(mine) == "play"


@pytest.mark.card("eo78")
@pytest.mark.must_not
def test_the_horde_counts_your_friends() -> None:
    """eo78: itself included, an opponent's Friends not."""
    horde = POOL["eo78"]

    assert Table(home=[horde, plain(), plain()], opponent_home=[plain()]).power(horde) == 3


@pytest.mark.card("de126")
@pytest.mark.must_not
@pytest.mark.parametrize(("answer", "tokens"), [("yes", 1), ("no", 0)])
def test_confronting_may_bring_a_pegasus(answer: str, tokens: int) -> None:
    """de126: the player may decline."""
    problem = POOL["de126"]
    needed = [plain(20, need.colour or BLUE) for need in problem.owner_needs]
    table = Table(problem=problem, mine=[plain(20), *needed]).end_phase().choose(answer)
    if answer == "yes":
        table.choose("home")

    assert len(table.created(token(1, BLUE, PEGASUS, keywords=(SWIFT,)))) == tokens


@pytest.mark.card("eo60")
@pytest.mark.must_not
def test_spike_returns_the_events_he_banished() -> None:
    """eo60: what he banished comes back to your hand; an Event that lies in the discard pile stays."""
    spike = POOL["eo60"]
    first, second = (piece(card) for card in [one for one in POOL.values() if one.type == EVENT][:2])
    table = Table(home=[spike], discard=[first, second]).use(spike).choose(first)
    assert (table.zone_of(first), table.zone_of(second)) == ("banished", "discard-pile")

    table.use(spike)
    assert (table.hand(), table.zone_of(second), table.zone_of(spike)) == (
        [first],
        "discard-pile",
        "banished",
    )
