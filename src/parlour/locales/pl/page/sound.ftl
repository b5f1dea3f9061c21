# Dźwięki stołu: wczytywane razem z menu.

sound = Dźwięk
sound-about = Karty, zawołania i zwycięstwa. Dźwięki z „Daj mi znać” włącza się osobno.
sound-volume = Głośność
