"""Every kind of refusal: the position that is refused, and the same one with just that condition mended.

A case builds its position in one expression; *mended* changes only what the refusal names.
"""

import ast
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import everfree.ccg
from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.events_reaction import CREME_DE_LA_CREME, DUCK_AND_COVER
from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP
from everfree.ccg.cards.premiere.problems_last import RAZE_THIS_BARN
from everfree.ccg.cards.premiere.problems_middle import I_NEED_ANSWERS
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS, THE_PONYVILLE_EXPRESS
from everfree.ccg.cards.premiere.resources_main_phase import LEAD_PONY_BADGE
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.formats import FORMATS
from everfree.ccg.decks.theme import RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.flow.costs import refuse_costs
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_STEPS
from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    AT_MOST,
    CHARACTER,
    COMMON,
    DISCARD_PILE,
    FOAL,
    FRIEND,
    HERE,
    IMMEDIATE,
    MAIN_PHASE_TIMING,
    OPPONENT,
    ORANGE,
    POWER,
    POWER_COUNTER,
    PURPLE,
    RESOURCE,
    SCORE_PHASE_TIMING,
    THAT,
    THIS,
    WHITE,
    WILD,
    YOU,
    Activated,
    AtLeast,
    Cant,
    Card,
    Challenges,
    Closed,
    Confronts,
    Controls,
    Dismiss,
    Effect,
    EventText,
    Exhaust,
    Gain,
    Has,
    IsDismissed,
    IsPlayed,
    LeavesPlay,
    May,
    Moves,
    Need,
    One,
    OnlyMainPhaseActions,
    Pay,
    PlayOnlyIf,
    PutOnDeck,
    RemoveCounters,
    Replacement,
    Retire,
    Standing,
    With,
    WithTrait,
    cards,
    each,
    event,
    here,
    is_at,
    main_phase,
    one,
    yours,
)
from everfree.ccg.rules.actions.legality import refuse_draw, refuse_play, refuse_rally, refuse_use
from everfree.ccg.rules.actions.reactions import refuse_reacting_with, refuse_reaction
from everfree.ccg.rules.confront.confronting import refuse_replacing
from everfree.ccg.rules.core.movement import refuse_move_to, refuse_place
from everfree.ccg.rules.explaining import why_not
from everfree.ccg.vocab import (
    MAIN_PHASE,
    PROBLEM_DECK,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
    AreaId,
    Seat,
)
from everfree.testing import (
    RoundTable,
    Side,
    Table,
    piece,
    plain,
    plain_dilemma,
    plain_problem,
    plain_troublemaker,
)
from everfree.testing.situations import open_problem

Case = Callable[[bool], Refusal | None]
YOU_SEAT = Seat(0)
HOME, THEIR_HOME = AreaId(0), AreaId(1)
SOURCE = Path(everfree.ccg.__file__).parent
COVERED: list[tuple[str, str, Case]] = []


def kind(clause: str, reason: str) -> Callable[[Case], Case]:
    """Note which refusal a case is about."""

    def note(case: Case) -> Case:
        COVERED.append((clause, reason, case))
        return case

    return note


def able(*costs: Effect) -> Card:
    """Make a Friend with a Main Phase ability of this cost."""
    return plain(abilities=(main_phase(Gain(1), costs=costs),))


def in_troublemaker_faceoff(held: Card, *, power: int = 0) -> Table:
    """Stop in the first window of a challenge with this card in hand."""
    trouble = plain_troublemaker()
    return Table(
        mine=[plain(3 + power, WHITE)],
        hand=[held],
        tokens=1,
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
        stops=(STOP_FACEOFFS, 1),
    ).choose(trouble)


def after_a_great_victory(held: Card) -> Table:
    """Stop after winning a Problem faceoff by more than five, with this card in hand."""
    goal = plain_problem(owner=(Need(WILD, 1),), opponent=1)
    table = Table(
        mine=[plain(9, WHITE)],
        hand=[held],
        opponent_mine=[plain(1)],
        problem=goal,
        stops=(STOP_FACEOFFS, 1),
    )
    return table.end_phase().pass_().pass_()


# 101: decks, each the theme deck with one thing changed.


def against(*, draw: dict[str, int] | None = None, problems: dict[str, int] | None = None) -> Refusal | None:
    """Give what is held first against the theme deck with other numbers of copies."""
    deck = replace(RAINBOW_DASH, draw={**RAINBOW_DASH.draw, **(draw or {})})
    deck = replace(deck, problems={**RAINBOW_DASH.problems, **(problems or {})})
    return next(iter(refuse_deck(deck, POOL)), None)


@kind("C5", "format")
def of_another_format(mended: bool) -> Refusal | None:
    """A card of the format with three players against one."""
    name = "cn197" if mended else "ks4"
    deck = replace(RAINBOW_DASH, draw={**RAINBOW_DASH.draw, name: 1})
    return next(iter(refuse_deck(deck, {**POOL, "ks4": replace(POOL["pr13"], id="ks4")})), None)


