### The text view of the table, and what is told to ears only.

text-heading = Table against { $name }
text-heading-alone = Table
text-heading-watching = { $first } against { $second }
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
       *[other] { $name }'s cards there
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
text-log = Log
text-log-empty = Nothing has happened yet.
text-log-before = Before the first turn
text-log-turn = Turn { $turn }
text-undone = Undone: { $line }
text-tools = More
text-undo = Undo
text-goes-on = Nothing is left to do. Your Main Phase ends in a moment.
text-undo-that = Undo: { $what }
text-undo-asked = You have asked to undo. { $name } decides.
text-undo-wanted = { $name } would like to undo.
text-undo-wanted-that = { $name } would like to undo: { $what }
text-accept = Accept
text-decline = Decline
text-cancel = Cancel this action
text-hold = Stop at the next chance to act
text-auto = Pass automatically
text-stops = When to ask me
text-skip = Pass until my turn
text-concede = Concede
text-concede-again = Concede the game? Press once more
text-lost =
    { $attempt ->
        [one] The connection is lost. The game is saved. Connecting again…
       *[other] The connection is lost. The game is saved. Connecting again, attempt { $attempt }…
    }
text-connecting = Connecting to the table…
text-taken-over = You have opened this game in another tab. It goes on there.
text-play-here = Play here instead
text-outdated = This page is older than the server. Reload it to go on.
text-reload = Reload the page
text-skip-to-choices = Skip to your choices
text-side-start = Start side
text-side-boosted = Boosted side
text-no-text = No text is printed on it.
