"""Cards whose texts depend on states, turns, numbers and what is about to happen."""

from typing import Any

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    ACCESSORY,
    BLUE,
    CARD,
    CHAOTIC,
    CONDITION,
    EVENT,
    FRIEND,
    MAIN_PHASE_TIMING,
    ORANGE,
    PEGASUS,
    PINK,
    PURPLE,
    TROUBLEMAKER,
    WHITE,
    YELLOW,
    Card,
    Dismiss,
    EventText,
    Frighten,
    Gain,
    Need,
    PutIntoPlay,
    PutOnDeck,
    cards,
    choose,
    event,
    in_your_hand,
    main_phase,
    play_on,
    resource,
    token,
    wordings as w,
)
from everfree.ccg.vocab import READY_PHASE, SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU

HELD = plain(cost=9)
HAT = resource(
    "hat", "Hat", WHITE, power=1, cost=3, rarity="", traits=(ACCESSORY,), abilities=(play_on(FRIEND),)
)
SCARE = resource(
    "scare", "Scare", WHITE, power=1, cost=3, rarity="", traits=(CONDITION,), abilities=(play_on(FRIEND),)
)


def scary() -> Card:
    """Make a Friend that frightens a Friend of your choice."""
    return plain(abilities=(main_phase(Frighten(choose(cards(FRIEND)))),))


def contested(*mine: Card | Piece, top: Card | None = None, **more: Any) -> Table:
    """Contest your Problem with an opponent, and stop before the flips."""
    return Table(
        mine=mine,
        opponent_mine=[plain(1)],
        problem=open_problem(),
        deck=[top or plain(1)],
        hand=[HELD],
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
        **more,
    )


def fight(mine: Card, *, rival: int, top: Card | None = None) -> Table:
    """Contest your Problem with an opponent's character of that power, and go on to the next turn."""
    return Table(
        mine=[mine],
        opponent_mine=[plain(rival)],
        problem=open_problem(),
        deck=[top or plain(1)],
        phase=SCORE_PHASE,
    ).end_turn()


def song() -> Card:
    """Make an Event."""
    text = (EventText(MAIN_PHASE_TIMING, Gain(1)),)
    return event("song", "Song", BLUE, power=1, cost=0, rarity="", text=text)


@pytest.mark.card("cn29")
@pytest.mark.must_not
def test_cherry_fizzy_gets_tired_instead() -> None:
    """cn29: exhausted, not frightened; if you decline, frightened."""
    card, scare = POOL["cn29"], scary()
    brave = Table(home=[scare, card]).use(scare).choose(card, card)
    assert (brave.is_exhausted(card), brave.is_face_down(card)) == (True, False)

    timid = Table(home=[scare, card]).use(scare).choose(card, "no")
    assert (timid.is_exhausted(card), timid.is_face_down(card)) == (False, True)


@pytest.mark.card("cn114")
@pytest.mark.parametrize("moves", [True, False])
def test_plum_tuckered_out_answers_both(moves: bool) -> None:
    """cn114: the character that an opponent has just moved or played is exhausted, no other."""
    event_, rival, other = POOL["cn114"], plain(1, cost=0), plain(1)
    table = Table(
        home=[plain(3, ORANGE)],
        hand=[event_],
        tokens=1,
        opponent_home=[rival, other] if moves else [other],
        opponent_hand=[] if moves else [rival],
        opponent_tokens=2,
        opponents_turn=True,
    )
    table = table.move(rival, "theirs") if moves else table.play(rival, "theirs")
    table.play(event_)

    assert (table.is_exhausted(rival), table.is_exhausted(other)) == (True, False)


@pytest.mark.card("mt40")
@pytest.mark.must_not
def test_coloratura_helps_only_with_her_mark() -> None:
    """mt40: her power counts for confronting once she is Cutie Marked."""
    hard = plain_problem(owner=(Need(WHITE, 4),))
    shy, marked = piece(POOL["mt40"]), piece(POOL["mt40"], cutie_marked=True)

    assert not Table(mine=[shy], problem=hard).can_confront(hard)
    assert Table(mine=[marked], problem=hard).can_confront(hard)


