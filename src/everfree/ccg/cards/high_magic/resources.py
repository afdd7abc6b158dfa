"""The Resources of High Magic."""

from everfree.ccg.language import (
    A_PROBLEM, ACCESSORY, AN_OPPONENT, ASSET, BLUE, CARD, CHARACTER, COMMON, CRITTER, END_OF_TURN, EVENT,
    FRIEND, IMMEDIATE, LOCATION, OPPONENT, ORANGE, PINK, PREPARED, PURPLE, RARE, THAT, THERE, THIS, UNCOMMON,
    UNICORN, UNIQUE, WHITE, YELLOW, YOU, Activated, As, At, Banish, Cancel, Continuous, ControlledBy, Dismiss,
    Draw, Exhaust, Gain, Give, HasKeyword, Host, IfDone, IsDismissed, IsPlaying, May, Moves, Other, Pay,
    PayTo, PlayOn, PlayToHome, Power, PutsOnDeck, PutTokens, Retire, StartsFaceoff, WithTrait, cards, choose,
    each, in_your_discard_pile, main_phase, one, play_on, resource, token, when, wordings as w, yours,
)  # fmt: skip

CANNONBALL_SURPRISE = resource(
    "hm103",
    "Cannonball Surprise",
    BLUE | PINK,
    power=4,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(ASSET, UNIQUE),
    abilities=(
        PlayToHome(),
        when(
            Moves(YOU, one(CHARACTER, ControlledBy(YOU)), destination=A_PROBLEM),
            May(PayTo((Exhaust(THIS), Pay(2)), Dismiss(choose(cards(FRIEND, At(THERE)))))),
        ),
    ),
)

CASTLE_OF_FRIENDSHIP = resource(
    "hm104",
    "Castle of Friendship",
    0,
    power=3,
    cost=3,
    rarity=RARE,
    traits=(LOCATION,),
    abilities=(PlayToHome(), main_phase(Gain(1), costs=(Exhaust(THIS),))),
)

CHEESE_SHOES = resource(
    "hm105",
    "Cheese Shoes",
    PINK,
    power=4,
    cost=1,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((Power(+2, w.HAVE), HasKeyword("Eccentric", 2)), Host(FRIEND, w.THAT_ONE)),
    ),
)

DANGEROUS_MISSION_OUTFIT = resource(
    "hm106",
    "Dangerous Mission Outfit",
    BLUE | YELLOW,
    power=4,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ACCESSORY, UNIQUE),
    abilities=(
        PlayOn(yours(CHARACTER)),
        when(
            Moves(YOU, Host(CHARACTER, w.THAT_ONE), destination=A_PROBLEM),
            Give((Power(+1),), each(yours(CHARACTER, Other(), At(THERE)), wording=w.AFTERWARDS), END_OF_TURN),
        ),
    ),
)

FAST_FOOD = resource(
    "hm108",
    "Fast Food",
    YELLOW,
    power=4,
    cost=2,
    needs=4,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Continuous((Power(+1, w.HAVE),), each(yours(CARD, WithTrait(CRITTER, w.ALONE)), wording=w.TOGETHER)),
    ),
)

MAGIC_WINGS = resource(
    "hm110",
    "Magic Wings",
    WHITE,
    power=4,
    cost=4,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), Continuous((Power(+7, w.HAVE),), Host(FRIEND, w.THAT_ONE))),
)

ONE_PONY_BAND = resource(
    "hm111",
    "One Pony Band",
    PINK | PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET, UNIQUE),
    abilities=(PlayToHome(), when(PutsOnDeck(YOU, one(CARD)), May(IfDone(Exhaust(THIS), Draw())))),
)

PARTY_HAT = resource(
    "hm113",
    "Party Hat",
    PINK,
    power=5,
    cost=1,
    needs=4,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        when(IsDismissed(one(FRIEND, ControlledBy(OPPONENT))), Dismiss(Host(FRIEND, w.ATTACHED))),
    ),
)

POWER_BRACELETS = resource(
    "hm114",
    "Power Bracelets",
    WHITE,
    power=5,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        when(
            StartsFaceoff(AN_OPPONENT, here=True),
            May(PutTokens(token(1, WHITE, UNICORN, keywords=(PREPARED,)))),
        ),
    ),
)

WAKE_UP_CALL = resource(
    "hm115",
    "Wake Up Call",
    WHITE,
    power=3,
    cost=1,
    needs=4,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        As(IsPlaying(AN_OPPONENT, one(EVENT)), May(PayTo((Pay(1), Retire(THIS)), Cancel(THAT)))),
    ),
)

ZAP_APPLES = resource(
    "hm116",
    "Zap Apples",
    ORANGE,
    power=5,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(
            IMMEDIATE,
            Give((Power(+3),), choose(yours(FRIEND)), END_OF_TURN),
            (Exhaust(THIS), Banish(choose(in_your_discard_pile(CARD), wording=w.FROM))),
        ),
    ),
)
