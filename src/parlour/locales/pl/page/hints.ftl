# What the strongest bot would play: fetched with the board where hints are on.

hint-title = Podpowiedź
hint-ask = Podpowiedź: co zagrałby najsilniejszy bot?
hint-later = Podpowiedzi włączone: pytaj w swojej turze
hint-waiting = Bot myśli…
hint-by = Bot radzi ({ $level })
hint-best = { $range ->
    [nearly-all] Szacowana szansa na wygraną: ponad 99%.
    [hardly-any] Szacowana szansa na wygraną: poniżej 1%.
   *[some] Szacowana szansa na wygraną: około { $count }%.
}
hint-other = { $range ->
    [nearly-all] ponad 99%
    [hardly-any] poniżej 1%
   *[some] około { $count }%
}
hint-alike = prawie tyle samo
hint-only = Innego ruchu nie ma.
hint-others = Inne ruchy i szanse na wygraną
