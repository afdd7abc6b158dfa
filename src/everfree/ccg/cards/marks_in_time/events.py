"""The Events of Marks in Time."""

from everfree.ccg.language import (
    CHAOTIC, CHARACTER, COMMON, FLIP, FRIEND, IMMEDIATE, MAIN_PHASE_TIMING, OPPONENT, PURPLE, RARE, RESOURCE,
    SUPER_RARE, THIS, TROUBLEMAKER, UNCOMMON, WHITE, Banish, CardType, ControlledBy, Elsewhere, EventText,
    IsFlipped, Move, PutIntoPlay, PutOnDeck, cards, choose, event, in_your_discard_pile, when, wordings as w,
)  # fmt: skip

CRACKING_THE_CASE = event(
    "mt79",
    "Cracking the Case",
    WHITE,
    power=5,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(EventText(IMMEDIATE, Banish(choose(cards(TROUBLEMAKER)))),),
)

FROZEN_IN_MAGICITE = event(
    "mt82",
    "Frozen in Magicite",
    PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))
        ),
        EventText(IMMEDIATE, Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
    ),
)

REDEEMING_QUALITIES = event(
    "mt86",
    "Redeeming Qualities",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    rarity=SUPER_RARE,
    text=(EventText(MAIN_PHASE_TIMING, PutIntoPlay(choose(in_your_discard_pile(FRIEND), wording=w.FROM))),),
)

TIME_WARP = event(
    "mt93",
    "Time Warp",
    PURPLE,
    power=5,
    cost=3,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, PutOnDeck(choose(cards(CardType(FRIEND | RESOURCE))))),),
)
