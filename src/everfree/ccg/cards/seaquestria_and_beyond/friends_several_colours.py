"""The Friends of Seaquestria and Beyond with several colours."""

from everfree.ccg.language import (
    A_PROBLEM, ALICORN, ALLY, AN_OPPONENT, ANY_CARD, ANYWHERE, BLUE, CARD, CHAOTIC, CHARACTER, CRITTER,
    EARTH_PONY, END_OF_TURN, EVENT, FLIP, FRIEND, HASTY, IMMEDIATE, OPPONENT, OPPONENTS, ORANGE, PEGASUS,
    PINK, PIRATE, PREPARED, PURPLE, RARE, ROYALTY, SEAPONY, STORM, STUBBORN, SWIFT, THAT, THIS, TRAVELER,
    TROUBLEMAKER, TROUBLEMAKER_FACEOFF, UNCOMMON, UNICORN, WHITE, YELLOW, YOU, Activated, Another, As, Cancel,
    CantContribute, Challenge, Challenges, Choose, Confronts, Continuous, ControlledBy, DiscardCards,
    DontPrevent, Draw, DuringFaceoff, Elsewhere, Enters, Exhaust, FlipsMore, ForEach, Frighten, Give, HasMore,
    IsFlipped, IsPlaying, LeavesPlay, LookAndSort, May, Move, MoveAtRandom, Need, Not, Pay, PayTo, PlayCost,
    Plays, Power, PowerTimes, ProblemDeckAt, PutIntoHand, PutOnDeck, PutTokens, ReadyCards, Retire, Score,
    Sequence, Spelt, Standing, This, Token, WinsFaceoff, WithTrait, cards, choose, competitive, diligent,
    each, eccentric, friend, here, in_your_discard_pile, in_your_hand, main_phase, meticulous, one, showy,
    token, when, wordings as w, yours,
)  # fmt: skip

APPLEJACK_PONY_PIRATE = friend(
    "sb66",
    "Applejack, Pony Pirate",
    BLUE | ORANGE,
    power=4,
    cost=3,
    needs=3,
    traits=(EARTH_PONY, PIRATE),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            May(Challenge(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING))), This(w.IT))),
        ),
        Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True)),
    ),
)

FIRST_MATE_MULLET_ARRR_YOU_READY = friend(
    "sb67",
    "First Mate Mullet, Arrr You Ready?",
    BLUE | ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(PIRATE,),
    rarity=UNCOMMON,
    keywords=(STUBBORN,),
    abilities=(
        Activated(IMMEDIATE, Move(choose(yours(CHARACTER))), (Pay(1), Exhaust(THIS))),
        when(Enters(one(FRIEND, ControlledBy(YOU), Another(), WithTrait(PIRATE))), May(ReadyCards(THIS))),
    ),
)

PINKIE_PIE_PONY_PIRATE = friend(
    "sb68",
    "Pinkie Pie, Pony Pirate",
    BLUE | PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY, PIRATE),
    rarity=RARE,
    keywords=(competitive(3),),
    abilities=(
        when(Enters(THIS), May(Draw())),
        when(WinsFaceoff(YOU, involving_this=True), May(Sequence((Draw(), DiscardCards(YOU))))),
    ),
)

RAINBOW_DASH_AND_PINKIE_PIE_WILD_WONDERS = friend(
    "sb69",
    "Rainbow Dash & Pinkie Pie, Wild Wonders",
    BLUE | PINK,
    power=2,
    cost=3,
    needs=2,
    traits=(PEGASUS, EARTH_PONY, CHAOTIC),
    rarity=UNCOMMON,
    keywords=(SWIFT,),
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), MoveAtRandom(choose(cards(CHARACTER)), to=A_PROBLEM))),
        when(Enters(THIS), May(MoveAtRandom(Choose(cards(CHARACTER), 3, up_to=True), to=A_PROBLEM))),
    ),
)

PRINCESS_TWILIGHT_SPARKLE_PONY_PIRATE = friend(
    "sb70",
    "Princess Twilight Sparkle, Pony Pirate",
    BLUE | PURPLE,
    power=2,
    cost=4,
    needs=2,
    traits=(ALICORN, ROYALTY, PIRATE),
    rarity=RARE,
    abilities=(when(Plays(YOU, THIS), May(Frighten(each(cards(FRIEND, Another(), here()))))),),
)