@kind("C5", "not-in-format")
def of_another_set(mended: bool) -> Refusal | None:
    """A card that came out later than the format."""
    name = "pr34" if mended else "cn197"
    deck = replace(RAINBOW_DASH, draw={**RAINBOW_DASH.draw, name: 1})
    return next(iter(FORMATS["only-pr"].refuse(deck)), None)


@kind("102.1", "not-a-mane")
def led_by_a_friend(mended: bool) -> Refusal | None:
    """A Friend in the Mane Character's place."""
    return next(iter(refuse_deck(replace(RAINBOW_DASH, mane="pr1" if mended else "pr13"), POOL)), None)


@kind("101.1", "draw-deck-too-small")
def a_card_missing(mended: bool) -> Refusal | None:
    """A Draw Deck of forty-four."""
    return against(draw={"pr13": 2 if mended else 1})


@kind("101.2", "not-for-the-draw-deck")
def a_problem_to_draw(mended: bool) -> Refusal | None:
    """A Problem in the Draw Deck, and an Event in its place."""
    return against(draw={"pr98" if mended else "pr178": 1})


@kind("101.2", "too-many-copies")
def four_of_a_card(mended: bool) -> Refusal | None:
    """A fourth copy in the Draw Deck."""
    return against(draw={"pr20": 3 if mended else 4})


@kind("101.3", "problem-deck-size")
def nine_problems(mended: bool) -> Refusal | None:
    """A Problem too few."""
    return against(problems={"pr168": 2 if mended else 1})


@kind("101.3a", "too-many-copies")
def three_of_a_problem(mended: bool) -> Refusal | None:
    """Ten Problems, of which three are one."""
    return against(problems={"pr168": 2, "pr176": 2} if mended else {"pr168": 3, "pr176": 1})


@kind("101.3b", "only-problems")
def a_friend_among_problems(mended: bool) -> Refusal | None:
    """A Friend beside the ten Problems."""
    return against(problems={} if mended else {"pr13": 1})


@kind("101.3c", "no-starting-problem")
def nothing_to_start_with(mended: bool) -> Refusal | None:
    """Ten Problems none of which starts a game; with one of them exchanged for one that does."""
    problems = [plain_problem() for _ in range(4)]
    pool = {**POOL, **{card.id: card for card in problems}}
    listed = {card.id: 2 for card in problems} | {"pr168" if mended else "pr167": 2}
    return next(iter(refuse_deck(replace(RAINBOW_DASH, problems=listed), pool)), None)


# 205, 508, 509: cost, requirement, host.


@kind("508.1d", "short-of-tokens")
def a_card_too_dear(mended: bool) -> Refusal | None:
    """A card of cost two with one token; with two it can be played."""
    friend = plain(cost=2)
    return Table(hand=[friend], tokens=2 if mended else 1).why_not(friend)


@kind("508.1d", "short-of-tokens")
def an_ability_too_dear(mended: bool) -> Refusal | None:
    """An ability that costs two tokens with one."""
    friend = able(Pay(2))
    return Table(home=[friend], tokens=2 if mended else 1).why_not_use(friend)


@kind("508.1d", "nothing-to-choose")
def a_cost_without_choice(mended: bool) -> Refusal | None:
    """Nobody is there to dismiss; with a Friend at the Problem the cost can be paid."""
    return Table(mine=[plain()] if mended else [], problem=I_NEED_ANSWERS).why_not_use(I_NEED_ANSWERS)


@kind("508.1d", "nothing-to-choose")
def a_cost_about_nobody(mended: bool) -> Refusal | None:
    """ "Exhaust your Foals" with no Foal in play, and with one."""
    friend = able(Exhaust(each(yours(FRIEND, WithTrait(FOAL)))))
    return Table(home=[friend, plain(traits=(FOAL,) if mended else ())]).why_not_use(friend)


@kind("508.1d", "used-twice")
def one_card_for_two_costs(mended: bool) -> Refusal | None:
    """The badge exhausts itself and another card; it can't be that other card itself."""
    other = plain()
    table = Table(home=[LEAD_PONY_BADGE, other])
    badge = table.game.ref(table.id(LEAD_PONY_BADGE))
    ability = next(one for one in LEAD_PONY_BADGE.front.abilities if isinstance(one, Activated))
    picked = table.game.ref(table.id(other)) if mended else badge
    return refuse_costs(table.game, ability.costs, Scope(badge, YOU_SEAT), (picked,))


@kind("204.1", "has-no-cost")
def a_problem_in_hand(mended: bool) -> Refusal | None:
    """A Problem that came into a hand from play can't be played; a Friend of no cost can."""
    held = plain(cost=0) if mended else plain_problem()
    return Table(hand=[held], tokens=1).why_not(held)


@kind("205.1", "requirement-unmet")
def too_little_power(mended: bool) -> Refusal | None:
    """Two purple power are required; one is not enough."""
    friend = plain(needs=(Need(PURPLE, 2),))
    return Table(hand=[friend], home=[plain(2 if mended else 1, PURPLE)], tokens=1).why_not(friend)


