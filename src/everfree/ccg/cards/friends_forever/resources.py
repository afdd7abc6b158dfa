"""The Resources of Friends Forever."""

from everfree.ccg.language import (
    ARTIFACT, ASSET, AT_MOST, BLUE, CHARACTER, CONDITION, COST, DISCARD_PILE, DRAW_DECK, FRIEND, ORANGE, PINK,
    PURPLE, RARE, THIS, TROUBLEMAKER_FACEOFF, UNIQUE, WHITE, YELLOW, YOU, Closed, DuringFaceoff, Exhaust,
    HasTotal, Host, May, Move, Moves, Pay, PlayOn, Plays, PlayToHome, PutCounters, PutTokenCopy, SameName,
    Standing, Token, With, cards, choose, main_phase, resource, when, wordings as w,
)  # fmt: skip

FLASH_MAGNUS_SHIELD = resource(
    "ff104",
    "Flash Magnus' Shield",
    BLUE,
    power=4,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(PlayToHome(), Standing(HasTotal(YOU, +4), DuringFaceoff(TROUBLEMAKER_FACEOFF))),
)

HERD_OF_ADORING_FANS = resource(
    "ff105",
    "Herd of Adoring Fans",
    WHITE | YELLOW,
    power=4,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        PlayOn(cards(FRIEND, With(COST, AT_MOST, 2))),
        when(Plays(YOU, THIS), PutTokenCopy(Host(FRIEND, w.THAT_ONE))),
        when(
            Moves(YOU, Host(FRIEND, w.ATTACHED)),
            May(Move(choose(cards(FRIEND, Token(), SameName(of_that=True))))),
        ),
    ),
)

PEGASUS_CHARIOT = resource(
    "ff109",
    "Pegasus Chariot",
    BLUE | PURPLE,
    power=5,
    cost=3,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(PlayToHome(), main_phase(Move(choose(cards(CHARACTER))), costs=(Pay(1),))),
)

ROCKHOOFS_SHOVEL = resource(
    "ff111",
    "Rockhoof's Shovel",
    ORANGE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(PlayToHome(), main_phase(PutCounters(choose(cards(FRIEND))), costs=(Exhaust(THIS),))),
)

SOMNAMBULAS_BLINDFOLD = resource(
    "ff113",
    "Somnambula's Blindfold",
    PINK,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(PlayToHome(), Standing(Closed(DRAW_DECK)), Standing(Closed(DISCARD_PILE))),
)
