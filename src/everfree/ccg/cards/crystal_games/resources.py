"""The Resources of The Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ACCESSORY, AN_OPPONENT, ANY_PHASE, ANYWHERE, ARMOR, ARTIFACT, ASSET, BLUE, CARD,
    CARDS_DRAWN, CHARACTER, COMMON, CONDITION, CRYSTAL, DRAGON, EARTH_PONY, END_OF_PHASE, END_OF_TURN,
    EXACTLY, FACEOFF_TIMING, FOAL, FRIEND, ITS_PROBLEM, LOCATION, MAILBOX, MAIN_PHASE, MAIN_PHASE_TIMING,
    MORE_THAN, NO_PHASE, OPPONENT, OPPONENTS, ORANGE, PEGASUS, PINK, POWER, PRINTED_POWER, PROBLEM, PURPLE,
    RARE, RESOURCE, SCORE_PHASE_TIMING, THAT, THAT_PLAYER, THIS, ULTRA_RARE, UNCOMMON, UNICORN, UNIQUE,
    UNTIL_TRIGGERED, WHITE, YELLOW, YOU, Activated, At, Attachment, Banish, By, Cant, Choose, ChooseColour,
    ChooseCounter, Confronts, Continuous, ControlledBy, Controls, ControlsHost, CounterIs, Counters,
    DidThisTurn, DiscardCards, Dismiss, DoesntReady, Draw, Draws, EachPlayer, EaseProblem, Enters,
    EntersExhausted, Exhaust, FaceoffEnds, FirstTime, ForEach, Frighten, GainControl, GainsChosenColour, Give,
    HasColours, HasTrait, Host, If, IfDone, Involved, Is, IsFrightened, It, Lasting, LosesAbilities, May,
    MeetNeeds, Move, Moves, Not, NumberOf, OfColour, OneParagraph, Other, Pay, PayTo, PhaseEnds, PhaseStarts,
    Pick, PlayOn, PlayOnlyIf, Plays, PlayToHome, Power, PutCounters, PutIntoHand, PutIntoPlay, PutOnDeck,
    RallyCost, Ready, ReadyCards, RemoveCounters, Retire, Reveal, Score, Sequence, ShuffleDeck, Standing,
    Surpasses, That, This, Titled, TurnEnds, TurnStarts, With, WithOneTraitOf, WithTrait, cards, choose, each,
    here, in_your_discard_pile, in_your_hand, main_phase, one, play_on, reaction, resource, when,
    wordings as w, yours,
)  # fmt: skip

BONELESS = resource(
    "cg125",
    "Boneless",
    0,
    power=3,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(
            Sequence((EachPlayer(ShuffleDeck(), wording=w.ALL_OF_THEM), Draw(3))),
            costs=(Retire(THIS), Pay(1)),
        ),
        main_phase(
            Give((HasColours(PINK, w.HAVE),), choose(yours(CHARACTER)), END_OF_PHASE), costs=(Retire(THIS),)
        ),
    ),
)

CEREMONIAL_HEADDRESS = resource(
    "cg126",
    "Ceremonial Headdress",
    WHITE,
    power=3,
    cost=2,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((Power(+2, w.HAVE), HasTrait(CRYSTAL, w.AS_STATE)), Host(FRIEND, w.THAT_ONE)),
    ),
)

COCO_POMMELS_THREAD = resource(
    "cg127",
    "Coco Pommel's Thread",
    0,
    power=3,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(
            PutIntoHand(choose(in_your_discard_pile(RESOURCE), wording=w.FROM), w.YOURS),
            costs=(Retire(THIS), Pay(2)),
        ),
        main_phase(
            Give((HasColours(WHITE, w.HAVE),), choose(yours(CHARACTER)), END_OF_PHASE), costs=(Retire(THIS),)
        ),
    ),
)

CREEPY_CREEPING_CRYSTALS = resource(
    "cg128",
    "Creepy Creeping Crystals",
    YELLOW,
    power=3,
    cost=1,
    needs=4,
    rarity=UNCOMMON,
    traits=(CONDITION,),
    abilities=(play_on(PROBLEM), Standing(RallyCost(1, cards(FRIEND, here()), OPPONENTS))),
)

CRYSTAL_FORCEFIELD = resource(
    "cg129",
    "Crystal Forcefield",
    PURPLE,
    power=5,
    cost=2,
    needs=4,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        play_on(PROBLEM),
        Standing(Cant(Confronts(A_PLAYER, wording=w.THAT_ONE))),
        main_phase(Banish(THIS), costs=(Pay(3),), anyone=True),
    ),
)

DAZZLING_JACKET = resource(
    "cg130",
    "Dazzling Jacket",
    WHITE,
    power=5,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Standing(
            Cant(Moves(A_PLAYER, one(FRIEND), destination=ITS_PROBLEM, wording=w.PASSIVE)),
            Is(Host(FRIEND, w.THAT_ONE), (Surpasses(POWER, MORE_THAN, cards(FRIEND, here())),)),
        ),
    ),
)

DRESSED_UP = resource(
    "cg131",
    "Dressed Up",
    WHITE,
    power=3,
    cost=1,
    needs=1,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous(
            (Power(+1, w.HAVE), HasColours(WHITE, w.AS_STATE), LosesAbilities(barred=True, wording=w.GAINED)),
            Host(FRIEND, w.THAT_ONE),
        ),
    ),
)

FAKE_CRYSTAL_HEART = resource(
    "cg132",
    "Fake Crystal Heart",
    0,
    power=4,
    cost=2,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    GainControl(choose(cards(RESOURCE, ControlledBy(OPPONENT), Not(Attachment())))),
                    GainControl(THIS, who=THAT_PLAYER),
                )
            ),
            (Pay(1),),
            wording=w.SPOKEN_OF,
        ),
    ),
)

FEEDBAG = resource(
    "cg133",
    "Feedbag",
    ORANGE,
    power=5,
    cost=0,
    needs=4,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        PlayOn(cards(FRIEND, OfColour(ORANGE))),
        main_phase(Give((Power(+1),), Host(FRIEND, w.THAT_ONE), END_OF_TURN), costs=(DiscardCards(YOU),)),
    ),
)

JESTER_SUIT = resource(
    "cg134",
    "Jester Suit",
    0,
    power=3,
    cost=2,
    rarity=RARE,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous(
            (
                HasColours(PINK, w.HAVE),
                Power(ForEach(+1, yours(FRIEND, OfColour(PINK), Other(), here())), w.HAVE),
            ),
            Host(FRIEND, w.THAT_ONE),
        ),
    ),
)

JOUSTING_ARMOR = resource(
    "cg135",
    "Jousting Armor",
    BLUE,
    power=5,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(ACCESSORY, ARMOR),
    abilities=(
        play_on(FRIEND),
        Continuous((Power(+1, w.HAVE),), Host(FRIEND, w.THAT_ONE), Involved(what=Host(FRIEND, w.THAT_ONE))),
        Activated(
            FACEOFF_TIMING,
            Sequence(
                (
                    Move(Host(FRIEND, w.THAT_ONE), A_PROBLEM),
                    Lasting(when(FaceoffEnds(wording=w.SPOKEN_OF), Retire(THIS)), UNTIL_TRIGGERED),
                )
            ),
            (Exhaust(THIS),),
        ),
    ),
)

MAGICAL_MAILBOX = resource(
    "cg136",
    "Magical Mailbox",
    YELLOW,
    power=5,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(MAILBOX,),
    abilities=(
        PlayToHome(),
        main_phase(
            If(
                Is(THAT, (WithOneTraitOf((DRAGON, PEGASUS)),), wording=w.REMOVED_FROM),
                Draw(2),
                Draw(),
                w.INSTEAD,
            ),
            costs=(ChooseCounter(choose(yours(CHARACTER, Ready())), remove=True),),
        ),
    ),
)

OUT_OF_ACTION = resource(
    "cg137",
    "Out of Action",
    ORANGE,
    power=3,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        play_on(FRIEND),
        OneParagraph(
            (
                when(Enters(THIS), Exhaust(Host(FRIEND, w.THAT_ONE)), wording=w.UNDERSTOOD),
                Standing(DoesntReady(Host(FRIEND, w.THAT_ONE))),
            )
        ),
    ),
)

PARTY_BOMB = resource(
    "cg138",
    "Party Bomb",
    PINK,
    power=3,
    cost=0,
    needs=1,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        when(TurnStarts(YOU), May(PutCounters(counter="Party"))),
        main_phase(
            Dismiss(
                each(
                    cards(FRIEND, With(PRINTED_POWER, EXACTLY, NumberOf(Counters("Party")))), wording=w.WHOLE
                )
            ),
            costs=(Pay(NumberOf(Counters("Party"))), Retire(This(w.IT))),
        ),
    ),
)

PILE_OF_PRESENTS = resource(
    "cg139",
    "Pile of Presents",
    0,
    power=3,
    cost=0,
    rarity=UNCOMMON,
    traits=(ASSET, UNIQUE),
    abilities=(
        PlayToHome(),
        when(
            Draws(AN_OPPONENT, MAIN_PHASE, own=True),
            Score(1),
            if_=DidThisTurn(THAT_PLAYER, 4, CARDS_DRAWN, w.SPOKEN_OF),
        ),
        when(
            Draws(AN_OPPONENT, MAIN_PHASE, own=True),
            May(PayTo((Exhaust(THIS), Exhaust(choose(yours(FRIEND)))), Draw())),
        ),
    ),
)

PONY_CHARM = resource(
    "cg140",
    "Pony Charm",
    WHITE,
    power=4,
    cost=3,
    needs=5,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(play_on(FRIEND), Standing(ControlsHost())),
)

PONYVILLE_BANNER = resource(
    "cg141",
    "Ponyville Banner",
    0,
    power=4,
    cost=1,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            SCORE_PHASE_TIMING,
            Sequence(
                (Pick(choose(cards(PROBLEM))), MeetNeeds(That(PROBLEM), (UNICORN, EARTH_PONY, PEGASUS)))
            ),
            (Retire(THIS),),
        ),
    ),
)

PONYVILLE_MAILBOX = resource(
    "cg142",
    "Ponyville Mailbox",
    YELLOW,
    power=5,
    cost=2,
    needs=2,
    rarity=COMMON,
    traits=(MAILBOX,),
    abilities=(
        PlayToHome(),
        main_phase(
            If(
                CounterIs("Postage"),
                Give((Power(+2),), choose(cards(FRIEND)), END_OF_TURN),
                Give((Power(+1),), choose(cards(FRIEND)), END_OF_TURN),
                w.SAME_INSTEAD,
            ),
            costs=(ChooseCounter(choose(yours(CHARACTER, Ready())), remove=True),),
        ),
    ),
)

RAINBOWFIED = resource(
    "cg143",
    "Rainbowfied",
    0,
    power=2,
    cost=3,
    rarity=UNCOMMON,
    traits=(CONDITION,),
    abilities=(
        PlayOn(yours(FRIEND)),
        main_phase(
            Sequence(
                (ChooseColour(), Give((GainsChosenColour(w.HAVE),), Host(FRIEND, w.THAT_ONE), END_OF_PHASE))
            ),
            costs=(Exhaust(Host(FRIEND, w.THAT_ONE)),),
        ),
    ),
)

ROYAL_SPYGLASS = resource(
    "cg144",
    "Royal Spyglass",
    PURPLE,
    power=4,
    cost=0,
    needs=1,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(
            By(AN_OPPONENT, Reveal(Choose(in_your_hand(CARD), wording=w.FROM, at_random=True))),
            costs=(Exhaust(THIS),),
        ),
    ),
)

SCOOTALOOS_SCOOTER = resource(
    "cg145",
    "Scootaloo's Scooter",
    BLUE,
    power=4,
    cost=1,
    needs=4,
    rarity=RARE,
    traits=(ACCESSORY,),
    abilities=(
        PlayOn(cards(FRIEND, WithTrait(FOAL))),
        Activated(ANY_PHASE, Move(Host(FRIEND, w.THAT_ONE), A_PROBLEM), (Exhaust(THIS),)),
    ),
)

SCORPANS_NECKLACE = resource(
    "cg146",
    "Scorpan's Necklace",
    0,
    power=3,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(
            PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOUR_TOP), costs=(Retire(THIS), Pay(1))
        ),
        main_phase(
            Give((HasColours(PURPLE, w.HAVE),), choose(yours(CHARACTER)), END_OF_PHASE), costs=(Retire(THIS),)
        ),
    ),
)

SEABREEZES_FLOWER = resource(
    "cg147",
    "Seabreeze's Flower",
    0,
    power=3,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(Dismiss(choose(cards(RESOURCE, ControlledBy(OPPONENT)))), costs=(Retire(THIS), Pay(1))),
        main_phase(
            Give((HasColours(YELLOW, w.HAVE),), choose(yours(CHARACTER)), END_OF_PHASE), costs=(Retire(THIS),)
        ),
    ),
)

SILVER_SHILLS_COIN = resource(
    "cg148",
    "Silver Shill's Coin",
    0,
    power=3,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(Exhaust(choose(cards(CHARACTER))), costs=(Retire(THIS), Pay(1))),
        main_phase(
            Give((HasColours(ORANGE, w.HAVE),), choose(yours(CHARACTER)), END_OF_PHASE), costs=(Retire(THIS),)
        ),
    ),
)

SLICK_SHADES = resource(
    "cg149",
    "Slick Shades",
    BLUE,
    power=4,
    cost=1,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous(
            (
                Power(
                    ForEach(+1, cards(CARD, Titled("Slick Shades", w.ALONE), At(ANYWHERE, w.IN_PLAY))), w.HAVE
                ),
            ),
            Host(FRIEND, w.THAT_ONE),
        ),
    ),
)

SMILE_AND_WAVE = resource(
    "cg150",
    "Smile and Wave",
    YELLOW,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        play_on(FRIEND),
        when(Plays(YOU, one(FRIEND)), Give((Power(+2),), Host(FRIEND, w.ATTACHED), END_OF_TURN)),
    ),
)

SPITFIRES_BADGE = resource(
    "cg151",
    "Spitfire's Badge",
    0,
    power=3,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(Frighten(choose(cards(FRIEND, ControlledBy(OPPONENT)))), costs=(Retire(THIS), Pay(2))),
        main_phase(
            Give((HasColours(BLUE, w.HAVE),), choose(yours(CHARACTER)), END_OF_PHASE), costs=(Retire(THIS),)
        ),
    ),
)

STONE_COLD = resource(
    "cg152",
    "Stone Cold",
    ORANGE,
    power=5,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(CONDITION,),
    abilities=(play_on(FRIEND), Standing(Cant(IsFrightened(Host(FRIEND, w.THAT_ONE))))),
)

STUDY_SESSION = resource(
    "cg153",
    "Study Session",
    PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Standing(
            EntersExhausted(each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), wording=w.TOGETHER))
        ),
    ),
)

THE_CRYSTAL_HEART_HEART_OF_AN_EMPIRE = resource(
    "cg154",
    "The Crystal Heart",
    0,
    power=6,
    cost=2,
    rarity=RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        when(
            FirstTime(Plays(YOU, one(FRIEND, WithTrait(CRYSTAL))), w.FIRST_OF_YOURS),
            PutCounters(counter="Crystal"),
        ),
        reaction(
            PhaseStarts(NO_PHASE, A_PLAYER, w.NOBODYS),
            Sequence(
                (
                    ChooseColour(wording=w.JOINED),
                    Give(
                        (GainsChosenColour(w.HAVE),),
                        choose(cards(FRIEND), wording=w.CHOSEN_FIRST),
                        END_OF_PHASE,
                    ),
                )
            ),
            costs=(RemoveCounters(count=2, counter="Crystal"),),
        ),
    ),
    subtitle="Heart of an Empire",
)

WONDERBOLT_ACADEMY_INVITATIONS = resource(
    "cg155",
    "Wonderbolt Academy Invitations",
    BLUE,
    power=5,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        reaction(
            PhaseStarts(NO_PHASE, A_PLAYER, w.NOBODYS),
            May(
                PayTo(
                    (Exhaust(THIS),),
                    Sequence(
                        (
                            ReadyCards(choose(yours(FRIEND))),
                            Lasting(
                                when(PhaseEnds(NO_PHASE, A_PLAYER, w.THE_PHASE), Retire(That(FRIEND))),
                                UNTIL_TRIGGERED,
                            ),
                        )
                    ),
                )
            ),
        ),
    ),
)

THE_EQUESTRIA_GAMES = resource(
    "cg202",
    "The Equestria Games",
    WHITE,
    power=6,
    cost=2,
    needs=5,
    rarity=ULTRA_RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        when(TurnEnds(YOU), PutCounters(counter="Victory")),
        when(
            TurnStarts(YOU),
            May(
                IfDone(
                    Retire(THIS),
                    EachPlayer(
                        PutIntoPlay(
                            Choose(
                                in_your_discard_pile(FRIEND),
                                NumberOf(Counters("Victory")),
                                wording=w.FROM,
                                up_to=True,
                            )
                        )
                    ),
                )
            ),
        ),
    ),
)

THE_ELEMENT_OF_HONESTY_FAITHFUL_AND_STRONG = resource(
    "cg203",
    "The Element of Honesty",
    ORANGE,
    power=7,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Standing(PlayOnlyIf(Controls(YOU, cards(CARD, Titled("Applejack", w.ALONE)), 1))),
        when(TurnStarts(YOU), PutCounters(counter="Harmony")),
        reaction(
            Enters(one(FRIEND, ControlledBy(YOU), OfColour(ORANGE))),
            Sequence(
                (
                    PutCounters(It(), NumberOf(Counters("Harmony"))),
                    RemoveCounters(count=0, counter="Harmony"),
                ),
                w.THEN,
            ),
        ),
    ),
    subtitle="Faithful and Strong",
)

THE_ELEMENT_OF_GENEROSITY_A_BEAUTIFUL_HEART = resource(
    "cg204",
    "The Element of Generosity",
    WHITE,
    power=7,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Standing(PlayOnlyIf(Controls(YOU, cards(CARD, Titled("Rarity", w.ALONE)), 1))),
        when(TurnStarts(YOU), PutCounters(counter="Harmony")),
        Activated(
            SCORE_PHASE_TIMING,
            EaseProblem(choose(cards(PROBLEM)), 3, END_OF_TURN),
            (RemoveCounters(count=2, counter="Harmony"),),
        ),
    ),
    subtitle="A Beautiful Heart",
)
