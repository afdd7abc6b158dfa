### The words of the game, one plain sentence each; shown on hover, press and focus, and listed on the page of the lessons.

glossary-title = Words of the game

glossary-tokens = Action tokens are what you pay with. You receive some at the start of each of your turns and keep what you do not spend.
glossary-income = The further the leading player has come, the more tokens each turn brings.
glossary-score = { $goal } points win. Points come from confronted Problems, won faceoffs and beaten Troublemakers.
glossary-power = Power counts at Problems and in faceoffs. The shape beside the number is its color.
glossary-cost = The cost is how many action tokens you pay to play the card.
glossary-needs = You can play this card only while your characters in play have this much power of that color.
glossary-bonus = The bonus goes to the winner of a faceoff at this Problem, in points.
glossary-confront = Have the power on your edge of the Problem in your Score Phase, and you confront it and score.
glossary-faceoff = In a faceoff both players add up their power there and flip a card; the higher total wins.
glossary-worth = Points for whoever beats this Troublemaker.
glossary-color = Each color has its own shape. Problems and cards ask for power of certain colors.
glossary-home = Friends wait at home, where they do not count. At the end of your turn only so many may stay.
glossary-hand = The cards in hand are hidden from the other player. At the end of your turn you keep at most eight.
glossary-deck = You draw from it each turn, and flip from it in faceoffs.
glossary-problems = When a Problem is solved, its owner's next one comes from here.
glossary-discard = Used Events and cards that have left play lie here, face up.
glossary-banished = Banished cards are out of the game, unless a text says otherwise.
glossary-boosted = A Mane Character that has done what its text asks for turns to its stronger side.
glossary-type-mane = Your leading character, in play from the start.
glossary-type-friend = Friends bring power to Problems and stay in play.
glossary-type-resource = A Resource stays in play and helps, at home or on another card.
glossary-type-event = An Event works once, then goes to the discard pile.
glossary-type-troublemaker = A Troublemaker blocks the other player's way to a Problem until it is beaten.
glossary-type-problem = Problems are where points are scored: yours and the other player's.
glossary-phase-ready = Ready Phase: your cards are ready again, you receive tokens and draw a card.
glossary-phase-troublemaker = Troublemaker Phase: waiting Troublemakers turn face up, and you may challenge one.
glossary-phase-main = Main Phase: you play cards, move characters and draw, as long as you have tokens.
glossary-phase-score = Score Phase: you confront the Problems whose needs you meet, and faceoffs are decided.
glossary-phase-end = End Phase: too many Friends at home or cards in hand have to go.

## Headwords of the list; a card type has its own word, and the sentence of a phase begins with its name.

glossary-word-score = Points
glossary-word-tokens = Action tokens
glossary-word-power = Power
glossary-word-cost = Cost
glossary-word-bonus = Bonus
glossary-word-confront = Confronting
glossary-word-faceoff = Faceoff
glossary-word-home = Home

## Keywords; the text of a card has the exact numbers.

glossary-keyword-starting-problem = A Problem with this word may be the one you begin with.
glossary-keyword-swift = It moves for 1 token less.
glossary-keyword-competitive = It is stronger while it takes part in a faceoff.
glossary-keyword-diligent = It grows each time you win a faceoff with it.
glossary-keyword-stubborn = It counts in full even when exhausted.
glossary-keyword-eccentric = The other player needs more power to confront the Problem where it is.
glossary-keyword-pumped = Once in a faceoff it can keep a card you flipped, for later use.
glossary-keyword-hasty = You may play it whenever you have the chance to act.
glossary-keyword-teamwork = Your Friends there who share a trait with it share its texts too.
glossary-keyword-meticulous = At the start of your turn it lets you check your next card.
glossary-keyword-calming = Friends that the other player brings there are weaker for that turn.
glossary-keyword-prepared = You receive tokens when the other player starts a faceoff there.
glossary-keyword-showy = Moving there costs the other player more.
glossary-keyword-supportive = It is stronger beside a Mane Character of its color.
glossary-keyword-agile = You may move it whenever you have the chance to act.
glossary-keyword-studious = Winning a faceoff with it brings a token.
glossary-keyword-transform = You may give up one of your Friends and play it there for another price.
glossary-keyword-inspired = It lets you sort what the other player will draw or flip next.
glossary-keyword-vexing = You can give it up to stop the other player from confronting there.
glossary-keyword-traveler = It grows each time it is moved.
glossary-keyword-random = It lets you flip again instead of a card of 1 power.
glossary-keyword-caretaker = It is stronger beside your Critters.
glossary-keyword-persistent = It is frightened instead of leaving play.
glossary-keyword-villain = When it turns face up, it frightens the Friends there.
glossary-keyword-experienced = It is stronger for each of its namesakes in your discard pile.
glossary-keyword-prismatic = It takes on the colors of your other Crystal characters.
