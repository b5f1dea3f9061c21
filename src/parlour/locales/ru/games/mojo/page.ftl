# Mojo on the page: fetched with the game.

# Options
mojo-edition = Издание
mojo-edition-fr = французское (оригинал)
mojo-edition-ru = русское
mojo-edition-pl = польское
mojo-edition-about = { $value ->
    [fr] В следующих раундах раздают то, что осталось в основной стопке.
    [ru] Перед каждым раундом все карты перемешивают заново.
   *[pl] Перед каждым раундом все карты перемешивают заново.
}
mojo-discards = Стопки сброса
mojo-discards-1 = одна
mojo-discards-2 = две
mojo-discards-about = { $value ->
    [1] Все кладут карты на одну и ту же стопку сброса.
   *[other] Каждый ход выбирайте, на какую из двух стопок сброса класть карты; новую карту берут из основной стопки или из другой стопки сброса.
}
mojo-points = Предел очков
mojo-first_player = Кто начинает

# Cards
colour-blue = голубая
colour-green = зелёная
colour-yellow = жёлтая
colour-orange = оранжевая
colour-red = красная
# On cards, for readers who cannot tell colours apart: no two alike, and none like a figure.
colour-letter = { $colour ->
    [blue] Г
    [green] Зе
    [yellow] Ж
    [orange] Ор
   *[red] К
}
mojo-card = { $value }, { $colour }
mojo-card-effect = { $effect ->
    [lower] { $value }, { $colour }, ниже: конец хода
    [equal] { $value }, { $colour }, такая же: сыграете ещё одну
    [higher] { $value }, { $colour }, выше: возьмёте карту
    [reveal] { $value }, { $colour }, выложена: можно открыть
    [mixed] { $value }, { $colour }, выберите стопку
   *[none] { $value }, { $colour }
}
mojo-hand = Ваша рука: { $count }
mojo-laid = Ваши выложенные карты: { $count }
mojo-middle = Середина стола
mojo-draw-pile = { $count ->
    [0] Основная стопка пуста
    [1] Основная стопка, одна карта
    [one] Основная стопка, { $count } карта
    [few] Основная стопка, { $count } карты
    [many] Основная стопка, { $count } карт
   *[other] Основная стопка, { $count } карты
}
mojo-discard = Сброс: { $value }, { $colour }
mojo-discard-n = Сброс { $n }: { $value }, { $colour }
mojo-discard-empty = Сброс пуст
mojo-discard-play = { $effect ->
    [lower] конец хода
    [equal] ещё одну
   *[higher] взять карту
}
mojo-draw-here = Взять
mojo-take-here = Забрать
mojo-face = { $face ->
    [0] Карта моджо, сторона 0: ходят по часовой стрелке
   *[other] Карта моджо, сторона +10: ходят против часовой стрелки
}
mojo-seat = { $name }: { $cards ->
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
mojo-seat-laid = { $name }: { $cards ->
    [1] ещё одна карта лицом вниз
    [one] ещё { $cards } карта лицом вниз
    [few] ещё { $cards } карты лицом вниз
    [many] ещё { $cards } карт лицом вниз
   *[other] ещё { $cards } карты лицом вниз
}, { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
mojo-total = { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
mojo-known = Видели все: { $cards }
mojo-meter = Моджо с { $count }
mojo-meter-laid = ещё открыть
mojo-apart = { $count ->
    [one] Отложена { $count } карта прошлых раундов
    [few] Отложены { $count } карты прошлых раундов
    [many] Отложено { $count } карт прошлых раундов
   *[other] Отложено { $count } карты прошлых раундов
}
mojo-pile-only = Пока кто-нибудь не избавится от карты, берём только из основной стопки

# What each effect does, on the cards and under them
effect-lower = Ниже: конец хода
effect-equal = Такая же: ещё одну
effect-higher = Выше: взять карту

# Whose turn
# Beside the name and the cards left, on a phone: about 16 letters
mojo-prompt-play = Сыграйте карту
mojo-prompt-chain = Ещё одну карту!
mojo-prompt-reveal = Откройте карту
mojo-prompt-draw = Возьмите из стопки или из другого сброса
mojo-prompt-onto = { $card }: на какую стопку?
mojo-prompt-deal = Раунд окончен
mojo-prompt-over = Игра окончена
mojo-wait-play = Ходит { $name }
mojo-wait-draw = { $name } берёт карту
mojo-wait-reveal = { $name } открывает карту
mojo-preview = { $effect ->
    [lower] Ниже: конец хода
    [equal] Такая же: ещё одну
    [higher] Выше: взять карту
    [reveal] Открыть карту { $card }
   *[mixed] { $card }: выберите стопку
}

# Moves, as a hint names them
mojo-move = { $kind ->
    [reveal] Открыть карту { $card }
    [draw] Взять из основной стопки
    [take] Взять из сброса карту { $card }
   *[play] { $discard ->
        [0] { $card } на левую стопку
        [1] { $card } на правую стопку
       *[only] Сыграть карту { $card }
    }
}

# Why not
mojo-why-turn = Сейчас ходит { $name }.
mojo-why-over = Раунд окончен.
mojo-why-laid = Выложенные карты сыграть уже нельзя. В свой ход откройте одну из них.
mojo-why-revealed = Эта карта уже открыта. Её очки посчитают в конце.
mojo-why-draw-first = Сначала возьмите карту из основной стопки или из другого сброса.
mojo-why-played-discard = Сюда вы уже сыграли: возьмите карту из основной стопки или из другого сброса.
mojo-why-pile-only = Пока кто-нибудь не избавится от карты, брать из сброса нельзя.
mojo-why-pile = Карту берут, только если сыгранная карта выше той, которую накрыла.
mojo-why-card-first = Сначала выберите карту на руке.
mojo-why-chosen = В этот ход все ваши карты идут на другую стопку.

# What happened
mojo-ev-dealt = { $me ->
    [yes] Новый раунд. Начинаете вы.
   *[no] Новый раунд. Начинает { $name }.
}
mojo-ev-played = { $me ->
    [yes] { $effect ->
        [lower] Вы играете карту { $card }: она ниже.
        [equal] Вы играете карту { $card }: такая же, ход продолжается.
       *[higher] Вы играете карту { $card }: она выше.
    }
   *[no] { $effect ->
        [lower] { $name } играет карту { $card }: она ниже.
        [equal] { $name } играет карту { $card }: такая же, ход продолжается.
       *[higher] { $name } играет карту { $card }: она выше.
    }
}
mojo-ev-drew = { $me ->
    [yes] Вы берёте карту: { $card }.
   *[no] { $name } берёт карту.
}
mojo-ev-took = { $me ->
    [yes] Вы берёте из сброса карту { $card }.
   *[no] { $name } берёт из сброса карту { $card }.
}
mojo-ev-laid = { $me ->
    [yes] Время моджо! Вы выкладываете { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } лицом вниз.
   *[no] Время моджо! { $name } выкладывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } лицом вниз.
}
mojo-ev-revealed = { $me ->
    [yes] Вы открываете карту { $card }.
   *[no] { $name } открывает карту { $card }.
}
mojo-ev-pile_formed = { $count ->
    [1] Одна карта из сброса — это новая основная стопка.
    [one] { $count } карта из сброса перемешана: это новая основная стопка.
    [few] { $count } карты из сброса перемешаны: это новая основная стопка.
    [many] { $count } карт из сброса перемешано: это новая основная стопка.
   *[other] { $count } карты из сброса перемешано: это новая основная стопка.
}
mojo-ev-discard_formed = Опустевшая стопка сброса начинается заново с карты { $card }.
mojo-ev-round_over = { $me ->
    [yes] Вы завершаете раунд и забираете карту моджо.
   *[no] { $name } завершает раунд и забирает карту моджо.
}
mojo-ev-game_over = Игра окончена.

# Mojo Time
mojo-time = Время моджо!
mojo-time-who = { $me ->
    [yes] Вы выкладываете { $count ->
        [1] последнюю карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } лицом вниз
   *[no] { $name } выкладывает { $count ->
        [1] последнюю карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } лицом вниз
}

# Scores
score-round = Раунд { $round }
score-ended = { $me ->
    [yes] Вы завершаете раунд { $round }
   *[no] Раунд { $round } завершает { $name }
}
score-ten = { $sum } + 10 = { $points }
score-sum = { $parts } = { $sum }
score-one = { $sum }
score-none = карт нет: 0
score-holder = с картой моджо
score-not-counted = не в счёт
score-card-out = { $value }, не в счёт
score-key = В счёт идёт только старшая карта каждого цвета, и только один раз.
score-mojo-zero = { $me ->
    [yes] Карта моджо ваша, и меньше очков ни у кого нет: раунд без очков.
   *[no] { $name } забирает карту моджо, и меньше очков ни у кого нет: раунд без очков.
}
score-mojo-ten = { $me ->
    [yes] Карта моджо ваша, но у кого-то очков меньше: ещё 10 сверху.
   *[no] { $name } забирает карту моджо, но у кого-то очков меньше: ещё 10 сверху.
}
