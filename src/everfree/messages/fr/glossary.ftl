### Les mots du jeu, en une phrase simple chacun ; montrés au survol, au toucher et au focus, et listés sur la page des leçons.

glossary-title = Les mots du jeu

glossary-tokens = Les jetons d’action servent à payer. Vous en recevez au début de chacun de vos tours et gardez ceux que vous ne dépensez pas.
glossary-income = Plus le joueur de tête est avancé, plus chaque tour apporte de jetons.
glossary-score = Il faut { $goal } points pour gagner. Les points viennent des Problèmes affrontés, des face-à-face gagnés et des Fauteurs de troubles battus.
glossary-power = La puissance compte face aux Problèmes et dans les face-à-face. La forme à côté du nombre est sa couleur.
glossary-cost = Le coût est le nombre de jetons d’action à payer pour jouer la carte.
glossary-needs = Vous ne pouvez jouer cette carte que si vos personnages en jeu ont cette puissance dans cette couleur.
glossary-bonus = Le bonus, en points, va au gagnant d’un face-à-face à ce Problème.
glossary-confront = Réunissez la puissance indiquée de votre côté du Problème dans votre phase de score : vous l’affrontez et marquez.
glossary-faceoff = Dans un face-à-face, chacun additionne sa puissance sur place et retourne une carte ; le plus haut total gagne.
glossary-worth = Points pour qui bat ce Fauteur de troubles.
glossary-color = Chaque couleur a sa forme. Problèmes et cartes demandent de la puissance de certaines couleurs.
glossary-home = Les Amis attendent à la maison, où ils ne comptent pas. À la fin de votre tour, leur nombre est limité.
glossary-hand = Les cartes en main sont cachées à votre adversaire. À la fin de votre tour, vous en gardez huit au plus.
glossary-deck = Vous y piochez à chaque tour, et y retournez des cartes dans les face-à-face.
glossary-problems = Quand un Problème est résolu, le suivant de son propriétaire vient d’ici.
glossary-discard = Les Événements joués et les cartes sorties du jeu sont ici, face visible.
glossary-banished = Les cartes bannies sont hors du jeu, sauf si un texte dit le contraire.
glossary-boosted = Un Personnage principal qui a accompli ce que demande son texte passe sur sa face la plus forte.
glossary-type-mane = Votre personnage de tête, en jeu dès le début.
glossary-type-friend = Les Amis apportent de la puissance face aux Problèmes et restent en jeu.
glossary-type-resource = Une Ressource reste en jeu et aide, à la maison ou sur une autre carte.
glossary-type-event = Un Événement sert une fois, puis va à la défausse.
glossary-type-troublemaker = Un Fauteur de troubles barre un Problème à votre adversaire tant qu’il n’est pas battu.
glossary-type-problem = Les Problèmes sont là où l’on marque : le vôtre et celui de votre adversaire.
glossary-phase-ready = Phase de préparation : vos cartes redeviennent prêtes, vous recevez des jetons et piochez une carte.
glossary-phase-troublemaker = Phase des Fauteurs de troubles : ceux qui attendaient sont dévoilés, et vous pouvez en défier un.
glossary-phase-main = Phase principale : vous jouez des cartes, déplacez des personnages et piochez, tant que vous avez des jetons.
glossary-phase-score = Phase de score : vous affrontez les Problèmes dont vous avez la puissance, et les face-à-face se décident.
glossary-phase-end = Phase de fin : les Amis de trop à la maison et les cartes de trop en main partent.

## Les mots en tête de la liste ; un type de carte a son propre mot, et la phrase d’une phase commence par son nom.

glossary-word-score = Points
glossary-word-tokens = Jetons d’action
glossary-word-power = Puissance
glossary-word-cost = Coût
glossary-word-bonus = Bonus
glossary-word-confront = Affronter
glossary-word-faceoff = Face-à-face
glossary-word-home = Maison

## Les mots-clés ; le texte d’une carte a les nombres exacts.

glossary-keyword-starting-problem = Un Problème avec ce mot peut être celui de départ.
glossary-keyword-swift = Cette carte se déplace pour 1 jeton de moins.
glossary-keyword-competitive = Cette carte est plus forte quand elle participe à un face-à-face.
glossary-keyword-diligent = Cette carte grandit chaque fois que vous gagnez un face-à-face avec elle.
glossary-keyword-stubborn = Cette carte compte en entier même épuisée.
glossary-keyword-eccentric = Votre adversaire a besoin de plus de puissance pour affronter le Problème où elle est.
glossary-keyword-pumped = Une fois par face-à-face, elle peut garder une carte que vous avez retournée, pour plus tard.
glossary-keyword-hasty = Vous pouvez la jouer chaque fois que vous pouvez agir.
glossary-keyword-teamwork = Vos Amis présents qui partagent un trait avec elle partagent aussi ses textes.
glossary-keyword-meticulous = Au début de votre tour, elle vous laisse regarder votre prochaine carte.
glossary-keyword-calming = Les Amis que votre adversaire amène là sont plus faibles pour ce tour.
glossary-keyword-prepared = Vous recevez des jetons quand votre adversaire y déclenche un face-à-face.
glossary-keyword-showy = S’y déplacer coûte plus cher à votre adversaire.
glossary-keyword-supportive = Cette carte est plus forte à côté d’un Personnage principal de sa couleur.
glossary-keyword-agile = Vous pouvez la déplacer chaque fois que vous pouvez agir.
glossary-keyword-studious = Gagner un face-à-face avec elle rapporte un jeton.
glossary-keyword-transform = Vous pouvez sacrifier un de vos Amis et la jouer à sa place, à un autre prix.
glossary-keyword-inspired = Cette carte vous laisse trier ce que votre adversaire va piocher ou retourner.
glossary-keyword-vexing = Vous pouvez la sacrifier pour empêcher votre adversaire d’affronter là.
glossary-keyword-traveler = Cette carte grandit chaque fois qu’elle est déplacée.
glossary-keyword-random = Cette carte vous laisse retourner une autre carte à la place d’une carte de puissance 1.
glossary-keyword-caretaker = Cette carte est plus forte à côté de vos Critters.
glossary-keyword-persistent = Cette carte est effrayée au lieu de quitter le jeu.
glossary-keyword-villain = Une fois dévoilée, elle effraie les Amis présents.
glossary-keyword-experienced = Cette carte est plus forte pour chacune de ses homonymes dans votre défausse.
glossary-keyword-prismatic = Cette carte prend les couleurs de vos autres personnages Crystal.
