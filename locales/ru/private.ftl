### Стол на двоих без группы: приглашение, согласие, сдача.

# $game (Msg): название игры
private-title = <b>{ $game }</b> на двоих
# $host (string): кто открыл стол
private-host = Собирает { $host }
private-opened = Стол открыт. Теперь пошлите ссылку второму.
# Под ней отдельной строкой — сама ссылка.
private-invite = Пошлите эту ссылку тому, с кем хотите сыграть. Напротив сядет тот, кто откроет её первым:
# $host (string): кто открыл стол
private-guest-waits = Игру запускает { $host }; напишу, как только она пойдёт.
# $host (string): кто открыл стол
private-guest-asked = { $host } зовёт вас сыграть.
# $game (Msg): название игры
private-share = Сыграем вдвоём? { $game }: ходим по очереди, когда кому удобно.
private-button-share = ✉ Позвать
private-full = За этим столом мест больше нет. Свой откроет /newgame
private-busy = У вас здесь уже есть стол. Доиграйте его или закройте (/cancel), тогда откроете новый.
private-two-only = Это для стола в группе: здесь убирать, заменять и передавать некому. Не хотите играть дальше — /leave
private-host-stays = Это ваш стол. Закрыть его — /cancel
# $table (string): имя стола
private-told-cancelled = Игра «{ $table }» отменена.
# $table (string): имя стола
# $at (number): когда
# $zone (string): часовой пояс
private-told-lobby-idle = За стол «{ $table }» неделю никто не садится: через сутки он закроется ({ WHEN($at, $zone) }). Новый откроет /newgame

## Сдача

# $name (seat): кто победит
private-resign-ask = Сдаться? Игра сразу кончится. Победит { $name }.
private-resign-alone = Сдаться? Игра сразу кончится.
private-button-resign = 🏳 Да, сдаюсь
private-you-resigned = Вы сдались, игра окончена.
private-only-owner-resigns = Сдаться может только тот, чьё это место.
# $name (seat): кто сдался
# $others (list): кто победил
private-resigned = 🏳 { $name } сдаётся. Победа: { COMMA($others) }
log-resigned = сдаётся

## Согласие двоих. «Что» — всегда действие: «предлагает сделать паузу»

motion-pause = сделать паузу
motion-resume = продолжить игру
motion-close = закрыть вопрос, не дожидаясь срока
motion-cancel = отменить игру
motion-pace = поменять сроки
# $span (number): на сколько, миллисекунды
motion-extend = сдвинуть срок на { SPAN($span) }
# $clock (Msg): чей срок
# $value (Msg): сколько или до какого часа
motion-clock = поменять срок: { $clock } — { $value }
# $table (string): имя стола
# $name (seat): кто
# $what (Msg): что сделать
motion-ask = <b>«{ $table }»</b> · { $name } предлагает { $what }.
motion-button-agree = ✅ Согласиться
motion-button-decline = Отказаться
# $what (Msg): что сделать
motion-you-agreed = Вы согласились { $what }.
# $what (Msg): что сделать
motion-you-declined = Вы отказались { $what }.
motion-over = Это предложение снято.
motion-asked = Спросил второго игрока. Согласится — сделаю.
motion-waits = Об этом я уже спросил второго игрока, ответа пока нет.
motion-gone = Это предложение уже снято.
motion-agreed = Вы согласились — сделано.
motion-declined = Вы отказались. Передам.
# $name (seat): кто
# $what (Msg): что сделать
motion-told-agreed = ✅ { $name } соглашается { $what } — сделано.
# $name (seat): кто
# $what (Msg): что сделать
motion-told-declined = { $name } отказывается { $what }.
# $what (Msg): что сделать
log-motion = предлагает { $what }
# $what (Msg): что сделать
log-motion-agreed = соглашается { $what }
# $what (Msg): что сделать
log-motion-declined = отказывается { $what }
# $table (string): имя стола
# $name (seat): кто
private-told-cut-off = ⚠ «{ $table }»: { $name } меня не слышит — бот заблокирован или аккаунт удалён. В срок за него отвечает молчание. Вернётся — хватит «Start» в личке со мной.