@kind("509.1", "no-host")
def nobody_to_put_it_on(mended: bool) -> Refusal | None:
    """A hat for Friends needs one."""
    mane = piece(POOL["pr2"], boosted=True)
    return Table(mane=mane, hand=[HARD_HAT], home=[plain()] if mended else [], tokens=1).why_not(HARD_HAT)


# 512, 609.1: the right time.


@kind("512.3a", "during-faceoff")
def in_the_middle_of_a_faceoff(mended: bool) -> Refusal | None:
    """A Friend can't be played during a faceoff; after it, in the Main Phase, it can."""
    friend = plain()
    table = in_troublemaker_faceoff(friend)
    return (table.until("main") if mended else table).why_not(friend)


@kind("609.1", "not-your-turn")
def on_the_opponents_turn(mended: bool) -> Refusal | None:
    """The same Friend on the opponent's turn and on yours."""
    friend = plain()
    return Table(hand=[friend], tokens=1, opponents_turn=not mended).why_not(friend)


@kind("609.1", "not-main-phase")
def in_another_phase(mended: bool) -> Refusal | None:
    """In your Score Phase, and in your Main Phase."""
    friend = plain()
    table = Table(hand=[friend], tokens=1, phase=MAIN_PHASE if mended else SCORE_PHASE, stops=(STOP_STEPS, 1))
    return (table.until("main") if mended else table).why_not(friend)


@kind("512.3", "something-under-way")
def while_another_action_is_under_way(mended: bool) -> Refusal | None:
    """While you choose where a character goes nothing else can be done; afterwards it can."""
    friend, mover = plain(), plain()
    table = Table(hand=[friend], home=[mover], tokens=3).move(mover)
    return (table.choose("mine") if mended else table).why_not(friend)


@kind("512.3", "other-phase")
def a_score_phase_ability_in_the_main_phase(mended: bool) -> Refusal | None:
    """An ability for the Score Phase waits for it."""
    able = plain(abilities=(Activated(SCORE_PHASE_TIMING, Gain(1)),))
    table = Table(home=[able])
    return (table.end_phase() if mended else table).why_not_use(able)


@kind("609.2a.ii", "other-timing")
def a_reaction_as_an_action(mended: bool) -> Refusal | None:
    """Only Events of the Main Phase are played as Main Phase actions."""
    event = DIG_DEEP if mended else DUCK_AND_COVER
    table = Table(hand=[event], home=[plain(3, ORANGE)], tokens=1)
    return refuse_play(table.game, YOU_SEAT, table.id(event))


@kind("609.2f.i", "other-timing")
def a_reaction_ability_as_an_action(mended: bool) -> Refusal | None:
    """Only abilities of the Main Phase are used as Main Phase actions."""
    friend, asset = able(), THE_PONYVILLE_EXPRESS
    table = Table(home=[friend, asset])
    card = table.id(friend if mended else asset)
    ability = next(one for one in table.game.face(card).abilities if isinstance(one, Activated))
    return refuse_use(table.game, YOU_SEAT, card, ability)


@kind("512.3", "only-in-main-phase")
def an_action_as_a_reaction(mended: bool) -> Refusal | None:
    """A Main Phase Event answers nothing; a Reaction to the victory does."""
    event = CREME_DE_LA_CREME if mended else DIG_DEEP
    table = after_a_great_victory(event)
    return refuse_reaction(table.game, YOU_SEAT, table.id(event))


@kind("512.4", "only-in-faceoff")
def a_faceoff_event_in_peace(mended: bool) -> Refusal | None:
    """An Event for Problem faceoffs in the Main Phase, and in the faceoff it waits for."""
    peace = Table(hand=[CREME_DE_LA_CREME], home=[plain(3, WHITE)])
    return (after_a_great_victory(CREME_DE_LA_CREME) if mended else peace).why_not(CREME_DE_LA_CREME)


@kind("512.4a", "other-faceoff")
def the_wrong_faceoff(mended: bool) -> Refusal | None:
    """The same Event in a Troublemaker faceoff, and in a Problem faceoff."""
    wrong = in_troublemaker_faceoff(CREME_DE_LA_CREME)
    return (after_a_great_victory(CREME_DE_LA_CREME) if mended else wrong).why_not(CREME_DE_LA_CREME)


@kind("512.4d", "nothing-to-react-to")
def before_anything_happened(mended: bool) -> Refusal | None:
    """A Reaction to flipping, before the flip and after it."""
    trouble = plain_troublemaker()
    table = Table(
        mine=[plain(3, ORANGE)],
        hand=[DUCK_AND_COVER],
        tokens=1,
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
        stops=(STOP_FACEOFFS, 1),
    ).choose(trouble)
    return (table.pass_() if mended else table).why_not(DUCK_AND_COVER)


