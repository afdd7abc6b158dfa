"""The Friends of Defenders of Equestria with several colours."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, AN_OPPONENT, ANYWHERE, AT_MOST, BLUE, CHANGELING, CHAOTIC, CHARACTER, COST,
    CRITTER, DRACONEQUUS, EARTH_PONY, END_OF_FACEOFF, END_OF_TURN, EVENT, FLIP, FOAL, FRIEND, HOME, IMMEDIATE,
    MANE, OPPONENT, ORANGE, PEGASUS, PINK, POWER, PREPARED, PROBLEM_FACEOFFS, PURPLE, RARE, ROCK, ROYALTY,
    STUBBORN, SWIFT, THAT_PLAYER, THIS, TROUBLEMAKER, TROUBLEMAKER_FACEOFF, UNCOMMON, UNICORN, WHITE, YELLOW,
    YOU, Activated, Another, At, Cant, CardType, CheapenNextCard, Choose, Confronts, ControlledBy,
    DiscardCards, Draw, Draws, Elsewhere, Enters, Exhaust, ForEach, Frighten, Gain, Give, InFaceoff,
    IsDismissed, IsFlipped, IsFrightened, IsRetired, IsUncovered, LeavesPlay, LookAndSort, LosesFaceoff,
    LoseTokens, May, Move, Moves, Need, Or, Other, PayTo, Plays, Power, ProblemDeckAt, PutCounters,
    PutIntoPlay, PutTokens, RemoveCounters, Retire, Score, Sequence, Spelt, Standing, StartsFaceoff, That,
    TurnEnds, TurnFaceDown, UncountedAtHome, ValueOf, WinsFaceoff, With, WithTrait, calming, cards, choose,
    diligent, each, eccentric, friend, here, in_your_discard_pile, in_your_hand, main_phase, meticulous, one,
    showy, token, when, wordings as w, yours,
)  # fmt: skip

APPLE_BLOOM_FASTEST = friend(
    "de57",
    "Apple Bloom, Fastest",
    BLUE | ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    keywords=(STUBBORN,),
    abilities=(
        main_phase(PutCounters(), costs=(Exhaust(THIS), DiscardCards(YOU))),
        main_phase(Move(THIS), costs=(Exhaust(THIS), DiscardCards(YOU))),
    ),
)

RAINBOW_DASH_AND_APPLEJACK_TWO_COOL = friend(
    "de58",
    "Rainbow Dash & Applejack, Two Cool",
    BLUE | ORANGE,
    power=4,
    cost=4,
    needs=2,
    traits=(PEGASUS, EARTH_PONY),
    rarity=RARE,
    keywords=(diligent(2), SWIFT),
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, kinds=PROBLEM_FACEOFFS, involving_this=True, wording=w.AS_TIME),
            May(Sequence((Draw(2), DiscardCards(YOU, 2)))),
        ),
    ),
)

ANGEL_WINGS_FRIENDLY_FAN = friend(
    "de59",
    "Angel Wings, Friendly Fan",
    BLUE | PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(when(Enters(THIS), May(CheapenNextCard(2, cards(FRIEND), w.PAID_FOR))),),
)

PROFESSOR_FLINTHEART_POTIONS_MASTER = friend(
    "de61",
    "Professor Flintheart, Potions Master",
    BLUE | PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(when(WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF), May(Frighten(choose(cards(FRIEND))))),),
)

QUIBBLE_PANTS_NONBELIEVER = friend(
    "de62",
    "Quibble Pants, Nonbeliever",
    BLUE | PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(meticulous(1),),
    abilities=(
        main_phase(PutIntoPlay(choose(in_your_hand(TROUBLEMAKER)), face_up=True), costs=(Exhaust(THIS),)),
    ),
)

SCOOTALOO_MOST_CREATIVE = friend(
    "de63",
    "Scootaloo, Most Creative",
    BLUE | WHITE,
    power=4,
    cost=4,
    needs=2,
    traits=(PEGASUS, FOAL),
    rarity=UNCOMMON,
    keywords=(PREPARED,),
    abilities=(when(WinsFaceoff(YOU, involving_this=True), Score(1)),),
)

CLOUDCHASER_AND_FLITTER_TWO_ON_THE_TEAM = friend(
    "de65",
    "Cloudchaser & Flitter, Two on the Team",
    BLUE | YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(calming(2),),
    abilities=(when(Moves(YOU, one(CHARACTER, Another(), With(POWER, AT_MOST, 2))), May(Move(THIS))),),
)

RAINBOW_DASH_AND_FLUTTERSHY_WORDS_OF_ENCOURAGEMENT = friend(
    "de66",
    "Rainbow Dash & Fluttershy, Words of Encouragement",
    BLUE | YELLOW,
    power=2,
    cost=1,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(SWIFT,),
    abilities=(
        when(
            LosesFaceoff(YOU, TROUBLEMAKER_FACEOFF, involving_this=True),
            May(Move(choose(yours(FRIEND, At(HOME))), A_PROBLEM)),
        ),
    ),
)

APPLEJACK_AND_PINKIE_PIE_ON_THE_BALL = friend(
    "de67",
    "Applejack & Pinkie Pie, On the Ball",
    PINK | ORANGE,
    power=3,
    cost=3,
    needs=(Need(ORANGE, 2), Need(PINK, 2)),
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(eccentric(1),),
    abilities=(Standing(Cant(IsFrightened(THIS))), when(IsUncovered(one(TROUBLEMAKER)), May(PutCounters()))),
)

MR_STRIPES_PUSHY_PONY = friend(
    "de70",
    "Mr. Stripes, Pushy Pony",
    PURPLE | ORANGE,
    power=5,
    cost=4,
    needs=(Need(ORANGE, 3), Need(PURPLE, 3)),
    traits=(EARTH_PONY, CHAOTIC),
    rarity=UNCOMMON,
    keywords=(PREPARED,),
    abilities=(
        Elsewhere(
            FLIP,
            when(IsFlipped(THIS), PutCounters(choose(cards(CardType(FRIEND | TROUBLEMAKER), InFaceoff())))),
        ),
        Activated(
            IMMEDIATE,
            Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff(w.SOME_FACEOFF)))),
            (Exhaust(THIS),),
        ),
    ),
)

CHEERILEE_CHEERILEEDER = friend(
    "de73",
    "Cheerilee, Cheerileeder",
    YELLOW | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 3), Need(YELLOW, 3)),
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        Activated(
            IMMEDIATE,
            Give(
                (Power(ValueOf(POWER, That(FRIEND))),),
                choose(yours(CHARACTER, Other())),
                END_OF_TURN,
                w.ADDED_TO,
            ),
            (Exhaust(THIS), Exhaust(choose(yours(FRIEND, At(HOME))))),
        ),
    ),
)

HOOFFIELDS_AND_MCCOLTS_UNEASY_TRUCE = friend(
    "de74",
    "Hooffields & McColts, Uneasy Truce",
    YELLOW | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 2), Need(YELLOW, 2)),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(diligent(2),),
    abilities=(
        main_phase(PutTokens(token(1, YELLOW, CRITTER), Spelt(2)), costs=(RemoveCounters(count=Spelt(2)),)),
        main_phase(
            PutTokens(token(3, ORANGE, ROCK)),
            costs=(Retire(Choose(cards(FRIEND, WithTrait(CRITTER)), 2, wording=w.IN_WORDS)),),
        ),
    ),
)

PINKIE_PIE_AND_TWILIGHT_SPARKLE_ALL_UNDER_CONTROL = friend(
    "de75",
    "Pinkie Pie & Twilight Sparkle, All Under Control",
    PINK | PURPLE,
    power=2,
    cost=4,
    needs=2,
    traits=(EARTH_PONY, ALICORN, ROYALTY),
    rarity=RARE,
    keywords=(eccentric(2),),
    abilities=(
        when(Draws(YOU), May(PutCounters(choose(yours(TROUBLEMAKER, here()))))),
        when(TurnEnds(YOU), May(Draw())),
    ),
)

RAINBOWSHINE_GIFT_GIVER = friend(
    "de76",
    "Rainbowshine, Gift Giver",
    PINK | PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(
        when(StartsFaceoff(AN_OPPONENT), May(Draw())),
        Activated(IMMEDIATE, CheapenNextCard(1, cards(EVENT), w.PAID_FOR), (Exhaust(THIS),)),
    ),
)

SAFFRON_MASALA_ANOTHER_SATISFIED_CUSTOMER = friend(
    "de77",
    "Saffron Masala, Another Satisfied Customer",
    PINK | WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(LeavesPlay(one(FRIEND)), Give((Power(+2),), each(yours(MANE), wording=w.ONLY), END_OF_TURN)),
    ),
)

TENDER_TAPS_SHARING_THE_STAGE = friend(
    "de78",
    "Tender Taps, Sharing the Stage",
    PINK | WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY, CHAOTIC),
    rarity=UNCOMMON,
    keywords=(eccentric(2),),
    abilities=(
        Elsewhere(
            FLIP,
            when(IsFlipped(THIS), PutIntoPlay(choose(in_your_discard_pile(FRIEND, With(COST, AT_MOST, 2))))),
        ),
        when(
            Plays(YOU, THIS), May(PutIntoPlay(choose(in_your_discard_pile(FRIEND, With(COST, AT_MOST, 2)))))
        ),
    ),
)

DEFENDERS_OF_EQUESTRIA_HIVE_HEROES = friend(
    "de79",
    "Defenders of Equestria, Hive Heroes",
    PINK | YELLOW,
    power=2,
    cost=3,
    needs=2,
    traits=(UNICORN, CHANGELING, DRACONEQUUS),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(THIS),
            May(
                PayTo(
                    (Retire(choose(cards(FRIEND))),),
                    TurnFaceDown(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING)))),
                )
            ),
        ),
        when(
            Or((IsRetired(one(FRIEND, ControlledBy(YOU))), IsDismissed(one(FRIEND, ControlledBy(YOU))))),
            May(PutCounters()),
        ),
    ),
)

PETUNIA_PALEO_EXCAVATOR = friend(
    "de80",
    "Petunia Paleo, Excavator",
    PINK | YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(calming(1),),
    abilities=(
        main_phase(
            LookAndSort(1, ProblemDeckAt(ANYWHERE), w.TOP_OR_BOTTOM),
            costs=(Exhaust(THIS), Retire(choose(cards(FRIEND)))),
        ),
    ),
)

TWILIGHT_SPARKLE_AND_RARITY_EXPOSED = friend(
    "de81",
    "Twilight Sparkle & Rarity, Exposed!",
    WHITE | PURPLE,
    power=2,
    cost=2,
    needs=(Need(PURPLE, 1), Need(WHITE, 1)),
    traits=(ALICORN, UNICORN, ROYALTY),
    rarity=RARE,
    abilities=(
        when(Enters(THIS), May(PutIntoPlay(choose(in_your_discard_pile(TROUBLEMAKER)), face_up=True))),
    ),
)

MAYOR_MARE_EMERGENCY_SESSION = friend(
    "de83",
    "Mayor Mare, Emergency Session",
    PURPLE | YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        Standing(UncountedAtHome(THIS)),
        Activated(
            IMMEDIATE,
            Give(
                (Power(ForEach(-1, yours(CHARACTER, At(HOME)))),),
                choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff(w.SOME_FACEOFF))),
                END_OF_FACEOFF,
            ),
            (Exhaust(THIS), DiscardCards(YOU, 2)),
        ),
    ),
)

SUNBURST_ROYAL_FOALSITTER = friend(
    "de84",
    "Sunburst, Royal Foalsitter",
    PURPLE | YELLOW,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=RARE,
    keywords=(calming(2),),
    abilities=(
        Activated(IMMEDIATE, Gain(1), (Exhaust(THIS),)),
        when(Confronts(AN_OPPONENT), LoseTokens(THAT_PLAYER, 1, w.SPOKEN_OF)),
    ),
)

RARITY_AND_FLUTTERSHY_CRITTER_RECRUITERS = friend(
    "de85",
    "Rarity & Fluttershy, Critter Recruiters",
    WHITE | YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN, PEGASUS),
    rarity=UNCOMMON,
    keywords=(showy(1),),
    abilities=(when(StartsFaceoff(AN_OPPONENT), May(PutTokens(token(1, YELLOW, CRITTER)))),),
)
