### What the server says of a table: who sits there, what is refused, what was taken back.

table-waiting-for-a-player = Waiting for somebody to take the other seat.
table-you-watch = This seat is taken. You are watching.
table-only-watching = You are watching; only the players can do that.
table-taken-back =
    { $who ->
        [you] You took back your last move.
       *[other] { $name } took back the last move.
    }
table-not-understood = The server did not understand this message.
table-bad-nonce = A request needs a nonce of 1 to 64 characters.
table-no-such-deck = There is no such deck: neither a theme deck nor a deck code.
table-no-such-table = There is no such table.
table-no-such-opponent = One plays against the computer or against a friend.
table-no-such-policy = Taking back can be free, asked for or switched off.
table-no-such-edition = There is no such edition of the rules.
table-no-such-level = There is no computer player of this level.
table-wrong-invite = This link does not fit this table.
table-seat-taken = Somebody else has taken this seat.

table-stale = The table has changed since; look again.
table-not-everyone-sits = The other seat is still free.
