"""The Resources of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ACCESSORY, AN_OPPONENT, ANOTHER_PROBLEM, ARTIFACT, ASSET, AT_MOST, BANISHED, BLUE,
    CARD, CHARACTER, COMMON, CONDITION, END_OF_PHASE, END_OF_TURN, EPIC, EVENT, FRIEND, HOME,
    HOSTS_CONTROLLER, ITS_PROBLEM, LOCATION, MANE, OPPONENT, ORANGE, PINK, POWER, PROBLEM, PUMPED, PURPLE,
    RARE, REPORT, SCORE_PHASE, THAT_PLAYER, THIS, TROUBLEMAKER, TROUBLEMAKER_PHASE, ULTRA_RARE, UNCOMMON,
    UNIQUE, WHITE, YELLOW, YOU, AddToTotal, AllOf, At, Banish, BeneathThis, BonusIs, By, Cant, Choose,
    Continuous, ControlledBy, Controls, Defeats, Dismiss, Draw, DuringPhase, Enters, Exhaust, Exhausted,
    Frighten, Gain, Give, HasColours, Host, Is, IsExhausted, IsPlayed, IsSentHome, IsUnfrightened, It,
    LookAndSort, LosesAbilities, May, Move, MoveCost, Not, Note, NumberOf, Other, Pay, PayTo, PhaseStarts,
    PlayOn, PlayOnlyIf, Plays, PlayToHome, Power, PutCounters, PutIntoHand, PutOnDeck, Ready, ReadyCards,
    Reattach, Release, RemoveCounters, Replacement, Retire, Reveal, Scores, SearchDeck, Sequence, Spend,
    Spent, Standing, StartsFaceoff, That, This, Titled, TopOf, TurnFaceDown, TurnStarts, Uncover, ValueOf,
    With, WithKeyword, WithTrait, cards, choose, each, in_your_hand, main_phase, one, play_on, reaction,
    resource, when, wordings as w, yours,
)  # fmt: skip

A_FIERY_TEMPER = resource(
    "cn129",
    "A Fiery Temper",
    BLUE,
    power=4,
    cost=1,
    needs=1,
    rarity=COMMON,
    traits=(CONDITION,),
    abilities=(play_on(TROUBLEMAKER), Continuous((Power(+2, w.HAVE),), Host(TROUBLEMAKER, w.THAT_ONE))),
)

APPLE_CIDER = resource(
    "cn130",
    "Apple Cider",
    ORANGE,
    power=4,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        play_on(FRIEND),
        Standing(
            BonusIs(each(cards(PROBLEM, At(ITS_PROBLEM)), wording=w.ONLY), 0),
            Is(Host(FRIEND, w.THAT_ONE), (At(A_PROBLEM),)),
        ),
    ),
)

BED_REST = resource(
    "cn131",
    "Bed Rest",
    YELLOW,
    power=4,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(CONDITION,),
    abilities=(
        PlayOn(cards(FRIEND, ControlledBy(OPPONENT), Ready())),
        Standing(Cant(IsExhausted(Host(FRIEND, w.THAT_ONE)))),
    ),
)

BELL_TOWER = resource(
    "cn132",
    "Bell Tower",
    PINK,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(PlayToHome(), main_phase(Uncover(choose(yours(TROUBLEMAKER))), costs=(Exhaust(THIS),))),
)

CANTERLOT_ARCHIVES = resource(
    "cn133",
    "Canterlot Archives",
    PURPLE,
    power=5,
    cost=2,
    needs=2,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        main_phase(
            Banish(choose(in_your_hand(EVENT), wording=w.FROM), beneath_this=True), costs=(Exhaust(THIS),)
        ),
        reaction(
            StartsFaceoff(A_PLAYER, wording=w.AS_TIME),
            May(
                PayTo(
                    (Exhaust(THIS),),
                    Sequence(
                        (
                            PutOnDeck(
                                choose(cards(CARD, BeneathThis(w.BANISHED_ONE), zone=BANISHED)), w.YOUR_TOP
                            ),
                            Gain(1),
                        )
                    ),
                )
            ),
        ),
    ),
)

CANTERLOT_HEDGE_MAZE = resource(
    "cn134",
    "Canterlot Hedge Maze",
    ORANGE,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        main_phase(
            Banish(choose(cards(FRIEND, ControlledBy(OPPONENT))), beneath_this=True),
            costs=(Exhaust(THIS), Pay(1)),
        ),
        main_phase(Release(), costs=(Pay(2),), anyone=True),
    ),
)

CHIC_BERET = resource(
    "cn135",
    "Chic Beret",
    0,
    power=6,
    cost=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((Power(+1, w.HAVE), HasColours(WHITE, w.AS_STATE)), Host(FRIEND, w.THAT_ONE)),
        main_phase(Reattach(THIS, cards(FRIEND)), costs=(Pay(1),)),
    ),
)

CHICKEN_COSTUME = resource(
    "cn136",
    "Chicken Costume",
    PINK,
    power=5,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), when(IsExhausted(Host(FRIEND, w.THAT_ONE)), Dismiss(Host(FRIEND, w.IT)))),
)

COMBAT_HAT = resource(
    "cn137",
    "Combat Hat",
    WHITE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        PlayOn(yours(FRIEND)),
        Standing(MoveCost(+1, cards(CHARACTER), OPPONENT, ITS_PROBLEM, wording=w.THAT_ONE)),
        main_phase(Reattach(THIS, yours(FRIEND)), costs=(Pay(1),)),
    ),
)

FUNNY_GLASSES = resource(
    "cn138",
    "Funny Glasses",
    0,
    power=4,
    cost=2,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        PlayOn(yours(FRIEND)),
        main_phase(
            Give((HasColours(PINK, w.HAVE),), each(yours(FRIEND), wording=w.TOGETHER), END_OF_PHASE),
            costs=(Exhaust(Host(FRIEND, w.THAT_ONE)),),
        ),
    ),
)

GO_FEED = resource(
    "cn139",
    "Go, Feed!",
    BLUE,
    power=4,
    cost=1,
    needs=1,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        play_on(TROUBLEMAKER),
        Replacement(
            IsSentHome(one(FRIEND), lost_to=Host(TROUBLEMAKER, w.THAT_ONE)),
            By(THAT_PLAYER, Dismiss(That(FRIEND))),
            wording=w.THEY,
        ),
    ),
)

I_JUST_CANT_DECIDE = resource(
    "cn140",
    "I Just Can't Decide!",
    PURPLE,
    power=5,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(REPORT,),
    abilities=(
        play_on(PROBLEM),
        main_phase(
            Move(choose(cards(CHARACTER, ControlledBy(OPPONENT), At(ITS_PROBLEM, w.FROM))), wording=w.AWAY),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

JOES_DOUGHNUT_SHOP = resource(
    "cn141",
    "Joe's Doughnut Shop",
    ORANGE,
    power=5,
    cost=2,
    needs=2,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        main_phase(
            Give((Power(+2),), That(FRIEND), END_OF_TURN),
            costs=(
                Spend(
                    choose(
                        cards(CARD, BeneathThis(of=yours(FRIEND, WithKeyword(PUMPED.name))), zone=BANISHED)
                    )
                ),
            ),
        ),
    ),
)

LEARNED_LESSONS = resource(
    "cn142",
    "Learned Lessons",
    PURPLE,
    power=4,
    cost=1,
    needs=1,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(Scores(YOU, bonus=True, anywhere=True), Banish(TopOf(), beneath_this=True)),
        main_phase(
            Gain(NumberOf(Spent())),
            costs=(
                Spend(each(cards(CARD, BeneathThis(w.LYING), zone=BANISHED), wording=w.ALL_THE)),
                Retire(This(w.IT)),
            ),
        ),
    ),
)

MONSTROUS_CAVE = resource(
    "cn143",
    "Monstrous Cave",
    BLUE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        main_phase(
            SearchDeck(
                cards(TROUBLEMAKER), Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))), wording=w.IN_ONE
            ),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

MONSTROUS_MANUAL = resource(
    "cn144",
    "Monstrous Manual",
    PURPLE,
    power=5,
    cost=2,
    needs=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        reaction(
            PhaseStarts(TROUBLEMAKER_PHASE, YOU),
            May(PayTo((Exhaust(THIS), Pay(2)), TurnFaceDown(choose(cards(TROUBLEMAKER))))),
        ),
    ),
)

PIE_FAMILY_ROCK_FARM = resource(
    "cn145",
    "Pie Family Rock Farm",
    PINK,
    power=5,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        when(Enters(THIS), Draw()),
        when(TurnStarts(A_PLAYER, w.EACH_PLAYERS), By(THAT_PLAYER, Draw(wording=w.ADDITIONAL))),
    ),
)

PRIVATE_PARTY = resource(
    "cn146",
    "Private Party",
    WHITE,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        reaction(
            Plays(AN_OPPONENT, one(TROUBLEMAKER)),
            May(PayTo((Exhaust(THIS), Pay(1)), Move(That(TROUBLEMAKER, w.COVERED), ANOTHER_PROBLEM))),
        ),
    ),
)

REFORMED = resource(
    "cn147",
    "Reformed",
    YELLOW,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(CONDITION,),
    abilities=(
        PlayOn(cards(TROUBLEMAKER, ControlledBy(OPPONENT))),
        when(
            Defeats(YOU, what=Host(TROUBLEMAKER, w.THAT_ONE)),
            May(AddToTotal(ValueOf(POWER, It()), next=True)),
        ),
    ),
)

SNOOTY_BOUTIQUE = resource(
    "cn148",
    "Snooty Boutique",
    WHITE,
    power=4,
    cost=3,
    needs=2,
    rarity=RARE,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        reaction(
            StartsFaceoff(A_PLAYER, wording=w.AS_TIME),
            May(PayTo((Exhaust(THIS),), PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOUR_TOP))),
        ),
    ),
)

SOOTHE_THE_SAVAGE_BEAST = resource(
    "cn149",
    "Soothe the Savage Beast",
    YELLOW,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        PlayOn(cards(TROUBLEMAKER, ControlledBy(OPPONENT), Not(WithTrait(EPIC)))),
        Continuous(
            (LosesAbilities(barred=True, wording=w.GAINED),),
            Host(TROUBLEMAKER, w.THAT_ONE),
            DuringPhase(TROUBLEMAKER_PHASE, whose=YOU),
        ),
    ),
)

THE_HIGH_GROUND = resource(
    "cn150",
    "The High Ground",
    BLUE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        reaction(
            IsPlayed(one(TROUBLEMAKER)), May(PayTo((Exhaust(THIS),), ReadyCards(choose(yours(CHARACTER)))))
        ),
    ),
)

THE_TWILICANE = resource(
    "cn151",
    "The Twilicane",
    PURPLE,
    power=6,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(ACCESSORY, UNIQUE),
    abilities=(
        PlayOn(cards(MANE, ControlledBy(OPPONENT))),
        Continuous(
            (Power(-1, w.HAVE),),
            each(cards(FRIEND, ControlledBy(HOSTS_CONTROLLER)), wording=w.AFTERWARDS),
            AllOf((DuringPhase(SCORE_PHASE, w.LEADING), Is(Host(MANE, w.THAT_ONE), (At(HOME),)))),
        ),
    ),
)

TRAIN_TRACKS = resource(
    "cn152",
    "Train Tracks",
    BLUE,
    power=4,
    cost=3,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(
            Sequence(
                (
                    Frighten(choose(cards(FRIEND, ControlledBy(OPPONENT), At(A_PROBLEM)))),
                    Note(That(), w.UNDERSTOOD),
                )
            ),
            costs=(Exhaust(THIS), Pay(1)),
        ),
        Standing(Cant(IsUnfrightened(That(noted=True))), Is(THIS, (Exhausted(),))),
        main_phase(Dismiss(THIS), costs=(Exhaust(Choose(yours(CHARACTER), 2)),), anyone=True),
    ),
)

VARMINT_BARRICADE = resource(
    "cn153",
    "Varmint Barricade",
    ORANGE,
    power=4,
    cost=1,
    needs=1,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(IsPlayed(one(TROUBLEMAKER)), Banish(TopOf(), beneath_this=True)),
        main_phase(
            Move(choose(yours(CHARACTER)), A_PROBLEM, beside=cards(TROUBLEMAKER)),
            costs=(Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),),
        ),
    ),
)

VITTLES_STAND = resource(
    "cn154",
    "Vittles Stand",
    ORANGE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(
            Give(
                (Power(ValueOf(POWER, That(CHARACTER))),),
                choose(cards(CHARACTER, Other())),
                END_OF_TURN,
                w.ADDED_TO_POWER,
            ),
            costs=(Exhaust(THIS), Exhaust(choose(yours(CHARACTER)))),
        ),
    ),
)

WELCOME_WAGON = resource(
    "cn155",
    "Welcome Wagon",
    PINK,
    power=5,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        play_on(FRIEND),
        reaction(
            Enters(one(FRIEND, ControlledBy(OPPONENT)), ITS_PROBLEM, w.THAT_ONE),
            May(PayTo((Retire(This(w.AS_KIND)),), Exhaust(That(FRIEND, w.PLAYED)))),
        ),
    ),
)

THE_ELEMENT_OF_KINDNESS_SHARING_KINDNESS = resource(
    "cn201",
    "The Element of Kindness",
    YELLOW,
    power=7,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Standing(PlayOnlyIf(Controls(YOU, cards(CARD, Titled("Fluttershy", w.ALONE)), 1))),
        when(TurnStarts(YOU), PutCounters(counter="Harmony")),
        reaction(
            Plays(YOU, one(FRIEND, With(POWER, AT_MOST, 2))),
            May(
                PayTo(
                    (RemoveCounters(counter="Harmony", wording=w.IN_FIGURES),),
                    Give((Power(+2),), That(FRIEND), END_OF_TURN, w.BRIEFLY),
                )
            ),
        ),
    ),
    subtitle="Sharing Kindness",
)

THE_ELEMENT_OF_MAGIC_COMPLETE_MAGIC = resource(
    "cn202",
    "The Element of Magic",
    PURPLE,
    power=7,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Standing(PlayOnlyIf(Controls(YOU, cards(CARD, Titled("Twilight Sparkle", w.ALONE)), 1))),
        when(TurnStarts(YOU), PutCounters(counter="Harmony")),
        main_phase(LookAndSort(3, wording=w.IN_PILES), costs=(RemoveCounters(count=2, counter="Harmony"),)),
    ),
    subtitle="Complete Magic",
)
