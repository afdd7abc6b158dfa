"""The other Resources of Premiere that are played to one's home."""

from everfree.ccg.language import (
    A_PLAYER, ANY_FACEOFF, ASSET, BLUE, CHARACTER, COMMON, FRIEND, PINK, RARE, REACTION, THIS, ULTRA_RARE,
    UNCOMMON, WHITE, YELLOW, YOU, Activated, AtLeast, CheapenNextCard, Defeats, Dismiss, DuringFaceoff,
    FlipsMore, Gain, OfColour, PlayToHome, PutOnDeck, Score, Standing, StartsFaceoff, Uncovers, WinsFaceoff,
    cards, reaction, resource, when, wordings as w, yours,
)  # fmt: skip

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
            PutOnDeck(THIS, w.YOUR_TOP),
            trigger=StartsFaceoff(A_PLAYER, wording=w.BEGINS),
            faceoffs=ANY_FACEOFF,
            wording=w.AT_WILL,
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
        Standing(FlipsMore(YOU, 1), DuringFaceoff(gathered=AtLeast(3, yours(FRIEND, OfColour(YELLOW))))),
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
            Score(1, wording=w.ADDITIONAL),
            costs=(Dismiss(THIS),),
            wording=w.WHEN,
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
            wording=w.AT_WILL,
        ),
    ),
)
