### La table dans le navigateur : ce que disent ses boutons, ses étiquettes et ses signes.

web-table = La table
web-opening = Préparation de la table…
web-you = Vous
web-they = Adversaire
web-yours = le vôtre
web-watching = Vous regardez la partie
web-watching-seconds =
    { $count ->
        [one] Vous regardez avec une seconde de retard
       *[other] Vous regardez avec { $count } secondes de retard
    }
web-watching-minutes =
    { $count ->
        [one] Vous regardez avec une minute de retard
       *[other] Vous regardez avec { $count } minutes de retard
    }
web-status = État de la partie
web-opponent = { $name }, votre adversaire
web-computer = ordinateur
web-away = hors ligne
web-your-decision = à vous de décider
web-deciding = réfléchit
web-waiting = en attente
web-waits = attend
web-problems = Les Problèmes
web-dock = Votre main et vos actions
web-side = Explication et journal
web-actions = Votre décision
web-brand-home = Everfree, retour à l’accueil

## Cartes

web-start = Départ
web-boosted = Renforcé
web-exhausted = épuisé
web-counts = compte encore
web-frightened = effrayé
web-face-down = face cachée
web-uncovers = dévoilé au prochain tour
web-lain =
    { $count ->
        [one] là depuis 1 tour
       *[other] là depuis { $count } tours
    }
web-worth =
    { $points ->
        [one] vaut { $points } point
       *[other] vaut { $points } points
    }
web-worth-epic =
    { $points ->
        [one] Épique, vaut { $points } point
       *[other] Épique, vaut { $points } points
    }
web-attached = { $card }, { $count } en tout
web-attached-list = Attaché : { $cards }
web-beneath = { $count } dessous
web-beneath-list = Dessous : { $cards }
web-costs =
    { $count ->
        [one] coûte { $count } jeton
       *[other] coûte { $count } jetons
    }
web-needs = demande
web-home-limit = Limite de la maison : { $limit }
web-can-act = { $count } choix
web-card-can = { $card } Possible : { $action }
web-card-cannot = { $card } Pas maintenant : { $reason }
web-not-now = Pas maintenant
web-choose = Choisir

## Maisons et piles

web-home = Maison
web-home-count = { $count } sur { $limit }
web-home-sentence =
    { $limit ->
        [-1] Maison, sans limite : { $count }. Expliquer.
       *[other] Maison : { $count } sur { $limit }. Expliquer.
    }
