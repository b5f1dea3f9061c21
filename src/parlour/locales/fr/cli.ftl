# The command line of Parlour.

cli-help = Des jeux de cartes pour les gens, les bots et la recherche. Sans commande : play.
cli-version = Affiche la version et quitte.
cli-error = Erreur : { $message }
cli-json = Affiche du JSON, pour les programmes.
cli-unwritable = Impossible d’écrire { $file } : { $reason }
cli-about-file = { $file } : { $reason }
cli-with-default = { $help } Par défaut : { $default }.
cli-how-many-play = Nombre de places. Par défaut : { $seats }, ou moins si le jeu l’impose.
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
cli-bad-span = { $name } : nombre attendu, de { $low } à { $high }
cli-bad-least = { $name } : nombre entier attendu, { $low } au moins
cli-bad-above = { $name } : nombre attendu, supérieur à { $low }
cli-bad-time = { $name } : nombre de secondes attendu, ou une durée telle que « 90 days »
cli-bad-choice = { $name } : une de ces valeurs attendue : { $choices }
cli-bad-form = { $name } : valeur attendue de la forme { $example }
cli-no-setting = { $file } : il n’y a pas de réglage { $name }
cli-bad-value = { $name } : cette valeur ne convient pas
cli-or-word = { $message }, ou bien « { $word } »
cli-no-command = la commande { $name } n’existe pas
cli-see-help = { $command } montre ce qui est possible.
cli-show-help = Affiche cette aide.

## What Parlour refused

