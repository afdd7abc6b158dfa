"""The white Friends of Premiere."""

from everfree.ccg.language import (
    CARD,
    CHARACTER,
    COMMON,
    EARTH_PONY,
    ELDER,
    EVENT,
    FIXED,
    FRIEND,
    HERE,
    INSPIRED,
    NAMED,
    OPPONENT,
    PEGASUS,
    RARE,
    THIS,
    TROUBLEMAKER,
    ULTRA_RARE,
    UNCOMMON,
    UNICORN,
    WHITE,
    YOU,
    CantMove,
    Confronts,
    Exhaust,
    IsUncovered,
    May,
    MoveCost,
    Pay,
    PayTo,
    Plays,
    Score,
    SearchDiscardPile,
    Standing,
    cards,
    friend,
    here,
    in_your_discard_pile,
    main_phase,
    one,
    when,
)

BIG_SHOT_WILDLIFE_PHOTOGRAPHER = friend(
    "pr66",
    "Big Shot, Wildlife Photographer",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(when(IsUncovered(one(TROUBLEMAKER, here(NAMED))), May(PayTo((Exhaust(THIS),), Score(1)))),),
)

EFF_STOP_MUCKRAKER = friend(
    "pr69",
    "Eff Stop, Muckraker",
    WHITE,
    power=1,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(main_phase(SearchDiscardPile(in_your_discard_pile(EVENT)), costs=(Exhaust(THIS), Pay(1))),),
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

LOTUS_BLOSSOM_SAUNA_EXPERT = friend(
    "pr74",
    "Lotus Blossom, Sauna Expert",
    WHITE,
    power=2,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Confronts(YOU), May(SearchDiscardPile(in_your_discard_pile(CARD), on_deck=True))),),
)

NOTEWORTHY_HUMDINGER = friend(
    "pr76", "Noteworthy, Humdinger", WHITE, power=1, cost=1, traits=(EARTH_PONY,), rarity=COMMON
)

RARITY_NEST_WEAVER = friend(
    "pr77",
    "Rarity, Nest Weaver",
    WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(INSPIRED,),
    abilities=(when(Plays(YOU, THIS), May(SearchDiscardPile(in_your_discard_pile(CARD)))),),
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

OCTAVIA_VIRTUOSO = friend(
    "pr205",
    "Octavia, Virtuoso",
    WHITE,
    power=4,
    cost=5,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    abilities=(Standing(MoveCost(+2, cards(CHARACTER), OPPONENT, HERE, from_too=True)),),
)

CARDS = (
    BIG_SHOT_WILDLIFE_PHOTOGRAPHER,
    EFF_STOP_MUCKRAKER,
    VIDALA_SWOON_MANE_MANAGER,
    HOITY_TOITY_VOGUE_AUTHORITY,
    PEARLY_STITCH_CROTCHETY_CROCHETER,
    LOTUS_BLOSSOM_SAUNA_EXPERT,
    NOTEWORTHY_HUMDINGER,
    RARITY_NEST_WEAVER,
    ROYAL_RIFF_SONGSTER,
    SUGAR_TWIST_TWISTER_SISTER,
    OCTAVIA_VIRTUOSO,
)
