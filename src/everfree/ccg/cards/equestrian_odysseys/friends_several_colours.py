"""The Friends of Equestrian Odysseys with several colours."""

from everfree.ccg.language import (
    ALICORN, AN_OPPONENT, ANY_CARD, AT_LEAST, BLUE, CARD, CHARACTER, CRITTER, EARTH_PONY, END_OF_TURN, FOAL,
    FRIEND, HERE, OPPONENT, OPPONENTS, ORANGE, PEGASUS, PINK, PRINTED_POWER, PURPLE, RARE, ROYALTY, THIS,
    TROUBLEMAKER, TROUBLEMAKER_FACEOFF, ULTRA_RARE, UNCOMMON, UNICORN, WHITE, YELLOW, YOU, Another, Cant,
    Confronts, Continuous, ControlledBy, Dismiss, Draw, DuringFaceoff, Enters, Exhaust, FlipsMore, ForEach,
    Frighten, Frightened, Gain, Give, HasKeyword, IsFrightened, It, LeavesPlay, May, Moves, Need, PayTo,
    PlayCost, Plays, Power, PutCounters, PutIntoHand, PutIntoPlay, Retire, Score, SearchDeck, Standing,
    Uncover, WinsFaceoff, With, WithTrait, calming, cards, choose, competitive, diligent, each, eccentric,
    friend, here, in_your_discard_pile, main_phase, meticulous, one, when, wordings as w, yours,
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

TWILIGHT_SPARKLE_ZEROED_OUT = friend(
    "eo95",
    "Twilight Sparkle, Zeroed Out",
    BLUE | PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(THIS),
            SearchDeck(cards(TROUBLEMAKER), PutIntoPlay(It(), face_up=True), wording=w.UNDERSTOOD),
        ),
    ),
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

SNIPS_AND_SNAILS_MINOR_PROBLEM = friend(
    "eo100",
    "Snips & Snails, Minor Problem",
    PINK | ORANGE,
    power=4,
    cost=4,
    needs=(Need(ORANGE, 2), Need(PINK, 2)),
    traits=(UNICORN, FOAL),
    rarity=UNCOMMON,
    abilities=(
        Standing(Cant(IsFrightened(THIS))),
        main_phase(Uncover(choose(cards(TROUBLEMAKER, here()))), costs=(Exhaust(THIS),)),
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

CRATUS_ANCIENT_BEAST_DEALER = friend(
    "eo106",
    "Cratus, Ancient Beast Dealer",
    WHITE | YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Confronts(YOU),
            May(
                PayTo(
                    (Retire(choose(cards(CARD, WithTrait(CRITTER, w.ALONE), here()))),),
                    Score(1, wording=w.ADDITIONAL),
                )
            ),
        ),
    ),
)

DAVENPORT_MATTRESS_SALESPONY = friend(
    "eo107",
    "Davenport, Mattress Salespony",
    WHITE | YELLOW,
    power=3,
    cost=3,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        Standing(
            PlayCost(
                +1, cards(FRIEND, With(PRINTED_POWER, AT_LEAST, 3, w.AT_LEAST)), OPPONENTS, wording=w.UNFORCED
            )
        ),
    ),
)

OPALESCENCE_FEROCIOUS_FELINE = friend(
    "eo108",
    "Opalescence, Ferocious Feline",
    WHITE | YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    abilities=(Standing(PlayCost(+1, ANY_CARD, OPPONENTS, wording=w.UNFORCED), DuringFaceoff()),),
)

DARING_DO_ADVENTURE_TIME = friend(
    "eo210",
    "Daring Do, Adventure Time",
    BLUE | PURPLE,
    power=4,
    cost=4,
    needs=3,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    keywords=(meticulous(1),),
    abilities=(
        when(Enters(THIS), May(Frighten(choose(cards(FRIEND))))),
        Continuous(
            (Power(ForEach(+1, cards(FRIEND, Frightened())), w.HAVE),),
            each(yours(TROUBLEMAKER), wording=w.TOGETHER),
        ),
    ),
)

APPLEJACK_PROTECTIVE_BIG_SIS = friend(
    "eo211",
    "Applejack, Protective Big Sis",
    YELLOW | ORANGE,
    power=3,
    cost=3,
    needs=(Need(ORANGE, 3), Need(YELLOW, 3)),
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    keywords=(diligent(1),),
    abilities=(
        Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True, wording=w.LEADING)),
        Standing(Cant(Plays(OPPONENTS, one(CARD))), DuringFaceoff(involving_this=True)),
    ),
)
