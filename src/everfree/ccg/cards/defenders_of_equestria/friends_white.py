"""The white Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    COMMON, DRACONEQUUS, EXPERIENCED, FRIEND, OPPONENT, PREPARED, SUPER_RARE, THIS, TROUBLEMAKER, UNICORN,
    WHITE, YOU, ControlledBy, GainControl, Plays, PutIntoHand, Retire, cards, choose, friend,
    in_your_discard_pile, main_phase, when, wordings as w,
)  # fmt: skip

DISCORD_CAPTAIN_WUZZ = friend(
    "de42",
    "Discord, Captain Wuzz",
    WHITE,
    power=2,
    cost=2,
    traits=(DRACONEQUUS,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
    abilities=(
        main_phase(
            PutIntoHand(choose(in_your_discard_pile(TROUBLEMAKER), wording=w.FROM), w.YOURS),
            costs=(Retire(THIS),),
        ),
    ),
)

RARITY_MERRY = friend(
    "de46",
    "Rarity, Merry",
    WHITE,
    power=4,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PREPARED,),
)

ZESTY_GOURMAND_BACKSEAT_DINER = friend(
    "de47",
    "Zesty Gourmand, Backseat Diner",
    WHITE,
    power=2,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    abilities=(
        when(Plays(YOU, THIS), GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))))),
    ),
)
