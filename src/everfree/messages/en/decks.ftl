# Deck lists: what can't be read, what can't be played yet, what may be played.
deck-unreadable-too-long = This is too long for a deck list.
deck-unreadable-not-a-list = This is not a deck list.
deck-unreadable-unknown-cards = Some lines name no card that was ever printed.
deck-unreadable-no-mane = There is no Mane Character in this list.
deck-unreadable-two-manes = There is more than one Mane Character in this list.
deck-unknown-card = Line { $line }: no card is called “{ $text }”.
deck-unknown-card-like = Line { $line }: no card is called “{ $text }”. Perhaps: { $like }.
deck-not-ready = { $card } { $name } ({ $copies }×) can’t be played here yet. In its place: { $like }.
deck-not-ready-alone = { $card } { $name } ({ $copies }×) can’t be played here yet.
deck-may-be-played = This deck may be played.
deck-may-not-be-played = This deck may not be played as it is.
deck-no-such-format = There is no format { $name }; there are: { $known }.
deck-no-such-kind = There is no kind of list { $name }; there are: { $known }.
deck-fan-made-kind = A list of the kind { $name } can’t have fan-made cards; text and json can.
