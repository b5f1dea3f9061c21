# Spojrzenie wstecz na zakończoną grę: w wierszu poleceń i w powtórce na stronie.

# Szanse i to, co się na nie składa: $value to całkowita liczba procent. Zysk ma swój znak.
review-share = { $value }%
review-gain = +{ $value }
# Szacunek i jego błąd standardowy.
review-within = { $value } ± { $error }

# Zdania. Szanse i koszt ruchu pochodzą z `review-share`.
review-won = { $why ->
    [own] Wygrana: { $name }, przede wszystkim dzięki dobrym ruchom.
    [others] Wygrana: { $name }, przede wszystkim dzięki prezentom od innych.
    [luck] Wygrana: { $name }, przede wszystkim dzięki szczęściu.
    [unseen] Wygrana: { $name }. Nie widziano wszystkich kart, więc nie wiadomo, ile w tym szczęścia.
   *[mixed] Wygrana: { $name }. Złożyło się na nią wszystko po trochu: ruchy, prezenty od innych i szczęście.
}
review-turned = Przełom w grze: { $called }. { $name }: szanse na wygraną przedtem { $before }, potem { $after }.
review-dearest = Najdroższy błąd: { $name }, { $called }. Kosztuje { $amount } szans na wygraną.
review-clean = Żaden ruch nie był wyraźnym błędem.
review-unseen = Niektórych kart nikt nie widział. Szanse podano według wiedzy gracza { $name }, a oceniane są tylko ruchy tych, których wszystkie karty widziano.
review-doubt = Wszystko to szacunki, tak jakby dalej każdy grał jak boty. Prawdziwa szansa może być o { $amount } większa albo mniejsza.
# Miejsce w grze, w wierszu poleceń.
review-called = runda { $round } (wpis { $entry })

review-chances = Szanse na wygraną
review-mistakes = Najdroższe ruchy
review-more = { $count ->
    [one] Jeszcze { $count } ruch kosztował mniej.
    [few] Jeszcze { $count } ruchy kosztowały mniej.
    [many] Jeszcze { $count } ruchów kosztowało mniej.
   *[other] Jeszcze { $count } ruchu kosztowało mniej.
}
review-accounts = Szczęście i umiejętności
review-accounts-about = Początek + własne ruchy + ruchy innych + szczęście = wynik. Ruch liczy się za to, co daje ponad zwykły ruch bota; szczęście to cała reszta: rozdania, dobrane karty i to, co trzymali inni.

# Nagłówki tabel.
review-entry = Wpis
review-round = Runda
review-player = Gracz
review-played = Zagrano
review-better = Lepiej
review-cost = Koszt
review-start = Początek
review-own = Własne ruchy
review-others = Ruchy innych
review-luck = Szczęście
review-result = Wynik
# Zamiast ruchu: nic, tam gdzie można działać poza kolejką.
review-nothing = nic

# Na stronie.
review-working = Rozgrywam dalej każdą pozycję…
review-stop = Przerwij
review-failed = Spojrzenie wstecz się urwało. Może przeglądarce zabrakło pamięci?
review-again = Spróbuj ponownie
review-curve-of = { $name }: szanse na wygraną na początku { $before }, na końcu { $after }
review-curve-about = Dotknij krzywej, by zobaczyć pozycję. Kropki to błędy.
review-whose = Czyje szanse
review-mistake = { $called }. { $name }: { $played }
review-better-was = Lepiej: { $better }
review-cost-was = Koszt: { $cost }