@pytest.mark.card("cg80")
@pytest.mark.must_not
def test_mailmare_counts_the_first_card_of_a_turn() -> None:
    """cg80: one counter for the first card, none for the second; with it she has one power more."""
    card, first, second = POOL["cg80"], plain(cost=0), plain(cost=0)
    table = Table(home=[card], hand=[first, second])
    assert table.power(card) == 2

    table.play(first, "home").play(second, "home")
    assert (table.counters(card), table.power(card)) == ({"Postage": 1}, 3)


@pytest.mark.card("cg174")
@pytest.mark.must_not
@pytest.mark.parametrize(("colour", "asked"), [(PINK, True), (BLUE, False)])
def test_encouraging_needs_three_colours(colour: int, asked: bool) -> None:
    """cg174: with three colours there you may unfrighten a Friend, with two you may not."""
    scared = piece(plain(1), frightened=True)
    table = Table(
        problem=POOL["cg174"],
        mine=[plain(2, ORANGE), plain(2, BLUE), plain(1, colour)],
        home=[scared],
        phase=SCORE_PHASE,
    )
    if asked:
        table.choose("yes")

    assert table.is_face_down(scared) is not asked


@pytest.mark.card("ad201")
def test_sombra_gives_up_a_friend() -> None:
    """ad201: at the end of your turn another Friend is retired, and he is stronger for it."""
    card, pal = POOL["ad201"], plain()
    table = Table(home=[card, pal]).end_turn()
    assert (table.zone_of(pal), table.counters(card)) == ("discard-pile", {"+1 power": 1})

    alone = Table(home=[card]).end_turn()
    assert (alone.zone_of(card), alone.counters(card)) == ("play", {})


@pytest.mark.card("eo169")
@pytest.mark.must_not
def test_under_arrest_holds_the_weak() -> None:
    """eo169: three power or less stay exhausted in the Ready Phase, four do not."""
    weak = piece(plain(3), exhausted=True, attached=(piece(POOL["eo169"]),))
    strong = piece(plain(4), exhausted=True, attached=(piece(POOL["eo169"]),))
    table = Table(home=[weak, strong], phase=READY_PHASE).until("main")
    assert (table.is_exhausted(weak), table.is_exhausted(strong)) == (True, False)


@pytest.mark.card("eo169")
def test_under_arrest_exhausts_its_host() -> None:
    """eo169: the character it is played on becomes exhausted."""
    card, rival = POOL["eo169"], plain(2)
    table = Table(home=[plain(4, ORANGE)], hand=[card], tokens=2, opponent_home=[rival]).play(card, rival)

    assert (table.host_of(card), table.is_exhausted(rival)) == (rival, True)


@pytest.mark.card("sb80")
@pytest.mark.must_not
def test_odd_couple_is_doubled_when_outnumbered() -> None:
    """sb80: an opponent with more Friends doubles the power; as many are not more."""
    card = POOL["sb80"]

    assert Table(home=[card], opponent_home=[plain(), plain()]).power(card) == 4
    assert Table(home=[card], opponent_home=[plain()]).power(card) == 2


@pytest.mark.card("cg27")
@pytest.mark.must_not
def test_sheriff_is_safe_while_their_mane_is_home() -> None:
    """cg27: not frightened while an opponent's Mane Character is at home; frightened otherwise."""
    card, scare = POOL["cg27"], scary()
    assert card not in Table(home=[scare, card]).use(scare).choices()

    away = Table(home=[scare, card], opponent_mane_at="mine").use(scare).choose(card)
    assert away.is_face_down(card)


@pytest.mark.card("cg152")
@pytest.mark.must_not
def test_stone_cold_protects_its_host() -> None:
    """cg152: the Friend with it can't be frightened, another can."""
    scare, other = scary(), plain()
    host = piece(plain(), attached=(POOL["cg152"],))
    table = Table(home=[scare, host, other]).use(scare)

    assert host not in table.choices()
    assert table.choose(other).is_face_down(other)


@pytest.mark.card("ff15")
@pytest.mark.must_not
def test_ember_protects_friends_with_counters() -> None:
    """ff15: your Friend with a counter can't be frightened, one without can."""
    scare, other = scary(), plain()
    proud = piece(plain(), counters=("+1 power",))
    table = Table(home=[scare, POOL["ff15"], proud, other]).use(scare)

    assert proud not in table.choices()
    assert other in table.choices()


