# Ceux qui cessent de jouer.

staying-clock = Temps par tour
staying-clock-0 = Sans limite
staying-clock-30 = 30 secondes
staying-clock-60 = 1 minute
staying-clock-180 = 3 minutes
staying-clock-86400 = 1 jour
staying-clock-259200 = 3 jours
staying-clock-about = Passé ce temps, un robot joue le tour. Après deux tours de suite, il garde la place jusqu’à ce que la personne revienne.
staying-stand-in = Robot remplaçant
staying-stand-in-about = Il remplace qui perd la connexion ou dépasse son temps.
staying-fact-clock = Temps par tour : { $value }.
staying-fact-stand-in = Un robot ({ $level }) remplace les absents.

staying-mine = Votre temps : { $time }
staying-of = { $name } : encore { $time }
staying-hours = { $hours } h

staying-left = { $name } a quitté la partie ; { $bot } (un robot, { $level }) prend le relais.
staying-late-mine = Votre temps est écoulé : un robot a joué à votre place.
staying-late = Temps écoulé pour { $name } : un robot a joué.
staying-played =
    { $count ->
        [one] Vous revoilà ! Un robot a joué un coup à votre place.
       *[other] Vous revoilà ! Un robot a joué { $count } coups à votre place.
    }
staying-left-out = { $name } : sa part du mélange est arrivée trop tard et n’a pas compté.
staying-restored = Le serveur a été restauré à partir d’une sauvegarde : les derniers coups peuvent manquer, et des cartes distribuées depuis peuvent revenir.
staying-idle = Vous avez laissé passer deux tours : un robot joue à votre place.
staying-idle-waited = On vous a attendu un moment : un robot joue à votre place.
staying-paused = { $people ->
    [1] Vous n’étiez plus là : la partie est en pause.
    [one] Plus personne n’était là : la partie est en pause.
   *[other] Plus personne n’était là : la partie est en pause.
}
staying-back = Je suis de retour
staying-asked = { $name } est hors ligne. Dans { $seconds } s, un robot ({ $level }) prendra le relais, sauf si vous préférez attendre.
staying-asked-watching = { $name } est hors ligne. Un robot ({ $level }) prendra bientôt le relais.
staying-waited = { $name } est hors ligne. Tout le monde attend.
staying-play-on = Laisser jouer un robot
staying-wait = Attendre
staying-still = { $name } ne joue plus depuis un moment.
staying-hidden = { $name } regarde autre chose.
staying-nudge = Relancer
staying-nudged = { $by } relance { $name }.
staying-nudged-mine = { $by } vous relance : tout le monde vous attend.
staying-bot-plays = Un robot ({ $level }) joue maintenant pour { $name }.
staying-returned = { $name } est de retour et reprend le jeu.

table-settings = Réglages
undo = Reprendre mon dernier coup
call-nudge = On vous attend
staying-leave = Quitter pour de bon
staying-leave-ask = Un robot ({ $level }) prend votre place, et vous ne pourrez pas la reprendre. L’enregistrement de la partie gardera trace de votre départ.
staying-leave-yes = Quitter
staying-stay = Rester

staying-end = Terminer la partie
staying-out = Quitter ou terminer
staying-end-ask = La partie se termine si toutes les personnes présentes sont d’accord. Les manches finies doivent-elles compter ?
staying-end-ask-unscored = Aucune manche n’est finie : la partie se terminerait sans résultat, si toutes les personnes présentes sont d’accord.
staying-end-scored = Elles comptent
staying-end-unscored = Sans résultat
staying-proposed-scored = { $name } propose de terminer la partie : les manches finies comptent.
staying-proposed-unscored = { $name } propose de terminer la partie sans résultat.
staying-waiting-for = Fin de la partie : on attend { $names }.
staying-agree = Terminer
staying-refuse = Continuer
staying-ended-scored = Partie écourtée : les manches finies comptent
staying-ended-unscored = Partie écourtée, sans résultat

# Over the scores of the last game
staying-again = Une nouvelle partie a commencé.
staying-again-mine = Une nouvelle partie a commencé, et c’est à vous de jouer.
staying-to-table = Rejoindre
next-seat = ensuite
next-ready = c’est bon
rematch-wait = { $name } peut lancer une nouvelle partie.
rematch-seats = Places et règles
score-place = Rang { $place }
score-close = Voir la table
