# The lessons: their titles, what they are about, the coach's sentences and the last words.
# $card is the card to press, $choice the words on the button to press.

lesson-go-on = Press "{ $choice }" to go on.
lesson-lifted = Now press "{ $choice }" below the card's text.
lesson-lost = That way the goal is out of reach. Press "Try again".

lesson-turn-and-tokens-title = Your turn and your tokens
lesson-turn-and-tokens-about = Tokens arrive each turn and pay for your Friends.
lesson-turn-and-tokens-play = You have { $tokens }, the gold coins. Press "{ $card }" in your hand to play it.
lesson-turn-and-tokens-where = A Friend can wait at home. Press "{ $choice }" at your home.
lesson-turn-and-tokens-end = The coin on a card is its cost, and you have { $tokens } left. Press "{ $choice }".
lesson-turn-and-tokens-again = A new turn: you drew a card and have { $tokens } again. Press "{ $card }" to play it.
lesson-turn-and-tokens-done = Each turn you draw, receive tokens and spend them. That is the rhythm of the game.

lesson-play-and-move-title = Play and move
lesson-play-and-move-about = Friends at home only wait. At a Problem they count.
lesson-play-and-move-move = At home a Friend only waits; at a Problem it counts. Press "{ $card }" to move it.
lesson-play-and-move-moved = A move costs 2 tokens. Press "{ $choice }" at your Problem, the left one.
lesson-play-and-move-play = You can also play a Friend straight to a Problem. Press "{ $card }" in your hand.
lesson-play-and-move-played = Press "{ $choice }" at your Problem.
lesson-play-and-move-done = Both count at your Problem now. Playing a Friend straight there saves the price of the move.

lesson-confront-title = Confront a Problem
lesson-confront-about = Meet what a Problem needs, and score.
lesson-confront-move = Your Problem needs 1 blue and 1 of another color. Blue is missing: press "{ $card }".
lesson-confront-where = Press "{ $choice }" at your Problem.
lesson-confront-end = The Problem says it can be confronted. Press "{ $choice }": the Score Phase comes next.
lesson-confront-done = You confronted the Problem and scored a point. Every turn in which you confront it scores again.

lesson-faceoff-title = Faceoff
lesson-faceoff-about = Two players want the same Problem: power and a flipped card decide.
lesson-faceoff-play = { $opponent } has 4 power at your Problem, you have 2. Press "{ $card }" to bring more.
lesson-faceoff-where = Press "{ $choice }" at your Problem.
lesson-faceoff-end = 4 against 4. Each of you will flip a card and add its power. Press "{ $choice }".
lesson-faceoff-done = Power there plus the flipped card: the higher total wins the faceoff and the bonus. Then a new Problem comes.

lesson-troublemakers-title = Troublemakers
lesson-troublemakers-about = They block a Problem until somebody beats them.
lesson-troublemakers-challenge = "Flim" blocks your Problem. You have 4 power there, it has 3: press "{ $card }" to challenge it.
lesson-troublemakers-play = Beaten, and its point is yours. Now send one yourself: press "{ $card }".
lesson-troublemakers-where = It lies face down for a turn. Press "{ $choice }" at { $opponent }'s Problem, the right one.
lesson-troublemakers-done = Your Troublemaker will turn face up on your next turn and block that Problem.

lesson-friends-that-react-title = Friends that react
lesson-friends-that-react-about = Some Friends act on your opponent's turn.
lesson-friends-that-react-use = { $opponent } has played a Friend to your Problem. Press "{ $card }": it can react to that.
lesson-friends-that-react-yes = Its text asks whether you want to. Press "{ $choice }".
lesson-friends-that-react-where = You decide where the other Friend goes. Press "{ $choice }" at { $opponent }'s home.
lesson-friends-that-react-done = Reactions work on any turn. The table asks you whenever one of your cards could react.

lesson-resources-and-events-title = Resources and Events
lesson-resources-and-events-about = A Resource stays and helps. An Event works once.
lesson-resources-and-events-resource = A Resource stays on the table. Press "{ $card }" to play it.
lesson-resources-and-events-use = Give it up, and your next card costs 2 less. Press "{ $card }" on the table.
lesson-resources-and-events-friend = Press "{ $card }": now it costs nothing.
lesson-resources-and-events-where = Press "{ $choice }" at { $opponent }'s Problem.
lesson-resources-and-events-event = It needs 4 power and you have 3. An Event works once: press "{ $card }".
lesson-resources-and-events-target = Choose who gets 2 more power: press "{ $card }".
lesson-resources-and-events-end = 5 power: enough to confront. Press "{ $choice }".
lesson-resources-and-events-done = A Resource, an Event and a point at your opponent's Problem.

lesson-winning-title = Winning
lesson-winning-about = 15 points win. Score the last two in one turn.
lesson-winning-play = You have { $points }, and 15 win. Two Problems could score: press "{ $card }".
lesson-winning-where = The other Problem needs 4 power and you have 2 there. Press "{ $choice }" at it.
lesson-winning-end = Both Problems can be confronted. Press "{ $choice }".
lesson-winning-confront = You confront both, one after the other. Press "{ $choice }".
lesson-winning-done = 15 points: you win! Next comes your first game, a short one, with a coach at your side.

