"""The Mane Characters of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, ANY_PHASE, AT_LEAST, BLUE, CARD, CARETAKER, CHARACTER, CRITTER, DISCARDED,
    EARTH_PONY, END_OF_FACEOFF, END_OF_TURN, EVENT, FACEOFF_TIMING, FIXED, FRIEND, HERE, HOME, INSPIRED,
    ITS_PROBLEM, MAIN_PHASE, MORE_THAN, OPPONENT, ORANGE, PEGASUS, PINK, POWER, PRINTED_POWER,
    PROBLEM_FACEOFFS, PURPLE, RANDOM, RESOURCE, ROYALTY, SCORE_PHASE, STUBBORN, STUDIOUS, SWIFT, THERE, THIS,
    ULTRA_RARE, UNCOMMON, UNICORN, WHITE, YELLOW, YOU, Activated, Another, At, AtLeast, Choose, Compares,
    Confronts, Continuous, ControlledBy, DiscardCards, Dismiss, DuringFaceoff, Exhaust, Exhausted, ForEach,
    Give, Has, If, IfDone, It, May, Move, Moves, OfColour, On, OverHomeLimit, Pay, PayTo, PhaseStarts,
    PlayCost, Plays, Power, PutIntoHand, ReadyCards, Retire, Reveal, RevealTop, SearchDeck, Sequence, Side,
    SideTurnsUp, Standing, StartsFaceoff, That, ThereAre, This, TopOf, TurnEnds, TurnOver, TurnOverCost,
    ValueOf, WinsFaceoff, With, WithCard, WithTrait, cards, choose, each, here, in_your_hand, main_phase,
    mane, one, when, wordings as w, yours,
)  # fmt: skip

RAINBOW_DASH_HANGING_OUT = mane(
    "cn1",
    "Rainbow Dash, Hanging Out",
    rarity=UNCOMMON,
    start=Side(
        BLUE,
        1,
        (PEGASUS,),
        abilities=(
            Activated(
                ANY_PHASE,
                TurnOver(THIS),
                wording=w.AT_WILL,
                condition=ThereAre(cards(FRIEND, WithTrait(PEGASUS), At(ITS_PROBLEM)), 2),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        BLUE,
        3,
        (PEGASUS,),
        (SWIFT,),
        (
            when(
                StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
                May(ReadyCards(choose(cards(FRIEND, Exhausted(), At(ITS_PROBLEM))))),
            ),
        ),
        home_limit=4,
    ),
)

APPLEJACK_APPLE_VENDOR = mane(
    "cn2",
    "Applejack, Apple Vendor",
    rarity=UNCOMMON,
    start=Side(
        ORANGE,
        1,
        (EARTH_PONY,),
        abilities=(
            when(
                PhaseStarts(SCORE_PHASE, YOU),
                May(PayTo((Pay(2),), Give((Power(+2),), choose(yours(FRIEND)), END_OF_TURN, w.BRIEFLY))),
            ),
            when(
                TurnEnds(YOU),
                TurnOver(THIS),
                if_=Has(YOU, cards(FRIEND, With(POWER, AT_LEAST, 5, w.AT_LEAST))),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        ORANGE,
        3,
        (EARTH_PONY,),
        (STUBBORN,),
        (
            main_phase(
                RevealTop(3, cards(FRIEND), DISCARDED, wording=w.LISTED),
                costs=(Retire(choose(yours(FRIEND))),),
            ),
        ),
        home_limit=4,
    ),
)

PINKIE_PIE_POKEY_PONY = mane(
    "cn3",
    "Pinkie Pie, Pokey Pony",
    rarity=UNCOMMON,
    start=Side(
        PINK,
        1,
        (EARTH_PONY,),
        abilities=(
            when(TurnEnds(YOU, w.AS_DEED), TurnOver(THIS), if_=WithCard(HERE, yours(FRIEND), 3, w.NAMED)),
        ),
        home_limit=3,
    ),
    boosted=Side(
        PINK,
        3,
        (EARTH_PONY,),
        (RANDOM,),
        (
            when(
                Confronts(YOU),
                May(
                    PayTo(
                        (Retire(choose(yours(FRIEND, At(THERE)))),),
                        Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT), At(THERE)))),
                    )
                ),
            ),
        ),
        home_limit=4,
    ),
)

PRINCESS_LUNA_THE_PARTYS_OVER = mane(
    "cn4",
    "Princess Luna, The Party's Over",
    rarity=UNCOMMON,
    start=Side(
        PURPLE,
        1,
        (ALICORN, ROYALTY),
        abilities=(when(WinsFaceoff(YOU, involving_this=True), TurnOver(THIS)),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (ALICORN, ROYALTY),
        abilities=(
            Continuous(
                (Power(-1, w.HAVE),),
                each(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.TOGETHER),
                DuringFaceoff(PROBLEM_FACEOFFS),
            ),
        ),
        home_limit=4,
    ),
)

TWILIGHT_SPARKLE_GALA_GREETER = mane(
    "cn5",
    "Twilight Sparkle, Gala Greeter",
    rarity=UNCOMMON,
    start=Side(
        PURPLE,
        1,
        (UNICORN,),
        abilities=(when(Plays(YOU, one(EVENT)), Sequence((TurnOver(THIS), Exhaust(This(w.IT))))),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (UNICORN,),
        (STUDIOUS,),
        (
            when(
                Moves(YOU, THIS, destination=A_PROBLEM),
                May(Move(choose(cards(FRIEND, ControlledBy(OPPONENT))), THERE)),
            ),
        ),
        home_limit=4,
    ),
)

RARITY_DRESSMAKER = mane(
    "cn6",
    "Rarity, Dressmaker",
    rarity=UNCOMMON,
    start=Side(
        WHITE,
        1,
        (UNICORN,),
        abilities=(when(Plays(YOU, one(RESOURCE, On(yours(FRIEND)))), TurnOver(THIS)),),
        home_limit=3,
    ),
    boosted=Side(
        WHITE,
        3,
        (UNICORN,),
        (INSPIRED,),
        (when(Plays(YOU, one(RESOURCE, On(yours(FRIEND)))), Give((Power(+2),), That(FRIEND), END_OF_TURN)),),
        home_limit=4,
    ),
)

FLUTTERSHY_FRIEND_TO_ANIMALS = mane(
    "cn7",
    "Fluttershy, Friend to Animals",
    rarity=UNCOMMON,
    start=Side(
        YELLOW,
        1,
        (PEGASUS,),
        abilities=(
            main_phase(TurnOver(THIS), costs=(Pay(3),)),
            Standing(
                TurnOverCost(ForEach(-1, cards(FRIEND, WithTrait(CRITTER), ControlledBy(YOU, w.CONTROLLED))))
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        YELLOW,
        3,
        (PEGASUS,),
        (CARETAKER,),
        (
            main_phase(
                Move(THIS, A_PROBLEM, w.HAVING, beside=yours(FRIEND, WithTrait(CRITTER))), costs=(Pay(1),)
            ),
        ),
        home_limit=4,
    ),
)

RARITY_MOVER_AND_SHAKER = mane(
    "cn8",
    "Rarity, Mover and Shaker",
    rarity=UNCOMMON,
    start=Side(
        WHITE,
        1,
        (UNICORN,),
        abilities=(
            when(
                Confronts(YOU, using=AtLeast(2, cards(CHARACTER, Another(), OfColour(WHITE)))), TurnOver(THIS)
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        WHITE,
        3,
        (UNICORN,),
        abilities=(Standing(PlayCost(+1, cards(EVENT), OPPONENT, wording=w.SIGNED)),),
        home_limit=4,
    ),
)

PRINCESS_LUNA_DREAM_CATCHER = mane(
    "cn189",
    "Princess Luna, Dream Catcher",
    rarity=ULTRA_RARE,
    start=Side(
        PURPLE, 1, (ALICORN, ROYALTY), abilities=(main_phase(TurnOver(THIS), costs=(Pay(3),)),), home_limit=4
    ),
    boosted=Side(
        PURPLE,
        2,
        (ALICORN, ROYALTY),
        abilities=(
            when(
                SideTurnsUp(wording=w.SPACED),
                May(
                    SearchDeck(
                        cards(EVENT), Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))), wording=w.IN_ONE
                    )
                ),
            ),
            when(
                PhaseStarts(MAIN_PHASE, YOU),
                May(
                    IfDone(
                        Reveal(TopOf()),
                        Sequence(
                            (
                                Reveal(choose(in_your_hand(CARD), wording=w.FROM)),
                                If(
                                    Compares(
                                        ValueOf(PRINTED_POWER, That(wording=w.FROM), w.NUMBER_OF),
                                        MORE_THAN,
                                        ValueOf(PRINTED_POWER, That(before=True)),
                                        w.UNDERSTOOD,
                                    ),
                                    Sequence(
                                        (
                                            PutIntoHand(That(wording=w.FOUND, before=True), w.YOURS),
                                            TurnOver(THIS),
                                        )
                                    ),
                                ),
                            )
                        ),
                    )
                ),
            ),
        ),
        home_limit=4,
    ),
)

PRINCESS_CELESTIA_EQUESTRIAN_LEADER = mane(
    "cn190",
    "Princess Celestia, Equestrian Leader",
    rarity=ULTRA_RARE,
    start=Side(
        YELLOW, 1, (ALICORN, ROYALTY), abilities=(main_phase(TurnOver(THIS), costs=(Pay(3),)),), home_limit=4
    ),
    boosted=Side(
        YELLOW,
        3,
        (ALICORN, ROYALTY),
        abilities=(
            when(SideTurnsUp(wording=w.SPACED), May(ReadyCards(choose(cards(RESOURCE))))),
            main_phase(
                Sequence(
                    (
                        Give(
                            (Power(ValueOf(POWER, It())),),
                            choose(yours(FRIEND, OfColour(YELLOW))),
                            END_OF_TURN,
                            w.ADDED_TO_THIS_TURN,
                        ),
                        TurnOver(THIS),
                    )
                ),
                costs=(Retire(choose(yours(RESOURCE))),),
            ),
        ),
        home_limit=4,
    ),
)

PRINCESS_LUNA_PRINCESS_OF_THE_NIGHT = mane(
    "cnf2",
    "Princess Luna, Princess of the Night",
    rarity=FIXED,
    start=Side(
        PURPLE,
        1,
        (ALICORN, ROYALTY),
        abilities=(when(Confronts(YOU), May(PayTo((Pay(2),), TurnOver(THIS)))),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (ALICORN, ROYALTY),
        (STUDIOUS,),
        (
            Activated(
                FACEOFF_TIMING,
                Give((Power(+3),), THIS, END_OF_FACEOFF),
                (DiscardCards(YOU, description=cards(EVENT)),),
            ),
        ),
        home_limit=4,
    ),
)

PRINCESS_CELESTIA_HOOF_SHAKER = mane(
    "cnf4",
    "Princess Celestia, Hoof Shaker",
    rarity=FIXED,
    start=Side(
        YELLOW,
        1,
        (ALICORN, ROYALTY),
        abilities=(main_phase(TurnOver(THIS), costs=(Exhaust(Choose(yours(FRIEND), 3)),)),),
        home_limit=3,
    ),
    boosted=Side(
        YELLOW,
        3,
        (ALICORN, ROYALTY),
        abilities=(
            when(
                TurnEnds(YOU),
                May(
                    PayTo(
                        (Exhaust(THIS),),
                        PutIntoHand(
                            choose(cards(FRIEND, ControlledBy(YOU, w.UNDERSTOOD), At(HOME, w.AS_ADVERB)))
                        ),
                    )
                ),
                if_=OverHomeLimit(YOU),
            ),
        ),
        home_limit=4,
    ),
)
