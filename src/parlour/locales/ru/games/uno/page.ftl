# Monster High UNO on the page: fetched with the game.

# Options
uno-edition = Колода
uno-edition-monster = Monster
uno-edition-classic = классическая
uno-edition-about = { $value ->
    [classic] 108 карт, без «Страшных карт».
   *[monster] 112 карт: четыре «Страшные карты» помогают раздать лишнее соперникам.
}
uno-scoring = Подсчёт очков
uno-scoring-main = победителю
uno-scoring-alternative = каждому свои
uno-scoring-about = { $value ->
    [alternative] Каждый считает карты, оставшиеся у него на руке. Побеждает тот, у кого очков меньше.
   *[main] Победитель раунда получает очки за все оставшиеся карты. Побеждает тот, у кого очков больше.
}
uno-points = Предел очков
table-moment = Пауза, чтобы успеть поймать
table-moment-value = { $seconds ->
    [0] нет
   *[other] { $seconds } с
}

# Colours and cards
uno-colour = { $colour ->
    [blue] голубой
    [green] зелёный
    [pink] розовый
   *[yellow] жёлтый
}
# On cards, for readers who cannot tell colours apart: no two alike, and none like a figure.
uno-letter = { $colour ->
    [blue] Г
    [green] Зе
    [pink] Р
   *[yellow] Ж
}
uno-card = { $symbol ->
    [wild] «Дикая карта»
    [draw_four] дикая +4
    [scary] «Страшная карта»
    [draw_two] { $colour ->
        [blue] голубая +2
        [green] зелёная +2
        [pink] розовая +2
       *[yellow] жёлтая +2
    }
    [s] { $colour ->
        [blue] голубая «Пропусти ход»
        [green] зелёная «Пропусти ход»
        [pink] розовая «Пропусти ход»
       *[yellow] жёлтая «Пропусти ход»
    }
    [r] { $colour ->
        [blue] голубая «Смени направление»
        [green] зелёная «Смени направление»
        [pink] розовая «Смени направление»
       *[yellow] жёлтая «Смени направление»
    }
   *[number] { $colour ->
        [blue] голубая { $symbol }
        [green] зелёная { $symbol }
        [pink] розовая { $symbol }
       *[yellow] жёлтая { $symbol }
    }
}
uno-copies = { $card } ({ $count } шт.)
uno-card-does = { $effect ->
    [draw_two] { $card }: { $name } берёт две и пропускает ход
    [draw_four] { $card }: { $name } берёт четыре и пропускает ход
    [skip] { $card }: { $name } пропускает ход
    [reverse] { $card }: ход идёт в другую сторону
    [wild] { $card }: выберите цвет
    [scary] { $card }: отдайте все карты одного цвета
    [give] { $card }: получит { $name }
   *[none] Сыграть: { $card }
}
uno-card-cannot = { $card }: сейчас сыграть нельзя
uno-bluff = Блеф: у вас есть { $colour ->
    [blue] голубая
    [green] зелёная
    [pink] розовая
   *[yellow] жёлтая
}. { $name } может не поверить.
uno-bluff-sign = блеф
uno-hand = Ваша рука: { $count }
uno-middle = Середина стола
uno-draw-pile = { $count ->
    [0] Колода пуста
    [1] Колода, одна карта
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
    [many] Колода, { $count } карт
   *[other] Колода, { $count } карты
}
uno-discard = { $colour ->
    [none] Сброс: { $card }, цвет ещё не выбран
    [blue] Сброс: { $card }, цвет голубой
    [green] Сброс: { $card }, цвет зелёный
    [pink] Сброс: { $card }, цвет розовый
   *[yellow] Сброс: { $card }, цвет жёлтый
}
uno-seat = { $name }: { $cards ->
    [1] одна карта на руке
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
    [many] { $cards } карт на руке
   *[other] { $cards } карты на руке
}, { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
uno-total = { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
uno-known = Вы знаете: { $cards }
uno-dealer = Сдаёт
uno-dealer-short = С
uno-direction = { $direction ->
    [1] Ход идёт по часовой стрелке
   *[other] Ход идёт против часовой стрелки
}

# What may be done
uno-draw-here = Взять
uno-keep = Оставить
uno-keep-nothing = Пас
uno-call = УНО!
uno-call-arm = Крикнуть «УНО!» со следующей картой
uno-call-armed = Со следующей картой прозвучит «УНО!»
uno-call-off = «УНО!» кричать рано
uno-call-late = Крикнуть «УНО!» сейчас
uno-catch = Поймать: { $name }!
uno-catch-about = За забытое «УНО!» — две карты
uno-choose = Выберите цвет
uno-choose-first = Выберите первый цвет
uno-choose-give = Какой цвет отдать целиком?
uno-choose-brief = ×{ $count }
uno-choose-for = { $card }: какой цвет?
uno-choose-bluff = { $colour ->
    [blue] Блеф: у вас есть голубая. Какой цвет?
    [green] Блеф: у вас есть зелёная. Какой цвет?
    [pink] Блеф: у вас есть розовая. Какой цвет?
   *[yellow] Блеф: у вас есть жёлтая. Какой цвет?
}
uno-choose-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
uno-challenge-ask = { $colour ->
    [blue] { $name } уверяет: голубых не было. Верите?
    [green] { $name } уверяет: зелёных не было. Верите?
    [pink] { $name } уверяет: розовых не было. Верите?
   *[yellow] { $name } уверяет: жёлтых не было. Верите?
}
uno-accept = Взять { $count }
uno-accept-about = и пропустить ход
uno-challenge = Не верю!
uno-challenge-about =
    Если это блеф, соперник берёт { $guilty }.
    Если нет, вы берёте { $innocent }.
uno-shown-title = { $name } показывает карты
uno-shown-verdict = { $colour ->
    [blue] { $guilty ->
        [yes] Голубая есть: это блеф!
       *[no] Голубых нет: всё честно.
    }
    [green] { $guilty ->
        [yes] Зелёная есть: это блеф!
       *[no] Зелёных нет: всё честно.
    }
    [pink] { $guilty ->
        [yes] Розовая есть: это блеф!
       *[no] Розовых нет: всё честно.
    }
   *[yellow] { $guilty ->
        [yes] Жёлтая есть: это блеф!
       *[no] Жёлтых нет: всё честно.
    }
}
uno-shown-secret = Эти карты видите только вы.
uno-seen = Понятно
uno-lots-title = Кому сдавать?
uno-lots-dealer = { $me ->
    [yes] Старшая карта ваша: вы и сдаёте.
   *[no] Старшая карта решает: сдаёт { $name }.
}

# In bubbles
uno-say-called = УНО!
uno-say-caught = Поймали! +2
uno-say-skipped = пропускает ход
uno-say-passed = пас
uno-say-accepted = берёт четыре
uno-say-challenged = Не верю!
uno-say-guilty = { $guilty ->
    [yes] Блеф!
   *[no] Честно!
}

# Whose turn
uno-prompt-wait = Минутку…
uno-prompt-play = Ваш ход: сыграйте или возьмите карту
uno-prompt-draw = Ходить нечем: возьмите карту
uno-prompt-drawn = Сыграть или оставить?
uno-prompt-name = Выберите цвет
uno-prompt-challenge = Не верите или берёте четыре?
uno-prompt-give = { $colour ->
    [blue] Какую голубую получит { $other }?
    [green] Какую зелёную получит { $other }?
    [pink] Какую розовую получит { $other }?
   *[yellow] Какую жёлтую получит { $other }?
}
uno-prompt-deal = Раунд окончен
uno-prompt-over = Игра окончена
uno-prompt-call = Осталось две карты: не забудьте «УНО!»
uno-prompt-armed = Ходите: «УНО!» прозвучит само
uno-prompt-catch = { $name }, а где же «УНО!»?
uno-prompt-late = Вы забыли крикнуть «УНО!»
uno-prompt-held = Ход сделан: ещё мгновение…
uno-wait-play = Ходит { $name }
uno-wait-drawn = { $name } берёт карту
uno-wait-name = { $name } выбирает цвет
uno-wait-challenge = { $name } решает, верить ли
uno-wait-give = { $colour ->
    [blue] { $name } отдаёт голубые: { $toMe ->
        [yes] получаете вы
       *[no] получает { $other }
    }
    [green] { $name } отдаёт зелёные: { $toMe ->
        [yes] получаете вы
       *[no] получает { $other }
    }
    [pink] { $name } отдаёт розовые: { $toMe ->
        [yes] получаете вы
       *[no] получает { $other }
    }
   *[yellow] { $name } отдаёт жёлтые: { $toMe ->
        [yes] получаете вы
       *[no] получает { $other }
    }
}

# Moves, as a hint names them
uno-move-named = { $colour ->
    [blue] { $card }, цвет голубой
    [green] { $card }, цвет зелёный
    [pink] { $card }, цвет розовый
   *[yellow] { $card }, цвет жёлтый
}
uno-move-scary = { $colour ->
    [blue] { $card }: отдать голубые
    [green] { $card }: отдать зелёные
    [pink] { $card }: отдать розовые
   *[yellow] { $card }: отдать жёлтые
}
uno-move-name = { $colour ->
    [blue] Выбрать голубой
    [green] Выбрать зелёный
    [pink] Выбрать розовый
   *[yellow] Выбрать жёлтый
}
uno-move-calls = { $move }, «УНО!»
uno-move-draw = Взять карту
uno-move-wait = Ничего не делать

# Why not
uno-why-over = Раунд окончен.
uno-why-turn = Сейчас не ваш ход.
uno-premove-lost = Выбранную карту сейчас сыграть нельзя.
uno-why-challenge = Сначала ответьте на +4.
uno-why-name = Сначала выберите цвет.
uno-why-give = { $colour ->
    [blue] Отдают только голубые карты.
    [green] Отдают только зелёные карты.
    [pink] Отдают только розовые карты.
   *[yellow] Отдают только жёлтые карты.
}
uno-why-drawn = Карта взята: сыграть можно только её.
uno-why-drawn-pile = Карта уже взята: сыграйте её или оставьте.
uno-why-discard = Выберите карту на руке.
uno-why-pile = Сейчас брать карту нельзя.
uno-why-fit = { $card } не подходит: сверху другие и цвет, и знак.
uno-why-colour = { $colour ->
    [blue] { $card } не подходит: выбран голубой.
    [green] { $card } не подходит: выбран зелёный.
    [pink] { $card } не подходит: выбран розовый.
   *[yellow] { $card } не подходит: выбран жёлтый.
}
uno-why-call = «УНО!» кричат, когда на руке останется одна карта.

# What happened
uno-ev-lot = { $me ->
    [yes] Вы тянете жребий: { $card }.
   *[no] { $name } тянет жребий: { $card }.
}
uno-ev-dealt = { $me ->
    [yes] Новый раунд: сдаёте вы.
   *[no] Новый раунд: сдаёт { $name }.
}
uno-ev-turned_up = Первая карта: { $card }.
uno-ev-put_back = Её возвращают в колоду и открывают другую.
uno-ev-played = { $me ->
    [yes] { $colour ->
        [none] Вы играете: { $card }.
        [blue] Вы играете: { $card }, цвет голубой.
        [green] Вы играете: { $card }, цвет зелёный.
        [pink] Вы играете: { $card }, цвет розовый.
       *[yellow] Вы играете: { $card }, цвет жёлтый.
    }
   *[no] { $colour ->
        [none] { $name } играет: { $card }.
        [blue] { $name } играет: { $card }, цвет голубой.
        [green] { $name } играет: { $card }, цвет зелёный.
        [pink] { $name } играет: { $card }, цвет розовый.
       *[yellow] { $name } играет: { $card }, цвет жёлтый.
    }
}
uno-ev-played-scary = { $me ->
    [yes] { $colour ->
        [blue] Вы играете «Страшную карту» и отдаёте голубые.
        [green] Вы играете «Страшную карту» и отдаёте зелёные.
        [pink] Вы играете «Страшную карту» и отдаёте розовые.
       *[yellow] Вы играете «Страшную карту» и отдаёте жёлтые.
    }
   *[no] { $colour ->
        [blue] { $name } играет «Страшную карту» и отдаёт голубые.
        [green] { $name } играет «Страшную карту» и отдаёт зелёные.
        [pink] { $name } играет «Страшную карту» и отдаёт розовые.
       *[yellow] { $name } играет «Страшную карту» и отдаёт жёлтые.
    }
}
uno-ev-drew = { $me ->
    [yes] { $count ->
        [1] Вы берёте карту: { $card }.
        [one] Вы берёте { $count } карту: { $card }.
        [few] Вы берёте { $count } карты: { $card }.
        [many] Вы берёте { $count } карт: { $card }.
       *[other] Вы берёте { $count } карты: { $card }.
    }
   *[no] { $count ->
        [1] { $name } берёт карту.
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
        [many] { $name } берёт { $count } карт.
       *[other] { $name } берёт { $count } карты.
    }
}
uno-ev-passed = { $me ->
    [yes] Вы пасуете.
   *[no] { $name } пасует.
}
uno-ev-skipped = { $me ->
    [yes] Вы пропускаете ход.
   *[no] { $name } пропускает ход.
}
uno-ev-reversed = { $direction ->
    [1] Теперь ход идёт по часовой стрелке.
   *[other] Теперь ход идёт против часовой стрелки.
}
uno-ev-named = { $me ->
    [yes] { $colour ->
        [blue] Вы выбираете голубой.
        [green] Вы выбираете зелёный.
        [pink] Вы выбираете розовый.
       *[yellow] Вы выбираете жёлтый.
    }
   *[no] { $colour ->
        [blue] { $name } выбирает голубой.
        [green] { $name } выбирает зелёный.
        [pink] { $name } выбирает розовый.
       *[yellow] { $name } выбирает жёлтый.
    }
}
uno-ev-gave = { $known ->
    [yes] { $me ->
        [yes] Вы отдаёте: { $card }. Получает { $other }.
       *[no] { $name } отдаёт вам: { $card }.
    }
   *[no] { $colour ->
        [blue] { $name } отдаёт голубую, её получает { $other }.
        [green] { $name } отдаёт зелёную, её получает { $other }.
        [pink] { $name } отдаёт розовую, её получает { $other }.
       *[yellow] { $name } отдаёт жёлтую, её получает { $other }.
    }
}
uno-ev-called = { $me ->
    [yes] Вы кричите: «УНО!»
   *[no] { $name } кричит: «УНО!»
}
uno-ev-caught = { $me ->
    [yes] { $other } ловит вас: вы берёте две карты.
   *[no] { $toMe ->
        [yes] Вы ловите: { $name } берёт две карты.
       *[no] { $other } ловит: { $name } берёт две карты.
    }
}
uno-ev-accepted = { $me ->
    [yes] Вы верите на слово.
   *[no] { $name } верит на слово.
}
uno-ev-showed = { $name } показывает вам: { $card }.
uno-ev-challenged = { $guilty ->
    [yes] { $me ->
        [yes] Вы не верите, и верно: { $other } блефует!
       *[no] { $toMe ->
            [yes] { $name } не верит вам, и верно: это блеф!
           *[no] { $name } не верит, и верно: { $other } блефует!
        }
    }
   *[no] { $me ->
        [yes] Вы не верите, а зря: { $other } играет честно.
       *[no] { $toMe ->
            [yes] { $name } не верит вам, а зря: всё честно.
           *[no] { $name } не верит, а зря: { $other } играет честно.
        }
    }
}
uno-ev-pile_formed = { $count ->
    [1] Одна карта из сброса — это новая колода.
    [one] { $count } карта из сброса перемешана: это новая колода.
    [few] { $count } карты из сброса перемешаны: это новая колода.
    [many] { $count } карт из сброса перемешано: это новая колода.
   *[other] { $count } карты из сброса перемешано: это новая колода.
}
uno-ev-blocked = Брать больше нечего: раунд зашёл в тупик.
uno-ev-round_over = { $won ->
    [yes] { $me ->
        [yes] Раунд за вами!
       *[no] { $name } выигрывает раунд.
    }
   *[no] Раунд не выигрывает никто.
}
uno-ev-game_over = Игра окончена.

# Scores
uno-score-won = { $me ->
    [yes] Раунд { $round } за вами!
   *[no] Раунд { $round }: побеждает { $name }
}
uno-score-blocked = Раунд { $round } зашёл в тупик
uno-score-main = { $me ->
    [yes] Вам очки за все оставшиеся карты: { $parts } = { $points }
   *[no] { $name } получает очки за все оставшиеся карты: { $parts } = { $points }
}
uno-score-main-one = { $me ->
    [yes] Вам очки за все оставшиеся карты: { $points }
   *[no] { $name } получает очки за все оставшиеся карты: { $points }
}
uno-score-main-blocked = Брать больше нечего. Очков не получает никто.
uno-score-alternative = Каждому — очки за карты на руке.
uno-score-out = без карт
uno-score-card = { $card }, { $points }
uno-sheet-goal = { $scoring ->
    [alternative] { $points ->
        [1] Один раунд. Побеждает тот, у кого очков меньше всех.
       *[other] Игра идёт до { $points ->
            [one] { $points } очка
            [few] { $points } очков
            [many] { $points } очков
           *[other] { $points } очка
        }. Побеждает тот, у кого очков меньше всех.
    }
   *[main] { $points ->
        [1] Один раунд. Побеждает тот, кто первым останется без карт.
       *[other] Побеждает тот, кто первым наберёт { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
    }
}