@kind("512.5", "no-priority")
def an_immediate_event_without_priority(mended: bool) -> Refusal | None:
    """Among your Main Phase actions no window is open; in the window before them you have priority."""
    treat = event("treat", "treat", power=0, cost=0, rarity=COMMON, text=(EventText(IMMEDIATE, Gain(1)),))
    table = Table(hand=[treat])
    return (table if mended else table.pass_()).why_not(treat)


@kind("512.5", "no-priority")
def an_immediate_ability_without_priority(mended: bool) -> Refusal | None:
    """The same for an ability."""
    friend = plain(abilities=(Activated(IMMEDIATE, Gain(1)),))
    table = Table(home=[friend])
    ability = friend.front.abilities[0]
    assert isinstance(ability, Activated)
    if not mended:
        table.pass_()
    return refuse_reacting_with(table.game, YOU_SEAT, table.id(friend), ability)


# 609.2, 703: the right card.


@kind("609.2a", "not-in-hand")
def a_card_from_elsewhere(mended: bool) -> Refusal | None:
    """A Friend in the discard pile can't be played, in the hand it can."""
    friend = plain()
    table = Table(hand=[friend] if mended else [], discard=[] if mended else [friend], tokens=1)
    return refuse_play(table.game, YOU_SEAT, table.id(friend))


@kind("609.2a", "not-yours")
def playing_from_a_rivals_hand(mended: bool) -> Refusal | None:
    """A Friend you know in the opponent's hand can't be played, in yours it can."""
    friend = plain()
    table = Table(hand=[friend] if mended else [], opponent_hand=[] if mended else [friend], tokens=1)
    ((verb, refusal),) = why_not(table.game, YOU_SEAT, table.id(friend))
    assert verb == "play"
    return refusal


@kind("506.3", "not-a-character")
def moving_a_resource(mended: bool) -> Refusal | None:
    """The Move action moves characters."""
    friend = plain()
    table = Table(home=[friend, FOAL_FREE_PRESS], tokens=2)
    return table.why_not(friend if mended else FOAL_FREE_PRESS)


@kind("609.2b.i", "not-yours")
def moving_a_rival(mended: bool) -> Refusal | None:
    """The Move action moves your own characters."""
    friend = plain()
    table = Table(home=[friend] if mended else [], opponent_home=[] if mended else [friend], tokens=2)
    return table.why_not(friend)


@kind("609.2e.i", "not-frightened")
def rallying_the_brave(mended: bool) -> Refusal | None:
    """Only frightened cards are rallied."""
    friend = piece(plain(), frightened=mended)
    table = Table(home=[friend], tokens=2)
    return refuse_rally(table.game, YOU_SEAT, table.id(friend))


@kind("609.2e.i", "not-yours")
def rallying_a_rival(mended: bool) -> Refusal | None:
    """Only your own cards are rallied."""
    friend = piece(plain(), frightened=True)
    table = Table(home=[friend] if mended else [], opponent_home=[] if mended else [friend], tokens=2)
    return refuse_rally(table.game, YOU_SEAT, table.id(friend))


@kind("410.1", "not-in-play")
def dismissing_from_the_hand(mended: bool) -> Refusal | None:
    """Only cards in play are dismissed."""
    friend = plain()
    table = Table(home=[friend] if mended else [], hand=[] if mended else [friend])
    return table.game.refusal_of(Occurrence(kinds.DISMISSED, YOU_SEAT, table.id(friend)))


@kind("410.2", "not-in-play")
def retiring_from_the_hand(mended: bool) -> Refusal | None:
    """Only cards in play are retired."""
    friend = plain()
    table = Table(home=[friend] if mended else [], hand=[] if mended else [friend])
    return table.game.refusal_of(Occurrence(kinds.RETIRED, YOU_SEAT, table.id(friend), by=YOU_SEAT))


@kind("410.2", "not-yours")
def retiring_a_rival(mended: bool) -> Refusal | None:
    """Only the cards you control are yours to retire."""
    friend = plain()
    table = Table(home=[friend] if mended else [], opponent_home=[] if mended else [friend])
    return table.game.refusal_of(Occurrence(kinds.RETIRED, YOU_SEAT, table.id(friend), by=YOU_SEAT))


@kind("104.2", "cant-happen")
def a_text_against_leaving_play(mended: bool) -> Refusal | None:
    """A Friend that can't leave play pays for nothing by retiring; without that text it does."""
    friend = able(Retire(THIS))
    law = () if mended else (Standing(Cant(LeavesPlay(One(cards(FRIEND))))),)
    return Table(home=[friend, plain(abilities=law)]).why_not_use(friend)


@kind("104.2", "stays-in-discard-pile")
def a_text_against_leaving_the_discard_pile(mended: bool) -> Refusal | None:
    """A card in a discard pile can't be put into a hand; without that text it can."""
    card = plain()
    law = () if mended else (Standing(Closed(DISCARD_PILE)),)
    table = Table(discard=[card], home=[plain(abilities=law)])
    return table.game.refusal_of(Occurrence(kinds.PUT_INTO_HAND, YOU_SEAT, table.id(card), by=YOU_SEAT))


