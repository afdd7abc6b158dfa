"""The Resources of Premiere that are played to one's home."""

from everfree.ccg.language import (
    ADDITIONAL,
    ASSET,
    BLUE,
    CARD,
    CHARACTER,
    COMMON,
    LOCATION,
    RARE,
    THAT,
    THIS,
    UNCOMMON,
    WHEN,
    WHITE,
    YOU,
    CheapenNextCard,
    Defeats,
    Dismiss,
    Exhaust,
    Exhausted,
    OfColour,
    Pick,
    PlayToHome,
    Ready,
    ReadyCards,
    Score,
    SearchDiscardPile,
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
    THE_PONYVILLE_EXPRESS,
)