PARISH_NANDERMANE_TRUMPETER = friend(
    "sb72",
    "Parish Nandermane, Trumpeter",
    BLUE | WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(SWIFT,),
    abilities=(
        Standing(PlayCost(+1, ANY_CARD, OPPONENTS, wording=w.UNFORCED), DuringFaceoff(involving_this=True)),
    ),
)

RARITY_PONY_PIRATE = friend(
    "sb73",
    "Rarity, Pony Pirate",
    BLUE | WHITE,
    power=2,
    cost=3,
    needs=2,
    traits=(UNICORN, PIRATE),
    rarity=RARE,
    abilities=(when(Confronts(YOU), May(PayTo((Retire(THIS),), Score(Spelt(2))))),),
)

FLUTTERSHY_PONY_PIRATE = friend(
    "sb74",
    "Fluttershy, Pony Pirate",
    BLUE | YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS, PIRATE),
    rarity=RARE,
    keywords=(SWIFT,),
    abilities=(when(Enters(THIS), DontPrevent(each(cards(TROUBLEMAKER), wording=w.TOGETHER))),),
)

SHOESHINE_ANIMAL_SANCTUARY = friend(
    "sb75",
    "Shoeshine, Animal Sanctuary",
    BLUE | YELLOW,
    power=1,
    cost=1,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(TRAVELER,),
    abilities=(
        Activated(IMMEDIATE, Move(THIS), (Retire(choose(yours(FRIEND, Another()))),)),
        when(WinsFaceoff(YOU, involving_this=True), May(PutTokens(token(1, YELLOW, CRITTER)))),
    ),
)

BACKUP_DANCERS_FEEL_THE_RHYTHM = friend(
    "sb76",
    "Backup Dancers, Feel the Rhythm",
    PINK | ORANGE,
    power=3,
    cost=3,
    needs=(Need(ORANGE, 3), Need(PINK, 3)),
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            Sequence(
                (
                    PutTokens(token(1, PINK, EARTH_PONY), Spelt(2)),
                    Exhaust(
                        Choose(
                            cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)),
                            ForEach(+1, yours(CHARACTER)),
                        )
                    ),
                ),
                w.THEN,
            ),
        ),
    ),
)

APPLEJACK_AND_TWILIGHT_SPARKLE_SOUP_DU_JOUR = friend(
    "sb78",
    "Applejack & Twilight Sparkle, Soup Du Jour",
    PURPLE | ORANGE,
    power=4,
    cost=4,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2)),
    traits=(EARTH_PONY, ALICORN, ROYALTY),
    rarity=UNCOMMON,
    keywords=(meticulous(1),),
    abilities=(Standing(FlipsMore(YOU, +1), DuringFaceoff(TROUBLEMAKER_FACEOFF)),),
)

LIX_SPITTLE_RECIPE_FOR_DISASTER = friend(
    "sb79",
    "Lix Spittle, Recipe for Disaster",
    PURPLE | ORANGE,
    power=2,
    cost=4,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2)),
    traits=(STORM,),
    rarity=RARE,
    keywords=(PREPARED,),
    abilities=(
        Continuous(
            (Power(ForEach(+1, in_your_discard_pile(EVENT)), w.HAVE),),
            each(yours(TROUBLEMAKER), wording=w.TOGETHER),
        ),
    ),
)

APPLEJACK_AND_RARITY_ODD_COUPLE = friend(
    "sb80",
    "Applejack & Rarity, Odd Couple",
    WHITE | ORANGE,
    power=2,
    cost=3,
    needs=(Need(ORANGE, 1), Need(WHITE, 1)),
    traits=(EARTH_PONY, UNICORN),
    rarity=UNCOMMON,
    keywords=(diligent(1),),
    abilities=(Continuous((PowerTimes(),), THIS, HasMore(cards(FRIEND), who=AN_OPPONENT), w.OWN_NUMBER),),
)