@kind("C6", "permanent")
def a_permanent_card(mended: bool) -> Refusal | None:
    """A Permanent Friend pays for nothing by retiring."""
    text = (main_phase(Gain(1), costs=(Retire(THIS),)),)
    friend = plain(traits=() if mended else ("Permanent",), abilities=text)
    return Table(home=[friend]).why_not_use(friend)


@kind("504.2b", "is-face-down")
def frightening_the_frightened(mended: bool) -> Refusal | None:
    """A frightened card can't become frightened."""
    friend = piece(plain(), frightened=not mended)
    table = Table(home=[friend])
    return table.game.refusal_of(Occurrence(kinds.FRIGHTENED, YOU_SEAT, table.id(friend)))


@kind("504.3", "not-frightened")
def turning_up_what_is_not_frightened(mended: bool) -> Refusal | None:
    """Only a frightened card is turned face up again."""
    friend = piece(plain(), frightened=mended)
    table = Table(home=[friend])
    return table.game.refusal_of(Occurrence(kinds.RALLIED, YOU_SEAT, table.id(friend)))


@kind("509.3", "attached")
def moving_an_attachment(mended: bool) -> Refusal | None:
    """A Resource on a Friend goes where the Friend goes, and nowhere else."""
    hat = piece(HARD_HAT)
    table = Table(home=[plain(), hat] if mended else [piece(plain(), attached=(hat,))])
    return refuse_place(table.game, table.id(hat), table.area_named("mine"))


@kind("504.1", "mane-is-brave")
def frightening_a_mane_character(mended: bool) -> Refusal | None:
    """By the rulebooks a Mane Character can't be frightened (an option)."""
    table = Table(options=replace(COMPREHENSIVE, mane_can_be_frightened=mended))
    return table.game.refusal_of(Occurrence(kinds.FRIGHTENED, YOU_SEAT, table.id(table.mane)))


@kind("701.3", "not-in-play")
def the_ability_of_a_frightened_card(mended: bool) -> Refusal | None:
    """Face down a card has no abilities."""
    friend = piece(able(), frightened=not mended)
    return Table(home=[friend]).why_not_use(friend)


@kind("703.1b", "not-yours")
def the_ability_of_a_rival(mended: bool) -> Refusal | None:
    """Only its controller uses an ability."""
    friend = able()
    table = Table(home=[friend] if mended else [], opponent_home=[] if mended else [friend])
    return table.why_not_use(friend)


# 104.2, 301.5, 503, 504: what can't happen.


@kind("104.2", "cant-be-moved")
def a_text_against_moving(mended: bool) -> Refusal | None:
    """A Friend you can't move, and the same with that text asleep."""
    rooted = piece(plain(abilities=() if mended else (Standing(Cant(Moves(YOU, THIS))),)))
    return Table(home=[rooted], tokens=2).why_not(rooted)


@kind("104.2", "cant-be-played")
def a_text_against_playing(mended: bool) -> Refusal | None:
    """A Friend with one power that nobody may play, and one with two."""
    small = plain(2 if mended else 1)
    watcher = plain(abilities=(Standing(Cant(IsPlayed(one(FRIEND, With(POWER, AT_MOST, 1))))),))
    return Table(hand=[small], home=[watcher], tokens=1).why_not(small)


@kind("104.2", "cant-be-dismissed")
def a_text_against_dismissing(mended: bool) -> Refusal | None:
    """An orange Friend at the barn can't be dismissed as a cost; at home it can."""
    friend = plain(1, ORANGE, abilities=(main_phase(Gain(1), costs=(Dismiss(THIS),)),))
    table = Table(mine=[] if mended else [friend], home=[friend] if mended else [], problem=RAZE_THIS_BARN)
    return table.why_not_use(friend)


@kind("301.5", "mane-stays")
def dismissing_a_mane_character(mended: bool) -> Refusal | None:
    """A Mane Character can't leave play, a Friend can."""
    friend = plain()
    table = Table(home=[friend])
    card = table.id(friend if mended else table.mane)
    return table.game.refusal_of(Occurrence(kinds.DISMISSED, YOU_SEAT, card))


@kind("503.2a", "already-exhausted")
def exhausting_the_exhausted(mended: bool) -> Refusal | None:
    """An exhausted card can't pay by exhausting itself."""
    friend = piece(able(Exhaust(THIS)), exhausted=not mended)
    return Table(home=[friend]).why_not_use(friend)


@kind("504.2a", "is-face-down")
def exhausting_the_frightened(mended: bool) -> Refusal | None:
    """A frightened card can't become exhausted."""
    scared = piece(plain(traits=(FOAL,)), frightened=not mended)
    table = Table(home=[scared])
    return table.game.refusal_of(Occurrence(kinds.EXHAUST, YOU_SEAT, table.id(scared)))


@kind("503.4", "never-exhausted")
def exhausting_a_problem(mended: bool) -> Refusal | None:
    """Problems are never exhausted, Friends are."""
    friend = plain()
    table = Table(home=[friend])
    card = table.id(friend if mended else table.problem)
    return table.game.refusal_of(Occurrence(kinds.EXHAUST, YOU_SEAT, card))


