### Чем ведущий держит стол: подмены, передача, тишина, сроки.

## Подмена

desk-sub-ask = Кого подменить?
desk-sub-how = Определённого человека зовут командой: <code>/sub 3 @имя</code>. На время: <code>/sub 3 @имя 5д</code> или <code>/sub 3 бот 12.06</code>.
desk-sub-hidden = Имена за этим столом скрыты, поэтому никого по имени не зову: кого назвали вместе с местом, того все узнают. Место можно объявить всем — <code>/sub 3 все 5д</code> — или отдать боту: <code>/sub 3 бот 12.06</code>.
desk-sub-example = Не понял. Например: <code>/sub 3 бот</code>, <code>/sub 3 @имя 5д</code>, <code>/sub молчуны 12.06</code> — место, кто сядет и до какого дня.
# $name (string): имя
desk-person-unknown = { $name } — такого человека я ещё не видел. Пусть напишет что-нибудь боту, или ответьте командой на его сообщение.
# $number (number): номер места, с единицы
# $name (seat): кто
desk-seat = { $number }. { $name }
# $number (number): номер места, с единицы
# $name (string): имя того, кто за него играет
desk-seat-person = { $number }. { $name }
desk-seat-away = Место того, кто давно молчит
desk-button-away = 💤 Места молчунов
# $place (string): место, как его пишут в команде
desk-seat-how = Позвать определённого человека: <code>/sub { $place } @имя</code>
desk-button-forever = Насовсем
desk-button-offer = 📣 Объявить в группе
desk-button-withdraw = ✖ Больше не искать
desk-seat-offered = 📣 В группе уже ищут, кто сядет.
desk-button-computer = 🤖 Посадить бота
desk-button-do = ✅ Сделать
desk-term-forever = До конца игры.
# $at (number): когда
# $zone (string): часовой пояс
desk-term-until = До { WHEN($at, $zone) }, потом место возвращается прежнему игроку.
desk-run-title = <b>Что будет:</b>
desk-run-computer = Место займёт бот.
desk-run-nobody = Объявление в группе закроется: подмены больше не ищем.
desk-run-anyone = В группе появится объявление; сядет тот, кто первым нажмёт «Вступить». До тех пор всё как есть.
# $name (string): имя
desk-run-named = { $name } увидит приглашение в группе и сядет, когда нажмёт «Вступить». До тех пор всё как есть.
# $at (number): когда
# $zone (string): часовой пояс
desk-run-until = { WHEN($at, $zone) } место вернётся прежнему игроку само.
desk-run-kept = Всё, что у места есть и что там уже выбрано, сохранится.
# $name (seat): кто
# $number (number): номер места, с единицы
desk-run-kick = { $name } уйдёт с места { $number }.
# $name (seat): кто
# $number (number): номер места, с единицы
desk-run-kick-lobby = { $name } встанет из-за стола, место { $number } освободится.
# $count (number): сколько
desk-run-cancel-lobby = { $count ->
    [0] За столом никого нет.
    [one] Из-за стола встанет { $count } человек.
    [few] Из-за стола встанут { $count } человека.
   *[many] Из-за стола встанут { $count } человек.
 }
# $count (number): сколько людей за столом
# $titles (list): что открыто
desk-run-cancel = { $count ->
    [one] Партия { $count } человека прервётся
   *[other] Партия { $count } человек прервётся
 } без исхода: { COMMA($titles) }. Формы закроются, ответы пропадут; запись останется — /log и /export.