SEAPONY_DUO_FLIPPER_FLOPPERS = friend(
    "sb83",
    "Seapony Duo, Flipper Floppers",
    YELLOW | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 3), Need(YELLOW, 3)),
    traits=(SEAPONY,),
    rarity=RARE,
    abilities=(
        Standing(FlipsMore(YOU, +1), DuringFaceoff(involving_this=True)),
        Standing(FlipsMore(OPPONENTS, -1), DuringFaceoff(involving_this=True)),
    ),
)

SALINA_BLUE_SINK_OR_SWIM = friend(
    "sb84",
    "Salina Blue, Sink or Swim",
    PINK | PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(SEAPONY,),
    rarity=RARE,
    keywords=(eccentric(2),),
    abilities=(
        Activated(
            IMMEDIATE,
            Sequence((Draw(3), PutOnDeck(Choose(in_your_hand(CARD), 2, wording=w.FROM), w.YOURS)), w.THEN),
            (Exhaust(THIS),),
        ),
    ),
)

TEMPEST_SHADOW_AND_GRUBBER_ON_THE_TRAIL = friend(
    "sb85",
    "Tempest Shadow & Grubber, On the Trail",
    PINK | PURPLE,
    power=4,
    cost=4,
    needs=3,
    traits=(UNICORN, STORM),
    rarity=UNCOMMON,
    keywords=(HASTY,),
    abilities=(
        when(Enters(THIS), May(PutOnDeck(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

BODYGUARD_EQUINE_ESCORT = friend(
    "sb86",
    "Bodyguard, Equine Escort",
    PINK | WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(
            LeavesPlay(one(FRIEND, Not(Token()))),
            May(PutTokens(token(1, WHITE, UNICORN, keywords=(PREPARED,)))),
        ),
        main_phase(
            LookAndSort(1, ProblemDeckAt(ANYWHERE), w.TOP_OR_BOTTOM),
            costs=(Exhaust(THIS), Retire(choose(cards(FRIEND)))),
        ),
    ),
)

PINKIE_PIE_AND_PRINCESS_SKYSTAR_SURPRISE_GUEST = friend(
    "sb88",
    "Pinkie Pie & Princess Skystar, Surprise Guest",
    PINK | YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(SEAPONY, ROYALTY),
    rarity=UNCOMMON,
    keywords=(HASTY,),
    abilities=(
        when(Enters(THIS), May(PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

SHELLY_AND_SHELDON_HAPPY_AS_A_CLAM = friend(
    "sb89",
    "Shelly & Sheldon, Happy as a Clam",
    PINK | YELLOW,
    power=3,
    cost=2,
    needs=2,
    traits=(ALLY,),
    rarity=RARE,
    keywords=(eccentric(3), SWIFT),
    abilities=(Standing(CantContribute(THIS)),),
)

KLUGETOWN_VENDOR_DEAL_WITH_IT = friend(
    "sb90",
    "Klugetown Vendor, Deal With It",
    WHITE | PURPLE,
    power=3,
    cost=3,
    needs=(Need(PURPLE, 3), Need(WHITE, 3)),
    traits=(ALLY,),
    rarity=UNCOMMON,
    keywords=(showy(1),),
    abilities=(
        when(
            Challenges(AN_OPPONENT, one(TROUBLEMAKER, ControlledBy(YOU))),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
        ),
    ),
)

OCTAVIA_HARMONY_AND_DISSONANCE = friend(
    "sb91",
    "Octavia, Harmony and Dissonance",
    WHITE | PURPLE,
    power=3,
    cost=3,
    needs=(Need(PURPLE, 3), Need(WHITE, 3)),
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(meticulous(1),),
    abilities=(As(IsPlaying(AN_OPPONENT, one(EVENT)), May(PayTo((Pay(2), Exhaust(THIS)), Cancel(THAT)))),),
)

CRITTER_CHOIR_CHEERFUL_CHIRPERS = friend(
    "sb94",
    "Critter Choir, Cheerful Chirpers",
    WHITE | YELLOW,
    power=2,
    cost=4,
    needs=2,
    traits=(CRITTER,),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            Sequence(
                (
                    PutTokens(token(1, YELLOW, CRITTER), Spelt(2)),
                    Give((Power(+2),), each(yours(CHARACTER)), END_OF_TURN),
                ),
                w.THEN,
            ),
        ),
    ),
)