@kind("503.3", "not-exhausted")
def readying_the_ready(mended: bool) -> Refusal | None:
    """Only an exhausted card can be readied."""
    friend = piece(plain(), exhausted=mended)
    table = Table(home=[friend])
    return table.game.refusal_of(Occurrence(kinds.READIED, YOU_SEAT, table.id(friend)))


@kind("508.1a", "would-be-replaced")
def paying_with_what_would_be_replaced(mended: bool) -> Refusal | None:
    """A dismissal that becomes something else is no payment, unless the replacement is optional (R16)."""
    angel = Replacement(IsDismissed(one(FRIEND)), PutOnDeck(THAT), optional=mended)
    friend = able(Dismiss(THIS))
    return Table(home=[friend, plain(abilities=(angel,))]).why_not_use(friend)


# 506.2: the right place.


@kind("506.2", "already-there")
def moving_to_where_it_is(mended: bool) -> Refusal | None:
    """A Friend at home can't go home, one at a Problem can."""
    friend = plain()
    table = Table(mine=[friend] if mended else [], home=[] if mended else [friend])
    return refuse_place(table.game, table.id(friend), HOME)


@kind("522.3", "area-ended")
def moving_to_where_a_dilemma_was(mended: bool) -> Refusal | None:
    """A Friend can be moved to a Dilemma, and no longer when that has left play."""
    friend, dilemma = plain(), plain_dilemma()
    table = Table(home=[friend], dilemma=dilemma)
    if not mended:
        table.game.occur([Occurrence(kinds.DISMISSED, YOU_SEAT, table.id(dilemma))])
    return refuse_place(table.game, table.id(friend), AreaId(4))


@kind("506.2", "not-their-home")
def moving_to_a_strange_home(mended: bool) -> Refusal | None:
    """A Friend goes to its controller's home only."""
    friend = plain()
    table = Table(mine=[friend])
    return refuse_place(table.game, table.id(friend), HOME if mended else THEIR_HOME)


@kind("506.2a", "troublemaker-at-home")
def moving_a_troublemaker_home(mended: bool) -> Refusal | None:
    """A Troublemaker goes to no home, a Friend beside it does."""
    trouble, friend = plain_troublemaker(), plain()
    table = Table(mine=[trouble, friend])
    return refuse_place(table.game, table.id(friend if mended else trouble), HOME)


@kind("506.2", "nowhere-to-go")
def nowhere_to_go(mended: bool) -> Refusal | None:
    """With no Problem in play a Friend at home has no other place; with Problems it has."""
    friend = plain()
    table = Table(home=[friend], tokens=2)
    if not mended:
        for problem in (table.problem, table.opponent_problem):
            put(table.game, table.id(problem), PROBLEM_DECK)
    return table.why_not(friend)


# 608: challenging.


@kind("608.1", "not-face-up")
def challenging_a_covered_one(mended: bool) -> Refusal | None:
    """A face-down Troublemaker can't be challenged."""
    trouble = piece(plain_troublemaker(), face_down=not mended)
    return Table(mine=[plain()], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).why_not(trouble)


@kind("608.1", "not-challenge-step")
def challenging_in_the_main_phase(mended: bool) -> Refusal | None:
    """Challenges are made in the Challenge Step only."""
    trouble = plain_troublemaker()
    phase = TROUBLEMAKER_PHASE if mended else MAIN_PHASE
    return Table(mine=[plain()], opponent_mine=[trouble], phase=phase).why_not(trouble)


@kind("608.1", "your-own")
def challenging_your_own(mended: bool) -> Refusal | None:
    """Your own Troublemaker can't be challenged by you, the opponent's can."""
    trouble = plain_troublemaker()
    table = Table(
        mine=[plain()] if mended else [plain(), trouble],
        opponent_mine=[trouble] if mended else [],
        phase=TROUBLEMAKER_PHASE,
    )
    return table.why_not(trouble)


@kind("104.1", "only-main-phase-actions")
def acting_at_a_strict_table(mended: bool) -> Refusal | None:
    """An Immediate Event in a window while a card in play allows Main Phase actions alone."""
    law = () if mended else (Standing(OnlyMainPhaseActions()),)
    text = (EventText(IMMEDIATE, Gain(1)),)
    trick = event("strict", "Trick", power=1, cost=0, rarity=COMMON, text=text)
    table = Table(home=[plain(abilities=law)], hand=[trick], opponents_turn=True)
    return refuse_reaction(table.game, YOU_SEAT, table.id(trick))


@kind("104.2", "cant-be-moved-there")
def joining_a_crowd(mended: bool) -> Refusal | None:
    """A third character to a Problem where a text lets nobody with two move another."""
    friend = plain()
    law = Cant(
        Moves(A_PLAYER, each(cards(CHARACTER)), destination=HERE), having=AtLeast(2, cards(CHARACTER, here()))
    )
    crowd = [plain(abilities=(Standing(law),))] if mended else [plain(abilities=(Standing(law),)), plain()]
    table = Table(home=[friend], mine=crowd)
    return refuse_move_to(table.game, YOU_SEAT, table.id(friend), table.area_named("mine"))


