# /stats: игры этого чата и его люди.

stats-none = Здесь ещё не играли. Открыть стол — /newgame
# $games (number): сколько сыграно
# $seats (number): сколько мест было в них занято
stats-title = <b>📊 Игры этого чата</b>
    Сыграно: { $games }, занято мест: { $seats }
# $tables (list): имена столов
stats-live = Сейчас идут: { COMMA($tables) }
# $name (string): кто
# $facts (list): игры, победы, пропуски
stats-person = <b>{ $name }</b> — { COMMA($facts) }
# $games (number): сколько игр сыграно до конца
stats-games = игр: { $games }
# $wins (number): сколько побед
# $ranked (number): в скольких играх были места
stats-wins = побед: { $wins } из { $ranked }
# $missed (number): сколько пропущено сроков
stats-missed = пропусков: { $missed }
