# How the page looks: fetched when somebody wants to change it.

looks-theme = Thème
looks-theme-system = Comme le système
looks-theme-light = Clair
looks-theme-dark = Sombre
looks-large = Grandes cartes
looks-large-about = Cartes et mots aussi grands que l’écran le permet. Une main pleine se fait glisser du doigt.
looks-left = Pour la main gauche
looks-left-about = Ce que l’on touche se trouve à gauche.
looks-letters = Lettres sur les couleurs
looks-letters-about = Les cartes de Mojo et d’UNO montrent l’initiale de leur couleur.
looks-marks = Mois et type sur les cartes
looks-marks-about = Le numéro du mois et un signe pour chaque type.
