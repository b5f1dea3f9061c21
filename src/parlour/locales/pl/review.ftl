# Spojrzenie wstecz na zakończoną grę: w wierszu poleceń i w powtórce na stronie.

# Szanse i to, co się na nie składa: $value to 0 do 1, strata poniżej 0. Zysk ma swój znak.
review-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-gain = +{ $value }
# Szacunek i jego błąd standardowy.
review-within = { $value } ± { $error }

# Zdania. Szanse i koszt ruchu to liczby od 0 do 1.
review-won = { $why ->
    [own] { $name } wygrywa przede wszystkim dzięki dobrym ruchom.
    [others] { $name } wygrywa przede wszystkim dzięki prezentom od innych.
    [luck] { $name } wygrywa przede wszystkim dzięki szczęściu.
   *[mixed] { $name } wygrywa. Nic nie rozstrzygnęło samo: liczyły się i ruchy, i prezenty, i szczęście.
}
review-turned = Runda { $round } odwraca grę: { $name } ma po wpisie { $entry } szanse na wygraną { NUMBER($after, style: "percent", maximumFractionDigits: 0) }, a przed nim { NUMBER($before, style: "percent", maximumFractionDigits: 0) }.
review-dearest = Najdroższy błąd: { $name }, runda { $round } (wpis { $entry }). Kosztuje { NUMBER($amount, style: "percent", maximumFractionDigits: 0) } zwycięstwa.
review-clean = Żaden ruch nie był wyraźnym błędem.
review-doubt = Wszystko to szacunki, tak jakby dalej każdy grał jak boty. Szansa może się różnić o { NUMBER($amount, style: "percent", maximumFractionDigits: 0) }.

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
