# Заместитель: игрок просит другого сыграть за него.

# $name (string): кого позвали
deputy-asked = { $name } получит вопрос. Как согласится — сыграет за вас.
deputy-withdrawn = Больше не спрашиваю: играете сами.
deputy-declined = Хорошо, не в этот раз.
deputy-taken = Теперь ходите вы: формы ниже.
deputy-over = Место снова у хозяина.
deputy-none = Никого вместо вас здесь нет.
deputy-no-seat = Вы сейчас ни за одним столом не играете.
deputy-on-loan = Это место у вас на время: передать его дальше нельзя.
deputy-yourself = За себя вы и так играете — назовите другого.
deputy-offer-gone = Этого уже не просят.
# $name (string): кого искали
deputy-unknown = Не знаю, кто это: { $name }. Пусть откроет личку со мной и нажмёт «Start».
# $name (string): кто
deputy-unreachable = { $name }: мне туда не написать. Пусть откроет личку со мной и нажмёт «Start».
# $name (string): имя
deputy-namesakes = Людей с именем { $name } здесь несколько. Выберите кнопкой — <code>/deputy</code> — или напишите @имя.
deputy-example = Например: <code>/deputy @name 3d</code>
deputy-which-table = <b>За каким столом?</b>
# $table (string): имя стола
deputy-button-table = «{ $table }»
# $table (string): имя стола
deputy-whom = <b>Кто сыграет за вас за столом «{ $table }»?</b>
deputy-how = Он увидит то же, что и вы, но не старые сводки. Можно и написать: <code>/deputy @name 3d</code>
deputy-how-alone = Напишите: <code>/deputy @name 3d</code>
# $name (string): кто
deputy-how-long = { $name } сыграет за вас. Сколько?
# $name (string): чьё место
# $table (string): имя стола
# $until (number): до какого времени
# $zone (string): часовой пояс стола
deputy-asks = { $name } просит о подмене за столом «{ $table }» до { WHEN($until, $zone) }.
    Формы будут приходить вам. Прекратить можно в любую минуту.
# $name (string): чьё место
# $table (string): имя стола
# $until (number): до какого времени
# $zone (string): часовой пояс стола
deputy-plays = «{ $table }»: вы играете вместо игрока { $name } до { WHEN($until, $zone) }.
# $table (string): имя стола
deputy-ended = «{ $table }»: игра окончена, и подмена вместе с ней.
# $table (string): имя стола
deputy-was = «{ $table }»: сейчас вы здесь ни за кого не играете.
# $name (string): кто играет
# $table (string): имя стола
# $until (number): до какого времени
# $zone (string): часовой пояс стола
deputy-owner = «{ $table }»: за вас играет { $name } до { WHEN($until, $zone) }. Ваши ответы пока не считаются.
# $table (string): имя стола
# $until (number): до какого времени
# $zone (string): часовой пояс стола
deputy-owner-computer = «{ $table }»: за вас играет бот до { WHEN($until, $zone) }. Ваши ответы пока не считаются.
# $table (string): имя стола
# $until (number): до какого времени
# $zone (string): часовой пояс стола
deputy-owner-masked = «{ $table }»: до { WHEN($until, $zone) } за вас играет другой. Ваши ответы пока не считаются.
# $table (string): имя стола
deputy-is-back = «{ $table }»: за себя снова играете вы.
# $name (string): кого спросили
# $table (string): имя стола
# $until (number): до какого времени
# $zone (string): часовой пояс стола
deputy-waiting = «{ $table }»: { $name } ещё не ответил на просьбу сыграть за вас до { WHEN($until, $zone) }.
deputy-button-take = ✅ Сыграю
deputy-button-decline = Не могу
deputy-button-leave = Больше не играю
deputy-button-back = ↩ Вернуть место себе
deputy-button-withdraw = Отозвать просьбу
# $name (string): кого спросили
# $table (string): имя стола
deputy-told-declined = «{ $table }»: { $name } не может сыграть за вас. Позвать другого — /deputy
# $seat (seat): чьё место
# $name (string): кто играет
# $until (number): до какого времени
# $zone (string): часовой пояс стола
deputy-told-group = Вместо игрока { $seat } до { WHEN($until, $zone) } играет { $name }.
# $seat (seat): чьё место
# $until (number): до какого времени
# $zone (string): часовой пояс стола
deputy-told-group-masked = Вместо игрока { $seat } до { WHEN($until, $zone) } играет заместитель.
# $seat (seat): чьё место
deputy-told-group-over = { $seat } снова играет без заместителя.
# $table (string): имя стола
deputy-game-lent = «{ $table }» · за вас играет другой, вернуть место — /deputy
