# Игры, которые помнит этот браузер, и что из них складывается.

played-none = Здесь ещё не закончилась ни одна игра. Каждая законченная появится тут: кто победил, с каким счётом и что получается в сумме.
played-none-such = Таких игр не было.
played-forgetful = Этот браузер ничего не хранит, поэтому игр здесь нет. Так бывает в приватном окне или если хранение данных отключено.
played-game = Игра
played-against = С кем
played-all = Все
played-people = С людьми
played-bots = Только с ботами

played-games = Игры
played-won = Победы
played-streak = Побед подряд сейчас
played-longest = Самая длинная серия

played-last = { $games ->
    [1] { $won ->
        [0] Единственная игра проиграна
       *[other] Единственная игра выиграна
    }
    [one] Из последней { $games } игры побед: { $won }
    [few] Из последних { $games } игр побед: { $won }
    [many] Из последних { $games } игр побед: { $won }
   *[other] Из последних { $games } игры побед: { $won }
}
played-columns = Каждый столбик — игра, последняя справа: чем он выше, тем лучше место. Золотой — победа.
played-column = { $day }, { $game }: место { $place } из { $seats }

played-rounds = По играм
played-won-games = Победы
played-of = { $won } из { $games }
played-mean = Очки за раунд
played-ends = Лучший и худший раунд
played-most = { $game }: чем больше очков, тем лучше
played-fewest = { $game }: чем меньше очков, тем лучше

played-opponents = Соперники
played-level = Боты: { $level }
played-nobody = Кто-то другой
played-mine = Мои победы
played-theirs = Их победы

played-list = Сыгранные игры
played-line = { $day } · { $game } · { $won }
played-line-open = { $day } · { $game } · без победителя
played-forget = Забыть эту игру
played-more = Показать ещё

played-files = Сохранить и взять с собой
played-about = Всё это остаётся в этом браузере. Файл перенесёт игры на другое устройство или в таблицу; если загрузить его обратно, добавятся недостающие игры.
played-csv = Сохранить таблицей (CSV)
played-json = Сохранить в JSON
played-bring = Загрузить файл
played-brought = { $added ->
    [0] Ничего нового: все игры из файла уже были здесь.
    [one] Добавлена { $added } игра.
    [few] Добавлены { $added } игры.
    [many] Добавлено { $added } игр.
   *[other] Добавлено { $added } игры.
}
played-no-history = Это не файл игр, сохранённый здесь.
played-wrong = Игру { $number } из этого файла не прочитать, поэтому ни одна не добавлена.
played-not-kept = Этот браузер больше ничего не может сохранить. Ничего не добавлено.
played-erase = Забыть все игры
played-sure = { $games ->
    [one] Браузер забудет { $games } игру и её итог. Отменить это нельзя.
    [few] Браузер забудет { $games } игры и их итоги. Отменить это нельзя.
    [many] Браузер забудет { $games } игр и их итоги. Отменить это нельзя.
   *[other] Браузер забудет { $games } игры и их итоги. Отменить это нельзя.
}
played-yes = Забыть
played-no = Оставить
played-erased = Всё забыто.
