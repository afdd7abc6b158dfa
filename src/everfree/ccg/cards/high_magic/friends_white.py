"""The white Friends of High Magic."""

from everfree.ccg.language import (
    ALLY, AT_MOST, COMMON, COST, EARTH_PONY, END_OF_TURN, FRIEND, HAND, HERE, IMMEDIATE, OPPONENT, PEGASUS,
    PREPARED, RARE, SEA_SERPENT, SUPER_RARE, THIS, TROUBLEMAKER, UNCOMMON, UNICORN, VEXING, WHITE, YOU,
    Activated, Banish, ControlledBy, Elsewhere, Enters, LeavesPlay, LowerNeeds, May, Move, Plays, PutIntoPlay,
    PutTokens, With, cards, choose, friend, in_your_discard_pile, one, showy, token, when, wordings as w,
)  # fmt: skip

DARING_DO_WELL_DISGUISED = friend(
    "hm45",
    "Daring Do, Well Disguised",
    WHITE,
    power=4,
    cost=3,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(PREPARED,),
)

DJ_PON_3_AND_OCTAVIA_CROWD_PLEASERS = friend(
    "hm46",
    "DJ Pon-3 & Octavia, Crowd Pleasers",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(UNICORN, EARTH_PONY),
    rarity=SUPER_RARE,
    keywords=(showy(2),),
    abilities=(
        when(
            Enters(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), HERE),
            May(PutTokens(token(1, WHITE, UNICORN, keywords=(PREPARED,)))),
        ),
    ),
)

FANCY_PANTS_RESPECTED_ARISTOCRAT = friend(
    "hm47",
    "Fancy Pants, Respected Aristocrat",
    WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        Elsewhere(HAND, Activated(IMMEDIATE, LowerNeeds(2, WHITE, END_OF_TURN), (Banish(THIS),)), w.FROM),
        when(
            Plays(YOU, THIS),
            May(PutIntoPlay(choose(in_your_discard_pile(FRIEND, With(COST, AT_MOST, 2)), wording=w.FROM))),
        ),
    ),
)

RARITY_RAINBOW_POWERED = friend(
    "hm51", "Rarity, Rainbow Powered", WHITE, power=2, cost=1, needs=2, traits=(UNICORN,), rarity=COMMON
)

STEVEN_MAGNET_WHAT_A_WORLD = friend(
    "hm52",
    "Steven Magnet, What a World!",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(ALLY, SEA_SERPENT),
    rarity=RARE,
    keywords=(VEXING,),
    abilities=(when(LeavesPlay(THIS), May(Move(choose(cards(TROUBLEMAKER))))),),
)
