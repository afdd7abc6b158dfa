### Ce qu’on demande à un joueur. La clé est « question- » suivi du nom que lui donne le moteur.
### $card est la carte dont le texte pose la question, ou celle qu’on joue.

# La carte dont le texte pose la question, et la phrase qui la pose.
asked-by = { $card } : { $text }

question-starting-problem = Avec quel Problème commencez-vous ?
question-mulligan = Voici votre première main. Voulez-vous la mélanger à votre pioche et en prendre une autre ? Vous ne pouvez le faire qu’une fois.
question-main = Que faites-vous dans votre phase principale ?
question-priority = Vous pouvez réagir. Que faites-vous ?
question-where = Où va « { $card } » ?
question-tokens-where =
    { $number ->
        [one] Grâce à « { $card } », où va le jeton ?
       *[other] Grâce à « { $card } », où vont les jetons ? Il y en a { $number }.
    }
question-tokens-there = Combien de ces { $number } jetons y vont ?
question-search-deck = Quelle carte trouvez-vous dans la pioche, grâce à « { $card } » ?
question-problems-under =
    { $number ->
        [one] Quel Problème va sous son paquet ?
       *[other] { $number } Problèmes vont sous leur paquet. Lequel en premier ? Les autres iront plus bas.
    }
question-name-card = Quelle carte nommez-vous pour « { $card } » ?
question-choose-colour = Quelle couleur choisissez-vous pour « { $card } » ?
question-choose-counter = Quel marqueur choisissez-vous pour « { $card } » ?
question-guess-power = Pour « { $card } » : la puissance de cette carte est-elle le nombre { $number } ?
question-guess-type = Pour « { $card } » : quel est le type de la carte choisie ?
question-first-pile = Quelle carte va dans la première pile, pour « { $card } » ?
question-banish-pile = Quelle pile bannissez-vous avec « { $card } » ?
question-choose-number = Quel nombre choisissez-vous pour « { $card } » ?
question-choose-parity = Impair (1) ou pair (2), pour « { $card } » ?
question-problem-deck = Quel paquet de Problèmes choisissez-vous pour « { $card } » ?
question-pay-with = Avec quoi payez-vous pour « { $card } » ?
question-choose = Que choisissez-vous ?
question-may = Voulez-vous le faire ?
question-pay-or = La carte « { $card } » vous demande { $tokens }. Payez-vous ?
question-replace =
    { $event ->
        [dismissed] La carte « { $card } » serait écartée. Quelle carte intervient ?
        [retired] La carte « { $card } » serait mise à la retraite. Quelle carte intervient ?
        [banished] La carte « { $card } » serait bannie. Quelle carte intervient ?
        [bottomed] La carte « { $card } » irait sous la pioche de son propriétaire. Quelle carte intervient ?
        [confronted] Le Problème « { $card } » serait affronté. Quelle carte intervient ?
        [flipped] Vous devriez retourner une carte. Quelle carte intervient ?
       *[other] Quelque chose arriverait à « { $card } ». Quelle carte intervient ?
    }
question-new-host = Sur quelle carte va « { $card } » ?
question-search = Quelle carte prenez-vous, grâce à « { $card } » ?
question-order-replacements = Autre chose se produit à la place, une carte après l’autre. Laquelle vient en premier ?
question-order-triggers = Plusieurs de vos effets attendent. Lequel est résolu en premier ?
question-uncover = Quel Fauteur de troubles dévoilez-vous maintenant ?
question-challenge = Voulez-vous défier un Fauteur de troubles ?
question-confront-order = Quel Problème essayez-vous d’affronter maintenant ?
question-send-home = Vous avez perdu contre le Fauteur de troubles. Qui rentre à la maison ?
question-bottom =
    { $number ->
        [one] Quelle carte retournée va sous votre pioche ?
       *[other] { $number } cartes retournées vont sous votre pioche. Laquelle en premier ? Les autres iront plus bas.
    }
question-on-top =
    { $number ->
        [one] Quelle carte va sur la pioche ?
       *[other] { $number } cartes vont sur la pioche. Laquelle en premier ? Les autres seront posées dessus.
    }
question-put-on-top =
    { $number ->
        [one] Quelle carte retourne sur la pioche ?
       *[other] { $number } cartes retournent sur la pioche. Laquelle en premier ? Les autres seront posées dessus.
    }
question-put-under = Laquelle de ces { $number } cartes va sous la pioche ? Les suivantes iront plus bas.
question-under-deck = La carte « { $card } » est sur la pioche. La mettez-vous en dessous ?
question-rest-under =
    { $number ->
        [one] Quelle carte va sous la pioche ?
       *[other] { $number } cartes vont sous la pioche. Laquelle en premier ? Les autres iront plus bas.
    }
question-uniqueness =
    { $number ->
        [0] La carte « { $card } » est Unique : vous ne pouvez en contrôler qu’une (règle 516.3). Laquelle est écartée ?
        [-1] Aucun autre Fauteur de troubles ne peut être sur le même Problème qu’un Fauteur de troubles Epic (règle 516.4a). Lequel est écarté ?
        [1] Vous ne pouvez avoir qu’un seul Fauteur de troubles face visible sur un Problème (règle 516.4). Lequel est écarté ?
       *[other] Vous ne pouvez avoir que { $number } Fauteurs de troubles face visible sur ce Problème (règle 516.4). Lequel est écarté ?
    }
question-discard = Quelle carte défaussez-vous pour « { $card } » ?
question-discard-down =
    { $number ->
        [one] Votre main a une carte de trop. Quelle carte défaussez-vous ?
       *[other] Votre main a { $number } cartes de trop. Lesquelles défaussez-vous ?
    }
question-home-limit =
    { $number ->
        [one] Votre maison a un Ami de trop. Quel Ami part à la retraite ?
       *[other] Votre maison a { $number } Amis de trop. Lesquels partent à la retraite ?
    }
question-guess = Lequel le hasard choisira-t-il, pour « { $card } » ?
question-loop-rounds = Rien n’arrête cette boucle. Combien de fois se répète-t-elle ?
question-loop-times = Cela tourne en rond. Combien de fois encore laissez-vous cela se répéter ?
question-random = Vous avez retourné « { $card } ». Quelle carte vous permet de l’ignorer et d’en retourner une autre ?
question-give-for = Donnez-vous autre chose pour payer moins cher la carte « { $card } » ?
question-opponent = Quel adversaire choisissez-vous pour « { $card } » ?
question-player = Quel joueur choisissez-vous pour « { $card } » ?
question-phase-action = Agissez-vous dans cette phase, ou passez-vous à la suite ?
question-enters-next = Laquelle de vos cartes entre en jeu ensuite, grâce à « { $card } » ?
question-keep = Quelle carte gardez-vous ?
question-effect = Quel effet choisissez-vous pour « { $card } » ?
question-each-effect = Choisissez-vous chaque effet (carte « { $card } ») ?
