"""The Resources of Equestrian Odysseys."""

from everfree.ccg.language import (
    A_PLAYER, ACCESSORY, AN_OPPONENT, ASSET, AT_LEAST, AT_MOST, BLUE, CHARACTER, COMMON, CONDITION, COST,
    END_OF_TURN, EVENT, FRIEND, IMMEDIATE, LOCATION, ORANGE, PINK, POWER, PROBLEM, PROBLEM_FACEOFFS, PURPLE,
    RARE, RESOURCE, THIS, TROUBLEMAKER, UNCOMMON, UNIQUE, VEXING, WHITE, YELLOW, YOU, Activated, Cant,
    CantContribute, Choose, ConfrontNeeds, Confronts, Continuous, ControlledBy, Dismiss, DoesntHappen,
    DoesntReady, Draw, Enters, Exhaust, Gain, Give, HasAbilities, HasColours, Host, IfDone, Is, IsDismissed,
    IsFrightened, IsRetired, LosesAbilities, May, Move, Moves, Or, Pay, PayTo, Plays, PlayToHome, Power,
    PutCounters, PutOnDeck, RemoveCounters, Replacement, Retire, Spelt, Standing, That, This, TurnEnds,
    TurnStarts, WinsFaceoff, With, cards, choose, each, here, main_phase, one, play_on, resource, when,
    wordings as w, yours,
)  # fmt: skip

ACROBATICS_ACT = resource(
    "eo142",
    "Acrobatics Act",
    PINK,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(TurnEnds(YOU), May(Draw())),
        when(Confronts(AN_OPPONENT, anywhere=True), Retire(THIS)),
    ),
)

APPLEOOSA = resource(
    "eo143",
    "Appleoosa",
    ORANGE,
    power=4,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        Standing(
            Cant(
                Or(
                    (
                        IsFrightened(one(FRIEND, ControlledBy(YOU), With(POWER, AT_LEAST, 4, w.AT_LEAST))),
                        IsDismissed(one(FRIEND, ControlledBy(YOU), With(POWER, AT_LEAST, 4, w.AT_LEAST))),
                    )
                )
            )
        ),
    ),
)

CARDBOARD_BOX = resource(
    "eo147",
    "Cardboard Box",
    PINK,
    power=5,
    cost=1,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(CHARACTER), Standing(CantContribute(Host(CHARACTER, w.THAT_ONE)))),
)

CONDUCTORS_BATON = resource(
    "eo148",
    "Conductor's Baton",
    YELLOW,
    power=3,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Continuous((Power(+1, w.HAVE),), each(yours(FRIEND, With(COST, AT_MOST, 2)), wording=w.TOGETHER)),
    ),
)

DARING_DO_POSTER = resource(
    "eo150",
    "Daring Do Poster",
    BLUE | PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET, UNIQUE),
    abilities=(
        PlayToHome(),
        Continuous(
            (HasAbilities((when(TurnStarts(YOU), Gain(1)),)),), each(yours(TROUBLEMAKER), wording=w.TOGETHER)
        ),
    ),
)

FAKE_STAR_SWIRL_BEARD = resource(
    "eo152",
    "Fake Star Swirl Beard",
    PURPLE,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        when(Plays(YOU, one(EVENT)), Give((Power(+2),), Host(FRIEND, w.THAT_ONE), END_OF_TURN)),
    ),
)

GRIFFONSTONE = resource(
    "eo154",
    "Griffonstone",
    PINK,
    power=4,
    cost=3,
    needs=4,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    keywords=(VEXING,),
    abilities=(
        play_on(PROBLEM),
        when(IsRetired(THIS), May(PayTo((Pay(1),), Dismiss(choose(cards(FRIEND, here())))))),
    ),
)

HIGHLY_MOTIVATED = resource(
    "eo155",
    "Highly Motivated",
    ORANGE,
    power=4,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        play_on(FRIEND),
        when(Enters(THIS), PutCounters(Host(FRIEND, w.THAT_ONE), Spelt(2))),
        when(TurnStarts(YOU), PutCounters(Host(FRIEND, w.THAT_ONE))),
    ),
)

LOCAL_FASHION = resource(
    "eo156",
    "Local Fashion",
    WHITE,
    power=4,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    keywords=(VEXING,),
    abilities=(play_on(FRIEND), Standing(ConfrontNeeds(YOU, -2, w.THAT_ONE))),
)

PREEMPTIVE_FLICK = resource(
    "eo160",
    "Preemptive Flick",
    WHITE,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Replacement(
            Moves(AN_OPPONENT, one(CHARACTER)),
            IfDone(Retire(THIS), DoesntHappen(Moves(A_PLAYER, That(CHARACTER), wording=w.PASSIVE))),
            optional=True,
        ),
    ),
)

TEN_CARAT_HAT = resource(
    "eo164",
    "Ten Carat Hat",
    WHITE,
    power=3,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), Continuous((Power(+2, w.HAVE),), Host(FRIEND, w.THAT_ONE))),
)

THE_IDOL_OF_BOREAS = resource(
    "eo166",
    "The Idol of Boreas",
    BLUE,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(WinsFaceoff(YOU, PROBLEM_FACEOFFS, at_least=5), PutCounters(counter="Gold")),
        main_phase(
            Move(Choose(yours(CHARACTER), 2, wording=w.IN_WORDS, up_to=True)),
            costs=(Exhaust(THIS), RemoveCounters(This(w.IT), counter="Gold")),
        ),
    ),
)

TRASHED = resource(
    "eo167",
    "Trashed",
    BLUE,
    power=4,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(CONDITION,),
    abilities=(play_on(RESOURCE), Continuous((LosesAbilities(barred=True),), Host(RESOURCE, w.THAT_ONE))),
)

UMBRELLA_HAT = resource(
    "eo168",
    "Umbrella Hat",
    PINK,
    power=5,
    cost=1,
    needs=1,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((HasColours(PINK, w.AS_STATE),), Host(FRIEND, w.THAT_ONE)),
        Activated(IMMEDIATE, PutOnDeck(THIS)),
    ),
)

UNDER_ARREST = resource(
    "eo169",
    "Under Arrest",
    ORANGE,
    power=5,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    traits=(CONDITION,),
    abilities=(
        play_on(CHARACTER),
        when(Enters(THIS), Exhaust(Host(CHARACTER, w.THAT_ONE))),
        Standing(
            DoesntReady(Host(CHARACTER, w.IT)),
            Is(Host(CHARACTER, w.THAT_ONE), (With(POWER, AT_MOST, 3),)),
            wording=w.IF,
        ),
    ),
)
