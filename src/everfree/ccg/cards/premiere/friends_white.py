"""The white Friends of Premiere."""

from everfree.ccg.language import (
    COMMON,
    EARTH_PONY,
    ELDER,
    FIXED,
    FRIEND,
    INSPIRED,
    OPPONENT,
    PEGASUS,
    THIS,
    WHITE,
    CantMove,
    Exhaust,
    Pay,
    SearchDiscardPile,
    Standing,
    friend,
    in_your_discard_pile,
    main_phase,
)

VIDALA_SWOON_MANE_MANAGER = friend(
    "pr70",
    "Vidala Swoon, Mane Manager",
    WHITE,
    power=3,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(main_phase(SearchDiscardPile(in_your_discard_pile(FRIEND)), costs=(Exhaust(THIS), Pay(1))),),
)

HOITY_TOITY_VOGUE_AUTHORITY = friend(
    "pr71",
    "Hoity Toity, Vogue Authority",
    WHITE,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)

PEARLY_STITCH_CROTCHETY_CROCHETER = friend(
    "pr73",
    "Pearly Stitch, Crotchety Crocheter",
    WHITE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY, ELDER),
    rarity=COMMON,
    abilities=(Standing(CantMove(OPPONENT, THIS)),),
)

NOTEWORTHY_HUMDINGER = friend(
    "pr76", "Noteworthy, Humdinger", WHITE, power=1, cost=1, traits=(EARTH_PONY,), rarity=COMMON
)

ROYAL_RIFF_SONGSTER = friend(
    "pr78",
    "Royal Riff, Songster",
    WHITE,
    power=1,
    cost=1,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)

SUGAR_TWIST_TWISTER_SISTER = friend(
    "pr79", "Sugar Twist, Twister Sister", WHITE, power=2, cost=2, traits=(PEGASUS,), rarity=COMMON
)

CARDS = (
    VIDALA_SWOON_MANE_MANAGER,
    HOITY_TOITY_VOGUE_AUTHORITY,
    PEARLY_STITCH_CROTCHETY_CROCHETER,
    NOTEWORTHY_HUMDINGER,
    ROYAL_RIFF_SONGSTER,
    SUGAR_TWIST_TWISTER_SISTER,
)
