# The page: everything that is not one game, in the bundle.

app-name = Parlour
app-tagline = Une table, des cartes, de la bonne compagnie.
app-about = Jouez dans le navigateur, entre amis ou contre des robots. Ni compte ni installation.

# Home
home-name = Votre nom
home-name-placeholder = On vous appelle comment ?
home-guest = Anonyme
home-play = Jouer
home-play-hint = { $people ->
    [one] { $bots ->
        [one] Vous contre un robot
       *[other] Vous contre { $bots } robots
    }
   *[other] { $bots ->
        [0] { $people } personnes sur cet appareil
        [one] { $people } personnes ici, et un robot
       *[other] { $people } personnes ici, et { $bots } robots
    }
}
home-learn = Vous découvrez { $game } ? Apprenez à jouer en trois minutes
home-invite = Inviter
home-invite-hint = Ouvre une table et vous donne un lien à partager
home-seats = Places à la table
home-bots = Robots
home-more = Règles maison
home-loading = On dresse la table…
home-no-server = Pas de connexion au serveur pour l’instant
home-here = Sur un seul appareil
home-people = Personnes sur cet appareil
home-people-about = Passez-vous l’appareil : chaque main reste cachée jusqu’à son tour.
home-player = Joueur { $number }
home-games = Jeux
home-calls = Me prévenir quand c’est à moi
home-switch = Changer d’appareil
home-new = Nouvelle table

# Your tables
tables = Vos tables

# An address that leads nowhere
nowhere-title = Pas de table ici
nowhere-about = Il n’y a rien à cette adresse : une faute de frappe, peut-être, ou un déménagement.

# House rules
number = { $value }
option-on = Oui
option-off = Non
option-drawn = Tirage au sort

# Bots
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert
bot-easy-about = Connaît les règles, guère plus : idéal pour apprendre.
bot-medium-about = Sait se défendre.
bot-hard-about = Joue bien.
bot-expert-about = Voit loin, et réfléchit jusqu’à une seconde. Il ne voit rien de plus que vous.
bot-random = Aléatoire
bot-rule = Moyen

# Hints
hints = Conseils
hints-about = On peut demander ce que jouerait le robot le plus fort.
hints-on = Conseils autorisés : à votre tour, demandez ce que jouerait le robot le plus fort.
hints-off = Conseils désactivés.
hint-title = Conseil
hint-ask = Conseil : que jouerait le robot le plus fort ?
hint-later = Conseils autorisés : demandez quand c’est à vous
hint-waiting = Réflexion…
hint-by = Conseil du robot { $level }
hint-best = { $range ->
    [nearly-all] Estimation : plus de 99 victoires sur 100.
    [hardly-any] Estimation : moins d’une victoire sur 100.
   *[some] Estimation : environ { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    } sur 100.
}
hint-other = { $range ->
    [nearly-all] plus de 99
    [hardly-any] moins de 1
   *[some] environ { $count }
}
hint-alike = autant, ou presque
hint-only = Il n’y a pas d’autre coup.
hint-others = Les autres coups, et leurs victoires sur 100 parties

stepper-less = { $label } : moins
stepper-more = { $label } : plus

# Lobby
lobby-leave = Libérer ma place
lobby-seat = Place { $seat }

# Sharing
share = Partager
share-copy = Copier
share-copied = Lien copié
share-failed = Sélectionnez le lien et copiez-le
share-play = Lien pour jouer
share-watch = Lien pour regarder
share-qr = Code à scanner avec un téléphone
share-code = Voir le code
share-screen = Un grand écran dans la pièce
share-screen-about = À ouvrir sur une télévision ou une tablette : on y voit la table, sans les mains. Chacun joue sur son téléphone.
share-screen-link = Lien pour l’écran
share-text = On joue à { $game } ?

# Table
table-menu = Menu
table-talk = Dire quelque chose
undo = Reprendre mon dernier coup
undo-told = { $name } reprend son dernier coup.
table-fullscreen = Plein écran
premove-chosen = Votre carte sera jouée à votre tour. Touchez-la de nouveau pour la garder en main.
premove-card = { $card }. Sera jouée à votre tour
premove-lost = La carte choisie ne peut pas être jouée maintenant. Choisissez-en une autre.
table-sheet = Carnet de score
table-scores = Scores
table-close = Fermer
table-home = Accueil
table-round = Manche { $round }
table-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-watching = Vous regardez
table-watching-with = { $others ->
    [0] Vous regardez
    [one] Vous regardez, avec une autre personne
   *[other] Vous regardez, avec { $others } autres personnes
}
table-offline = hors ligne
table-bot-plays = un robot joue
table-rename = Votre nom à cette table
table-save = Enregistrer
table-pace = Temps de réflexion des robots
table-pace-value = { $seconds ->
    [0] aucun
   *[other] { $seconds } s
}
table-setting = { $label } : { $value }
table-tempo = Rythme
table-tempo-slow = Lent
table-tempo-normal = Normal
table-tempo-fast = Rapide
table-tempo-none = Sans animation
table-language = Langue
looks = Apparence
table-record = Fichier de la partie
table-fair = C’était honnête ?
table-help = Règle du jeu
table-why = Pourquoi ?
table-your-turn-title = À vous de jouer
call-catch = Un contre-UNO est possible
call-round = La manche est finie
call-where = { $game } avec { $names }
table-history = Le fil de la partie
table-history-empty = Rien ne s’est encore passé.