@pytest.mark.card("ad18")
@pytest.mark.must_not
def test_bessie_keeps_the_weak_exhausted() -> None:
    """ad18: at her place two power or less do not ready; three do, and so does a weak one elsewhere."""
    weak, far = piece(plain(2), exhausted=True), piece(plain(2), exhausted=True)
    strong = piece(plain(3), exhausted=True)
    table = Table(mine=[POOL["ad18"], weak, strong], home=[far], phase=READY_PHASE).until("main")

    assert [table.is_exhausted(one) for one in (weak, strong, far)] == [True, False, False]


@pytest.mark.card("ad28")
@pytest.mark.must_not
def test_scootaloo_lets_nobody_score_in_her_faceoffs() -> None:
    """ad28: the bonus of her faceoff is not scored; flipped, she keeps only opponents from scoring."""
    card = POOL["ad28"]
    fought, usual = fight(card, rival=1), fight(plain(3), rival=1)
    assert usual.score - fought.score == 2

    flipped, seen = fight(plain(1), rival=9, top=card), fight(plain(1), rival=9, top=plain(3))
    assert seen.opponent_score - flipped.opponent_score == 2


@pytest.mark.card("ad139")
@pytest.mark.must_not
@pytest.mark.parametrize(("traits", "helped"), [((CHAOTIC,), True), ((), False)])
def test_megaphone_hears_chaos(traits: tuple[str, ...], helped: bool) -> None:
    """ad139: a Chaotic card that you flip unfrightens all your Friends; another card does not."""
    scared = piece(plain(1), frightened=True)
    table = contested(plain(2), top=plain(1, traits=traits), home=[POOL["ad139"], scared]).pass_()

    assert table.is_face_down(scared) is not helped


@pytest.mark.card("ad153")
@pytest.mark.must_not
def test_utterly_drained_silences_a_boosted_mane() -> None:
    """ad153: the boosted side loses Swift, and only while it has this card."""
    drained = piece(POOL["pr1"], boosted=True, attached=(POOL["ad153"],))
    free = piece(POOL["pr1"], boosted=True)

    assert Table(opponent_mane=drained).keywords(drained) == set()
    assert Table(opponent_mane=free).keywords(free) == {"Swift"}


@pytest.mark.card("eo18")
def test_scootaloo_joins_a_faceoff_and_leaves() -> None:
    """eo18: from home she becomes involved; when the faceoff ends, she is retired."""
    card = POOL["eo18"]
    table = contested(plain(2), home=[card]).use(card)
    assert card in table.involved()

    assert table.end_turn().zone_of(card) == "discard-pile"


@pytest.mark.card("eo54")
def test_mayor_mare_likes_cards_on_your_deck() -> None:
    """eo54: a card put on top of your deck makes her stronger for the turn."""
    card, spare = POOL["eo54"], plain()
    doer = plain(abilities=(main_phase(PutOnDeck(choose(in_your_hand(CARD)), w.YOURS)),))
    table = Table(home=[card, doer], hand=[spare]).use(doer)

    assert (table.deck()[0], table.power(card)) == (spare, 2)
    assert table.end_turn().power(card) == 1


@pytest.mark.card("eo78")
@pytest.mark.must_not
def test_animal_allies_count_your_friends() -> None:
    """eo78: their power is the number of your Friends, with themselves and without an opponent's."""
    card = POOL["eo78"]

    assert Table(home=[card, plain()], mine=[plain()], opponent_home=[plain()]).power(card) == 3


@pytest.mark.card("eo155")
def test_highly_motivated_grows_its_host() -> None:
    """eo155: two counters as it enters play, one more at the start of your turn."""
    card, host = POOL["eo155"], plain(3, ORANGE)
    table = Table(home=[host], hand=[card], tokens=2).play(card, host)
    assert table.counters(host) == {"+1 power": 2}

    assert table.end_turn().end_turn().counters(host) == {"+1 power": 3}


@pytest.mark.card("hm10")
@pytest.mark.must_not
def test_scootaloo_competes_beside_a_blue_mane() -> None:
    """hm10: in a faceoff she has two more power with a blue Mane Character, not with an orange one."""
    card = POOL["hm10"]

    assert contested(card).power(card) == 5
    assert contested(card, mane=POOL["pr2"], opponent_mane=POOL["pr1"]).power(card) == 3


