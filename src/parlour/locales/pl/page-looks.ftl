# How the page looks: fetched when somebody wants to change it.

looks-theme = Motyw
looks-theme-system = Jak w systemie
looks-theme-light = Jasny
looks-theme-dark = Ciemny
looks-large = Duże karty
looks-large-about = Karty i słowa tak duże, jak pozwala ekran. Pełną rękę można przesuwać.
looks-left = Dla lewej ręki
looks-left-about = To, co naciskasz, leży po lewej stronie.
looks-letters = Litery na kolorach
looks-letters-about = Karty w Mojo i UNO pokazują pierwsze litery swojego koloru.
looks-marks = Miesiąc i rodzaj w rogu karty
looks-marks-about = Numer miesiąca i znak rodzaju.
