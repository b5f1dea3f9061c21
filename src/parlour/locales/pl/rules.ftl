# The rulebooks of all games: headings, links, the public pages.

rules-of = Zasady gry { $game }
rules-of-edition = Zasady gry { $game } – { $label }: { $word }
rules-contents = Spis treści
rules-rule = Zasada { $rule }
rules-example = Przykład:
rules-back = zakryta karta
rules-chapter-about = O grze
rules-chapter-setup = Przygotowanie
rules-chapter-turn = Twoja tura
rules-chapter-special = Karty specjalne
rules-chapter-end = Zakończenie
rules-chapter-scoring = Liczenie punktów
rules-chapter-variants = Warianty
rules-table = Są tu tylko zasady, które obowiązują przy tym stole.
rules-all = Wszystkie zasady
rules-print = Skrót zasad do druku

# On public pages
rules-about = Jak grać w { $game }: przygotowanie, tura, karty specjalne i liczenie punktów, z obrazkami kart i przykładami.
rules-all-tables = Wszystkie wydania
rules-play = Zagraj w { $game }
rules-summary-of = { $game }: zasady na jednej stronie
rules-summary-about = Zasady gry { $game } na jednej stronie: wydrukuj je i miej przy stole pod ręką.
rules-elsewhere = Przy innych zasadach stołu
rules-full = Wszystkie zasady, z przykładami
rules-languages = Języki
rules-editions = Wydania
rules-unprinted = Tego nie ma w drukowanej instrukcji
rules-games = Inne gry

# Help that every game shares
help-bots = Boty
help-hints = Podpowiedzi
help-hints-about = Jeśli host pozwala na podpowiedzi, nad twoimi kartami świeci żarówka. Naciśnij ją w swojej turze (albo klawisz H), a zobaczysz, co zagrałby najsilniejszy bot i jakie szanse na wygraną daje ten ruch, a jakie inne. To tylko szacunki na podstawie tego, co możesz wiedzieć: bot też nie widzi cudzych kart. Podpowiedź widzisz tylko ty.
