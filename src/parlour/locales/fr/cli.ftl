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

cli-play = Lance Parlour sur cette machine et l’ouvre dans le navigateur.
cli-serve = Lance le serveur.
cli-host = L’adresse d’écoute ; 0.0.0.0 pour toutes les adresses de cette machine.
cli-play-port = Le port d’écoute. Par défaut : 8000, ou un autre s’il est pris.
cli-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
cli-data = Où les tables sont conservées.
cli-bot-workers = Processus dans lesquels les bots cherchent ; 0 pour aucun : les bots qui cherchent jouent alors leur politique rapide. Par défaut : un par cœur, moins un.
cli-folder = DOSSIER
cli-browser = Ouvre la page dans le navigateur. Par défaut : s’il y a un écran.
cli-ready = Parlour est ouvert : { $address } (Ctrl+C pour le fermer).

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
