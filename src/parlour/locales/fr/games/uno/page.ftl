# Monster High UNO on the page: fetched with the game.

# Options
uno-edition = Jeu de cartes
uno-edition-monster = Monster
uno-edition-classic = classique
uno-edition-about = { $value ->
    [classic] 108 cartes, sans les cartes effrayantes.
   *[monster] 112 cartes, dont quatre effrayantes qui font passer vos cartes aux autres.
}
uno-scoring = Décompte
uno-scoring-main = tout au gagnant
uno-scoring-alternative = chacun pour soi
uno-scoring-about = { $value ->
    [alternative] Chacun additionne les cartes qui lui restent en main. Le plus petit score l’emporte.
   *[main] Une manche gagnée rapporte les points de toutes les cartes restantes. Le plus grand score l’emporte.
}
uno-points = Score de fin de partie
table-moment = Temps laissé pour un contre-UNO
table-moment-value = { $seconds ->
    [0] aucun
   *[other] { $seconds } s
}

# Colours and cards
uno-colour = { $colour ->
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
}
# On cards, for readers who cannot tell colours apart: no two alike, and none like a figure.
uno-letter = { $colour ->
    [blue] B
    [green] V
    [pink] R
   *[yellow] J
}
uno-card = { $symbol ->
    [wild] Joker
    [draw_four] +4
    [scary] Carte effrayante
    [draw_two] { $colour ->
        [blue] +2 bleu
        [green] +2 vert
        [pink] +2 rose
       *[yellow] +2 jaune
    }
    [s] { $colour ->
        [blue] Passer bleu
        [green] Passer vert
        [pink] Passer rose
       *[yellow] Passer jaune
    }
    [r] { $colour ->
        [blue] Inversion bleue
        [green] Inversion verte
        [pink] Inversion rose
       *[yellow] Inversion jaune
    }
   *[number] { $colour ->
        [blue] { $symbol } bleu
        [green] { $symbol } vert
        [pink] { $symbol } rose
       *[yellow] { $symbol } jaune
    }
}
uno-copies = { $card } × { $count }
uno-card-does = { $effect ->
    [draw_two] { $card } : { $name } pioche deux cartes et passe son tour
    [draw_four] { $card } : { $name } pioche quatre cartes et passe son tour
    [skip] { $card } : { $name } passe son tour
    [reverse] { $card } : on change de sens
    [wild] { $card } : choisissez la couleur
    [scary] { $card } : donnez toutes vos cartes d’une couleur
    [give] Donner à { $name } : { $card }
   *[none] Jouer : { $card }
}
uno-card-cannot = { $card }, injouable pour l’instant
uno-bluff = Bluff : vous avez du { $colour ->
    [blue] bleu
    [green] vert
    [pink] rose
   *[yellow] jaune
}. { $name } peut contester.
uno-bluff-sign = bluff
uno-hand = Votre main : { $count }
uno-middle = Milieu de la table
uno-draw-pile = { $count ->
    [0] Pioche vide
    [one] Pioche, une carte
   *[other] Pioche, { $count } cartes
}
uno-discard = { $colour ->
    [none] Défausse : { $card }, pas encore de couleur
    [blue] Défausse : { $card }, couleur bleue
    [green] Défausse : { $card }, couleur verte
    [pink] Défausse : { $card }, couleur rose
   *[yellow] Défausse : { $card }, couleur jaune
}
uno-seat = { $name }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
uno-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
uno-known = Vous connaissez : { $cards }
uno-dealer = Distribue
uno-dealer-short = D
uno-direction = { $direction ->
    [1] On joue dans le sens horaire
   *[other] On joue dans le sens antihoraire
}

