# Столы, где ждут игроков, на главной странице: загружаются там, где есть сервер.

open-title = Открытые столы
open-at = «{ $game }», хост: { $host }
open-about = { $level ->
    [new] свободно мест: { $free } из { $seats } · { $language } · для новичков
    [good] свободно мест: { $free } из { $seats } · { $language } · для опытных
   *[any] свободно мест: { $free } из { $seats } · { $language }
}
open-all = Все открытые столы: { $count }
