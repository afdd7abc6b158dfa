### Les pages autour de la table dans le navigateur : accueil, lien d’invitation, réglages, touches.

home-title = Everfree
home-tagline = Le jeu de cartes des poneys dans votre navigateur. Les règles sont appliquées pour vous.
home-play-now = Jouer tout de suite
home-play-now-hint = Contre l’ordinateur, avec un paquet déjà prêt. Sans compte.
home-play-now-edition = Avec les règles d’époque.
home-learn = Apprendre
home-learn-hint = Huit leçons d’une ou deux minutes, puis une partie courte avec un entraîneur.
home-level = Niveau de l’ordinateur au jeu de cartes
home-level-gentle = Il fait des erreurs qu’un débutant peut saisir. Le bon niveau pour vos premières parties.
home-level-fair = Il joue raisonnablement et prévoit un peu.
home-level-strong = Il réfléchit longtemps et ne laisse rien passer.
home-level-champion = Le plus fort : il réfléchit aussi longtemps que le niveau fort, et de nombreuses parties lui ont appris quelles positions mènent à la victoire.
home-deck = Vos cartes
home-deck-surprise = Surprise
home-deck-surprise-about = Un paquet tout prêt, un autre à chaque fois.
home-deck-rainbow-dash = Rainbow Dash
home-deck-rainbow-dash-about = Bleu et blanc : des Amis vifs qui se déplacent pour moins cher.
home-deck-applejack = Applejack
home-deck-applejack-about = Orange et violet : des Amis solides qui tiennent leur Problème.
home-deck-pinkie-pie = Pinkie Pie
home-deck-pinkie-pie-about = Rose et blanc : des surprises quand on retourne des cartes.
home-deck-twilight-sparkle = Twilight Sparkle
home-deck-twilight-sparkle-about = Violet et orange : des jetons quand on gagne un face-à-face.
home-deck-rarity = Rarity
home-deck-rarity-about = Blanc et bleu : un coup d’œil sur ce que votre adversaire retournera.
home-deck-fluttershy = Fluttershy
home-deck-fluttershy-about = Jaune et orange : beaucoup de petits animaux qui grandissent ensemble.
home-play-friend = Jouer avec un ami
home-play-friend-hint = Vous recevez un lien. La première personne qui l’ouvre s’assied en face de vous.
home-code = Code d’une table
home-code-hint = Huit lettres qu’on vous a dictées.
home-code-letters =
    { $count ->
        [0] Saisissez les huit lettres du code.
        [one] Un code a huit lettres ; ceci n’en a qu’une.
       *[other] Un code a huit lettres ; ceci en a { $count }.
    }
home-code-go = Aller à la table
home-edition = Choisir les règles
home-edition-label = Règles du jeu de cartes
home-edition-comprehensive = les plus récentes
home-edition-comprehensive-about = Les règles complètes, pour toutes les cartes.
home-edition-as_printed = d’époque
home-edition-as_printed-about = Le livret en vigueur à la sortie de la carte la plus récente des deux paquets. Après Absolute Discord, ce sont les règles les plus récentes.
home-fan-cards = Jouer avec des cartes de fans
home-fan-cards-file = Un fichier de cartes (JSON)
home-fan-cards-hint = La prochaine table que vous ouvrez a ces cartes. La personne invitée peut les lire avant de prendre place.
home-setting-table = Préparation de la table…
home-resume = Reprendre votre partie
home-resume-not = Cette partie ne peut pas continuer ici
home-resume-state =
    { $state ->
        [yours] Tour { $turn } contre { $name }. C’est à vous de jouer.
        [theirs] Tour { $turn } contre { $name }. C’est à l’autre de jouer.
        [started] La partie contre { $name } va commencer.
        [damaged] L’enregistrement de la partie contre { $name } est endommagé.
        [other-version] La partie contre { $name } demande une autre version d’Everfree : elle a commencé avec d’autres règles ou d’autres cartes.
       *[waiting] Personne n’a encore ouvert votre lien.
    }
