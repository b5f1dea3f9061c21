# "May I?": questions about the rules, answered by them. Fetched when somebody asks.

may = Czy wolno?
may-ask = Zapytaj własnymi słowami albo wybierz:
may-nothing = W zasadach nie ma tych słów. Spróbuj innych albo wyczyść pole, żeby zobaczyć wszystkie pytania.
may-only-told = Takiego pytania tu nie ma, ale może odpowiedź jest w zasadach:
may-told = W zasadach
may-others = Inne pytania
may-change = { $what } { $value }. Zmień
may-no-card = Żadne
may-done = { $count ->
    [0] Bez kart
    [one] { $count } karta: dalej
    [few] { $count } karty: dalej
    [many] { $count } kart: dalej
   *[other] { $count } karty: dalej
}
may-yes = Tak
may-no = Nie
