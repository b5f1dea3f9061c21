# Mojo on the page: fetched with the game.

# Options
mojo-edition = Édition
mojo-edition-fr = française (originale)
mojo-edition-ru = russe
mojo-edition-pl = polonaise
mojo-edition-about = { $value ->
    [fr] Les manches suivantes se distribuent avec ce qui reste de la pioche.
    [ru] Toutes les cartes sont remélangées à chaque manche.
   *[pl] Toutes les cartes sont remélangées à chaque manche.
}
mojo-discards = Défausses
mojo-discards-1 = une
mojo-discards-2 = deux
mojo-discards-about = { $value ->
    [one] Tout le monde joue sur la même défausse.
   *[other] À chaque tour, choisissez une défausse ; piochez, ou prenez la carte de l’autre.
}
mojo-points = Score de fin de partie
mojo-first_player = Qui commence

# Cards
colour-blue = bleue
colour-green = verte
colour-yellow = jaune
colour-orange = orange
colour-red = rouge
# On cards, for readers who cannot tell colours apart: no two alike, and none like a figure.
colour-letter = { $colour ->
    [blue] B
    [green] V
    [yellow] J
    [orange] Or
   *[red] R
}
mojo-card = { $value }, { $colour }
mojo-card-effect = { $effect ->
    [lower] { $value }, { $colour }, inférieure : fin du tour
    [equal] { $value }, { $colour }, égale : vous rejouez
    [higher] { $value }, { $colour }, supérieure : vous piochez une carte
    [reveal] { $value }, { $colour }, face cachée : à révéler
    [mixed] { $value }, { $colour }, choisissez une défausse
   *[none] { $value }, { $colour }
}
mojo-hand = Votre main : { $count }
mojo-laid = Vos cartes posées : { $count }
mojo-middle = Milieu de la table
mojo-draw-pile = { $count ->
    [0] Pioche vide
    [one] Pioche, une carte
   *[other] Pioche, { $count } cartes
}
mojo-discard = Défausse : { $value }, { $colour }
mojo-discard-n = Défausse { $n } : { $value }, { $colour }
mojo-discard-empty = Défausse vide
mojo-discard-play = { $effect ->
    [lower] fin du tour
    [equal] rejouer
   *[higher] piocher
}
mojo-draw-here = Piocher
mojo-take-here = Prendre
mojo-face = { $face ->
    [0] Carte Mojo, face 0 : on joue dans le sens horaire
   *[other] Carte Mojo, face +10 : on joue dans le sens antihoraire
}
mojo-seat = { $name }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
mojo-seat-laid = { $name }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} encore face cachée, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
mojo-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
mojo-known = Cartes connues de tous : { $cards }
mojo-meter = Mojo Time à { $count }
mojo-meter-laid = à révéler
mojo-apart = { $count ->
    [one] Une carte des manches passées mise de côté
   *[other] { $count } cartes des manches passées mises de côté
}
mojo-pile-only = On ne prend que dans la pioche, tant que personne ne se débarrasse d’une carte

# What each effect does, on the cards and under them
effect-lower = Inférieure : fin du tour
effect-equal = Égale : rejouez
effect-higher = Supérieure : piochez

# Whose turn
# Beside the name and the cards left, on a phone: about 16 letters
mojo-prompt-play = Jouez une carte
mojo-prompt-chain = Égale ! Rejouez
mojo-prompt-reveal = Révélez une carte
mojo-prompt-draw = Piochez, ou prenez la carte de l’autre défausse
mojo-prompt-onto = Où jouer le { $card } ?
mojo-prompt-deal = La manche est finie
mojo-prompt-over = La partie est finie
mojo-wait-play = { $name } joue
mojo-wait-draw = { $name } pioche
mojo-wait-reveal = { $name } révèle une carte
mojo-preview = { $effect ->
    [lower] Inférieure : fin du tour
    [equal] Égale : rejouez
    [higher] Supérieure : piochez
    [reveal] Révéler le { $card }
   *[mixed] Le { $card } : choisissez une défausse
}

# Moves, as a hint names them
mojo-move = { $kind ->
    [reveal] Révéler le { $card }
    [draw] Piocher
    [take] Prendre le { $card }
   *[play] { $discard ->
        [0] Jouer le { $card } à gauche
        [1] Jouer le { $card } à droite
       *[only] Jouer le { $card }
    }
}