@pytest.mark.card("hm84")
def test_kevin_takes_the_named_colour() -> None:
    """hm84: as he enters play you name a colour, which he has from then on."""
    card = POOL["hm84"]
    table = Table(hand=[card], tokens=2).play(card, "home")
    assert table.asked == "choose-colour"
    table.choose(table.choices()[2])

    assert table.colours(card).bit_count() == 1


@pytest.mark.card("mt1")
@pytest.mark.must_not
def test_scootaloo_sends_two_out_tired() -> None:
    """mt1: at the end of your turn two characters at home are moved and exhausted, none from elsewhere."""
    first, second, far = plain(), plain(), plain()
    mane = piece(POOL["mt1"], boosted=True)
    table = Table(mane=mane, home=[first, second], theirs=[far]).end_phase().until("may").choose("yes")
    assert far not in table.choices()
    table.choose(first, second)
    while table.asked == "where":
        table.choose("mine")

    assert [table.area_of(one) for one in (first, second)] == ["mine", "mine"]
    assert [table.is_exhausted(one) for one in (first, second)] == [True, True]


@pytest.mark.card("de7")
@pytest.mark.must_not
@pytest.mark.parametrize(("kind", "asked"), [(FRIEND, True), (EVENT, False)])
def test_lyra_sings_for_friends(kind: int, asked: bool) -> None:
    """de7: a revealed Friend lets you move a character; an Event does not."""
    card = POOL["de7"]
    top = plain() if kind == FRIEND else song()
    table = Table(home=[plain(1, BLUE)], hand=[card], deck=[top], tokens=2).play(card, "home")

    assert (table.asked == "may") is asked
    assert table.deck()[0] is top


@pytest.mark.card("de27")
@pytest.mark.must_not
@pytest.mark.parametrize(("kind", "drawn"), [(FRIEND, 0), (EVENT, 3)])
def test_dj_draws_for_events(kind: int, drawn: int) -> None:
    """de27: a revealed Event draws three cards; a Friend draws none."""
    card = POOL["de27"]
    table = Table(home=[plain(1, PINK)], hand=[card], deck=[plain() if kind == FRIEND else song()], tokens=3)

    assert len(table.play(card, "home").hand()) == drawn


@pytest.mark.card("de43")
@pytest.mark.must_not
def test_gladmane_makes_his_problem_easier() -> None:
    """de43: after a Troublemaker you need two less at his Problem, and nowhere else."""
    card, trouble = POOL["de43"], plain_troublemaker()
    table = Table(mine=[card], hand=[trouble], tokens=1).play(trouble, "theirs")

    assert (table.needs(table.problem)[0][1], table.needs(table.opponent_problem)[0][1]) == (48, 50)
    assert table.needs(table.problem, OPPONENT)[0][1] == 50


@pytest.mark.card("de16")
@pytest.mark.clause("705.2f.v")
def test_big_mac_grows_with_troublemakers_you_play() -> None:
    """de16: a Troublemaker is played face down, and that is playing one."""
    mac, trouble = piece(POOL["de16"]), plain_troublemaker()
    table = Table(home=[mac], hand=[trouble], tokens=1).play(trouble, "theirs")
    assert table.is_face_down(trouble)

    table.choose("yes")
    assert (table.counters(mac), table.power(mac)) == ({"+1 power": 1}, 3)


@pytest.mark.card("de16")
@pytest.mark.must_not
def test_big_mac_does_not_grow_otherwise() -> None:
    """de16: not with a Friend of yours, a Troublemaker of an opponent, or one that is put into play."""
    mac, friend, trouble = piece(POOL["de16"]), plain(), plain_troublemaker()
    put = plain(abilities=(main_phase(PutIntoPlay(choose(in_your_hand(TROUBLEMAKER)), face_up=True)),))
    table = Table(home=[mac, put], hand=[friend, trouble], tokens=1).play(friend, "home").use(put)
    assert (table.choose(trouble, "mine").asked, table.zone_of(trouble)) == ("main", "play")
    theirs = Table(home=[mac], opponent_hand=[trouble], opponent_tokens=1, opponents_turn=True)
    assert theirs.play(trouble, "mine").asked == "main"

    assert table.counters(mac) == theirs.counters(mac) == {}


