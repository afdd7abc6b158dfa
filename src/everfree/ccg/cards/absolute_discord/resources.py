"""The Resources of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ACCESSORY, ALL, AN_OPPONENT, ANYWHERE, ARTIFACT, ASSET, AT_LEAST, AT_MOST, BLUE,
    CARD, CHAOTIC, CHARACTER, COMMON, CONDITION, CRITTER, END_OF_FACEOFF, END_OF_PHASE, END_OF_TURN, FRIEND,
    HERE, ITS_PROBLEM, LOCATION, MAIN_PHASE, MAIN_PHASE_TIMING, MANE, MORE_THAN, OPPONENT, OPPONENTS, ORANGE,
    PINK, POWER, PRINTED_POWER, PROBLEM, PROBLEM_FACEOFFS, PURPLE, RARE, REACTION, REPORT, RESOURCE, THAT,
    THAT_PLAYER, THERE, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, UNIQUE, WHITE, YELLOW, YOU, Activated,
    AlsoIs, Another, At, Banish, Boosted, By, Cant, ChallengeCost, CheapenNextCard, Continuous, ControlledBy,
    Controls, Counters, Defeats, DiscardCards, Dismiss, Draw, EachPlayer, Enters, EntersDiscardPile, Exhaust,
    FlipCard, Flips, FlipsMore, ForEach, Frighten, Frightened, Gain, Give, Has, HasColours, HasNone,
    HasTokens, HasTrait, Host, IfDone, IgnoreFlipped, InFaceoff, Is, IsDismissed, Lasting, LookAndReorder,
    LosesAbilities, May, Move, Moves, Not, OfColour, Or, Other, Pay, PaysLastToken, PayTo, PhaseStarts, Pick,
    PlayCost, PlayOn, PlayOnlyIf, Plays, PlayToHome, Power, ProblemDeckAt, PutCounters, PutIntoHand,
    RallyCost, RemoveCounters, Replacement, Retire, Score, Sequence, Standing, StartsFaceoff, StaysWhenSolved,
    Surpasses, That, TheOnly, Titled, TurnEnds, TurnStarts, Unfrighten, With, WithTrait, cards, choose, each,
    here, main_phase, one, play_on, resource, when, wordings as w, yours,
)  # fmt: skip

A_TINY_GLASS_OF_WATER = resource(
    "ad120",
    "A Tiny Glass of Water",
    WHITE,
    power=3,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            May(PayTo((Retire(THIS),), Score(1))),
        ),
    ),
)

ALICORN_COSTUME = resource(
    "ad121",
    "Alicorn Costume",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    rarity=RARE,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous(
            (
                Power(+1, w.HAVE),
                HasColours(WHITE, w.PLAINLY),
                HasColours(PURPLE, w.PLAINLY),
                HasColours(YELLOW, w.PLAINLY),
                HasColours(ORANGE, w.PLAINLY),
                HasColours(BLUE, w.PLAINLY),
                HasColours(PINK, w.PLAINLY),
            ),
            Host(FRIEND, w.THAT_ONE),
            Is(Host(FRIEND, w.THAT_ONE), (Surpasses(cards(RESOURCE), MORE_THAN, cards(FRIEND)),)),
        ),
    ),
)

BAG_OF_LEAFLETS = resource(
    "ad122",
    "Bag of Leaflets",
    BLUE,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        main_phase(Move(choose(yours(CHARACTER)), HERE, w.AS_CARD), costs=(Exhaust(THIS),)),
    ),
)

BATHROBE = resource(
    "ad123",
    "Bathrobe",
    PINK,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous(
            (Power(+3, w.HAVE),),
            Host(FRIEND, w.IT),
            Is(Host(FRIEND, w.THAT_ONE), (TheOnly(cards(FRIEND, At(ITS_PROBLEM, w.IT))),)),
        ),
    ),
)

BEE_SUIT = resource(
    "ad124",
    "Bee Suit",
    YELLOW,
    power=4,
    cost=1,
    needs=4,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), Continuous((HasTrait(CRITTER, w.AS_KIND),), Host(FRIEND, w.THAT_ONE))),
)

BLUE_FLU = resource(
    "ad125",
    "Blue Flu",
    YELLOW,
    power=4,
    cost=3,
    needs=3,
    rarity=UNCOMMON,
    traits=(CONDITION,),
    abilities=(
        play_on(FRIEND),
        when(
            StartsFaceoff(
                A_PLAYER, kinds=PROBLEM_FACEOFFS, wording=w.AS_TIME, involving=Host(FRIEND, w.ATTACHED)
            ),
            PutIntoHand(THIS, also=Host(FRIEND, w.THAT_ONE)),
        ),
    ),
)

BOULDER = resource(
    "ad126",
    "Boulder",
    0,
    power=2,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            MAIN_PHASE_TIMING,
            May(IfDone(Exhaust(THIS), Give((AlsoIs(FRIEND, ORANGE),), THIS, END_OF_PHASE))),
            condition=HasNone(YOU, cards(FRIEND, OfColour(ORANGE))),
        ),
    ),
)

CHOCOLATE_RAIN = resource(
    "ad127",
    "Chocolate Rain",
    PINK,
    power=5,
    cost=1,
    needs=4,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            May(
                PayTo(
                    (Retire(THIS),),
                    Dismiss(
                        each(cards(FRIEND, With(PRINTED_POWER, AT_MOST, 1, w.NUMBER_LAST)), wording=w.WHOLE)
                    ),
                )
            ),
        ),
    ),
)

CIDER_STAND = resource(
    "ad128",
    "Cider Stand",
    ORANGE,
    power=3,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(CheapenNextCard(1, cards(FRIEND), w.PAID_FOR), costs=(Exhaust(THIS), DiscardCards(YOU))),
    ),
)

CLIPPED_WINGS = resource(
    "ad129",
    "Clipped Wings",
    ORANGE,
    power=5,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(play_on(FRIEND), Continuous((LosesAbilities(barred=True),), Host(FRIEND, w.THAT_ONE))),
)

DRACONEQUUS_LAMP = resource(
    "ad130",
    "Draconequus Lamp",
    YELLOW,
    power=3,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            Give((Power(+1),), each(yours(FRIEND, InFaceoff()), wording=w.AFTERWARDS), END_OF_FACEOFF),
        ),
    ),
)

FASHION_SHOW = resource(
    "ad131",
    "Fashion Show",
    WHITE,
    power=4,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            TurnEnds(YOU),
            EachPlayer(
                Gain(1),
                wording=w.IF,
                having=Has(
                    YOU,
                    cards(
                        FRIEND,
                        Surpasses(cards(CARD, WithTrait(ACCESSORY, w.ALONE)), MORE_THAN, cards(FRIEND)),
                    ),
                ),
            ),
        ),
    ),
)

FRESH_PASTRIES = resource(
    "ad132",
    "Fresh Pastries",
    PINK,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(PlayToHome(), when(PaysLastToken(AN_OPPONENT), May(Draw()))),
)

GROWING_PAINS = resource(
    "ad133",
    "Growing Pains",
    PURPLE,
    power=5,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(REPORT,),
    abilities=(
        play_on(PROBLEM),
        Continuous((Power(+2, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),
    ),
)

HAUNTED_CASTLE = resource(
    "ad134",
    "Haunted Castle",
    BLUE,
    power=4,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            May(PayTo((Exhaust(THIS),), Frighten(choose(cards(FRIEND))))),
        ),
    ),
)

HAZMAT_SUIT = resource(
    "ad135",
    "Hazmat Suit",
    ORANGE,
    power=5,
    cost=2,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), Standing(StaysWhenSolved(Host(FRIEND, w.THAT_ONE), w.THAT_ONE))),
)

ITS_A_TRAP = resource(
    "ad136",
    "It's a Trap!",
    0,
    power=5,
    cost=3,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(play_on(TROUBLEMAKER), Standing(ChallengeCost(2, Host(TROUBLEMAKER, w.THAT_ONE)))),
)

MADAME_LE_FLOUR = resource(
    "ad137",
    "Madame le Flour",
    0,
    power=2,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            MAIN_PHASE_TIMING,
            May(IfDone(Exhaust(THIS), Give((AlsoIs(FRIEND, WHITE),), THIS, END_OF_PHASE))),
            condition=HasNone(YOU, cards(FRIEND, OfColour(WHITE))),
        ),
    ),
)

MAKE_WAY_FOR_BREEZIES = resource(
    "ad138",
    "Make Way for Breezies",
    YELLOW,
    power=4,
    cost=1,
    needs=4,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        play_on(PROBLEM),
        Standing(Cant(Plays(OPPONENT, one(FRIEND, With(POWER, AT_LEAST, 3)), THERE))),
    ),
)

MEGAPHONE = resource(
    "ad139",
    "Megaphone",
    ORANGE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            Unfrighten(each(yours(FRIEND), wording=w.WHOLE)),
        ),
    ),
)

MR_TURNIP = resource(
    "ad140",
    "Mr. Turnip",
    0,
    power=2,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            MAIN_PHASE_TIMING,
            May(IfDone(Exhaust(THIS), Give((AlsoIs(FRIEND, PINK),), THIS, END_OF_PHASE))),
            condition=HasNone(YOU, cards(FRIEND, OfColour(PINK))),
        ),
    ),
)

PORTAL_TO_TARTARUS = resource(
    "ad141",
    "Portal to Tartarus",
    PURPLE,
    power=5,
    cost=0,
    needs=1,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(EntersDiscardPile(one(CARD), wording=w.ENTERING), May(PayTo((Exhaust(THIS),), Banish(THAT)))),
    ),
)

REPAIR_TEAM = resource(
    "ad142",
    "Repair Team",
    ORANGE,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Replacement(IsDismissed(one(RESOURCE, ControlledBy(YOU), Another())), Retire(THIS), optional=True),
    ),
)

ROCKY = resource(
    "ad143",
    "Rocky",
    0,
    power=2,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            MAIN_PHASE_TIMING,
            May(IfDone(Exhaust(THIS), Give((AlsoIs(FRIEND, YELLOW),), THIS, END_OF_PHASE))),
            condition=HasNone(YOU, cards(FRIEND, OfColour(YELLOW))),
        ),
    ),
)

SIR_LINTSALOT = resource(
    "ad144",
    "Sir Lintsalot",
    0,
    power=2,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            MAIN_PHASE_TIMING,
            May(IfDone(Exhaust(THIS), Give((AlsoIs(FRIEND, BLUE),), THIS, END_OF_PHASE))),
            condition=HasNone(YOU, cards(FRIEND, OfColour(BLUE))),
        ),
    ),
)

SMARTY_PANTS = resource(
    "ad145",
    "Smarty Pants",
    0,
    power=2,
    cost=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            MAIN_PHASE_TIMING,
            May(IfDone(Exhaust(THIS), Give((AlsoIs(FRIEND, PURPLE),), THIS, END_OF_PHASE))),
            condition=HasNone(YOU, cards(FRIEND, OfColour(PURPLE))),
        ),
    ),
)

SPOTLIGHT = resource(
    "ad146",
    "Spotlight",
    WHITE,
    power=5,
    cost=2,
    needs=3,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            PhaseStarts(MAIN_PHASE, AN_OPPONENT),
            May(
                PayTo(
                    (Exhaust(THIS), Pay(1)),
                    Sequence(
                        (
                            Pick(choose(cards(CHARACTER))),
                            Lasting(
                                Cant(Moves(A_PLAYER, That(CHARACTER), wording=w.PASSIVE)),
                                END_OF_TURN,
                                wording=w.LAST,
                            ),
                        )
                    ),
                )
            ),
        ),
    ),
)

TIP = "Tip"

STACK_OF_SUITCASES = resource(
    "ad147",
    "Stack of Suitcases",
    WHITE,
    power=3,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(Plays(AN_OPPONENT, one(CARD)), PutCounters(counter=TIP)),
        when(TurnStarts(A_PLAYER, w.NOBODYS), RemoveCounters(count=ALL, counter=TIP)),
        Standing(PlayCost(ForEach(+1, Counters(TIP)), cards(CARD), OPPONENTS)),
    ),
)

TEA_SET = resource(
    "ad148",
    "Tea Set",
    YELLOW,
    power=5,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            StartsFaceoff(A_PLAYER, wording=w.AS_TIME),
            May(
                PayTo(
                    (Pay(1), Exhaust(THIS)),
                    Lasting(FlipsMore(A_PLAYER, -1), END_OF_FACEOFF, wording=w.SPOKEN_OF),
                )
            ),
        ),
    ),
)

TEMPTING_OFFER = resource(
    "ad149",
    "Tempting Offer",
    PURPLE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, WithTrait(CHAOTIC))),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff())))),
        ),
    ),
)

THE_ELEMENT_OF_SURPRISE_ELEMENT_OF_DISHARMONY = resource(
    "ad150",
    "The Element of Surprise",
    0,
    power=7,
    cost=2,
    rarity=RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Standing(PlayOnlyIf(Controls(YOU, cards(CARD, Titled("Discord", w.ALONE)), 1))),
        when(TurnStarts(YOU), PutCounters(counter="Chaos")),
        when(
            Flips(YOU, wording=w.UNDERSTOOD, what=cards(CARD, Not(WithTrait(CHAOTIC)))),
            May(PayTo((RemoveCounters(counter="Chaos"),), Sequence((IgnoreFlipped(THAT), FlipCard(w.MORE))))),
        ),
    ),
    subtitle="Element of Disharmony",
)

THE_SCARIEST_CAVE_IN_EQUESTRIA = resource(
    "ad151",
    "The Scariest Cave in Equestria",
    BLUE,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(PlayToHome(), Standing(RallyCost(1, cards(FRIEND, Frightened()), A_PLAYER, w.AS_DEED))),
)

TREAD_MILL = resource(
    "ad152",
    "Tread Mill",
    BLUE,
    power=4,
    cost=1,
    needs=4,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(PlayToHome(), when(TurnStarts(YOU), Gain(1), if_=HasTokens(AN_OPPONENT, 3))),
)

UTTERLY_DRAINED = resource(
    "ad153",
    "Utterly Drained",
    PURPLE,
    power=5,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        PlayOn(cards(MANE, ControlledBy(OPPONENT))),
        Continuous(
            (LosesAbilities(barred=True),), Host(MANE, w.IT), Is(Host(MANE, w.THAT_ONE), (Boosted(),))
        ),
    ),
)

WHINING = resource(
    "ad154",
    "Whining",
    WHITE,
    power=4,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(PlayToHome(), when(Defeats(AN_OPPONENT), By(THAT_PLAYER, CheapenNextCard(2, more=True)))),
)

THE_ELEMENT_OF_LAUGHTER_TONS_OF_FUN = resource(
    "ad204",
    "The Element of Laughter",
    PINK,
    power=7,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Standing(PlayOnlyIf(Controls(YOU, cards(CARD, Titled("Pinkie Pie", w.ALONE)), 1))),
        when(TurnStarts(YOU), PutCounters(counter="Harmony")),
        main_phase(LookAndReorder(2, ProblemDeckAt(ANYWHERE)), costs=(RemoveCounters(counter="Harmony"),)),
    ),
    subtitle="Tons of Fun",
)

THE_ELEMENT_OF_LOYALTY_BIG_ADVENTURE = resource(
    "ad205",
    "The Element of Loyalty",
    BLUE,
    power=7,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Standing(PlayOnlyIf(Controls(YOU, cards(CARD, Titled("Rainbow Dash", w.ALONE)), 1))),
        when(TurnStarts(YOU), PutCounters(counter="Harmony")),
        Activated(
            REACTION,
            Move(choose(yours(CHARACTER, Other(w.FOUND_AMONG))), THERE),
            (RemoveCounters(counter="Harmony"),),
            Or(
                (
                    Moves(A_PLAYER, one(FRIEND, ControlledBy(YOU)), destination=A_PROBLEM, wording=w.PASSIVE),
                    Enters(one(FRIEND, ControlledBy(YOU)), A_PROBLEM),
                )
            ),
            wording=w.AFTER_AT_WILL,
            during=MAIN_PHASE,
        ),
    ),
    subtitle="Big Adventure",
)