@kind("104.2", "cant-be-challenged")
def challenging_the_protected(mended: bool) -> Refusal | None:
    """A Troublemaker with a text that keeps it from being challenged."""
    law = () if mended else (Standing(Cant(Challenges(A_PLAYER, THIS))),)
    trouble = plain_troublemaker(abilities=law)
    # A second one, so that the step waits for an answer.
    table = Table(mine=[plain()], opponent_mine=[trouble, plain_troublemaker()], phase=TROUBLEMAKER_PHASE)
    return table.why_not(trouble)


@kind("104.2", "too-few-challengers")
def challenging_alone(mended: bool) -> Refusal | None:
    """A Troublemaker that only two may challenge."""
    trouble = plain_troublemaker(abilities=(Standing(Cant(Challenges(A_PLAYER, THIS, fewer_than=2))),))
    team = [plain(), plain()] if mended else [plain()]
    table = Table(mine=team, opponent_mine=[trouble, plain_troublemaker()], phase=TROUBLEMAKER_PHASE)
    return table.why_not(trouble)


@kind("608.2", "nobody-there")
def challenging_from_afar(mended: bool) -> Refusal | None:
    """You need a character at its Problem."""
    trouble, friend = plain_troublemaker(), plain()
    table = Table(
        mine=[friend] if mended else [],
        theirs=[] if mended else [friend],
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
    )
    return table.why_not(trouble)


