# The command line of Parlour.

cli-help = Des jeux de cartes pour les gens, les bots et la recherche. Sans commande : play.
cli-version = Affiche la version et quitte.
cli-error = Erreur : { $message }
cli-json = Affiche du JSON, pour les programmes.
cli-unwritable = Impossible d’écrire { $file } : { $reason }
cli-with-default = { $help } Par défaut : { $default }.
cli-how-many-play = Nombre de places. Par défaut : 4, ou autant que le jeu en permet.
cli-seed = La même graine donne la même partie.

## What is wrong with a command line

cli-usage = Utilisation :
cli-arguments-heading = Arguments
cli-commands-heading = Commandes
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-no-option = l’option { $option } n’existe pas
cli-similar = (voisines : { $options })
cli-missing = il manque { $name }
cli-missing-value = { $option } attend une valeur
cli-no-value = { $option } ne prend pas de valeur
cli-extra = rien d’autre n’était attendu, mais il y a { $words }
cli-bad-range = { $name } : il faut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
cli-bad-whole = { $name } : il faut un nombre entier
cli-bad-number = { $name } : il faut un nombre
cli-bad-value = { $name } : cette valeur ne convient pas
cli-no-command = la commande { $name } n’existe pas
cli-see-help = { $command } montre ce qui existe.
cli-show-help = Afficher cette aide.

## parlour play, parlour serve

cli-play = Lance Parlour sur cette machine et l’ouvre dans le navigateur, ou dans le terminal.
cli-serve = Lance le serveur.
cli-host = L’adresse d’écoute ; 0.0.0.0 pour toutes les adresses de cette machine.
cli-play-port = Le port d’écoute. Par défaut : 8000, ou un autre s’il est pris.
cli-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
cli-data = Où les tables sont conservées.
cli-database = La base PostgreSQL des tables, comme postgresql://user@host/parlour, à la place d’un fichier.
cli-bus = Le serveur Redis par lequel les processus s’annoncent aussitôt les nouveautés, comme redis://host.
cli-workers = Le nombre de processus qui servent ; au-delà d’un, il faut PostgreSQL ou --share.
cli-share = Laisse d’autres serveurs de cette machine utiliser le même fichier de tables.
cli-bot-workers = Processus dans lesquels les bots cherchent ; 0 pour aucun : les bots qui cherchent jouent alors leur politique rapide. Par défaut : un par cœur, moins un.
cli-host-name = Un nom auquel répond le serveur, comme parlour.example ; peut être répété. Par défaut : tous.
cli-proxy = L’adresse ou le réseau d’un proxy dont l’en-tête X-Forwarded-For fait foi ; peut être répété. Par défaut : cette machine.
cli-connections = Le nombre de connexions possibles en même temps.
cli-folder = DOSSIER
cli-browser = Ouvre la page dans le navigateur. Par défaut : s’il y a un écran.
cli-ready = Parlour est ouvert : { $address } (Ctrl+C pour le fermer).
cli-in-terminal = Dans le terminal
cli-play-game = Le jeu pour le terminal ; sans lui, on vous le demande.
cli-terminal = Jouer dans ce terminal, en plein écran.
cli-color = Les couleurs du plein écran ; la variable d’environnement NO_COLOR les éteint aussi.
cli-plain = Jouer dans ce terminal ligne par ligne : pour les lecteurs d’écran, les tubes et les liaisons lentes.
cli-level = NIVEAU
cli-play-bots = Les robots contre qui jouer.
cli-play-edition = L’édition des règles. Par défaut celle de votre langue, si elle existe.
cli-play-rule = Une règle de la maison, comme points=21 ; `parlour games` les énumère.
cli-join = Rejoindre la table de ce lien, http://host/t/... ; avec { "?watch" } à la fin, pour regarder.
cli-server = Préparer la table sur ce serveur, pour vos amis.
cli-name = Votre nom à la table.
cli-language = La langue de la partie. Par défaut celle du système.
cli-pace = Combien de secondes les robots prennent pour jouer, à votre propre table.
cli-moment = Combien de secondes le jeu attend tant qu’on peut attraper quelqu’un, à votre propre table.
cli-needs-terminal = ces options sont pour le terminal : ajoutez --terminal ou --plain
cli-needs-game = les règles et les places de quel jeu ? Son nom est attendu
cli-join-alone = la table de --join a déjà son jeu et ses règles : n’en donnez pas ici
cli-unknown-language = attendu : { $languages } ; reçu : { $language }
cli-bad-link = attendu : un lien comme http://host/t/... ; reçu : { $link }
cli-bad-rule = attendu : NAME=VALUE ; reçu : { $rule }
cli-no-textual = le plein écran demande Textual : pip install { "\"parlour[terminal]\"" } ; --plain s’en passe
cli-no-screen = le plein écran demande un terminal ; --plain s’en passe
cli-small-screen = la fenêtre est trop petite, il faut { $columns } colonnes et { $rows } lignes ; --plain s’en passe

## parlour backup, parlour restore

cli-backup = Copier toutes les tables dans un fichier ; le serveur peut tourner pendant ce temps.
cli-restore = Remettre une copie à la place des tables ; arrêter d’abord le serveur.
cli-backup-file = La copie.
cli-backed-up = { $file } : { $tables ->
    [one] une table
   *[other] { $tables } tables
}
cli-restored = Les tables de { $file } sont maintenant dans { $place }.
cli-put-aside = Ce qui s’y trouvait est conservé sous { $file }.

## parlour games

cli-games = Liste les jeux, le nombre de places et les options.
cli-game = Jeu
cli-game-metavar = JEU [OPTIONS]
cli-seats-heading = Places
cli-options-heading = Options
cli-option = { $name } : { $values } (par défaut : { $default })
cli-range = { NUMBER($low, useGrouping: 0) }-{ NUMBER($high, useGrouping: 0) }
cli-none = aucun

## parlour simulate

cli-simulate = Joue un grand nombre de parties au hasard et les mesure.
cli-simulate-games = Nombre de parties.
cli-simulate-jobs = Nombre de cœurs qui se partagent le travail ; 0 pour tous.
cli-simulate-plain = Exécute les règles sans les compiler.
cli-simulating = Simulation
cli-number = { NUMBER($value, maximumFractionDigits: 4) }
cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
# An estimate and its standard error.
cli-with-error = { $value } ± { $error }
cli-summary-games = Parties
cli-summary-moves = Coups
cli-summary-rounds = Manches
cli-summary-seconds = Secondes
cli-summary-moves-per-second = Coups par seconde
cli-summary-rounds-per-game = Manches par partie
cli-summary-moves-per-round = Coups par manche

## parlour record, parlour replay

cli-record = Joue une partie entre bots et affiche son enregistrement.
cli-record-bot = Le bot qui joue à toutes les places.
cli-replay = Vérifie un enregistrement et affiche son carnet de score.
cli-replay-file = L’enregistrement ; - pour l’entrée standard.
cli-unreadable = Impossible de lire { $file } : { $reason }
cli-record-refused = { $file } n’est pas un enregistrement valide : { $message }
cli-round = Manche
cli-total = Total
cli-won =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
cli-unfinished = La partie n’est pas finie.

## parlour bench

cli-bench = Mesure la vitesse des règles, face au C et à d’autres bibliothèques.
