"""The Friends of Equestrian Odysseys with several colours."""

from everfree.ccg.language import (
    ALICORN, AN_OPPONENT, BLUE, CARD, CHARACTER, EARTH_PONY, END_OF_TURN, FOAL, FRIEND, HERE, OPPONENT,
    ORANGE, PEGASUS, PINK, PURPLE, RARE, ROYALTY, THIS, TROUBLEMAKER_FACEOFF, UNCOMMON, UNICORN, WHITE,
    YELLOW, YOU, Another, Continuous, ControlledBy, Dismiss, Draw, Enters, Gain, Give, HasKeyword, LeavesPlay,
    May, Moves, Need, Power, PutCounters, PutIntoHand, WinsFaceoff, calming, cards, choose, competitive, each,
    eccentric, friend, here, in_your_discard_pile, one, when, wordings as w, yours,
)  # fmt: skip

SHINING_ARMOR_BASTION_BROTHER = friend(
    "eo94",
    "Shining Armor, Bastion Brother",
    BLUE | PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, ROYALTY),
    rarity=UNCOMMON,
    keywords=(competitive(2),),
    abilities=(when(WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF), Gain(1)),),
)

BON_BON_PARTICULARLY_PATIENT = friend(
    "eo97",
    "Bon Bon, Particularly Patient",
    YELLOW | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 1), Need(YELLOW, 1)),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(calming(1),),
    abilities=(
        when(
            Enters(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), HERE),
            Give((Power(+1),), THIS, END_OF_TURN),
        ),
    ),
)

GOLDEN_HARVEST_BOUNTIFUL_CROP = friend(
    "eo98",
    "Golden Harvest, Bountiful Crop",
    YELLOW | ORANGE,
    power=2,
    cost=3,
    needs=(Need(ORANGE, 2), Need(YELLOW, 2)),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(when(Enters(THIS), PutCounters(each(yours(FRIEND, Another(), here())))),),
)

PRINCESS_LUNA_NIGHTS_STEWARD = friend(
    "eo99",
    "Princess Luna, Night's Steward",
    YELLOW | ORANGE,
    power=5,
    cost=4,
    needs=(Need(ORANGE, 3), Need(YELLOW, 3)),
    traits=(ALICORN, ROYALTY),
    rarity=RARE,
    abilities=(
        Continuous((HasKeyword("Diligent", 1),), each(yours(FRIEND, Another(), here()), wording=w.TOGETHER)),
    ),
)

BULK_BICEPS_EXTRA_STRONG_MASSEUSE = friend(
    "eo103",
    "Bulk Biceps, Extra Strong Masseuse",
    PINK | WHITE,
    power=2,
    cost=3,
    needs=1,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(
        when(Enters(THIS), Dismiss(choose(cards(FRIEND)))),
        when(LeavesPlay(THIS), PutIntoHand(choose(in_your_discard_pile(CARD), wording=w.FROM), w.YOURS)),
    ),
)

FEATHERWEIGHT_OVEREAGER_PHOTOG = friend(
    "eo104",
    "Featherweight, Overeager Photog",
    PINK | WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(PEGASUS, FOAL),
    rarity=UNCOMMON,
    keywords=(eccentric(1),),
    abilities=(when(Moves(AN_OPPONENT, one(CHARACTER)), May(Draw())),),
)