cli-in-record = { $entry ->
    [0] en-tête : { $message }
   *[other] entrée { NUMBER($entry, useGrouping: 0) } : { $message }
}
cli-wrong-game = le jeu « { $name } » n’existe pas ; il faut { $known }
cli-wrong-bot = le bot « { $name } » n’existe pas ; il faut { $known }
cli-wrong-option = l’option « { $name } » n’existe pas ; il faut { $known }
cli-wrong-choice = { $option } : il faut { $values }, et non « { $value } »
cli-wrong-number = { $option } : il faut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, et non « { $value } »
cli-wrong-flag = { $option } : il faut true ou false, et non « { $value } »
cli-wrong-seat = { $option } : il faut une place de 0 à { $last }, et non { $value }
cli-wrong-too-soon = interrompu avant la fin de la première donne : il n’y a rien à compter
cli-wrong-endless = une partie a dépassé { NUMBER($moves) } coups : elle semble ne pas avoir de fin
cli-wrong-action = il faut { $legal }, et non « { $action } »
cli-wrong-document = ce n’est pas le JSON d’un enregistrement ({ $reason })
cli-wrong-format = il faut la version { NUMBER($wanted, useGrouping: 0) } du format, et non { NUMBER($version, useGrouping: 0) }
cli-wrong-rules = il faut une partie selon la version { NUMBER($wanted, useGrouping: 0) } des règles, et non { NUMBER($version, useGrouping: 0) }
cli-wrong-unfinished = il faut une partie terminée
cli-wrong-unseen = il faut une partie où toutes les cartes d’au moins un joueur ont été vues
cli-wrong-unwritable = { cli-unwritable }
cli-wrong-unreadable = { cli-unreadable }
cli-wrong-file-there = il faut un nouveau fichier, { $file } existe déjà
cli-wrong-no-file = le fichier { $file } n’existe pas
cli-wrong-no-database = la base de données { $file } n’existe pas
cli-wrong-uncopied = impossible de copier { $file } : { $reason }
cli-wrong-foreign-journal = impossible de copier { $file } : { $journal } est le journal d’un autre fichier
cli-wrong-damaged = { $file } est endommagé : { $reason }
cli-wrong-no-copy = { $file } n’est pas une base de données de Parlour
cli-wrong-newer = { $file } vient d’une version plus récente de Parlour : { $version }, et non { $wanted }
cli-wrong-server-runs = un serveur tourne avec { $file } : arrêtez-le d’abord
cli-wrong-no-home = il faut un dossier pour les tables (--data) : cet utilisateur n’a pas de dossier personnel
cli-wrong-unopened = impossible d’ouvrir les tables de { $place } : { $reason }
cli-wrong-emptied = { $file } est vide, alors qu’une base de données de Parlour ne l’est jamais : restaurez une copie (parlour restore), ou supprimez ce fichier pour repartir de zéro
cli-wrong-other-journal = le journal { $journal }, à côté de { $file }, est celui d’un autre fichier et abîmerait la base : restaurez une copie avec parlour restore, qui met aussi ce journal de côté
cli-wrong-journal-alone = { $file } a disparu, mais ses dernières écritures sont encore dans { $journal } : remettez le fichier à sa place, ou supprimez ce journal pour repartir de zéro
cli-wrong-damaged-tables = { $file } est endommagé ou n’est pas une base de données : { $reason } ; parlour restore permet de restaurer une copie
cli-wrong-other-program = { $place } est la base de données d’un autre programme, pas celle de Parlour : choisissez un autre emplacement
cli-wrong-newer-tables = { $place } vient d’une version plus récente de Parlour ({ $version } ; celle-ci s’arrête à { $wanted }) : mettez Parlour à jour, ou restaurez une copie plus ancienne
cli-wrong-no-host = il manque l’adresse d’écoute ; 0.0.0.0 désigne toutes celles de cette machine
cli-wrong-host = « { $host } » n’est ni le nom ni l’adresse d’une machine
cli-wrong-lost-host = machine introuvable : { $host } ({ $reason })
cli-wrong-unheard = impossible d’écouter à l’adresse { $address } : { $reason }
cli-wrong-taken = un autre programme écoute à l’adresse { $address } : arrêtez-le ou choisissez un autre port (--port)
cli-wrong-unmeasured = impossible de publier les métriques à l’adresse { $address } : { $reason }
cli-wrong-no-page = il faut la page construite, { $file } : { $reason }
cli-wrong-workers-alone = plusieurs processus nécessitent PostgreSQL (--database), ou --share avec SQLite
cli-wrong-bus-alone = un bus nécessite PostgreSQL (--database), ou --share
cli-wrong-bus-address = il faut l’adresse d’un serveur Redis, comme redis://host
cli-wrong-push-contact = une clé push demande un contact (--push-contact)
cli-wrong-database-address = il faut l’adresse d’une base de données, comme postgresql://user@host/parlour
cli-wrong-other-database = il faut une base SQLite ou PostgreSQL, et non { $name }
cli-wrong-not-installed = il manque le paquet { $name } : { $command }
cli-wrong-no-device = aucune carte graphique utilisable par CUDA : il faut une carte NVIDIA et son pilote
cli-wrong-plain-on-device = --plain et --device cuda ne vont pas ensemble : choisissez l’un ou l’autre
cli-wrong-program = il manque le programme { $name } de PostgreSQL : apt-get install postgresql-client
cli-wrong-claimed = un autre serveur utilise les tables de { $place } : arrêtez-le, choisissez un autre dossier (--data) ou lancez les deux avec --share
cli-wrong-unshared = un autre serveur utilise les tables de { $place } et a été lancé sans --share
cli-wrong-no-sharing = sous Windows, plusieurs serveurs ne peuvent pas partager un fichier de tables
cli-wrong-plot-alone = --plot dessine un seul nombre de places : il ne faut pas --ratings en même temps
cli-wrong-untrainable = aucun réseau à entraîner pour { $name } ; il faut { $known }
cli-wrong-checkpoint = { $file } est endommagé, ou n’est pas l’état enregistré d’un entraînement
cli-wrong-net = { $file } est endommagé, ou n’est pas un réseau pour ce jeu
cli-wrong-other-training = { $folder } contient un autre entraînement ({ $command }) : il faut un autre dossier

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
cli-bot = BOT

## parlour play, parlour serve

