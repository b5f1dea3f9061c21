# UNO on the score pad.

uno-pad-first = Qui distribue en premier ?
uno-pad-opener = { $name } distribue
uno-pad-ender = Qui n’a plus de cartes ?
uno-pad-nobody = Personne : la manche est bloquée
uno-pad-cards = Les cartes restées en main.
uno-pad-agree = Au total, cela dépasse les points de toutes les cartes du jeu.
