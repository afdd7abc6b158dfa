### The text view of the table, and what is told to ears only.

text-heading = Table against { $name }
text-heading-alone = Table
text-choices = Your choices
text-choices-none = There is nothing for you to choose now.
text-choice = { $number }. { $option }
text-number = A number from { $first } to { $last }
text-take-number = Take this number
text-reveals = This shows hidden cards and can't be undone freely. Do it
text-opponent = { $name }
text-you = You
text-hand = Your hand
text-hand-empty = Your hand is empty.
text-problem = Problem { $number }: { $problem }
text-home = Home
text-nothing-there = No cards.
text-cards-of =
    { $who ->
        [you] Your cards there
       *[other] Cards of { $name } there
    }
text-discard-pile = Discard pile, { $count }
text-banished = Banished, { $count }
text-flipped = Flipped in this faceoff
text-faceoff = Faceoff
text-explanation = Explanation
text-explanation-hint = Press a card to read what is printed on it and why it can or can't be used.
text-stakes = What is at stake
text-not-now = What can't be done now, and why
text-reason = { $card }: { $reason }
text-reason-clause = { $card }: { $reason } Rule { $clause }.
text-log = Log
text-log-empty = Nothing has happened yet.
text-log-before = Before the first turn
text-log-turn = Turn { $turn }
text-undone = Taken back: { $line }
text-tools = More
text-undo = Undo
text-undo-that = Undo: { $what }
text-undo-asked = You have asked to undo. { $name } decides.
text-undo-wanted = { $name } would like to undo.
text-undo-wanted-that = { $name } would like to undo: { $what }
text-accept = Accept
text-decline = Decline
text-cancel = Take back this half-made action
text-hold = Keep the next window
text-auto = Pass by itself
text-stops = Where to ask me
text-skip = Pass until my turn
text-concede = Concede
text-concede-again = Concede the game? Press once more
text-lost =
    { $attempt ->
        [one] The connection is lost. Your game is safe. Connecting again…
       *[other] The connection is lost. Your game is safe. Connecting again, attempt { $attempt }…
    }
text-connecting = Going to the table…
text-taken-over = You have opened this game in another tab. It goes on there.
text-play-here = Go on here instead
text-outdated = This page is older than the server. Load it anew to go on.
text-reload = Load anew
text-skip-to-choices = Skip to your choices
text-side-start = Start side
text-side-boosted = Boosted side
text-no-text = No text is printed on it.
