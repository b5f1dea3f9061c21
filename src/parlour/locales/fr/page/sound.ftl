# Les sons de la table : chargés avec le menu.

sound = Son
sound-about = Les cartes, les annonces et les victoires. Les sons de « Me prévenir » se règlent à part.
sound-volume = Volume sonore