cli-play = Lance Parlour sur cette machine et l’ouvre dans le navigateur, ou dans le terminal.
cli-serve = Lance le serveur.
cli-play-port = Le port d’écoute. Par défaut : { $port }, ou un autre s’il est pris.
cli-data = Le dossier où sont conservées les tables.
cli-config = Un fichier de réglages (TOML). Par défaut : { $file }, s’il existe.
cli-serve-epilog = Chaque option peut aussi être donnée dans l’environnement, comme PARLOUR_BOT_WORKERS=2, ou dans le fichier, comme bot_workers = 2. La ligne de commande l’emporte sur l’environnement, et l’environnement sur le fichier. Les durées sont en secondes, ou de la forme « 90 days ».
cli-text = TEXTE
cli-time = DURÉE
cli-section-network = Réseau
cli-section-storage = Ce qui est conservé
cli-section-workers = Plusieurs processus
cli-section-watching = Journal et métriques
cli-section-play = Aux tables
cli-section-push = Notifications quand la page est fermée
cli-section-bots = Les bots
cli-section-connections = Connexions
cli-section-rates = Ce que chacun peut demander
cli-section-tables = Tables en mémoire
cli-section-stopping = Arrêt
cli-browser = Ouvre la page dans le navigateur. Par défaut : s’il y a un écran.
cli-ready = Parlour est ouvert : { $address } (Ctrl+C pour le fermer).
cli-ready-network = Pour vos amis sur le même réseau : { $address }
cli-ready-alone = Pour accueillir vos amis sur le même réseau, ajoutez --host 0.0.0.0.
cli-failed = le serveur a échoué ({ $kind }) ; --log-level debug dit où
cli-in-terminal = Dans le terminal
cli-play-game = Le jeu auquel jouer ; à défaut, vous le choisissez ensuite.
cli-terminal = Joue dans ce terminal, en plein écran.
cli-color = Met des couleurs en plein écran ; la variable d’environnement NO_COLOR les désactive aussi.
cli-plain = Joue dans ce terminal, ligne par ligne : pour les lecteurs d’écran, les tubes et les liaisons lentes.
cli-play-bots = Les bots à affronter.
cli-play-edition = L’édition des règles. Par défaut : celle de votre langue, si elle existe.
cli-play-rule = Une règle maison, comme points=21 ; `parlour games` en donne la liste.
cli-join = Rejoint une table : par son lien, http://host/t/... (avec { "?watch" } à la fin, pour regarder seulement), ou par son code de six lettres, avec --server.
cli-server = Ouvre la table sur ce serveur, pour que vos amis la rejoignent ; avec --join, le serveur du code.
cli-name = Votre nom à la table.
cli-language = La langue de la partie. Par défaut : celle du système.
cli-pace = Temps de réflexion des bots, en secondes, à votre propre table.
cli-moment = Temps laissé pour un contre-UNO, en secondes, à votre propre table.
cli-needs-terminal = ces options ne servent que dans le terminal : ajoutez --terminal ou --plain
cli-needs-game = ces règles et ces places, pour quel jeu ? Ajoutez son nom
cli-join-alone = la table de --join a déjà son jeu et ses règles : n’en donnez pas ici
cli-unknown-language = la langue « { $language } » n’est pas proposée, choisissez parmi : { $languages }
cli-bad-link = « { $link } » n’est ni un lien comme http://host/t/..., ni un code avec --server
cli-bad-rule = « { $rule } » n’est pas de la forme NOM=VALEUR
cli-no-screen = le plein écran nécessite un terminal ; --plain s’en passe
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

## parlour push-key

cli-push-key = Crée une clé pour les notifications quand la page est fermée (Web Push).
cli-push-key-made = Ajoutez ces lignes aux réglages du serveur, avec votre adresse ; gardez la clé secrète.

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
cli-simulate-device = Où jouer : sur le processeur ou, par CUDA, sur une carte graphique.
cli-simulating = Simulation
cli-compiling = Compilation des règles : c’est un peu long, mais seulement la première fois.
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
cli-replay-open = L’affiche dans le navigateur, coup par coup.
cli-replay-step = Affiche la table après chaque coup ; dans un terminal, Entrée passe au suivant.
cli-replay-seat = Avec --step : ce que voit cette place, la première étant 0. Sinon, toutes les cartes sont visibles.
cli-step-on = Entrée : suite ; q : fin
cli-step-undo = reprend son coup
cli-step-left = s’en va ; un bot joue à sa place
cli-step-joined = prend la place d’un bot
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
cli-left = { $name } a quitté la partie ; un bot ({ $level }) a pris le relais.
cli-joined = Entre deux manches, quelqu’un a remplacé { $name }.
cli-ended = { $how ->
    [scored] Partie écourtée : les manches finies comptent.
   *[unscored] Partie écourtée, sans résultat.
}

## parlour review

cli-review = Revient sur une partie terminée : chances de victoire, coups coûteux, hasard et adresse.
cli-review-worlds = Le nombre de parties imaginées pour juger chaque position et chaque choix : plus il y en a, plus c’est lent et précis.
cli-review-seed = La même graine donne les mêmes nombres.
cli-reviewing = Retour sur la partie

## parlour verify

