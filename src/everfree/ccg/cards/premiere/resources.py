"""The Resources of Premiere."""

from everfree.ccg.language import (
    ACCESSORY,
    ADDITIONAL,
    AFTERWARDS,
    ASSET,
    BLUE,
    CARD,
    CHARACTER,
    COMMON,
    CONDITION,
    FRIEND,
    NAMED,
    OPPONENTS_PROBLEM,
    ORANGE,
    PROBLEM,
    PURPLE,
    REPORT,
    SCORE_PHASE,
    THAT,
    THIS,
    UNCOMMON,
    WHEN,
    WHITE,
    YOU,
    AllOf,
    CheapenNextCard,
    ConfrontNeeds,
    Continuous,
    Defeats,
    Dismiss,
    DuringFaceoff,
    DuringPhase,
    Exhaust,
    Exhausted,
    Gain,
    HasKeyword,
    HasPower,
    Host,
    HostAt,
    OfColour,
    Pick,
    PlayToHome,
    Power,
    Ready,
    ReadyCards,
    Score,
    Standing,
    Uncovers,
    WinsFaceoff,
    cards,
    choose,
    each,
    here,
    main_phase,
    play_on,
    reaction,
    resource,
    when,
    yours,
)

FIGHTING_FOR_FRIENDSHIP = resource(
    "pr135",
    "Fighting for Friendship",
    PURPLE,
    power=3,
    cost=2,
    needs=2,
    traits=(REPORT,),
    rarity=COMMON,
    abilities=(
        play_on(PROBLEM),
        Continuous((Power(+1),), each(yours(CHARACTER, here(NAMED)), wording=AFTERWARDS), DuringFaceoff()),
    ),
)

FOAL_FREE_PRESS = resource(
    "pr136",
    "Foal Free Press",
    BLUE,
    power=3,
    cost=1,
    needs=2,
    traits=(ASSET,),
    rarity=COMMON,
    abilities=(
        PlayToHome(),
        when(Uncovers(YOU), CheapenNextCard(1)),
    ),
)

HARD_HAT = resource(
    "pr139",
    "Hard Hat",
    ORANGE,
    power=4,
    cost=1,
    needs=2,
    traits=(ACCESSORY,),
    rarity=UNCOMMON,
    abilities=(
        play_on(FRIEND),
        Continuous((HasKeyword("Stubborn"),), Host(FRIEND)),
    ),
)

LEAD_PONY_BADGE = resource(
    "pr140",
    "Lead Pony Badge",
    BLUE,
    power=3,
    cost=1,
    needs=2,
    traits=(ASSET,),
    rarity=UNCOMMON,
    abilities=(
        PlayToHome(),
        main_phase(
            ReadyCards(choose(cards(CHARACTER, Exhausted()))),
            costs=(Pick(choose(yours(CARD, Ready()))), Exhaust(THIS), Exhaust(THAT)),
        ),
    ),
)

MARVELOUS_CHAPEAU = resource(
    "pr141",
    "Marvelous Chapeau",
    WHITE,
    power=4,
    cost=1,
    needs=2,
    traits=(ACCESSORY,),
    rarity=UNCOMMON,
    abilities=(
        play_on(FRIEND),
        Standing(ConfrontNeeds(YOU, -1), AllOf((HostAt(OPPONENTS_PROBLEM), HasPower(WHITE, 3)))),
    ),
)

OUTSHINE_THEM_ALL = resource(
    "pr142",
    "Outshine Them All",
    PURPLE,
    power=3,
    cost=1,
    needs=2,
    traits=(REPORT,),
    rarity=UNCOMMON,
    abilities=(
        play_on(PROBLEM),
        when(WinsFaceoff(YOU, here=True, wording=NAMED), Gain(1)),
    ),
)

THE_PONYVILLE_EXPRESS = resource(
    "pr147",
    "The Ponyville Express",
    WHITE,
    power=3,
    cost=1,
    needs=1,
    traits=(ASSET,),
    rarity=UNCOMMON,
    abilities=(
        PlayToHome(),
        reaction(
            Defeats(YOU, using_only=cards(CHARACTER, OfColour(WHITE))),
            Score(1, wording=ADDITIONAL),
            costs=(Dismiss(THIS),),
            wording=WHEN,
        ),
    ),
)

TOO_MUCH_PIE = resource(
    "pr149",
    "Too Much Pie",
    ORANGE,
    power=3,
    cost=1,
    needs=2,
    traits=(CONDITION,),
    rarity=UNCOMMON,
    abilities=(
        play_on(FRIEND),
        Continuous((Power(-5),), Host(FRIEND), DuringPhase(SCORE_PHASE)),
    ),
)

CARDS = (
    FIGHTING_FOR_FRIENDSHIP,
    FOAL_FREE_PRESS,
    HARD_HAT,
    LEAD_PONY_BADGE,
    MARVELOUS_CHAPEAU,
    OUTSHINE_THEM_ALL,
    THE_PONYVILLE_EXPRESS,
    TOO_MUCH_PIE,
)
