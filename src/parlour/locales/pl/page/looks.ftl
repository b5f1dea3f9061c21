# How the page looks: fetched when somebody wants to change it.

looks-theme = Motyw
looks-theme-system = Jak w systemie
looks-theme-light = Jasny
looks-theme-dark = Ciemny
looks-large = Duże karty
looks-large-about = Karty i napisy tak duże, jak na to pozwala ekran. Jeśli karty w ręce się nie mieszczą, możesz je przesuwać.
looks-left = Dla leworęcznych
looks-left-about = Wszystko, co się naciska, jest po lewej stronie.
looks-letters = Kolory oznaczone literami
looks-letters-about = Na kartach Mojo i UNO widać pierwsze litery nazwy koloru.
looks-marks = Miesiąc i rodzaj w rogu karty
looks-marks-about = Numer miesiąca i osobny znak każdego rodzaju.

table-tempo = Tempo gry
table-tempo-slow = Wolne
table-tempo-normal = Normalne
table-tempo-fast = Szybkie
table-tempo-none = Bez animacji
