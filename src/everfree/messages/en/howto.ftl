### How to play, as one short text: `rules` at a table in the terminal, and docs/play. Sentences of the glossary stand between these.

howto-title = How to play

howto-goal-title = The goal
howto-goal = Be the first to have { $goal } points. Your characters gather power at Problems; enough power of the right colors scores.

howto-table-title = The table
howto-table-problems = Each player has a Problem in the middle. Both players may send characters to both Problems.
howto-table-home = Each player has a home. Your Mane Character begins there, and Friends may wait there.
howto-table-decks = Each player has a deck to draw from, a hand, a discard pile and a deck of ten Problems.

howto-begin-title = Before the first turn
howto-begin-problem = Both players choose a Problem to start with and show it at the same time.
howto-begin-hand = Everybody draws six cards. You may shuffle them back and draw six new ones, once.
howto-begin-first = Chance says who begins. The player who begins draws no card in the first turn.

howto-turn-title = A turn
howto-turn = A turn has five phases, always in this order.

howto-main-title = What you can do in your Main Phase
howto-main-play = Play a Friend or a Resource: pay its cost. A Friend goes to your home or straight to a Problem.
howto-main-event = Play an Event: pay its cost, follow its text, and put it on the discard pile.
howto-main-troublemaker = Play a Troublemaker face down at a Problem, for 1 token. It turns face up on your next turn.
howto-main-move = Move one of your characters, for 2 tokens.
howto-main-draw = Draw a card, for 1 token.
howto-main-rally = Rally a frightened Friend, for 2 tokens.
howto-main-use = Use the text of a card that says so.
howto-main-often = Do as much as you can pay for, in any order. Tokens you keep are there next turn.

howto-colors-title = Colors
howto-colors-card = A card may need power of a color before you can play it. All your characters in play count for that.
howto-colors-problem = A Problem needs power of certain colors. There only your ready characters at this Problem count, each with one of its colors.
howto-colors-sides = A Problem has a side for each player. Its owner needs certain colors; the other player often needs more power, of any color.

howto-confront-title = Confronting and faceoffs
howto-confront-point = In your Score Phase each Problem where you have what it needs scores 1 point.
howto-confront-faceoff = If your opponent could confront it too, there is a faceoff. The winner scores the bonus of the Problem.
howto-confront-double = If you confront two Problems in one turn, there is one faceoff at both together. The higher bonus is scored.
howto-confront-tie = If the totals are equal, both flip one more card.
howto-confront-next = After a faceoff the Problem is solved: all characters there go home, and the next Problem comes.

howto-troublemaker-title = Troublemakers
howto-troublemaker-blocks = You can't confront a Problem where a Troublemaker of your opponent is face up.
howto-troublemaker-challenge = Challenge it in your Troublemaker Phase. Win the faceoff, and you score its points and it is gone.
howto-troublemaker-lose = Lose, and one of your characters there goes home.

howto-end-title = The end of the turn and of the game
howto-end-turn = You keep eight cards in hand at most, and as many Friends at home as your Mane Character allows.
howto-end-game = { $goal } points win at once, even in the middle of a turn.
howto-end-text = If the text of a card says something else than these rules, the card is right.

## For docs/play only: what the pictures show, and the other pages.

howto-picture-table = The table in the browser: two Problems in the middle, your home below, your hand at the bottom.
howto-picture-main = Your Main Phase: what you can do is gold.
howto-picture-confront = Your Problem, on the left, needs 1 blue and 1 of another color. Blue is still missing.
howto-picture-faceoff = A faceoff against a Troublemaker: both totals, with the flipped cards.
howto-picture-troublemaker = A Troublemaker blocks the Problem on the left.
howto-coach = The best way to learn is a game with a coach, to 7 points:
howto-words = Every table in the terminal tells them again: type rules or glossary line by line, or press r or g on the full screen. To see what a good computer would do in your place, type hint, or press a on the full screen.
howto-keywords-intro = A keyword stands for a text. The text of the card has the exact numbers.
howto-judge-title = A judge’s index
howto-judge-intro = Where a question is answered: each word with its rules, in sentences of ours under the numbers of the rulebook. For more about one of them:
howto-judge-word = Word
howto-judge-rules = Rules
howto-judge-rulings = Our rulings
