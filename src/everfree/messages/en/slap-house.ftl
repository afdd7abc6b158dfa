### The house rules of a table of the slap game: at the invitation and at the table.

slap-house-no-limit = The game goes on until somebody has all cards.
slap-house-minutes =
    { $count ->
        [one] The game ends after a minute at the latest; then the most cards win.
       *[other] The game ends after { $count } minutes at the latest; then the most cards win.
    }
slap-house-cards =
    { $count ->
        [one] The game ends once a card has been turned over; then the most cards win.
       *[other] The game ends once { $count } cards have been turned over; then the most cards win.
    }
slap-house-guests =
    { $who ->
        [anyone] Anybody may slap, players without cards and spectators too.
        [nobody] Only players with cards may slap.
       *[players] Players without cards may slap their way back in; spectators may not slap.
    }
slap-house-chances = Tries of a challenge: Alicorn { $alicorn }, Villain { $villain }, Mane 5 { $mane5 }, Parasprite { $parasprite }.
slap-house-joker-slap = A Joker may always be slapped, even as the only card.
slap-house-joker-challenge5 = A Joker is a challenge with 5 tries.
slap-house-joker-plain = A Joker matches no other symbol.
slap-house-photo-signs = Rock, paper, scissors decides a photo finish.
slap-house-short-fail = A challenge is lost when the challenged player runs out of cards.
slap-house-decks =
    { $count ->
        [one] One deck of cards.
       *[other] { $count } decks of cards, shuffled together.
    }
slap-house-jokers =
    { $count ->
        [0] No Jokers.
        [one] One Joker in each deck.
       *[other] { $count } Jokers in each deck.
    }
slap-house-penalty =
    { $count ->
        [one] A false slap costs one card.
       *[other] A false slap costs { $count } cards.
    }
slap-house-cap =
    { $count ->
        [0] Slow connections are not made up for.
       *[other] Slow connections are made up for, up to { $count } ms.
    }
slap-house-slow = The table plays at a slow beat.
slap-house-labels = The symbols have their names on the cards.