web-pile-hand = main
web-pile-deck = pioche
web-pile-discard = défausse
web-pile-banished = bannies
web-pile-tokens = jetons
web-pile-sentence = { $name } : { $count }
web-hand =
    { $count ->
        [0] Votre main est vide
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
web-open-row =
    { $count ->
        [one] Montrer cette carte
       *[other] Montrer ces { $count } cartes
    }
web-cards-at-home =
    { $who ->
        [you] Votre maison
       *[other] Maison de { $name }
    }

## Points

web-goal = { $goal } points pour gagner
web-of-goal = /{ $goal }
web-score-sentence =
    { $who ->
        [you] Points : vous { $mine }, { $name } { $theirs }. Le premier à { $goal } gagne.
       *[other] Points : { $bottom } { $mine }, { $name } { $theirs }. Le premier à { $goal } gagne.
    }
web-income =
    { $count ->
        [one] { $count } jeton par tour
       *[other] { $count } jetons par tour
    }

## Problèmes

web-area =
    { $whose ->
        [you] Votre Problème : { $problem }
       *[other] Problème de { $name } : { $problem }
    }
web-there =
    { $who ->
        [you] Vos cartes à { $problem }
       *[other] Cartes de { $name } à { $problem }
    }
web-your-problem = Votre Problème
web-their-problem = Problème de { $name }
web-bonus = bonus
web-rules-of-the-time = d’époque
web-fan-made = carte de fan
web-sandbox = Bac à sable
web-sandbox-sentence = La position a été corrigée à la main : cette partie est un bac à sable et ne compte pas.
web-fan-cards = Cartes de fans
web-fan-cards-sentence = Cette table a des cartes de fans : { $cards }.
web-bonus-sentence = Gagner un face-à-face ici rapporte { $points }. Expliquer.
web-met = suffisant
web-blocked = suffisant, mais bloqué
web-blocked-needs = bloqué, il manque { $missing }
web-needs-more = il manque { $missing }
web-would = puis { $power }
web-meter =
    { $who ->
        [you] Vous avez { $power } de puissance ici et il en faut { $needed } : { $verdict }. Expliquer.
       *[other] { $name } a { $power } de puissance ici et il en faut { $needed } : { $verdict }. Expliquer.
    }
web-can-confront = Vous pouvez affronter ce Problème
web-tab-faceoff = face-à-face ici
web-tab-faceoff-of = face-à-face { $mine } à { $theirs }
web-tab-needs = { $power } sur { $needed }
web-tab-asked = une question vous attend ici

## Face-à-face

web-faceoff = Face-à-face
web-faceoff-for =
    { $points ->
        [one] Face-à-face pour { $points } point
       *[other] Face-à-face pour { $points } points
    }
web-faceoff-troublemaker = Face-à-face contre { $card }
web-faceoff-before = les cartes vont être retournées
web-faceoff-after = cartes retournées
web-faceoff-won =
    { $who ->
        [you] Vous gagnez avec { $margin } d’avance
       *[other] { $name } gagne avec { $margin } d’avance
    }
web-faceoff-tied = Égalité à { $total }
web-versus = contre
web-total =
    { $who ->
        [you] Votre total : { $total }. Expliquer.
       *[other] Total de { $name } : { $total }. Expliquer.
    }
web-why-short = pourquoi ?

## La question

web-key-space = Espace
web-leave-table = Retour à l’accueil
web-skip-show = Accélérer
web-wait-connection = On attend le serveur
web-wait-server = Envoi de votre réponse
web-wait-for = On attend { $name }
web-choose-above = Choisissez ce qui est doré
web-cancel = Retour
web-close = Fermer
web-press-again = Appuyez encore
web-reveal-sure = Cela montre des cartes cachées : appuyez encore
web-auto-pass = Passe auto
web-hold = Me demander
web-stay = Attendre
web-selected =
    { $count ->
        [0] Choisissez { $all } cartes
        [one] { $count } choisie sur { $all }
       *[other] { $count } choisies sur { $all }
    }
web-less = Un de moins
web-more = Un de plus
web-number = Nombre
web-take-number = Prendre { $number }
web-search = Nom d’une carte

web-five-actions = Ce que vous pouvez faire dans votre phase principale
web-do-draw = Piocher
web-do-move = Déplacer
web-do-troublemaker = Troubles
web-do-rally = Rallier
web-do-use = Capacités
web-do-draw-sentence = Piocher une carte.
web-do-move-sentence = Montrer les personnages que vous pouvez déplacer.
web-do-troublemaker-sentence = Montrer les Fauteurs de troubles que vous pouvez jouer.
web-do-rally-sentence = Montrer les Amis effrayés que vous pouvez rallier.
web-do-use-sentence = Montrer les cartes dont une capacité peut servir.
web-cannot-because = { $action } : pas maintenant. { $reason }
web-none-to-draw = Vous ne pouvez pas piocher maintenant.
web-none-to-move = Aucun personnage ne peut se déplacer maintenant.
web-none-to-troublemaker = Aucun Fauteur de troubles ne peut être joué maintenant.
web-none-to-rally = Aucun de vos Amis n’est effrayé.
web-none-to-use = Aucune capacité ne peut servir maintenant.

## Phases et arrêts

web-phase-ready = Préparation
web-phase-troublemaker = Fauteurs de troubles
web-phase-main = Principale
web-phase-score = Score
web-phase-end = Fin
web-phases =
    { $whose ->
        [you] Tour { $turn }, le vôtre : phases et arrêts
       *[other] Tour { $turn }, celui de { $name } : phases et arrêts
    }
web-phase-sentence =
    { $stop ->
        [yes] { $phase } : arrêt prévu. Ouvrir les arrêts.
       *[no] { $phase } : aucun arrêt. Ouvrir les arrêts.
    }
web-your-turn = Votre tour
web-their-turn = Tour de { $name }
web-stops = Me demander
web-stops-own = à mon tour
web-stops-other = au tour adverse
web-stop-at =
    { $whose ->
        [own] Arrêt à mon tour, phase : { $phase }
       *[other] Arrêt au tour adverse, phase : { $phase }
    }
web-stop-faceoffs = dans les face-à-face
web-stop-actions = après une action adverse
web-stop-full = même s’il n’y a qu’une réponse (contrôle total)
web-skip = Passer jusqu’à mon tour
web-clear-yields =
    { $count ->
        [one] Oublier { $count } carte
       *[other] Oublier { $count } cartes
    }
web-always-yield = Ne jamais me demander pour elle
web-always-ask = Toujours me demander pour elle

## Annuler, abandonner, autres outils

web-undo = Annuler
web-undo-step = Annuler une étape
web-undo-ask = Demander à annuler
web-undo-asked = Annulation demandée
web-undo-sentence = Annuler : { $what }
web-undo-request = { $name } voudrait annuler ceci :
web-accept = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-correction = Une correction, proposée par { $name } :
web-correct = Corriger la position
web-correct-hint = Si la table se trompe, proposez une réparation. Elle a lieu quand tout le monde est d’accord, et nous en sommes avertis.
web-correct-what = Quoi
web-correct-score = Points
web-correct-tokens = Jetons d’action
web-correct-move = La place d’une carte
web-correct-counters = Les marqueurs d’une carte
web-correct-card = Carte
web-correct-card-there = { $card } – { $name }, { $where }
web-correct-kind = Quels marqueurs
web-correct-counter =
    { $kind ->
        [power] marqueurs +1 puissance
       *[named] marqueurs { $counter }
    }
web-correct-to = Vers
web-correct-to-hand = la main de son propriétaire
web-correct-to-deck = le dessus de la pioche
web-correct-to-discard = la défausse
web-correct-to-banished = les cartes bannies
web-correct-to-home = la maison
web-correct-to-area = un Problème
web-correct-area = Problème
web-correct-seat = Pour qui
web-correct-propose = Proposer
web-concede = Abandonner la partie
web-concede-sure = Abandonner ?
web-as-text = La table en texte
web-inspector = Explication
web-log = Journal
web-won =
    { $who ->
        [you] Vous gagnez !
       *[other] { $name } gagne.
    }
web-draw = Personne ne gagne.
web-look-at-board = Regarder la table
web-rematch = Revanche
web-rematch-swap = Échanger les paquets
web-rematch-open = Une revanche vous attend.
web-rematch-join = Jouer la revanche
web-ending-why = Ce qui a décidé
web-ending-totals = Totaux du dernier face-à-face :
web-curve =
    { $turns ->
        [one] Points sur { $turns } tour
       *[other] Points sur { $turns } tours
    }
web-curve-of =
    { $turns ->
        [one] { $name } : { $points } après { $turns } tour.
       *[other] { $name } : { $points } après { $turns } tours.
    }
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-says = Conseil : { $option }
web-review = Analyser mes choix
web-review-begins = Relecture de la partie…
web-review-judged = Vos choix : { $judged } sur { $of } analysés…
web-review-title = Là où vous pouviez faire mieux
web-review-show = Voir sur la table
web-replay = Revoir pas à pas
web-replay-back = Précédent
web-replay-on = Suivant
web-replay-close = À la fin
web-replay-moment = Moment de la partie
web-report = Signaler un bogue
web-report-hint = Dites ce que vous attendiez et joignez ces lignes : elles indiquent la position.
web-report-copy = Copier
web-report-copied = Copié
web-report-log = Télécharger le journal

## Explication et journal

web-explanation = Explication
web-under-way = En cours de résolution
web-need-any = { $amount } de n’importe quelle couleur
web-need-colour = { $amount } en { $color }
web-need-other-than = { $amount } de n’importe quelle couleur sauf { $color }
web-need-owner = Son propriétaire
web-need-opponents = Adversaires
web-explanation-hint = Survolez une carte ou un nombre pour voir d’où il vient.
web-pin = Épingler
web-pinned = Épinglé
web-why = Pourquoi { $number } ?
web-why-power = Pourquoi { $number } de puissance ?
web-why-total =
    { $who ->
        [you] Votre total : pourquoi { $number } ?
       *[other] { $name } : pourquoi { $number } ?
    }
web-why-needed =
    { $who ->
        [you] Il vous faut { $number } à { $problem }
       *[other] Il faut { $number } à { $name } pour { $problem }
    }
web-why-power-at =
    { $who ->
        [you] Vous avez { $number }
       *[other] { $name } a { $number }
    }
web-why-bonus = Bonus à { $problem } : { $number }
web-why-gain = Affronter { $problem } rapporte { $number }
web-why-income = Jetons au prochain tour : { $number }
web-why-score =
    { $who ->
        [you] Vos points : { $number }
       *[other] Points de { $name } : { $number }
    }
web-part-printed = imprimé
web-part-least = ne peut être moins
web-part-move = tout déplacement
web-part-swift = Swift
web-part-troublemaker = tout Fauteur de troubles
web-part-flip = carte retournée
web-part-counter = marqueurs dessus
web-part-law = le change
web-part-score = points marqués jusqu’ici
web-part-tokens = jetons d’action
web-part-hand = cartes en main
web-part-deck = cartes dans la pioche
web-part-problems = Problèmes dans leur paquet
web-part-discard = cartes dans la défausse
web-part-banished = cartes bannies
web-part-home = Amis à la maison
web-last-event = Le dernier événement
web-log-filter = Quelles lignes
web-log-all = Tout
web-log-points = Points
web-log-mine = Vous
web-log-earlier =
    { $count ->
        [one] { $count } ligne plus tôt
       *[other] { $count } lignes plus tôt
    }
web-log-head = Tour { $turn }, { $phase }
web-log-turn = Tour { $turn }

# Le tour d'un autre joueur en une ligne.

web-recap = { $name } : { $parts }.
web-recap-nothing = rien de notable
web-recap-played = a joué { $cards }
web-recap-uncovered = a dévoilé { $cards }
web-recap-moved = a déplacé { $cards }
web-recap-defeated = a battu { $cards }
web-recap-confronted = a affronté { $cards }
web-recap-scored =
    { $points ->
        [one] a marqué { $points } point
       *[other] a marqué { $points } points en tout
    }
web-recap-comma = { $first }, { $second }
web-recap-more = { $cards } et { $count } de plus

# Les dernières cartes jouées ou retournées.

web-film = Dernières cartes
web-film-played = { $card }, jouée par { $name }
web-film-flipped = { $card }, retournée par { $name }
web-film-own-played = { $card }, jouée par vous
web-film-own-flipped = { $card }, retournée par vous

## Sons par écrit

web-sound-turn = À vous de décider
web-sound-played = Une carte est jouée
web-sound-flip = Une carte est retournée
web-sound-point = Des points sont marqués
web-sound-uncovered = Un Fauteur de troubles est dévoilé
web-sound-won = Vous gagnez le face-à-face
web-sound-lost = Votre adversaire gagne
web-sound-victory = Vous gagnez la partie
web-sound-refusal = Pas maintenant