# What may be done
uno-draw-here = Piocher
uno-keep = Garder
uno-keep-nothing = Ne rien jouer
uno-call = UNO !
uno-call-arm = Annoncer UNO avec la prochaine carte
uno-call-armed = UNO sera annoncé avec votre carte
uno-call-off = UNO : pas maintenant
uno-call-late = Annoncer UNO maintenant
uno-catch = Contre-UNO, { $name } !
uno-catch-about = UNO n’a pas été annoncé : deux cartes
uno-choose = Quelle couleur ?
uno-choose-first = Première couleur ?
uno-choose-give = Donnez toutes vos cartes d’une couleur : laquelle ?
uno-choose-brief = ×{ $count }
uno-choose-for = { $card } : quelle couleur ?
uno-choose-bluff = { $colour ->
    [blue] Bluff : vous avez du bleu. Quelle couleur ?
    [green] Bluff : vous avez du vert. Quelle couleur ?
    [pink] Bluff : vous avez du rose. Quelle couleur ?
   *[yellow] Bluff : vous avez du jaune. Quelle couleur ?
}
uno-choose-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
uno-challenge-ask = { $colour ->
    [blue] { $name } n’avait pas de bleu : vous y croyez ?
    [green] { $name } n’avait pas de vert : vous y croyez ?
    [pink] { $name } n’avait pas de rose : vous y croyez ?
   *[yellow] { $name } n’avait pas de jaune : vous y croyez ?
}
uno-accept = Piocher { $count }
uno-accept-about = et passer votre tour
uno-challenge = Contester
uno-challenge-about =
    Si c’est un bluff, l’autre en pioche { $guilty }.
    Sinon, vous en piochez { $innocent }.
uno-shown-title = { $name } avait ces cartes
uno-shown-verdict = { $colour ->
    [blue] { $guilty ->
        [yes] Il y a du bleu : bluff !
       *[no] Pas de bleu, pas de bluff.
    }
    [green] { $guilty ->
        [yes] Il y a du vert : bluff !
       *[no] Pas de vert, pas de bluff.
    }
    [pink] { $guilty ->
        [yes] Il y a du rose : bluff !
       *[no] Pas de rose, pas de bluff.
    }
   *[yellow] { $guilty ->
        [yes] Il y a du jaune : bluff !
       *[no] Pas de jaune, pas de bluff.
    }
}
uno-shown-secret = Personne d’autre ne voit ces cartes.
uno-seen = C’est vu
uno-lots-title = Qui distribue ?
uno-lots-dealer = { $me ->
    [yes] Vous tirez le plus grand chiffre : vous distribuez.
   *[no] { $name } tire le plus grand chiffre et distribue.
}

# In bubbles
uno-say-called = UNO !
uno-say-caught = Contre-UNO ! +2
uno-say-skipped = je passe mon tour
uno-say-passed = je ne joue rien
uno-say-accepted = je pioche 4
uno-say-challenged = Je conteste !
uno-say-guilty = { $guilty ->
    [yes] Du bluff !
   *[no] Sans bluff !
}

# Whose turn
uno-prompt-wait = Un instant…
uno-prompt-play = À vous : jouez ou piochez
uno-prompt-draw = Rien à jouer : piochez une carte
uno-prompt-drawn = Bonne pioche : à jouer ou à garder
uno-prompt-name = Choisissez la couleur
uno-prompt-challenge = Contester ou piocher 4 ?
uno-prompt-give = { $colour ->
    [blue] Donnez une carte bleue à { $other }
    [green] Donnez une carte verte à { $other }
    [pink] Donnez une carte rose à { $other }
   *[yellow] Donnez une carte jaune à { $other }
}
uno-prompt-deal = La manche est finie
uno-prompt-over = La partie est finie
uno-prompt-call = Plus que deux cartes : annoncez UNO avec la prochaine !
uno-prompt-armed = Plus que deux cartes : UNO sera annoncé avec la prochaine
uno-prompt-catch = { $name } n’a pas annoncé UNO !
uno-prompt-late = Vous n’avez pas annoncé UNO !
uno-prompt-held = C’est joué : votre coup compte dans un instant
uno-wait-play = { $name } joue
uno-wait-drawn = { $name } vient de piocher
uno-wait-name = { $name } choisit la couleur
uno-wait-challenge = { $name } peut contester
uno-wait-give = { $colour ->
    [blue] { $toMe ->
        [yes] { $name } vous donne du bleu
       *[no] { $name } donne du bleu à { $other }
    }
    [green] { $toMe ->
        [yes] { $name } vous donne du vert
       *[no] { $name } donne du vert à { $other }
    }
    [pink] { $toMe ->
        [yes] { $name } vous donne du rose
       *[no] { $name } donne du rose à { $other }
    }
   *[yellow] { $toMe ->
        [yes] { $name } vous donne du jaune
       *[no] { $name } donne du jaune à { $other }
    }
}

