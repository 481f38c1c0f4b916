### Стол на двоих без группы: приглашение, сдача.

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
# $table (string): имя стола
# $name (seat): кто
private-told-cut-off = ⚠ «{ $table }»: { $name } меня не слышит — бот заблокирован или аккаунт удалён. В срок за него отвечает молчание. Вернётся — хватит «Start» в личке со мной.

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
