# Стол до начала игры: сообщение в группе и настройки.

# $game (Msg): название игры
lobby-title = <b>{ $game }</b> — собираем команду
# $table (string): имя стола
# $master (string): кто ведёт
lobby-master = Стол «{ $table }» · ведёт { $master }
# $preset (Msg): правила одним словом
lobby-rules = Правила: { $preset }
# $clocks (list): «подготовка — сутки», «план — 12 ч»
lobby-pace = ⏳ На ответ: { COMMA($clocks) }
# $clocks (list): чего ждут
# $value (Msg): сколько или до какого часа
lobby-clock = { $clocks } — { $value }
# $early (Msg): закрываем ли раньше
# $nights (Msg): что ночью
lobby-habits = { $early } · { $nights }
lobby-early = Закрываем раньше, если все готовы
lobby-not-early = Ждём до срока, даже если все готовы
# $from (string): час, с которого тихо
# $to (string): час, до которого тихо
# $zone (string): часовой пояс
lobby-quiet = ночью ({ $from }–{ $to }, { ZONE($zone) }) не закрываем
lobby-no-quiet = ночью тоже играем

# $count (number): сколько сидит
# $min (number): меньше нельзя
# $max (number): больше нельзя
# $names (list): кто сидит
lobby-seated = <b>За столом { $count } (нужно { $min }–{ $max }):</b> { COMMA($names) }
# $count (number): сколько сидит
# $size (number): сколько нужно
# $names (list): кто сидит
lobby-seated-exact = <b>{ $count } из { $size }:</b> { COMMA($names) }
# $min (number): меньше нельзя
# $max (number): больше нельзя
lobby-empty =
    Пока за столом никого. { $min ->
        [one] Начать можно и одному
       *[other] Нужно от { $min } до { $max } игроков
    }
# $need (number): скольких не хватает
lobby-need = { $need ->
    [one] Нужен ещё { $need } игрок
    [few] Нужно ещё { $need } игрока
   *[many] Нужно ещё { $need } игроков
 } — позовите друзей или добавьте ботов
# $free (number): сколько мест осталось
lobby-can-begin = Можно начинать. { $free ->
    [0] Все места заняты
    [one] Есть ещё { $free } место
    [few] Есть ещё { $free } места
   *[many] Есть ещё { $free } мест
 }
# $game (Msg): название игры
# $table (string): имя стола
lobby-begun = <b>{ $game }</b> · стол «{ $table }» — игра идёт
# $game (Msg): название игры
# $table (string): имя стола
lobby-over = <b>{ $game }</b> · стол «{ $table }» — игра окончена
# $game (Msg): название игры
# $table (string): имя стола
lobby-cancelled = <b>{ $game }</b> · стол «{ $table }» — игра отменена

lobby-button-join = ✋ Вступить
lobby-button-leave = Выйти
lobby-button-bot = 🤖 Добавить бота
lobby-button-unbot = 🤖 Убрать бота
lobby-button-settings = ⚙ Настройки
lobby-button-begin = ▶ Начать

lobby-preset-printed = как в книге
lobby-preset-recommended = как советуем
lobby-preset-own = свои

## Настройки: видит и меняет ведущий.

# $table (string): имя стола
lobby-settings-title = <b>⚙ Настройки стола «{ $table }»</b>
lobby-settings-about = Менять можно до начала; темп — и во время игры.
lobby-settings-rules = Правила
lobby-settings-pace = Темп
lobby-settings-language = Язык стола
lobby-settings-zone = Часовой пояс
lobby-settings-quiet = Тихие часы
lobby-settings-early = Закрывать, когда все готовы
lobby-settings-grace = Время передумать
lobby-settings-seen = Группа видит
lobby-settings-misses = Не ждать после пропусков
lobby-settings-warn = Предупреждать о столкновениях
# $label (Msg): что настраивают
# $value (Msg): как сейчас
lobby-setting = { $label }: { $value }
# $label (Msg): что настраивают
# $value (Msg): как сейчас
lobby-settings-one = <b>{ $label }:</b> { $value }
# $label (Msg): что стоит на кнопке
# $about (Msg): что это значит
lobby-line = <b>{ $label }</b> — { $about }
lobby-settings-shut = ✅ Закрыть

lobby-rules-about = Выберите набор правил или поменяйте любое из них по отдельности.
lobby-pace-about = Темп — сколько времени есть на ответ. Точнее — командой /deadline.
lobby-language-about = На этом языке бот говорит в группе. В личке каждый читает на своём.
lobby-zone-about = В этом поясе считаются тихие часы и сроки вроде «до 21:00».
lobby-quiet-about = Если срок выпадает на тихие часы, он переезжает на их конец.
lobby-early-about = Если все ответили и нажали «Готово», можно не ждать срока.
lobby-grace-about = Столько времени есть, чтобы передумать, когда готов последний.
lobby-seen-about = Кого или скольких готовых показывать, пока идёт вопрос. Сами решения до закрытия не видны никому.
lobby-misses-about = После стольких пропусков подряд игру из-за этого человека не держат: за него ходят по умолчанию, пока он не вернётся.
lobby-warn-about = Говорить ли двоим, что их планы столкнутся. Имена не называются.

lobby-pace-live = вживую
lobby-pace-live-about = несколько минут на ответ: все сейчас в чате.
lobby-pace-evening = на вечер
lobby-pace-evening-about = час на ответ: партия за вечер-другой.
lobby-pace-daily = день за днём
lobby-pace-daily-about = сутки на важное, полдня на остальное; ночь свободна.
lobby-pace-slow = не спеша
lobby-pace-slow-about = двое суток на важное, сутки на остальное; ночь свободна.
lobby-pace-own = свой

# $from (string): с какого часа
# $to (string): до какого часа
lobby-quiet-hours = { $from }–{ $to }
lobby-quiet-off = нет
lobby-yes = да
lobby-no = нет
# $ms (number): длина в миллисекундах
lobby-span = { SPAN($ms) }
# $count (number): сколько пропусков
lobby-misses = { $count }
# $zone (string): часовой пояс
lobby-zone = { ZONE($zone) }
lobby-seen-names = кто готов
lobby-seen-count = сколько готово
lobby-seen-nothing = ничего
# $locale (string): код языка
lobby-language = { LANGUAGE($locale) }
lobby-settings-anonymous = Скрыть имена
lobby-anonymous-about = До конца игры вместо имён — фигуры: в сообщениях, статусе, журнале и записи. Места раздаёт жребий; кто кем был, скажу в конце.
lobby-settings-days = Выходные
lobby-days-about = В эти дни сроков нет: они переезжают на следующий день.