@kind("608.3", "already-challenged")
def challenging_again(mended: bool) -> Refusal | None:
    """A Troublemaker that won can't be challenged again in this step; in your next turn it can."""
    trouble, one = plain_troublemaker(9), plain()
    table = Table(mine=[one, plain()], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
    table.choose(trouble, one)
    return (table.end_turn().end_turn() if mended else table).why_not(trouble)


@kind("608.1", "one-challenge-a-problem")
def a_second_challenge_at_one_problem(mended: bool) -> Refusal | None:
    """Another Troublemaker at the Problem of your challenge has to wait, one at another Problem has not."""
    first, second, loser = plain_troublemaker(9), plain_troublemaker(9), plain()
    table = Table(
        mine=[loser, plain()],
        theirs=[plain()],
        opponent_mine=[first] if mended else [first, second],
        opponent_theirs=[second] if mended else [],
        phase=TROUBLEMAKER_PHASE,
    ).choose(first, loser)
    return table.why_not(second)


# 519: counters.


@kind("519.2", "too-few-counters")
def paying_with_counters_of_another_card(mended: bool) -> Refusal | None:
    """A counter on another card does not pay for one on this card."""
    spender = piece(able(RemoveCounters()), counters=(POWER_COUNTER,) if mended else ())
    return Table(home=[spender, piece(plain(), counters=(POWER_COUNTER,))]).why_not_use(spender)


@kind("glossary.cutie_mark", "already-marked")
def marking_a_marked_card(mended: bool) -> Refusal | None:
    """A card gets its cutie mark once."""
    friend = piece(plain(), cutie_marked=not mended)
    table = Table(home=[friend])
    return table.game.refusal_of(Occurrence(kinds.CUTIE_MARKED, YOU_SEAT, table.id(friend)))


# Laws of single cards (104.2).


@kind("104.2", "enough-scored")
def scoring_more_than_a_law_allows(mended: bool) -> Refusal | None:
    """Who has scored two points this turn scores no third."""
    table = Table(home=[POOL["ad75"]])
    table.state.scored[YOU_SEAT] = 1 if mended else 2
    return table.game.refusal_of(Occurrence(kinds.SCORED, YOU_SEAT, amount=1))


@kind("104.2", "enough-played")
def playing_more_than_a_law_allows(mended: bool) -> Refusal | None:
    """After a Friend, no second one; an Event is another type."""
    first, second = plain(cost=0), plain(cost=0)
    mare = piece(POOL["cg4"], boosted=True)
    table = Table(opponent_mane=mare, hand=[first, second])
    return (table if mended else table.play(first, "home")).why_not(second)


@kind("104.2", "enough-drawn")
def drawing_more_than_a_law_allows(mended: bool) -> Refusal | None:
    """Who has drawn two cards this turn draws no third."""
    table = Table(home=[POOL["ad79"]], deck=[plain() for _ in range(4)], tokens=4).draw()
    return refuse_draw((table if mended else table.draw()).game, YOU_SEAT)


@kind("104.2", "enough-confronted")
def confronting_more_than_a_law_allows(mended: bool) -> Refusal | None:
    """Who has confronted a Problem this turn confronts no other."""
    table = Table(home=[POOL["ad77"]], mine=[plain(1)], problem=open_problem())
    other = table.problem if mended else table.opponent_problem
    table.state.played.append((YOU_SEAT, -1 - table.game.ref(table.id(other))))
    return table.why_not(table.problem)


@kind("104.2", "not-before-solved")
def replacing_what_must_be_solved_first(mended: bool) -> Refusal | None:
    """A Problem that must be solved first can't be replaced; the one beside it can."""
    table = Table(mine=[POOL["hm75"]])
    return refuse_replacing(table.game, table.id(table.opponent_problem if mended else table.problem))


# 611: confronting.


@kind("R7", "not-a-rival")
def moving_past_ones_rivals(mended: bool) -> Refusal | None:
    """By rival rules the Problem of the player on your left is open to you, that of the next one is not."""
    options = replace(COMPREHENSIVE, rival_rules=True)
    table = RoundTable(Side(home=[walker := plain()]), Side(), Side(), options=options)
    return refuse_move_to(table.game, YOU_SEAT, table.id(walker), AreaId(4 if mended else 5))


@kind("611.3", "nobody-there")
def confronting_from_afar(mended: bool) -> Refusal | None:
    """You need a character at the Problem, whatever it requires."""
    goal = plain_problem(owner=(Need(WILD, 0),))
    return Table(mine=[plain()] if mended else [], problem=goal).why_not(goal)


@kind("611.3", "needs-more-power")
def confronting_with_too_little(mended: bool) -> Refusal | None:
    """Two power against a requirement of three."""
    goal = plain_problem(owner=(Need(WILD, 3),))
    return Table(mine=[plain(3 if mended else 2)], problem=goal).why_not(goal)


@kind("104.2", "cant-confront")
def confronting_what_a_text_closes(mended: bool) -> Refusal | None:
    """A card of an opponent keeps others from confronting its Problem, as long as it is face up."""
    goal = plain_problem(owner=(Need(WILD, 1),))
    guard = piece(plain(abilities=(Standing(Cant(Confronts(OPPONENT))),)), frightened=mended)
    return Table(mine=[plain()], opponent_mine=[guard], problem=goal).why_not(goal)


@kind("703.1", "condition-unmet")
def using_an_ability_outside_its_condition(mended: bool) -> Refusal | None:
    """A "while" before what the ability does must be true as it is activated."""
    rider = plain(abilities=(Activated(MAIN_PHASE_TIMING, Gain(1), condition=is_at(A_PROBLEM)),))
    table = Table(mine=[rider]) if mended else Table(home=[rider])
    return table.why_not_use(rider)


@kind("104.2", "condition-unmet")
def playing_a_card_outside_its_condition(mended: bool) -> Refusal | None:
    """A card that can be played only while something is true must wait for it."""
    shy = plain(abilities=(Standing(PlayOnlyIf(Controls(YOU, cards(FRIEND), 1))),))
    return Table(hand=[shy], home=[plain()] if mended else [], tokens=5).why_not(shy)


@kind("705.2e.i", "nothing-to-do")
def using_an_ability_that_could_do_nothing(mended: bool) -> Refusal | None:
    """Nobody chooses to do what can't be done: an ability that is nothing but that choice is refused."""
    sleepy = piece(plain(abilities=(main_phase(May(Exhaust(THIS))),)), exhausted=not mended)
    return Table(home=[sleepy]).why_not_use(sleepy)


@kind("104.2", "condition-unmet")
def playing_without_what_the_card_asks_for(mended: bool) -> Refusal | None:
    """A Friend that needs a Resource of yours to be played, and one that does not."""
    needy = Standing(PlayOnlyIf(Has(YOU, cards(RESOURCE))))
    friend = plain(abilities=() if mended else (needy,))
    return Table(hand=[friend], tokens=1).why_not(friend)


@kind("611.3e", "troublemaker-blocks")
def confronting_past_a_troublemaker(mended: bool) -> Refusal | None:
    """An opposing Troublemaker is in the way while it is face up."""
    goal, trouble = plain_problem(owner=(Need(WILD, 1),)), piece(plain_troublemaker(), face_down=mended)
    return Table(mine=[plain()], opponent_mine=[trouble], problem=goal).why_not(goal)


def refusals_in_source() -> set[tuple[str, str]]:
    """Collect clause and reason of every refusal the game can make; each must be written out."""
    found: set[tuple[str, str]] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                clause, reason = (ast.literal_eval(argument) for argument in node.args)
                found.add((clause, reason))
    return found


@pytest.mark.parametrize(
    ("clause", "reason", "case"), [pytest.param(*one, id=one[2].__name__) for one in COVERED]
)
def test_refused_until_mended(clause: str, reason: str, case: Case) -> None:
    """The refusal names its clause and reason; with that one condition mended nothing is refused."""
    refusal = case(False)

    assert refusal is not None
    assert (refusal.clause, refusal.reason) == (clause, reason)
    assert case(True) is None


def test_every_kind_of_refusal_has_a_case() -> None:
    """A new refusal in the source asks for its case here, and a case for one that is gone must go."""
    assert {(clause, reason) for clause, reason, _ in COVERED} == refusals_in_source()
