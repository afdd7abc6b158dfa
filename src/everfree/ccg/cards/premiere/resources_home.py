"""The Resources of Premiere that are played to one's home."""

from everfree.ccg.language import (
    ADDITIONAL,
    ASSET,
    BLUE,
    CARD,
    CHARACTER,
    COMMON,
    FORCED,
    FRIEND,
    LOCATION,
    OPPONENT,
    ORANGE,
    RARE,
    THAT,
    THIS,
    UNCOMMON,
    WHEN,
    WHITE,
    YELLOW,
    YOU,
    CheapenNextCard,
    Defeats,
    DiscardCards,
    Dismiss,
    Exhaust,
    Exhausted,
    FlipsMore,
    GatheredAtFaceoff,
    OfColour,
    Pay,
    Pick,
    PlayToHome,
    Ready,
    ReadyCards,
    Score,
    SearchDiscardPile,
    Standing,
    Uncovers,
    cards,
    choose,
    in_your_discard_pile,
    main_phase,
    reaction,
    resource,
    when,
    yours,
)

CAROUSEL_BOUTIQUE = resource(
    "pr132",
    "Carousel Boutique",
    WHITE,
    power=5,
    cost=2,
    needs=2,
    traits=(LOCATION,),
    rarity=RARE,
    abilities=(
        PlayToHome(),
        main_phase(SearchDiscardPile(in_your_discard_pile(CARD)), costs=(Dismiss(THIS),)),
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

SWEET_APPLE_ACRES = resource(
    "pr145",
    "Sweet Apple Acres",
    ORANGE,
    power=3,
    cost=2,
    needs=4,
    traits=(LOCATION,),
    rarity=RARE,
    abilities=(
        PlayToHome(),
        main_phase(DiscardCards(OPPONENT, wording=FORCED), costs=(Exhaust(THIS), Pay(1))),
    ),
)

PICNIC_LUNCH = resource(
    "pr146",
    "Picnic Lunch",
    YELLOW,
    power=3,
    cost=2,
    needs=2,
    traits=(ASSET,),
    rarity=RARE,
    abilities=(
        PlayToHome(),
        Standing(FlipsMore(YOU, 1), GatheredAtFaceoff(yours(FRIEND, OfColour(YELLOW)), 3)),
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

CARDS = (
    CAROUSEL_BOUTIQUE,
    FOAL_FREE_PRESS,
    LEAD_PONY_BADGE,
    SWEET_APPLE_ACRES,
    PICNIC_LUNCH,
    THE_PONYVILLE_EXPRESS,
)