# Moves, as a hint names them
uno-move-named = { $colour ->
    [blue] { $card }, couleur bleue
    [green] { $card }, couleur verte
    [pink] { $card }, couleur rose
   *[yellow] { $card }, couleur jaune
}
uno-move-scary = { $colour ->
    [blue] { $card } : donner les bleues
    [green] { $card } : donner les vertes
    [pink] { $card } : donner les roses
   *[yellow] { $card } : donner les jaunes
}
uno-move-name = { $colour ->
    [blue] Choisir le bleu
    [green] Choisir le vert
    [pink] Choisir le rose
   *[yellow] Choisir le jaune
}
uno-move-calls = { $move }, UNO !
uno-move-draw = Piocher une carte
uno-move-wait = Ne rien faire

# Why not
uno-why-over = La manche est finie.
uno-why-turn = Ce n’est pas encore à vous.
uno-premove-lost = La carte choisie ne peut pas être jouée maintenant.
uno-why-challenge = Répondez d’abord au +4.
uno-why-name = Choisissez d’abord la couleur.
uno-why-give = { $colour ->
    [blue] On ne donne que des cartes bleues.
    [green] On ne donne que des cartes vertes.
    [pink] On ne donne que des cartes roses.
   *[yellow] On ne donne que des cartes jaunes.
}
uno-why-drawn = Seule la carte piochée peut être jouée.
uno-why-drawn-pile = Jouez la carte piochée, ou gardez-la.
uno-why-discard = Choisissez une carte de votre main.
uno-why-pile = Vous ne pouvez pas piocher maintenant.
uno-why-fit = { $card } ne va pas : ni la couleur, ni le chiffre, ni le symbole.
uno-why-colour = { $colour ->
    [blue] { $card } ne va pas : il faut du bleu.
    [green] { $card } ne va pas : il faut du vert.
    [pink] { $card } ne va pas : il faut du rose.
   *[yellow] { $card } ne va pas : il faut du jaune.
}
uno-why-call = UNO s’annonce en jouant l’avant-dernière carte.

