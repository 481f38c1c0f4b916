# Стол операторов бота и то, что от них слышат столы.

admin-title = <b>🛠 Операторам</b>
admin-is-maintained = 🔧 Идут работы: новых столов нет, сроки стоят
# $latency (number): за сколько ответила, миллисекунды
admin-database = База: ответила за { $latency } мс
admin-queue-empty = Очередь писем: пусто
# $queue (number): сколько писем ждёт
# $waiting (number): сколько ждёт самое старое, миллисекунды
admin-queue = Очередь писем: { $queue }, старшее ждёт { SPAN($waiting) }
# $ago (number): сколько прошло с последнего, миллисекунды
admin-heartbeat = Пульс: { SPAN($ago) } назад
admin-no-heartbeat = Пульс: ещё не было
# $uptime (number): сколько работает этот процесс, миллисекунды
admin-uptime = Этот процесс работает { SPAN($uptime) }
admin-no-tables = Столов нет
# $phases (list): сколько столов в каком состоянии
admin-tables = <b>Столы:</b> { COMMA($phases) }
# $count (number): сколько
admin-phase-lobby = собираются { $count }
# $count (number): сколько
admin-phase-running = играют { $count }
# $count (number): сколько
admin-phase-paused = на паузе { $count }
# $count (number): сколько
admin-phase-frozen = остановлены { $count }
# $count (number): сколько
admin-phase-ended = окончены { $count }
# $count (number): сколько
admin-phase-cancelled = отменены { $count }
# $table (string): номер стола
# $name (string): имя стола
# $title (Msg): что не закрылось
# $late (number): на сколько опоздало, миллисекунды
admin-overdue = ⚠ Стол { $table } «{ $name }»: { $title } опаздывает на { SPAN($late) }
# $table (string): номер стола
# $name (string): имя стола
# $fault (string): сообщение об ошибке
admin-frozen = ❄ <b>Стол { $table } «{ $name }»</b>: { $fault }
# $table (string): номер стола
# $game (string): какая игра
admin-repeat = Повторить: <code>/admin export { $table }</code>, потом <code>npm run verify -- { $game }-{ $table }.json</code>
admin-usage = <b>Кто сколько играет</b> (нажатия за последние дни)
# $name (string): имя стола или чата
# $tables (number): сколько столов
# $presses (number): сколько нажатий и команд
admin-chat = { $name } — столов: { $tables }, нажатий: { $presses }
admin-help =
    <code>/admin notice текст</code> — объявление всем столам
    <code>/admin maintenance on</code> или <code>off</code> — работы: сроки стоят, новых столов нет
    <code>/admin export 12</code> — полная запись стола; стол узнает об этом
    <code>/admin thaw 12</code> — продолжить остановленный, <code>/admin end 12</code> — закончить любой
# $table (string): номер стола
admin-button-thaw = ▶ Продолжить { $table }
# $table (string): номер стола
admin-button-export = 📄 Запись { $table }
# $table (string): номер стола
admin-button-end = ⏹ Закончить { $table }
admin-button-refresh = 🔄 Обновить
# $table (string): номер стола
admin-sure = Закончить стол { $table }? Вернуть игру будет нельзя.
# $count (number): скольким столам
admin-noticed = Объявление уходит, столов: { $count }
# $count (number): сколько столов
admin-maintenance-on = 🔧 Работы начаты. Придержано столов: { $count }
# $count (number): сколько столов
admin-maintenance-off = Работы окончены. Отпущено столов: { $count }
# $command (string): команда
admin-exported = Полная запись, с зерном и тайными ответами. Столу об этом сказано в журнале и будет сказано в конце. Повторить: { $command }
# $table (string): имя стола
admin-thawed = Стол «{ $table }» снова играет.
# $table (string): имя стола
admin-ended = Стол «{ $table }» закончен.
admin-not-frozen = Этот стол не остановлен.
admin-maintained = Сперва закончите работы: <code>/admin maintenance off</code>

## То, что слышат столы

admin-told-held = 🔧 У бота идут работы: время стоит, ничего не закроется. Отвечать можно; всё потраченное время вернётся.
admin-told-released = ✅ Работы окончены: сроки сдвинулись на их время.
admin-told-thawed = ▶ Починили, играем дальше: сроки сдвинулись на время остановки.
# $table (string): имя стола
admin-told-ended = Игру «{ $table }» закончили операторы бота. Простите, что не доиграли.
# $text (string): объявление
admin-told-notice = 📣 <b>От операторов бота</b>
    { $text }
# $peeks (number): сколько раз
admin-told-peeks = 👁 Операторы бота снимали полную запись этой игры, с тайными ответами: так ищут поломки. Сколько раз: { $peeks }, когда — в журнале, /log
