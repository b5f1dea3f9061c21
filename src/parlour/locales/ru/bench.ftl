# `parlour bench`, and the page it writes.

bench-game = Запустить сравнения только этой игры.
bench-repetitions = Число запусков каждой стороны.
bench-seconds = Примерная длительность каждого запуска, с.
bench-write = Записать результат в этот файл, в формате Markdown.
bench-measuring = { $what }…

bench-what = Что
bench-ours = Parlour, в секунду
bench-peer = Рядом с
bench-theirs = В секунду
bench-ratio = Отношение
bench-spread = Разброс
bench-target = Не меньше

bench-in-c = то же на C
bench-missing = не установлено: { $name }
bench-speed = { NUMBER($value, maximumFractionDigits: 0) }
bench-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-between = от { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } до { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-target-value =
    { $reached ->
        [yes] { NUMBER($value) } ✓
       *[no] { NUMBER($value) } ✗
    }
bench-machine = { $processor }, { $cores ->
        [one] { $cores } ядро
        [few] { $cores } ядра
        [many] { $cores } ядер
       *[other] { $cores } ядра
    } (занято одно), { $system }, Python { $python }; { $packages }.

bench-case-mojo-four-c = «Моджо», 4 места, случайная игра
bench-case-mojo-two-c = «Моджо», 2 места, случайная игра
bench-case-mojo-two-discards-c = «Моджо», 4 места, две стопки сброса, случайная игра
bench-case-mojo-open-spiel = «Моджо», 4 места, случайная игра; crazy eights на 4 игроков
bench-case-mojo-open-spiel-chance = То же, но случайные события тоже считаются ходами
bench-case-mojo-rlcard = «Моджо», 4 места, случайная игра; UNO на 2 игроков
bench-case-mojo-plain-rlcard = «Моджо» без компиляции, 4 места, случайная игра; UNO на 2 игроков
bench-case-mojo-playouts = «Моджо», 4 места, доигрывания
bench-case-mojo-playouts-two-discards = «Моджо», 4 места, две стопки сброса, доигрывания
bench-case-mushi-c = «Муши», случайная игра
bench-case-mushi-osaka-c = «Муши», издание «Осака», случайная игра
bench-case-mushi-playouts = «Муши», доигрывания
bench-case-uno-four-c = UNO, 4 места, случайная игра
bench-case-uno-two-c = UNO, 2 места, случайная игра
bench-case-uno-open-spiel = UNO, 4 места, случайная игра; crazy eights на 4 игроков с особыми картами и перемешиванием
bench-case-uno-open-spiel-chance = То же, но случайные события тоже считаются ходами
bench-case-uno-rlcard = UNO, 2 места, случайная игра; UNO на 2 игроков
bench-case-uno-playouts = UNO, 4 места, доигрывания
bench-case-mojo-search-euchre = «Моджо», 4 места, поиск как у «Эксперта»; юкер
bench-case-mojo-ismcts-euchre = «Моджо», 4 места, классический поиск, случайные доигрывания; юкер
bench-case-mojo-search-hearts = «Моджо», 4 места, поиск как у «Эксперта»; червы
bench-case-mojo-ismcts-hearts = «Моджо», 4 места, классический поиск, случайные доигрывания; червы
bench-case-mushi-search-euchre = «Муши», поиск как у «Эксперта»; юкер
bench-case-mushi-ismcts-euchre = «Муши», классический поиск, случайные доигрывания; юкер
bench-case-mushi-search-hearts = «Муши», поиск как у «Эксперта»; червы
bench-case-mushi-ismcts-hearts = «Муши», классический поиск, случайные доигрывания; червы
bench-case-uno-two-search-euchre = UNO, 2 места, поиск как у «Эксперта»; юкер
bench-case-uno-two-ismcts-euchre = UNO, 2 места, классический поиск, случайные доигрывания; юкер
bench-case-uno-two-search-hearts = UNO, 2 места, поиск как у «Эксперта»; червы
bench-case-uno-two-ismcts-hearts = UNO, 2 места, классический поиск, случайные доигрывания; червы
bench-case-uno-four-search-euchre = UNO, 4 места, поиск как у «Эксперта»; юкер
bench-case-uno-four-ismcts-euchre = UNO, 4 места, классический поиск, случайные доигрывания; юкер
bench-case-uno-four-search-hearts = UNO, 4 места, поиск как у «Эксперта»; червы
bench-case-uno-four-ismcts-hearts = UNO, 4 места, классический поиск, случайные доигрывания; червы
bench-case-mojo-batch = Mojo, 4 места, 4096 сред сразу
bench-case-mojo-pettingzoo = Mojo, 4 места, как среда PettingZoo
bench-case-mushi-batch = Mushi, 4096 сред сразу
bench-case-mushi-pettingzoo = Mushi, как среда PettingZoo
bench-case-uno-batch = UNO, 4 места, 4096 сред сразу
bench-case-uno-pettingzoo = UNO, 4 места, как среда PettingZoo
bench-case-mojo-tree-4 = Mojo, 4 места, как игра OpenSpiel, случайная игра
bench-case-mushi-tree-2 = Mushi, как игра OpenSpiel, случайная игра
bench-case-uno-tree-4 = UNO, 4 места, как игра OpenSpiel, случайная игра
bench-case-uno-tree-10 = UNO, 10 мест, как игра OpenSpiel, случайная игра
bench-case-mojo-javascript = «Моджо», 4 места, случайная игра на JavaScript
bench-case-mojo-javascript-plain = «Моджо», 4 места, случайная игра на JavaScript; на Python без компиляции
bench-case-mojo-javascript-compiled = «Моджо», 4 места, случайная игра на JavaScript; на Python с компиляцией
bench-case-mushi-javascript = «Муши», случайная игра на JavaScript
bench-case-mushi-javascript-plain = «Муши», случайная игра на JavaScript; на Python без компиляции
bench-case-mushi-javascript-compiled = «Муши», случайная игра на JavaScript; на Python с компиляцией
bench-case-uno-javascript = UNO, 4 места, случайная игра на JavaScript
bench-case-uno-javascript-plain = UNO, 4 места, случайная игра на JavaScript; на Python без компиляции
bench-case-uno-javascript-compiled = UNO, 4 места, случайная игра на JavaScript; на Python с компиляцией

bench-title = Замеры скорости
bench-made = Страница создана командой `parlour bench{ " " }--write docs/benchmarks.md`. Дополнение `bench` ставит другие проекты; компилятор C берётся с машины. Чего нет, то пропущено.
bench-method = Всё считается на одном ядре. Обе стороны строки работают по очереди, { $repetitions ->
        [one] { $repetitions } раз
        [few] { $repetitions } раза
        [many] { $repetitions } раз
       *[other] { $repetitions } раза
    } каждая, примерно по { $seconds ->
        [one] { NUMBER($seconds) } секунде
        [few] { NUMBER($seconds) } секунды
        [many] { NUMBER($seconds) } секунд
       *[other] { NUMBER($seconds) } секунды
    }, после прогрева; компиляция в счёт не идёт, а время — процессорное. Отношение берётся для каждой пары соседних запусков; в таблице — медианы, а также наименьшее и наибольшее отношение.
bench-peers =
    ## Что измеряется

    - **Случайная игра**: целые игры из равновероятных допустимых действий, стол за столом на одном ядре. Ход — это одно действие игрока.
    - **Доигрывания**: из позиций в середине раунда случайной игры, снова и снова: скопировать позицию, заново раздать то, чего не видит тот, чей ход, и играть случайные допустимые действия до конца раунда.
    - **Поиск**: симуляции поиска из позиций в середине раунда, сыгранного по стратегии. Классический поиск раздаёт мир, совместимый с тем, что знает игрок, спускается по дереву, доигрывает раунд случайно и засчитывает результат ходам; так же работает сторона OpenSpiel, её `ISMCTSBot` на C++ со случайными доигрываниями, из позиций в середине случайной игры, которую она доводит до конца. «Эксперт» доигрывает по стратегии; при четырёх местах он пробует в каждом мире до четырёх ходов, а в UNO оценивает раунд ещё через шесть ходов каждого места, при двух местах через три, не доигрывая его.
    - **Та же игра на C**: файлы из `bench/`, скомпилированные на месте с `-O3{ " " }-march=native`. В них все правила и тот же генератор, так что обе стороны играют одни и те же игры, карта в карту (это сверяет тест). UNO на C не ведёт учёта того, что игроки знают о картах друг друга, а наши правила ведут. С GCC их ускоряет `-fno-tree-slp-vectorize`, поэтому они собраны с ним.
    - **OpenSpiel**: розыгрыши `crazy_eights` на C++ после раздачи, его `RandomRolloutEvaluator`, сотнями за один вызов из Python. OpenSpiel не сообщает, сколько решений было в его розыгрышах, поэтому берётся среднее по 4000 игр из тех же раздач, вне замера, с точностью около 1 %. Взятые карты — действия его игрока-случая; они считаются ходами только там, где это сказано в таблице.
    - **RLCard**: цикл `env.step` в его UNO на двоих с равновероятными допустимыми действиями; по-другому он играть не умеет.
    - **Среды сразу**: `parlour.envs.batch` ведёт 4096 столов, каждый с наблюдением и маской, случайными допустимыми действиями, выбор которых тоже считается. Pgx ведёт столько же одним скомпилированным вызовом, который и выбирает действия; EnvPool — столько же одним потоком, в своих блэкджеке и покере Куна, где все действия допустимы. PettingZoo и RLCard ведут один стол: по-другому они не умеют.
    - **PettingZoo**: `last`, случайное допустимое действие по маске, `step` — с обеих сторон.
    - **Как игра OpenSpiel**: цикл на Python по состояниям, которые обе стороны пишут на Python; случай раздаёт карту за картой, и его действия считаются. Домино раздаёт 28 костей, покер лжецов — цифры, всегда равновероятные. UNO тасует 112 карт 55 видов.
