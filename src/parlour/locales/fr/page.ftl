# The page: everything that is not one game, in the bundle.

app-name = Parlour
app-tagline = Une table, des cartes, de la bonne compagnie.
app-about = Jouez dans le navigateur, entre amis ou contre des robots. Ni compte ni installation.

# Home
home-name = Votre nom
home-face = Choisir un visage
home-face-number = Visage { $number }
home-name-placeholder = Quel est votre nom ?
home-guest = Anonyme
you = Vous
home-play = Jouer
home-play-hint = { $people ->
    [one] { $bots ->
        [one] Vous et un robot
       *[other] Vous et { $bots } robots
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
home-player = Joueur { $number }
home-all = Tous les jeux
home-change = Modifier
home-lesson = Apprendre
home-length = Durée
home-whole = Partie entière
home-calls = Me prévenir quand c’est à moi
home-code = J’ai un code
home-code-brief = Code
home-circles = Cercles
pad = Carnet de score
home-switch = Jouer sur un autre appareil
home-new = Nouvelle table

# Your tables
tables = Vos tables
played = Vos parties

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
bot-master = Maître
bot-easy-about = Connaît les règles, guère plus : idéal pour apprendre.
bot-medium-about = Sait se défendre.
bot-hard-about = Joue bien.
bot-expert-about = Voit loin, et réfléchit jusqu’à une seconde. Il ne voit rien de plus que vous.
bot-master-about = Comme Expert, et plus fort dans la plupart des parties à deux : il a appris en jouant contre lui-même.
bot-random = Aléatoire
bot-rule = Moyen

# Hints
hints = Conseils
hints-off = Conseils désactivés.

stepper-less = { $label } : moins
stepper-more = { $label } : plus

# Lobby
lobby-seat = Place { $seat }

# Table
table-menu = Menu
table-talk = Dire quelque chose
table-talk-watching = Ce que disent les joueurs
undo-told = { $name } reprend son dernier coup.
table-fullscreen = Plein écran
premove-chosen = Elle sera jouée à votre tour. Touchez-la pour annuler.
premove-card = { $card }. À jouer à votre tour
premove-lost = La carte choisie ne peut pas être jouée maintenant. Choisissez-en une autre.
table-sheet = Carnet de score
table-scores = Scores
table-close = Fermer
table-home = Accueil
table-round = Manche { $round }
table-watching = Vous regardez
table-offline = hors ligne
table-bot-plays = un robot joue
table-away = ailleurs
table-by-bot = Robot : { $what }
table-setting = { $label } : { $value }
table-language = Langue
looks = Apparence
table-record = Fichier de la partie (JSON)
table-again = Revoir la partie
table-review = Retour sur la partie
table-fair = Sans triche ?
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
sheet-limit = { $points ->
    [1] Une manche. Le plus petit score l’emporte.
   *[other] La partie s’arrête à { $points } points. Le plus petit score l’emporte.
}

# Ready and the end
next-round = Continuer
# $count: how many they are
next-waiting = On attend { $names }
rematch = Nouvelle partie
back-home = Accueil
yours = Vos données

# Connection

connection-connecting = Connexion…
connection-waiting = Connexion perdue, nouvel essai…
connection-gone = Connexion coupée

# Answers to refused messages, by the server's codes
error-offline = Pas de connexion pour l’instant. Réessayez dans un moment.
error-wrong-protocol = Il existe une version plus récente de Parlour. Rechargez la page.
error-no-server = Le serveur ne répond pas. Réessayez dans un moment.
error-no-part = La page est incomplète. Elle se recharge toute seule dès que le serveur répond.
error-no-answer = Le serveur ne répond pas. La page s’affichera toute seule dès qu’il répondra.
error-other = Cela n’a pas marché : { $message }
fatal-title = Pas de place ici
fatal-reload = Recharger

# Scores
win-you = Gagné !
win-other = { $name } gagne !
win-shared = { $names } se partagent la victoire !
# On a seat's plate: as short as possible
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
