"""The Resources of Premiere at home that are used in the Main Phase."""

from everfree.ccg.language import (
    A_PROBLEM, ASSET, BLUE, CARD, CHARACTER, CRITTER, EVENT, FRIEND, HOME, LOCATION, OPPONENT, ORANGE, PURPLE,
    RARE, START_OF_YOUR_NEXT_TURN, THAT, THIS, UNCOMMON, WHITE, YELLOW, At, CheapenNextCard, ColouredPower,
    ControlledBy, DiscardCards, Dismiss, Exhaust, Exhausted, Give, Move, Pay, Pick, PlayToHome, Ready,
    ReadyCards, RevealTop, SearchDiscardPile, WithTrait, cards, choose, each, in_your_discard_pile,
    main_phase, resource, wordings as w, yours,
)  # fmt: skip

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

CRITTER_CUISINE = resource(
    "pr134",
    "Critter Cuisine",
    YELLOW,
    power=3,
    cost=2,
    needs=2,
    traits=(ASSET,),
    rarity=UNCOMMON,
    abilities=(
        PlayToHome(),
        main_phase(
            Give(
                (ColouredPower(+1, YELLOW),),
                each(yours(FRIEND, WithTrait(CRITTER))),
                START_OF_YOUR_NEXT_TURN,
            ),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

GOLDEN_OAK_LIBRARY = resource(
    "pr138",
    "Golden Oak Library",
    PURPLE,
    power=3,
    cost=2,
    needs=3,
    traits=(LOCATION,),
    rarity=RARE,
    abilities=(
        PlayToHome(),
        main_phase(RevealTop(3, cards(EVENT), may=True, wording=w.IN_ONE), costs=(Exhaust(THIS), Pay(1))),
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
        main_phase(DiscardCards(OPPONENT, wording=w.FORCED), costs=(Exhaust(THIS), Pay(1))),
    ),
)

TRICKSY_HAT = resource(
    "pr150",
    "Tricksy Hat",
    PURPLE,
    power=3,
    cost=3,
    needs=3,
    traits=(ASSET,),
    rarity=UNCOMMON,
    abilities=(
        PlayToHome(),
        main_phase(
            Move(
                choose(cards(CHARACTER, ControlledBy(OPPONENT), At(A_PROBLEM)), wording=w.CHOSEN_THEN_IT),
                HOME,
            ),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

TWO_BITS = resource(
    "pr151",
    "Two Bits",
    BLUE,
    power=3,
    cost=1,
    needs=2,
    traits=(ASSET,),
    rarity=RARE,
    abilities=(
        PlayToHome(),
        main_phase(CheapenNextCard(2, wording=w.BY_LAST), costs=(Dismiss(THIS),)),
    ),
)