home-resume-score = { $mine } à { $theirs }
home-frappe-standing =
    { $cards ->
        [0] Frappe, { $players } joueurs. Vous n’avez plus de cartes ; une frappe juste vous ramène.
        [one] Frappe, { $players } joueurs. Vous avez { $cards } carte.
       *[other] Frappe, { $players } joueurs. Vous avez { $cards } cartes.
    }
home-away =
    { $attempt ->
        [one] Le serveur ne répond pas. Vos parties sont sauvegardées. Nouvelle tentative…
       *[other] Le serveur ne répond pas. Vos parties sont sauvegardées. Nouvelle tentative ({ $attempt })…
    }
home-fan-made = Fait par des fans, pour des fans. Everfree n’a aucun lien avec les propriétaires de My Little Pony et n’utilise aucune image officielle.
home-private = Ni compte, ni publicité, ni pistage. Un cookie garde votre place ; vos réglages restent sur cet appareil.
home-brand = Everfree, retour à l’accueil
home-link = Retour à l’accueil
home-not-found = Il n’y a rien à cette adresse.

join-title = On vous invite à jouer
join-title-of = { $name } vous invite à jouer : { $game }
join-seats =
    { $free ->
        [one] Une table pour { $seats }, il reste une place. À la table : { $names }.
       *[other] Une table pour { $seats }, il reste { $free } places. À la table : { $names }.
    }
join-rules = Ce qu’on joue à cette table
join-intro-no-deck = Asseyez-vous et jouez. Sans compte.
join-intro = Choisissez un paquet et prenez place. Il n’y a pas de compte à créer.
join-fan-cards = Cette table a des cartes de fans
join-fan-cards-hint = Ce ne sont pas des cartes officielles. Lisez-les avant de prendre place.
fan-made-power = puissance { $power }
join-decks = Des paquets déjà prêts
join-any-deck = Un paquet choisi pour vous
join-deck = { $deck } : { $colors }
join-name = Votre nom, si vous voulez
join-sit-down = Prendre place et jouer
join-watch = Regarder plutôt la partie
join-sitting = Vous prenez place…

wait-players = À la table
wait-free-seat = place libre
wait-title = Votre table est prête
wait-text = Envoyez ce lien à la personne de votre choix. La partie commence dès qu’elle prend place ; cette page s’en aperçoit toute seule.
wait-title-seated = Vous avez une place
wait-text-all =
    { $free ->
        [one] Envoyez ce lien à la personne de votre choix. La partie commence quand la dernière des { $seats } places est prise ; cette page s’en aperçoit toute seule.
       *[other] Envoyez ce lien à vos amis. La partie commence quand les { $seats } places sont prises, il en reste { $free } ; cette page s’en aperçoit toute seule.
    }
wait-text-seated =
    { $free ->
        [one] La partie commence quand la dernière des { $seats } places est prise ; cette page s’en aperçoit toute seule. Vous pouvez aussi envoyer le lien.
       *[other] La partie commence quand les { $seats } places sont prises, il en reste { $free } ; cette page s’en aperçoit toute seule. Vous pouvez aussi envoyer le lien.
    }
wait-begin =
    { $count ->
        [one] Commencer avec un joueur
       *[other] Commencer à { $count }
    }
wait-begin-hint = Les places libres sont abandonnées.
wait-rules = Ce qu’on joue à cette table
wait-code = Ou dictez ce code : on le saisit sur la page d’accueil de { $site }.
wait-link = Lien vers votre table
wait-copy = Copier le lien
wait-copied = Le lien est copié.
wait-select = La copie n’est pas permise ici. Le lien est sélectionné : copiez-le à la main.
wait-share = Envoyer le lien
wait-nobody = On attend que quelqu’un ouvre le lien.
wait-others = On attend que d’autres ouvrent le lien.

title-your-move = ● À vous de jouer · Everfree
title-their-move = On attend { $name } · Everfree
title-over = La partie est finie · Everfree
title-waiting = On attend quelqu’un · Everfree
title-join = Une invitation · Everfree

