# Картинка поля: сейчас и после каждой фазы.

# $story (Msg): фаза, после которой так стало
# $number (number): которая она по счёту
# $last (number): сколько их уже прошло
board-after = После: { $story } ({ $number } из { $last })
board-at-first = Начало игры
board-button-words = 📝 Словами
board-button-strip = 🎞 Вся игра в картинках
# $title (Msg): название игры
# $table (string): имя стола
board-strip-title = <b>🎞 { $title } · «{ $table }»: от начала до конца</b>
# $last (number): номер последней фазы
board-no-such = Столько фаз ещё не прошло. Пока есть с 0 по { $last }: /board { $last }
board-what-number = Номер фазы — числом, как в /log. Например: /board 3
board-past-lost = То поле уже не показать: тогда играли по прежним правилам, а их у бота больше нет. Что было, рассказывает /log.
board-no-photos = В этот чат нельзя слать картинки: так настроена группа.
board-which = Какую игру показать?
# $title (Msg): название игры
# $table (string): имя стола
board-which-button = { $title } · «{ $table }»
