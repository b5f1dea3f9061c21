# A circle: friends over many evenings, by a link.
circle = Klub
circles = Kluby
circles-about = Grono znajomych na wiele wieczorów: liczy się każda gra przy stole klubu. Bez kont, wystarczy link.
circle-size = { $size ->
    [one] Należy do niego jedna osoba.
    [few] Należą do niego { $size } osoby.
    [many] Należy do niego { $size } osób.
   *[other] Należy do niego { $size } osoby.
}
circle-name = Nazwa klubu
circle-name-placeholder = Piątkowe karty
circle-make = Załóż klub
circle-join = Dołącz
circle-play = Zagraj dla klubu
circle-standing = Tabela
circle-season = Sezon
circle-all = Wszystkie
circle-won = wygrane: { $won } z { $played }
circle-none = W tym sezonie nikt jeszcze nie wygrał.
circle-results = Gry i statystyki
circle-results-none = Nie ma tu jeszcze żadnej gry. Trafi tu każda, którą ktoś wygra przy stole klubu.
circle-results-about = W pliku są wszystkie widoczne tu gry z punktami każdej rundy. Imiona mają w nim tylko członkowie klubu.
circle-whose = Czyje gry
circle-back = Wróć do klubu
circle-counts = Liczy się dla klubu „{ $name }”
circle-members = Członkowie
circle-invite = Zaproś znajomych
circle-share = Dołącz do naszego klubu „{ $name }”
circle-open = Nowe osoby mogą dołączać
circle-leave = Opuść klub
circle-leaving = Opuszczasz klub. Za kilka sekund twoje imię i twoje wyniki znikną na zawsze. Inni zachowają swoje, a w nich twoje punkty, ale bez imienia.
circle-stay = Zostaję
circle-remove = Usuń kogoś z klubu
circle-remove-about = Gdy ktoś nie ma już telefonu albo nie wróci. Musi się zgodzić jeszcze jedna osoba z klubu. Może to być ta sama osoba, jeśli dołączy znowu z nowego telefonu.
circle-removing = { $asker } chce usunąć z klubu: { $name }. Jeśli się zgodzisz, imię i wyniki tej osoby znikną na zawsze. Inni zachowają swoje.
circle-removing-mine = Chcesz usunąć z klubu: { $name }. Musi się zgodzić jeszcze jedna osoba z klubu.
circle-removing-me = { $asker } chce usunąć cię z klubu. Musi się zgodzić jeszcze jedna osoba.
circle-agree = Usuń
circle-keep = Nie usuwaj