lesson-first-game-title = Your first game
lesson-first-game-about = A short game to 7 points against a gentle computer, with a coach at your side.
lesson-first-game-starting-problem =
    { $at ->
        [table] Your Problem is where you score first. Choose one: the line "You" tells what you will need.
       *[lines] Your Problem is where you score first. Choose one: each line tells what you will need.
    }
lesson-first-game-mulligan = You want Friends that cost 1 or 2. Keep this hand if it has some; else take a new one, once.
lesson-first-game-main-score =
    { $at ->
        [table] A Problem can be confronted, and nothing else is left to do. Press "{ $choice }" to score.
       *[lines] A Problem can be confronted, and nothing else is left to do. Take "{ $choice }" to score.
    }
lesson-first-game-main-nothing =
    { $at ->
        [table] There is nothing more to do this turn. Tokens you keep are there next turn. Press "{ $choice }".
       *[lines] There is nothing more to do this turn. Tokens you keep are there next turn. Take "{ $choice }".
    }
lesson-first-game-main-confront =
    { $at ->
        [table] A Problem can be confronted, and that scores. Strengthen the other one if you can, or press "{ $choice }".
       *[lines] A Problem can be confronted, and that scores. Strengthen the other one if you can, or take "{ $choice }".
    }
lesson-first-game-main = Only characters at a Problem count. Play Friends straight to your Problem, until it has all the power it needs.
lesson-first-game-main-friend = You have { $tokens }. Look at what a Problem still needs, and play a Friend there that gives it.
lesson-first-game-main-troublemaker = Your opponent cannot score where a Troublemaker blocks the way. Playing one costs a token.
lesson-first-game-main-card = You can play a Resource or an Event. Play it now if its text helps you this turn, or keep it for later.
lesson-first-game-main-move = Who waits at home does not count. A move costs 2 tokens: send somebody where power is missing.
lesson-first-game-main-draw =
    { $at ->
        [table] Nothing to play? For a token you can press "{ $choice }". Or end the phase and keep your tokens.
       *[lines] Nothing to play? For a token you can take "{ $choice }". Or end the phase and keep your tokens.
    }
lesson-first-game-main-use =
    { $at ->
        [table] What can act now is gold. If none of it helps you, end the phase and keep your tokens.
       *[lines] Each line is something that you can do now. If none of it helps you, end the phase and keep your tokens.
    }
lesson-first-game-where = At a Problem the Friend counts. At home it waits, and moving it later costs tokens.
lesson-first-game-where-again = Choose the place where power is missing. More power also helps in a faceoff.
lesson-first-game-where-troublemaker = Choose the Problem where your opponent would score next. It lies there face down for a turn.
lesson-first-game-where-card =
    { $at ->
        [table] The text of this card tells where it works. Read it, then choose a place that is gold.
       *[lines] The text of this card tells where it works. Read it, then choose one of the places.
    }
lesson-first-game-challenge = A Troublemaker blocks you. Challenge it if your power there is higher than its own.
lesson-first-game-uncover = Your Troublemaker has waited a turn: turn it face up, and it blocks the Problem.
lesson-first-game-confront-order = You can confront two Problems. With both in one turn you score at both.
lesson-first-game-priority = A card of yours can act now. Use it, or pass: passing costs nothing.
lesson-first-game-may = The text of the card gives you the choice. If it helps you, say yes.
lesson-first-game-pay-with = This costs more than tokens. Give what you can do without.
lesson-first-game-pay-or = Pay if the tokens are worth less to you than what happens otherwise.
lesson-first-game-choose =
    { $at ->
        [table] The text of a card lets you choose. All you can choose is gold.
       *[lines] The text of a card lets you choose. All you can choose is listed.
    }
lesson-first-game-under-deck = A card on top is drawn or flipped next. Leave what helps you on your deck, and put the rest under it.
lesson-first-game-order-triggers = Several texts of your cards work at the same time. The order seldom matters: take any first.
lesson-first-game-send-home = The challenge is lost, and one of your characters goes home. Choose the one you will miss least there.
lesson-first-game-uniqueness = These cards cannot stay together. Give up the one that helps you less.
lesson-first-game-any-order = These cards go under the deck. The order seldom matters: take any first.
lesson-first-game-discard = A text lets you put away a card from your hand. Choose one you cannot play soon.
lesson-first-game-discard-down = You may keep 8 cards in hand. Put away one that needs colors you do not have.
lesson-first-game-home-limit = Too many Friends at home. Let the weakest one go, and next time send them out earlier.
lesson-first-game-search = Take what you lack. A Friend that you can pay for is seldom wrong.
lesson-first-game-card-asks =
    { $at ->
        [table] A card asks you this. Read its text, then press something gold.
       *[lines] A card asks you this. Read its text, then take one of the choices.
    }
lesson-first-game-done =
    { $won ->
        [yes] You win your first game! Next comes a whole game, to 15 points.
       *[no] { $opponent } won this time. Play this game again, or a whole one to 15 points.
    }

## The list of lessons, and the buttons at the end of one.

learn-title = Learn to play
learn-intro = Eight short lessons at a real table, then a short game with a coach. No lesson can be broken: try things.
learn-done = done
learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lesson-coach = Coach
lesson-step = Step { $step } of { $steps }.
lesson-next = Next lesson
lesson-again = Again
lesson-try-again = Try again
lesson-list = All lessons
