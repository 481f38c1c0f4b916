# Журнал: что кто сделал со столом. Слева стоят час и кто, здесь — что.

log-opened = новый стол
log-joined = за столом
log-entered = теперь за столом: ждёт, за кого играть
log-left = из-за стола
log-begun = начало игры
# $span (number): на сколько, миллисекунды
log-extended = продлевает срок на { SPAN($span) }
# $span (number): сколько не было связи, миллисекунды
log-outage = связи не было { SPAN($span) }, сроки сдвинуты
log-new-master = теперь ведёт стол: прежний ведущий вышел из группы
log-paused = пауза
# $what (Msg): что сделано
# $why (string): что сказал ведущий
log-why = { $what } — «{ $why }»
log-resumed = продолжение
log-closed = закрытие до срока
log-reminded = напоминание тем, кто не готов
# $name (name): кто
log-kicked = освобождает место игрока { $name }
log-cancelled = отмена игры
# $clock (Msg): чей срок
# $value (Msg): сколько или до какого часа
log-clock = новый срок: { $clock } — { $value }
# $seat (seat): кто
log-missed = { $seat }: ответа не было
# $seat (seat): кто
log-away = { $seat }: больше не ждём
# $seat (seat): кто
log-back = { $seat }: снова в игре
# $count (number): сколько
log-computer = { $count ->
    [one] ещё { $count } бот
    [few] ещё { $count } бота
   *[many] ещё { $count } ботов
 }
log-computer-left = убран бот
# $what (list): какие
log-settings = новые настройки: { COMMA($what) }
log-frozen = остановка из-за поломки бота
log-ended = конец игры
# $version (number): по каким правилам играют с этого места
# $asks (number): сколько вопросов открыто
# $titles (list): какие
log-renewed =
    { $asks ->
        [0] дальше играют по правилам версии { $version }
       *[other] дальше ({ COMMA($titles) }) играют по правилам версии { $version }
    }
# $story (Msg): о чём
# $number (number): которая по счёту фаза
# $last (number): сколько их уже прошло
log-title = <b>📜 История: { $story }</b> ({ $number } из { $last })
log-setup-title = <b>📜 История: начало</b>
log-acts-title = <b>📜 Кто что менял</b>
log-empty = Пока рассказывать нечего.
log-silent = Тихо: ничего, что знали бы все.
# $at (number): когда
# $zone (string): часовой пояс
# $who (string): кто
# $what (Msg): что
log-entry = { WHEN($at, $zone) } · { $who }: { $what }
# $at (number): когда
# $zone (string): часовой пояс
# $what (Msg): что
log-entry-time = { WHEN($at, $zone) } · { $what }
log-button-earlier = ‹ Раньше
log-button-later = Позже ›
log-button-acts = Кто что менял
log-button-story = История

## Подмены, новый ведущий, сон

# $number (number): номер места, с единицы
# $before (name): кто сидел там раньше
log-sub = садится на место { $number } вместо игрока { $before }
# $number (number): номер места, с единицы
# $before (name): кто сидел там раньше
log-sub-computer = бот на месте { $number } вместо игрока { $before }
# $number (number): номер места, с единицы
# $name (name): имя
log-sub-back = место { $number } снова у прежнего игрока: { $name }
# $number (number): номер места, с единицы
log-offered = ищет подмену на место { $number }
# $number (number): номер места, с единицы
log-withdrawn = больше не ищет подмену на место { $number }
log-withdrawn-away = больше не ищет подмену на места молчунов
log-offered-away = ищет подмену на места молчунов
# $name (string): имя
log-heir = предлагает вести стол: { $name }
log-heir-masked = предлагает вести стол другому
log-handed-over = теперь ведёт стол
log-asleep = все отошли, пауза
log-woken = кто-то вернулся, игра идёт дальше
log-expired = закрыто: никто не пришёл

## Стол на двоих

log-resigned = сдаётся
# $what (Msg): что сделать
log-motion = предлагает { $what }
# $what (Msg): что сделать
log-motion-agreed = соглашается { $what }
# $what (Msg): что сделать
log-motion-declined = отказывается { $what }

## Заместитель

# $seat (seat): чьё место
# $name (string): кто играет
log-deputy = за игрока { $seat } играет { $name }
# $seat (seat): чьё место
log-deputy-over = { $seat }: снова без заместителя
# $seat (seat): чьё место
log-deputy-masked = за игрока { $seat } играет заместитель

## Взгляд на чужое место: до конца игры его не видно

# $number (number): номер места, с единицы
# $name (name): кто там играл
# $titles (list): что шло
log-master-peek = место { $number }, { $name } — посмотрел, что там видно и выбрано ({ COMMA($titles) })

## Хозяева бота

log-thawed = операторы починили, игра продолжается
log-peeked = оператор снял полную запись, с тайными ответами
log-held = работы у бота: время стоит
log-released = работы окончены: сроки сдвинуты
log-ended-by-operator = игру закончили операторы
