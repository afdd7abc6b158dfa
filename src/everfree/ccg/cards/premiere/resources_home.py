"""The other Resources of Premiere that are played to one's home."""

from everfree.ccg.language import (
    A_PLAYER,
    ADDITIONAL,
    ANY_FACEOFF,
    ASSET,
    AT_WILL,
    BEGINS,
    BLUE,
    CHARACTER,
    COMMON,
    FRIEND,
    PINK,
    RARE,
    REACTION,
    THIS,
    ULTRA_RARE,
    UNCOMMON,
    WHEN,
    WHITE,
    YELLOW,
    YOU,
    YOUR_TOP,
    Activated,
    CheapenNextCard,
    Defeats,
    Dismiss,
    FlipsMore,
    Gain,
    GatheredAtFaceoff,
    OfColour,
    PlayToHome,
    PutOnDeck,
    Score,
    Standing,
    StartsFaceoff,
    Uncovers,
    WinsFaceoff,
    cards,
    reaction,
    resource,
    when,
    yours,
)

ASSAULT_CAKE = resource(
    "pr131",
    "Assault Cake",
    PINK,
    power=6,
    cost=2,
    needs=3,
    traits=(ASSET,),
    rarity=RARE,
    abilities=(
        PlayToHome(),
        Activated(
            REACTION,
            PutOnDeck(THIS, YOUR_TOP),
            trigger=StartsFaceoff(A_PLAYER, wording=BEGINS),
            faceoffs=ANY_FACEOFF,
            wording=AT_WILL,
        ),
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

HEARTS_DESIRE = resource(
    "pr209",
    "Heart's Desire",
    0,
    power=4,
    cost=2,
    traits=(ASSET,),
    rarity=ULTRA_RARE,
    abilities=(
        PlayToHome(),
        Activated(
            REACTION,
            Gain(4),
            (Dismiss(THIS),),
            WinsFaceoff(YOU),
            faceoffs=ANY_FACEOFF,
            wording=AT_WILL,
        ),
    ),
)

CARDS = (
    ASSAULT_CAKE,
    FOAL_FREE_PRESS,
    PICNIC_LUNCH,
    THE_PONYVILLE_EXPRESS,
    HEARTS_DESIRE,
)