cli-verify = Vérifie que les mélanges d’une partie terminée sont bien ceux qui avaient été promis avant son début.
cli-verify-file = L’enregistrement de la partie avec son secret, tel qu’un serveur le donne ; - pour l’entrée standard.
cli-verify-seal-option = Le sceau que doit avoir la partie, ou ses premiers caractères, comme un joueur l’a vu affiché.
cli-verify-refused = { $file } n’est pas l’enregistrement d’une partie avec son secret : { $message }
cli-verify-no-key = { $file } est un enregistrement seul, sans secret. Qui menait cette table a mélangé sans rien promettre : il n’y a que les règles à vérifier, et parlour replay s’en charge.
cli-verify-added = Mélangé à partir du secret du serveur et de ce qu’ont ajouté : { $names }
cli-verify-alone = Mélangé à partir du seul secret du serveur : personne n’y a rien ajouté.
cli-verify-alone-old = Mélangé à partir du seul secret du serveur : la partie a commencé avant que les joueurs puissent y ajouter leur part.
cli-verify-bot = Bots, qui n’ajoutent rien : { $names }
cli-verify-left-out = Part promise, mais arrivée trop tard pour compter : { $names }
cli-verify-wrong = Quelque chose a été ajouté SANS avoir été promis, au nom de : { $names }
cli-verify-unpledged = Cette partie est plus ancienne : personne ne devait rien promettre d’abord, et le dernier à ajouter sa part pouvait connaître celles des autres.
cli-verify-key = { $yes ->
    [true] Le secret est bien celui qui avait été promis.
   *[false] Le secret n’est PAS celui qui avait été promis.
}
cli-verify-seal = Sceau de ce qui était fixé avant la donne : { $seal }
cli-verify-seal-wrong = Ce n’est PAS le sceau que vous avez donné : c’est une autre partie, ou bien les joueurs ou leurs promesses ont été changés.
cli-verify-restored = Le serveur a été restauré à partir d’une sauvegarde pendant cette partie ou juste avant : elle a pu être distribuée, ou se poursuivre, autrement une première fois.
cli-verify-deal = Donne { $deal } : oui, tous ses mélanges et tirages en découlent ({ $count }).
cli-verify-deal-wrong = Donne { $deal } : NON. Entrées de l’enregistrement qui n’en découlent pas : { $entries }
cli-verify-rules = Les règles ne permettent pas cette partie : { $message }
cli-verify-yes = Oui : toutes les donnes sont celles qui avaient été promises.
cli-verify-cut = Ni oui ni non : ce qui est là avait été promis, mais l’enregistrement s’arrête avant la fin de la partie. La suite a pu être coupée.
cli-verify-ended = Ni oui ni non : ce qui est là avait été promis, jusqu’au moment où les joueurs auraient décidé d’arrêter la partie. Eux seuls savent si c’est vrai ; sinon, la suite a été coupée.
cli-verify-no = Non : cette partie n’est pas celle qui avait été promise.
cli-verify-no-all = Non : aucune donne n’est celle qui avait été promise, comme si le secret, les ajouts des joueurs, la table ou le numéro venaient d’une autre partie.

## parlour bench

cli-bench = Mesure la vitesse des règles et la compare au C et à d’autres bibliothèques.

## parlour train

cli-train = Entraîne le réseau de neurones qui juge un jeu, par des parties contre lui-même.
cli-train-game = Le jeu à apprendre.
cli-train-to = Le dossier pour le réseau et sa courbe d’apprentissage ; la même commande reprend ce qu’elle y trouve.
cli-train-seats = N’apprendre qu’aux tables qui ont ce nombre de places. Par défaut : à toutes celles que le réseau peut apprendre.
cli-train-games = Nombre de parties dont le réseau apprend.
cli-train-against = Ce qu’il faut apprendre à battre, au lieu de soi-même : le fichier d’un réseau, ou policy, le bot de ce nom. Par défaut : rien.
cli-train-seed = La même graine et le même nombre de parties donnent le même réseau, quel que soit le nombre d’arrêts.
cli-train-minutes = S’arrête après ce nombre de minutes de calcul ; la même commande reprend plus tard. Par défaut : pas de limite.
cli-training = Entraînement
cli-train-caption = { NUMBER($games) } parties
cli-train-share = Contre { $rival } ({ $table }) : { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des victoires
cli-train-stopped = Arrêt après { NUMBER($games) } parties sur { NUMBER($planned) } ; la même commande reprend à partir d’ici.
cli-train-net = Le réseau : { $file }
