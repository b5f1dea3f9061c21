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

aloud-online = Połączenie wróciło

# Keys
keys-title = Klawisze
keys-arrows = Przechodź między swoimi kartami; w górę: na stół, w dół: z powrotem do kart
keys-arrows-key = Strzałki
keys-ends = Przejdź do pierwszej lub ostatniej karty
keys-ends-key = Home, End
keys-enter = Zagraj kartę lub naciśnij przycisk
keys-enter-key = Enter, spacja
keys-escape = Odłóż wybraną kartę lub zamknij to, co zasłania stół
keys-escape-key = Esc
keys-letters = Litery, cyfry i znaki jako skróty
keys-s = Odczytaj stan gry
keys-t = Odczytaj, co leży na stole
keys-o = Odczytaj, ile kto ma kart i punktów
keys-n = Powtórz, co się stało od twojego ostatniego ruchu
keys-h = Poproś o podpowiedź, jeśli host na to pozwala
keys-rules = Otwórz zasady; po odrzuconym ruchu od razu tę, która go zabrania
keys-k = Pokaż tę listę
keys-uno-u = Krzyknij „UNO” przy następnej karcie albo jeszcze po niej
keys-uno-c = Przyłap gracza, który zapomina o „UNO”
keys-uno-d = Dobierz kartę albo zatrzymaj dobraną
keys-mojo-digits = Przejdź do swojej karty z tą liczbą
