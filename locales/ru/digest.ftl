# Лично: что принёс ответ и что было без вас.

# $table (string): имя стола
digest-catch-up-title = <b>«{ $table }»: что было без вас</b>
# $line (Msg): что случилось
digest-catch-up-line = • { $line }
# $count (number): сколько строк не поместилось
digest-catch-up-more = Ещё раньше: { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
 } — всё в /log
# $what (Msg): что было выбрано
digest-ordered = <i>Ваш ответ:</i> { $what }
# $what (Msg): что сыграно
digest-by-silence = <i>Вы промолчали, и вышло:</i> { $what }