desk-withdrawn = Больше не ищем.
desk-offered = Объявление в группе.
desk-computer-sits = Там теперь играет бот.
# $table (string): имя стола
desk-offer-anyone = 🪑 <b>Столу «{ $table }» нужна подмена.</b> Кто сядет?
# $table (string): имя стола
# $name (string): имя
desk-offer-named = 🪑 { $name }, <b>стол «{ $table }» зовёт вас на подмену.</b>
desk-offer-sees = Всё, что у места есть, остаётся при нём; видеть будете то, что видно с этого места.
desk-offer-closed = 🪑 Подмена больше не нужна.
desk-offer-over = Это место уже не предлагают.
desk-not-for-you = Это место ждёт другого человека.
desk-already-seated = Этот человек уже сидит за столом.
desk-lender = За этим столом вас ждёт ваше собственное место: оно отдано на время.
desk-already-computer = Там и так играет бот.
desk-none-away = Все на месте: подменять некого.
desk-no-such-seat = Такого места нет. Места по номерам: /sub
desk-past = Этот срок уже прошёл. Например: <code>/sub 3 бот 5д</code>
# $number (number): номер места, с единицы
# $seat (seat): кто сидит там теперь
# $before (name): кто сидел там раньше
desk-told-changed = 🪑 Место { $number }: { $seat } вместо игрока { $before }.
# $number (number): номер места, с единицы
# $seat (seat): чьё место
desk-told-back = 🪑 Место { $number }: снова играет { $seat }.
# $number (number): номер места, с единицы
# $seat (seat): кто сидит там теперь
# $before (name): кто сидел там раньше
# $at (number): когда
# $zone (string): часовой пояс
desk-told-lent = 🪑 Место { $number }: { $seat } вместо игрока { $before } до { WHEN($at, $zone) }.
# $number (number): номер места, с единицы
# $seat (seat): фигура этого места
desk-told-changed-masked = 🪑 Место { $number } ({ $seat }): теперь там играет кто-то другой.
# $number (number): номер места, с единицы
# $seat (seat): фигура этого места
# $at (number): когда
# $zone (string): часовой пояс
desk-told-lent-masked = 🪑 Место { $number } ({ $seat }): до { WHEN($at, $zone) } там играет кто-то другой.
# $table (string): имя стола
desk-you-gave = За столом «{ $table }» на вашем месте играет другой.
# Тому, кто нажал «Вступить»; само место описано в личке
desk-taken = Место ваше! Что дальше — у вас в личке.
# $table (string): имя стола
# $number (number): номер места, с единицы
desk-welcome = <b>«{ $table }»: место { $number } теперь ваше.</b>
# $title (Msg): что идёт
# $at (number): когда
# $zone (string): часовой пояс
# $now (number): который час
desk-stands = Сейчас: { $title } — до { WHEN($at, $zone, $now) }
# $title (Msg): что идёт
desk-stands-paused = Сейчас: { $title } — пауза, время не идёт
# $table (string): имя стола
# $names (list): кто не пришёл
desk-no-show = «{ $table }»: первый срок прошёл, а молчали: { COMMA($names) }. Пока игра в начале, их легко заменить — нажмите, кого.

## Передать стол

desk-heir-ask = Кому передать стол?
desk-heir-how = Кого нет в списке: <code>/handover @имя</code> или командой в ответ на его сообщение.
desk-heir-asked = Его уже спросили: объявление в группе.
# $name (string): имя
desk-heir-offered = Приглашение в группе: стол перейдёт, когда { $name } согласится.
desk-heir-hidden = Имена за этим столом скрыты: кому передать его, назовите сами — <code>/handover @имя</code> или командой в ответ на сообщение этого человека.
# $table (string): имя стола
desk-heir-offer-masked = 🎩 Ведущий передаёт стол «{ $table }» другому. Кого он назвал, пусть нажмёт.
# $table (string): имя стола
# $name (string): имя
# $master (string): кто ведёт сейчас
desk-heir-offer = 🎩 { $name }, { $master } предлагает вам вести стол «{ $table }».
desk-heir-over = 🎩 Предложение снято.
desk-button-lead = 🎩 Согласиться
# $name (string): имя
desk-told-master = 🎩 Теперь стол ведёт { $name }.
desk-told-master-masked = 🎩 У стола новый ведущий.
# $table (string): имя стола
desk-master-now = Стол «{ $table }» ведёте вы.
desk-not-heir = Стол предложен не вам.
desk-already-master = Этот человек и так ведёт стол.

## Когда никого нет

# $table (string): имя стола
desk-told-asleep = 💤 За столом «{ $table }» все отошли, поэтому время остановлено. Кто вернётся, пусть нажмёт любую кнопку своей формы или напишет /resume — и продолжим.
# $table (string): имя стола
# $at (number): когда
# $zone (string): часовой пояс
desk-told-lobby-idle = За столом «{ $table }» неделю никого: через сутки закроюсь ({ WHEN($at, $zone) }). Чтобы остался — сядьте (/join) или начните (/begin).
# $table (string): имя стола
# $at (number): когда
# $zone (string): часовой пояс
desk-told-pause-idle = Пауза стола «{ $table }» длится месяц: через сутки игра закроется ({ WHEN($at, $zone) }). Чтобы осталась — /resume или любая кнопка своей формы.
# $table (string): имя стола
desk-told-lobby-expired = Стол «{ $table }» закрыт: никто не пришёл. Новый — /newgame
# $table (string): имя стола
desk-told-pause-expired = Игра «{ $table }» закрыта: месяц никого не было. Новая — /newgame

## Сроки подробно

# $clock (Msg): чей срок
# $at (number): когда
# $zone (string): часовой пояс
desk-next = { CAP($clock) }: до { WHEN($at, $zone) }
desk-next-title = Если следующее откроется в срок:
desk-next-lobby = Если бы открылось сейчас:
# $example (string): имя срока, как его пишут в команде
desk-clock-about = Другой срок — командой: <code>/deadline { $example } 12ч</code> или <code>/deadline { $example } 21:00</code>
desk-button-details = ⚙ Подробно
# $days (list): дни
desk-days = { COMMA($days) }
desk-days-none = нет
desk-day-1 = Пн
desk-day-2 = Вт
desk-day-3 = Ср
desk-day-4 = Чт
desk-day-5 = Пт
desk-day-6 = Сб
desk-day-7 = Вс
