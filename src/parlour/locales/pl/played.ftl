# Gry, które pamięta ta przeglądarka, i co z nich wynika.

played-none = Żadna gra jeszcze się tu nie skończyła. Każda skończona trafi tutaj: kto wygrał, o ile i co z tego razem wynika.
played-none-such = Żadna gra tu nie pasuje.
played-forgetful = Ta przeglądarka niczego nie zapisuje, więc nie ma tu żadnych gier. Tak jest w oknie prywatnym albo przy wyłączonym zapisywaniu danych.
played-game = Gra
played-against = Z kim
played-all = Wszystkie
played-people = Z ludźmi
played-bots = Z samymi botami

played-games = Gry
played-won = Wygrane
played-streak = Wygrane z rzędu teraz
played-longest = Najdłuższa seria

played-last = Ostatnie gry: { $games }, w tym wygrane: { $won }
played-columns = Każdy słupek to jedna gra, najnowsza po prawej: im wyższy, tym lepsze miejsce. Złoty to wygrana.
played-column = { $day }, { $game }: miejsce { $place } z { $seats }

played-rounds = Według gier
played-won-games = Wygrane
played-of = { $won } z { $games }
played-mean = Punkty na rundę
played-ends = Najlepsza i najgorsza runda
played-most = { $game }, wygrywa najwięcej punktów
played-fewest = { $game }, wygrywa najmniej punktów

played-opponents = Przeciwnicy
played-level = Boty: { $level }
played-nobody = Ktoś inny
played-mine = Moje wygrane
played-theirs = Ich wygrane

played-list = Rozegrane gry
played-line = { $day } · { $game } · { $won }
played-line-open = { $day } · { $game } · bez zwycięzcy
played-forget = Usuń z listy
played-more = Pokaż więcej

played-files = Zachowaj, zabierz ze sobą
played-about = Wszystko to zostaje w tej przeglądarce. Plik przenosi gry na inne urządzenie albo do arkusza; wczytany z powrotem, dodaje brakujące gry.
played-csv = Zapisz jako tabelę (CSV)
played-json = Zapisz jako JSON
played-bring = Wczytaj plik
played-brought = { $added ->
    [0] Nic nowego: w pliku nie ma gier, których by tu nie było.
    [one] Dodano jedną grę.
    [few] Dodano { $added } gry.
    [many] Dodano { $added } gier.
   *[other] Dodano { $added } gry.
}
played-no-history = To nie jest zapisany tu plik z grami.
played-wrong = Gry nr { $number } z tego pliku nie da się odczytać, więc żadnej nie dodano.
played-not-kept = Ta przeglądarka nie może już nic zapisać. Niczego nie dodano.
played-erase = Usuń wszystkie gry
played-sure = { $games ->
    [one] Ta przeglądarka zapomni tę grę i jej wynik. Tego nie da się cofnąć.
    [few] Ta przeglądarka zapomni { $games } gry i ich wyniki. Tego nie da się cofnąć.
    [many] Ta przeglądarka zapomni { $games } gier i ich wyniki. Tego nie da się cofnąć.
   *[other] Ta przeglądarka zapomni { $games } gry i ich wyniki. Tego nie da się cofnąć.
}
played-yes = Usuń
played-no = Zostaw
played-erased = Wszystkie gry usunięto.