# Why not
mojo-why-turn = C’est à { $name } de jouer.
mojo-why-over = La manche est finie.
mojo-why-laid = Les cartes posées ne peuvent plus être jouées. À votre tour, révélez-en une.
mojo-why-revealed = Cette carte est déjà révélée. Elle comptera à la fin.
mojo-why-draw-first = Piochez d’abord une carte, ou prenez celle de l’autre défausse.
mojo-why-played-discard = Vous avez joué sur cette défausse : piochez, ou prenez la carte de l’autre.
mojo-why-pile-only = On ne prend rien dans une défausse tant que personne ne se débarrasse d’une carte.
mojo-why-pile = On pioche après avoir joué une carte supérieure.
mojo-why-card-first = Choisissez d’abord une carte de votre main.
mojo-why-chosen = Pour ce tour, toutes vos cartes vont sur l’autre défausse.

# What happened
mojo-ev-dealt = { $me ->
    [yes] Nouvelle manche. Vous commencez.
   *[no] Nouvelle manche. { $name } commence.
}
mojo-ev-played = { $me ->
    [yes] { $effect ->
        [lower] Vous jouez un { $card } : inférieur.
        [equal] Vous jouez un { $card } : égal, et vous rejouez.
       *[higher] Vous jouez un { $card } : supérieur.
    }
   *[no] { $effect ->
        [lower] { $name } joue un { $card } : inférieur.
        [equal] { $name } joue un { $card } : égal, et rejoue.
       *[higher] { $name } joue un { $card } : supérieur.
    }
}
mojo-ev-drew = { $me ->
    [yes] Vous piochez un { $card }.
   *[no] { $name } pioche une carte.
}
mojo-ev-took = { $me ->
    [yes] Vous prenez le { $card } de la défausse.
   *[no] { $name } prend le { $card } de la défausse.
}
mojo-ev-laid = { $me ->
    [yes] Mojo Time ! Vous posez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } face cachée.
   *[no] Mojo Time ! { $name } pose { $count ->
        [one] une carte
       *[other] { $count } cartes
    } face cachée.
}
mojo-ev-revealed = { $me ->
    [yes] Vous révélez un { $card }.
   *[no] { $name } révèle un { $card }.
}
mojo-ev-pile_formed = { $count ->
    [one] Une carte de la défausse devient la nouvelle pioche.
   *[other] On remélange { $count } cartes de la défausse : elles forment la nouvelle pioche.
}
mojo-ev-discard_formed = La défausse vide repart avec un { $card }.
mojo-ev-round_over = { $me ->
    [yes] Vous mettez fin à la manche et prenez la carte Mojo.
   *[no] { $name } met fin à la manche et prend la carte Mojo.
}
mojo-ev-game_over = La partie est finie.

# Mojo Time
mojo-time = Mojo Time !
mojo-time-who = { $me ->
    [yes] Vous posez { $count ->
        [one] votre dernière carte
       *[other] vos { $count } cartes
    } face cachée
   *[no] { $name } pose { $count ->
        [one] sa dernière carte
       *[other] ses { $count } cartes
    } face cachée
}

# Scores
score-round = Manche { $round }
score-ended = { $me ->
    [yes] Vous mettez fin à la manche { $round }
   *[no] { $name } met fin à la manche { $round }
}
score-ten = { $sum } + 10 = { $points }
score-sum = { $parts } = { $sum }
score-one = { $sum }
score-none = aucune carte : 0
score-holder = a la carte Mojo
score-not-counted = ne compte pas
score-card-out = { $value }, ne compte pas
score-key = Dans chaque couleur, seule la carte la plus élevée compte, et une seule fois.
score-mojo-zero = { $me ->
    [yes] Vous avez la carte Mojo et le plus petit score : aucun point pour cette manche.
   *[no] { $name } a la carte Mojo et le plus petit score : aucun point pour cette manche.
}
score-mojo-ten = { $me ->
    [yes] Vous avez la carte Mojo, mais pas le plus petit score : dix points de plus.
   *[no] { $name } a la carte Mojo, mais pas le plus petit score : dix points de plus.
}
