"""The Events of Friends Forever."""

from everfree.ccg.language import (
    CHARACTER,
    COMMON,
    END_OF_TURN,
    IMMEDIATE,
    LAST,
    OPPONENTS,
    OR_MORE,
    PREVIOUS_AREA,
    TOGETHER,
    UNICORN,
    WHITE,
    YOU,
    CantMove,
    Card,
    EventText,
    Further,
    Has,
    If,
    Lasting,
    Send,
    WasMoved,
    WithTrait,
    cards,
    choose,
    each,
    event,
)

RELIVING_HISTORY = event(
    "ff95",
    "Reliving History",
    WHITE,
    power=5,
    cost=1,
    needs=2,
    rarity=COMMON,
    text=(
        EventText(IMMEDIATE, Send(choose(cards(CHARACTER, WasMoved())), PREVIOUS_AREA)),
        Further(
            If(
                Has(YOU, cards(CHARACTER, WithTrait(UNICORN)), 3, OR_MORE),
                Lasting(
                    CantMove(OPPONENTS, each(cards(CHARACTER), wording=TOGETHER)), END_OF_TURN, wording=LAST
                ),
            ),
            "Harmony Unicorn",
        ),
    ),
)

CARDS: tuple[Card, ...] = (RELIVING_HISTORY,)