@pytest.mark.card("de112")
@pytest.mark.must_not
def test_heart_of_the_sea_saves_its_host() -> None:
    """de112: a dismissed host goes to its owner's hand; if you decline, it is dismissed."""
    storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
    for is_saved, zone in ((True, "hand"), (False, "discard-pile")):
        heart = piece(POOL["de112"])
        host = piece(plain(1), attached=(heart,))
        table = Table(home=[storm, host])
        assert table.power(host) == 3

        assert table.use(storm).choose(host, heart if is_saved else "no").zone_of(host) == zone


@pytest.mark.card("ll21")
@pytest.mark.must_not
def test_rockhoof_pays_two_cards_for_a_flip() -> None:
    """ll21: in a faceoff two discarded cards flip one more for you; outside one they can't."""
    card = POOL["ll21"]
    assert Table(home=[card], hand=[plain(), plain()]).asked == "main"
    table = contested(card).pass_()
    before = len(table.flipped())
    spare = Table(
        mine=[card],
        opponent_mine=[plain(1)],
        problem=open_problem(),
        hand=[HELD, plain(cost=9)],
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
    ).pass_()
    spare.use(card)
    while spare.asked not in ("priority", "main"):
        spare.choose(spare.choices()[0])

    assert (len(spare.flipped()), len(spare.hand())) == (before + 1, 0)


@pytest.mark.card("cn184")
@pytest.mark.must_not
def test_rehearsal_wants_resources() -> None:
    """cn184: a Friend without a Resource can't be moved there, one with a Resource can."""
    bare, dressed = plain(), piece(plain(), attached=(HAT,))
    table = Table(problem=POOL["cn184"], home=[bare, dressed], tokens=4).move(bare)
    assert table.area_of(bare) == "theirs"

    assert table.move(dressed, "mine").area_of(dressed) == "mine"


@pytest.mark.card("cg44")
@pytest.mark.must_not
def test_press_pass_in_the_way_while_ready() -> None:
    """cg44: an opponent needs one more power where it is, unless it is exhausted."""
    for tired, needed in ((False, 51), (True, 50)):
        table = Table(mine=[piece(POOL["cg44"], exhausted=tired)])

        assert sum(amount for _, amount in table.needs(table.problem, OPPONENT)) == needed
        assert sum(amount for _, amount in table.needs(table.problem)) == 50


@pytest.mark.card("cg48")
@pytest.mark.must_not
def test_haymaker_is_paid_for_losing() -> None:
    """cg48: you gain a token for a lost Problem faceoff with him, none for a won one."""
    lost = Table(
        mine=[POOL["cg48"]], opponent_mine=[plain(9)], problem=open_problem(), phase=SCORE_PHASE
    ).until("main")
    won = Table(
        mine=[POOL["cg48"], plain(9)], opponent_mine=[plain(1)], problem=open_problem(), phase=SCORE_PHASE
    ).until("main")

    assert (lost.tokens, won.tokens) == (1, 0)


@pytest.mark.card("cg92")
@pytest.mark.must_not
def test_a_simple_mix_up_borrows_a_friend() -> None:
    """cg92: you control an opponent's Friend until the Score Phase is over, and no longer."""
    card, prize = POOL["cg92"], plain(1)
    table = Table(home=[plain(4, PINK)], hand=[card], tokens=2, opponent_home=[prize]).play(card)
    assert table.state.controller[table.id(prize)] == YOU

    assert table.end_turn().state.controller[table.id(prize)] == OPPONENT


@pytest.mark.card("cg198")
@pytest.mark.must_not
def test_cadance_keeps_trouble_covered() -> None:
    """cg198: a Troublemaker at her Problem stays face down, one elsewhere is uncovered."""
    near, far = piece(plain_troublemaker(), face_down=True), piece(plain_troublemaker(), face_down=True)
    table = Table(mine=[POOL["cg198"], near], theirs=[far], phase=TROUBLEMAKER_PHASE).until("main")

    assert (table.is_face_down(near), table.is_face_down(far)) == (True, False)


@pytest.mark.card("eo8")
def test_fluttershy_costs_opponents_a_token() -> None:
    """eo8: at the start of a Problem faceoff with her each opponent loses one."""
    mane = piece(POOL["eo8"], boosted=True)
    table = contested(plain(2), mane=mane, mane_at="mine", opponent_tokens=3)

    assert table.opponent_tokens == 2


