# What a screen reader says of a table, and what the keys do: fetched once a game runs.

# How the game stands
aloud-hand = { $count ->
    [0] Nie masz kart
    [one] Masz jedną kartę: { $cards }
    [few] Masz { $count } karty: { $cards }
    [many] Masz { $count } kart: { $cards }
   *[other] Masz { $count } karty: { $cards }
}
aloud-laid = { $count ->
    [one] Masz jedną zakrytą kartę: { $cards }
    [few] Masz { $count } zakryte karty: { $cards }
    [many] Masz { $count } zakrytych kart: { $cards }
   *[other] Masz { $count } zakrytej karty: { $cards }
}
aloud-discard = { $n ->
    [only] Odrzucone: { $card }
   *[other] Odrzucone, stos { $n }: { $card }
}
aloud-revealed = Odkryte: { $cards }
aloud-total = Twoja suma: { $total }
aloud-score = { $me ->
    [yes] Ty: { $points }, w sumie { $total }
   *[no] { $name }: { $points }, w sumie { $total }
}
aloud-mushi-table = { $count ->
    [0] Na stole nie ma kart
    [one] Na stole jedna karta: { $cards }
    [few] Na stole { $count } karty: { $cards }
    [many] Na stole { $count } kart: { $cards }
   *[other] Na stole { $count } karty: { $cards }
}

# Keys
keys-title = Klawisze
keys-arrows = Przechodzenie po swoich kartach; w górę – na stół, w dół – z powrotem do kart
keys-arrows-key = Strzałki
keys-ends = Pierwsza i ostatnia karta
keys-ends-key = Home, End
keys-enter = Zagranie karty albo to, co jest na przycisku
keys-enter-key = Enter, spacja
keys-escape = Odłożenie wybranej karty, zamknięcie tego, co zasłania stół
keys-escape-key = Esc
keys-letters = Litery, cyfry i znaki działają przy stole
keys-s = Powiedz, jaki jest stan gry
keys-t = Powiedz, co leży na stole
keys-o = Powiedz, kto ile ma kart i punktów
keys-n = Powtórz, co się stało od twojego ostatniego ruchu
keys-h = Poproś o podpowiedź, jeśli podpowiedzi są włączone
keys-rules = Otwórz zasady w miejscu, które czegoś zabroniło
keys-k = Pokaż tę listę
keys-uno-u = Krzyknij „UNO” przy następnej karcie albo z opóźnieniem
keys-uno-c = Złap gracza, który nie krzyknął „UNO”
keys-uno-d = Dobierz kartę albo zatrzymaj dobraną
keys-mojo-digits = Przejdź do swojej karty z tą liczbą
