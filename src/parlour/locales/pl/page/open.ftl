# Stoły, przy których brakuje graczy, na stronie głównej: wczytywane tam, gdzie jest serwer.

open-title = Otwarte stoły
open-at = { $game }, host: { $host }
open-about = { $level ->
    [new] wolne miejsca: { $free } z { $seats } · { $language } · dla początkujących
    [good] wolne miejsca: { $free } z { $seats } · { $language } · dla zaawansowanych
   *[any] wolne miejsca: { $free } z { $seats } · { $language }
}
open-all = Wszystkie otwarte stoły ({ $count })