# Score sheet
sheet-title = Carnet de score
sheet-round = Manche
sheet-total = Total
sheet-empty = Aucune manche n’a encore été comptée.
sheet-limit = La partie s’arrête à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le plus petit score l’emporte.

# Ready and the end
next-round = Continuer
# $count: how many they are
next-waiting = On attend { $names }
next-ready = c’est bon
final = Voir le résultat
rematch = Nouvelle partie
rematch-wait = { $name } peut lancer une nouvelle partie.
rematch-seats = Places et règles
back-home = Accueil
yours = Vos données

# Connection
cover-title = Passez l’appareil à { $name }
cover-about = On ne regarde pas ! Les cartes apparaissent quand { $name } prend la main.
cover-take = Je suis { $name }

link-connecting = Connexion…
link-waiting = Connexion perdue, nouvel essai…
link-gone = Connexion coupée

# Answers to refused messages, by the server's codes
error-offline = Pas de connexion pour l’instant. Réessayez dans un moment.
error-stale = La partie a avancé. Regardez où elle en est, puis jouez.
error-illegal-action = Coup impossible pour l’instant.
error-bad-action = Coup impossible pour l’instant.
error-malformed-action = Coup impossible pour l’instant.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-playing = Aucune partie n’est en cours.
error-game-running = Pas pendant une partie.
error-not-in-lobby = La première partie a déjà commencé.
error-not-over = La partie n’est pas encore finie.
error-unknown-table = Cette table n’existe pas. Le lien contient peut-être une erreur, ou la partie est finie depuis longtemps.
error-damaged-table = Le journal de cette table est endommagé. La personne qui gère le serveur en est avertie.
error-damaged-game = Ce que ce navigateur gardait de cette partie est endommagé. Vous pouvez la retirer de la liste, sur la page d’accueil.
error-unknown-token = Votre place à cette table a été libérée. Vous pouvez en prendre une autre.
error-seat-moved = Votre place est maintenant sur un autre appareil.
error-unknown-code = Ce code n’est pas valable : mal tapé, déjà utilisé ou trop ancien.
error-bad-transfer = Ces places ne peuvent pas être emportées.
error-table-full = Il n’y a plus de place libre.
error-seat-taken = Cette place est prise.
error-no-seat = Cette place n’existe pas.
error-empty-seats = Il reste des places libres.
error-not-host = C’est réservé à l’hôte.
error-host-first = L’hôte d’abord. Réessayez dans un instant.
error-no-person = Seule une personne peut être l’hôte.
error-table-locked = L’hôte a verrouillé la table : plus personne ne peut s’asseoir.
error-not-after-game = Seulement après une partie.
error-not-seated = Prenez d’abord place.
error-bad-seat = Cette place n’existe pas.
error-bad-name = Un nom compte de 1 à 24 caractères.
error-bad-pace = Les robots peuvent réfléchir dix secondes au plus.
error-bad-clock = Ce temps par tour n’est pas possible.
error-not-away = Cette personne est là, ou vient tout juste de partir.
error-end-proposed = Quelqu’un a proposé une autre façon de terminer la partie.
error-unknown-game = Le serveur ne connaît pas ce jeu.
error-unknown-bot = Le serveur ne connaît pas ce robot.
error-bad-contribution = Ce que votre navigateur ajoute au mélange n’a pas été compris.
error-bad-option = L’une de ces règles maison ne peut pas avoir cette valeur.
error-hints-off = L’hôte n’autorise pas les conseils à cette table.
error-bad-listing = La table ne peut pas être inscrite ainsi dans la liste.
error-list-off = Ce serveur n’a pas de liste de tables ouvertes.
error-push-off = Ce serveur ne prévient personne quand la page est fermée.
error-bad-subscription = Ce serveur ne connaît pas le service push de votre navigateur.
error-hint-unavailable = Pas de conseil pour l’instant. Réessayez dans un moment.
error-nothing-to-undo = Rien à reprendre : la partie a continué depuis.
error-undo-revealed = Quelque chose de caché a été révélé : ce coup ne peut plus être repris.
error-undo-declined = Quelqu’un n’est pas d’accord : ce coup reste joué.
error-talk-off = L’hôte a désactivé les messages à cette table.
error-free-text-off = On ne peut pas écrire à cette table.
error-bad-free-text = Un message compte de 1 à 120 caractères, tous visibles.
error-muted = L’hôte a désactivé vos messages à cette table.
error-too-fast = Cela fait beaucoup d’un coup. Attendez un instant.
error-too-many-connections = Il y a trop de monde à cette table pour l’instant.
error-busy = La table est débordée. Réessayez.
error-storage = L’enregistrement a échoué. Réessayez.
error-foreign-origin = Cette page n’appartient pas au serveur.
error-wrong-protocol = Il existe une version plus récente de Parlour. Rechargez la page.
error-no-server = Le serveur ne répond pas. Réessayez dans un moment.
error-other = Cela n’a pas marché : { $message }
fatal-title = Pas de place ici
fatal-reload = Recharger

# Scores
win-you = Gagné !
win-other = { $name } gagne !
win-shared = { $names } se partagent la victoire !
score-place = Rang { $place }
score-close = Voir la table
# On a seat's plate: as short as possible
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