@pytest.mark.card("eo65")
@pytest.mark.must_not
def test_the_flower_trio_is_strong_alone() -> None:
    """eo65: three power more while no opposing character is there."""
    card = POOL["eo65"]

    assert Table(mine=[card, plain()], opponent_theirs=[plain()]).power(card) == 4
    assert Table(mine=[card], opponent_mine=[plain()]).power(card) == 1


@pytest.mark.card("eo70")
@pytest.mark.must_not
def test_photo_finish_pays_for_an_accessory() -> None:
    """eo70: the next Accessory costs two less, another Resource does not."""
    card, friend = POOL["eo70"], plain(3, WHITE)
    table = Table(home=[friend], hand=[card, HAT, SCARE], tokens=12).play(card, "home").choose("yes")
    table.play(SCARE, friend)
    assert table.tokens == 12 - 4 - 3

    assert table.play(HAT, friend).tokens == 12 - 4 - 3 - (3 - 2)


@pytest.mark.card("eo95")
def test_twilight_finds_trouble() -> None:
    """eo95: a Troublemaker of your deck enters play face up."""
    card, trouble = POOL["eo95"], plain_troublemaker()
    table = Table(home=[plain(2, BLUE | PURPLE)], hand=[card], deck=[trouble], tokens=2).play(card, "home")
    while table.asked != "main":
        table.choose(trouble if trouble in table.choices() else table.choices()[0])

    assert (table.zone_of(trouble), table.is_face_down(trouble)) == ("play", False)


@pytest.mark.card("eo194")
@pytest.mark.must_not
def test_ready_to_fight_helps_its_owner() -> None:
    """eo194: you have two more power in faceoffs there, your opponent has not."""
    easy = Table(
        problem=POOL["eo194"],
        mine=[plain(6, BLUE)],
        opponent_mine=[plain(8)],
        hand=[HELD],
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
    )

    assert (easy.total(YOU), easy.total(OPPONENT)) == (6 + 2, 8)


@pytest.mark.card("hm118")
@pytest.mark.must_not
def test_lord_tirek_counts_characters() -> None:
    """hm118: uncovered, he gets a counter for each character there, none for those elsewhere."""
    tirek = piece(POOL["hm118"], face_down=True)
    table = Table(
        mine=[tirek, plain()], theirs=[plain()], opponent_mine=[plain(), plain()], phase=TROUBLEMAKER_PHASE
    )

    assert table.until("main").counters(tirek) == {"+1 power": 3}


@pytest.mark.card("hm120")
@pytest.mark.must_not
@pytest.mark.parametrize(("number", "gained"), [(4, 1), (3, 0)])
def test_a_party_needs_four(number: int, gained: int) -> None:
    """hm120: confronted with four characters it gives a token, with three none."""
    guests = [plain(3, YELLOW), plain(3, PURPLE), *[plain(1) for _ in range(number - 2)]]
    table = Table(problem=POOL["hm120"], mine=guests, phase=SCORE_PHASE).until("main")

    assert table.tokens == gained


@pytest.mark.card("mt55")
@pytest.mark.must_not
def test_celestia_weakens_strong_rivals_in_your_turn() -> None:
    """mt55: three printed power or more have one less in your turn; weaker ones and your own have not."""
    card, strong, weak, own = POOL["mt55"], plain(3), plain(2), plain(3)
    mine = Table(home=[card, own], opponent_home=[strong, weak])
    theirs = Table(home=[card], opponent_home=[strong], opponents_turn=True)

    assert [mine.power(one) for one in (strong, weak, own)] == [2, 2, 3]
    assert theirs.power(strong) == 3


@pytest.mark.card("mt136")
@pytest.mark.must_not
def test_big_mac_flips_more_with_his_mark() -> None:
    """mt136: Cutie Marked he makes you flip two cards; without the mark one."""
    marked, shy = piece(POOL["mt136"], cutie_marked=True), piece(POOL["mt136"])

    assert len(contested(marked).pass_().flipped()) == 2
    assert len(contested(shy).pass_().flipped()) == 1


@pytest.mark.card("mt77")
@pytest.mark.must_not
def test_brotherly_love_gives_two_counters() -> None:
    """mt77: one of your Friends gets two counters, never an opponent's; flipped, it gives one."""
    card, friend, rival = POOL["mt77"], plain(3, ORANGE), plain()
    table = Table(home=[friend], hand=[card], tokens=1, opponent_home=[rival]).play(card).until("main")
    assert (table.counters(friend), table.counters(rival)) == ({"+1 power": 2}, {})

    flipped = contested(friend, top=card).pass_()
    assert flipped.counters(friend) == {"+1 power": 1}