# What happened
uno-ev-lot = { $me ->
    [yes] Pour la donne, vous tirez : { $card }.
   *[no] Pour la donne, { $name } tire : { $card }.
}
uno-ev-dealt = { $me ->
    [yes] Vous distribuez une nouvelle manche.
   *[no] { $name } distribue une nouvelle manche.
}
uno-ev-turned_up = Première carte : { $card }.
uno-ev-put_back = Elle retourne dans la pioche, on en révèle une autre.
uno-ev-played = { $me ->
    [yes] { $colour ->
        [none] Vous jouez : { $card }.
        [blue] Vous jouez : { $card }, couleur bleue.
        [green] Vous jouez : { $card }, couleur verte.
        [pink] Vous jouez : { $card }, couleur rose.
       *[yellow] Vous jouez : { $card }, couleur jaune.
    }
   *[no] { $colour ->
        [none] { $name } joue : { $card }.
        [blue] { $name } joue : { $card }, couleur bleue.
        [green] { $name } joue : { $card }, couleur verte.
        [pink] { $name } joue : { $card }, couleur rose.
       *[yellow] { $name } joue : { $card }, couleur jaune.
    }
}
uno-ev-played-scary = { $me ->
    [yes] { $colour ->
        [blue] Vous jouez : { $card }, et donnez vos bleues.
        [green] Vous jouez : { $card }, et donnez vos vertes.
        [pink] Vous jouez : { $card }, et donnez vos roses.
       *[yellow] Vous jouez : { $card }, et donnez vos jaunes.
    }
   *[no] { $colour ->
        [blue] { $name } joue : { $card }, et donne ses bleues.
        [green] { $name } joue : { $card }, et donne ses vertes.
        [pink] { $name } joue : { $card }, et donne ses roses.
       *[yellow] { $name } joue : { $card }, et donne ses jaunes.
    }
}
uno-ev-drew = { $me ->
    [yes] { $count ->
        [0] Vous ne piochez rien.
        [one] Vous piochez : { $card }.
       *[other] Vous piochez { $count } cartes : { $card }.
    }
   *[no] { $count ->
        [0] { $name } ne pioche rien.
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
}
uno-ev-passed = { $me ->
    [yes] Vous ne jouez rien.
   *[no] { $name } ne joue rien.
}
uno-ev-skipped = { $me ->
    [yes] Vous passez votre tour.
   *[no] { $name } passe son tour.
}
uno-ev-reversed = { $direction ->
    [1] On joue maintenant dans le sens horaire.
   *[other] On joue maintenant dans le sens antihoraire.
}
uno-ev-named = { $me ->
    [yes] { $colour ->
        [blue] Vous choisissez le bleu.
        [green] Vous choisissez le vert.
        [pink] Vous choisissez le rose.
       *[yellow] Vous choisissez le jaune.
    }
   *[no] { $colour ->
        [blue] { $name } choisit le bleu.
        [green] { $name } choisit le vert.
        [pink] { $name } choisit le rose.
       *[yellow] { $name } choisit le jaune.
    }
}
uno-ev-gave = { $known ->
    [yes] { $me ->
        [yes] Vous donnez à { $other } : { $card }.
       *[no] { $name } vous donne : { $card }.
    }
   *[no] { $colour ->
        [blue] { $name } donne une carte bleue à { $other }.
        [green] { $name } donne une carte verte à { $other }.
        [pink] { $name } donne une carte rose à { $other }.
       *[yellow] { $name } donne une carte jaune à { $other }.
    }
}
uno-ev-called = { $me ->
    [yes] Vous annoncez UNO !
   *[no] { $name } annonce UNO !
}
uno-ev-caught = { $me ->
    [yes] { $other } fait contre-UNO : vous piochez deux cartes.
   *[no] { $toMe ->
        [yes] Vous faites contre-UNO : { $name } pioche deux cartes.
       *[no] { $other } fait contre-UNO : { $name } pioche deux cartes.
    }
}
uno-ev-accepted = { $me ->
    [yes] Vous ne contestez pas.
   *[no] { $name } ne conteste pas.
}
uno-ev-showed = { $name } vous montre : { $card }.
uno-ev-challenged = { $guilty ->
    [yes] { $me ->
        [yes] Vous contestez : { $other } bluffait !
       *[no] { $toMe ->
            [yes] { $name } conteste : vous bluffiez !
           *[no] { $name } conteste : { $other } bluffait !
        }
    }
   *[no] { $me ->
        [yes] Vous contestez : { $other } ne bluffait pas.
       *[no] { $toMe ->
            [yes] { $name } conteste : vous ne bluffiez pas.
           *[no] { $name } conteste : { $other } ne bluffait pas.
        }
    }
}
uno-ev-pile_formed = { $count ->
    [one] Une carte de la défausse devient la nouvelle pioche.
   *[other] On remélange { $count } cartes de la défausse : elles forment la nouvelle pioche.
}
uno-ev-blocked = Plus personne ne peut piocher : la manche est bloquée.
uno-ev-round_over = { $won ->
    [yes] { $me ->
        [yes] Vous remportez la manche.
       *[no] { $name } remporte la manche.
    }
   *[no] Personne ne remporte la manche.
}
uno-ev-game_over = La partie est finie.

# Scores
uno-score-won = { $me ->
    [yes] Vous remportez la manche { $round }
   *[no] { $name } remporte la manche { $round }
}
uno-score-blocked = La manche { $round } est bloquée
uno-score-main = { $me ->
    [yes] Toutes les cartes restantes comptent pour vous : { $parts } = { $points }
   *[no] Toutes les cartes restantes comptent pour { $name } : { $parts } = { $points }
}
uno-score-main-one = { $me ->
    [yes] Toutes les cartes restantes comptent pour vous : { $points }
   *[no] Toutes les cartes restantes comptent pour { $name } : { $points }
}
uno-score-main-blocked = Plus personne ne pouvait piocher. Personne ne marque.
uno-score-alternative = Chacun marque les points de ses propres cartes.
uno-score-out = main vide
uno-score-card = { $card }, { $points }
uno-sheet-goal = { $scoring ->
    [alternative] { $points ->
        [1] Une manche. Le plus petit score l’emporte.
       *[other] La partie s’arrête à { $points } points. Le plus petit score l’emporte.
    }
   *[main] { $points ->
        [1] Une manche. Qui n’a plus de cartes l’emporte.
       *[other] Le premier total à atteindre { $points } points l’emporte.
    }
}
