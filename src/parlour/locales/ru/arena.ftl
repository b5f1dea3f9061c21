# `parlour arena`: bots against each other.

arena-help = Свести ботов друг с другом и посчитать рейтинги.
arena-bots = Кто играет, через запятую: каждый бот по разу или по боту на место, например a,b,b,b. Боту можно задать параметры: имя:ключ=значение/ключ=значение. По умолчанию: уровни игры.
arena-games = Сыграть не меньше этого числа игр; раздачи доигрываются целиком, каждый бот на каждом месте.
arena-seed = Одно и то же зерно даёт одни и те же раздачи.
arena-jobs = На сколько процессов разделить игры; 0 — по одному на ядро. По умолчанию: только этот процесс, а на кластере (--cluster) — все его ядра.
arena-cluster = Играть на Ray: на кластере из RAY_ADDRESS или на этом компьютере.
arena-json = Вывести все результаты как JSON, для программ.
arena-save = Записать тот же JSON в этот файл.
arena-plot = Нарисовать рейтинги и доли побед в этот файл, в формате SVG.
arena-ratings = Посчитать рейтинги ботов для каждого числа мест в игре (или для --seats) и для всех вместе; --games — для каждого числа мест.
arena-playing = Идут игры
arena-leader = { $bot } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-game-kept = Прерванная игра записана: { $file }

arena-title = { $game }, мест: { $seats }; игр: { NUMBER($games) }, раздач: { NUMBER($deals) }
arena-more = Раздачи доигрываются целиком: игр { NUMBER($games) }, запрошено { NUMBER($asked) }.
arena-stopped = Остановлено: в счёт идут раздачи до первой незавершённой ({ NUMBER($deals) }), игр { NUMBER($games) } из { NUMBER($planned) }.
arena-note = После ± или в скобках: { $level }-процентные интервалы по раздачам. Поровну: если бы все играли одинаково хорошо. Отрыв: от среднего остальных. Рейтинг: шкала Эло, среднее 0.

arena-ratings-title = { $game }: рейтинги по числу мест
arena-seats = Места
arena-overall = Вместе
arena-ratings-note = Шкала Эло, среднее каждой строки — 0; после ±: { $level }-процентные интервалы по раздачам. В последней строке у каждого числа мест одинаковый вес.

arena-bot = Бот
arena-seated = Игры
arena-won = Победы, %
arena-even = Поровну, %
arena-place = Среднее место
arena-margin = Отрыв
arena-rating = Рейтинг
arena-ahead = Опережает, %
arena-decisions = Решения
arena-mean = Среднее, мс
arena-p95 = 95 % быстрее, мс
arena-longest = Дольше всего, мс

arena-count = { NUMBER($value) }
arena-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-between = { $value } ({ $low }–{ $high })
arena-within = { $value } ± { $width }
arena-above = больше { $low }
arena-below = меньше { $high }
arena-open = неизвестно

arena-plot-title = { $game }, мест: { $seats }, игр: { NUMBER($games) }
arena-plot-rating = Рейтинг (Эло, среднее 0), { $level }-процентные интервалы
arena-plot-won = Победы, %, { $level }-процентные интервалы; кольцо: если бы все играли одинаково хорошо
