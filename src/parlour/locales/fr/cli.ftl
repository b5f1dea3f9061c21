# The command line of Parlour.

cli-help = Des jeux de cartes pour les gens, les bots et la recherche. Sans commande : play.
cli-version = Affiche la version et quitte.
cli-error = Erreur : { $message }
cli-json = Affiche du JSON, pour les programmes.
cli-unwritable = Impossible d’écrire { $file } : { $reason }
cli-with-default = { $help } Par défaut : { $default }.
cli-how-many-play = Nombre de places. Par défaut : 4, ou moins si le jeu l’impose.
cli-seed = La même graine donne la même partie.

## What is wrong with a command line

cli-usage = Utilisation :
cli-arguments-heading = Arguments
cli-commands-heading = Commandes
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-no-option = l’option { $option } n’existe pas
cli-similar = (peut-être : { $options })
cli-missing = il manque { $name }
cli-missing-value = { $option } attend une valeur
cli-no-value = { $option } ne prend pas de valeur
cli-extra = rien d’autre n’était attendu, mais il y a « { $words } »
cli-bad-range = { $name } : il faut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
cli-bad-whole = { $name } : il faut un nombre entier
cli-bad-number = { $name } : il faut un nombre
cli-bad-value = { $name } : cette valeur ne convient pas
cli-no-command = la commande { $name } n’existe pas
cli-see-help = { $command } montre ce qui est possible.
cli-show-help = Affiche cette aide.

## What a command line expects, in help

cli-options-metavar = [OPTIONS]
cli-folder = DOSSIER
cli-level = NIVEAU
cli-game-metavar = JEU [OPTIONS]
cli-command-metavar = COMMANDE [OPTIONS]
cli-game-argument = JEU
cli-file = FICHIER
cli-link = LIEN
cli-number-metavar = NOMBRE
cli-edition = ÉDITION
cli-person = NOM
cli-rule-metavar = NOM=VALEUR
cli-address = ADRESSE
cli-host-metavar = NOM
cli-bot = ROBOT

## parlour play, parlour serve

cli-play = Lance Parlour sur cette machine et l’ouvre dans le navigateur, ou dans le terminal.
cli-serve = Lance le serveur.
cli-host = L’adresse d’écoute ; 0.0.0.0 pour toutes les adresses de cette machine.
cli-play-port = Le port d’écoute. Par défaut : 8000, ou un autre s’il est pris.
cli-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
cli-data = Le dossier où sont conservées les tables.
cli-bot-workers = Nombre de processus où les bots cherchent leurs coups ; avec 0, ces bots s’en tiennent à leur politique rapide. Par défaut : le nombre de cœurs moins un.
cli-host-name = Un nom auquel répond le serveur, comme parlour.example ; répétable. Par défaut : tous.
cli-proxy = L’adresse ou le réseau d’un proxy dont l’en-tête X-Forwarded-For fait foi ; répétable. Par défaut : cette machine.
cli-connections = Nombre maximal de connexions simultanées.
cli-browser = Ouvre la page dans le navigateur. Par défaut : s’il y a un écran.
cli-ready = Parlour est ouvert : { $address } (Ctrl+C pour le fermer).
cli-in-terminal = Dans le terminal
cli-play-game = Le jeu auquel jouer dans le terminal ; à défaut, on vous le demande.
cli-terminal = Joue dans ce terminal, en plein écran.
cli-color = Met des couleurs en plein écran ; la variable d’environnement NO_COLOR les désactive aussi.
cli-plain = Joue dans ce terminal, ligne par ligne : pour les lecteurs d’écran, les tubes et les liaisons lentes.
cli-play-bots = Les bots à affronter.
cli-play-edition = L’édition des règles. Par défaut : celle de votre langue, si elle existe.
cli-play-rule = Une règle maison, comme points=21 ; `parlour games` en donne la liste.
cli-join = Rejoint la table de ce lien, http://host/t/... ; avec { "?watch" } à la fin, pour regarder.
cli-server = Ouvre la table sur ce serveur, pour que vos amis la rejoignent.
cli-name = Votre nom à la table.
cli-language = La langue de la partie. Par défaut : celle du système.
cli-pace = Temps de réflexion des bots, en secondes, à votre propre table.
cli-moment = Temps laissé pour un contre-UNO, en secondes, à votre propre table.
cli-needs-terminal = ces options ne servent que dans le terminal : ajoutez --terminal ou --plain
cli-needs-game = ces règles et ces places, pour quel jeu ? Ajoutez son nom
cli-join-alone = la table de --join a déjà son jeu et ses règles : n’en donnez pas ici
cli-unknown-language = la langue « { $language } » n’est pas proposée, choisissez parmi : { $languages }
cli-bad-link = « { $link } » n’est pas un lien comme http://host/t/...
cli-bad-rule = « { $rule } » n’est pas de la forme NOM=VALEUR
cli-no-textual = le plein écran demande Textual : pip install { "\"parlour[terminal]\"" } ; --plain s’en passe
cli-no-screen = le plein écran demande un terminal ; --plain s’en passe
cli-small-screen = la fenêtre est trop petite, il faut { $columns } colonnes et { $rows } lignes ; --plain s’en passe

## parlour backup, parlour restore

cli-backup = Copie toutes les tables dans un fichier ; le serveur peut continuer à tourner.
cli-restore = Remet une copie à la place des tables ; arrêtez d’abord le serveur.
cli-backup-file = La copie.
cli-backed-up = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cli-restored = Les tables de { $file } sont maintenant dans { $place }.
cli-put-aside = Ce qui s’y trouvait est conservé dans { $file }.

## parlour games

cli-games = Liste les jeux, le nombre de places et les options.
cli-game = Jeu
cli-seats-heading = Places
cli-options-heading = Options
cli-option = { $name } : { $values } (par défaut : { $default })
cli-range = { NUMBER($low, useGrouping: 0) }-{ NUMBER($high, useGrouping: 0) }
cli-none = aucun

## parlour simulate

cli-simulate = Joue de nombreuses parties au hasard et en tire des statistiques.
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

cli-bench = Mesure la vitesse des règles et la compare au C et à d’autres bibliothèques.