settings-title = Réglages
settings-open = Réglages
settings-close = Fermer les réglages
settings-view = La table
settings-view-board = Images
settings-language = Langue
settings-theme = Couleurs de la page
settings-theme-system = Comme cet appareil
settings-theme-dusk = Crépuscule
settings-theme-light = Clair
settings-text-size = Taille du texte
settings-text-size-percent = { $percent } %
settings-motion = Animations
settings-motion-system = Comme cet appareil
settings-motion-full = Complètes
settings-motion-calm = Calmes
settings-pace = Coups des autres
settings-pace-full = Un par un
settings-pace-quick = Rapidement
settings-pace-off = D’un coup
settings-sound = Sons
settings-sound-off = Aucun
settings-sound-quiet = Discrets
settings-sound-normal = Normaux
settings-captions = Sons par écrit
settings-captions-off = Masqués
settings-captions-on = Affichés
settings-shortcuts = Raccourcis d’une seule touche
settings-shortcuts-on = Actifs
settings-shortcuts-off = Inactifs
settings-drag = Faire glisser les cartes
settings-drag-on = Oui, en plus d’appuyer
settings-drag-off = Non, seulement appuyer
settings-hand = Bouton principal sur un téléphone
settings-hand-right = Sous le pouce droit
settings-hand-left = Sous le pouce gauche
settings-pictures = Vos propres images de cartes
settings-pictures-hint = Choisissez un dossier d’images qui portent le nom anglais d’une carte ou son numéro, par exemple pr1.png ou Red Gala.jpg. Elles ne sont affichées que sur cet appareil et ne sont jamais envoyées.
settings-pictures-choose = Dossier d’images
settings-pictures-reading = Lecture de l’image { $done } sur { $all }
settings-pictures-none = Aucune image n’est conservée.
settings-pictures-count =
    { $count ->
        [one] Une image est conservée sur cet appareil.
       *[other] { $count } images sont conservées sur cet appareil.
    }
settings-pictures-failed = Ce navigateur ne permet pas à la page de conserver des images.
settings-pictures-forget = Oublier mes images
settings-kept = Vos réglages restent sur cet appareil.

home-log-live = Ce qui se passe

view-text = Vue texte

keys-title = Touches
keys-open = Touches et aide
keys-close = Fermer les touches
keys-intro = Tab passe d’une zone à l’autre, les flèches circulent dans une zone, Début et Fin vont à ses bouts. Entrée choisit ce qui est sélectionné.
keys-off = Les raccourcis d’une seule touche sont inactifs. Les réglages permettent de les rétablir.
keys-change = Changer
keys-change-label = Changer la touche pour : { $what }
keys-press = Appuyez sur la nouvelle touche pour : { $what }. Échap garde l’ancienne.
keys-taken = La touche { $letter } sert déjà à ceci : { $what }.
keys-reset = Rétablir toutes les touches
keys-space = Espace
keys-escape = Échap
keys-shift-space = Maj et Espace
keys-digits = 1 à 9
keys-group-play = Jouer
keys-group-know = Savoir
keys-group-page = La page
keys-main = Appuyer sur le bouton principal
keys-end = Terminer votre phase principale
keys-pick = Prendre une carte de la main ou un choix par son numéro
keys-next = Aller à la prochaine chose possible
keys-move = Déplacer le personnage sélectionné
keys-left = Vers le Problème de gauche, ou le regarder
keys-right = Vers le Problème de droite, ou le regarder
keys-home = Vers votre maison, ou la regarder
keys-draw = Piocher une carte
keys-rally = Rallier
keys-cancel = Revenir avant l’action en cours
keys-undo = Annuler un coup
keys-undo-step = Annuler seulement le dernier choix d’une action
keys-hold = Me demander à la prochaine occasion d’agir
keys-auto = Activer ou désactiver la passe automatique
keys-skip = Passer jusqu’à votre tour
keys-inspect = Montrer la carte sélectionnée
keys-pin = Garder affiché ce qui est montré
keys-hint = Un conseil, dans une partie contre l’ordinateur
keys-explain = Expliquer le nombre sélectionné
keys-repeat = Répéter la question
keys-board = Lire la table
keys-scores = Lire les scores et les jetons d’action
keys-needs = Lire ce qu’exigent les Problèmes
keys-log = Aller au journal
keys-view = Vue texte ou vue en images
keys-settings = Réglages
keys-help = Ces touches
home-deck-pair-about = { $deck }, choisi plus bas.
home-deck-own-about = Votre paquet, choisi ci-dessous.