@pytest.mark.card("ll115")
@pytest.mark.must_not
def test_royal_swanifying_is_harder_in_their_turn() -> None:
    """ll115: in your opponent's turn both players need two more power there, in yours they do not."""
    card = POOL["ll115"]
    for theirs, needed in ((False, 4), (True, 6)):
        table = Table(dilemma=card, opponents_turn=theirs)

        assert sum(amount for _, amount in table.needs(card)) == needed
        assert sum(amount for _, amount in table.needs(card, OPPONENT)) == needed + 1


@pytest.mark.card("ad168")
@pytest.mark.must_not
def test_babysitting_breezies_wants_the_small() -> None:
    """ad168: characters of three power or more do not help to confront it."""
    card = POOL["ad168"]

    assert not Table(problem=card, mine=[plain(3, YELLOW), plain(3)]).can_confront(card)
    assert Table(problem=card, mine=[plain(2, YELLOW), plain(2)]).can_confront(card)


@pytest.mark.card("sb131")
@pytest.mark.must_not
def test_swaying_the_seaponies_brings_another() -> None:
    """sb131: the first character moved there brings another one; the second brings nobody."""
    first, second, third = plain(), plain(), plain()
    table = Table(problem=POOL["sb131"], home=[first, second, third], tokens=9).move(first, "mine")
    table.choose("yes")
    assert first not in table.choices()
    table.choose(second)

    assert table.area_of(second) == "mine"
    assert table.move(third, "mine").asked == "main"


@pytest.mark.card("de24")
@pytest.mark.must_not
def test_snails_trades_cards_for_counters() -> None:
    """de24: two discarded cards give two counters; if you decline, none."""
    card = POOL["de24"]
    for answer, counters in (("yes", {"+1 power": 2}), ("no", {})):
        table = Table(home=[plain(1, ORANGE)], hand=[card, plain(), plain()], tokens=2).play(card, "home")
        table.choose(answer)
        while table.asked != "main":
            table.choose(table.choices()[0])

        assert table.counters(card) == counters


@pytest.mark.card("hm81")
@pytest.mark.must_not
def test_exact_duplicate_copies_tokens() -> None:
    """hm81: a token copy of each of your token Friends enters play, none of your other Friends."""
    card, kid, friend = POOL["hm81"], piece(token(1, PINK, PEGASUS)), plain(4, PURPLE | YELLOW)
    table = Table(home=[friend, kid], hand=[card], tokens=3).play(card, "home")
    while table.asked != "main":
        table.choose(table.choices()[0])

    assert sum(table.count(one) for one in table.created(kid.card)) == 2
    assert table.created(friend) == []


@pytest.mark.card("eo112")
@pytest.mark.must_not
def test_barrel_through_flips_one_more() -> None:
    """eo112: in a faceoff you flip another card, and your opponent does not."""
    card = POOL["eo112"]
    table = Table(
        mine=[plain(3, ORANGE)],
        opponent_mine=[plain(1)],
        problem=open_problem(),
        hand=[card],
        tokens=1,
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
    ).pass_()
    before = (len(table.flipped()), len(table.flipped(OPPONENT)))
    table.play(card)

    assert (len(table.flipped()), len(table.flipped(OPPONENT))) == (before[0] + 1, before[1])


@pytest.mark.card("eo112")
@pytest.mark.must_not
def test_barrel_through_flips_nothing_outside_a_faceoff() -> None:
    """eo112: played in the Main Phase it flips no card."""
    card = POOL["eo112"]
    table = Table(home=[plain(9, ORANGE)], hand=[card], tokens=1).play(card)

    assert (table.zone_of(card), len(table.flipped())) == ("discard-pile", 0)


@pytest.mark.card("ll125")
@pytest.mark.must_not
def test_the_tree_of_harmony_is_challenged_by_one() -> None:
    """ll125: for two tokens one of your characters there challenges it; the others stay out."""
    tree, hero, other = piece(POOL["ll125"]), plain(9), plain(2)
    table = Table(mine=[hero, other], opponent_mine=[tree], tokens=2).use(tree).choose(hero)

    assert (table.tokens, table.score, table.zone_of(tree)) == (0, 1, "discard-pile")