home-frappe = Frappe, le jeu de rapidité
home-frappe-hint = Retournez des cartes, frappez la pile quand deux symboles se rencontrent. De deux à huit ; une partie dure de 5 à 30 minutes, à votre choix.
home-frappe-practice = S’entraîner à Frappe
home-frappe-practice-hint = Contre deux ordinateurs de niveau « { $level } ».
home-frappe-learn = Apprendre Frappe en une minute
home-frappe-party = Une table entre amis, et les règles maison
home-frappe-seats = Nombre de joueurs
home-frappe-computers = Combien d’ordinateurs parmi eux
home-frappe-level = Niveau des ordinateurs
home-frappe-level-easy = Facile
home-frappe-level-normal = Moyen
home-frappe-level-hard = Fort
home-frappe-minutes = La partie dure au plus
home-frappe-minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
home-frappe-labels = Noms sur les cartes, pour toute la table
home-frappe-labels-off = Symboles seuls
home-frappe-labels-on = Avec les noms
home-frappe-beat = Rythme
home-frappe-beat-usual = Habituel
home-frappe-beat-slow = Lent, pour le mode audio
home-frappe-guests = Le public
home-frappe-guests-on = peut frapper
home-frappe-guests-off = regarde seulement
home-frappe-cap = Compenser les connexions lentes
home-frappe-cap-ms =
    { $ms ->
        [0] pas du tout
       *[other] jusqu’à { $ms } ms
    }
home-frappe-cautions = Avant d’ouvrir la table :
home-frappe-caution-arrival = Les frappes comptent dans l’ordre d’arrivée : une connexion lente perd les frappes serrées.
home-frappe-caution-cap = Un programme tricheur pourrait gagner jusqu’à { $ms } ms. À choisir seulement entre gens de confiance.
home-frappe-caution-guests = Toute personne qui a le lien ou le code peut frapper et gagner la partie.
home-frappe-caution-short = À quatre ou plus, { $minutes } minutes sont courtes : on gagnera sans doute avec le plus de cartes, pas avec toutes.
home-frappe-open = Ouvrir une table entre amis
home-frappe-name = Votre nom, si vous voulez
home-frappe-more = Plus de règles maison
home-frappe-limit = La partie s’arrête
home-frappe-limit-minutes = après un temps
home-frappe-limit-cards =
    { $count ->
        [one] après { $count } carte
       *[other] après { $count } cartes
    }
home-frappe-joker = Le Joker
home-frappe-joker-wild = vaut tous les symboles
home-frappe-joker-slap = peut toujours être frappé
home-frappe-joker-challenge5 = est un Défi à 5 essais
home-frappe-joker-plain = ne va avec rien
home-frappe-jokers = Jokers par paquet
home-frappe-decks = Paquets
home-frappe-penalty = Cartes que coûte une fausse frappe
home-frappe-photo = Une photo-finish se décide
home-frappe-photo-lot = au sort
home-frappe-photo-signs = à pierre, feuille, ciseaux
home-frappe-short = Un joueur défié qui n’a plus de cartes
home-frappe-short-pass_on = passe le Défi au suivant
home-frappe-short-fail = perd le Défi
home-frappe-chances = Essais d’un Défi : { $symbol }
home-frappe-symbol-alicorn = Alicorne
home-frappe-symbol-villain = Vilain
home-frappe-symbol-mane5 = Mane 5
home-frappe-symbol-parasprite = Parasprite
